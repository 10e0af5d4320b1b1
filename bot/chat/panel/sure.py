"""The few things that are asked once more before they are done, because they cannot be meant lightly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.buttons import Touch
from bot.service import Json
from bot.text import hand
from engine import Plan

from .discard import chosen
from .draft import Draft
from .naming import title
from .page import Page
from .sitting import Sitting, Style

SHORT_OF_MONEY: Final = 15
"""In pounds: with less than this after the next income, two rails or most mills are out of reach."""


def question(sitting: Sitting, draft: Draft, plan: Plan) -> Page | None:
    """The warning that an action deserves; None for nearly all, and once it has been answered."""
    if draft.sure:
        return None
    if plan.do == "link" and sitting.own["links_left"] == len(plan.what) and _more_to_come(sitting):
        return _page(sitting, draft, "panel-sure-last-link")
    if plan.do == "build" and (gone := _own_flipped_tile(sitting, draft, plan)):
        edition = sitting.view["options"]["edition"]
        points = hand.tile_points(gone["industry"], gone["level"], edition)
        return _page(sitting, draft, "panel-sure-flipped", points=points)
    if plan.do == "remove":
        return _page(sitting, draft, "panel-sure-remove", pounds=brought(sitting, plan), owed=_owed(sitting))
    return None


def _more_to_come(sitting: Sitting) -> bool:
    """Whether another action of this era follows, for which something could be saved."""
    return sitting.actions_left > 1 or sitting.view["round"] < sitting.view["rounds"]


def brought(sitting: Sitting, plan: Plan) -> int:
    """What a tile that is given up for a shortfall brings, in pounds."""
    quote = sitting.quote(plan.action())
    return sum(event["pounds"] for event in (quote.events if quote else ()) if event["kind"] == "removed")


def _owed(sitting: Sitting) -> int:
    return sum(each["pounds"] for each in sitting.view["debts"] if each["seat"] == sitting.seat)


def _own_flipped_tile(sitting: Sitting, draft: Draft, plan: Plan) -> Json | None:
    """The flipped tile of their own that a build would take away, if it does."""
    quote = sitting.quote(plan.action(chosen(sitting, draft, plan), draft.coal, draft.iron))
    replaced = [event["slot"] for event in (quote.events if quote else ()) if event["kind"] == "replaced"]
    there = [sitting.offers.tile(slot) for slot in replaced] if sitting.offers else []
    mine = (tile for tile in there if tile and tile["owner"] == sitting.seat and tile["flipped"])
    return next(mine, None)


def _page(sitting: Sitting, draft: Draft, warning: str, **figures: int) -> Page:
    page = Page(sitting.seat)
    page.say(title(sitting, draft), sitting.words(warning, **figures))
    page.buttons(sitting.go(draft.but(sure=True), sitting.words("button-panel-sure"), Style.danger))
    return page


def shortfall_ahead(sitting: Sitting) -> str:
    """What to mind before ending a turn without the money for the end of the round; empty if nothing."""
    own, view = sitting.own, sitting.view
    due = -own["income_level"]
    if due <= own["money"] or not _income_follows(view):
        return ""
    tile = "yes" if _has_tile_for_it(view, sitting.seat) else "no"
    return sitting.words("panel-shortfall-ahead", due=due, money=own["money"], tile=tile)


def _income_follows(view: Json) -> bool:
    """Whether this round ends with income: the last of a game does not (R117, R137)."""
    if view["round"] < view["rounds"]:
        return True
    options = view["options"]
    return view["era"] == "canal" and (not options["introductory"] or bool(options["introductory_income"]))


def _has_tile_for_it(view: Json, seat: str) -> bool:
    """Whether a tile of this seat will be there to be given up; without any, points are lost (R122).

    Where the Canal Era is scored before its last income, its tiles of level I are gone by then.
    """
    options = view["options"]
    scored_first = options["income_after_canal_scoring"] and not options["introductory"]
    lowest = 2 if scored_first and view["round"] == view["rounds"] else 1
    return any(tile["owner"] == seat and tile["level"] >= lowest for tile in view["tiles"])


def last_loan_missed(sitting: Sitting) -> bool:
    """Whether this turn is the last chance of a loan, money is short, and no loan was taken or can be."""
    loans = sitting.view["loans"]
    if sitting.view["era"] == "canal" or not loans["allowed"] or loans["rounds_left"] > 1:
        return False
    own = sitting.own
    took_one = any(event["kind"] == "loan" for event in sitting.look.provisional)
    return not took_one and own["money"] + own["income_level"] < SHORT_OF_MONEY and _may_borrow(own)


def _may_borrow(own: Json) -> bool:
    return bool(own["income_level"] > -10)


def end_page(sitting: Sitting, undo: Sequence[Touch]) -> Page:
    """The warning before a turn ends without the last loan; `undo` takes back what can be taken back."""
    page = Page(sitting.seat)
    page.say(sitting.words("panel-sure-last-loan", pounds=sitting.own["money"]))
    page.buttons(
        sitting.button("end/sure", sitting.words("button-panel-end"), Style.danger),
        *undo,
        sitting.button("home", sitting.words("button-panel-back")),
    )
    return page
