"""Computer opponents: they see a view and the legal actions, nothing else (docs/opponents.md)."""

from engine.opponents.choice import LEVELS, Choice, Level, choose
from engine.opponents.weights import Weights

__all__ = ["LEVELS", "Choice", "Level", "Weights", "choose"]
