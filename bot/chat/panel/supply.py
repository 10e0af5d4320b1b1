"""Where coal and iron come from: asked only where the answer matters to somebody."""

from __future__ import annotations

from bot.chat.choosing.offers import RESOURCES, SUPPLY_SEPARATOR
from bot.chat.choosing.search import Entry
from bot.service import Json, Quote
from bot.text import names, panel
from engine import Action, Plan, action_from_json, action_to_json
from engine.names import MARKET, SLOT_NUMBER_OF

from .draft import Draft, Numbers
from .naming import title
from .page import Page
from .sitting import Sitting

Outcome = tuple[object, ...]


def question(sitting: Sitting, draft: Draft, plan: Plan) -> Page | None:
    """Which coal, then which iron; None where all ways come to the same."""
    for resource in RESOURCES:
        if not getattr(draft, resource) and (ways := _ways(sitting, draft, plan, resource)):
            return _page(sitting, draft, resource, ways)
    return None


def _ways(sitting: Sitting, draft: Draft, plan: Plan, resource: str) -> list[tuple[Entry, Quote]]:
    """One way for each different outcome; none where there is only one."""
    assert sitting.offers is not None
    if plan.do not in ("build", "link", "develop") or (resource == "iron" and plan.do == "link"):
        return []
    if resource == "coal" and plan.do == "develop":
        return []
    action = plan.action(draft.cards or None, draft.coal, draft.iron)
    found: dict[Outcome, tuple[Entry, Quote]] = {}
    for entry in sitting.offers.supplies(action, resource):
        quote = sitting.quote(_supplied(action, resource, entry.value))
        if quote is not None:
            found.setdefault(_outcome(quote), (entry, quote))
    return list(found.values()) if len(found) > 1 else []


def _supplied(action: Action, resource: str, way: str) -> Action:
    return action_from_json({**action_to_json(action), resource: way.split(SUPPLY_SEPARATOR)})


def _outcome(quote: Quote) -> Outcome:
    """What of a way matters: the money, whose cubes are used up, what flips."""
    taken = sorted(f"{event['kind']} {event['owner']}" for event in quote.events if "_taken" in event["kind"])
    flipped = sorted(_flip(event) for event in quote.events if event["kind"] == "flipped")
    return quote.pounds, tuple(taken), tuple(flipped)


def _flip(event: Json) -> str:
    return f"{event['owner']} {event['industry']} {event['level']}"


def _page(sitting: Sitting, draft: Draft, resource: str, ways: list[tuple[Entry, Quote]]) -> Page:
    page = Page(sitting.seat)
    page.say(
        title(sitting, draft),
        sitting.words(f"panel-{resource}-question"),
        sitting.words("panel-supply-why"),
    )
    options = [
        sitting.option(
            draft.but(**{resource: _numbers(entry.value)}),
            f"{entry.name} · {names.pounds(sitting.lang, quote.pounds)}",
            panel.effects(quote.events, sitting.lang, sitting.seat),
        )
        for entry, quote in ways
    ]
    page.menu(sitting.press(f"menu/{resource}"), sitting.words(f"panel-{resource}-menu"), options)
    return page


def _numbers(way: str) -> Numbers:
    return tuple(MARKET if each == "market" else SLOT_NUMBER_OF[each] for each in way.split(SUPPLY_SEPARATOR))
