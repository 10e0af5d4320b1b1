"""What would it cost, and how many points would it be: questions that play nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.chat.choosing import build as building
from bot.chat.choosing import everything
from bot.chat.choosing import network as linking
from bot.chat.choosing.offers import Given, Offers, unique
from bot.chat.choosing.search import Entry
from bot.chat.drawing import seat_names
from bot.chat.errors import Declined
from bot.chat.request import Request
from bot.service import Json, Quote, Refused
from bot.text import prices, result
from data.texts import text
from engine import action_from_json

from .choices import Choosing

_OF_ONE_CARD = ("card", "two_actions")
"""What is said of one card or two; a question names none, so it is about all of them."""
_RULE_OF_CARDS = "R24"


async def ask(
    request: Request,
    industry: str | None = None,
    slot: str | None = None,
    line: str | None = None,
    second_line: str | None = None,
    game: str | None = None,
) -> None:
    choosing = await Choosing.of(request, game)
    if not choosing.offers.hand:
        raise Declined(text(request.lang, "chat-ask-no-cards"))
    if line is not None:
        lines = [choosing.line(each, ()) for each in (line, second_line) if each]
        await _answer(request, choosing, {"do": "link", "lines": lines})
    elif industry is not None and slot is not None:
        wanted = {"industry": choosing.industry(industry, ())}
        offered = building.slots(choosing.offers, wanted.get)
        await _answer(request, choosing, {"do": "build", **wanted, "slot": choosing.slot(slot, offered)})
    else:
        raise Declined(text(request.lang, "chat-ask-how"))


async def _answer(request: Request, choosing: Choosing, action: Json) -> None:
    refusals: list[Refused] = []
    for cards in _ways_to_pay(choosing.offers, action):
        taken = action_from_json({**action, "cards": cards})
        quote = await request.tables.quote(choosing.game.id, request.person.id, taken)
        if isinstance(quote, Quote):
            await request.reply.say(_quoted(request, choosing.offers, quote, cards))
            return
        refusals.append(quote)
    for refused in sorted(refusals, key=lambda each: each.code == "network"):
        if refused.code not in _OF_ONE_CARD:
            request.accepted(refused)
    raise _no_card(request.lang, choosing.offers)


def _no_card(lang: str, offers: Offers) -> Declined:
    """That no card of the hand allows it, nor any two; or that there is none."""
    if not offers.hand:
        return Declined(text(lang, "chat-ask-no-hand"))
    sentence = text(lang, "chat-ask-no-card", actions=offers.choices.view["actions_left"])
    return Declined(text(lang, "rule-cited", sentence=sentence, rule=_RULE_OF_CARDS), _RULE_OF_CARDS)


def _ways_to_pay(offers: Offers, action: Json) -> Iterator[list[str]]:
    for card in offers.hand:
        yield [card]
    held = list(offers.choices.view["hand"] or ())
    if action["do"] == "build" and len(held) > 1:
        yield held[:2]


def _quoted(request: Request, offers: Offers, quote: Quote, cards: list[str]) -> str:
    told = prices.quote(quote.events, request.lang, offers.choices.seat, uncertain=quote.uncertain)
    if len(cards) > 1:
        told = f"{told} {text(request.lang, 'chat-ask-two-cards')}"
    if offers.choices.hypothetical:
        told = f"{told} {text(request.lang, 'chat-ask-as-it-stands')}"
    return told


async def projection(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    look = await request.look(table)
    points = request.accepted(await request.tables.projection(table.id, request.person.id))
    await request.reply.say(
        result.projection(look.view, request.lang, points, seat_names(table, request.lang))
    )


def industries(offers: Offers, given: Given) -> Iterable[Entry]:
    """All industries, each with the tile that would be built."""
    return [offers.industry(each.value) for each in everything.industries(offers.lang)]


def slots(offers: Offers, given: Given) -> Iterable[Entry]:
    """The slots where it is possible, with their prices; then all others, since one may ask why not."""
    return unique([*building.slots(offers, given), *everything.slots(offers.lang)])


def lines(offers: Offers, given: Given) -> Iterable[Entry]:
    """The lines where it is possible, with their prices; then all others."""
    return unique([*linking.lines(offers, given), *everything.lines(offers.lang)])


COMPLETES = {"industry": industries, "slot": slots, "line": lines, "second_line": linking.second_lines}
