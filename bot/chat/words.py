"""Answers to what somebody did or tried, in their language."""

from __future__ import annotations

from bot.service import Done, Look, Refused
from bot.text import events, reasons, status
from bot.text.voice import signed
from data.texts import text

from .drawing import seat_names


def refusal(lang: str, refused: Refused, seat: str | None = None) -> str:
    """Why something was refused, in one sentence with its facts; to whoever has that seat."""
    return reasons.cited(lang, refused.code, refused.facts, seat)


def done(lang: str, outcome: Done) -> str:
    """What an action did, what is left, and what comes next; for the one who did it."""
    look = outcome.look
    if look is None or look.seat is None:
        return text(lang, "chat-done")
    people = seat_names(outcome.game, lang)
    told = events.told(outcome.events, lang, viewer=look.seat, people=people)
    return "\n".join(part for part in (told, standing(lang, look), following(lang, look)) if part)


def standing(lang: str, look: Look) -> str:
    """The viewer's money, income and link tiles, in one line; empty after the end, when none of it counts."""
    if look.view["finished"]:
        return ""
    own = next(each for each in look.view["players"] if each["seat"] == look.seat)
    level = signed(own["income_level"])
    return text(lang, "chat-standing", pounds=own["money"], level=level, links=own["links_left"])


def following(lang: str, look: Look) -> str:
    """Who must decide now; for the viewer's own decision also with which command."""
    people = seat_names(look.game, lang)
    waits = look.view["waiting"]
    told = status.waiting(look.view, lang, people)
    if waits is None or waits["seat"] != look.seat:
        return told
    return f"{told} {text(lang, 'chat-how-' + waits['decision'].replace(' ', '-'))}"
