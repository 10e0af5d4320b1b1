"""Names of the things of the game and of people, in either language, fit to stand in a Discord message."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping

from data.texts import either, text

Names = Mapping[str, str]
"""Display names of the people by seat, as they call themselves; seats without a person are left out."""
Who = Callable[[str, str, Names], str]
"""`who`, or `plain_who`."""

LONGEST_NAME = 32  # Discord's own limit for a display name
_LONGEST_HOLDER = 80  # a computer in the place of somebody with the longest name
_ROMAN = ("0", "I", "II", "III", "IV")
# What Discord's Markdown reads anywhere in a line, and what it reads at the start of one only.
_LOUD = re.compile(r"([\\*_~`|>#\[\]()<:@])")
_LOUD_AT_START = re.compile(r"^(\d*)([-+.])")
# Controls, formatting marks, private use, unassigned, surrogates: nothing a reader could see.
_INVISIBLE = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
# Visible to Unicode's tables, blank to the eye: Hangul fillers, the braille blank.
_BLANK = set("ᅟᅠㅤﾠ⠀")
_MARKS_IN_A_ROW = 2


def capital(lang: str, told: str) -> str:
    """A phrase as it opens a sentence or a heading; the Dutch ij is one letter."""
    first = 2 if lang == "nl" and told.startswith("ij") else 1
    return told[:first].upper() + told[first:]


def place(lang: str, place_id: str) -> str:
    """`warrington_and_runcorn` as Warrington & Runcorn."""
    return text(lang, f"place-{place_id}")


def place_of(slot_id: str) -> str:
    """The place id of a slot id: `manchester_4` lies in `manchester`."""
    return slot_id.rpartition("_")[0]


def slot(lang: str, slot_id: str) -> str:
    """A slot with its number: `manchester_4` as Manchester 4."""
    place_id, _, number = slot_id.rpartition("_")
    return text(lang, "slot", place=place(lang, place_id), number=number)


def line(lang: str, line_id: str) -> str:
    """A line by its two ends: `preston-wigan` as Preston–Wigan."""
    ends = line_id.split("-")
    return text(lang, "line", **{"from": place(lang, ends[0]), "to": place(lang, ends[1])})


def industry(lang: str, industry_id: str) -> str:
    """An industry as a label: `coal_mine` as Coal Mine or Kolenmijn."""
    return text(lang, f"industry-{industry_id}")


def industry_inline(lang: str, industry_id: str) -> str:
    """An industry inside a sentence: Coal Mine or kolenmijn."""
    return text(lang, f"industry-{industry_id}.inline")


def industries(lang: str, industry_ids: Iterable[str]) -> str:
    """Several industries as alternatives inside a sentence."""
    return either(lang, [industry_inline(lang, each) for each in industry_ids])


def card(lang: str, card_id: str) -> str:
    """A card by what it shows, a place or an industry. Never for a public message."""
    return industry(lang, card_id) if card_id in INDUSTRIES else place(lang, card_id)


def level(number: int) -> str:
    """A tile's level as on the tile: 2 as II."""
    return _ROMAN[number]


def tile(lang: str, industry_id: str, number: int) -> str:
    """A tile inside a sentence: Cotton Mill II; a Shipyard of level 0 is the locked one."""
    if number == 0:
        return text(lang, "tile-locked", industry=industry_inline(lang, industry_id))
    return text(lang, "tile", industry=industry_inline(lang, industry_id), level=level(number))


def seat(lang: str, seat_id: str) -> str:
    """A seat by its colour: `red` as Red or Rood."""
    return text(lang, f"seat-{seat_id}")


def who(lang: str, seat_id: str, names: Names | None = None) -> str:
    """The person in a seat with the colour, Anna (Red); only the colour where no name is known.

    `names` hold what `people.seated` makes of a person and a computer.
    """
    return _in_seat(lang, seat_id, names, person)


def plain_who(lang: str, seat_id: str, names: Names | None = None) -> str:
    """As `who`, where nothing reads Markdown: in the title of a thread, in a list of choices."""
    return _in_seat(lang, seat_id, names, visible)


def _in_seat(lang: str, seat_id: str, names: Names | None, shown: Callable[[str, str, int], str]) -> str:
    name = (names or {}).get(seat_id)
    if name is None:
        return seat(lang, seat_id)
    name = shown(lang, name, _LONGEST_HOLDER)
    return text(lang, "person-of-seat", name=name, seat=seat(lang, seat_id))


def era(lang: str, era_id: str) -> str:
    """An era as a label: `canal` as Canal Era or Kanaaltijdperk."""
    return text(lang, f"era-{era_id}")


def era_inline(lang: str, era_id: str) -> str:
    """An era inside a sentence: Canal Era or kanaaltijdperk."""
    return text(lang, f"era-{era_id}.inline")


def decision(lang: str, decision_id: str) -> str:
    """What a seat is asked to decide, as a verb phrase: take an action, end the turn ..."""
    return text(lang, f"decision-{decision_id.replace(' ', '_')}")


def source(lang: str, source_id: str) -> str:
    """Where a cube comes from: the slot's name, or the market."""
    return text(lang, "source-market") if source_id == "market" else slot(lang, source_id)


def pounds(lang: str, amount: int) -> str:
    """An amount of money in pounds, £14 or −£2."""
    return text(lang, "signed-pounds", negative="yes" if amount < 0 else "no", pounds=abs(amount))


def plain(name: str, limit: int = LONGEST_NAME) -> str:
    """A display name on one line, without invisible characters and stacked marks; may be empty."""
    shown: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(each)
        marks = marks + 1 if kind.startswith("M") else 0
        if (kind in _INVISIBLE and not each.isspace()) or marks > _MARKS_IN_A_ROW:
            continue
        shown.append(" " if each.isspace() or each in _BLANK else each)
    return " ".join("".join(shown).split())[:limit].rstrip()


def person(lang: str, name: str, limit: int = LONGEST_NAME) -> str:
    """A display name that may stand in any message: it cannot format, ping, break the line or be invisible.

    `limit` counts the characters shown, not the backslashes. A name without a letter, digit or symbol to see
    becomes the catalogue's neutral one.
    """
    return _escaped(visible(lang, name, limit))


def visible(lang: str, name: str, limit: int = LONGEST_NAME) -> str:
    """A display name where nothing reads Markdown: as `person`, without backslashes."""
    shown = plain(name, limit)
    seen = any(unicodedata.category(each)[0] in "LNS" for each in shown)
    return shown if seen else text(lang, "person-unnamed")


def quoted(typed: str, limit: int = 60) -> str:
    """What somebody typed, on one line and without any effect, to be shown back to them."""
    return _escaped(plain(typed, limit))


def _escaped(shown: str) -> str:
    return _LOUD_AT_START.sub(r"\1\\\2", _LOUD.sub(r"\\\1", shown))


INDUSTRIES = ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")
