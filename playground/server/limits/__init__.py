"""House rules: Discord's limits, those that its specification does not express included."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..compose import Draft
from ..errors import DiscordError, Problem
from ..interactions import Callback
from ..model import Message
from .commands import check_choices, check_command, check_commands
from .messages import check_message
from .modals import check_modal
from .report import Report

if TYPE_CHECKING:
    from ..rest import Call

__all__ = ["problems_of"]


def problems_of(call: "Call") -> list[Problem]:
    """What is wrong with a request. Raises DiscordError for what has a code of its own (50006, 40005)."""
    report = Report()
    check = CHECKS.get((call.method, call.template))
    if check is not None:
        check(report, call)
    return report.problems


def _new_message(report: Report, call: "Call") -> None:
    check_message(report, call.draft)


def _edited_message(report: Report, call: "Call") -> None:
    message_id = call.id("message_id")
    check_message(report, call.draft, call.world.messages.get(call.id("channel_id"), {}).get(message_id))


def _edited_answer(report: Report, call: "Call") -> None:
    message_id = call.id("message_id") if "message_id" in call.path else None
    check_message(report, call.draft, _answer(call, message_id))


def _answer(call: "Call", message_id: int | None) -> Message | None:
    """The message that an edit by an interaction's token is about; the route says why there is none."""
    try:
        interaction = call.server.interactions.by_token(call.path["webhook_token"])
        return call.server.interactions.message_of(interaction, message_id)
    except DiscordError:
        return None


def _callback(report: Report, call: "Call") -> None:
    kind, data = call.body.get("type"), call.body.get("data")
    if kind not in set(Callback):
        known = ", ".join(str(int(each)) for each in Callback)
        report.add(("type",), "BASE_TYPE_CHOICES", f'Value of field "type" must be one of ({known}).')
        return
    inner = Report()
    if data is None and kind in (Callback.MESSAGE, Callback.MODAL, Callback.CHOICES):
        report.add(("data",), "BASE_TYPE_REQUIRED", "This field is required")
    elif kind == Callback.CHOICES:
        check_choices(inner, ("choices",), data.get("choices") or [], autocomplete=True)
    elif kind == Callback.MODAL:
        check_modal(inner, data)
    elif kind == Callback.UPDATE:
        check_message(inner, Draft(data or {}, call.files), _clicked(call))
    else:
        check_message(inner, Draft(data or {}, call.files), deferred=kind != Callback.MESSAGE)
    for problem in inner.problems:
        report.add(("data", *problem.where), problem.code, problem.message)


def _clicked(call: "Call") -> Message | None:
    return call.server.interactions.source_of(call.path["interaction_token"])


def _replaced_commands(report: Report, call: "Call") -> None:
    check_commands(report, call.body)


def _one_command(report: Report, call: "Call") -> None:
    check_command(report, (), call.body)


def _named(report: Report, call: "Call") -> None:
    report.text(("name",), call.body.get("name"), 100, 1)


def _renamed(report: Report, call: "Call") -> None:
    if "name" in call.body:
        _named(report, call)


MESSAGES = "/channels/{channel_id}/messages"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"

CHECKS: dict[tuple[str, str], Callable[[Report, "Call"], None]] = {
    ("POST", MESSAGES): _new_message,
    ("PATCH", MESSAGES + "/{message_id}"): _edited_message,
    ("POST", HOOK): _new_message,
    ("PATCH", HOOK + "/messages/@original"): _edited_answer,
    ("PATCH", HOOK + "/messages/{message_id}"): _edited_answer,
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): _callback,
    ("PUT", COMMANDS): _replaced_commands,
    ("PUT", GUILD_COMMANDS): _replaced_commands,
    ("POST", COMMANDS): _one_command,
    ("POST", GUILD_COMMANDS): _one_command,
    ("POST", "/channels/{channel_id}/threads"): _named,
    ("POST", MESSAGES + "/{message_id}/threads"): _named,
    ("PATCH", "/channels/{channel_id}"): _renamed,
}
