"""What everybody did and saw in one game, as a text file and as pictures."""

from collections.abc import Mapping
from pathlib import Path

from .server import Channel, Person, Response, Seen, Server


class Transcript:
    """Writes `transcript.txt` and every picture to a folder; boards of the channel are `board-001.png` ..."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.messages = 0
        self.pictures = 0
        self._server = server
        self._folder = folder
        self._boards = 0
        self._known: set[int] = set()
        self._file = folder / "transcript.txt"
        self._file.write_text("")

    def note(
        self, person: Person, command: str, options: Mapping[str, str | int], response: Response
    ) -> None:
        """One command with its answer, and everything else that was said since the last one."""
        typed = " ".join([f"/{command}", *(f"{name}: {value}" for name, value in options.items())])
        self._write(f"{person.name} > {typed}")
        if response.failed:
            self._write("  (no answer)")
        for message in response.messages:
            self._see(message, f"only {person.name}" if message.ephemeral else "channel")
        for channel, reader in self._channels(person):
            for message in reader.sees(channel):
                self._see(message, "channel" if channel is self._server.channel else f"to {reader.name}")

    def _channels(self, person: Person) -> list[tuple[Channel, Person]]:
        known = [self._server.person(user) for user in self._server.world.users if user != self._bot]
        return [(self._server.channel, person), *((each.dm, each) for each in known)]

    @property
    def _bot(self) -> int:
        return self._server.world.bot.id

    def _see(self, message: Seen, where: str) -> None:
        if message.id in self._known or message.loading:
            return
        self._known.add(message.id)
        self.messages += 1
        self._write(*(f"  [{where}] {line}" for line in message.text.splitlines()))
        for picture in message.pictures:
            name = self._name(where, picture.filename)
            (self._folder / name).write_bytes(picture.data)
            self._write(f"  [{where}] ({name}: {picture.alt})")

    def _name(self, where: str, filename: str) -> str:
        self.pictures += 1
        if where == "channel" and filename.startswith("board"):
            self._boards += 1
            return f"board-{self._boards:03}.png"
        return f"{self.pictures:03}-{filename}"

    def _write(self, *lines: str) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
