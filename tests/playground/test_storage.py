"""A world survives on disk."""

from pathlib import Path

import pytest

from playground.server import Permission, Server
from playground.server.harness import table
from playground.server.storage import load, save
from tests.playground.bot import SmallBot, picture


async def test_a_saved_world_goes_on_with_messages_pictures_and_buttons(tmp_path: Path) -> None:
    async with table(SmallBot) as running:
        server = running.server
        ann = server.person("Ann")
        await ann.slash(server.channel, "brass hand")
        await ann.slash(server.channel, "brass board")
        await ann.slash(server.channel, "brass count")
        server.world.set_overwrite(server.channel, ann.user, allow=Permission.MENTION_EVERYONE)
        thread = server.world.add_thread(server.channel, "Game 1", ann.id)
        server.world.set_archived(thread)
        server.clock.advance(3600)
        save(server.world, tmp_path)
        before = server.snapshot(ann.id)
    again = Server(load(tmp_path))
    async with table(SmallBot, again) as running:
        ann = again.person("Ann")
        after = again.snapshot(ann.id)
        for name in ("people", "guilds", "channels", "dms", "messages", "bot"):
            assert after[name] == before[name]
        assert after["ahead"] == 3600 and ann.dms()[0].pictures[0].data == picture()
        message = ann.sees(again.channel)[-1]
        await ann.click(message, "Count 1")
        assert message.text == "counted 1"


async def test_saving_writes_new_files_only_and_forgets_old_ones(tmp_path: Path) -> None:
    async with table(SmallBot) as running:
        server = running.server
        ann = server.person("Ann")
        await ann.slash(server.channel, "brass board")
        save(server.world, tmp_path)
        first = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "files").iterdir()}
        await ann.slash(server.channel, "brass board")
        server.world.delete_message(ann.dms()[0].raw)
        save(server.world, tmp_path)
        second = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "files").iterdir()}
        assert len(first) == 2 and len(second) == 3
        assert len(first.items() & second.items()) == 1
    assert len(load(tmp_path).files) == 3


def test_a_broken_or_missing_world_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path)
    (tmp_path / "world.json").write_text("{}")
    with pytest.raises(ValueError, match="Saved"):
        load(tmp_path)
