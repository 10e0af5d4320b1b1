"""A game on the page, with the real bot: what a newcomer and a table of friends would do."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from playground import players
from playground.running import RunningBot
from playground.stage import Stage

from .chromium import Tab
from .conftest import playground
from .steps import be, send

pytestmark = pytest.mark.asyncio(loop_scope="module")
LONG = 40.0
"""Seconds for a whole short game of people who play by themselves."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tab: Tab, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    quick = pytest.MonkeyPatch()
    quick.setattr(players, "PAUSE", 0.02)
    async with playground(RunningBot, tmp_path_factory.mktemp("game")) as (stage, address):
        await tab.size(1400, 900)
        await tab.go(address)
        yield stage
    quick.undo()
    assert tab.troubles == []


async def on_turn(stage: Stage) -> str:
    """The name of the person who owes a decision in #brass."""
    assert stage.tables is not None
    game = await stage.tables.game_in(stage.server.channel.id)
    assert game is not None and game.waiting is not None and game.waiting.person is not None
    return game.waiting.person.name


def saying(*texts: str) -> str:
    """JavaScript for the newest message that holds some texts; the game's status may come after it."""
    holds = f"(one) => {list(texts)}.every((text) => one.innerText.includes(text))"
    return f"[...document.querySelectorAll('.message')].findLast({holds})"


async def test_two_people_open_a_table_and_begin(tab: Tab, stage: Stage) -> None:
    await tab.click("#say")
    await tab.type("/brass start players:2 introductory:Yes ")
    await tab.until("document.activeElement.classList.contains('more')")
    await tab.press("Enter")
    await tab.sees("opened by Ann")
    await be(tab, "Ben")
    await tab.click(".button", "Join")
    await tab.until(f"{saying('opened by Ann')}.innerText.includes('Ben')")
    await tab.click(".button", "Begin")
    await tab.until(f"{saying('The game begins')}?.querySelector('.picture img')?.naturalWidth > 500")


async def test_a_hand_is_seen_by_its_owner_alone(tab: Tab, stage: Stage) -> None:
    await be(tab, "Ann")
    await send(tab, "/brass hand")
    await tab.sees("Your hand, 8 cards")
    assert "Only you can see this" in await tab.run(f"{saying('Your hand')}.innerText")
    for other in ("Ben", "Sam"):
        await be(tab, other)
        assert "Your hand" not in await tab.words()


async def test_a_dutch_discord_calls_commands_by_dutch_names(tab: Tab, stage: Stage) -> None:
    await be(tab, "Sam")
    stage.server.person("Sam").set_locale("nl")
    await tab.click("#say")
    await tab.type("/brass bord als-tekst:Ja ")
    await tab.until("document.querySelector('.pill-name')?.textContent === 'als-tekst'")
    await tab.press("Enter")
    await tab.until(f"{saying('Locaties')}?.innerText.includes('Only you can see this')")
    stage.server.person("Sam").set_locale("en-GB")
    await be(tab, "Ann")


async def test_whoever_does_not_sit_here_is_told_so(tab: Tab, stage: Stage) -> None:
    await be(tab, "Max")
    await send(tab, "/brass hand")
    await tab.sees("Only you can see this")
    assert "cards:" not in await tab.run(f"{saying('Only you can see this')}.innerText")


async def test_building_offers_only_what_can_be_built(tab: Tab, stage: Stage) -> None:
    await be(tab, await on_turn(stage))
    await tab.click("#say")
    await tab.type("/brass build ")
    for option in ("card", "industry", "space"):
        await tab.until(f"document.activeElement.getAttribute('aria-label')?.startsWith('{option}')")
        await tab.until("document.querySelectorAll('.picker .option').length > 0")
        await tab.press("Enter")
    await tab.until("document.activeElement.classList.contains('more')")
    await tab.press("Enter")
    await tab.sees("You built")


async def test_the_panel_leads_to_the_same_by_buttons(tab: Tab, stage: Stage) -> None:
    await send(tab, "/brass undo")
    await tab.sees("1 action left")
    await send(tab, "/brass play")
    await tab.sees("Your turn")
    await tab.click(".button", "Build")
    await tab.sees("Choose a tile and its place")
    await tab.click(".select-trigger")
    await tab.press("Enter")
    question, end = saying("Which card do you discard?"), saying("End turn")
    await tab.until(f"!!{question} || !!{end}")  # it does not ask where only one card will do
    await tab.run(f"{question}?.querySelector('.button').click()")
    await tab.until(f"!!{end}")


async def test_a_turn_survives_a_restart_of_the_bot(tab: Tab, stage: Stage) -> None:
    await tab.click("[data-key=tools]")
    await tab.click(".button", "Restart the bot")
    await tab.sees("The bot was restarted")
    await tab.click("[data-key=close]")
    first = await on_turn(stage)
    await tab.click(".button", "End turn")
    published = saying(f"{first} (", "this round.")
    await tab.until(f"{published}?.querySelector('.picture img')?.naturalWidth > 500")
    assert await on_turn(stage) != first


async def test_the_picture_of_the_turn_tells_itself_in_words(tab: Tab, stage: Stage) -> None:
    await tab.click(".alt-mark")
    assert (
        len(await tab.run("[...document.querySelectorAll('.alt-text:not([hidden])')].at(-1).textContent"))
        > 200
    )
    await tab.click(".alt-mark")


async def test_the_mark_of_a_picture_alone_hides_nothing_of_it(tab: Tab, stage: Stage) -> None:
    hides = """(mark) => mark.getBoundingClientRect().top <
        mark.closest('.picture').querySelector('img').getBoundingClientRect().bottom"""
    marks = "[...document.querySelectorAll('.is-single .alt-mark')]"
    assert await tab.run(f"{marks}.length > 0 && !{marks}.some({hides})")


async def test_it_calls_the_next_person_by_a_direct_message(tab: Tab, stage: Stage) -> None:
    name = await on_turn(stage)
    await tab.until(f"!!document.querySelector('.rail-entry[aria-label*={name}] .badge')")
    await be(tab, name, "Brass")
    await tab.sees("Game 1 in")


async def test_a_short_game_is_played_to_its_end(tab: Tab, stage: Stage) -> None:
    await be(tab, "Ann")
    await tab.click("[data-key=tools]")
    for name in ("Ann", "Ben"):
        await tab.click(f".toggle[aria-label='{name}: plays by itself']")
    await tab.click("[data-key=close]")
    await tab.sees("wins with", LONG)
    await send(tab, "/brass status")
    await tab.sees("The game is over")


async def test_a_newcomer_has_a_game_after_one_press(tab: Tab, stage: Stage) -> None:
    await tab.click("[data-key=tools]")
    await tab.click(".button", "Reset everything")
    await tab.sees("Everything is new")
    await tab.click("[data-key=close]")
    await tab.until("document.querySelectorAll('.message').length === 0")
    await tab.click(".button", "Start a game for me")
    await tab.until("!!document.querySelector('.channel .badge')", LONG)
    await tab.until(f"!!{saying('Order of play')}?.querySelector('.button')", LONG)
    hidden = "document.getElementById('scroller').getBoundingClientRect().bottom"
    await tab.until(f"{saying('Order of play')}.getBoundingClientRect().bottom <= {hidden} + 1")
    await send(tab, "/brass hand")
    await tab.sees("Your hand", LONG)
    await tab.until("document.querySelector('.button.is-primary:disabled') === null")
    assert len(stage.players.people) == 2
