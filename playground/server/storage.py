"""Keeping a world in a folder, so that the playground goes on where it was."""

from dataclasses import dataclass, field
from pathlib import Path

from pydantic import TypeAdapter

from .clock import Clock
from .model import Channel, Emoji, File, Guild, Json, Message, User
from .world import World

FORMAT = 1


@dataclass
class SavedFile:
    """A file without its bytes, which lie beside the JSON."""

    content_type: str
    filename: str


@dataclass
class Saved:
    """The JSON of a world."""

    format: int
    ahead: float
    last_id: int
    bot_id: int
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    messages: dict[int, dict[int, Message]]
    commands: dict[int, Json]
    emojis: dict[int, Emoji]
    files: dict[int, SavedFile] = field(default_factory=dict)


ADAPTER = TypeAdapter(Saved)


def save(world: World, folder: Path) -> None:
    """Writes the world; a crash in between leaves the former state. Only new files are written."""
    bytes_folder = folder / "files"
    bytes_folder.mkdir(parents=True, exist_ok=True)
    kept = {str(file_id): file for file_id, file in world.files.items()}
    present = {path.name for path in bytes_folder.iterdir()}
    for name in kept.keys() - present:
        (bytes_folder / name).write_bytes(kept[name].data)
    draft = folder / "world.json.new"
    draft.write_bytes(ADAPTER.dump_json(_saved(world)))
    draft.replace(folder / "world.json")
    for name in present - kept.keys():
        (bytes_folder / name).unlink()


def load(folder: Path) -> World:
    """The world saved in a folder. Raises FileNotFoundError where there is none, ValueError when broken."""
    saved = ADAPTER.validate_json((folder / "world.json").read_bytes())
    if saved.format != FORMAT:
        raise ValueError(f"world.json has format {saved.format}, not {FORMAT}")
    world = World(Clock(saved.ahead))
    world.ids.last = max(world.ids.last, saved.last_id)
    world.users, world.guilds, world.channels = saved.users, saved.guilds, saved.channels
    world.messages, world.commands, world.emojis = saved.messages, saved.commands, saved.emojis
    world.bot = world.users[saved.bot_id]
    for file_id, file in saved.files.items():
        data = (folder / "files" / str(file_id)).read_bytes()
        world.keep_file(file_id, File(data, file.content_type, file.filename))
    return world


def _saved(world: World) -> Saved:
    files = {number: SavedFile(file.content_type, file.filename) for number, file in world.files.items()}
    return Saved(
        FORMAT,
        world.clock.ahead,
        world.ids.last,
        world.bot.id,
        world.users,
        world.guilds,
        world.channels,
        world.messages,
        world.commands,
        world.emojis,
        files,
    )
