"""One word for one thing: the terms of the glossary are those that the texts use."""

import json
from pathlib import Path

import pytest

import data
from data.texts import languages, text
from tests.text.catalogue import needed

GLOSSARY = json.loads((Path(data.__file__).parent / "glossary.json").read_text(encoding="utf-8"))
# Words for the same things that the rules texts do not use.
UNWANTED = {
    "en": ("railway", "railroad", "factory", "victory point", "opponent", "city", "cities", "town"),
    "nl": (
        "spoorweg",
        "inkomensniveau",
        "inkomensvakje",
        "upgraden",
        "kolenmijnen i en ii",
        "speelbord",
        "fiche",
    ),
}


def everything(lang: str) -> str:
    """All texts of a language in one, without case; not the words by which one may search the rules."""
    shown = {name: facts for name, facts in needed(lang).items() if not name.endswith(".words")}
    return "\n".join(text(lang, name, **dict.fromkeys(facts, 2)) for name, facts in shown.items()).lower()


@pytest.mark.parametrize("lang", languages())
def test_every_term_is_in_use(lang: str) -> None:
    texts = everything(lang)
    stems = {term[lang]: term[lang].lower().removesuffix("en") for term in GLOSSARY}
    assert [term for term, stem in stems.items() if stem not in texts] == []


@pytest.mark.parametrize("lang", languages())
def test_nothing_goes_by_a_second_name(lang: str) -> None:
    texts = everything(lang)
    assert [word for word in UNWANTED[lang] if word in texts] == []


def test_terms_are_unique_in_each_language() -> None:
    for lang in languages():
        terms = [term[lang].lower() for term in GLOSSARY]
        doubles = {term for term in terms if terms.count(term) > 1}
        assert doubles <= {"network", "netwerk"}


def test_industries_and_eras_are_called_as_in_the_glossary() -> None:
    dutch = {term["en"]: term["nl"] for term in GLOSSARY}
    for industry in ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard"):
        assert dutch[text("en", f"industry-{industry}")] == text("nl", f"industry-{industry}.inline")
    for era in ("canal", "rail"):
        assert dutch[text("en", f"era-{era}")] == text("nl", f"era-{era}.inline")
