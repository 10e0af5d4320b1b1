"""Turns a request's body and files into a message of the world, and edits into changed messages."""

import io
import mimetypes
import re
from dataclasses import dataclass, field
from typing import Any

from PIL import Image, UnidentifiedImageError

from .model import Attachment, Channel, File, Json, Message, MessageFlag
from .permissions import Permission
from .world import World

SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
MEDIA_KEYS = ("media", "file")


@dataclass
class Upload:
    """One file of a multipart request."""

    filename: str
    data: bytes


@dataclass
class Draft:
    """A body that passed the limits, and its files by the number they carry."""

    body: Json
    files: dict[int, Upload] = field(default_factory=dict)


def new_message(world: World, channel: Channel, author_id: int, draft: Draft, **fields: Any) -> Message:
    """The message a draft describes, not yet entered. `fields` are further fields of Message."""
    message = Message(world.ids.next(), channel.id, author_id, **fields)
    message.flags |= int(draft.body.get("flags") or 0) & SETTABLE
    fill(world, message, draft)
    return message


def fill(world: World, message: Message, draft: Draft) -> None:
    """Sets everything the draft mentions; what it does not mention stays."""
    body = draft.body
    _set_attachments(world, message, draft)
    places = {each.filename: each for each in message.attachments}
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [_embed(embed, places) for embed in body["embeds"] or []]
    if "components" in body:
        message.components = numbered([_resolved(_bare(each), places) for each in body["components"] or []])
    if body.get("poll"):
        message.poll = body["poll"]
    _set_mentions(world, message, body)


def edit(world: World, message: Message, draft: Draft) -> None:
    """Applies an edit and announces it. New pictures join the old ones unless the body lists what stays."""
    if "flags" in draft.body:
        asked = int(draft.body["flags"] or 0) & SETTABLE
        message.flags = (message.flags & ~MessageFlag.SUPPRESS_EMBEDS) | asked
    fill(world, message, draft)
    message.flags &= ~MessageFlag.LOADING
    message.edited_at = world.clock.now()
    world.change_message(message)


def _set_attachments(world: World, message: Message, draft: Draft) -> None:
    listed: list[Json] | None = draft.body.get("attachments")
    if listed is not None:
        kept = {int(each["id"]): each for each in listed}
        for gone in [each for each in message.attachments if each.id not in kept]:
            message.attachments.remove(gone)
            world.forget_file(gone.id)
        for attachment in message.attachments:
            attachment.description = kept[attachment.id].get("description", attachment.description)
    described = {int(each["id"]): each for each in listed or []}
    for number, upload in draft.files.items():
        details = described.get(number, {})
        message.attachments.append(store_file(world, message.channel_id, upload, details))


def store_file(world: World, channel_id: int, upload: Upload, details: Json) -> Attachment:
    """Keeps an uploaded file and returns the attachment that stands for it."""
    filename = re.sub(r"[^\w.\-]", "_", details.get("filename") or upload.filename)
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    width, height = _size(upload.data) if kind.startswith("image/") else (None, None)
    attachment = Attachment(
        world.ids.next(),
        filename,
        len(upload.data),
        kind,
        channel_id,
        details.get("description"),
        width,
        height,
    )
    world.keep_file(attachment.id, File(upload.data, kind, filename))
    return attachment


def _size(data: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None


def _media(media: Json, places: dict[str, Attachment]) -> Json:
    url = media.get("url", "")
    attachment = places.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if attachment is None:
        return media | {"proxy_url": url}
    found: Json = {
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    found |= {
        "id": str(attachment.id),
        "width": attachment.width,
        "height": attachment.height,
        "attachment_id": str(attachment.id),
    }
    return media | found


def _embed(embed: Json, places: dict[str, Attachment]) -> Json:
    shape: Json = {"type": "rich"} | embed
    for key in ("image", "thumbnail"):
        if shape.get(key):
            shape[key] = _media(shape[key], places)
    return shape


def _bare(component: Any) -> Any:
    """A component without the keys that say nothing, as Discord gives it back."""
    if isinstance(component, dict):
        return {key: _bare(value) for key, value in component.items() if value is not None}
    return [_bare(each) for each in component] if isinstance(component, list) else component


def _resolved(component: Json, places: dict[str, Attachment]) -> Json:
    shape = dict(component)
    for key in MEDIA_KEYS:
        if isinstance(shape.get(key), dict):
            shape[key] = _media(shape[key], places)
    if isinstance(shape.get("accessory"), dict):
        shape["accessory"] = _resolved(shape["accessory"], places)
    for key in ("components", "items"):
        if isinstance(shape.get(key), list):
            shape[key] = [_resolved(each, places) for each in shape[key]]
    return shape


def numbered(components: list[Json]) -> list[Json]:
    """Gives every component the integer id that Discord gives it, depth first from 1."""
    count = 0

    def visit(component: Json) -> None:
        nonlocal count
        count += 1
        component["id"] = component.get("id") or count
        for child in children(component):
            visit(child)

    for component in components:
        visit(component)
    return components


def children(component: Json) -> list[Json]:
    """The components directly inside one."""
    inner = list(component.get("components") or [])
    inner.extend(component[key] for key in ("accessory", "component") if component.get(key))
    return inner


def every_component(components: list[Json]) -> list[Json]:
    """All components of a message or modal, nested ones included, in the order they are shown."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        found.extend(every_component(children(component)))
    return found


def spoken(message: Message) -> str:
    """The text in which mentions count: content and text displays."""
    texts = [each["content"] for each in every_component(message.components) if each["type"] == 10]
    return "\n".join([message.content, *texts])


def _set_mentions(world: World, message: Message, body: Json) -> None:
    if message.visible_to is not None:
        return
    text = spoken(message)
    allowed = body.get("allowed_mentions")
    users = _allowed(text, allowed, "users", r"<@!?(\d+)>")
    message.mentions = [each for each in users if each in world.users]
    message.mention_roles = _allowed(text, allowed, "roles", r"<@&(\d+)>")
    everyone = allowed is None or "everyone" in allowed.get("parse", ())
    may = (
        world.permissions(message.author_id, world.channels[message.channel_id]) & Permission.MENTION_EVERYONE
    )
    message.mention_everyone = bool(everyone and may and re.search(r"@(everyone|here)\b", text))


def _allowed(text: str, allowed: Json | None, kind: str, pattern: str) -> list[int]:
    found = list(dict.fromkeys(int(each) for each in re.findall(pattern, text)))
    if allowed is None or kind in allowed.get("parse", ()):
        return found
    named = {int(each) for each in allowed.get(kind) or ()}
    return [each for each in found if each in named]
