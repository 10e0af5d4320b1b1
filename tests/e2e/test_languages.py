"""A Dutch user, a Dutch game, an English guest: who reads what in which language."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from data.texts import text
from playground.moves import random_move
from playground.running import RunningBot
from playground.server import Person, Response, Seen
from tests.e2e.evening import NAMES, Evening
from tests.text.catalogue import patterns

STRANGE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>")
"""Code and mentions, which stay as they are in both."""
PEOPLE = {name.casefold() for name in NAMES}
"""Ben is also a Dutch word."""
TURNS = 6


class Written(Visitor):
    """All that stands in patterns as it is, in whichever variant."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word that stands in a text of a language."""
    written = Written()
    for _, pattern in patterns(lang):
        written.visit(pattern)
    return frozenset(word for each in written.found for word in words(each))


def words(told: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", STRANGE.sub(" ", told).casefold())


def is_in(lang: str, told: str) -> bool:
    """Whether a text has words of this language, and none that only the other language knows."""
    own, other = vocabulary(lang), vocabulary("en" if lang == "nl" else "nl")
    found = set(words(told)) - PEOPLE
    return bool(found & (own - other)) and not found & (other - own)


def dutch(told: str) -> bool:
    return is_in("nl", told)


def english(told: str) -> bool:
    return is_in("en", told)


def words_of(message: Seen) -> str:
    """All that a message says: text, labels, placeholders, options, alternative texts."""
    parts = [message.text, *(each.label for each in message.buttons)]
    parts += [option["label"] for select in message.selects for option in select.options]
    parts += [picture.alt or "" for picture in message.pictures]
    return "\n".join(parts)


@pytest.fixture
async def evening(bot: RunningBot) -> Evening:
    """Ann and Cleo have a Dutch Discord, Ben an English one; the server never chose a language."""
    evening = Evening(bot)
    for name, locale in {"Ann": "nl", "Ben": "en-GB", "Sam": "en-GB"}.items():
        bot.server.person(name).set_locale(locale)
    await evening.begin(2)
    return evening


async def asked(person: Person, evening: Evening) -> list[Response]:
    """Everything that somebody may ask for in private."""
    channel = evening.channel
    commands = [
        "play",
        "hand",
        "board",
        "mat",
        "status",
        "log",
        "recap",
        "cards",
        "projection",
        "rules",
        "help",
    ]
    answers = [await person.slash(channel, f"brass {each}") for each in [*commands, "games", "settings"]]
    answers.append(await person.slash(channel, "brass board", **{"as-text": "yes"}))
    answers.append(await person.slash(channel, "brass rules", topic="coal"))
    answers.append(await person.slash(channel, "brass loan", pounds="15", card="xyzzy"))
    answers.append(await person.slash(channel, "brass-table verify"))
    return answers


async def test_everybody_reads_private_things_in_their_own_language(evening: Evening) -> None:
    ann, ben = evening.people
    for _ in range(TURNS):
        await evening.whole_turn()
    for answer in await asked(ann, evening):
        assert dutch(words_of(answer.shown)), words_of(answer.shown)
    for answer in await asked(ben, evening):
        assert english(words_of(answer.shown)), words_of(answer.shown)
    for letter in ann.dms():
        assert dutch(words_of(letter)), words_of(letter)
    assert ann.dms() and ben.dms()
    for letter in ben.dms():
        assert english(words_of(letter)), words_of(letter)


async def test_the_channel_reads_the_language_of_the_game(evening: Evening) -> None:
    for _ in range(TURNS):
        await evening.whole_turn()
    public = [each for each in evening.onlooker.sees(evening.channel) if not each.ephemeral]
    assert len(public) > TURNS
    for message in public:
        assert dutch(words_of(message)), words_of(message)


async def test_each_step_of_a_turn_answers_in_the_language_of_whoever_takes_it(evening: Evening) -> None:
    for _ in range(3 * TURNS):
        person, game = await evening.on_turn(), await evening.game()
        command, options = await random_move(evening.bot.client.tables, game, person.id, evening.random)
        answer = await evening.type(person, command, **options)
        speaks = dutch if person.name == "Ann" else english
        assert speaks(words_of(answer.shown)), words_of(answer.shown)


async def test_choices_are_completed_in_ones_own_language(evening: Evening) -> None:
    for person, lang in zip(evening.people, ("nl", "en"), strict=True):
        response = await person.autocomplete(evening.channel, "brass ask", "industry", "")
        shown = [each["name"] for each in response.choices or ()]
        assert any(text(lang, "industry-coal_mine") in each for each in shown), shown
        topics = await person.autocomplete(evening.channel, "brass rules", "topic", "")
        assert text(lang, "rules-coal") in " ".join(each["name"] for each in topics.choices or ())


async def test_the_setting_is_stronger_than_discord_and_holds_for_letters(evening: Evening) -> None:
    ben = evening.people[1]
    answer = await ben.slash(evening.channel, "brass settings", language="nl")
    assert text("nl", "settings-title") in answer.text
    before = len(ben.dms())
    while len(ben.dms()) == before:
        await evening.whole_turn()
    assert dutch(words_of(ben.dms()[-1]))
    back = await ben.slash(evening.channel, "brass settings", language="discord")
    assert text("en", "settings-title") in back.text


async def test_an_error_is_told_in_ones_own_language(evening: Evening) -> None:
    elsewhere = evening.bot.server.world.add_channel(evening.bot.server.guild, "elsewhere")
    for name, locale, lang in (("Max", "nl", "nl"), ("Sam", "en-GB", "en"), ("Ida", "de", "en")):
        stranger = evening.bot.server.person(name)
        stranger.set_locale(locale)
        answer = await stranger.slash(elsewhere, "brass status")
        told = text(lang, "chat-no-game-here")
        assert answer.text == (told.replace("/brass games", "/brass spellen") if locale == "nl" else told)


@pytest.mark.parametrize(
    ("server", "opener", "asked_for", "told_in"),
    [
        ("nl", "en-GB", None, "nl"),
        ("en-US", "nl", None, "nl"),
        ("en-GB", "nl", None, "en"),
        ("nl", "nl", "en", "en"),
        ("en-US", "de", "nl", "nl"),
    ],
)
async def test_a_game_has_the_language_that_was_chosen_or_the_servers(
    bot: RunningBot, server: str, opener: str, asked_for: str | None, told_in: str
) -> None:
    bot.server.guild.locale = server
    ann = bot.server.person("Ann")
    ann.set_locale(opener)
    options = {"language": asked_for} if asked_for else {}
    answer = await ann.slash(bot.server.channel, "brass start", **options)
    lobby = answer.messages[0]
    assert lobby.buttons[0].label == text(told_in, "button-join")


async def test_the_opener_changes_the_language_of_a_lobby(bot: RunningBot) -> None:
    ann = bot.server.person("Ann")
    lobby = (await ann.slash(bot.server.channel, "brass start")).messages[0]
    menus = (await ann.click(lobby, text("en", "button-options"))).shown
    table = next(each for each in menus.selects if "language=nl" in each.values)
    await ann.choose(menus, table.custom_id, ["language=nl"])
    assert dutch(words_of(lobby)), words_of(lobby)


@pytest.mark.parametrize(
    ("locale", "lang", "named"), [("en-GB", "nl", "/brass settings"), ("nl", "en", "/brass instellingen")]
)
async def test_commands_are_called_as_the_readers_own_discord_calls_them(
    bot: RunningBot, locale: str, lang: str, named: str
) -> None:
    ann = bot.server.person("Ann")
    ann.set_locale(locale)
    await ann.slash(bot.server.channel, "brass settings", language=lang)
    told = (await ann.slash(bot.server.channel, "brass help")).shown
    assert is_in(lang, words_of(told))
    assert f"`{named}`" in told.text


async def test_what_everybody_reads_names_commands_in_english(evening: Evening) -> None:
    ann, _ = evening.people
    public = [each for each in evening.onlooker.sees(evening.channel) if not each.ephemeral]
    assert not [
        each.text
        for each in (*public, *ann.dms())
        if re.search(r"/brass (spelen|einde)|/brass-tafel", each.text)
    ]
