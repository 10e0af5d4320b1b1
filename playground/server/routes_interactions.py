"""REST: answers to interactions, and the webhook of an interaction's token."""

from .errors import DiscordError
from .interactions import Callback, Interaction
from .model import Json
from .rest import Call, route
from .shapes import message_json

HOOK = "/webhooks/{webhook_id}/{webhook_token}"


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def answer(call: Call) -> Json | None:
    interaction = call.server.interactions.answer(
        call.id("interaction_id"), call.path["interaction_token"], call.draft
    )
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _callback_json(call, interaction)


def _callback_json(call: Call, interaction: Interaction) -> Json:
    shape: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    answer: Json = {"interaction": shape}
    if interaction.callback in (Callback.CHOICES, Callback.MODAL):
        return answer
    original = interaction.original
    assert original is not None and interaction.callback is not None
    shape |= {
        "response_message_id": str(original.id),
        "response_message_loading": original.loading,
        "response_message_ephemeral": original.ephemeral,
    }
    if interaction.callback in (Callback.MESSAGE, Callback.UPDATE):
        answer["resource"] = {
            "type": int(interaction.callback),
            "message": message_json(call.world, original),
        }
    return answer


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.world.bot.id:
        raise DiscordError(404, 10015, "Unknown Webhook")
    return call.server.interactions.by_token(call.path["webhook_token"])


@route("POST", HOOK)
def follow_up(call: Call) -> Json:
    message = call.server.interactions.follow_up(_interaction(call), call.draft)
    return message_json(call.world, message)


@route("GET", HOOK + "/messages/@original")
@route("GET", HOOK + "/messages/{message_id}")
def fetch(call: Call) -> Json:
    message = call.server.interactions.message_of(_interaction(call), _message_id(call))
    return message_json(call.world, message)


@route("PATCH", HOOK + "/messages/@original")
@route("PATCH", HOOK + "/messages/{message_id}")
def change(call: Call) -> Json:
    interactions = call.server.interactions
    interaction = _interaction(call)
    message = interactions.message_of(interaction, _message_id(call))
    return message_json(call.world, interactions.edit(interaction, message, call.draft))


@route("DELETE", HOOK + "/messages/@original")
@route("DELETE", HOOK + "/messages/{message_id}")
def delete(call: Call) -> None:
    interaction = _interaction(call)
    call.server.interactions.delete(interaction, _message_id(call))


def _message_id(call: Call) -> int | None:
    return call.id("message_id") if "message_id" in call.path else None
