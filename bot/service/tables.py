"""The one door to the games: everything that can be done at a table or seen of it.

Each method that changes something is one transaction of the store: who sends it, the revision, the action, its events
and what must be told to others are checked and written together, and only then the answer is given. A method that
is cancelled while it waits has either done all of it or nothing.

`request` is the id of the click or command and makes each of them count once: a second call with the same id
changes nothing and is refused as `already_done`. `revision`, where it is given, is the revision that the sender saw
(`Game.revision`); None is for typed commands, which act on what is there. Every method may raise
`bot.store.StoreError` when the disk fails.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.service.choices import Choices
from bot.service.models import Channel, Game, Json, Look, Outcome, Person, Quote, Refused, Scope, Turn
from bot.store import Store
from engine import Action

Clock = Callable[[], datetime]
"""Gives the present moment, with a time zone."""


class Tables:
    """All games of one bot. `wake` is called after each command that left something to be sent."""

    def __init__(self, store: Store, *, clock: Clock, draw_secret: Callable[[], bytes], wake: Callable[[], None]) -> None:
        ...

    # The lobby

    async def open_lobby(
        self, channel: Channel, person: Person, options: Json, language: str, request: int, word: str | None = None
    ) -> Outcome:
        """Open a lobby in a channel that has no game, draw its secret, and seat the one who opens it.

        `options` as in SCENARIOS.md (`players` only if a number of people is wanted). `word` is the person's own share in
        the chance of the game; without it the request's id is. Refused: channel_taken, option.
        """

    async def change_options(self, game: int, person: int, changes: Json, request: int) -> Outcome:
        """Change some options of a lobby; a value of None takes one back to its default. Only the opener may."""

    async def join(self, game: int, person: Person, request: int, word: str | None = None) -> Outcome:
        """Take the next free seat. Refused: already_seated, lobby_full, already_begun."""

    async def leave(self, game: int, person: int, request: int) -> Outcome:
        """Leave a lobby. The next person becomes the opener; the last one's leaving closes it (cancelled)."""

    async def begin(self, game: int, person: int, request: int, word: str | None = None) -> Outcome:
        """Begin with the people who are there; any of them may. Their shares and this request fix the seed."""

    async def cancel(self, game: int, person: Person, request: int, *, organiser: bool = False) -> Outcome:
        """Close a lobby (its opener or an organiser) or end a running game without a result (organisers only)."""

    # The turn

    async def act(self, game: int, person: int, action: Action | str, revision: int | None, request: int) -> Outcome:
        """Take one action, given as data or in the notation. It stays provisional until the turn is ended.

        Payments of a shortfall are public at once. Where the person prefers it (`end_turn` = `itself`) the turn ends with its last action.
        """

    async def end_turn(self, game: int, person: int, revision: int | None, request: int) -> Outcome:
        """End the turn: draw, publish, hand over. Refused as the engine says while actions are left."""

    async def undo(self, game: int, person: int, revision: int | None, request: int, *, whole: bool = False) -> Outcome:
        """Take back the last action of the unfinished turn, or all of them that can be.

        Nothing from before something was turned over comes back (revealed).
        """

    async def choices(self, game: int, person: int) -> Choices | Refused:
        """What this person can do: now if it is their decision, else as if a whole turn lay before them.

        Cheap enough for each keystroke: it is kept as long as nothing changes. Refused: no_game, not_seated, not_begun ...
        """

    async def quote(self, game: int, person: int, action: Action | str) -> Quote | Refused:
        """What an action would cost and do, without doing it; on anyone's turn."""

    # Looking

    async def game(self, game: int) -> Game | None:
        """A game by its number."""

    async def game_in(self, channel: int) -> Game | None:
        """The lobby or running game of a channel; the last one that ended there if there is none."""

    async def games_of(self, person: int) -> list[Game]:
        """The lobbies and running games in which a person sits, those that wait for them first."""

    async def look(self, game: int, person: int | None) -> Look | Refused:
        """The game as this person may see it (None: as a spectator)."""

    async def position_after(self, game: int, turn: int, person: int | None) -> Look | Refused:
        """The board as it was after a published turn (0: the beginning).

        Hands are not shown: what a person held then says what others drew. After the end everything is open."""

    async def log(self, game: int, person: int | None, since: int = 0) -> list[Turn]:
        """The published turns from number `since` on, as this person may see them."""

    async def recap(self, game: int, person: int) -> list[Turn]:
        """What was published since this person's own last turn."""

    async def report(self, game: int, person: int | None) -> Json | Refused:
        """A fault report: the view this person has, the options, and the notation of all they may know.

        Of a finished game it is the full export.
        """

    async def export(self, game: int) -> Json | Refused:
        """A finished game for `verify`: options, seed, actions, final position, secret, shares, commitment. Refused: not_finished."""

    # What the chat side keeps with a game

    async def prefer(self, scope: Scope, owner: int, name: str, value: str | None) -> None:
        """Set a preference, or take it back to its default with None."""

    async def preference(self, scope: Scope, owner: int, name: str) -> str | None:
        """A preference, or None where it was not set."""

    async def remember(self, name: str, value: str) -> None:
        """Keep a short note of the bot itself across restarts."""

    async def recall(self, name: str) -> str | None:
        """A note kept by `remember`, or None."""

    async def keep_message(self, game: int, purpose: str, channel: int, message: int) -> None:
        """Remember where a lasting message of a game is (`lobby`, `status`), replacing the one before."""

    async def kept_message(self, game: int, purpose: str) -> tuple[int, int] | None:
        """Channel and message id of a lasting message, or None."""

    # Upkeep

    async def check_games(self) -> dict[int, str]:
        """Replay every live game and compare; parks each broken one and returns why, by game."""
