"""A game as its options, its seed and its actions: what is stored, and how it is played again."""

from collections.abc import Sequence

from engine.actions import Action, action_from_json, action_to_json
from engine.events import Event
from engine.names import RULES_VERSION, SEAT_NUMBER, SEATS
from engine.options import Options
from engine.play import play
from engine.reasons import EngineError
from engine.setup import new_game
from engine.state import State

FORMAT = 1
"""The version of the JSON form."""


class RecordError(EngineError):
    """A stored game that cannot be read: wrong form, unknown version, or an action that is not one."""


class Record:
    """Everything that makes a game: replaying it gives the same position, byte for byte."""

    __slots__ = ("actions", "options", "rules", "seed")

    def __init__(
        self,
        options: Options,
        seed: bytes,
        actions: Sequence[tuple[int, Action]] = (),
        rules: int = RULES_VERSION,
    ) -> None:
        self.options = options
        self.seed = seed
        self.actions: list[tuple[int, Action]] = list(actions)
        self.rules = rules

    def to_json(self) -> dict[str, object]:
        """The record with ids; the seed in hexadecimal."""
        return {
            "format": FORMAT,
            "rules": self.rules,
            "options": self.options.to_json(),
            "seed": self.seed.hex(),
            "actions": [{"seat": SEATS[seat], **action_to_json(action)} for seat, action in self.actions],
        }

    @staticmethod
    def from_json(given: object) -> "Record":
        """The record that `to_json` wrote. Raises RecordError, OptionError or Refused (`unreadable`)."""
        if not isinstance(given, dict) or given.get("format") != FORMAT:
            raise RecordError("not a game in a known format")
        if given.get("rules") != RULES_VERSION:
            raise RecordError(f"rules of version {given.get('rules')} are not known here")
        options, seed, actions = given.get("options"), given.get("seed"), given.get("actions")
        if not isinstance(options, dict) or not isinstance(seed, str) or not isinstance(actions, list):
            raise RecordError("options, seed or actions are missing")
        return Record(Options.from_json(options), _seed(seed), [_read_action(item) for item in actions])


class Replayed:
    """A record played again: the last position, and the events of each action."""

    __slots__ = ("events", "state")

    def __init__(self, state: State, events: list[list[Event]]) -> None:
        self.state = state
        self.events = events


def replay(record: Record) -> Replayed:
    """Play a record from its first action to its last. Raises Refused if one of them is not allowed."""
    state = new_game(record.options, record.seed)
    return Replayed(state, [play(state, seat, action) for seat, action in record.actions])


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise RecordError("the seed is not hexadecimal") from None


def _read_action(item: object) -> tuple[int, Action]:
    if not isinstance(item, dict):
        raise RecordError("an action that is no object")
    seat = item.get("seat")
    if not isinstance(seat, str) or seat not in SEAT_NUMBER:
        raise RecordError("an action without its seat")
    fields = {name: value for name, value in item.items() if name != "seat"}
    return SEAT_NUMBER[seat], action_from_json(fields)
