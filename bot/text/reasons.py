"""Why something is not possible: the engine's coded reasons and the table's own, each as one sentence."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.text import names
from bot.text.voice import signed
from data.texts import Value, either, has, text

Facts = Mapping[str, Any]

# Nobody has to look up that it is another's turn.
_NEED_NO_RULE = {"turn", "decision", "finished"}
_RULE = re.compile(r"R\d+")
# Facts whose values tell variants of a reason apart, and facts that do so by being there.
_KINDS = ("why", "option_code", "expected", "decision")
_SUBJECTS = ("place", "line", "left", "industry", "text", "field", "slot")


def sentence(lang: str, code: str, facts: Facts, viewer: str | None = None) -> str:
    """The reason as one sentence: what is wrong, how much is missing, and what would help.

    What belongs to the seat `viewer` is "yours".

    `code` and `facts` are those of the engine's Reason or of the service's Refused. A code that the
    catalogue does not know becomes a plain "not possible" at run time, and an error in tests.
    """
    arguments = {
        name: told for name, value in facts.items() if (told := _told(lang, name, value)) is not None
    }
    arguments |= _tile(lang, facts) | _places_of_slots(lang, facts)
    arguments |= {"you": "yes" if facts["owner"] == viewer else "no"} if "owner" in facts else {}
    return text(lang, message_id(lang, code, facts), **arguments)


def cited(lang: str, code: str, facts: Facts, viewer: str | None = None) -> str:
    """The sentence with the ruling it rests on, if there is one: `... (R74)`."""
    told = sentence(lang, code, facts, viewer)
    number = cited_rule(code, facts)
    return text(lang, "rule-cited", sentence=told, rule=number) if number else told


def cited_rule(code: str, facts: Facts) -> str | None:
    """The ruling that `cited` names behind the sentence; None where it names none."""
    return None if code in _NEED_NO_RULE else rule(facts)


def rule(facts: Facts) -> str | None:
    """The number of the ruling behind a reason, `R74`; None where there is none."""
    given = str(facts.get("rule", ""))
    return given if _RULE.fullmatch(given) else None


def message_id(lang: str, code: str, facts: Facts) -> str:
    """The catalogue's id for a reason: the most particular one that it has."""
    for variant in _variants(code, facts):
        if has(lang, f"reason-{variant}"):
            return f"reason-{variant}"
    return f"reason-{code}"


def _variants(code: str, facts: Facts) -> list[str]:
    particular = [str(facts[name]) for name in _KINDS if name in facts]
    if "era" in facts:
        # The fact is the present era; what does not go now goes in the other one.
        other = "rail" if facts["era"] == "canal" else "canal"
        particular.insert(0, f"{facts['why']}_{other}" if "why" in facts else other)
    if facts.get("text") == "":
        particular.append("end")
    particular += [name for name in _SUBJECTS if name in facts]
    return [f"{code}-{each.replace(' ', '_')}" for each in particular]


def _told(lang: str, name: str, value: Any) -> Value | None:
    """A fact as a word or number for the catalogue; None for what no text needs."""
    if name in _TYPED and isinstance(value, str):
        return names.quoted(value)
    if name in _TELLERS and isinstance(value, str):
        return _TELLERS[name](lang, value)
    if name == "level" and isinstance(value, int):
        return signed(value)
    if isinstance(value, list | tuple):
        return either(lang, [str(each) for each in value])
    return value if isinstance(value, str | int) else None


def _tile(lang: str, facts: Facts) -> dict[str, Value]:
    if "industry" not in facts or "level" not in facts:
        return {}
    return {"tile": names.tile(lang, facts["industry"], facts["level"])}


def _places_of_slots(lang: str, facts: Facts) -> dict[str, Value]:
    """The place of a slot where no place is given, and the place of a mill."""
    slots = {"place": "slot", "mill_place": "mill"}
    return {
        name: names.place(lang, names.place_of(facts[slot]))
        for name, slot in slots.items()
        if slot in facts and name not in facts
    }


# What somebody typed: it may hold anything.
_TYPED = ("text", "field", "option", "value")
_TELLERS: dict[str, Callable[[str, str], str]] = {
    "place": names.place,
    "slot": names.slot,
    "line": names.line,
    "card": names.card,
    "industry": names.industry_inline,
    "owner": names.seat,
    "seat": names.seat,
    "era": names.era_inline,
    "source": names.source,
    "decision": names.decision,
}
