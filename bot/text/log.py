"""The log in words: which turns and which parts of them are wanted, cut into pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.text import events
from bot.text.grouping import groups
from bot.text.voice import Event
from data.texts import text

KINDS = ("all", "build", "network", "develop", "sell", "loan", "round")
_HEADS = {
    "build": {"built"},
    "network": {"linked"},
    "develop": {"developed"},
    "sell": {"sold", "distant_turned"},
    "loan": {"loan"},
    "round": {"round_ended", "era_ended", "game_ended", "links_scored", "tiles_scored", "money_scored"},
}


class Published(Protocol):
    """A published turn, as the service hands it out."""

    @property
    def number(self) -> int:
        """Its number in the game, from 1."""
        ...

    @property
    def seat(self) -> str:
        """Whose it was."""
        ...

    @property
    def events(self) -> Sequence[Event]:
        """What happened in it, as far as the reader may know."""
        ...


@dataclass(frozen=True)
class Filter:
    """What is wanted of a log; empty or 0 means all. `first` is the number of the first turn."""

    kind: str = "all"
    seat: str = ""
    era: str = ""
    round: int = 0
    first: int = 0


def entries(
    turns: Iterable[Published],
    lang: str,
    wanted: Filter,
    *,
    viewer: str | None = None,
    people: Mapping[str, str] | None = None,
) -> list[str]:
    """One entry for each turn in which something of what is wanted happened, with its number before it.

    `turns` must be all from the first one on, since eras and rounds are counted along.
    """
    found = []
    for turn, era, number in _dated(turns):
        if turn.number < wanted.first or not _fits(turn, era, number, wanted):
            continue
        kept = _wanted(turn.events, wanted.kind)
        told = events.told(kept, lang, viewer=viewer, people=people) if kept else ""
        if told:
            found.append(text(lang, "chat-log-turn", number=turn.number, told=told))
    return found


def pages(told: Sequence[str], most: int) -> list[str]:
    """The entries in pages of at most `most` characters; an entry is cut only where it alone is longer."""
    found: list[str] = []
    for entry in told:
        if found and len(found[-1]) + 1 + len(entry) <= most:
            found[-1] = f"{found[-1]}\n{entry}"
        else:
            found.append(entry if len(entry) <= most else entry[: most - 1] + "…")
    return found


def _dated(turns: Iterable[Published]) -> Iterator[tuple[Published, str, int]]:
    """Each turn with the era and the round in which it was played."""
    era, number = "canal", 1
    for turn in turns:
        yield turn, era, number
        kinds = {event["kind"] for event in turn.events}
        if "new_era" in kinds:
            era, number = "rail", 1
        elif "round_ended" in kinds:
            number += 1


def _fits(turn: Published, era: str, number: int, wanted: Filter) -> bool:
    return wanted.seat in ("", turn.seat) and wanted.era in ("", era) and wanted.round in (0, number)


def _wanted(happened: Sequence[Event], kind: str) -> list[Event]:
    if kind not in _HEADS:
        return list(happened)
    heads = _HEADS[kind]
    return [
        event
        for group in groups(happened)
        if any(each["kind"] in heads for each in group.events)
        for event in group.events
    ]
