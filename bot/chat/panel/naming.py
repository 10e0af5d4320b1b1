"""What a draft is called: `Build Coal Mine I in Wigan`, `Rail Bolton–Bury, then Bury–Rochdale`."""

from __future__ import annotations

from bot.text import names, panel
from data.texts import joined
from engine.names import DISTANT, INDUSTRIES, LINES, SLOTS

from .draft import Draft
from .sitting import Sitting


def title(sitting: Sitting, draft: Draft) -> str:
    """The heading over the questions about a draft, as far as it has been chosen."""
    teller = _TITLES.get(draft.do)
    told = teller(sitting, draft) if teller and draft.what else ""
    return sitting.words("panel-question-title", action=told or sitting.words(f"panel-do-{draft.do}"))


def next_tile(sitting: Sitting, industry: str) -> str:
    """The tile of an industry that would be built or developed next."""
    levels = [each["level"] for each in sitting.own["mat"].get(industry, ()) if each["left"]]
    return names.tile(sitting.lang, industry, levels[0]) if levels else names.industry(sitting.lang, industry)


def _build(sitting: Sitting, draft: Draft) -> str:
    tile = next_tile(sitting, INDUSTRIES[draft.what[0]])
    if len(draft.what) < 2:
        return sitting.words("panel-title-build", tile=tile)
    place = names.slot(sitting.lang, SLOTS[draft.what[1]])
    return sitting.words("panel-title-build-in", tile=tile, place=place)


def _link(sitting: Sitting, draft: Draft) -> str:
    lines = joined(sitting.lang, [names.line(sitting.lang, LINES[line]) for line in draft.what])
    return sitting.words("panel-title-link", lines=lines)


def _develop(sitting: Sitting, draft: Draft) -> str:
    tiles = joined(
        sitting.lang, [names.industry_inline(sitting.lang, INDUSTRIES[each]) for each in draft.what]
    )
    return sitting.words("panel-title-develop", tiles=tiles)


def _sell(sitting: Sitting, draft: Draft) -> str:
    mill = names.place(sitting.lang, names.place_of(SLOTS[draft.what[0]]))
    if len(draft.what) < 2:
        return sitting.words("panel-title-sell", mill=mill)
    to = "distant" if draft.what[1] == DISTANT else SLOTS[draft.what[1]]
    return sitting.words("panel-title-sell-to", mill=mill, to=panel.buyer(sitting.lang, to))


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
