"""Switching the hints of a game on or off: silently in the lobby, which shows it, later for all to read."""

from __future__ import annotations

from bot.service.chronicle import announce
from bot.service.command import Command, Refusal
from bot.service.hints import HINTS, hints_on
from bot.service.lobby import saved
from bot.service.models import Done, Person
from bot.service.seating import own_seat, running
from bot.service.sight import game_of
from bot.store import GameRow, PersonRow


def allow_hints(command: Command, game: int, by: Person, allowed: bool, organiser: bool) -> Done:
    """Switch hints: the opener in a lobby, anybody at the table later, an organiser always.

    Refused: no_game, not_opener, not_seated, and as for anything in a game that is over.
    """
    row = command.transaction.games.get(game)
    if row is not None and row.status == "lobby":
        return _in_lobby(command, row, by, allowed, organiser)
    row = running(command, game)
    if not organiser:
        own_seat(command, row, by.id)
    if hints_on(command.transaction, row) != allowed:
        _set(command, row, allowed)
        command.transaction.people.meet(PersonRow(by.id, by.name))
        announce(command, row, "hints-on" if allowed else "hints-off", {"by": by.id})
    return Done(game_of(command.transaction, row, by.id))


def tell_with(command: Command, channel: int, by: Person, name: str, value: str | None, usual: str) -> None:
    """Set how much is told in a channel; where a game is under way, everybody there reads who did it."""
    preferences = command.transaction.preferences
    if preferences.get("channel", channel, name) == value:
        return
    preferences.set("channel", channel, name, value)
    row = command.transaction.games.live_in(channel)
    if row is not None and row.status == "running":
        command.transaction.people.meet(PersonRow(by.id, by.name))
        announce(command, row, f"{name}-{value or usual}", {"by": by.id})


def _in_lobby(command: Command, row: GameRow, by: Person, allowed: bool, organiser: bool) -> Done:
    if row.opener != by.id and not organiser:
        raise Refusal("not_opener", person=row.opener)
    _set(command, row, allowed)
    return saved(command, row, by.id)


def _set(command: Command, row: GameRow, allowed: bool) -> None:
    command.transaction.preferences.set("game", row.id, HINTS, "yes" if allowed else "no")
