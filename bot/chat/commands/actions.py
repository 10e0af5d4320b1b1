"""The actions of a turn as commands: they read the options, let the tables decide, tell what came of it."""

from __future__ import annotations

from bot.chat import learning, words
from bot.chat.choosing import build as building
from bot.chat.choosing import develop as developing
from bot.chat.choosing import network as linking
from bot.chat.choosing import sell as selling
from bot.chat.choosing import simple
from bot.chat.choosing.offers import STOP, nothing_given
from bot.chat.choosing.picking import pick
from bot.chat.errors import Declined
from bot.chat.request import Request
from bot.service import Game, Json, Outcome
from data.texts import text
from engine import action_from_json

from .choices import Choosing
from .declare import YES

MOST_DIGITS = 9
"""Of a sum of money; there is no loan as large as that."""


async def build(
    request: Request,
    card: str,
    industry: str,
    slot: str,
    second_card: str | None = None,
    coal: str | None = None,
    iron: str | None = None,
    game: str | None = None,
) -> None:
    given = {"card": card, "industry": industry, "slot": slot, "second_card": second_card}.get
    choosing = await Choosing.of(request, game)
    offers = choosing.offers
    action: Json = {
        "do": "build",
        "industry": choosing.industry(industry, building.industries(offers, given)),
        "slot": choosing.slot(slot, building.slots(offers, given)),
        "cards": choosing.cards(card, second_card),
        "coal": choosing.supply(coal, building.supplies(offers, given, "coal")),
        "iron": choosing.supply(iron, building.supplies(offers, given, "iron")),
    }
    await _act(request, choosing.game, action)


async def network(
    request: Request,
    line: str,
    card: str,
    second_line: str | None = None,
    coal: str | None = None,
    game: str | None = None,
) -> None:
    given = {"line": line, "second_line": second_line}.get
    choosing = await Choosing.of(request, game)
    offers = choosing.offers
    lines = [choosing.line(line, linking.lines(offers, given))]
    if second_line and second_line.strip():
        lines.append(choosing.line(second_line, linking.second_lines(offers, given)))
    supply = choosing.supply(coal, linking.supplies(offers, given, "coal"))
    await _act(
        request, choosing.game, {"do": "link", "lines": lines, "cards": choosing.cards(card), "coal": supply}
    )


async def develop(
    request: Request,
    industry: str,
    card: str,
    second_industry: str | None = None,
    iron: str | None = None,
    game: str | None = None,
) -> None:
    given = {"industry": industry, "second_industry": second_industry}.get
    choosing = await Choosing.of(request, game)
    offers = choosing.offers
    industries = [choosing.industry(industry, developing.industries(offers, given))]
    if second_industry and second_industry.strip():
        industries.append(choosing.industry(second_industry, developing.second_industries(offers, given)))
    supply = choosing.supply(iron, developing.supplies(offers, given, "iron"))
    action: Json = {"do": "develop", "industries": industries, "cards": choosing.cards(card), "iron": supply}
    await _act(request, choosing.game, action)


async def sell(
    request: Request, mill: str, to: str | None = None, card: str | None = None, game: str | None = None
) -> None:
    choosing = await Choosing.of(request, game)
    offers = choosing.offers
    slot = mill if mill == STOP else choosing.slot(mill, selling.mills(offers, nothing_given))
    if offers.choices.decision == "shortfall" and not offers.choices.hypothetical:
        action: Json = {"do": "remove", "slot": slot}
    elif slot == STOP:
        action = {"do": "stop"}
    else:
        action = {
            "do": "sell",
            "mill": slot,
            "to": _buyer(choosing, slot, to),
            "cards": _sale_card(choosing, card),
        }
    await _act(request, choosing.game, action)


def _buyer(choosing: Choosing, mill: str, to: str | None) -> str:
    offered = selling.buyers(choosing.offers, {"mill": mill}.get)
    if to is not None:
        return pick(choosing.lang, to, offered, selling.every_buyer(choosing.lang))
    if not offered:
        return selling.DISTANT  # the rules say why there is none
    # Where there is nothing to choose the only buyer is meant.
    return offered[0].value if len(offered) == 1 else pick(choosing.lang, "", offered)


def _sale_card(choosing: Choosing, card: str | None) -> list[str]:
    further = choosing.offers.choices.decision == "sell"
    if card is None and not further:
        raise Declined(text(choosing.lang, "chat-card-needed"))
    return [] if further else choosing.cards(card)


async def loan(request: Request, pounds: str, card: str, game: str | None = None) -> None:
    choosing = await Choosing.of(request, game)
    digits = "".join(each for each in pounds if each.isdecimal())[:MOST_DIGITS]
    action: Json = {"do": "loan", "pounds": int(digits or 0), "cards": choosing.cards(card)}
    await _act(request, choosing.game, action)


async def pass_(request: Request, card: str, game: str | None = None) -> None:
    choosing = await Choosing.of(request, game)
    await _act(request, choosing.game, {"do": "pass", "cards": choosing.cards(card)})


async def undo(request: Request, whole_turn: str | None = None, game: str | None = None) -> None:
    table = await request.game(game)
    whole = whole_turn == YES
    outcome = await request.tables.undo(table.id, request.person.id, None, request.id, whole=whole)
    await _answer(request, outcome, text(request.lang, "chat-undone"))


async def end(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    look = await request.look(table)
    if look.view["waiting"] == {"seat": look.seat, "decision": "sell"}:
        await _act(request, table, {"do": "stop"})
        return
    outcome = await request.tables.end_turn(table.id, request.person.id, None, request.id)
    await _answer(request, outcome)


async def _act(request: Request, game: Game, action: Json) -> None:
    taken = action_from_json(action)
    await _answer(request, await request.tables.act(game.id, request.person.id, taken, None, request.id))


async def _answer(request: Request, outcome: Outcome, first: str = "") -> None:
    done = request.accepted(outcome)
    told = words.done(request.lang, done)
    tip = await learning.after_action(request, done)
    await request.reply.say("\n".join(part for part in (first, told, tip) if part))


COMPLETES = {
    "build": {
        "card": building.cards,
        "industry": building.industries,
        "slot": building.slots,
        "second_card": building.second_cards,
    },
    "network": {"line": linking.lines, "second_line": linking.second_lines, "card": simple.cards},
    "develop": {
        "industry": developing.industries,
        "second_industry": developing.second_industries,
        "card": simple.cards,
    },
    "sell": {"mill": selling.mills, "to": selling.buyers, "card": selling.cards},
    "loan": {"pounds": simple.loans, "card": simple.cards},
    "pass": {"card": simple.cards},
}
SUPPLIES = {
    "build": {"coal": building.supplies, "iron": building.supplies},
    "network": {"coal": linking.supplies},
    "develop": {"iron": developing.supplies},
}
