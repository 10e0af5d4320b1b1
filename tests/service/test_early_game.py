"""A database of the first version, with a game under way and a lobby, opens and goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.service import Game, Pace, Refused, verify
from bot.service.pace import REMIND
from tests.service.club import BEN, SAM, Club, done

RECORDED = Path(__file__).with_name("early_game.sql")


async def test_a_game_of_the_first_version_is_played_to_its_end(tmp_path: Path) -> None:
    database = tmp_path / "early.sqlite3"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(RECORDED.read_text(encoding="utf-8"))
    club = Club(database)
    await club.open()
    assert list(tmp_path.glob("*.before-0002_people"))
    assert await club.tables.check_games() == {}
    game = await club.tables.game(1)
    assert game is not None and game.turn == 10
    assert game.pace == Pace()
    assert all(seat.computer is None for seat in game.seats)
    await nobody_was_silent_before_there_were_clocks(club, game)
    await club.play_to_end(1, Random(4))
    export = await club.tables.export(1)
    assert not isinstance(export, Refused)
    assert verify(export) == []
    joined = done(await club.tables.join(2, SAM, club.request())).game
    assert joined.seat_of(SAM.id) == "teal"
    assert done(await club.tables.begin(2, BEN.id, club.request())).game.status == "running"
    await club.close()


async def nobody_was_silent_before_there_were_clocks(club: Club, game: Game) -> None:
    await club.tables.tidy()
    person = await club.on_turn(game.id)
    dues = await club.store.read(lambda t: t.dues.of(game.id))
    assert [(due.kind, due.about) for due in dues] == [(REMIND, person and person.id)]
    shown = await club.tables.game(game.id)
    assert shown is not None and shown.pace.since == club.now
