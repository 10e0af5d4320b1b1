"""`python -m bot`: run the bot; `doctor`, `backup FILE` and `verify GAME.json` look after its games."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import app, log
from bot.doctor import Doctor
from bot.service import verify
from bot.settings import SettingsError, database_path, from_environment
from bot.store import StoreError
from bot.store.backup import back_up
from bot.workers.metrics import MetricsError
from data.texts import text

OK, FAILED, MISUSED = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; gives the process's exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="A Discord bot for Brass: Lancashire.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    doctor = commands.add_parser("doctor", help="check settings, data, games and the token")
    doctor.add_argument("--quick", action="store_true", help="nothing that takes long or needs the network")
    commands.add_parser("backup", help="copy the games to a file").add_argument("file", type=Path)
    commands.add_parser("verify", help="check an exported game").add_argument("file", type=Path)
    given = parser.parse_args(arguments)
    try:
        if given.command == "doctor":
            return OK if asyncio.run(Doctor(os.environ, quick=given.quick).look()) else FAILED
        if given.command == "backup":
            return _backup(given.file)
        return _verify(given.file) if given.command == "verify" else _run()
    except (SettingsError, StoreError, MetricsError) as error:
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
    except aiohttp.ClientConnectionError as error:
        print(f"Discord cannot be reached: {error}", file=sys.stderr)
        return FAILED
    return OK


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
    except (OSError, ValueError, RecursionError) as error:
        print(f"{path} cannot be read: {str(error)[:200]}", file=sys.stderr)
        return MISUSED
    problems = verify(game)
    if any(problem.code == "unreadable" for problem in problems):
        print(f"{path} is not a game that was exported: {problems[0].facts['error']}", file=sys.stderr)
        return MISUSED
    for problem in problems:
        print("FAULT:", text("en", f"verify-{problem.code}", number=problem.facts.get("number", 0)))
    if not problems:
        print(f"ok: {_proved(game)}")
    return FAILED if problems else OK


def _proved(game: dict[str, Any]) -> str:
    """What a game without a fault proves, and what not."""
    moves = "every move is legal"
    if game.get("chance") is None:
        return f"{moves}; without its `chance` part the file does not show that nobody chose the cards"
    return (
        f"the secret is the promised one, the cards follow from it, {moves}\n"
        "not proved by a file: that this promise stood in the channel before the game, and who sat where"
    )


if __name__ == "__main__":
    sys.exit(main())
