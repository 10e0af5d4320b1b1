"""The short form of `make chaos`, and proof that its checkers see what they look for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.ledger import Ledger
from tests.chaos.run import Run, Tally, Until, at_once

KILLS, ACTIONS = 20, 100


async def test_nothing_is_lost_doubled_or_left_untold(tmp_path: Path) -> None:
    tally = await Run(tmp_path, KILLS, ACTIONS, seed=5, tables=2).go()
    assert tally.problems == []
    assert tally.clean
    assert tally.kills >= KILLS
    assert tally.acknowledged >= ACTIONS


async def planted(folder: Path, plant: str, until: Until) -> Tally:
    """A run with a fault in it, which goes on until the fault has had its effect."""
    run = Run(folder, kills=0, actions=25, seed=3, tables=2, plant=plant, until=until, to_the_end=False)
    return await run.go()


async def test_a_commit_that_was_dropped_is_found(tmp_path: Path) -> None:
    tally = await planted(tmp_path, "dropped commit", lambda run: any(table.lost for table in run.tables))
    assert tally.lost > 0


async def test_a_message_that_was_sent_twice_is_found(tmp_path: Path) -> None:
    tally = await planted(
        tmp_path, "doubled send", lambda run: any(count > 1 for count in run.watch.messages.values())
    )
    assert tally.doubled > 0


async def test_a_notice_that_was_forgotten_is_found(tmp_path: Path) -> None:
    tally = await planted(tmp_path, "forgotten notice", at_once)
    assert tally.missing > 0


async def test_a_notice_for_a_turn_that_is_over_is_found(tmp_path: Path) -> None:
    tally = await planted(tmp_path, "late notice", lambda run: bool(run.watch.stale))
    assert any("after its end" in problem for problem in tally.problems), tally.problems


@pytest.mark.parametrize(
    ("written", "counts"),
    [
        (["a", "b", "c"], (0, 0)),
        (["a", "b"], (1, 0)),
        (["a"], (2, 0)),
        (["a", "b", "c", "c"], (0, 1)),
        (["a", "x", "c"], (1, 0)),
    ],
)
def test_an_acknowledged_action_is_there_exactly_once(written: list[str], counts: tuple[int, int]) -> None:
    ledger = Ledger(["a", "b"])
    ledger.tries("c")
    ledger.is_acknowledged()
    ledger.compare(written)
    assert (ledger.lost, ledger.doubled) == counts


@pytest.mark.parametrize(
    ("written", "wrong"),
    [(["a"], False), (["a", "b"], False), ([], True), (["a", "b", "b"], True), (["x"], True)],
)
def test_an_action_without_an_answer_is_there_once_or_not_at_all(written: list[str], wrong: bool) -> None:
    ledger = Ledger(["a"])
    ledger.tries("b")
    ledger.compare(written)
    assert bool(ledger.problems) is wrong
    ledger.compare(written)
    assert bool(ledger.problems) is wrong


def test_the_last_line_says_it_all() -> None:
    tally = Tally(kills=300, acknowledged=3000)
    assert tally.line() == "kills: 300, acknowledged: 3000, lost: 0, doubled: 0, notices missing: 0"
    assert tally.clean
    assert not Tally(problems=["something"]).clean
