"""The options of a lobby, before it is known how many people there will be."""

from __future__ import annotations

from bot.service.models import Json
from engine import OptionError, Options

PLAYERS = (2, 3, 4)


def possible_players(given: Json) -> tuple[int, ...]:
    """The numbers of people with which a game with these options can begin; empty if with none."""
    return tuple(players for players in PLAYERS if _options(given, players) is not None)


def checked(given: Json) -> Json:
    """The same options, as the engine writes them. Raises OptionError if no game can have them."""
    possible = possible_players(given)
    options = full_options(given, max(possible, default=PLAYERS[-1])).to_json()
    return {name: options[name] for name in given}


def shown_options(given: Json, people: int) -> Json:
    """All options as they would be for the people there are, or for the most that there can be."""
    possible = possible_players(given)
    return dict(full_options(given, people if people in possible else max(possible)).to_json())


def full_options(given: Json, players: int) -> Options:
    """The options of a game with so many players. Raises OptionError."""
    return Options.of(**{"players": players, **given})


def _options(given: Json, players: int) -> Options | None:
    if str(given.get("players", players)) != str(players):
        return None
    try:
        return full_options(given, players)
    except OptionError:
        return None
