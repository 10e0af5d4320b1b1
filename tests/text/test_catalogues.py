"""Both languages say the same things, with the same facts, within Discord's limits."""

import re

import pytest

from data.texts import FIRST_LANGUAGE, languages, text
from tests.text.catalogue import needed

OTHER_LANGUAGES = [lang for lang in languages() if lang != FIRST_LANGUAGE]
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND_MENTION = re.compile(r"`/([-\w]+) ([-\w]+)")
GROUPS = ("brass", "table", "admin")


def test_dutch_is_there() -> None:
    assert "nl" in languages()


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_every_message_is_translated_and_none_is_left_over(lang: str) -> None:
    assert set(needed(lang)) ^ set(needed(FIRST_LANGUAGE)) == set()


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_a_translation_reads_no_argument_that_the_code_does_not_give(lang: str) -> None:
    english = needed(FIRST_LANGUAGE)
    unknown = {name: found - english[name] for name, found in needed(lang).items() if name in english}
    # Plurals may need a number that the other language does not; then English must read it too.
    assert {name: found for name, found in unknown.items() if found} == {}


@pytest.mark.parametrize("lang", languages())
def test_a_translation_leaves_no_fact_out(lang: str) -> None:
    found = needed(lang)
    missing = {name: facts - found.get(name, set()) for name, facts in needed(FIRST_LANGUAGE).items()}
    # Who is spoken to may show in the verb of one language only.
    assert {name: facts for name, facts in missing.items() if facts - {"you", "count"}} == {}


def _ids(lang: str, *prefixes: str) -> list[str]:
    return [name for name in needed(lang) if name.startswith(prefixes) and "." not in name]


@pytest.mark.parametrize("lang", languages())
def test_names_of_commands_and_options_are_what_discord_accepts(lang: str) -> None:
    for name in _ids(lang, "group-", "command-", "option-"):
        told = text(lang, name)
        assert COMMAND_NAME.fullmatch(told) and told == told.lower(), (name, told)
        assert 1 <= len(text(lang, f"{name}.description")) <= 100, name


@pytest.mark.parametrize("lang", languages())
def test_choices_fit_into_a_list_and_commands_have_different_names(lang: str) -> None:
    for name in _ids(lang, "choice-"):
        assert 1 <= len(text(lang, name)) <= 100, name
    names = [text(lang, name) for name in _ids(lang, "command-")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", languages())
def test_a_text_that_sends_the_reader_to_a_command_names_one_that_exists(lang: str) -> None:
    # English names in every language: each client shows its own, see bot/chat/command_names.py.
    groups = {text(FIRST_LANGUAGE, f"group-{group}") for group in GROUPS}
    commands = {text(FIRST_LANGUAGE, name) for name in _ids(lang, "command-")}
    for name, facts in needed(lang).items():
        told = text(lang, name, **dict.fromkeys(facts, "1"))
        for group, command in COMMAND_MENTION.findall(told):
            assert group in groups and command in commands, (name, group, command)


@pytest.mark.parametrize("lang", languages())
def test_buttons_have_short_labels(lang: str) -> None:
    for name in _ids(lang, "button-"):
        assert len(text(lang, name, **dict.fromkeys(needed(lang)[name], "Warrington & Runcorn"))) <= 80, name


@pytest.mark.parametrize("lang", languages())
def test_what_stands_in_a_closed_menu_fits_a_phone(lang: str) -> None:
    ids = [name for name in needed(lang) if name.endswith("-menu") or name.startswith("menu-")]
    ids += ["panel-pass-both", "trial-kind", "policy-channels", "policy-organisers", "policy-options"]
    ids.remove("panel-build-menu")  # a tile and a number, the tile first
    told = [text(lang, name, **dict.fromkeys(needed(lang)[name], 12)) for name in ids]
    assert [each for each in told if len(each) > 28] == []


@pytest.mark.parametrize("lang", languages())
def test_every_text_fits_one_message_even_with_the_longest_names(lang: str) -> None:
    longest = "Ellesmere Port–Warrington & Runcorn (\\_" + "W" * 32 + ")"
    for name, facts in needed(lang).items():
        assert 0 < len(text(lang, name, **dict.fromkeys(facts, longest))) <= 2000, name


def test_in_dutch_a_hint_and_a_tip_are_two_words() -> None:
    """A hint says what a computer would do now; a tip teaches the game once."""
    hints = [text("nl", name) for name in ("button-hint", "hint-lobby-off", "hint-not-now", "command-hint")]
    assert [each for each in hints if "tip" in each.lower()] == []
    assert "Tips" in text("nl", "settings-tips")
