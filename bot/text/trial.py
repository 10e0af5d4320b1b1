"""The side board in words: what an action that could be tried is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.text import mats, names
from bot.text.status import View
from data.texts import joined, text

Plan = Mapping[str, Any]
"""A plan in its JSON form, with ids."""


def kind(lang: str, do: str) -> str:
    """A kind of action as a heading: Build, Network ..."""
    return text(lang, f"trial-do-{do.replace(' ', '-')}")


def plan(lang: str, plan: Plan, view: View, seat: str) -> str:
    """One action, without its card and its price: `Build Coal Mine I in Wigan`."""
    teller = _TELLERS.get(plan["do"])
    return names.capital(lang, teller(lang, plan, view, seat)) if teller else kind(lang, plan["do"])


def _build(lang: str, plan: Plan, view: View, seat: str) -> str:
    tile = mats.next_tile(lang, _mat(view, seat), plan["industry"])
    place = names.slot(lang, plan["slot"])
    told = text(lang, "panel-title-build-in", tile=tile, place=place)
    return text(lang, "trial-two-cards", action=told) if plan.get("double") else told


def _mat(view: View, seat: str) -> mats.Mat:
    own = next(each for each in view["players"] if each["seat"] == seat)
    mat: mats.Mat = own["mat"]
    return mat


def _link(lang: str, plan: Plan, view: View, seat: str) -> str:
    lines = joined(lang, [names.line(lang, line) for line in plan["lines"]])
    return text(lang, "panel-title-link", lines=lines)


def _develop(lang: str, plan: Plan, view: View, seat: str) -> str:
    tiles = joined(lang, mats.next_tiles(lang, _mat(view, seat), plan["industries"]))
    return text(lang, "panel-title-develop", tiles=tiles)


def _sell(lang: str, plan: Plan, view: View, seat: str) -> str:
    mill = names.slot(lang, plan["mill"])
    to = text(lang, "chat-distant") if plan["to"] == "distant" else names.slot(lang, plan["to"])
    return text(lang, "panel-title-sell-to", mill=mill, to=to)


def _loan(lang: str, plan: Plan, view: View, seat: str) -> str:
    return text(lang, "panel-title-loan", pounds=plan["pounds"])


def _remove(lang: str, plan: Plan, view: View, seat: str) -> str:
    return text(lang, "trial-remove", place=names.slot(lang, plan["slot"]))


_TELLERS = {
    "build": _build,
    "link": _link,
    "develop": _develop,
    "sell": _sell,
    "loan": _loan,
    "remove": _remove,
}
