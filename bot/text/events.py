"""What happened, told from events alone: for the channel, for one person, and as a recap.

Nothing here names a card unless the reader is the one who played or drew it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.text import names
from bot.text.deeds import deed
from bot.text.endings import account, account_details, debt, game_places, game_won, round_end
from bot.text.grouping import Group, groups
from bot.text.voice import Event, Voice
from data.texts import text


@dataclass(frozen=True)
class Passage:
    """One piece of the story, of one or more lines.

    `kind`: action, passed, spent, cards, round, debt, era, account, details (each link and tile of an
    account), board (tiles that leave), game (who won), places (the points of all) or next. `seat` is whom it
    is about, None for the whole table. `number` is that of the change on the picture.
    """

    kind: str
    seat: str | None
    text: str
    number: int | None = None


def story(
    events: Iterable[Event],
    lang: str,
    *,
    viewer: str | None = None,
    people: Mapping[str, str] | None = None,
) -> list[Passage]:
    """All that happened, in order; each action one passage with its consequences.

    With a `viewer` it is private: that seat is "you", and its own cards are named. `people` are display
    names by seat. Passes of one seat in a row become one passage.
    """
    voice = Voice(lang, viewer, people or {})
    told: list[Passage] = []
    for passing, run in groupby(groups(events), key=_passing_seat):
        together = list(run)
        if passing and len(together) > 1 and passing != viewer:
            told.append(Passage("passed", passing, _passes(voice, passing, len(together))))
        else:
            told += [passage for group in together for passage in _passages(voice, group)]
    return told


def told(
    events: Iterable[Event],
    lang: str,
    *,
    viewer: str | None = None,
    people: Mapping[str, str] | None = None,
    without: Sequence[str] = ("details", "next"),
    numbered: bool = False,
) -> str:
    """The story as text, one line a passage or more; passages of the kinds `without` are left out.

    Who has won the game comes first, each link and tile of an account last.

    `numbered` puts the numbers of the picture's marks before what changed the board.
    """
    passages = story(events, lang, viewer=viewer, people=people)
    passages.sort(key=lambda each: _ORDER.get(each.kind, 1))
    return "\n".join(_line(lang, each, numbered) for each in passages if each.kind not in without)


_ORDER = {"game": 0, "details": 2}
"""Who has won comes first, the small arithmetic last, all else between them in its own order."""


def _line(lang: str, passage: Passage, numbered: bool) -> str:
    if not numbered or passage.number is None:
        return passage.text
    return text(lang, "numbered", number=passage.number, told=passage.text)


def recap(
    turns: Iterable[Iterable[Event]], lang: str, *, viewer: str | None = None, numbered: bool = False
) -> str:
    """What happened in several turns, shortly: actions, debts, accounts and the ends of rounds and eras.

    Turns in which nothing was done but pass become one line for all who passed one after another. `numbered`
    puts the numbers of a picture with the marks of all the turns before what changed the board.
    """
    voice = Voice(lang, viewer)
    lines: list[str] = []
    passed: list[Passage] = []
    for passages in _counted_on(story(turn, lang, viewer=viewer) for turn in turns):
        told = [passage for passage in passages if passage.kind in _RECAP]
        deeds = [passage for passage in told if passage.kind in ("action", "passed")]
        if deeds and all(passage.kind == "passed" for passage in deeds):
            passed += deeds
            told = [passage for passage in told if passage.kind != "passed"]
        if told:
            lines += _all_passed(voice, passed)
            passed = []
            lines += [_line(lang, passage, numbered) for passage in told]
    return "\n".join([*lines, *_all_passed(voice, passed)])


def _counted_on(stories: Iterable[list[Passage]]) -> Iterator[list[Passage]]:
    """The passages of each story, numbered as if all were one."""
    before = 0
    for passages in stories:
        yield [replace(each, number=each.number + before) if each.number else each for each in passages]
        before += max((each.number or 0 for each in passages), default=0)


_RECAP = {"action", "passed", "debt", "round", "era", "account", "game", "places"}


def _all_passed(voice: Voice, passed: Sequence[Passage]) -> list[str]:
    if len(passed) < 2:
        return [passage.text for passage in passed]
    different = list(dict.fromkeys(passage.seat for passage in passed if passage.seat))
    people = voice.joined(map(voice.seat, different))
    return [voice.sentence([voice.text("all-passed", people=people, count=len(different))])]


def _passing_seat(group: Group) -> str | None:
    return group.seat if group.head == "passed" else None


def _passes(voice: Voice, seat: str, times: int) -> str:
    return voice.sentence([voice.text("did-pass-times", who=voice.who(seat), times=times)])


def _passages(voice: Voice, group: Group) -> list[Passage]:
    if group.kind == "action":
        kind = "passed" if group.head == "passed" else "action"
        return [Passage(kind, group.seat, deed(voice, group), group.number)]
    if group.kind == "account":
        details = account_details(voice, group)
        found = [Passage("account", group.seat, account(voice, group))]
        return [*found, Passage("details", group.seat, details)] if details else found
    if group.kind == "game_ended":
        (event,) = group.events
        places = Passage("places", None, game_places(voice, event))
        return [Passage("game", None, game_won(voice, event)), places]
    if group.kind not in _TELLERS:
        return []
    kind, teller = _TELLERS[group.kind]
    words = teller(voice, group)
    return [Passage(kind, group.seat, words, group.number)] if words else []


def _spent(voice: Voice, group: Group) -> str:
    event = group.events[0]
    who = voice.who(event["seat"])
    return voice.sentence([voice.text("turn-spent", who=who, pounds=event["spent"])])


def _drew_cards(voice: Voice, group: Group) -> str:
    event = group.events[0]
    if event["seat"] != voice.viewer:
        return ""
    if not event["cards"]:
        return voice.sentence([voice.text("drew-nothing")])
    drawn = Counter(names.card(voice.lang, card) for card in event["cards"])
    cards = voice.joined(voice.times(times, card) for card, times in drawn.items())
    return voice.sentence([voice.text("drew-cards", cards=cards)])


def _era_over(voice: Voice, group: Group) -> str:
    return voice.text("era-over", era=names.era_inline(voice.lang, group.events[0]["era"]))


def _era_begins(voice: Voice, group: Group) -> str:
    return voice.text("era-begins", era=names.era_inline(voice.lang, group.events[0]["era"]))


def _level_one(voice: Voice, group: Group) -> str:
    tiles = group.events[0]["tiles"]
    return voice.text("level-one-gone", tiles=tiles if isinstance(tiles, int) else len(tiles))


def _next(voice: Voice, group: Group) -> str:
    event = group.events[0]
    seat = event["seat"]
    told = voice.text("turn-next", you=voice.you(seat), who=voice.who(seat), actions=event["actions"])
    return voice.sentence([told])


_TELLERS: dict[str, tuple[str, Callable[[Voice, Group], str]]] = {
    "turn_ended": ("spent", _spent),
    "drew_cards": ("cards", _drew_cards),
    "round": ("round", round_end),
    "removed": ("debt", debt),
    "points_lost": ("debt", debt),
    "era_ended": ("era", _era_over),
    "level_one_removed": ("board", _level_one),
    "new_era": ("era", _era_begins),
    "turn_began": ("next", _next),
}
