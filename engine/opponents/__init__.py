"""Computer opponents: they see a view and the legal actions, nothing else (docs/opponents.md)."""

from engine.opponents.choice import Choice, choose
from engine.opponents.hints import Hint, hint
from engine.opponents.levels import LEVELS
from engine.opponents.review import Regret, review
from engine.opponents.weights import Weights
from engine.opponents.why import Why

__all__ = [
    "LEVELS",
    "Choice",
    "Hint",
    "Regret",
    "Weights",
    "Why",
    "choose",
    "hint",
    "review",
]
