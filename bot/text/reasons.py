"""Why something is not possible: the engine's coded reasons and the table's own, each as one sentence."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.text import names
from bot.text.voice import signed
from data.texts import Value, either, has, text

Facts = Mapping[str, Any]

_RULE = re.compile(r"R\d+")
# Which fact tells variants of a reason apart, where it does not carry a `why` of its own.
_SUBJECTS = ("place", "line", "text", "field")


def sentence(lang: str, code: str, facts: Facts) -> str:
    """The reason as one sentence: what is wrong, how much is missing, and what would help.

    `code` and `facts` are those of the engine's Reason or of the service's Refused. A code that the
    catalogue does not know becomes a plain "not possible" at run time, and an error in tests.
    """
    arguments = {
        name: told for name, value in facts.items() if (told := _told(lang, name, value)) is not None
    }
    arguments |= _tile(lang, facts) | _place_of_slot(lang, facts)
    return text(lang, message_id(lang, code, facts), **arguments)


def cited(lang: str, code: str, facts: Facts) -> str:
    """The sentence with the ruling it rests on, if there is one: `... (R74)`."""
    told = sentence(lang, code, facts)
    number = rule(facts)
    return text(lang, "rule-cited", sentence=told, rule=number) if number else told


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
    if code == "era":
        # `era` is the present one; a tile that cannot be built now belongs to the other.
        return ["era-rail" if facts.get("era") == "canal" else "era-canal"]
    particular = [
        str(facts[name]) for name in ("why", "option_code", "expected", "decision") if name in facts
    ]
    if "why" in facts and "era" in facts:
        particular.insert(0, f"{facts['why']}_{'rail' if facts['era'] == 'canal' else 'canal'}")
    particular += [name for name in _SUBJECTS if name in facts]
    return [f"{code}-{each.replace(' ', '_')}" for each in particular]


def _told(lang: str, name: str, value: Any) -> Value | None:
    """A fact as a word or number for the catalogue; None for what no text needs."""
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


def _place_of_slot(lang: str, facts: Facts) -> dict[str, Value]:
    if "slot" not in facts or "place" in facts:
        return {}
    return {"place": names.place(lang, names.place_of(facts["slot"]))}


_TELLERS: dict[str, Callable[[str, str], str]] = {
    "place": names.place,
    "slot": names.slot,
    "free": names.slot,
    "line": names.line,
    "card": names.card,
    "industry": names.industry_inline,
    "owner": names.seat,
    "seat": names.seat,
    "era": names.era_inline,
    "source": names.source,
    "decision": names.decision,
}
