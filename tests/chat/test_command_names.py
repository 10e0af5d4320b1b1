"""A text names commands as the reader's own Discord shows them."""

import pytest

from bot.chat.command_names import in_client


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Use `/brass play` or `/brass-table leave`.", "Use `/brass spelen` or `/brass-tafel vertrekken`."),
        ("`/brass build`, `network`, `undo`", "`/brass bouwen`, `netwerk`, `terug`"),
        ("`/brass start introductory:Yes`", "`/brass start introductiespel:Ja`"),
        ("`/brass-table hint` with `hints:On`", "`/brass-tafel hint` with `hints:Aan`"),
        ("`/brass rules topic:` or `search:`", "`/brass regels onderwerp:` or `zoek:`"),
        ("`/brass-table away until:2027-05-31`", "`/brass-tafel afwezig tot:2027-05-31`"),
    ],
)
def test_a_dutch_client_has_dutch_names(written: str, shown: str) -> None:
    assert in_client(written, "nl") == shown
    assert in_client(written, "en") == written


@pytest.mark.parametrize(
    "written", ["`python -m bot verify GAME.json`", "play a game", "\\`play\\`", "```play```", "`3f`"]
)
def test_whatever_is_no_command_stays(written: str) -> None:
    assert in_client(written, "nl") == written
