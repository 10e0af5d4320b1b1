"""The words of the game: one Fluent catalogue per language, and the only function that reads it."""

import logging
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

Value = str | int | float
FIRST_LANGUAGE = "en"
_IDS = ("game",)
"""Arguments that are no amounts: their thousands are not set apart, so that they can be typed back."""

# English counts and writes its numbers as in Britain, where the game is set.
_LOCALES = {"en": "en-GB"}
_FOLDER = Path(__file__).parent / "locales"
_log = logging.getLogger(__name__)
_strict = False


class TextError(LookupError):
    """A message that is not in a catalogue, or whose arguments do not fit it."""


def be_strict(strict: bool = True) -> None:
    """Raise TextError where a running bot would fall back to English: for tests and checks."""
    global _strict
    _strict = strict


@cache
def languages() -> tuple[str, ...]:
    """Codes of the languages that have a catalogue, English first."""
    found = sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl")))
    return (FIRST_LANGUAGE, *(code for code in found if code != FIRST_LANGUAGE))


@lru_cache(64)
def closest(locale: str | None) -> str:
    """The language for a locale such as `nl` or `en-US`; English where it has no catalogue."""
    code = (locale or FIRST_LANGUAGE).replace("_", "-").split("-")[0].lower()
    return code if code in languages() else FIRST_LANGUAGE


def has(lang: str, message_id: str) -> bool:
    """Whether the catalogue of this language has the message, or its attribute (`id.attribute`)."""
    name, _, attribute = message_id.partition(".")
    message = catalogue(lang).get(name)
    if message is None:
        return False
    if not attribute:
        return message.value is not None
    return any(each.id.name == attribute for each in message.attributes)


def text(lang: str, message_id: str, /, **arguments: Value) -> str:
    """The message in a language, its arguments put in; `id.attribute` reads an attribute.

    A text that cannot be made raises TextError when strict. Otherwise it is logged and answered in English,
    at worst with the id itself, so that a slip in a catalogue never stops a game.
    """
    try:
        return _formatted(lang, message_id, arguments)
    except TextError as error:
        if _strict:
            raise
        _log.error("%s", error)
    try:
        return _formatted(FIRST_LANGUAGE, message_id, arguments)
    except TextError:
        return message_id


def joined(lang: str, items: Iterable[str]) -> str:
    """Items as one enumeration: `a`, `a and b`, `a, b and c`; nothing for no items."""
    given = list(items)
    if len(given) < 2:
        return "".join(given)
    return text(lang, "list-and", start=", ".join(given[:-1]), last=given[-1])


def either(lang: str, items: Iterable[str]) -> str:
    """Items as alternatives: `a`, `a or b`, `a, b or c`; nothing for no items."""
    given = list(items)
    if len(given) < 2:
        return "".join(given)
    return text(lang, "list-or", start=", ".join(given[:-1]), last=given[-1])


def message_ids(lang: str) -> Sequence[str]:
    """The ids of all messages of a language, in the order of their files."""
    return tuple(catalogue(lang))


@cache
def catalogue(lang: str) -> dict[str, ast.Message]:
    """All messages of a language by id, as parsed; TextError if a file cannot be read or an id is double."""
    found: dict[str, ast.Message] = {}
    for entry in _entries(lang):
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise TextError(f"{lang}: two messages are called {entry.id.name}")
            found[entry.id.name] = entry
    return found


@cache
def _entries(lang: str) -> tuple[ast.Message | ast.Term, ...]:
    found: list[ast.Message | ast.Term] = []
    for path in sorted((_FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{lang}/{path.name} cannot be read at: {(entry.content or '').strip()[:80]}")
            if isinstance(entry, ast.Message | ast.Term):
                found.append(entry)
    if not found:
        raise TextError(f"there is no catalogue for {lang!r}")
    return tuple(found)


@cache
def _bundle(lang: str) -> FluentBundle:
    # Isolation marks would put invisible characters into every Discord message.
    bundle = FluentBundle([_LOCALES.get(lang, lang)], use_isolating=False)
    bundle.add_resource(ast.Resource(list(_entries(lang))))
    return bundle


def _formatted(lang: str, message_id: str, arguments: dict[str, Value]) -> str:
    if not has(lang, message_id):
        raise TextError(f"{lang}: there is no message {message_id}")
    name, _, attribute = message_id.partition(".")
    bundle = _bundle(lang)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, "has() looked"
    shown = {name: str(value) if name in _IDS else value for name, value in arguments.items()}
    result, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise TextError(f"{lang}: {message_id} with {sorted(arguments)}: {errors[0]}")
    return str(result)
