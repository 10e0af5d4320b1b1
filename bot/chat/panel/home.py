"""The first page of the panel: how one stands, one's hand, and everything that can be done."""

from __future__ import annotations

import discord

from bot.chat import learning, limits
from bot.chat.buttons import Touch
from bot.chat.drawing import Upload
from bot.chat.history import notes
from bot.chat.marks import marks
from bot.text import events, hand, names, panel, result
from bot.text.grouping import steps_back
from bot.text.learning import GUIDED_TURNS, guide
from bot.text.status import deadline
from engine.names import CARD_NUMBER, SLOTS

from . import build, glance, sell, simple, sure
from .draft import Draft
from .page import Page, paged
from .sitting import Sitting, Style

ACTIONS = ("build", "link", "develop", "sell")
CARD = "card/"
"""The verb of a press that chooses a card before anything else."""
OWN_NOTE = 1000
"""So many letters of a person's own note are shown."""
BACK = "back"
"""The choice of a press that takes one's seat back from the computer, whatever that has played meanwhile."""


async def page(sitting: Sitting, note: str = "", *, told: bool = False) -> Page:
    """The page for whatever this person must decide now, or may look at.

    `told`: the note says how the game ended, if it has.
    """
    made = Page(sitting.seat)
    made.above(note)
    if sitting.over:
        return _over(sitting, made, told=told)
    channel = f"<#{sitting.game.channel.id}>"
    made.say(
        panel.title(sitting.view, sitting.lang, sitting.seat, sitting.people),
        panel.where(sitting.view, sitting.lang, sitting.game.id, channel),
        *_standing(sitting),
        await _deadline(sitting),
        *await _own_note(sitting),
        await _lesson(sitting),
    )
    if sitting.stood_in_for:
        _stood_in_for(sitting, made)
    elif sitting.decision is None:
        made.waits = bool(sitting.seat)
        await _looking_on(sitting, made)
    else:
        made.revision = sitting.game.revision
        await _DECISIONS[sitting.decision](sitting, made)
    return made


def _over(sitting: Sitting, page: Page, *, told: bool) -> Page:
    """After the end: the result (unless it was told just now) or that there is none, and what to look at."""
    channel = f"<#{sitting.game.channel.id}>"
    page.say(
        panel.over(sitting.lang, sitting.game.id, channel),
        _ending(sitting, told=told),
    )
    glance.menu(sitting, page)
    return page


def _ending(sitting: Sitting, *, told: bool) -> str:
    if sitting.game.status == "cancelled":
        return sitting.words("reason-cancelled")
    return "" if told else result.final(sitting.view, sitting.lang, sitting.people)


def _stood_in_for(sitting: Sitting, page: Page) -> None:
    """A computer plays for this person: they may come back, and until then there is nothing to choose."""
    page.say(sitting.words("hint-computer-plays"))
    page.buttons(sitting.button(BACK, sitting.words("button-back"), Style.primary))
    page.buttons(sitting.button("home", sitting.words("button-panel-refresh")))


async def _own_note(sitting: Sitting) -> list[str]:
    """The person's note, cut where it would take the room of the hand."""
    found = await notes.note_lines(sitting.request, sitting.game.id)
    return [limits.clip(each, OWN_NOTE) for each in found]


async def _lesson(sitting: Sitting) -> str:
    """What a beginner is explained here; to others, or where there is nothing to explain, a tip."""
    explained = ""
    if sitting.seat:
        acted = bool(sitting.look.provisional)
        explained = guide(sitting.lang, sitting.view, sitting.decision, sitting.turns, acted=acted)
    if explained or sitting.turns < GUIDED_TURNS:
        return explained
    request, look = sitting.request, sitting.look
    return await learning.tip(
        request.tables, request.person.id, sitting.lang, look.view, look.seat, look.provisional
    )


async def _deadline(sitting: Sitting) -> str:
    """Until when whoever must decide has time."""
    ends = await sitting.request.tables.company.turn_ends(sitting.game.id)
    return "".join(sitting.words("panel-deadline", told=each) for each in deadline(sitting.lang, ends))


def _standing(sitting: Sitting) -> list[str]:
    if not sitting.seat:
        return [sitting.words("panel-onlooker")]
    provisional = sitting.look.provisional
    # Numbers are those of the marks on a picture, and only the last page shows one.
    numbered = sitting.pictures and sitting.decision == "end turn"
    done = events.told(
        provisional, sitting.lang, viewer=sitting.seat, people=sitting.people, numbered=numbered
    )
    stuck = any(event["kind"] == "distant_turned" for event in provisional)
    return [
        panel.standing(sitting.view, sitting.lang, sitting.seat),
        panel.debts(sitting.view, sitting.lang, sitting.seat),
        done,
        sitting.words("panel-revealed") if stuck else "",
    ]


async def _turn(sitting: Sitting, page: Page) -> None:
    page.buttons(*undo_buttons(sitting))
    await _hand(sitting, page)
    if only_passing(sitting):
        page.say(sitting.words("panel-only-pass"))
        page.buttons(sitting.button("pass-out", sitting.words("button-panel-pass-out"), Style.primary))
    page.buttons(*_possible(sitting, (), ACTIONS))
    page.buttons(*_money(sitting, ()))
    page.menu(sitting.press("menu/card"), sitting.words("panel-card-menu"), _cards(sitting))
    glance.menu(sitting, page)
    page.buttons(*_impossible(sitting, ACTIONS))
    page.buttons(
        sitting.button("can", sitting.words("button-panel-can")),
        *_hint(sitting),
        *_guide_off(sitting),
    )


def _hint(sitting: Sitting) -> list[Touch]:
    """What a computer would do, where the table allows hints."""
    return [sitting.button("hint", sitting.words("button-hint"))] if sitting.game.hints else []


def _guide_off(sitting: Sitting) -> list[Touch]:
    """For those who are explained their turn, the way out of it."""
    if sitting.turns >= GUIDED_TURNS:
        return []
    return [sitting.button("guide-off", sitting.words("button-guide-off"))]


def only_passing(sitting: Sitting) -> bool:
    """Whether there is nothing to do but pass."""
    return sitting.offers is not None and all(plan.do == "pass" for plan, _ in sitting.offers.plans)


async def _hand(sitting: Sitting, page: Page) -> None:
    """The hand as a picture, unless the person wants none or it cannot be drawn; then in words."""
    assert sitting.offers is not None
    usable = sitting.offers.builders
    if not sitting.pictures or not page.show(await sitting.drawing.hand(sitting.view, usable)):
        page.say(hand.hand(sitting.view, sitting.lang))


def _possible(sitting: Sitting, cards: tuple[int, ...], actions: tuple[str, ...]) -> list[Touch]:
    """A button for each of the actions that is possible."""
    return [
        sitting.go(Draft(do, cards=cards), sitting.words(f"panel-do-{do}"), Style.primary)
        for do in actions
        if sitting.can(do)
    ]


def _impossible(sitting: Sitting, actions: tuple[str, ...]) -> list[Touch]:
    """For each of the others a button that leads to the reasons; apart, so as not to crowd out the rest."""
    return [_why_button(sitting, do) for do in actions if not sitting.can(do)]


def _why_button(sitting: Sitting, do: str) -> Touch:
    label = sitting.words("button-panel-why-not", action=sitting.words(f"panel-do-{do}"))
    return sitting.button(f"why/{do}/0", label)


def _money(sitting: Sitting, cards: tuple[int, ...]) -> list[Touch]:
    loans = simple.loan_buttons(sitting, Draft("loan", cards=cards), Style.secondary)
    passing = sitting.go(Draft("pass", cards=cards), sitting.words("panel-do-pass"))
    return [*(loans or [_why_button(sitting, "loan")]), passing]


def _cards(sitting: Sitting) -> list[discord.SelectOption]:
    """The hand as a menu: each card with what it can build."""
    assert sitting.offers is not None
    held = list(sitting.view["hand"] or ())
    options = []
    for card in sitting.offers.hand:
        able = dict.fromkeys(
            found["industry"]
            for plan, found in sitting.offers.of("build")
            if not plan.double and card in found["cards"]
        )
        told = ", ".join(names.industry(sitting.lang, each) for each in able)
        name = names.card(sitting.lang, card)
        times = held.count(card)
        shown = name if times == 1 else sitting.words("times-thing", times=times, thing=name)
        detail = (
            sitting.words("panel-card-builds", industries=told) if told else sitting.words("chat-card-no-use")
        )
        options.append(limits.option(f"{CARD}{CARD_NUMBER[card]}", shown, detail))
    return options


def card_page(sitting: Sitting, card: int) -> Page:
    """What can be done with one card: everything it builds, and the actions for which any card will do."""
    page = Page(sitting.seat)
    assert sitting.offers is not None
    name = next(
        (names.card(sitting.lang, each) for each in sitting.offers.hand if CARD_NUMBER[each] == card), ""
    )
    draft = Draft("build", cards=(card,))
    builds = bool(sitting.plans(draft))
    page.say(
        sitting.words("panel-with-card", card=name),
        sitting.words("panel-with-card-how", builds="yes" if builds else "no"),
    )
    build.menus(sitting, draft, page)
    page.buttons(*_possible(sitting, (card,), ACTIONS[1:]))
    page.buttons(*_money(sitting, (card,)))
    page.buttons(*_impossible(sitting, ACTIONS[1:]))
    page.buttons(sitting.button("home", sitting.words("button-panel-back")))
    return page


async def _selling(sitting: Sitting, page: Page) -> None:
    page.say(sitting.words("panel-sell-on"), sell.market(sitting))
    sell.sales(sitting, Draft("sell"), page)
    stop = [sitting.go(Draft("stop"), sitting.words("button-panel-stop"))]
    if sitting.actions_left == 0:
        stop.insert(0, sitting.button("stop-end", sitting.words("button-panel-stop-end"), Style.success))
    page.buttons(*stop, *undo_buttons(sitting), *_hint(sitting))
    glance.menu(sitting, page)


async def _handing_over(sitting: Sitting, page: Page) -> None:
    shown = sitting.pictures and page.show(await _preview(sitting))
    page.say(sure.shortfall_ahead(sitting))
    if sitting.turns >= GUIDED_TURNS:  # the others have been told so at greater length
        page.say(sitting.words("panel-end-how"))
    page.buttons(
        sitting.button("end", sitting.words("button-panel-end"), Style.success),
        *undo_buttons(sitting),
        *([sitting.button(f"{glance.LOOK}board", sitting.words("button-panel-board"))] if shown else []),
    )
    glance.menu(sitting, page)


async def _preview(sitting: Sitting) -> Upload | None:
    return await sitting.drawing.preview(sitting.view, marks(sitting.look.provisional))


async def _shortfall(sitting: Sitting, page: Page) -> None:
    page.say(sitting.words("panel-shortfall-how"))
    draft = Draft("remove")
    options = []
    for plan in sitting.plans(draft):
        there = sitting.offers.tile(SLOTS[plan.what[0]]) if sitting.offers else None
        tile = names.tile(sitting.lang, there["industry"], there["level"]) if there else ""
        label = sitting.words(
            "panel-shortfall-tile",
            tile=tile,
            place=names.slot(sitting.lang, SLOTS[plan.what[0]]),
            pounds=sure.brought(sitting, plan),
        )
        detail = sitting.words("panel-shortfall-flipped") if there and there["flipped"] else ""
        options.append(sitting.option(draft.but(what=plan.what), label, detail))
    page.menu(
        sitting.press("menu/remove"), sitting.words("panel-shortfall-menu"), paged(sitting, draft, options)
    )
    glance.menu(sitting, page)


async def _looking_on(sitting: Sitting, page: Page) -> None:
    """Somebody else's turn: one's hand, and what the own next turn would cost."""
    if sitting.seat:
        drafts = [Draft(do) for do in (*ACTIONS, "loan") if sitting.can(do)]
        page.say(hand.hand(sitting.view, sitting.lang), sitting.words("panel-plan") if drafts else "")
        page.buttons(*(sitting.go(each, sitting.words(f"panel-do-{each.do}")) for each in drafts))
    glance.menu(sitting, page)
    page.buttons(sitting.button("home", sitting.words("button-panel-refresh")))


def undo_buttons(sitting: Sitting) -> list[Touch]:
    """Take back one step or, where several can go, all of them; none where nothing can be taken back."""
    if not sitting.look.can_undo:
        return []
    found = [sitting.button("undo", sitting.words("button-panel-undo"))]
    if steps_back(sitting.look.provisional) > 1:
        found.append(sitting.button("undo-all", sitting.words("button-panel-undo-all")))
    return found


_DECISIONS = {"turn": _turn, "sell": _selling, "end turn": _handing_over, "shortfall": _shortfall}
