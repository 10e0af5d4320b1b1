"""`python -m bot`: run the bot; `doctor`, `backup FILE` and `verify GAME.json` look after its games."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import discord

from bot import app, log
from bot.chat import invitation
from bot.service import Tables, verify
from bot.settings import Settings, SettingsError, database_path, from_environment
from bot.store import DatabaseInUse, Store, StoreError
from bot.store.backup import back_up
from data.facts import facts
from data.texts import languages

OK, FAILED, MISUSED = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; gives the process's exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="A Discord bot for Brass: Lancashire.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("doctor", help="check settings, data and every running game")
    commands.add_parser("backup", help="copy the games to a file").add_argument("file", type=Path)
    commands.add_parser("verify", help="check an exported game").add_argument("file", type=Path)
    given = parser.parse_args(arguments)
    try:
        if given.command == "doctor":
            return asyncio.run(_doctor())
        if given.command == "backup":
            return _backup(given.file)
        return _verify(given.file) if given.command == "verify" else _run()
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return MISUSED


def _run() -> int:
    settings = from_environment(os.environ)
    log.set_up(settings.log_level)
    try:
        asyncio.run(app.run(settings))
    except discord.LoginFailure:
        print("Discord refuses the token: copy it again from the application's page", file=sys.stderr)
        return MISUSED
    return OK


async def _doctor() -> int:
    healthy = _settings_in_order()
    facts()
    print(f"ok: data files, texts in {', '.join(languages())}")
    return OK if await _games_in_order(database_path(os.environ)) and healthy else FAILED


async def _games_in_order(database: Path) -> bool:
    try:
        store = await Store.open(database)
    except DatabaseInUse:
        print(f"ok: {database}, a bot is at work with it and checked its games when it started")
        return True
    try:
        broken = await Tables(store, clock=app.now, draw_secret=app.new_secret).check_games()
    finally:
        await store.close()
    for game, why in broken.items():
        print(f"FAULT: game {game} does not follow from its record: {why}")
    if not broken:
        print(f"ok: {database}, every running game follows from its record")
    return not broken


def _settings_in_order() -> bool:
    try:
        settings: Settings = from_environment(os.environ)
    except SettingsError as error:
        print(f"FAULT: {error}")
        return False
    application = invitation.application_of(settings.token)
    print("ok: settings")
    if application is not None:
        print(f"invite the bot with {invitation.link(application)}")
    return True


def _backup(target: Path) -> int:
    try:
        back_up(database_path(os.environ), target)  # works beside a running bot
    except StoreError as error:
        print(error, file=sys.stderr)
        return FAILED
    print(f"ok: {target}")
    return OK


def _verify(path: Path) -> int:
    try:
        game = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        print(f"{path} cannot be read: {error}", file=sys.stderr)
        return MISUSED
    problems = verify(game)
    for problem in problems:
        print(f"FAULT: {problem.code} {json.dumps(problem.facts)}")
    if not problems:
        print("ok: the secret is the promised one, the cards follow from it, every move is legal")
    return FAILED if problems else OK


if __name__ == "__main__":
    sys.exit(main())
