"""The use cases of the bot: no Discord, no SQL."""

from bot.service.choices import Choices
from bot.service.messages import Began, Cancelled, Ending, Mention, Message, Notice, Parked, TurnPublished
from bot.service.models import (
    Channel,
    Done,
    Game,
    Json,
    Look,
    Outcome,
    Pace,
    Person,
    Quote,
    Refused,
    Scope,
    Seat,
    Status,
    Turn,
    Waiting,
)
from bot.service.tables import Clock, Tables
from bot.service.verify import Problem, verify

__all__ = [
    "Began",
    "Cancelled",
    "Channel",
    "Choices",
    "Clock",
    "Done",
    "Ending",
    "Game",
    "Json",
    "Look",
    "Mention",
    "Message",
    "Notice",
    "Outcome",
    "Pace",
    "Parked",
    "Person",
    "Problem",
    "Quote",
    "Refused",
    "Scope",
    "Seat",
    "Status",
    "Tables",
    "Turn",
    "TurnPublished",
    "Waiting",
    "verify",
]
