"""What the page can ask for: one function a call, JSON in and out."""

from collections.abc import Awaitable, Callable
from typing import Any

from . import given as take
from .server import NotOffered, Person, Response, Seen
from .server.model import Channel, Json
from .stage import Stage
from .tools import TOOLS

NO_ANSWER = {"slash": "The application did not respond.", "component": "This interaction failed."}

Call = Callable[[Stage, Json], Awaitable[Json]]


class Refused(Exception):
    """A call that cannot be carried out; the text is a sentence for the person."""


def _person(stage: Stage, asked: Json) -> Person:
    return stage.server.person(int(asked["person"]))


def _channel(stage: Stage, asked: Json) -> Channel:
    if (channel := stage.server.world.channels.get(int(asked["channel"] or 0))) is None:
        raise Refused("This channel does not exist any more.")
    return channel


def _message(stage: Stage, person: Person, asked: Json) -> Seen:
    """A message that the person sees, by its id."""
    number = int(asked["message"])
    for channel in stage.server.world.channels.values():
        if number in stage.server.world.messages[channel.id]:
            for seen in person.sees(channel):
                if seen.id == number:
                    return seen
    raise Refused("This message does not exist any more.")


async def _answer(stage: Stage, send: Callable[[], Response], failure: str) -> Json:
    """Sends an interaction and waits for the bot's first answer: {}, {"error"} or {"form"}."""
    try:
        response = await send().answered()
    except (NotOffered, LookupError) as error:
        raise Refused(f"{error}.".capitalize()) from None
    if response.failed:
        return {"error": failure}
    if response.modal is None:
        return {}
    return {"form": {"token": stage.forms.keep(response), **response.modal}}


async def slash(stage: Stage, asked: Json) -> Json:
    person, channel = _person(stage, asked), _channel(stage, asked)
    options = take.command_options(stage.server.world, asked["command"], asked["options"])
    return await _answer(
        stage, lambda: person.send_slash(channel, asked["command"], **options), NO_ANSWER["slash"]
    )


async def autocomplete(stage: Stage, asked: Json) -> Json:
    """{"choices"}: a list of {"name", "value"}, or null where the bot gave none in time."""
    person, channel = _person(stage, asked), _channel(stage, asked)
    options = take.command_options(stage.server.world, asked["command"], asked["options"])
    focused = asked["focused"]
    typed = options.pop(focused, "")
    try:
        response = await person.send_autocomplete(
            channel, asked["command"], focused, typed, **options
        ).answered()
    except (NotOffered, LookupError):
        return {"choices": None}
    return {"choices": None if response.failed else response.choices}


async def click(stage: Stage, asked: Json) -> Json:
    person = _person(stage, asked)
    message = _message(stage, person, asked)
    return await _answer(stage, lambda: person.send_click(message, asked["control"]), NO_ANSWER["component"])


async def choose(stage: Stage, asked: Json) -> Json:
    person = _person(stage, asked)
    message = _message(stage, person, asked)
    values = take.chosen(stage.server.world, message.select(asked["control"]).kind, asked["values"])
    return await _answer(
        stage, lambda: person.send_choose(message, asked["control"], values), NO_ANSWER["component"]
    )


async def submit(stage: Stage, asked: Json) -> Json:
    person = _person(stage, asked)
    opened = stage.forms.find(person, asked["form"])
    if opened is None or opened.modal is None:
        raise Refused("This form is too old. Open it again.")
    values = take.form_values(stage.server.world, opened.modal, asked["values"])
    return await _answer(stage, lambda: person.send_submit(opened, values), NO_ANSWER["component"])


async def say(stage: Stage, asked: Json) -> Json:
    person, channel = _person(stage, asked), _channel(stage, asked)
    try:
        await person.say(channel, asked["text"])
    except NotOffered as error:
        raise Refused(f"{error}.".capitalize()) from None
    return {}


async def dismiss(stage: Stage, asked: Json) -> Json:
    person = _person(stage, asked)
    person.dismiss(_message(stage, person, asked))
    return {}


async def read(stage: Stage, asked: Json) -> Json:
    stage.marks.read(int(asked["person"]), int(asked["channel"]))
    stage.tell_unread()
    return {}


async def tool(stage: Stage, asked: Json) -> Json:
    """Something from the drawer; {"done"} with a sentence where there is more to say than that it worked."""
    arguments: dict[str, Any] = {key: value for key, value in asked.items() if key != "tool"}
    return {"done": await TOOLS[asked["tool"]](stage, **arguments)}


CALLS: dict[str, Call] = {
    call.__name__: call for call in (slash, autocomplete, click, choose, submit, say, dismiss, read, tool)
}
