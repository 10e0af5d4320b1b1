"""What has to be told to somebody, as data: bot/chat makes Discord messages of it, with bot/text and render.

Each is put together at the moment of sending from what is stored, so nothing in it is out of date.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.service.models import Game, Json, Person, Turn


@dataclass(frozen=True, slots=True)
class Ending:
    """The chance of a game that is over, open to all; secret and seed in hexadecimal."""

    secret: str
    shares: tuple[str, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Began:
    """To the channel: the game has begun. `view` is a spectator's; `game.waiting` says who is first."""

    game: Game
    view: Json


@dataclass(frozen=True, slots=True)
class TurnPublished:
    """To the channel: a turn is over. `before` and `view` are a spectator's, from before and after it.

    `turn.events` hold all that followed by itself (order, income, debts, the account of an era, the end
    of the game). `next_...` is who must decide after it and what, as it was at that moment; None
    when the game is over. `ending` is set then. `earlier` are turns of computers that came directly before
    and are told with this one.
    """

    game: Game
    turn: Turn
    before: Json
    view: Json
    next_seat: str | None
    next_decision: str | None
    next_person: Person | None
    ending: Ending | None = None
    earlier: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """To one person, in private: you must decide. `view` is their own, `recap` what they have not seen."""

    game: Game
    person: Person
    seat: str
    decision: str
    view: Json
    recap: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Mention:
    """To the channel, where no notice can be delivered: it must ping `person`, and show no card."""

    game: Game
    person: Person
    seat: str
    decision: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """To the channel: the lobby or game was ended without a result by `person` (None: who was forgotten).

    `ending` is set where the game had begun.
    """

    game: Game
    person: Person | None
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class Parked:
    """To the channel: the game failed its check and waits for the one who runs the bot."""

    game: Game


@dataclass(frozen=True, slots=True)
class Announcement:
    """To the channel: something among the people of a game.

    `kind` names the text (`table-told-KIND`), `facts` are its numbers, seats and words, `people` those
    whom it names, by the fact that does. `pings` are called. `ballot` is a question to vote on.
    """

    game: Game
    kind: str
    facts: Json
    people: dict[str, Person]
    pings: tuple[int, ...] = ()
    ballot: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question put to a table: what it is about (`end` ...), and `open`, `carried` or `rejected`."""

    asked: Announcement
    about: str
    status: str


@dataclass(frozen=True, slots=True)
class Personal:
    """To one person, in private, as an Announcement is to the channel (`table-private-KIND`)."""

    game: Game
    person: Person
    kind: str
    facts: Json
    people: dict[str, Person]


@dataclass(frozen=True, slots=True)
class Result:
    """To the channel: how a game ended. `rounds` are a spectator's views at the end of each round."""

    game: Game
    view: Json
    rounds: tuple[Json, ...]
    ending: Ending


@dataclass(frozen=True, slots=True)
class Replay:
    """To the channel: the whole game again. `turns` are a spectator's views after each turn, with events."""

    game: Game
    turns: tuple[tuple[Json, tuple[Json, ...]], ...]


@dataclass(frozen=True, slots=True)
class Closing:
    """About the channel: the game is over and told; a thread of its own can be renamed and archived."""

    game: Game
    view: Json


ChannelMessage = (
    Result | Replay | Closing | Announcement | Began | TurnPublished | Mention | Cancelled | Parked
)
PersonalMessage = Notice | Personal
Message = ChannelMessage | PersonalMessage
