"""Letters about the people of a table, with the buttons that answer them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import discord

from bot.service import Game
from bot.service.messages import Announcement, Personal
from bot.text import events, names, people
from data.texts import text

from . import buttons
from .buttons import SEAT, Press, button
from .drawing import seat_names
from .panel.door import OPEN

VOTE, MUTE, ACCEPT, CONCEDE = "vote", "mute", "accept", "concede"
"""Kinds of presses."""
Maker = Callable[[], discord.ui.View]

# What may be done about a private letter, by what it tells: kind of press and text of its button.
_ANSWERS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "reminder": ((OPEN, "button-panel-open"), (MUTE, "button-mute")),
    "stand-in": ((SEAT, "button-back"),),
    "seated": ((OPEN, "button-panel-open"),),
    "invited": ((ACCEPT, "button-accept"),),
}


def announced(message: Announcement) -> tuple[str, Maker | None]:
    """The words for the channel, and a maker of buttons where there is something to decide."""
    game, lang = message.game, message.game.language
    told = {
        fact: f"<@{person.id}>" if person.id in message.pings else names.person(lang, person.name)
        for fact, person in message.people.items()
    }
    words = people.told(lang, f"table-told-{message.kind}", message.facts, told, _place(game))
    if lost := message.facts.get("lost"):
        words += "\n" + events.told(lost, lang, people=seat_names(game), without=("next", "places"))
    if message.ballot is not None:
        return words, _votes(game, message.ballot)
    return words, _one(game, SEAT, "button-seat", lang) if message.kind == "conceded" else None


def private(message: Personal, lang: str) -> tuple[str, Maker | None]:
    """The words for one person, and a maker of buttons."""
    told = {fact: names.person(lang, person.name) for fact, person in message.people.items()}
    words = people.told(lang, f"table-private-{message.kind}", message.facts, told, _place(message.game))
    answers = _ANSWERS[message.kind]
    game = message.game

    def make() -> discord.ui.View:
        return buttons.view(
            *(button(Press(kind, game.id, game.turn), text(lang, name)) for kind, name in answers)
        )

    return words, make


def _place(game: Game) -> dict[str, str | int]:
    return {"game": game.id, "channel": f"<#{game.channel.id}>"}


def _votes(game: Game, ballot: int) -> Maker:
    def make() -> discord.ui.View:
        return buttons.view(
            *(
                button(
                    Press(VOTE, game.id, ballot, choice=answer),
                    text(game.language, f"choice-answer-{answer}"),
                )
                for answer in ("yes", "no")
            )
        )

    return make


def _one(game: Game, kind: str, name: str, lang: str) -> Maker:
    return lambda: buttons.view(button(Press(kind, game.id, game.turn), text(lang, name)))
