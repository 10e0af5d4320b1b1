"""The end of a round, of an era and of the game in words: order, income, debts, the account, the winner."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.text import names
from bot.text.grouping import Group
from bot.text.voice import Event, Voice, signed
from data.facts import facts


def round_end(voice: Voice, group: Group) -> str:
    """The end of a round: the new order with what each spent, the income, who is short; a few lines."""
    lines = [
        voice.text("round-over", round=event["round"], era=names.era_inline(voice.lang, event["era"]))
        for event in group.of("round_ended")
    ]
    lines += [_order(voice, event) for event in group.of("order_set")]
    lines += _incomes(voice, group.of("income"))
    lines += [voice.sentence([_short(voice, event)]) for event in group.of("shortfall")]
    return "\n".join(lines)


def _order(voice: Voice, event: Event) -> str:
    entries = [
        voice.text("round-order-entry", place=place, who=voice.listed(seat), pounds=event["spent"][seat])
        for place, seat in enumerate(event["order"], start=1)
    ]
    return voice.text("round-order", order=", ".join(entries))


def _incomes(voice: Voice, events: list[Event]) -> list[str]:
    """Everybody's income in one line; those who cannot pay, and those without any, together at its end."""
    if not events:
        return []
    if not any(event["level"] for event in events):
        return [voice.text("round-no-income")]
    told = [_income(voice, event) for event in events if event["pounds"]]
    unpaid = [voice.listed(event["seat"]) for event in events if event["level"] < 0 and not event["pounds"]]
    without = [voice.listed(event["seat"]) for event in events if not event["level"]]
    told += [voice.text("income-broke", people=voice.joined(unpaid), count=len(unpaid))] if unpaid else []
    told += [voice.text("income-nothing", people=voice.joined(without))] if without else []
    return [voice.text("round-income", incomes="; ".join(told))]


def _income(voice: Voice, event: Event) -> str:
    sign, who = "plus" if event["level"] > 0 else "minus", voice.listed(event["seat"])
    return voice.text("income-entry", sign=sign, who=who, pounds=abs(event["pounds"]))


def debt(voice: Voice, group: Group) -> str:
    """A tile given up for a shortfall, or the points lost at the end of it."""
    event = group.events[0]
    return voice.sentence([_DEBTS[event["kind"]](voice, event)])


def _short(voice: Voice, event: Event) -> str:
    seat = event["seat"]
    return voice.text("round-short", you=voice.you(seat), who=voice.who(seat), pounds=event["pounds"])


def _removed(voice: Voice, event: Event) -> str:
    tile = names.tile(voice.lang, event["industry"], event["level"])
    place = voice.place_of(event["slot"])
    who = voice.who(event["seat"])
    return voice.text("gave-up", who=who, tile=tile, place=place, pounds=event["pounds"])


def _points_lost(voice: Voice, event: Event) -> str:
    who = voice.who(event["seat"])
    return voice.text("points-lost", who=who, points=event["points"], pounds=event["pounds"])


_DEBTS: dict[str, Callable[[Voice, Event], str]] = {
    "removed": _removed,
    "points_lost": _points_lost,
}


def account(voice: Voice, group: Group) -> str:
    """What each seat scored, and for what; the most points first. One line a seat."""
    by_seat: dict[str, list[Event]] = {}
    for event in group.events:
        by_seat.setdefault(event["seat"], []).append(event)
    totals = _totals(group)
    return "\n".join(_account_line(voice, seat, totals[seat], by_seat[seat]) for seat in totals)


def _totals(group: Group) -> dict[str, int]:
    """What each seat scored in all, the most points first."""
    totals: Counter[str] = Counter()
    for event in group.events:
        totals[event["seat"]] += event["points"]
    return dict(sorted(totals.items(), key=lambda entry: -entry[1]))


def _account_line(voice: Voice, seat: str, total: int, events: Iterable[Event]) -> str:
    given = list(events)
    introductory = any(event["kind"] == "income_scored" for event in given)
    parts = voice.joined([_part(voice, event, introductory=introductory) for event in given])
    who = voice.listed(seat)
    return voice.text("account-total", who=who, points=total, shown=signed(total), parts=parts)


def _part(voice: Voice, event: Event, *, introductory: bool) -> str:
    kind = event["kind"]
    points = signed(event["points"])
    if kind == "links_scored":
        return voice.text("account-links", points=points, links=event["links"])
    if kind == "tiles_scored":
        return voice.text("account-tiles", points=points, tiles=event["tiles"])
    if kind == "money_scored":
        most = facts().setups.introductory.most_money_points
        capped = "yes" if introductory and event["points"] == most else "no"
        return voice.text("account-money", points=points, pounds=event["pounds"], capped=capped)
    return voice.text("account-income" if kind == "income_scored" else "account-level-two", points=points)


def account_details(voice: Voice, group: Group) -> str:
    """Every link and every tile with its points, the dearest first. One line a seat for each of the two."""
    lines = []
    ranked = list(_totals(group))
    scored = group.of("links_scored", "tiles_scored")
    for event in sorted(scored, key=lambda event: ranked.index(event["seat"])):
        entries = _entries(voice, event)
        if entries:
            kind = "links" if event["kind"] == "links_scored" else "tiles"
            who = voice.listed(event["seat"])
            lines.append(voice.text(f"account-detail-{kind}", who=who, entries=entries))
    return "\n".join(lines)


def _entries(voice: Voice, event: Event) -> str:
    points: Mapping[str, int] = event["lines"] if event["kind"] == "links_scored" else event["slots"]
    name = names.line if event["kind"] == "links_scored" else _place
    ranked = sorted(points.items(), key=lambda entry: -entry[1])
    told = [voice.text("account-entry", what=name(voice.lang, what), points=each) for what, each in ranked]
    return ", ".join(told)


def _place(lang: str, slot: str) -> str:
    return names.place(lang, names.place_of(slot))


def game_won(voice: Voice, event: Event) -> str:
    """Who has won, and with how many points."""
    points: Mapping[str, int] = event["points"]
    return _winners(voice, list(event["winners"]), points)


def game_places(voice: Voice, event: Event) -> str:
    """Everybody's points from the first place to the last, one line each."""
    points: Mapping[str, int] = event["points"]
    places = places_of(points, event["winners"])
    return "\n".join(
        voice.text("game-standing", place=places[seat], who=voice.listed(seat), points=points[seat])
        for seat in sorted(points, key=lambda seat: places[seat])
    )


def places_of(points: Mapping[str, int], winners: Sequence[str]) -> dict[str, int]:
    """The place of each seat: 1 for who has won; others share a place where their points are level (R133)."""
    return {
        seat: 1
        if seat in winners
        else 1 + sum(other in winners or points[other] > points[seat] for other in points)
        for seat in points
    }


def _winners(voice: Voice, winners: list[str], points: Mapping[str, int]) -> str:
    best = points[winners[0]]
    if len(winners) > 1:
        people = voice.joined(map(voice.listed, winners))
        return voice.sentence([voice.text("game-shared", people=people, points=best)])
    return voice.sentence([_winner(voice, winners[0], points)])


def _winner(voice: Voice, seat: str, points: Mapping[str, int]) -> str:
    """One winner, and with whom the points were level where income or money decided it (R133)."""
    told: dict[str, str | int] = {"you": voice.you(seat), "who": voice.who(seat), "points": points[seat]}
    level = [other for other in points if other != seat and points[other] == points[seat]]
    if not level:
        return voice.text("game-won", **told)
    return voice.text("game-tie-broken", others=voice.joined(map(voice.listed, level)), **told)
