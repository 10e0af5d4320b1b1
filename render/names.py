"""Names of people in pictures: any name becomes something that the fonts can draw."""

import unicodedata
from collections.abc import Callable, Iterator

# Stands for whatever the fonts lack, once for each run of it.
NEUTRAL = "•"
_JOINER = "\u200d"
_FLAG = range(0x1F1E6, 0x1F200)
_SKIN = range(0x1F3FB, 0x1F400)
_TAG = range(0xE0020, 0xE0080)


def _extends(cluster: str, character: str) -> bool:
    code = ord(character)
    if character == _JOINER or cluster.endswith(_JOINER):
        return True
    if code in _SKIN or code in _TAG or unicodedata.category(character) in ("Mn", "Mc", "Me"):
        return True
    return code in _FLAG and len(cluster) == 1 and ord(cluster) in _FLAG


def clusters(text: str) -> list[str]:
    """What a reader takes for single characters: letters with their marks, joined emoji, flags."""
    found: list[str] = []
    for character in text:
        if found and _extends(found[-1], character):
            found[-1] += character
        else:
            found.append(character)
    return found


def _drawable(text: str, known: Callable[[str], bool]) -> Iterator[str]:
    for cluster in clusters(unicodedata.normalize("NFC", text)):
        # Marks that did not compose are dropped: stacked ones would leave the box.
        base = cluster[0]
        category = unicodedata.category(base)
        if category.startswith("Z"):
            yield " "
        elif (category[0] == "C" and category != "Cn") or category[0] == "M":
            continue
        elif len(cluster) == 1 or unicodedata.category(cluster[1])[0] == "M":
            yield base if known(base) else NEUTRAL
        else:
            yield NEUTRAL


def safe(name: str, known: Callable[[str], bool]) -> str:
    """A name as it can be drawn; empty when no letter of it is left.

    `known` tells whether the fonts have a character.
    """
    out: list[str] = []
    for part in _drawable(name, known):
        if part in (NEUTRAL, " ") and out and out[-1] == part:
            continue
        out.append(part)
    drawn = "".join(out).strip()
    return drawn if any(part not in (NEUTRAL, " ") for part in drawn) else ""


def cut(text: str, room: float, width: Callable[[str], float]) -> str:
    """The text, or its beginning and an ellipsis, so that `width` of it is at most `room`."""
    if width(text) <= room:
        return text
    parts = clusters(text)
    while parts and width("".join(parts).rstrip() + "…") > room:
        parts.pop()
    return "".join(parts).rstrip() + "…"
