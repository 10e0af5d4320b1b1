"""The introductory game ends differently: money counts up to a limit, and the income level counts."""

from engine.opponents.outlook import Outlook
from engine.opponents.weights import Weights
from engine.options import Options

LAST_ROUND = 10
CANAL = 0


def at_end(wealth: float, space: float, *, introductory: bool) -> float:
    options = Options(players=2, introductory=introductory)
    return Outlook(options, CANAL, LAST_ROUND, Weights()).at_end(wealth, space)


def test_a_loan_of_the_last_round_costs_a_point_for_each_level() -> None:
    before, after = at_end(20, 10, introductory=True), at_end(20, 7, introductory=True)
    assert before - after == 3


def test_more_money_than_counts_brings_nothing() -> None:
    assert at_end(200, 10, introductory=True) == at_end(100, 10, introductory=True)


def test_in_the_full_game_the_level_itself_is_worth_nothing() -> None:
    assert at_end(20, 10, introductory=False) == at_end(20, 7, introductory=False)
