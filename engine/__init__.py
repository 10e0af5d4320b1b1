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
from engine.options import OptionError, Options
from engine.reasons import EngineError, Reason, Refused
from engine.state import Score, State

RULES_VERSION = 1
"""The version of the rules that a game stores when it begins; a game is replayed with the rules it began
with.
"""

__all__ = [
    "RULES_VERSION",
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
    "seed_from_number",
    "seed_of",
    "shuffled",
]
