"""Events in sentences: every kind is told, facts are right, and no card is named to the wrong reader."""

import pytest

from bot.text.events import recap, story, told
from bot.text.grouping import groups
from data.texts import has, languages, text
from tests.text import sample, table

# These show in what else is told.
SILENT = {"stopped", "drew", "discarded"}


def english(events: list[dict[str, object]], viewer: str | None = None) -> str:
    return told(events, "en", viewer=viewer)


def test_the_sample_holds_every_kind_of_event_that_games_have() -> None:
    games = [table.turns(seed, **options) for seed, options in enumerate(table.OPTIONS)]
    played = {event["kind"] for game in games for _, events in game for event in events}
    assert played - {event["kind"] for event in sample.EVERYTHING} == set()


@pytest.mark.parametrize("lang", languages())
def test_every_kind_of_event_is_told(lang: str) -> None:
    for group in groups(sample.EVERYTHING):
        if group.kind not in SILENT:
            viewer = "teal" if group.kind == "drew_cards" else None
            assert story(group.events, lang, viewer=viewer), group


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("options", table.OPTIONS, ids=str)
def test_whole_games_are_told_without_a_gap(lang: str, options: dict[str, object]) -> None:
    for _, events in table.turns(5, **options):
        for viewer in (None, "red"):
            for passage in story(events, lang, viewer=viewer):
                assert passage.text.strip() and "{" not in passage.text and "None" not in passage.text
                assert len(passage.text) < 1800


def test_a_build_names_price_sources_and_what_flipped() -> None:
    assert english(sample.BUILD) == (
        "Red built Cotton Mill III in Manchester for £16, 1 coal from Bolton (Yellow) "
        "and 1 iron from the market (£2): £18 in all; "
        "Yellow’s Coal Mine I in Bolton flipped: +4 income spaces (level 0 to 2)."
    )


def test_the_same_build_in_dutch() -> None:
    assert told(sample.BUILD, "nl") == (
        "Rood bouwde katoenfabriek III in Manchester voor £16, 1 blokje kolen uit Bolton (Geel) "
        "en 1 ijzer van de markt (£2): samen £18; "
        "kolenmijn I van Geel in Bolton draaide om: +4 inkomenvakjes (niveau 0 naar 2)."
    )


def test_overbuilding_names_the_old_tile_and_both_actions() -> None:
    line = english(sample.OVERBUILD)
    assert line.startswith(
        "Teal used both actions to replace Red’s Coal Mine I in Wigan with Coal Mine III for £8"
    )


def test_two_rails_are_one_line_with_the_price_of_both() -> None:
    assert english(sample.TWO_RAILS).startswith(
        "Red laid two rails, Preston–Wigan and then Blackburn–Preston, for £15 and 2 coal from Wigan (Red)"
    )


def test_a_sale_that_reaches_the_x_says_that_the_mill_stays() -> None:
    last = english(sample.SELL).splitlines()[-1]
    assert "Colne" in last and "−4" in last and "stays as it is" in last


def test_each_mill_sold_is_a_line_of_its_own() -> None:
    assert len(english(sample.SELL).splitlines()) == 4


def test_the_reader_is_spoken_to() -> None:
    assert english(sample.BUILD, "red").startswith("You built Cotton Mill III")
    assert "your Coal Mine I in Bolton flipped" in english(sample.BUILD, "yellow")


def test_two_passes_are_one_line_and_those_of_several_people_too() -> None:
    assert english(sample.PASSES) == "Teal passed twice."
    red = [{**event, "seat": "red"} for event in sample.PASSES]
    assert recap([sample.PASSES, red, sample.BUILD], "en").splitlines()[0] == "Teal and Red passed."
    assert recap([sample.PASSES, sample.BUILD], "en").splitlines()[0] == "Teal passed twice."


def test_income_that_cannot_be_paid_is_said_with_the_debt() -> None:
    told_round = english(sample.ROUND_END)
    assert "Purple pays £3" in told_round and "Purple has a shortfall of £3." in told_round


def test_two_cards_of_a_kind_are_counted() -> None:
    double = [
        {**event, "card": "port"} if event["kind"] == "discarded" else event for event in sample.OVERBUILD
    ]
    assert english(double, "teal").endswith("; cards: 2 × Port.")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Income: Purple gets £2; Red and Teal cannot pay; nothing for Yellow."),
        ("nl", "Inkomen: Paars krijgt £2; Rood en Turquoise kunnen niet betalen; niets voor Geel."),
    ],
)
def test_those_who_cannot_pay_are_told_together(lang: str, line: str) -> None:
    incomes = {"red": (0, -4), "purple": (2, 2), "yellow": (0, 0), "teal": (0, -1)}
    events = [
        sample.event("income", seat, pounds=pounds, level=level) for seat, (pounds, level) in incomes.items()
    ]
    assert told(events, lang) == line


def test_no_order_is_told_after_the_last_round() -> None:
    order = sample.event("order_set", None, order=["teal", "red"], spent={"red": 5, "teal": 0})
    ended = sample.event("game_ended", None, winners=["red"], points={"red": 6, "teal": 2})
    assert "by money spent" in english([order])
    assert "by money spent" not in english([order, ended])
    assert english([order, *sample.LOAN, order, ended]).count("by money spent") == 1


def test_a_broken_tie_is_explained() -> None:
    ended = sample.event("game_ended", None, winners=["red"], points={"red": 62, "teal": 62, "yellow": 3})
    assert english([ended]).splitlines() == [
        "**Red wins with 62 points**, as many as Teal: income, or after that money, decides it.",
        "**1** Red: 62 points",
        "**2** Teal: 62 points",
        "**3** Yellow: 3 points",
    ]


def test_marks_and_sentences_have_the_same_numbers() -> None:
    events = [*sample.PASSES, *sample.BUILD, *sample.LOAN, *sample.CANAL]
    assert [group.number for group in groups(events)] == [None, None, 1, None, 2]
    lines = told(events, "en", numbered=True).splitlines()
    assert [line[:6] for line in lines] == ["Teal p", "**1** ", "Purple", "**2** "]


def cards_of(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """The same events with every card replaced by one that no other sentence could name."""
    swapped = [{**event, "card": "macclesfield"} if "card" in event else event for event in events]
    return [{**event, "cards": ["macclesfield"]} if "cards" in event else event for event in swapped]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("viewer", [None, "purple"])
def test_no_reader_but_its_owner_reads_of_a_card(lang: str, viewer: str | None) -> None:
    parts = (sample.BUILD, sample.OVERBUILD, sample.DEVELOP, sample.SELL, sample.PASSES, sample.TURN_END)
    for part in parts:
        assert "Macclesfield" not in told(cards_of(part), lang, viewer=viewer, without=())


def test_the_owner_reads_of_cards_discarded_and_drawn() -> None:
    assert english(sample.CANAL, "red").endswith("; card: Port.")
    assert english(sample.TURN_END, "teal").endswith("You drew Colne and Coal Mine.")


def test_sentences_open_with_the_person_where_names_are_known() -> None:
    line = told(sample.LOAN, "en", people={"purple": "*Anna*"})
    assert line.startswith(r"\*Anna\* (Purple) took a loan of £30: 3 income levels down (level 0 to −3)")


@pytest.mark.parametrize("lang", languages())
def test_the_account_of_an_era_names_every_link_and_tile(lang: str) -> None:
    details = [passage.text for passage in story(sample.ERA_END, lang) if passage.kind == "details"]
    assert "Macclesfield–The Midlands: 3" in details[0] and "Liverpool: 10" in details[0]
    [account] = [passage.text for passage in story(sample.ERA_END, lang) if passage.kind == "account"]
    first = account.split(":")[0]
    assert details[0].startswith(f"-# {first}"), "who scored most comes first in both"
    assert has(lang, "level-one-gone") and text(lang, "level-one-gone", tiles=2) in told(sample.ERA_END, lang)


@pytest.mark.parametrize("lang", languages())
def test_who_has_won_is_read_first_and_the_small_arithmetic_last(lang: str) -> None:
    lines = told(sample.EVERYTHING, lang, without=("next",)).splitlines()
    assert lines[0].startswith("**") and "62" in lines[0]
    assert lines[-1].startswith("-# ")


def test_the_money_that_brings_no_more_points_is_said_to_be_the_most() -> None:
    def scored(points: int, pounds: int) -> str:
        money = sample.event("money_scored", "red", points=points, pounds=pounds)
        return english([money, sample.event("income_scored", "red", points=3)])

    assert "15 for £64 (the most there is)" in scored(15, 64)
    assert "the most" not in scored(12, 48)
