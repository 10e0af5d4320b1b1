"""A club of people, and a bot in its pocket Discord, for each test its own."""

from tests.e2e.conftest import bot, evening, evening_of
from tests.service.conftest import club

__all__ = ["bot", "club", "evening", "evening_of"]
