"""What a draft is called: `Build Coal Mine I in Wigan`, `Rail Bolton–Bury, then Bury–Rochdale`."""

from __future__ import annotations

from bot.text import mats, names, panel
from data.texts import joined
from engine.names import DISTANT, INDUSTRIES, LINES, SLOTS

from .draft import Draft
from .sitting import Sitting


def title(sitting: Sitting, draft: Draft) -> str:
    """The heading over the questions about a draft, as far as it has been chosen."""
    teller = _TITLES.get(draft.do)
    told = teller(sitting, draft) if teller and draft.what else ""
    message = "panel-plan-title" if sitting.planning else "panel-question-title"
    action = told or sitting.words(f"panel-do-{draft.do}")
    return sitting.words(message, action=names.capital(sitting.lang, action))


def next_tile(sitting: Sitting, industry: str) -> str:
    """The tile of an industry that would be built or developed next."""
    return mats.next_tile(sitting.lang, sitting.own["mat"], industry)


def developed(sitting: Sitting, draft: Draft) -> list[str]:
    """The tiles that a Develop action takes off, each with its own level."""
    return mats.next_tiles(sitting.lang, sitting.own["mat"], (INDUSTRIES[each] for each in draft.what))


def _build(sitting: Sitting, draft: Draft) -> str:
    tile = next_tile(sitting, INDUSTRIES[draft.what[0]])
    if len(draft.what) < 2:
        return sitting.words("panel-title-build", tile=tile)
    place = names.place(sitting.lang, names.place_of(SLOTS[draft.what[1]]))
    return sitting.words("panel-title-build-in", tile=tile, place=place)


def _link(sitting: Sitting, draft: Draft) -> str:
    lines = joined(sitting.lang, [names.line(sitting.lang, LINES[line]) for line in draft.what])
    return sitting.words("panel-title-link", lines=lines)


def _develop(sitting: Sitting, draft: Draft) -> str:
    return sitting.words("panel-title-develop", tiles=joined(sitting.lang, developed(sitting, draft)))


def _sell(sitting: Sitting, draft: Draft) -> str:
    mill = names.place(sitting.lang, names.place_of(SLOTS[draft.what[0]]))
    if len(draft.what) < 2:
        return sitting.words("panel-title-sell", mill=mill)
    return sitting.words("panel-title-sell-to", mill=mill, to=buyer(sitting, draft.what[1]))


def buyer(sitting: Sitting, to: int) -> str:
    """To whom a mill is sold, and whose port it is."""
    if to == DISTANT:
        return panel.buyer(sitting.lang, "distant")
    port = sitting.offers.tile(SLOTS[to]) if sitting.offers else None
    return panel.buyer(sitting.lang, SLOTS[to], port, sitting.seat)


def _remove(sitting: Sitting, draft: Draft) -> str:
    slot = SLOTS[draft.what[0]]
    there = sitting.offers.tile(slot) if sitting.offers else None
    tile = names.tile(sitting.lang, there["industry"], there["level"]) if there else ""
    return sitting.words(
        "panel-title-remove", tile=tile, place=names.place(sitting.lang, names.place_of(slot))
    )


def _loan(sitting: Sitting, draft: Draft) -> str:
    return sitting.words("panel-title-loan", pounds=draft.what[0])


_TITLES = {
    "build": _build,
    "link": _link,
    "develop": _develop,
    "sell": _sell,
    "loan": _loan,
    "remove": _remove,
}
