"""The log in pages, any moment of a game, files, and the side board."""

from __future__ import annotations

import json
import zlib

import pytest

from bot.service.trial import Trial
from data.texts import text
from playground.running import RunningBot
from playground.server import Response
from tests.e2e.evening import hand_of
from tests.e2e.months import LongEvening, step_of


@pytest.fixture
async def long(bot: RunningBot) -> LongEvening:
    """A game of two, ten turns old."""
    evening = LongEvening(bot, seed=3)
    await evening.in_words_only()
    await evening.begin(2)
    await evening.random_turns(10)
    return evening


async def test_the_log_has_pages_that_can_be_turned(long: LongEvening) -> None:
    await long.random_turns(10)
    ann = long.people[0]
    last = await long.type(ann, "brass log")
    assert "**20.**" in last.text, "it begins with what is newest"
    first = await ann.click(last.shown, "⏮ First")
    assert "page 1 of" in first.text
    assert "**1.**" in first.text
    second = await ann.click(first.shown, "On ▶")
    assert "page 2 of" in second.text
    await long.bot.restart()
    back = await ann.click(second.shown, "◀ Back")
    assert back.text == first.text


async def test_the_log_shows_what_is_asked_for(long: LongEvening) -> None:
    ann = long.people[0]
    rounds = await long.type(ann, "brass log", kind="round")
    assert "Round 1 " in rounds.text
    assert "builds" not in rounds.text.replace("You build", "")
    second = await long.type(ann, "brass log", round=2)
    assert "**3.**" in second.text
    assert "**1.**" not in second.text
    assert "**5.**" not in second.text
    seat = (await long.game()).seat_of(ann.id)
    own = await long.type(ann, "brass log", seat=seat)
    turns = await long.bot.client.tables.log(1, ann.id)
    assert isinstance(turns, list)
    for turn in turns:
        assert (f"**{turn.number}.**" in own.text) == (turn.seat == seat)
    none = await long.type(ann, "brass log", era="rail")
    assert "Nothing in this game fits" in none.text
    since = await long.type(ann, "brass recap", **{"from": 9})
    everything = await long.type(ann, "brass recap", **{"from": 0})
    assert 0 < len(since.text) < len(everything.text)


async def test_the_board_can_be_stepped_through(long: LongEvening) -> None:
    ann = long.people[0]
    shown = await long.type(ann, "brass board", move=3)
    assert step_of(shown.shown) == "3 of 10"
    assert shown.shown.pictures
    on = await ann.click(shown.shown, "On ▶")
    assert step_of(on.shown) == "4 of 10"
    assert on.updated or on.shown == shown.shown, "in the same message"
    assert len(on.shown.pictures) == 1
    last = await ann.click(on.shown, "Last ⏭")
    assert step_of(last.shown) == "10 of 10"
    first = await ann.click(last.shown, "⏮ First")
    assert step_of(first.shown) == "0 of 10"
    assert next(each for each in first.shown.buttons if each.label == "◀ Back").disabled
    past = await long.type(ann, "brass board", move=11)
    assert "10" in past.text


async def test_a_running_game_is_exported_as_one_sees_it_and_opens_nowhere(long: LongEvening) -> None:
    ann, ben = long.people
    content, data = await exported(await long.type(ann, "brass-table export"))
    assert content["view"]["hand"] == hand_of(await long.look(ann))
    assert "secret" not in data.decode()
    assert "seed" not in content
    assert content["view"]["viewer"] != (await long.game()).seat_of(ben.id)
    refused = await long.type(ann, "brass-table review", file=("view.json", data))
    assert "still under way" in refused.text


async def exported(response: Response) -> tuple[dict[str, object], bytes]:
    [data] = response.shown.files.values()
    return json.loads(data), data


async def test_a_finished_game_is_taken_away_checked_and_brought_along(bot: RunningBot) -> None:
    evening = LongEvening(bot, seed=4)
    await evening.in_words_only()
    await evening.begin(2, introductory="yes")
    await evening.random_turns(5)
    game = await evening.pass_to_the_end()
    sam = evening.onlooker
    content, data = await exported(await evening.type(sam, "brass-table export"))
    checked = await evening.type(sam, "brass-table verify")
    assert checked.text == text("en", "chat-verified")

    elsewhere = bot.server.world.add_channel(bot.server.guild, "elsewhere")
    for place in (elsewhere, sam.dm):
        from_file = await sam.slash(place, "brass-table verify", file=("game.json", data))
        assert from_file.text == text("en", "chat-verified-file")
    shown = await sam.slash(elsewhere, "brass-table review", file=("game.json", data))
    assert step_of(shown.shown) == f"0 of {game.turn - 1}"
    assert shown.shown.pictures
    last = await sam.click(shown.shown, "Last ⏭")
    assert step_of(last.shown) == f"{game.turn - 1} of {game.turn - 1}"
    assert "The game is over" in last.text or "finished" in last.text.lower()

    left = {name: part for name, part in content.items() if name != "chance"}
    for unproved in (left, {**left, "chance": None}):
        chosen = json.dumps(unproved).encode()
        answer = await evening.type(sam, "brass-table verify", file=("game.json", chosen))
        assert answer.text == text("en", "chat-verified-moves"), "anyone may have chosen its cards"

    tampered = {**content, "chance": {**content["chance"], "secret": "00"}}  # type: ignore[dict-item]
    answer = await evening.type(sam, "brass-table verify", file=("game.json", json.dumps(tampered).encode()))
    assert "does not check out" in answer.text
    assert "SHA-256" in answer.text


async def test_a_page_of_a_game_from_an_earlier_file_does_not_show_a_later_one(bot: RunningBot) -> None:
    evening = LongEvening(bot, seed=4)
    await evening.in_words_only()
    await evening.begin(2, introductory="yes")
    await evening.pass_to_the_end()
    sam = evening.onlooker
    content, data = await exported(await evening.type(sam, "brass-table export"))
    shorter = {**content, "actions": content["actions"][:20]}  # type: ignore[index]
    other = json.dumps(shorter).encode()
    former = (await evening.type(sam, "brass-table review", file=("game.json", data))).shown
    latter = (await evening.type(sam, "brass-table review", file=("other.json", other))).shown
    for label in ("Last ⏭", "Try something here"):
        assert "with the file again" in (await sam.click(former, label)).text
    assert "Nothing here counts" in (await sam.click(latter, "Try something here")).text
    assert "after turn" in (await sam.click(latter, "Last ⏭")).text


HOSTILE = {
    "nothing": b"",
    "no text": bytes(range(256)),
    "too large": b" " * (513 * 1024),
    "deep": b"[" * 100_000,
    "a number": b"9" * 10_000,
    "another object": b'{"format": 1}',
    "other rules": b'{"format": 1, "rules": 99, "options": {}, "seed": "00", "actions": []}',
    "no moves": b'{"format": 1, "rules": 1, "options": {"players": 4}, "seed": "zz", "actions": []}',
    "many moves": json.dumps(
        {"format": 1, "rules": 1, "options": {}, "seed": "00", "actions": [{}] * 3000}
    ).encode(),
    "a wrong move": b'{"format": 1, "rules": 1, "options": {"players": 2}, "seed": "00",'
    b' "actions": [{"seat": "red", "do": "end turn"}]}',
    "a huge move": b'{"format": 1, "rules": 1, "options": {"players": 2}, "seed": "00", "actions": [{"seat":'
    b' "red", "do": "build", "industry": "port", "slot": "preston_1", "cards": ["port"], "coal": ['
    + b'"market",' * 9000
    + b'"market"], "iron": []}]}',
}


async def test_hostile_files_are_refused_with_a_sentence(bot: RunningBot) -> None:
    sam = bot.server.person("Sam")
    for name, data in HOSTILE.items():
        for command in ("brass-table review", "brass-table verify"):
            answer = await sam.slash(bot.server.channel, command, file=("game.json", data))
            assert not answer.failed, name
            assert "reference" not in answer.text, (name, answer.text)
            assert any(word in answer.text for word in ("file", "rules")), (name, answer.text)


async def test_actions_can_be_tried_on_the_side_without_consequence(long: LongEvening) -> None:
    person = await long.on_turn()
    before = await long.looks()
    step = await long.type(person, "brass board", move=10)
    board = await person.click(step.shown, "Try something here")
    assert "Nothing here counts" in board.text
    assert board.shown.pictures
    kinds = board.shown.selects[0]
    loans = await person.choose(board.shown, kinds.custom_id, [next(v for v in kinds.values if "loan" in v)])
    menu = loans.shown.selects[1]
    done = await person.choose(loans.shown, menu.custom_id, [menu.values[0]])
    assert "loan" in done.text.lower()
    await long.bot.restart()
    back = await person.click(done.shown, "Take back")
    assert "takes a loan" not in back.text
    assert await long.looks() == before, "the game itself is as it was"
    assert all("Nothing here counts" not in each.text for each in long.onlooker.sees(long.channel))


async def test_an_older_side_board_takes_no_action_on_a_newer_one(long: LongEvening) -> None:
    person, boards = await long.on_turn(), []
    for move in (1, 10):
        step = await long.type(person, "brass board", move=move)
        boards.append((await person.click(step.shown, "Try something here")).shown)
    plans = boards[0].selects[-1]
    told = await person.choose(boards[0], plans.custom_id, [plans.values[0]])
    assert "Your side board has moved on" in told.text
    assert "after turn 10" in told.text
    trial = await long.bot.client.tables.archive.trial(person.id)
    assert isinstance(trial, Trial)
    assert trial.actions == 0


async def test_a_side_board_knows_no_more_than_its_person(long: LongEvening) -> None:
    """However often it is opened, the cards of others on it are made up: they do not follow the real ones."""
    ann, ben = long.people
    archive = long.bot.client.tables.archive
    opened = await archive.open_trial(ann.id, 1, None)
    assert isinstance(opened, Trial)
    assert opened.choices is not None
    assert opened.choices.seat == (await long.game()).seat_of(ann.id)
    assert opened.view["hand"] == hand_of(await long.look(ann))
    store = archive._store
    kept = await store.read(lambda t: t.desks.get(ann.id, "trial"))
    real = await store.read(lambda t: t.games.get(1))
    assert kept is not None
    assert real is not None
    assert real.seed is not None
    position = json.loads(zlib.decompress(kept))["position"]
    assert position["seed"] != real.seed.hex()
    assert position["seats"][(await long.game()).seat_of(ben.id)]["hand"] != hand_of(await long.look(ben))
