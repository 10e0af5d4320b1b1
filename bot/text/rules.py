"""The rules as help: topics, search by any word, and the paragraph behind a ruling such as R74."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bot.text.names import quoted
from data.texts import FIRST_LANGUAGE, has, message_ids, text

_RULE = re.compile(r"\bR(\d{1,3})\b", re.IGNORECASE)
_CITED = re.compile(r"R\d+")
_NO_MATCH = 9
_MOST_ANSWERS = 6


@dataclass(frozen=True)
class Topic:
    """A topic of the rules in one language. `about` says what it holds, in at most 100 characters."""

    id: str
    title: str
    about: str


@cache
def topic_ids() -> tuple[str, ...]:
    """The ids of all topics, in the order in which one would read them."""
    names = (each.removeprefix("rules-") for each in message_ids(FIRST_LANGUAGE) if each.startswith("rules-"))
    return tuple(name for name in names if has(FIRST_LANGUAGE, f"rules-{name}.text"))


def topics(lang: str) -> list[Topic]:
    """All topics, in the order in which one would read them."""
    return [_topic(lang, name) for name in topic_ids()]


def topic(lang: str, topic_id: str) -> str:
    """A topic with its title, fit for one message; KeyError if there is no such topic."""
    if topic_id not in topic_ids():
        raise KeyError(topic_id)
    return f"**{text(lang, f'rules-{topic_id}')}**\n{text(lang, f'rules-{topic_id}.text')}"


def rule(lang: str, number: str) -> tuple[Topic, str] | None:
    """The topic and the paragraph that state a ruling (`R74`); None if there is no such ruling."""
    wanted = number.strip().upper()
    for found in topics(lang):
        for paragraph in _paragraphs(lang, found.id):
            if wanted in _CITED.findall(paragraph):
                return found, paragraph
    return None


def search(lang: str, query: str) -> list[Topic]:
    """The topics that hold every word of the query, those that have it in their title first."""
    words = _plain(query).split()
    ranked = [(_rank(lang, found.id, words), found) for found in topics(lang)] if words else []
    return [found for rank, found in sorted(ranked, key=lambda pair: pair[0]) if rank < _NO_MATCH]


def named(lang: str, query: str) -> str | None:
    """The topic that a query names by its id or title; None where it is neither."""
    wanted = _plain(query)
    found = (each.id for each in topics(lang) if wanted in (_plain(each.id), _plain(each.title)))
    return next(found, None)


def number(query: str) -> str | None:
    """The ruling that a query names, in its usual form: `r074` as R74; None where it names none."""
    found = _RULE.fullmatch(query.strip())
    return f"R{int(found[1])}" if found else None


def answer(lang: str, query: str) -> str:
    """What to say to a topic's id or title, a ruling's number, or any words; never empty."""
    if found := named(lang, query):
        return topic(lang, found)
    if ruling := number(query):
        return _answer_rule(lang, ruling)
    wanted = _plain(query)
    hits = search(lang, query)
    head = text(lang, "rules-found", count=len(hits), query=quoted(query))
    return "\n".join([head, *(_hit(lang, hit, wanted.split()) for hit in hits[:_MOST_ANSWERS])])


def _answer_rule(lang: str, number: str) -> str:
    found = rule(lang, number)
    if found is None:
        return text(lang, "rules-no-such-rule", rule=number)
    return "\n".join([text(lang, "rules-see", rule=number, title=found[0].title), found[1]])


def _hit(lang: str, found: Topic, words: list[str]) -> str:
    """A topic found: its line, and the first paragraph that has all the words."""
    entry = text(lang, "rules-entry", title=found.title, about=found.about)
    fitting = (each for each in _paragraphs(lang, found.id) if _holds(each, words))
    return "\n".join([entry, *[each for each in [next(fitting, "")] if each]])


def _topic(lang: str, topic_id: str) -> Topic:
    name = f"rules-{topic_id}"
    return Topic(topic_id, text(lang, name), text(lang, f"{name}.about"))


def _paragraphs(lang: str, topic_id: str) -> Iterator[str]:
    yield from text(lang, f"rules-{topic_id}.text").splitlines()


def _rank(lang: str, topic_id: str, words: list[str]) -> int:
    name = f"rules-{topic_id}"
    places = (
        text(lang, name),
        text(lang, f"{name}.words"),
        text(lang, f"{name}.about"),
        topic(lang, topic_id),
    )
    return next((rank for rank, place in enumerate(places) if _holds(place, words)), _NO_MATCH)


def _holds(place: str, words: list[str]) -> bool:
    known = _plain(place)
    return all(word in known for word in words)


@cache
def _plain(words: str) -> str:
    """Without case, accents and punctuation, single spaces between the words."""
    letters = (each for each in unicodedata.normalize("NFKD", words) if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in letters).casefold().split())
