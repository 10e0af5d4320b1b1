"""How many private letters somebody gets because of one person, however often that one asks."""

from __future__ import annotations

from datetime import timedelta

from bot.service.command import Command
from bot.store import NOBODY, OutboxRow

INVITED, SEATED = "invited", "seated"
"""The letters that one person sends another: an invitation, and that they were given a seat."""
ASKED_AGAIN = timedelta(days=1)
MOST_LETTERS = 3
"""So many of them somebody may get from the same person within that time, and one invitation to a game."""


def enough(command: Command, game: int, by: int, other: int) -> str | None:
    """Whether no letter goes out that invites `other` to a game: why (`Done.unwritten`), or None."""
    letters = _letters(command, other)
    if any(each.game == game and _what(each) == INVITED for each in letters):
        return "asked"
    return often(command, by, other)


def often(command: Command, by: int, other: int) -> str | None:
    """`often` where somebody has had letters enough from the same person, else None."""
    # Whoever has themselves forgotten in between gains nothing by it.
    own = [each for each in _letters(command, other) if _by(each) in (by, NOBODY)]
    return "often" if len(own) >= MOST_LETTERS else None


def _letters(command: Command, person: int) -> list[OutboxRow]:
    """Invitations of the last day that they did not follow, and seats that they were given."""
    found = command.transaction.outbox.written_to(person, command.now - ASKED_AGAIN)
    return [
        each
        for each in found
        if _what(each) == SEATED or (_what(each) == INVITED and _is_open(command, each.game, person))
    ]


def _what(letter: OutboxRow) -> str | None:
    return letter.facts["what"] if letter.facts else None


def _by(letter: OutboxRow) -> int | None:
    return letter.facts["facts"].get("by") if letter.facts else None


def _is_open(command: Command, game: int, person: int) -> bool:
    return any(each.id == person for each in command.transaction.invitations.of(game))
