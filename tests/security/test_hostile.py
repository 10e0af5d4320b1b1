"""Whatever is sent instead of what is expected: a private answer, no traceback, nothing changed."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from bot.__main__ import main
from bot.chat import buttons, presses
from bot.service import Channel, Done, Person, verify
from bot.store import Transaction
from bot.text import names
from playground.server import Permission, Response
from playground.server import Person as Somebody
from playground.server.interactions import Kind
from playground.server.model import Json
from tests.e2e.evening import Evening
from tests.service.club import ANN, BEN, Club

TEXTS = [
    *("", " ", "0", "-1", "1" * 4300, "9" * 25, "9" * 3000, "1e999", "nan", "½", "٣", "²"),
    *("\x00", "\u202e\u200b\u2066", "wigan_1\n", "WIGAN", "`" * 500, "||spoiler||", "a" * 6000),
    *("@everyone @here <@&1> <@1>", "[x](http://example.invalid)", "../../../../etc/passwd", "C:\\con"),
    *("'; DROP TABLE games; --", "%s%n{0}{game}", "{ $person }", "👩‍👩‍👧‍👦" * 200, "Z̷͑͘" * 300),
]
VALUES: list[Any] = [*TEXTS, 0, -1, 2**63, 10**400, 1.5, True, None, [], {}]
PRESS_SECONDS = 3.0


async def everything(evening: Evening) -> list[object]:
    """All games as they are written, without the ids of requests and what people prefer."""
    tables = ("games", "entries", "seats")

    def read(transaction: Transaction) -> list[object]:
        connected = transaction._connection
        return [connected.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables]

    return await evening.bot.client.tables._store.read(read)


def commands(evening: Evening) -> Iterator[tuple[Json, list[str], list[Json]]]:
    """Every command: what Discord knows of it, its path below the first name, its options."""
    for top in evening.bot.server.world.commands.values():
        for each in top["options"]:
            yield top, [each["name"]], each.get("options", [])


async def sent(evening: Evening, kind: Kind, person: Somebody, data: Json, **source: Any) -> Response:
    """An interaction as it comes over the wire, whatever Discord's own client would have refused to send."""
    interaction = evening.bot.server.interact(kind, person.id, evening.channel, data, **source)
    response = await Response(evening.bot.server, interaction).answered()
    await evening.bot.server.settle()
    return response


def well_answered(response: Response, what: object, log: pytest.LogCaptureFixture) -> None:
    assert not response.failed, f"{what}: no answer"
    assert response.ephemeral or response.message is None or response.updated, f"{what}: not private"
    assert not any("@everyone" in str(each.pinged) for each in response.messages)
    errors = [record for record in log.records if record.levelname == "ERROR"]
    assert not errors, f"{what}: {errors[0].getMessage()} {errors[0].exc_info}"


@pytest.mark.parametrize("who", ["on turn", "onlooker"])
async def test_every_option_takes_any_value(
    evening: Evening, caplog: pytest.LogCaptureFixture, who: str
) -> None:
    person = await evening.on_turn() if who == "on turn" else evening.onlooker
    before, random = await everything(evening), Random(1)
    for top, path, options in commands(evening):
        if top["name"] == "brass-admin" or path[0] in (
            "start",
            "undo",
            "concede",
            "pause",
            "takeback",
            "mydata",
            "leave",
        ):
            continue
        for _ in range(2):
            given = [
                {"name": o["name"], "type": o["type"], "value": value_for(o["type"], random)}
                for o in options
                if o["type"] != 11
            ]
            data = {
                "id": top["id"],
                "name": top["name"],
                "type": 1,
                "options": [{"name": path[0], "type": 1, "options": given}],
            }
            well_answered(await sent(evening, Kind.COMMAND, person, data), (path, given), caplog)
        assert await everything(evening) == before, path


def value_for(kind: int, random: Random) -> Any:
    """Discord itself sees to it that a number is a number: so is what reaches the bot, of any size."""
    if kind == 3:
        return random.choice(TEXTS)
    if kind == 4:
        return random.choice([0, -1, 2**53 - 1, -(2**53) + 1])
    return random.choice(TEXTS) if kind not in (5, 6) else True if kind == 5 else "1"


async def test_every_keystroke_is_answered(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    person, random = await evening.on_turn(), Random(2)
    for top, path, options in commands(evening):
        for option in (each for each in options if each.get("autocomplete")):
            for typed in random.sample(TEXTS, 3):
                others = [
                    {"name": o["name"], "type": 3, "value": random.choice(TEXTS)}
                    for o in options
                    if o["type"] == 3 and o is not option
                ]
                given = [
                    {"name": option["name"], "type": option["type"], "value": typed, "focused": True},
                    *others,
                ]
                data = {
                    "id": top["id"],
                    "name": top["name"],
                    "type": 1,
                    "options": [{"name": path[0], "type": 1, "options": given}],
                }
                response = await sent(evening, Kind.AUTOCOMPLETE, person, data)
                assert not response.failed, (path, option["name"], typed)
                assert len(response.choices) <= 25
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert evening.bot.server.violations == []


async def forged(
    evening: Evening, person: Somebody, custom_id: str, component: int, values: list[str]
) -> Response:
    """A press on a component that nobody was ever shown, in a message that is there."""
    message = evening._public()[-1]
    shown = {"type": component, "id": 2, "custom_id": custom_id}
    shown |= {"options": []} if component == 3 else {"style": 2, "label": "-"}
    message.raw.components = [{"type": 1, "id": 1, "components": [shown]}]
    data: Json = {"custom_id": custom_id, "component_type": component, "id": 2}
    if component == 3:
        data["values"] = values
    return await sent(evening, Kind.COMPONENT, person, data, message_id=message.id)


def custom_ids(random: Random) -> Iterator[str]:
    """Forged ids: other games, seats, revisions and choices, and things that are no ids at all."""
    kinds = [kind for kind in (*presses.KINDS, "nobody") if kind != "concede"]  # one's own seat may be
    choices = (
        "",
        "home",
        "end",
        "end/now",
        "do",
        "undo",
        "menu/x",
        "build/wigan/coal_mine",
        "pass/wigan",
        "loan/30/wigan",
        "menu/plan",
        "0.back",
        "9" * 30,
        "all...0.0.on",
        "sure",
        "a" * 60,
    )
    for kind in (kind for kind in kinds for _ in range(6)):
        choice = random.choice(choices)
        game, revision = random.choice((0, 1, 2, 10**18, 10**19)), random.choice((0, 3, 4, 5, 10**6, 2**63))
        yield f"b1:{kind}:{game}:{revision}:{random.choice(('red', 'yellow', 'blue', '-'))}:{choice}"[:100]
    yield from (
        "",
        ":",
        "b1",
        "b1:::::",
        "b1:open:-1:0:-:",
        "b1:open:²:0:-:",
        "b1:open:1:٣:-:",
        "b2:open:1:0:-:",
        "😀" * 25,
        "x" * 100,
        "b1:open:" + "9" * 80 + ":0:-:",
    )


async def test_forged_presses_change_nothing(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """By somebody who has no seat, by the one who is not on turn, and by somebody who manages the server."""
    manager = evening.bot.server.person("Olga")
    manager.allow(evening.bot.server.guild, Permission.MANAGE_GUILD)
    before, random = await everything(evening), Random(3)
    for person in (evening.onlooker, await evening.off_turn(), manager):
        for custom_id in custom_ids(random):
            if not custom_id:
                continue
            response = await forged(
                evening, person, custom_id, random.choice((2, 3)), [random.choice(TEXTS)[:100]]
            )
            well_answered(response, custom_id, caplog)
            assert await everything(evening) == before, custom_id


@pytest.mark.parametrize("custom_id", ["b1:start:1:0:-:", "x", "b1:panel:1:99:red:note"])
async def test_forms_of_nobody_are_answered(
    evening: Evening, caplog: pytest.LogCaptureFixture, custom_id: str
) -> None:
    before = await everything(evening)
    field = {"type": 4, "custom_id": "word", "value": "@everyone " + "x" * 3900}
    data = {"custom_id": custom_id, "components": [{"type": 18, "component": field}]}
    well_answered(await sent(evening, Kind.MODAL, evening.onlooker, data), custom_id, caplog)
    assert await everything(evening) == before


@pytest.mark.parametrize("value", [text for text in TEXTS if text])
def test_custom_ids_are_read_or_refused(value: str) -> None:
    assert buttons.read(value) is None
    assert buttons.read(f"b1:open:{value}:0:-:") is None or value.isdecimal()


@pytest.mark.parametrize("name", TEXTS)
async def test_a_person_may_be_called_anything(club: Club, name: str) -> None:
    """A name neither pings, nor formats, nor breaks what it stands in."""
    shown = names.person("en", name)
    assert shown.strip()
    assert len(shown) < 200
    assert "@everyone" not in shown.replace("\\", "")[:0] + shown or "\\@" in shown or "@\u200b" in shown
    assert "\n" not in shown
    person = Person(77, names.plain(name))
    opened = await club.tables.open_lobby(Channel(4, 1), person, {}, "en", club.request())
    assert isinstance(opened, Done)


@pytest.mark.parametrize("value", VALUES, ids=lambda each: repr(each)[:20])
async def test_the_service_takes_any_text_for_an_action(club: Club, value: Any) -> None:
    game = (await club.begin(2)).id
    before = await club.look(game, ANN), await club.look(game, BEN)
    for person in (ANN, BEN):
        if isinstance(value, str):
            assert not isinstance(await club.tables.act(game, person.id, value, None, club.request()), Done)
        for revision in (-1, 2**62):
            assert not isinstance(
                await club.tables.act(game, person.id, "pass with wigan", revision, club.request()), Done
            )
    assert (await club.look(game, ANN), await club.look(game, BEN)) == before


@pytest.mark.parametrize("value", VALUES, ids=lambda each: repr(each)[:20])
def test_actions_positions_and_games_of_any_json(value: Any) -> None:
    for wrapped in (
        value,
        {"do": value},
        {"do": "build", "slot": value, "cards": value},
        {"format": 1, "options": value},
    ):
        with pytest.raises(engine.EngineError):
            engine.action_from_json(wrapped)
        with pytest.raises(engine.EngineError):
            engine.load(wrapped)
        assert verify(wrapped)


HUGE = 10 * 2**20
FILES = {
    "long text": '"' + "x" * HUGE + '"',
    "long list": "[" + "1," * (HUGE // 2) + "1]",
    "deep list": "[" * (HUGE // 2) + "]" * (HUGE // 2),
    "deep object": '{"a":' * (HUGE // 8),
    "long number": '{"format": 1, "rules": ' + "9" * HUGE + "}",
    "many actions": '{"format":1,"rules":1,"options":{},"seed":"00","actions":['
    + '{"do":"stop"},' * (HUGE // 14)
    + '{"do":"stop"}]}',
    "zero bytes": "\x00" * HUGE,
}


@pytest.mark.parametrize("name", FILES)
def test_a_huge_file_is_refused_in_bounded_time_and_memory(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(FILES[name], encoding="utf-8")
    began = time.process_time()
    assert main(["verify", str(path)]) in (1, 2)
    assert time.process_time() - began < 20
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    assert len(said.err + said.out) < 2000


def test_a_record_that_asks_for_much_work_is_bounded() -> None:
    """A game has at most some hundreds of actions: a longer list is refused at its first illegal one."""
    record = json.loads((Path(__file__).parents[1] / "golden" / "two.json").read_text(encoding="utf-8"))
    record["actions"] = record["actions"] * 200
    tracemalloc.start()
    began = time.process_time()
    assert verify(record)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert time.process_time() - began < 20
    assert peak < 200 * 2**20
