"""Every command as the one on turn, another player and an onlooker, before and after a restart."""

from __future__ import annotations

from typing import Any

from playground.server import Person, Response
from tests.e2e.evening import Evening

SELF = object()
"""Stands for whoever gives the command, in an option that wants a person."""
COMMANDS: dict[str, dict[str, Any]] = {
    "brass start": {},
    "brass play": {},
    "brass settings": {"pictures": "no"},
    "brass build": {"card": "wigan", "industry": "coal_mine", "space": "wigan_1"},
    "brass network": {"line": "preston-wigan", "card": "wigan"},
    "brass develop": {"industry": "shipyard", "card": "wigan"},
    "brass sell": {"mill": "bury_1", "to": "distant", "card": "wigan"},
    "brass loan": {"pounds": "15", "card": "wigan"},
    "brass pass": {"card": "no such card"},
    "brass undo": {"whole-turn": "yes"},
    "brass end": {},
    "brass hand": {},
    "brass board": {},
    "brass mat": {},
    "brass status": {},
    "brass log": {},
    "brass recap": {},
    "brass cards": {},
    "brass projection": {},
    "brass ask": {"industry": "coal_mine", "space": "wigan_1"},
    "brass rules": {"search": "R74"},
    "brass help": {},
    "brass report": {},
    "brass games": {},
    "brass-table join": {},
    "brass-table leave": {},
    "brass-table begin": {},
    "brass-table review": {},
    "brass-table hint": {},
    "brass-table rematch": {},
    "brass-table note": {},
    "brass-table mydata": {},
    "brass stats": {},
    "brass-table invite": {},
    "brass-table nudge": {},
    "brass-table vote": {},
    "brass-table takeback": {"move": 99},
    "brass-table away": {"until": "some day"},
    "brass-table replace": {"person": SELF},
    "brass-table concede": {},
    "brass-table pause": {},
    "brass-table export": {},
    "brass-table verify": {},
    "brass-admin doctor": {},
    "brass-admin policy": {},
    "brass-admin cancel": {},
    "brass-admin act": {},
    "brass-admin rollback": {"move": 99},
}
"""With options of which most are refused here: an answer is wanted, not an effect."""
ORGANISERS_ONLY = "brass-admin"
OPENING = ("brass start", "brass-table rematch")
"""These answer for everybody to read."""
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("brass board", {"region": "north"}),
    ("brass board", {"region": "manchester", "as-text": "yes"}),
    ("brass board", {"place": "wigan"}),
    ("brass board", {"place": "scotland", "as-text": "yes"}),
    ("brass board", {"move": 0}),
    ("brass board", {"move": 99}),
    ("brass mat", {"seat": "yellow"}),
    ("brass mat", {"seat": "ben"}),
    ("brass log", {"from": 1}),
    ("brass rules", {}),
    ("brass rules", {"topic": "overbuild"}),
    ("brass rules", {"search": "anything that is nowhere"}),
    ("brass ask", {"line": "preston-wigan"}),
    ("brass ask", {"line": "preston-wigan", "second-line": "wigan-bolton"}),
    ("brass ask", {}),
    ("brass status", {"game": "1"}),
    ("brass status", {"game": "999"}),
]


async def answered(evening: Evening, person: Person, command: str, options: dict[str, Any]) -> Response:
    """The answer to a command: private, in words, in time."""
    response = await evening.type(person, command, **meant(person, options))
    assert response.ephemeral, f"{command} {options}: {response!r}"
    assert response.text.strip(), f"{command} {options}: nothing was said"
    return response


def meant(person: Person, options: dict[str, Any]) -> dict[str, Any]:
    return {name: person if value is SELF else value for name, value in options.items()}


async def everything(evening: Evening, person: Person) -> None:
    for command, options in [*COMMANDS.items(), *VARIANTS]:
        if not command.startswith(ORGANISERS_ONLY):
            await answered(evening, person, command, options)


async def test_every_command_answers_everybody_also_after_a_restart(evening: Evening) -> None:
    before = await evening.looks()
    for person in (await evening.on_turn(), await evening.off_turn(), evening.onlooker):
        await everything(evening, person)
    await evening.bot.restart()
    await everything(evening, await evening.on_turn())
    assert await evening.looks() == before


async def test_the_list_of_this_test_is_complete(evening: Evening) -> None:
    groups = evening.bot.client.tree.get_commands()
    names = {f"{group.name} {command.name}" for group in groups for command in group.commands}  # type: ignore[union-attr]
    assert names == set(COMMANDS)


async def test_organisers_look_after_the_table(evening: Evening) -> None:
    organiser = evening.people[0]
    organiser.allow(evening.bot.server.guild, 1 << 5)
    doctor = await answered(evening, organiser, "brass-admin doctor", {})
    assert "✗" not in doctor.text
    await evening.certainly(organiser, "brass-admin cancel", "End the game")
    assert (await evening.game()).status == "cancelled"
    assert "without a result" in evening.public()[-1].text


async def test_every_command_answers_where_there_is_no_game(evening: Evening) -> None:
    elsewhere = evening.bot.server.world.add_channel(evening.bot.server.guild, "elsewhere")
    person = evening.people[0]
    for command, options in COMMANDS.items():
        if command not in ("brass start", "brass games") and not command.startswith(ORGANISERS_ONLY):
            response = await person.slash(elsewhere, command, **meant(person, options))
            assert response.ephemeral, command
            assert response.text, command


async def test_a_finished_game_still_answers(evening: Evening) -> None:
    organiser = evening.people[0]
    organiser.allow(evening.bot.server.guild, 1 << 5)
    await evening.certainly(organiser, "brass-admin cancel", "End the game")
    for person in (organiser, evening.onlooker):
        for command, options in COMMANDS.items():
            if command not in OPENING and not command.startswith(ORGANISERS_ONLY):
                await answered(evening, person, command, options)
