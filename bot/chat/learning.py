"""Who has been taught what: tips that come once, the explained first turn, the offer of a short first game.

It is kept in a person's preferences. The setting `tips` switches all of it off.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

import discord

from bot.service import Done, Game, Json, Tables
from bot.text import learning
from data.texts import text

from . import buttons, lobby
from .buttons import Press
from .request import Request

SETTING: Final = "tips"
OFF: Final = "no"
SEEN: Final = "tips_seen"
TURNS: Final = "turns_explained"
OFFER: Final = "introductory"
"""The offer of the introductory game counts as a tip that was given."""
INTRODUCTORY: Final = "first-game"
"""The kind of a press that answers the offer of the introductory game."""


async def wanted(tables: Tables, person: int) -> bool:
    """Whether this person wants to be taught at all."""
    return await tables.preference("person", person, SETTING) != OFF


async def tip(
    tables: Tables, person: int, lang: str, view: Json, seat: str | None, events: Iterable[Json] = ()
) -> str:
    """The first fitting tip that this person has not had, which they now have; empty where there is none."""
    if seat is None or not await wanted(tables, person):
        return ""
    seen = await _seen(tables, person)
    for name in learning.situations(view, seat, events):
        # A notice and a panel may ask at the same moment: only one of them gets to tell it.
        if name not in seen and await tables.note_once(person, SEEN, name):
            return learning.tip(lang, name)
    return ""


async def after_action(request: Request, done: Done) -> str:
    """The tip for what somebody has just done; a turn that ended with it counts as explained."""
    if done.look is None:
        return ""
    if done.published:
        await turn_ended(request.tables, request.person.id)
    look, tables = done.look, request.tables
    return await tip(tables, request.person.id, request.lang, look.view, look.seat, done.events)


async def _seen(tables: Tables, person: int) -> list[str]:
    return (await tables.preference("person", person, SEEN) or "").split()


# The explained first turn


async def turns_explained(tables: Tables, person: int) -> int:
    """How many turns this person has ended with explanations; all of them for who wants none."""
    if not await wanted(tables, person):
        return learning.GUIDED_TURNS
    return int(await tables.preference("person", person, TURNS) or 0)


async def turn_ended(tables: Tables, person: int) -> None:
    """One more turn is over."""
    turns = await turns_explained(tables, person)
    if turns < learning.GUIDED_TURNS:
        await tables.prefer("person", person, TURNS, str(turns + 1))


async def explain_no_more(tables: Tables, person: int) -> None:
    """Somebody knows the game."""
    await tables.prefer("person", person, TURNS, str(learning.GUIDED_TURNS))


# A first game


async def offer(request: Request, game: Game) -> None:
    """Offer the introductory game to who opens their first lobby, once."""
    tables, person = request.tables, request.person.id
    if game.all_options["introductory"] or not await wanted(tables, person):
        return
    if await _seen(tables, person) or await turns_explained(tables, person):
        return
    if not await tables.note_once(person, SEEN, OFFER):
        return
    await request.reply.say(text(request.lang, "offer-introductory"), view=_answers(request.lang, game))


def _answers(lang: str, game: Game) -> discord.ui.View:
    style = {"yes": discord.ButtonStyle.primary, "no": discord.ButtonStyle.secondary}
    labels = {"yes": "button-introductory", "no": "button-whole-game"}
    return buttons.view(
        *(
            buttons.button(Press(INTRODUCTORY, game.id, choice=answer), text(lang, label), style[answer])
            for answer, label in labels.items()
        )
    )


async def _answered(request: Request, press: Press) -> None:
    if press.choice == "yes":
        changes: Json = {"introductory": True}
        outcome = await request.tables.change_options(press.game, request.person.id, changes, request.id)
        await lobby.refresh(request, request.accepted(outcome).game)
    taken = "offer-taken" if press.choice == "yes" else "offer-declined"
    await request.reply.show(text(request.lang, taken))


KINDS: Final[Mapping[str, Callable[[Request, Press], Awaitable[None]]]] = {INTRODUCTORY: _answered}
"""For the table of all presses."""
