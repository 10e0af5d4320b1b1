"""What an action would cost and do, from the events that it would cause."""

from collections.abc import Callable, Iterable
from functools import reduce
from itertools import groupby

from bot.text import names
from bot.text.voice import Event, Voice

_PAID = ("built", "linked")
_CUBES = ("coal_taken", "iron_taken", "coal_bought", "iron_bought")


def price(events: Iterable[Event], lang: str) -> str:
    """The price for a choice's label: `£16 + free coal (Bolton) + iron £2 = £18`.

    At most about 70 characters.
    """
    voice = Voice(lang)
    found = list(events)
    spent = sum(event["pounds"] for event in found if event["kind"] in _PAID)
    bought = sum(event["pounds"] for event in found if event["kind"].endswith("_bought"))
    parts = [names.pounds(lang, spent)] if spent else []
    parts += [_cubes(voice, run) for run in _runs(found)]
    if not parts:
        return voice.text("price-free")
    told = reduce(lambda first, second: voice.text("price-and", first=first, second=second), parts)
    return voice.text("price-total", parts=told, total=spent + bought) if bought and len(parts) > 1 else told


def _runs(events: list[Event]) -> list[list[Event]]:
    """The cubes used, those from one place together."""
    cubes = [event for event in events if event["kind"] in _CUBES]
    return [list(run) for _, run in groupby(cubes, key=_origin)]


def _origin(event: Event) -> tuple[str, str]:
    return event["kind"], names.place_of(event.get("slot", ""))


def _cubes(voice: Voice, run: list[Event]) -> str:
    resource = run[0]["kind"].split("_")[0] + ("s" if len(run) > 1 else "")
    if "slot" in run[0]:
        return voice.text(f"price-{resource}", cubes=len(run), place=voice.place_of(run[0]["slot"]))
    pounds = sum(event["pounds"] for event in run)
    return voice.text(f"price-{resource}-market", cubes=len(run), pounds=pounds)


def quote(events: Iterable[Event], lang: str, viewer: str | None, *, uncertain: bool = False) -> str:
    """What an action would cost its seat (`viewer`) and what would follow, in a few sentences.

    `uncertain`: something hidden would be turned over, and the events stop there.
    """
    voice = Voice(lang, viewer)
    found = list(events)
    cost = price(found, lang)
    kinds = {event["kind"] for event in found}
    told = [voice.text("quote-free")]
    if kinds & {*_PAID, *_CUBES}:
        paid = any(kind in _PAID or kind.endswith("_bought") for kind in kinds)
        told = [voice.text("quote-cost" if paid else "quote-no-money", cost=cost)]
    clauses = [clause for event in found if (clause := _clause(voice, event))]
    told += [voice.text("quote-then", clauses="; ".join(clauses))] if clauses else []
    told += [voice.text("quote-uncertain")] if uncertain else []
    return " ".join(told)


def _clause(voice: Voice, event: Event) -> str:
    teller = _FOLLOWS.get(event["kind"])
    return teller(voice, event) if teller else ""


def _flip(voice: Voice, event: Event) -> str:
    return voice.text(
        "would-flip",
        yours=voice.you(event["owner"]),
        owner=voice.seat(event["owner"]),
        tile=names.tile(voice.lang, event["industry"], event["level"]),
        place=voice.place_of(event["slot"]),
        change=voice.income_change(event["space_before"], event["space_after"]),
    )


def _ship(voice: Voice, event: Event) -> str:
    return voice.text(f"would-ship-{event['resource']}", cubes=event["cubes"], pounds=event["pounds"])


def _lose_cubes(voice: Voice, event: Event) -> str:
    return voice.text("would-lose-cubes", cubes=event["cubes"]) if event["cubes"] else ""


def _loan(voice: Voice, event: Event) -> str:
    change = voice.level_change(event["space_before"], event["space_after"])
    return voice.text("would-loan", pounds=event["pounds"], change=change)


_FOLLOWS: dict[str, Callable[[Voice, Event], str]] = {
    "flipped": _flip,
    "shipped": _ship,
    "replaced": _lose_cubes,
    "loan": _loan,
}
