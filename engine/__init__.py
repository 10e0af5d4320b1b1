"""The rules of Brass: Lancashire. Everything that other rooms may use is named here."""

from engine.actions import (
    Action,
    Build,
    Develop,
    EndTurn,
    Link,
    Loan,
    Pass,
    Remove,
    Sell,
    Stop,
    action_from_json,
    action_to_json,
)
from engine.chance import commitment, seed_from_number, seed_of, shuffled
from engine.events import Event
from engine.invariants import invariants
from engine.names import RULES_VERSION, SEATS
from engine.notation import notation, parse
from engine.options import OptionError, Options
from engine.position import PositionError, dump, load
from engine.reasons import EngineError, Reason, Refused
from engine.state import Score, State

__all__ = [
    "RULES_VERSION",
    "SEATS",
    "Action",
    "Build",
    "Develop",
    "EndTurn",
    "EngineError",
    "Event",
    "Link",
    "Loan",
    "OptionError",
    "Options",
    "Pass",
    "PositionError",
    "Reason",
    "Refused",
    "Remove",
    "Score",
    "Sell",
    "State",
    "Stop",
    "action_from_json",
    "action_to_json",
    "commitment",
    "dump",
    "invariants",
    "load",
    "notation",
    "parse",
    "seed_from_number",
    "seed_of",
    "shuffled",
]
