"""A bot in its pocket Discord, for each test its own."""

from tests.e2e.conftest import bot, evening, evening_of

__all__ = ["bot", "evening", "evening_of"]
