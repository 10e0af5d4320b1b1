"""The pocket Discord as one thing: world, REST, gateway, people, faults, and what was refused."""

import asyncio
import socket as socket_module
import tempfile
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aiohttp import web

from . import rest, routes_commands, routes_guilds, routes_interactions, routes_messages
from .errors import DiscordError, invalid_form
from .events import Events
from .faults import Faults
from .feed import Feed, Subscription
from .gateway import Gateway
from .interactions import Interaction, Interactions, Kind
from .limits import problems_of
from .model import Channel, Guild, Json, User
from .payloads import interaction_json
from .person import Person
from .settling import Settling
from .specification import Specification, from_environment
from .world import World

ROUTE_MODULES = (routes_commands, routes_guilds, routes_interactions, routes_messages)
MAX_REQUEST_BYTES = 25 * 1024 * 1024 + 64 * 1024
TOKEN = "pocket.discord.token"


@dataclass(frozen=True)
class Refusal:
    """A request that was answered with an error."""

    method: str
    path: str
    status: int
    code: int
    message: str
    errors: Json | None = None
    body: Any = None

    def to_json(self) -> Json:
        """For the page: without the body."""
        names = ("method", "path", "code", "message", "errors")
        return {name: getattr(self, name) for name in names}


def refusal(method: str, path: str, error: DiscordError, body: Any = None) -> Refusal:
    errors = error.body().get("errors")
    return Refusal(method, path, error.status, error.code, error.message, errors, body)


class Server:
    """A Discord on this machine. Use it through `playground.server.harness` or start and stop it yourself."""

    def __init__(self, world: World | None = None, *, specification: Specification | None = None) -> None:
        self.world = world or World()
        self.clock = self.world.clock
        self.token = TOKEN
        self.shards = 1
        self.settling = Settling()
        self.faults = Faults()
        self.gateway = Gateway(self)
        self.interactions = Interactions(self.world)
        self.specification = specification or from_environment()
        self.violations: list[Refusal] = []
        self.misshapen: list[str] = []
        self.broken: list[Exception] = []
        self.refusals: deque[Refusal] = deque(maxlen=1000)
        self.feed = Feed(self)
        self.world.listeners.append(Events(self.world, self.gateway))
        self._people: dict[int, Person] = {}
        self._runner: web.AppRunner | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.socket: str | None = None
        self.port: int | None = None

    # Running

    async def start(self, *, socket: str | None = None, port: int | None = None) -> None:
        """Listens on a unix socket, by default of its own, or with a port (0: any) on 127.0.0.1.

        Where there are no unix sockets (Windows) it is always the latter.
        """
        app = web.Application(client_max_size=MAX_REQUEST_BYTES)
        app.router.add_get("/", self.gateway.connection)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._download)
        rest.mount(app, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        if port is not None or not hasattr(socket_module, "AF_UNIX"):
            await self._listen_on_port(port or 0)
        else:
            await self._listen_on_socket(socket)
        self.gateway.start()

    async def _listen_on_socket(self, path: str | None) -> None:
        assert self._runner is not None
        if path is None:
            self._folder = tempfile.TemporaryDirectory(prefix="pocket-")
            path = str(Path(self._folder.name) / "discord.sock")
        await web.UnixSite(self._runner, path).start()
        self.socket = path

    async def _listen_on_port(self, port: int) -> None:
        assert self._runner is not None
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        await self.gateway.stop()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._folder is not None:
            self._folder.cleanup()
        self.clock.close()
        self.feed.close()

    @property
    def address(self) -> str:
        """Where a bot finds this server; `BRASS_DISCORD_ADDRESS` holds it for one in another process."""
        return f"unix:{self.socket}" if self.socket is not None else f"tcp:127.0.0.1:{self.port}"

    async def _download(self, request: web.Request) -> web.Response:
        try:
            data, content_type, _ = self.attachment(int(request.match_info["attachment_id"]))
        except LookupError:
            raise web.HTTPNotFound from None
        return web.Response(body=data, content_type=content_type)

    def attachment(self, attachment_id: int) -> tuple[bytes, str, str]:
        """Bytes, content type and file name of an attachment or emoji. Raises LookupError."""
        file = self.world.files[attachment_id]
        return file.data, file.content_type, file.filename

    # The usual places and people

    @property
    def guild(self) -> Guild:
        """The first guild; made on first use."""
        for guild in self.world.guilds.values():
            return guild
        return self.world.add_guild("Cotton Exchange")

    @property
    def channel(self) -> Channel:
        """The first text channel of the first guild; made on first use."""
        for channel in self.world.channels_of(self.guild):
            if channel.kind == 0:
                return channel
        return self.world.add_channel(self.guild, "brass")

    def person(self, who: str | int, *, member: bool = True) -> Person:
        """Somebody by shown name or id; a new name becomes a new user, by default in the first guild."""
        user = self._find_user(who)
        if user is None:
            if isinstance(who, int):
                raise LookupError(f"no user {who}")
            user = self.world.add_user(who)
            if member:
                self.world.add_member(self.guild, user.id)
        return self._people.setdefault(user.id, Person(self, user))

    def _find_user(self, who: str | int) -> User | None:
        if isinstance(who, int):
            return self.world.users.get(who)
        return next((each for each in self.world.users.values() if each.shown_name == who), None)

    # Interactions

    def interact(self, kind: Kind, user_id: int, channel: Channel, data: Json, **source: Any) -> Interaction:
        """Sends an interaction to the bot; it fails at once where no session could ever receive it.

        `source` is what `Interactions.open` takes: the clicked message, what opened the form.
        """
        interaction = self.interactions.open(kind, user_id, channel.id, data, **source)
        event = interaction_json(self.world, interaction)
        if not self.gateway.dispatch("INTERACTION_CREATE", event, guild_id=channel.guild_id):
            self.interactions.fail(interaction)
        return interaction

    # Checks

    def check(self, call: rest.Call) -> None:
        """Raises DiscordError where a request breaks Discord's limits or its specification."""
        try:
            problems = problems_of(call)
            if not problems and self.specification is not None:
                problems = self.specification.problems_of(call.method, call.template, call.body)
            if problems:
                raise invalid_form(problems)
        except DiscordError as error:
            violation = refusal(call.method, call.template, error, call.body)
            self.violations.append(violation)
            self.feed.violation(violation.to_json())
            raise

    def check_answer(self, found: rest.Route, answer: Any) -> None:
        """Notes where this server's own answer is not of the shape that the specification gives."""
        if self.specification is not None and answer is not None:
            problems = self.specification.answer_problems(found.method, found.template, 200, answer)
            self.misshapen += [f"{found.method} {found.template}: {problem}" for problem in problems]

    def note_refusal(self, method: str, path: str, error: DiscordError) -> None:
        """Remembers that a request was answered with an error of whatever kind."""
        self.refusals.append(refusal(method, path, error))

    # Waiting and watching

    async def settle(self) -> None:
        """Waits until the bot has finished what it is doing."""
        await self.settling.settle()

    async def eventually(self, condition: Callable[[], object], patience: float | None = None) -> bool:
        """Waits until the condition holds; False when it does not within `patience` real seconds."""
        patience = self.settling.patience if patience is None else patience
        deadline = asyncio.get_running_loop().time() + patience
        while not condition():
            if asyncio.get_running_loop().time() > deadline:
                return False
            await asyncio.sleep(0.002)
        return True

    def subscribe(self, for_user: int | None = None) -> Subscription:
        """Changes from now on as JSON, as far as `for_user` may see them; see the package's docstring."""
        return self.feed.subscribe(for_user)

    def snapshot(self, for_user: int | None = None) -> Json:
        """Everything a user sees now as JSON; see the package's docstring."""
        return self.feed.snapshot(for_user)
