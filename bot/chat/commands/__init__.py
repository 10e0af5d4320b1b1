"""All slash commands, in the three groups that Discord shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.chat.help_pages import PAGES as HELP_PAGES
from bot.chat.history import figures, log, mine, notes, policy, rematch
from bot.chat.history import files as games
from bot.chat.limits import GROUP_COMMANDS
from bot.chat.panel import commands as panel
from bot.chat.panel import hint
from bot.chat.panel.settings import CHOICES
from bot.chat.reminding import complete_zone
from bot.text import log as log_text

from . import actions, admin, asking, learning, lobby, looking, people
from .choices import completes, completes_supply
from .declare import YES_NO, Complete, Run, command, words

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
IN_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
MANAGE_SERVER = discord.Permissions(manage_guild=True)

Command = app_commands.Command[Any, ..., None]


def groups() -> list[app_commands.Group]:
    """Fresh groups with all commands."""
    return [
        _group("brass", EVERYWHERE, _brass()),
        _group("table", EVERYWHERE, _table()),
        _group("admin", SERVERS, _admin(), MANAGE_SERVER),
    ]


def _group(
    name: str,
    contexts: app_commands.AppCommandContext,
    commands: Iterator[Command],
    permissions: discord.Permissions | None = None,
) -> app_commands.Group:
    made = app_commands.Group(
        name=words(f"group-{name}"),
        description=words(f"group-{name}.description"),
        allowed_contexts=contexts,
        allowed_installs=IN_SERVERS,
        default_permissions=permissions,
    )
    for each in commands:
        made.add_command(each)
    assert len(made.commands) <= GROUP_COMMANDS
    return made


def _brass() -> Iterator[Command]:
    yield command(lobby.start, choices=lobby.START_CHOICES)
    yield _with_game(panel.play)
    for run in (actions.build, actions.network, actions.develop, actions.sell, actions.loan, actions.pass_):
        yield command(run, completes=_action_completes(run))
    yield _with_game(actions.undo, choices={"whole_turn": YES_NO})
    yield _with_game(actions.end)
    yield from _looking()
    yield command(asking.ask, completes=_completes(asking.COMPLETES))
    yield _with_game(asking.projection)
    yield command(learning.rules, completes={"topic": learning.complete_topic})
    yield command(learning.help_, choices={"about": HELP_PAGES})
    yield command(panel.settings_, completes={"zone": complete_zone}, choices=CHOICES)


def _looking() -> Iterator[Command]:
    board_choices = {"region": looking.REGIONS, "as_text": YES_NO}
    yield _with_game(looking.board, {"place": looking.complete_place}, board_choices)
    yield _with_game(looking.mat, {"seat": looking.complete_seat})
    for run in (looking.hand, looking.status, looking.report, looking.cards, log.recap):
        yield _with_game(run)
    yield _with_game(log.log, {"seat": looking.complete_seat}, {"kind": log_text.KINDS, "era": log.ERAS})
    yield command(mine.games)
    yield command(figures.stats)


def _table() -> Iterator[Command]:
    for run in (lobby.join, lobby.leave, lobby.begin):
        yield command(run)
    for run in (people.invite, people.vote):
        yield _with_game(run, choices=people.CHOICES[run.__name__])
    for run in (people.nudge, people.pause, people.takeback, people.concede):
        yield _with_game(run)
    yield _with_game(people.replace, {"seat": people.complete_seat})
    yield command(people.away)
    yield _with_game(hint.hint, choices={"hints": YES_NO[::-1]})
    yield _with_game(games.review, choices={"show": games.SHOWS})
    for run in (games.export, games.verify, rematch.rematch, notes.note):
        yield _with_game(run)
    yield command(mine.mydata)


def _admin() -> Iterator[Command]:
    yield command(admin.doctor)
    yield command(policy.policy)
    yield _with_game(admin.cancel)
    yield _with_game(people.act, choices=people.CHOICES["act"])
    yield _with_game(people.rollback)


def _with_game(
    run: Run,
    completing: Mapping[str, Complete] | None = None,
    choices: Mapping[str, tuple[str, ...]] | None = None,
) -> Command:
    return command(run, completes={**(completing or {}), "game": looking.complete_game}, choices=choices)


def _action_completes(run: Run) -> Mapping[str, Complete]:
    name = run.__name__.rstrip("_")
    supplies = actions.SUPPLIES.get(name, {})
    return {
        **_completes(actions.COMPLETES[name]),
        **{resource: completes_supply(find, resource) for resource, find in supplies.items()},
    }


def _completes(finds: Mapping[str, Any]) -> Mapping[str, Complete]:
    return {**{option: completes(find) for option, find in finds.items()}, "game": looking.complete_game}
