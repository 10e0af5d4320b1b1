"""The side board in the chat: try actions on a moment of a game, in private and without consequence."""

from __future__ import annotations

from typing import Final

import discord

from bot.chat import buttons, limits
from bot.chat.buttons import Press, Touch
from bot.chat.choosing.offers import Offers, offers_of
from bot.chat.drawing import Drawing, seat_names
from bot.chat.errors import Declined
from bot.chat.marks import marks
from bot.chat.panel.page import Page
from bot.chat.request import Request
from bot.service import Game
from bot.service.trial import Trial
from bot.text import events, hand
from bot.text import trial as trial_text
from bot.text.status import waiting
from data.texts import text
from engine import Plan

TRIAL: Final = "trial"
"""A press: `revision` is the moment (opening) or the mark of the side board it was made for (all others)."""
OPEN: Final = "open"
DO: Final = "do/"
PAGE: Final = "page/"
IN_A_MENU: Final = limits.SELECT_OPTIONS - 2
KINDS: Final = ("build", "link", "develop", "sell", "loan", "remove", "pass")
SIMPLE: Final = ("stop", "end turn")


async def press(request: Request, press: Press) -> None:
    """Open a side board, take an action on it, take one back, or turn over its lists."""
    request.reply.in_place = (
        request.in_private_panel and request.in_layout and not press.choice.startswith(OPEN)
    )
    choice = request.values[0] if request.values else press.choice
    if choice.startswith(OPEN):
        await _open(request, press)
        return
    trial = request.accepted(await request.tables.archive.trial(request.person.id))
    if trial.mark != press.revision:
        await _show(request, trial, note=text(request.lang, "trial-outdated"))
        return
    await _changed(request, trial, choice)


def opening(game: int, moment: int, mark: int) -> Press:
    """A press that opens a side board at a moment of a game (0: the one from the file with this mark)."""
    return Press(TRIAL, game, moment, choice=OPEN if game else f"{OPEN}{mark}")


async def _open(request: Request, press: Press) -> None:
    if press.game:
        await request.game(str(press.game))
    mark = press.choice.removeprefix(OPEN)
    opened = await request.tables.archive.open_trial(
        request.person.id, press.game, _moment(press), int(mark) if mark.isdecimal() else None
    )
    await _show(request, request.accepted(opened))


def _moment(press: Press) -> int | None:
    """Revisions that stand for `as it is now` have the seat `now`."""
    return None if press.seat == "now" else press.revision


async def _changed(request: Request, trial: Trial, choice: str) -> None:
    archive, person = request.tables.archive, request.person.id
    verb, _, rest = choice.partition("/")
    if verb == "do":
        await _tried(request, trial, rest)
    elif verb in ("undo", "undo-all"):
        await _show(request, request.accepted(await archive.untry(person, whole=verb == "undo-all")))
    else:
        kind, _, number = rest.partition("/")
        await _show(request, trial, kind=kind, page=int(number) if number.isdecimal() else 0)


async def _tried(request: Request, trial: Trial, number: str) -> None:
    """Take the plan of this number with its cheapest card and its usual sources."""
    plans = trial.choices.plans() if trial.choices else ()
    if trial.choices is None or not number.isdecimal() or int(number) >= len(plans):
        raise Declined(text(request.lang, "trial-outdated"))
    notation = trial.choices.notation(trial.choices.settle(plans[int(number)].action()))
    found = await request.tables.archive.try_out(request.person.id, notation)
    await _show(request, request.accepted(found))


async def _show(request: Request, trial: Trial, *, kind: str = "", page: int = 0, note: str = "") -> None:
    await request.reply.acknowledge()
    game = await request.tables.game(trial.game, request.person.id) if trial.game else None
    people = seat_names(game, request.lang) if game else {}
    made = Page(trial.seat or "")
    made.say(note, *_words(request, trial, people))
    await _picture(request, trial, game, made)
    if trial.choices is not None:
        _menus(request, trial, made, kind, page)
    made.buttons(*_back(request, trial))
    sheet = made.sheet()
    await request.reply.panel(sheet.view, sheet.files)


def _words(request: Request, trial: Trial, people: dict[str, str]) -> list[str]:
    lang = request.lang
    title = "trial-title" if trial.game else "trial-title-brought"
    head = text(lang, title, game=trial.game, turn=trial.turn)
    explained = text(lang, "trial-invented" if trial.invented else "trial-open")
    told = events.told(trial.events, lang, viewer=trial.seat, people=people) if trial.events else ""
    cards = hand.hand(trial.view, lang) if trial.seat and trial.view["viewer"] == trial.seat else ""
    return [head, f"-# {explained}", told, waiting({**trial.view, "viewer": trial.seat}, lang, people), cards]


async def _picture(request: Request, trial: Trial, game: Game | None, page: Page) -> None:
    drawing = Drawing(request.client.pictures, game, request.lang)
    page.show(await drawing.board(trial.view, marks(trial.events)))


def _menus(request: Request, trial: Trial, made: Page, kind: str, page: int) -> None:
    """Which kinds of action there are, and the actions of the kind that was chosen."""
    assert trial.choices is not None
    offers = offers_of(trial.choices, request.lang)
    kinds = [each for each in KINDS if offers.of(each)]
    chosen = kind if kind in kinds else next(iter(kinds), "")
    if len(kinds) > 1:
        made.menu(
            _press(trial, "menu/kind"),
            text(request.lang, "trial-kind"),
            [
                _chosen(limits.option(f"{PAGE}{each}/0", trial_text.kind(request.lang, each)), each == chosen)
                for each in kinds
            ],
        )
    if chosen:
        made.menu(
            _press(trial, "menu/plan"),
            text(request.lang, "trial-plan", kind=trial_text.kind(request.lang, chosen)),
            _plans(request, offers, chosen, page),
        )
    plain = [(number, plan) for number, (plan, _) in enumerate(offers.plans) if plan.do in SIMPLE]
    made.buttons(
        *(
            buttons.button(_press(trial, f"{DO}{number}"), trial_text.kind(request.lang, plan.do))
            for number, plan in plain
        )
    )


def _chosen(option: discord.SelectOption, is_chosen: bool) -> discord.SelectOption:
    option.default = is_chosen
    return option


def _plans(request: Request, offers: Offers, kind: str, page: int) -> list[discord.SelectOption]:
    every = [(number, plan) for number, (plan, _) in enumerate(offers.plans) if plan.do == kind]
    if len(every) <= limits.SELECT_OPTIONS:
        return [_plan(request, offers, number, plan) for number, plan in every]
    first = page * IN_A_MENU
    shown = [_plan(request, offers, number, plan) for number, plan in every[first : first + IN_A_MENU]]
    if first + IN_A_MENU < len(every):
        more = text(request.lang, "panel-menu-more", left=len(every) - first - IN_A_MENU)
        shown.append(limits.option(f"{PAGE}{kind}/{page + 1}", more))
    if page:
        back = text(request.lang, "panel-menu-back", left=first)
        shown.append(limits.option(f"{PAGE}{kind}/{page - 1}", back))
    return shown


def _plan(request: Request, offers: Offers, number: int, plan: Plan) -> discord.SelectOption:
    view, seat = offers.choices.view, offers.choices.seat
    name = trial_text.plan(request.lang, dict(plan.to_json()), view, seat)
    return limits.option(f"{DO}{number}", name, offers.price(plan.action()))


def _press(trial: Trial, choice: str) -> Press:
    return Press(TRIAL, trial.game, trial.mark, choice=choice)


def _back(request: Request, trial: Trial) -> list[Touch]:
    if not trial.actions:
        return []
    found = [buttons.button(_press(trial, "undo"), text(request.lang, "button-panel-undo"))]
    if trial.actions > 1:
        found.append(buttons.button(_press(trial, "undo-all"), text(request.lang, "button-trial-again")))
    return found
