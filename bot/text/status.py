"""How the game stands, at a glance: whose decision it is, the order, money, income, rounds, loans, rules."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.text import names
from bot.text.voice import Voice, signed
from data.texts import has, text

View = Mapping[str, Any]
"""A view in its JSON form: all that one seat, or a spectator, may know."""


def status(
    view: View,
    lang: str,
    people: Mapping[str, str] | None = None,
    *,
    options: bool = True,
    halted: Sequence[str] = (),
    ends: datetime | None = None,
) -> str:
    """The status of a view, addressed to its viewer, a line a player; with or without the rules in force.

    `halted` are sentences that say why the game stands still, `ends` is when the time for the present
    decision is up.
    """
    voice = Voice(lang, view["viewer"], people or {})
    lines = [heading(view, lang), *_waiting(voice, view), *halted]
    lines += [*deadline(lang, None if halted else ends), *_debts(voice, view)]
    lines += ["", voice.text("status-order-head")]
    lines += [_player(voice, view, place, player) for place, player in enumerate(view["players"], start=1)]
    lines += ["", *_rest(voice, view, in_full=options)]
    lines += ["", options_in_force(view["options"], lang)] if options else []
    return "\n".join(lines)


def heading(view: View, lang: str) -> str:
    """Era and round: `Canal Era, round 3 of 8`; or that the game is over, or was ended without a result."""
    if view["finished"]:
        return text(lang, "status-finished")
    if is_cancelled(view):
        return text(lang, "status-cancelled")
    era = names.era(lang, view["era"])
    return text(lang, "status-round", era=era, round=view["round"], rounds=view["rounds"])


def is_cancelled(view: View) -> bool:
    """Whether the game was ended without a result."""
    return bool(view.get("cancelled"))


def halts(lang: str, *, paused: bool, away: str | None, day: str | None) -> list[str]:
    """Why a game stands still: that it is paused, and until which `day` somebody (`away`) is away."""
    lines = [text(lang, "status-paused")] if paused else []
    return [*lines, text(lang, "status-away", person=away, day=day)] if away and day else lines


def deadline(lang: str, ends: datetime | None) -> list[str]:
    """Until when there is time, in a line; each reader's Discord shows it in their own time zone."""
    return [] if ends is None else [text(lang, "status-deadline", moment=str(int(ends.timestamp())))]


def waiting(view: View, lang: str, people: Mapping[str, str] | None = None) -> str:
    """Who owes which decision, as a sentence; empty when the game is over."""
    return "".join(_waiting(Voice(lang, view["viewer"], people or {}), view))


def _waiting(voice: Voice, view: View) -> list[str]:
    waits = view["waiting"]
    if waits is None:
        return []
    return [
        voice.text(
            "status-waiting",
            you=voice.you(waits["seat"]),
            who=voice.who(waits["seat"]),
            decision=waits["decision"].replace(" ", "_"),
            actions=view["actions_left"],
        )
    ]


def _debts(voice: Voice, view: View) -> list[str]:
    return [
        voice.text("status-debt", who=voice.listed(debt["seat"]), pounds=debt["pounds"])
        for debt in view["debts"]
    ]


def _player(voice: Voice, view: View, place: int, player: Mapping[str, Any]) -> str:
    told = voice.text(
        "status-player",
        place=place,
        who=voice.listed(player["seat"]),
        money=player["money"],
        spent=player["spent"],
        level=signed(player["income_level"]),
        space=player["income_space"],
        points=player["points"],
        cards=player["cards"],
        links=player["links_left"],
    )
    played = player["finished_turn"] and not view["finished"] and not is_cancelled(view)
    return voice.text("status-player-played", player=told) if played else told


def _rest(voice: Voice, view: View, *, in_full: bool) -> list[str]:
    if view["finished"] or is_cancelled(view):
        return []
    left = view["rounds"] - view["round"]
    return [
        *_next_order(voice, view),
        *([voice.text("status-rounds-left", left=left)] if in_full or not left else []),
        voice.text("status-cards-left", cards=view["draw_pile"]),
        *_loans(voice, view),
    ]


def _next_order(voice: Voice, view: View) -> list[str]:
    """The order of the next round as it stands; nothing in the last round of the game."""
    last_era = view["era"] == "rail" or view["options"]["introductory"]
    if last_era and view["round"] == view["rounds"]:
        return []
    order = [voice.seat(seat) for seat in view["next_order"]]
    return [voice.text("status-next-order", order=", ".join(order))]


def _loans(voice: Voice, view: View) -> list[str]:
    if view["era"] == "canal":
        return []
    return [voice.text("status-loans", left=view["loans"]["rounds_left"] if view["loans"]["allowed"] else 0)]


def options_in_force(options: Mapping[str, Any], lang: str) -> str:
    """What the game is played with, where it differs from the standard game: one line an option.

    Last come those that have no effect together with the others.
    """
    differing = [(name, value) for name, value in options.items() if _STANDARD.get(name, value) != value]
    idle = [name for name, _ in differing if name in _IDLE and _IDLE[name](options)]
    lines = [option(lang, name, value) for name, value in differing if name not in idle]
    head = text(lang, "status-options-head" if lines else "status-options-default")
    return "\n".join([head, *lines, *(_no_effect(lang, name) for name in idle)])


def _no_effect(lang: str, name: str) -> str:
    dashed = name.replace("_", "-")
    return text(lang, f"status-idle-{dashed}", option=text(lang, f"option-{dashed}"))


def option(lang: str, name: str, value: str | bool | int) -> str:
    """One option and its value in words: what the value means, where the catalogue explains it."""
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    choice = f"choice-{name.replace('_', '-')}-{word}"
    if has(lang, f"{choice}.explained"):
        return text(lang, f"{choice}.explained")
    return text(lang, "status-option", name=text(lang, f"option-{name.replace('_', '-')}"), value=word)


_STANDARD: dict[str, str | bool] = {
    "edition": "roxley2018",
    "deck": "standard",
    "virtual_link": False,
    "map": "full",
    "community_distant": "four",
    "introductory": False,
    "tie_break_income": "space",
    "income_after_canal_scoring": False,
    "introductory_income": False,
}
"""The standard game; what is not here (players) is shown by other means."""

_IDLE: dict[str, Callable[[Mapping[str, Any]], bool]] = {
    "introductory_income": lambda options: not options.get("introductory"),
    "community_distant": lambda options: options.get("map") != "community",
    "virtual_link": lambda options: options.get("map") == "community",
    "income_after_canal_scoring": lambda options: bool(
        options.get("introductory") and not options.get("introductory_income")
    ),
}
"""When an option has no effect: what it changes is not in a game with these options (R117, R138, R141)."""
