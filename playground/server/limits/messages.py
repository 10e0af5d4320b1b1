"""Discord's limits of messages: text, embeds, attachments, mentions, and what may stand together."""

from collections.abc import Iterator
from typing import Any

from ..compose import Draft
from ..errors import DiscordError, Step
from ..model import Json, Message, MessageFlag
from .components import check_components
from .report import Report

MOST_CONTENT, MOST_EMBEDS, MOST_EMBED_TEXT, MOST_ATTACHMENTS = 2000, 10, 6000, 10
MOST_FILE_BYTES = 10 * 1024 * 1024
MOST_NONCE = 25
MOST_REQUEST_BYTES = 25 * 1024 * 1024
EMBED_TEXTS = {"title": 256, "description": 4096}
EMBED_NAMES = {"footer": ("text", 2048), "author": ("name", 256)}
NOT_WITH_LAYOUT = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    report: Report, draft: Draft, existing: Message | None = None, *, deferred: bool = False
) -> None:
    """A new message or, with `existing`, an edit. Raises DiscordError 50006 (empty), 40005 (too large)."""
    body = draft.body
    layout = is_layout(body, existing)
    report.text(("content",), body.get("content"), MOST_CONTENT)
    report.text(("nonce",), str(body.get("nonce") or ""), MOST_NONCE)
    _check_embeds(report, body.get("embeds") or [])
    check_components(report, body.get("components") or [], layout=layout)
    _check_attachments(report, draft, existing)
    _check_mentions(report, body.get("allowed_mentions") or {})
    _check_poll(report, body.get("poll") or {})
    if layout:
        _check_layout(report, body, existing)
    if not report.problems and not deferred and _is_empty(draft, existing):
        raise DiscordError(400, 50006, "Cannot send an empty message")


def is_layout(body: Json, existing: Message | None) -> bool:
    """Whether the message is one of Components V2; the flag never goes away again."""
    flags = int(body.get("flags") or 0) | (existing.flags if existing is not None else 0)
    return bool(flags & MessageFlag.COMPONENTS_V2)


def _check_layout(report: Report, body: Json, existing: Message | None) -> None:
    kept: Json = {}
    if existing is not None and not existing.flags & MessageFlag.COMPONENTS_V2:
        kept = {"content": existing.content, "embeds": existing.embeds, "poll": existing.poll}
    for name in NOT_WITH_LAYOUT:
        if body.get(name, kept.get(name)):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            report.add(
                (name,), code, f'The "{name}" field cannot be used when using MessageFlags.IS_COMPONENTS_V2'
            )


def _is_empty(draft: Draft, existing: Message | None) -> bool:
    if draft.files or draft.body.get("poll") or draft.body.get("sticker_ids"):
        return False
    if existing is None:
        return not any(draft.body.get(name) for name in ("content", "embeds", "components"))
    names = ("content", "embeds", "components", "attachments")
    kept = [draft.body.get(name, getattr(existing, name)) for name in names]
    return not any(kept) and not existing.poll and not existing.loading


def _check_embeds(report: Report, embeds: list[Json]) -> None:
    report.count(("embeds",), embeds, MOST_EMBEDS)
    for number, embed in enumerate(embeds):
        _check_embed(report, ("embeds", number), embed)
    if sum(len(text) for embed in embeds for text in _embed_texts(embed)) > MOST_EMBED_TEXT:
        message = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        report.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(report: Report, where: tuple[Step, ...], embed: Json) -> None:
    for name, most in EMBED_TEXTS.items():
        report.text((*where, name), embed.get(name), most)
    for name, (inner, most) in EMBED_NAMES.items():
        if embed.get(name):
            report.text((*where, name, inner), embed[name].get(inner), most)
    report.count((*where, "fields"), embed.get("fields"), 25)
    for number, field in enumerate(embed.get("fields") or ()):
        report.text((*where, "fields", number, "name"), field.get("name"), 256, 1)
        report.text((*where, "fields", number, "value"), field.get("value"), 1024, 1)


def _embed_texts(embed: Json) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    for name, (inner, _) in EMBED_NAMES.items():
        yield (embed.get(name) or {}).get(inner) or ""
    for field in embed.get("fields") or ():
        yield field.get("name") or ""
        yield field.get("value") or ""


def _check_attachments(report: Report, draft: Draft, existing: Message | None) -> None:
    sizes = [len(upload.data) for upload in draft.files.values()]
    if any(size > MOST_FILE_BYTES for size in sizes) or sum(sizes) > MOST_REQUEST_BYTES:
        raise DiscordError(413, 40005, "Request entity too large")
    listed = draft.body.get("attachments")
    old = existing.attachments if existing is not None else []
    if listed is None:
        total, names = len(old) + len(draft.files), {upload.filename for upload in draft.files.values()}
        names |= {each.filename for each in old}
    else:
        _check_listed(report, draft, listed, {each.id for each in old})
        total, names = len(listed), _names_of(draft, listed, existing)
    if total > MOST_ATTACHMENTS:
        report.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    _check_references(report, draft.body, names)


def _names_of(draft: Draft, listed: list[Json], existing: Message | None) -> set[str]:
    known = {each.id: each.filename for each in (existing.attachments if existing is not None else [])}
    known |= {number: upload.filename for number, upload in draft.files.items()}
    return {each.get("filename") or known.get(int(each["id"]), "") for each in listed}


def _check_listed(report: Report, draft: Draft, listed: list[Json], old: set[int]) -> None:
    for number, each in enumerate(listed):
        where = ("attachments", number)
        report.text((*where, "description"), each.get("description"), 1024)
        if int(each["id"]) not in draft.files and int(each["id"]) not in old:
            message = f"Referenced attachment not found: {each['id']}"
            report.add((*where, "id"), "ATTACHMENT_NOT_FOUND", message)
    if unlisted := set(draft.files) - {int(each["id"]) for each in listed}:
        message = f"Files without an entry: {sorted(unlisted)}"
        report.add(("attachments",), "ATTACHMENT_NOT_FOUND", message)


def _check_references(report: Report, body: Json, names: set[str]) -> None:
    """Every `attachment://name` must name a file of this message."""
    for name in ("embeds", "components"):
        for where, url in _urls((name,), body.get(name)):
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                message = f"The referenced attachment was not found: {url}"
                report.add(where, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)


def _urls(where: tuple[Step, ...], value: Any) -> Iterator[tuple[tuple[Step, ...], str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("url", "icon_url") and isinstance(inner, str):
                yield (*where, key), inner
            else:
                yield from _urls((*where, key), inner)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _urls((*where, number), inner)


def _check_mentions(report: Report, allowed: Json) -> None:
    for kind in ("users", "roles"):
        report.count(("allowed_mentions", kind), allowed.get(kind), 100)
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            report.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_poll(report: Report, poll: Json) -> None:
    if poll:
        report.text(("poll", "question", "text"), (poll.get("question") or {}).get("text"), 300, 1)
        report.count(("poll", "answers"), poll.get("answers"), 10, 1)
        for number, answer in enumerate(poll.get("answers") or ()):
            where = ("poll", "answers", number, "poll_media", "text")
            report.text(where, (answer.get("poll_media") or {}).get("text"), 55, 1)
