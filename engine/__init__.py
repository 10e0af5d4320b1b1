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
from engine.explain import Obstacle, obstacles
from engine.hypothetical import hypothetical
from engine.invariants import invariants
from engine.legal import legal
from engine.names import RULES_VERSION, SEATS
from engine.notation import notation, parse
from engine.options import OptionError, Options
from engine.plans import Plan
from engine.play import play, refusal, settle
from engine.position import PositionError, dump, load
from engine.projection import projection
from engine.reasons import EngineError, Reason, Refused
from engine.record import Record, RecordError, Replayed, replay
from engine.setup import new_game
from engine.sources import open_sources, sources
from engine.state import Score, State
from engine.view import view

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
    "Obstacle",
    "OptionError",
    "Options",
    "Pass",
    "Plan",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Refused",
    "Remove",
    "Replayed",
    "Score",
    "Sell",
    "State",
    "Stop",
    "action_from_json",
    "action_to_json",
    "commitment",
    "dump",
    "hypothetical",
    "invariants",
    "legal",
    "load",
    "new_game",
    "notation",
    "obstacles",
    "open_sources",
    "parse",
    "play",
    "projection",
    "refusal",
    "replay",
    "seed_from_number",
    "seed_of",
    "settle",
    "shuffled",
    "sources",
    "view",
]
