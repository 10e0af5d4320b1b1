"""Events in groups that are told together: an action with all that followed, the end of a round ..."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.text.voice import Event

ACTION_HEADS = {"built", "linked", "developed", "sold", "distant_turned", "loan", "passed"}
ROUND = {"round_ended", "order_set", "income", "shortfall"}
ACCOUNT = {"links_scored", "tiles_scored", "money_scored", "income_scored", "level_two_scored"}

_ON_THE_BOARD = {"built", "linked", "developed", "sold", "distant_turned"}
_BEFORE_THE_HEAD = {"discarded", "replaced"}
# A tile of the distant market is turned over first; only then the mill is sold, or not.
_BEFORE_A_SALE = {"discarded", "distant_turned"}
_CUBES = {"coal_taken", "coal_bought", "iron_taken", "iron_bought", "shipped"}
_AFTER_THE_HEAD = _CUBES | {"replaced", "flipped"}
# That a seller goes no further shows in there being no further sale; drawn cards are told with their names.
_NOT_TOLD = {"stopped", "drew"}
_MORE_THAN_ONE = {"linked", "developed"}


@dataclass(frozen=True)
class Group:
    """Events told together. `kind` is `action`, `round`, `account`, or the kind of the only event.

    `seat` is who acts; None where several do. What changed the board has a `number`, from 1 in each story: it
    stands before the sentence, and on the picture.
    """

    kind: str
    seat: str | None
    events: tuple[Event, ...]
    number: int | None = None

    def of(self, *kinds: str) -> list[Event]:
        """The events of these kinds, in order."""
        return [event for event in self.events if event["kind"] in kinds]

    @property
    def head(self) -> str:
        """The kind of the action: built, linked ...; empty for other groups."""
        return next((event["kind"] for event in self.events if event["kind"] in ACTION_HEADS), "")


def groups(events: Iterable[Event]) -> list[Group]:
    """The events in groups, in order. The cards discarded for an action belong to it."""
    found: list[list[Event]] = []
    for event in _worth_telling(list(events)):
        if found and _belongs(event["kind"], {each["kind"] for each in found[-1]}):
            found[-1].append(event)
        else:
            found.append([event])
    return _numbered([_group(members) for members in found])


def steps_back(events: Iterable[Event]) -> int:
    """How many steps of a turn can be taken back: those after the last that turned a tile over."""
    count = 0
    for group in groups(events):
        count = 0 if group.of("distant_turned") else count + 1
    return count


def _worth_telling(events: list[Event]) -> list[Event]:
    """Without what is never told, and without the order after the last round: no round follows it."""
    told = [event for event in events if event["kind"] not in _NOT_TOLD]
    if any(event["kind"] == "game_ended" for event in told):
        orders = [place for place, event in enumerate(told) if event["kind"] == "order_set"]
        told = [event for place, event in enumerate(told) if place not in orders[-1:]]
    return told


def _numbered(found: list[Group]) -> list[Group]:
    number = 0
    told = []
    for group in found:
        marked = group.kind == "removed" or group.head in _ON_THE_BOARD
        number += marked
        told.append(replace(group, number=number) if marked else group)
    return told


def _belongs(kind: str, group: set[str]) -> bool:
    heads = group & ACTION_HEADS
    if kind == "discarded":
        return group == {"discarded"}
    if kind == "sold":
        return group <= _BEFORE_A_SALE
    if kind in ACTION_HEADS:
        return group <= _BEFORE_THE_HEAD or (kind in heads and kind in _MORE_THAN_ONE)
    if kind in _AFTER_THE_HEAD:
        return bool(heads) or "discarded" in group
    return any(kind in together and group <= together for together in (ROUND, ACCOUNT))


def _group(members: list[Event]) -> Group:
    kinds = {event["kind"] for event in members}
    if kinds & (ACTION_HEADS | _BEFORE_THE_HEAD):
        # A tile that flips belongs to its owner; the one who acts comes with the first event.
        return Group("action", members[0]["seat"], tuple(members))
    seats = {event.get("seat") for event in members}
    kind = "round" if kinds <= ROUND else "account" if kinds <= ACCOUNT else members[0]["kind"]
    return Group(kind, seats.pop() if len(seats) == 1 else None, tuple(members))
