"""Pictures are drawn beside the event loop, once each, and never hold up a message."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest

from bot.workers.pictures import Pictures


@dataclass(frozen=True)
class Drawn:
    png: bytes = b"png"
    alt: str = "a board"


GOOD, SMALL = Drawn(), Drawn(b"small")


@pytest.fixture
async def pictures() -> AsyncIterator[Pictures[Drawn]]:
    pool: Pictures[Drawn] = Pictures(seconds=0.2, limit_bytes=10, kept=2)
    yield pool
    await pool.close()


def counted(picture: Drawn = GOOD) -> tuple[list[str], Callable[[], Drawn]]:
    """A drawing, and the names of the threads in which it was made."""
    made: list[str] = []

    def draw() -> Drawn:
        made.append(threading.current_thread().name)
        return picture

    return made, draw


def fails() -> Drawn:
    raise OSError("no font")


async def test_the_same_picture_is_drawn_once_and_not_in_the_event_loop(pictures: Pictures[Drawn]) -> None:
    made, draw = counted()
    one, other = await asyncio.gather(pictures.picture("board", draw), pictures.picture("board", draw))
    assert one is other is GOOD
    assert await pictures.picture("board", draw) is GOOD
    assert len(made) == 1
    assert made[0] != threading.current_thread().name


async def test_a_failing_or_too_large_drawing_gives_way_to_the_next(pictures: Pictures[Drawn]) -> None:
    assert await pictures.picture("a", fails, lambda: SMALL) is SMALL
    assert await pictures.picture("b", lambda: Drawn(b"x" * 11), lambda: SMALL) is SMALL


async def test_when_all_fail_there_is_no_picture_and_the_next_who_asks_tries_again(
    pictures: Pictures[Drawn],
) -> None:
    assert await pictures.picture("a", fails, fails) is None
    assert await pictures.picture("a", lambda: GOOD) is GOOD


async def test_a_drawing_that_hangs_is_left_behind_and_others_are_still_drawn(
    pictures: Pictures[Drawn],
) -> None:
    go_on = threading.Event()

    def hangs() -> Drawn:
        go_on.wait(10)
        return GOOD

    began = time.perf_counter()
    assert await pictures.picture("a", hangs, lambda: SMALL) is SMALL
    assert await pictures.picture("b", lambda: GOOD) is GOOD
    assert time.perf_counter() - began < 2
    go_on.set()


async def test_who_stops_waiting_does_not_take_the_picture_from_others(pictures: Pictures[Drawn]) -> None:
    go_on = threading.Event()

    def draw() -> Drawn:
        go_on.wait(1)
        return GOOD

    first = asyncio.create_task(pictures.picture("a", draw))
    second = asyncio.create_task(pictures.picture("a", draw))
    await asyncio.sleep(0.01)
    first.cancel()
    go_on.set()
    assert await second is GOOD


async def test_only_the_last_pictures_are_remembered(pictures: Pictures[Drawn]) -> None:
    made, draw = counted()
    for key in ("a", "b", "c"):
        await pictures.picture(key, draw)
    await pictures.picture("c", draw)
    assert len(made) == 3
    await pictures.picture("a", draw)
    assert len(made) == 4
