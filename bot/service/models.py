"""What the use cases hand out: plain data, without words for people and without anything of Discord or SQL.

Persons, channels, servers and requests are named by whole numbers that the chat side chooses (Discord's ids);
games by whole numbers from 1; seats, places and the like by the ids of the data files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

Json = dict[str, Any]
"""An object of the project's JSON forms: an event, a view, the facts of a reason."""

Status = Literal["lobby", "running", "finished", "cancelled", "parked"]
"""A parked game failed its check when the bot started: it is kept and shown, but cannot go on."""

Scope = Literal["person", "game", "channel", "guild", "bot"]
"""What a preference belongs to; the scope `bot` has the one owner 0."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on the chat side: `id` is theirs for ever, `name` is what they were last called."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Channel:
    """Where a game is played; `guild` is None in a private conversation, `parent` the channel of a thread."""

    id: int
    guild: int | None = None
    parent: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a game and who sits there now; `person` is None while nobody does.

    `computer` is the level (`easy`, `normal`, `hard`) of the computer that decides for this seat now: in
    place of its person where there is one. `wish` is the seat that the person has asked for in the lobby.
    """

    seat: str
    person: Person | None
    computer: str | None = None
    wish: str | None = None


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a game goes: `hours` for one turn (None: as long as it takes), and what happens after them.

    `at_end` is `nudge`, `vote`, `computer` or `pass`. `seating` is `joined` or `random`. `since` is when
    the present decision came to its seat.
    """

    hours: int | None = None
    at_end: str = "nudge"
    seating: str = "joined"
    since: datetime | None = None
    paused: bool = False


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who owes which decision: `turn`, `sell`, `end turn` or `shortfall`."""

    seat: str
    decision: str
    person: Person | None


@dataclass(frozen=True, slots=True)
class Game:
    """What everybody at the table may know of a game besides its position.

    `options` are the ones that were asked for (SCENARIOS.md names), in the lobby without the number of
    players unless that was asked for too; `all_options` is what they come to for the people there are
    now, or for the most that the lobby takes. `possible_players` are the numbers of people with which
    these options can begin. `revision` is what a button made from this has to carry: it does not move for
    others while somebody's turn is still provisional. `turn` counts what has been published: the number
    of the turn now being played. `waiting` is None in the lobby and after the end. `language` is the
    table's. `hints` says whether people may ask what a computer would do.
    """

    id: int
    channel: Channel
    status: Status
    language: str
    options: Json
    all_options: Json
    possible_players: tuple[int, ...]
    opener: Person
    seats: tuple[Seat, ...]
    revision: int
    turn: int
    waiting: Waiting | None
    commitment: str
    parked_because: str | None = None
    pace: Pace = Pace()
    invited: tuple[Person, ...] = ()
    hints: bool = False

    def seat_of(self, person: int) -> str | None:
        """The seat in which this person sits, or None."""
        return next((seat.seat for seat in self.seats if seat.person and seat.person.id == person), None)

    def person_in(self, seat: str) -> Person | None:
        """Who sits in `seat`, or None."""
        return next((each.person for each in self.seats if each.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Look:
    """A game as one person may see it.

    `view` is the engine's view: for the person in the seat on turn it holds their provisional actions, for
    everybody else the position at the turn's start. `provisional` are the events of those actions (empty
    for everybody else). `seat` is the person's own, None for spectators. `can_undo` says whether there is
    something that can be taken back.
    """

    game: Game
    seat: str | None
    view: Json
    provisional: tuple[Json, ...] = ()
    can_undo: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """One published turn: what was done, in order. A payment of a shortfall is a turn of its own.

    `number` counts from 1; number 0 is the beginning of the game. `revision` is the one after it:
    `Tables.position_after` shows the board of that moment. `events` leave out what the one who asked must
    not know. `notation` is one line an action; cards named in it lie face up (R149). `by_itself` says that
    the person was passed for, since nothing else was possible and they prefer it so.
    """

    number: int
    revision: int
    seat: str
    person: Person | None
    at: datetime
    events: tuple[Json, ...]
    notation: tuple[str, ...]
    by_itself: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """The command took effect and is safely stored.

    `events` are those of this command that its sender may see; `published` says whether the turn was
    published with it. `look` is the sender's own look afterwards. `unwritten` says why somebody who was
    invited or given a seat got no letter: `asked` for this game already, or `often` by the same person;
    `unasked` are those to whom this happened because they are invited to a rematch.
    """

    game: Game
    events: tuple[Json, ...] = ()
    published: bool = False
    look: Look | None = None
    unwritten: str | None = None
    unasked: tuple[Person, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """The command changed nothing. `code` and `facts` are the engine's (`Reason`) or one of these:

    `no_game`; `not_seated`; `not_begun`; `finished`; `cancelled`; `parked{reason}`; `not_your_turn{seat,
    decision, person}`; `outdated{revision}`: the button belongs to an earlier moment; `already_done`:
    this very request has been carried out; `nothing_to_take_back`; `revealed`: the last action turned
    something over; `nothing_to_quote`; `channel_taken`; `already_seated{seat}`; `lobby_full{players}`;
    `too_many_seated{seated, players}`;
    `not_enough_people{people, possible, more}`: `more` is `yes` where others may join; `already_begun`;
    `not_opener{person}`; `not_organiser{person}`;
    `option{...}`: facts and code of the engine's OptionError, with its code as `option_code`;
    `not_finished`; `no_turn{turn, last}`.

    `game` is the game as it stands, where there is one, so that the answer can show it.
    """

    code: str
    facts: Json = field(default_factory=dict)
    game: Game | None = None


Outcome = Done | Refused


@dataclass(frozen=True, slots=True)
class Quote:
    """What an action would do if it were taken now, or on the person's next turn with the board as it is.

    `notation` names the sources that would be used. `events` stop where something hidden would be turned
    over: then `uncertain` is True. `pounds` is the total that would be spent.
    """

    notation: str
    pounds: int
    events: tuple[Json, ...]
    uncertain: bool
