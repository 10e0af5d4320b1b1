"""The page by itself, with a bot that shows everything a message can be."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground.stage import Stage

from .chromium import Tab
from .conftest import playground
from .showcase import ShowcaseBot
from .steps import LAST, be, last, send

pytestmark = pytest.mark.asyncio(loop_scope="module")
PALE_WORDS = Path(__file__).with_name("pale_words.js")
SCROLLED_UP = """new Promise((done) => {
    const scroller = document.querySelector(".scroller");
    scroller.scrollTop = 0;  // a page that has just changed its width goes to its end once more
    requestAnimationFrame(() => requestAnimationFrame(() => done(scroller.scrollTop === 0)));
})"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tab: Tab, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with playground(ShowcaseBot, tmp_path_factory.mktemp("page")) as (stage, address):
        await tab.go(address)
        yield stage


@pytest_asyncio.fixture(autouse=True, loop_scope="module")
async def no_troubles(tab: Tab, stage: Stage) -> AsyncIterator[None]:
    """Each test begins as Ann in #brass on a wide page and ends without an error in the browser's console."""
    await tab.size(1400, 900)
    await be(tab, "Ann")
    yield
    troubles, tab.troubles = tab.troubles, []
    assert troubles == []


async def test_markdown_becomes_what_it_means_and_nothing_else(tab: Tab) -> None:
    await send(tab, "/show words")
    await last(tab, "Spinning season")
    for selector in (
        "h3",
        "strong",
        "em",
        "u",
        "s",
        "small.subtext",
        "blockquote",
        "ol li ul li",
        "pre code",
        "time[data-relative]",
    ):
        assert await tab.run(f"!!{LAST}.querySelector('.message-body {selector}')"), selector
    assert await tab.run(f"{LAST}.querySelector('script') === null")
    assert await tab.run(f"{LAST}.querySelector('a').rel") == "noopener noreferrer"
    assert "@Ann" in await tab.run(f"{LAST}.querySelector('.mention').textContent")
    assert await tab.run(f"{LAST}.classList.contains('is-calling')")
    assert await tab.run(f"{LAST}.querySelector('.reason').innerText") == "A\nAnn\nused\n/show words"


async def test_a_spoiler_is_hidden_until_it_is_pressed(tab: Tab) -> None:
    hidden = "getComputedStyle([...document.querySelectorAll('.spoiler-text')].at(-1)).visibility"
    assert await tab.run(hidden) == "hidden"
    await tab.click(".spoiler")
    assert await tab.run(hidden) == "visible"


async def test_a_picture_opens_large_and_tells_what_it_shows(tab: Tab) -> None:
    await send(tab, "/show pictures")
    await last(tab, "game.json")
    assert "canal from Wigan" not in await tab.words()
    await tab.click(".alt-mark")
    await tab.sees("a canal from Wigan to Preston")
    await tab.click(".alt-mark")
    await tab.click(".picture-button")
    await tab.until("document.querySelector('.lightbox[open] img').complete")
    small = await tab.run("document.querySelector('.stage img').getBoundingClientRect().width")
    await tab.press("+")
    await tab.until(f"document.querySelector('.stage img').getBoundingClientRect().width > {small} * 1.5")
    await tab.press("Escape")
    await tab.until("!document.querySelector('.lightbox')")
    assert await tab.run("document.activeElement.className") == "picture-button"


async def test_the_way_back_closes_a_picture(tab: Tab) -> None:
    address = await tab.run("location.href")
    for leave in ("history.back()", "document.querySelector('.lightbox').close()"):
        await tab.click(".picture-button")
        await tab.until("!!document.querySelector('.lightbox[open] img')")
        await tab.run(leave)
        await tab.until("!document.querySelector('.lightbox')")
        await tab.until("history.state !== 'picture'")
        assert await tab.run("location.href") == address


async def test_a_private_message_is_for_one_person_and_can_be_dismissed(tab: Tab) -> None:
    await send(tab, "/show secret")
    await last(tab, "Only you can see this")
    await be(tab, "Ben")
    assert "Your hand" not in await tab.words()
    await be(tab, "Ann")
    await last(tab, "Your hand")
    await tab.click(".private-line .text-button")
    await tab.until("!document.body.innerText.includes('Your hand')")


async def test_a_command_is_filled_in_by_keyboard_alone(tab: Tab) -> None:
    await tab.run("document.getElementById('say').focus()")
    await tab.type("/bui")
    await tab.sees("Build something on a slot")
    await tab.press("Tab")
    await tab.sees("Preston 2")
    await tab.type("bo")
    await tab.until("document.querySelectorAll('.picker .option').length === 2")
    await tab.press("ArrowDown")
    await tab.press("Enter")
    await tab.until("document.activeElement.getAttribute('aria-label').startsWith('card')")
    await tab.press("Enter")
    await tab.type("people")
    await tab.press("Enter")
    await tab.type("7")
    await tab.press("Enter")
    await tab.sees("people must be at most 4")
    await tab.press("Backspace")
    await tab.type("3")
    await tab.press("Enter")
    await last(tab, "Built on Bolton 2 with wigan, coal None, people 3")


async def test_keys_lead_everywhere(tab: Tab) -> None:
    await tab.press("2", modifiers=1)
    await tab.until("document.querySelector('.sidebar-me strong').textContent === 'Ben'")
    await tab.press("ArrowDown", modifiers=1)
    await tab.until("document.querySelector('.room-title').textContent === 'a longer game'")
    await tab.press("ArrowUp", modifiers=1)
    await tab.until("document.querySelector('.room-title').textContent === 'brass'")
    visited = set()
    for _ in range(5):
        await tab.press("F6")
        visited.add(await tab.run("document.activeElement.closest('[id]:not(#say, body)').id"))
    assert visited == {"rail", "sidebar", "room-head", "scroller", "composer"}


async def test_a_button_keeps_the_focus_when_its_message_changes(tab: Tab) -> None:
    await send(tab, "/show controls")
    await last(tab, "Everything to press")
    await tab.run(
        f"[...{LAST}.querySelectorAll('.button')].find((one) => one.innerText === 'Edit this').focus()"
    )
    await tab.press("Enter")
    await last(tab, "Edited by the button")
    await tab.until("document.activeElement.innerText === 'Edit this'")


async def test_what_is_missing_is_said_and_nothing_is_sent(tab: Tab) -> None:
    await tab.click("#say")
    await tab.type("/show build card:Port ")
    await tab.until("document.querySelectorAll('.pill').length === 2")
    await tab.sees("Bolton 1 (card port)")
    await tab.click(".send")
    await tab.sees("slot is required")
    await tab.press("Escape")
    await tab.press("Escape")
    await tab.until("!!document.getElementById('say')")


async def test_buttons_and_menus_of_every_kind_reach_the_bot(tab: Tab) -> None:
    await send(tab, "/show controls")
    await last(tab, "Everything to press")
    await tab.click(".button.is-danger", "Danger")
    await last(tab, "danger")
    await tab.click(".select-trigger", "Choose a place")
    await tab.press("b")
    await tab.press("ArrowDown")
    await tab.press("Enter")
    await last(tab, "town ['wigan']")
    await tab.click(".select-trigger", "Choose a person")
    await tab.type("cle")
    await tab.press("Enter")
    await last(tab, "user")
    await tab.click(".button", "Edit this")
    await tab.sees("Edited by the button")
    assert await tab.run("!!document.querySelector('.edited')")


async def test_a_form_asks_for_what_it_needs_and_arrives(tab: Tab) -> None:
    await send(tab, "/show controls")
    await last(tab, "Everything to press")
    await tab.click(".button", "Open form")
    await tab.sees("Your share in the chance")
    await tab.press("Enter")
    await tab.sees("A word of your own is required")
    await tab.type("weaver")
    await tab.press("Enter")
    await tab.sees("Pace is required")
    await tab.press("Enter")
    await tab.press("ArrowDown")
    await tab.press("Enter")
    await tab.click(".form .button", "Submit")
    await last(tab, "Form: weaver, evening")
    await tab.until("document.querySelector('dialog') === null")


async def test_silence_of_the_bot_becomes_a_notice(tab: Tab, stage: Stage) -> None:
    await send(tab, "/show controls")
    await last(tab, "Everything to press")
    await tab.click(".button", "Say nothing")
    await tab.sees("Waiting for Brass: Say nothing")
    stage.server.clock.advance(4)
    await tab.sees("This interaction failed")
    await tab.click(".toast .icon-button")


async def test_thinking_is_shown_until_the_answer_takes_its_place(tab: Tab) -> None:
    await send(tab, "/show slow")
    await last(tab, "Brass is thinking")
    await last(tab, "Thought about it")


async def test_a_direct_message_waits_with_a_mark_for_its_reader(tab: Tab) -> None:
    await tab.click("#say")
    await tab.type("/show letter person:Ben ")
    await tab.press("Enter")
    await last(tab, "Sent")
    await tab.until("document.querySelector('.rail-entry[aria-label*=Ben] .badge')?.textContent === '1'")
    await be(tab, "Ben", "Brass")
    await last(tab, "Your turn, Ben!")
    await be(tab, "Ann")
    await tab.until("!document.querySelector('.rail-entry[aria-label*=Ben] .badge')")
    assert "Your turn, Ben" not in await tab.words()


async def test_closed_direct_messages_are_the_tools_doing(tab: Tab) -> None:
    await tab.click("[data-key=tools]")
    await tab.click(".toggle[aria-label*='Ben: direct']")
    await tab.sees("Ben: direct messages closed")
    await tab.click("#say")
    await tab.type("/show letter person:Ben ")
    await tab.press("Enter")
    await last(tab, "@Ben takes no letters")
    await tab.click(".toggle[aria-label*='Ben: direct']")
    await tab.click("[data-key=close]")


async def test_people_can_talk_and_others_see_it_as_unread(tab: Tab) -> None:
    await be(tab, "Cleo", "tea-room")
    await tab.click("#say")
    await tab.type("Tea?")
    await tab.press("Enter")
    await last(tab, "Tea?")
    await be(tab, "Ann")
    assert "tea-room" in await tab.run("document.querySelector('.channel.is-unread').innerText")
    await be(tab, "Ann", "tea-room")
    await tab.until("!document.querySelector('.channel.is-unread')")


async def test_the_bot_can_be_restarted_and_old_buttons_still_work(tab: Tab) -> None:
    await send(tab, "/show controls")
    await last(tab, "Everything to press")
    await tab.click("[data-key=tools]")
    await tab.click(".button", "Restart the bot")
    await tab.sees("The bot was restarted")
    await tab.click("[data-key=close]")
    await tab.click(".button.is-success", "Success")
    await last(tab, "success")


async def test_nothing_is_wider_than_a_telephone(tab: Tab) -> None:
    await send(tab, "/show panel")
    await last(tab, "Overbuild")
    await tab.size(390, 844)
    await tab.until("document.documentElement.scrollWidth <= 390")
    sticks_out = "(one) => !one.closest('pre') && one.getBoundingClientRect().right > 391"
    assert await tab.run(f"[...document.querySelectorAll('.message *')].filter({sticks_out}).length") == 0
    await tab.click(".who")
    await tab.click(".rail-entry", "Dan")
    await tab.until("document.querySelector('.who').getAttribute('aria-label').includes('Dan')")
    await tab.until("getComputedStyle(document.getElementById('rail')).visibility === 'hidden'")


async def test_the_sign_of_new_messages_leaves_the_buttons_free(tab: Tab, stage: Stage) -> None:
    await send(tab, "/show panel")
    await last(tab, "Overbuild")
    await tab.size(390, 844)
    await tab.until(SCROLLED_UP)
    await stage.server.person("Cleo").say(stage.server.channel, "Tea?")
    await tab.until("!document.getElementById('jump').hidden")
    assert await tab.run("document.getElementById('jump').getAttribute('aria-label')") == "1 new message"
    assert await tab.run("document.getElementById('jump').getBoundingClientRect().left") > 300
    await tab.click("#jump")
    await tab.until("document.getElementById('jump').hidden")


@pytest.mark.parametrize("dark", [False, True])
async def test_words_can_be_read_on_their_ground(tab: Tab, dark: bool) -> None:
    """WCAG AA: 4.5 to 1 for every visible word."""
    await tab.size(1400, 900, dark=dark)
    await tab.click("[data-key=tools]")
    pale = await tab.run(PALE_WORDS.read_text())
    await tab.click("[data-key=close]")
    assert pale == []


async def test_a_screen_reader_finds_names_and_landmarks(tab: Tab) -> None:
    tree = (await tab.tell("Accessibility.getFullAXTree"))["nodes"]
    shown = [node for node in tree if not node.get("ignored") and "role" in node]
    nodes = [(node["role"]["value"], node.get("name", {}).get("value", "").strip()) for node in shown]
    for role in ("button", "link", "combobox", "textbox", "listbox", "navigation", "region"):
        assert (role, "") not in nodes
    assert {"main", "navigation", "log"} <= {role for role, _ in nodes}
