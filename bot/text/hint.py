"""What a computer would do, and why, in words: hints of a turn, costly decisions of a game."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.text import names, panel
from bot.text.voice import Voice
from data.texts import joined, text

Facts = Mapping[str, Any]


def hint(lang: str, number: int, found: Facts, price: str, seat: str) -> str:
    """One action of a hint: what it is, what it costs, what speaks for it.

    `found` is the JSON of an engine's hint; `price` may be empty; `seat` is the one that is advised.
    """
    head = text(lang, "hint-action", number=number, action=names.capital(lang, deed(lang, found["action"])))
    head += text(lang, "hint-price", price=price) if price else ""
    head += _cards(lang, found["action"])
    behind = round(float(found["behind"]))
    told = _why(lang, found, seat)
    if number > 1:
        told.append(text(lang, "hint-behind", points=behind) if behind else text(lang, "hint-equal"))
    return f"{head}\n{_sentence(lang, told)}"


def _cards(lang: str, action: Facts) -> str:
    """The cards that the action would discard, for the eyes of their owner only."""
    given = action.get("cards", ())
    if not given:
        return ""
    listed = joined(lang, [names.card(lang, each) for each in given])
    return text(lang, "hint-cards", cards=listed, count=len(given))


def decision(lang: str, regret: Facts, seat: str, viewer: str | None) -> str:
    """One costly decision of a seat: when, what was done, what would have been better, why, and the cost."""
    better = regret["better"]
    when = text(lang, "review-when", era=names.era(lang, regret["era"]), round=regret["round"])
    played = deed(lang, regret["played"])
    told = text(
        lang,
        "review-decision",
        when=when,
        played=played,
        better=_alternative(lang, played, better["action"]),
        points=max(1, round(float(regret["cost"]))),
    )
    # Reasons say "your" only to the one whose decision it was.
    return f"{told}\n{_sentence(lang, _why(lang, better, seat if seat == viewer else ''))}"


def _why(lang: str, found: Facts, seat: str) -> list[str]:
    """What speaks for an action; a development that opens nothing yet is a step towards what lies below."""
    if found["action"]["do"] == "develop" and not found["reasons"]:
        return [text(lang, "hint-why-nearer")]
    return reasons(lang, found["reasons"], seat)


def reasons(lang: str, found: Iterable[Facts], seat: str) -> list[str]:
    """The reasons as clauses, none twice. `seat` is whom they are told as you; empty for nobody."""
    voice, listed = Voice(lang, seat or None), list(found)
    flips = [each["spaces"] for each in listed if each["code"] == "flips"]
    # One flip already says by how much the income rises.
    told = [reason(voice, each) for each in listed if each["code"] != "income" or flips != [each["spaces"]]]
    return list(dict.fromkeys(told)) or [voice.text("hint-why-none")]


def reason(voice: Voice, facts: Facts) -> str:
    """One reason (docs/opponents.md lists them) as a clause."""
    return _REASONS[facts["code"]](voice, facts)


def deed(lang: str, action: Facts) -> str:
    """An action in its JSON form as a phrase: `build Coal Mine in Wigan`."""
    return _DEEDS[action["do"]](lang, action)


def _alternative(lang: str, played: str, action: Facts) -> str:
    """What would have been better; where it reads like what was played, that its means differ."""
    told = deed(lang, action)
    return text(lang, "review-otherwise", action=told) if told == played else told


def _sentence(lang: str, clauses: list[str]) -> str:
    return names.capital(lang, text(lang, "sentence", clauses="; ".join(clauses)))


def _build(lang: str, action: Facts) -> str:
    industry = names.industry_inline(lang, action["industry"])
    return text(lang, "hint-do-build", industry=industry, place=_place(lang, action["slot"]))


def _link(lang: str, action: Facts) -> str:
    lines = joined(lang, [names.line(lang, each) for each in action["lines"]])
    return text(lang, "hint-do-link", lines=lines)


def _develop(lang: str, action: Facts) -> str:
    voice = Voice(lang)
    tiles: Counter[str] = Counter(action["industries"])
    told = [voice.times(times, names.industry_inline(lang, each)) for each, times in tiles.items()]
    return text(lang, "hint-do-develop", industries=voice.joined(told))


def _sell(lang: str, action: Facts) -> str:
    mill = _place(lang, action["mill"])
    return text(lang, "hint-do-sell", mill=mill, to=panel.buyer(lang, action["to"]))


def _loan(lang: str, action: Facts) -> str:
    return text(lang, "hint-do-loan", pounds=action["pounds"])


def _remove(lang: str, action: Facts) -> str:
    return text(lang, "hint-do-remove", place=_place(lang, action["slot"]))


def _place(lang: str, slot: str) -> str:
    return names.place(lang, names.place_of(slot))


def _bare(message: str) -> Callable[[str, Facts], str]:
    return lambda lang, action: text(lang, message)


_DEEDS: dict[str, Callable[[str, Facts], str]] = {
    "build": _build,
    "link": _link,
    "develop": _develop,
    "sell": _sell,
    "loan": _loan,
    "remove": _remove,
    "pass": _bare("hint-do-pass"),
    "stop": _bare("hint-do-stop"),
    "end turn": _bare("hint-do-end"),
}


def _points(voice: Voice, facts: Facts) -> str:
    return voice.text("hint-why-points", points=facts["points"], twice="yes" if facts["twice"] else "no")


def _will_flip(voice: Voice, facts: Facts) -> str:
    return voice.text("hint-why-will-flip", percent=facts["percent"])


def _flips(voice: Voice, facts: Facts) -> str:
    you = "yes" if voice.viewer else "no"
    return voice.text("hint-why-flips", you=you, place=voice.place_of(facts["slot"]), spaces=facts["spaces"])


def _flips_for_another(voice: Voice, facts: Facts) -> str:
    return voice.text(
        "hint-why-flips-for-another",
        owner=voice.seat(facts["owner"]),
        place=voice.place_of(facts["slot"]),
        spaces=facts["spaces"],
    )


def _income(voice: Voice, facts: Facts) -> str:
    return voice.text("hint-why-income", spaces=facts["spaces"], levels=facts["levels"])


def _ships(voice: Voice, facts: Facts) -> str:
    return voice.text(f"would-ship-{facts['resource']}", cubes=facts["cubes"], pounds=facts["pounds"])


def _supplies(voice: Voice, facts: Facts) -> str:
    return voice.text(f"hint-why-supplies-{facts['resource']}", cubes=facts["cubes"])


def _link_points(voice: Voice, facts: Facts) -> str:
    line = names.line(voice.lang, facts["line"])
    return voice.text("hint-why-link-points", line=line, points=round(float(facts["points"])))


def _opens(voice: Voice, facts: Facts) -> str:
    """The next tile of an industry; before the first Shipyards that can be built lie locked ones."""
    industry, level = facts["industry"], facts["level"]
    if level == 0:
        message = "hint-why-opens-locked" if industry == "shipyard" else "hint-why-opens-none"
        return voice.text(message, industry=names.industry_inline(voice.lang, industry))
    return voice.text("hint-why-opens", tile=names.tile(voice.lang, industry, level), points=facts["points"])


def _money(voice: Voice, facts: Facts) -> str:
    return voice.text("hint-why-money", pounds=facts["pounds"], levels=facts["levels"])


def _prepares(voice: Voice, facts: Facts) -> str:
    return voice.text("hint-why-prepares", action=deed(voice.lang, facts["action"]))


_REASONS: dict[str, Callable[[Voice, Facts], str]] = {
    "points": _points,
    "will_flip": _will_flip,
    "flips": _flips,
    "flips_for_another": _flips_for_another,
    "income": _income,
    "ships": _ships,
    "supplies": _supplies,
    "link_points": _link_points,
    "opens": _opens,
    "money": _money,
    "prepares": _prepares,
}
CODES = tuple(_REASONS)
"""Every reason that has words."""
