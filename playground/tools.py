"""The drawer of the page: what happens to a bot in real life, on request. Each gives a sentence, or None."""

from collections.abc import Awaitable, Callable

from . import fill
from .stage import Stage

Tool = Callable[..., Awaitable[str | None]]
WAIT_WHEN_LIMITED = 1.0
"""Seconds that a 429 asks the bot to wait."""


async def dms(stage: Stage, person: str, on: bool) -> str | None:
    """Opens or closes a person's direct messages."""
    stage.server.person(int(person)).set_dms_open(on)
    return None


async def locale(stage: Stage, person: str, locale: str) -> str | None:
    """Changes the language of a person's Discord."""
    stage.server.person(int(person)).set_locale(locale)
    return None


async def restart(stage: Stage) -> str | None:
    await stage.restart_bot()
    return None if stage.server.gateway.connected else "The bot did not come back; the terminal says why."


async def drop(stage: Stage) -> str | None:
    """Cuts the gateway."""
    await stage.server.gateway.drop()
    return None


async def fail(stage: Stage, status: int, count: int) -> str | None:
    """Lets the bot's next requests fail."""
    if status == 429:
        stage.server.faults.rate_limit(WAIT_WHEN_LIMITED, count)
    else:
        stage.server.faults.fail(status, count)
    return None


async def forward(stage: Stage, seconds: float) -> str | None:
    """Moves the clock forward."""
    stage.server.clock.advance(seconds)
    return None


async def reset(stage: Stage) -> str | None:
    await stage.reset()
    return None


async def play(stage: Stage, person: str, on: bool) -> str | None:
    """Lets a person play by itself, or by hand again."""
    stage.players.let_play(int(person), on)
    return None


async def fill_table(stage: Stage, person: str, channel: str) -> str | None:
    return await fill.fill_table(stage, int(person), int(channel))


async def start(stage: Stage, person: str, channel: str) -> str | None:
    return await fill.start_game(stage, int(person), int(channel))


TOOLS: dict[str, Tool] = {
    "dms": dms,
    "locale": locale,
    "restart": restart,
    "drop": drop,
    "fail": fail,
    "forward": forward,
    "reset": reset,
    "play": play,
    "fill": fill_table,
    "start": start,
}
