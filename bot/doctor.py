"""`python -m bot doctor`: one line for each thing that a bot needs, `ok` or `FAULT` with what helps.

`--quick` looks at nothing that takes long or needs the network: it is the health check of the image.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import engine
import render
from bot import app
from bot.chat import invitation, permissions
from bot.chat.login import NotLoggedIn, account
from bot.service import Tables
from bot.settings import Settings, SettingsError, database_path, from_environment
from bot.store import DatabaseInUse, Store
from data.facts import facts
from data.texts import languages

PACKAGE = "brass-lancashire-bot"


class Doctor:
    """Looks at everything and prints what it finds; `healthy` turns False at the first fault."""

    def __init__(self, environment: Mapping[str, str], *, quick: bool) -> None:
        self._environment = environment
        self._quick = quick
        self.healthy = True

    async def look(self) -> bool:
        """Everything; whether all is well. Raises StoreError where the database cannot be opened."""
        self._versions()
        settings = self._settings()
        facts()
        self._well(f"data files, texts in {', '.join(languages())}")
        self._pictures()
        await self._games(database_path(self._environment))
        if settings is not None and not self._quick:
            await self._discord(settings)
        return self.healthy

    def _well(self, words: str) -> None:
        print(f"ok: {words}")

    def _fault(self, words: str) -> None:
        self.healthy = False
        print(f"FAULT: {words}")

    def _versions(self) -> None:
        try:
            own = version(PACKAGE)
        except PackageNotFoundError:
            own = "not installed, run from its folder"
        libraries = ", ".join(f"{name} {version(name)}" for name in ("discord.py", "pillow", "pydantic"))
        python = platform.python_version()
        self._well(f"version {own}, rules {engine.RULES_VERSION}, Python {python}, {libraries}")

    def _settings(self) -> Settings | None:
        try:
            settings = from_environment(self._environment)
        except SettingsError as error:
            self._fault(str(error))
            return None
        application = invitation.application_of(settings.token)
        # A loopback Discord has tokens of its own.
        if application is None and not settings.discord_address:
            self._fault("DISCORD_TOKEN does not look like a bot's token: copy it from the page *Bot*")
            return None
        self._well("settings")
        if application is not None:
            asked = [name for name, needed in permissions.NEEDED if needed]
            self._well(f"it needs these permissions and no other: {permissions.words('en', asked)}")
            print(f"invite it with {invitation.link(application)}")
        return settings

    def _pictures(self) -> None:
        """Fonts are read when the first letter is drawn."""
        state = engine.new_game(engine.Options.of(), engine.seed_from_number(1))
        try:
            picture = render.hand(engine.view(state, 0))
        except OSError as error:
            self._fault(f"the fonts cannot be read: {error}")
        else:
            self._well(f"fonts; a hand of cards takes {len(picture.png) >> 10} KiB")

    async def _games(self, database: Path) -> None:
        if not database.exists():
            if os.access(database.absolute().parent, os.W_OK):
                self._well(f"{database}, will be made at the first start")
            else:
                self._fault(f"{database} cannot be made: its folder is missing or read-only")
            return
        try:
            store = await Store.open(database)
        except DatabaseInUse:
            self._well(f"{database}, a bot is at work with it and checks its games by itself")
            return
        try:
            await self._check(store, database)
        finally:
            await store.close()

    async def _check(self, store: Store, database: Path) -> None:
        if self._quick:
            self._well(f"{database}")
            return
        broken = await Tables(store, clock=app.now, draw_secret=app.new_secret).check_games()
        for game, why in broken.items():
            self._fault(f"game {game} does not follow from its record: {why}")
        if not broken:
            self._well(f"{database}, every running game follows from its record")

    async def _discord(self, settings: Settings) -> None:
        try:
            found = await account(settings.token, settings.discord_address)
        except NotLoggedIn as error:
            self._fault(str(error))
        else:
            guilds = "" if found.guilds is None else f"; servers with it: about {found.guilds}"
            self._well(f"Discord knows the token: {found.name}{guilds}")
