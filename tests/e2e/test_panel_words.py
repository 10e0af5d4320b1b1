"""What the panel says on the way: every tile by its own name, what is free, what is final, nothing stale."""

from __future__ import annotations

from typing import Any

from tests.e2e.evening import Evening
from tests.e2e.positions import MILLS, TWO_RAILS, put
from tests.e2e.test_panel_edges import OWN_FLIPPED_MINE
from tests.e2e.touch import Touch

IRON: dict[str, Any] = {
    "era": "canal",
    "round": 3,
    "red": {"money": 20, "income_space": 12, "hand": ["Bolton", "Port", "Wigan"]},
    "tiles": [{"at": "Manchester 4", "owner": "yellow", "tile": "Iron Works 1", "cubes": 3}],
}
FAR_MILLS: dict[str, Any] = {
    "era": "canal",
    "round": 3,
    "distant": {"marker": 5, "pile": [2, 3, 2, 3, 2, 3]},
    "red": {"money": 20, "income_space": 12, "hand": ["Wigan", "Port"]},
    "tiles": [
        {"at": "Rochdale 1", "owner": "red", "tile": "Cotton Mill 1"},
        {"at": "Oldham 1", "owner": "red", "tile": "Cotton Mill 1"},
    ],
    "links": [
        {"line": "Rochdale - Yorkshire", "owner": "red"},
        {"line": "Oldham - Rochdale", "owner": "red"},
    ],
}


async def opened(evening: Evening) -> Touch:
    touch = Touch(await evening.on_turn())
    await touch.play(evening.channel)
    return touch


def entries(touch: Touch, menu: str) -> dict[str, str]:
    """The entries of a menu with their small second lines."""
    return {each["label"]: each.get("description") or "" for each in touch.menu(menu).options}


async def test_two_tiles_of_an_industry_are_named_by_their_own_levels(evening: Evening) -> None:
    await put(evening, IRON)
    touch = await opened(evening)
    await touch.press("Develop")
    pair = next(each for each in entries(touch, "menu/develop") if each.startswith("Coal Mine I + Coal Mine"))
    assert pair == "Coal Mine I + Coal Mine II · free"
    await touch.choose("menu/develop", lambda option: option["label"] == pair)
    assert "Develop Coal Mine I and Coal Mine II" in touch.text
    second = await touch.person.autocomplete(
        evening.channel, "brass develop", "second-industry", "coal", industry="coal_mine"
    )
    assert [each["name"] for each in second.choices] == ["Coal Mine · II"]
    await touch.press(touch.labels[0])
    told = (await evening.look(touch.person)).provisional
    assert [each["level"] for each in told if each["kind"] == "developed"] == [1, 2]


async def test_free_iron_is_told_once_and_not_in_every_line(evening: Evening) -> None:
    await put(evening, IRON)
    touch = await opened(evening)
    await touch.press("Develop")
    assert touch.text.count("For two tiles: 2 free iron (Manchester)") == 1
    assert [each for each in entries(touch, "menu/develop") if "Manchester" in each] == []
    assert "A locked tile can never be built" in touch.text


async def test_whose_coal_is_asked_under_the_name_of_the_action(evening: Evening) -> None:
    await put(evening, {**TWO_RAILS, "actions_left": 1}, hand=["Wigan"])
    touch = await opened(evening)
    await touch.press("Network")
    await touch.choose("menu/line", lambda option: option["label"].startswith("Bolton–Wigan"))
    await touch.press("Only this rail")
    assert "Network: Bolton–Wigan" in touch.text and "Which coal?" in touch.text
    assert set(entries(touch, "menu/coal")) == {"Bolton 1 · £5", "Wigan 1 · £5"}


async def test_a_port_is_named_with_its_owner_and_ones_own_comes_first(evening: Evening) -> None:
    own = {"at": "Fleetwood 1", "owner": "red", "tile": "Port 2"}
    await put(evening, {**MILLS, "tiles": [*MILLS["tiles"][:2], own, MILLS["tiles"][3]]})
    touch = await opened(evening)
    await touch.press("Sell")
    told = entries(touch, "menu/sell")
    assert [each for each in told if each.startswith("Preston")] == [
        "Preston (I) → your Port II in Fleetwood",
        "Preston (I) → Yellow’s Port I in Lancaster",
        "Preston (I) → distant market",
    ]
    assert told["Preston (I) → your Port II in Fleetwood"] == "+8 income spaces"
    assert told["Preston (I) → Yellow’s Port I in Lancaster"] == "+5 income spaces, +3 for Yellow"


async def test_what_a_sale_to_the_distant_market_risks_is_said_before_it(evening: Evening) -> None:
    await put(evening, FAR_MILLS)
    touch = await opened(evening)
    await touch.press("Sell")
    assert "3 of them would close it, and leave the mill unsold" in touch.text
    assert "cannot be taken back" in touch.text
    await touch.choose("menu/sell", lambda option: option["label"].startswith("Rochdale"))
    assert "this cannot be taken back" in touch.text, "the last tap before it says so, too"
    await touch.press("Wigan")
    assert "You are selling" in touch.text and "A sale there cannot be taken back" in touch.text


async def test_all_is_taken_back_only_where_more_than_one_step_can_go(evening: Evening) -> None:
    await put(evening, FAR_MILLS)
    touch = await opened(evening)
    await touch.press("Sell")
    await touch.choose("menu/sell", lambda option: option["label"].startswith("Rochdale"))
    await touch.press("Wigan")
    await touch.press("Stop selling")
    await touch.press("Loan £10")
    await touch.press("Wigan" if "Wigan" in touch.labels else touch.labels[0])
    assert "what came before can no longer be taken back" in touch.text
    assert "Take back" in touch.labels and "Take back all" not in touch.labels


async def test_after_the_first_action_taking_it_back_comes_first(evening: Evening) -> None:
    await put(evening, IRON)
    touch = await opened(evening)
    await touch.press("Loan £10")
    await touch.press("Wigan")
    assert touch.labels[0] == "Take back"
    assert "Two actions from now on" not in touch.text
    assert not any(each == "Why not?" for each in touch.labels), "each says what it asks about"


async def test_mills_sold_in_one_action_bear_no_numbers_like_actions(evening: Evening) -> None:
    await put(evening, MILLS)
    touch = await opened(evening)
    await touch.press("Sell")
    await touch.choose("menu/sell", lambda option: "in Fleetwood" in option["label"])
    await touch.press("Wigan")
    await touch.choose("menu/sell")
    assert touch.text.count("You sold Cotton Mill I") == 2 and "1 action left" in touch.text
    assert "**2**" not in touch.text


async def test_where_one_card_is_enough_two_are_advised_against(evening: Evening) -> None:
    await put(evening, IRON, cards=3)
    touch = await opened(evening)
    await touch.press("Build")
    assert "Build: why not?" in touch.labels
    assert "“Build: why not?” says" in touch.text
    await touch.press("Anywhere, with two cards")
    for menu in touch.shown.selects:
        told = [each.get("description") or "" for each in menu.options]
        marked = ["one card is enough" in each for each in told]
        assert marked == sorted(marked), "they come last"
    mines = entries(touch, "menu/coal_mine")
    assert "one card is enough: Wigan" in next(mines[each] for each in mines if each.startswith("Wigan"))
    assert "one card" not in next(mines[each] for each in mines if each.startswith("Oldham"))


async def test_what_takes_two_cards_is_told_apart_from_the_rest(evening: Evening) -> None:
    await put(evening, IRON, hand=["Bolton", "Wigan"], cards=2)
    touch = await opened(evening)
    await touch.press("What can I do?")
    ports = [line for line in touch.text.split("\n") if "**Build** Port" in line]
    assert len(ports) == 1 and "with two cards and both actions" in ports[0]
    assert "**Develop**: " in touch.text and ", free" in touch.text


async def test_two_cards_are_passed_by_one_tap(evening: Evening) -> None:
    await put(evening, IRON, hand=["Bolton", "Wigan"], cards=2)
    touch = await opened(evening)
    await touch.press("Pass")
    await touch.press("Pass both actions")
    assert "Your turn is played" in touch.text


async def test_looking_ahead_says_so_on_every_page(evening: Evening) -> None:
    await evening.whole_turn()
    touch = Touch(await evening.off_turn())
    await touch.play(evening.channel)
    await touch.press("Build")
    assert touch.text.startswith("### What would it cost? Build")
    await touch.choose(touch.shown.selects[0].custom_id.rpartition(":")[2])
    assert touch.text.startswith("### What would it cost? Build ")


async def test_a_shortfall_is_announced_while_the_turn_can_still_be_taken_back(evening: Evening) -> None:
    own = {"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1"}
    await put(evening, {**IRON, "actions_left": 1, "tiles": [own]}, money=0, income_space=7)
    touch = await opened(evening)
    await touch.press("Pass")
    await touch.press(touch.labels[0])
    assert "you pay £3, and you have £0" in touch.text and "have to give up a tile" in touch.text
    await touch.press("Take back")
    await touch.press("Loan £10")
    await touch.press(touch.labels[0])
    assert "At the end of the round" not in touch.text


async def test_who_will_have_no_tile_to_give_up_reads_that_points_are_lost(evening: Evening) -> None:
    mill = {"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1"}
    scored_first = {"edition": "classic2007"}
    cases = [(IRON["tiles"], 3, {}), ([mill], 10, scored_first), ([mill], 9, scored_first), ([mill], 10, {})]
    for (tiles, number, options), lost in zip(cases, (True, True, False, False), strict=True):
        state = {**IRON, "actions_left": 1, "round": number, "tiles": tiles, "options": options}
        await put(evening, state, money=0, income_space=7, hand=["Wigan"])
        person = await evening.on_turn()
        await evening.type(person, "brass pass", card=await evening.any_card(person))
        touch = await opened(evening)
        assert "you pay £3, and you have £0" in touch.text
        assert ("a point for each pound" in touch.text) == lost, (tiles, number, options)
        assert ("have to give up a tile" in touch.text) != lost, (tiles, number, options)


async def test_the_last_link_tile_is_no_question_where_nothing_follows(evening: Evening) -> None:
    for number, asked in ((9, True), (10, False)):
        await put(evening, {**TWO_RAILS, "actions_left": 1, "round": number}, hand=["Wigan"], links=1)
        touch = await opened(evening)
        await touch.press("Network")
        await touch.choose("menu/line", lambda option: option["label"].startswith("Bolton–Bury"))
        while "Which card" in touch.text:
            await touch.press("Wigan")
        assert ("your last link tile" in touch.text) is asked


async def test_a_line_says_what_its_link_would_score(evening: Evening) -> None:
    await put(evening, TWO_RAILS)
    touch = await opened(evening)
    await touch.press("Network")
    for label, told in entries(touch, "menu/line").items():
        assert "as it stands" in told, label


async def test_only_a_button_that_is_there_is_named(evening: Evening) -> None:
    """By the two ways that lead past it: with any two cards, and with a card that was chosen before."""
    await put(evening, OWN_FLIPPED_MINE, hand=["Wigan", "Port", "Bolton"], cards=3)
    two, card = await opened(evening), await opened(evening)
    await two.press("Build")
    await two.press("Anywhere, with two cards")
    await card.choose("menu/card", lambda option: option["label"].startswith("Wigan"))
    await card.choose("menu/coal_mine")
    assert "a flipped tile of your own" in card.text
    await card.press("Back")
    for touch in (two, card):
        assert "Not possible now: " in touch.text
        assert "why not?" not in touch.text and "Build: why not?" not in touch.labels
