"""Every command against Discord's limits, in every language there is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.chat import commands, sync
from bot.chat.commands import looking
from bot.chat.commands.declare import CatalogueTranslator
from render.layout import layout

NAME = re.compile(r"^[-_'\w]{1,32}$")
Json = dict[str, Any]


@pytest.fixture
async def tree() -> Any:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    for group in commands.groups():
        tree.add_command(group)
    await tree.set_translator(CatalogueTranslator())
    return tree


@pytest.fixture
async def payload(tree: Any) -> list[Json]:
    return await sync.payload(tree)


def parts(command: Json) -> Iterator[Json]:
    """A command with all its sub-commands and options."""
    yield command
    for option in command.get("options") or ():
        yield from parts(option)


def texts(part: Json, key: str) -> list[str]:
    return [part[key], *(part.get(f"{key}_localizations") or {}).values()]


async def test_names_and_descriptions_are_of_the_right_form(payload: list[Json]) -> None:
    for command in payload:
        for part in parts(command):
            for name in texts(part, "name"):
                assert NAME.match(name), name
                assert name == name.lower(), name
            for description in texts(part, "description"):
                assert 1 <= len(description) <= 100, description


async def test_no_group_has_more_than_25_commands_and_no_command_more_options(payload: list[Json]) -> None:
    for command in payload:
        for part in parts(command):
            assert len(part.get("options") or ()) <= 25


async def test_a_group_stays_within_8000_characters_in_each_language(payload: list[Json]) -> None:
    for command in payload:
        total = 0
        for part in parts(command):
            total += max(map(len, texts(part, "name"))) + max(map(len, texts(part, "description")))
            for each in part.get("choices") or ():
                total += max(map(len, texts(each, "name"))) + len(str(each["value"]))
        assert total <= 8000, (command["name"], total)


async def test_fixed_choices_are_few_short_and_different(payload: list[Json]) -> None:
    for command in payload:
        for part in parts(command):
            choices = part.get("choices") or ()
            assert len(choices) <= 25
            assert all(1 <= len(name) <= 100 for each in choices for name in texts(each, "name"))
            assert len({each["value"] for each in choices}) == len(choices)


async def test_required_options_come_first_and_names_differ(payload: list[Json]) -> None:
    for command in payload:
        for part in parts(command):
            options = part.get("options") or ()
            required = [each.get("required", False) for each in options]
            assert required == sorted(required, reverse=True), part["name"]
            assert len({each["name"] for each in options}) == len(options)


async def test_the_second_language_has_its_own_words(payload: list[Json]) -> None:
    assert any("nl" in (part.get("description_localizations") or {}) for part in parts(payload[0]))


async def test_commands_of_organisers_are_hidden_from_others(tree: Any) -> None:
    admin = tree.get_command("brass-admin")
    assert admin.default_permissions == discord.Permissions(manage_guild=True)
    assert admin.allowed_contexts.dm_channel is False


def test_the_regions_on_offer_are_those_that_can_be_drawn() -> None:
    assert {"all", *layout("full", "en").regions} == set(looking.REGIONS)


async def test_the_hash_of_the_commands_does_not_change_by_itself(tree: Any) -> None:
    tree.client._connection.application_id = 1
    assert await sync.digest(tree) == await sync.digest(tree)
