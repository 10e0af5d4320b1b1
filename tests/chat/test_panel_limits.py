"""Every form of a panel's custom id and menu value, with the longest game, seat and draft there can be."""

from __future__ import annotations

import pytest

from bot.chat import limits
from bot.chat.buttons import Press, read
from bot.chat.panel import KINDS
from bot.chat.panel.discard import TWO, read_copies
from bot.chat.panel.door import OPEN
from bot.chat.panel.draft import Draft
from bot.chat.panel.presses import VERBS
from bot.chat.panel.settings import CHOICES
from bot.chat.panel.sitting import GO
from bot.text import panel
from data.texts import has, languages, text
from engine.names import CARDS, INDUSTRIES, LINES, SLOTS

LAST_SLOT, LAST_LINE, LAST_CARD = len(SLOTS) - 1, len(LINES) - 1, len(CARDS) - 1
CARD_PAIR = (LAST_CARD, LAST_CARD)
SOURCES = (LAST_SLOT, LAST_SLOT)
DRAFTS = [
    Draft("build", (4, LAST_SLOT), CARD_PAIR, SOURCES, SOURCES, double=True, sure=True, page=99),
    Draft("link", (LAST_LINE, LAST_LINE), (LAST_CARD,), SOURCES, alone=True, sure=True, page=99),
    Draft("develop", (4, 4), (LAST_CARD,), iron=(-1, -1)),
    Draft("sell", (LAST_SLOT, -1), (LAST_CARD,), page=9),
    Draft("loan", (30,), (LAST_CARD,)),
    Draft("pass", cards=CARD_PAIR),
    Draft("remove", (LAST_SLOT,)),
    Draft("stop"),
]
CHOICES_OF_PRESSES = [
    *(GO + draft.code() for draft in DRAFTS),
    *(TWO + draft.code() for draft in DRAFTS),
    *(f"why/build-{number}/99" for number in range(len(INDUSTRIES))),
    *(f"menu/{name}" for name in (*INDUSTRIES, "line", "develop", "sell", "coal", "iron", "card", "look")),
    *VERBS,
    "end/sure",
    f"card/{LAST_CARD}",
]


@pytest.mark.parametrize("choice", CHOICES_OF_PRESSES)
def test_every_custom_id_fits_and_is_read_back(choice: str) -> None:
    press = Press("panel", 10**12, 10**6, "purple", choice)
    custom_id = press.custom_id()
    assert len(custom_id) <= limits.CUSTOM_ID
    assert len(choice) <= limits.SELECT_TEXT
    assert read(custom_id) == press


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: draft.do)
def test_a_draft_is_read_as_it_was_written(draft: Draft) -> None:
    assert Draft.read(draft.code()) == draft


@pytest.mark.parametrize("code", ["", "build", "build.1.2.3", "build.x.....0", "build......x", "." * 20])
def test_what_is_no_draft_is_none(code: str) -> None:
    assert Draft.read(code) is None


def test_two_equal_cards_are_two_entries() -> None:
    assert read_copies(["5#1", "5#2"]) == (5, 5)


def test_the_kinds_of_presses_are_those_of_the_messages() -> None:
    assert {OPEN, "panel", "settings"} == set(KINDS)


@pytest.mark.parametrize("lang", languages())
def test_labels_and_options_are_not_cut_even_with_the_longest_names(lang: str) -> None:
    places = [f"warrington_and_runcorn_{number}" for number in (1, 2)]
    for place in places:
        sale = text(lang, "panel-sale", mill=f"{place} (IV)", to=panel.buyer(lang, place))
        assert len(sale) <= limits.SELECT_TEXT
    for name, values in CHOICES.items():
        dashed = name.replace("_", "-")
        assert has(lang, f"settings-{dashed}")
        for value in values:
            assert has(lang, f"choice-{dashed}-{value}") or has(lang, f"choice-answer-{value}")
