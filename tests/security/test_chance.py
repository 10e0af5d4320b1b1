"""Nobody chooses the cards: not the one who runs the bot, not a player, and anyone can deal them again.

The shuffle itself, its vectors and its evenness are tested in tests/engine/test_chance.py.
"""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import engine
from bot.service import Channel
from bot.service.positions import unpack
from engine import Options, new_game
from engine.names import CARDS
from tests.security.twins import row_of
from tests.service.club import ANN, BEN, PEOPLE, SECRET, Club, done

PERL = shutil.which("perl")
SCRIPT = Path(__file__).with_name("deal.pl")


@pytest.mark.skipif(PERL is None, reason="no second language at hand")
@pytest.mark.parametrize("number", range(20))
def test_a_third_party_deals_the_same_in_another_language(number: int) -> None:
    random = Random(number)
    secret = random.randbytes(32)
    shares = [
        "".join(random.choices("abcÄ é0189", k=random.randrange(12))) for _ in range(random.randrange(2, 6))
    ]
    items = [random.randrange(24) for _ in range(random.randrange(1, 67))]
    assert PERL is not None
    arguments = [secret.hex(), "canal deck", ",".join(map(str, items)), *shares]
    said = subprocess.run([PERL, SCRIPT, *arguments], check=True, capture_output=True, text=True).stdout
    seed = engine.seed_of(secret, shares)
    dealt = engine.shuffled(items, seed, "canal deck")
    assert said.split("\n")[:3] == [engine.commitment(secret), seed.hex(), " ".join(map(str, dealt))]


async def test_the_secret_is_promised_before_anyone_joins_and_stays(club: Club) -> None:
    game = await club.lobby(1)
    promised = game.commitment
    assert promised == engine.commitment(SECRET)
    for person in PEOPLE[1:3]:
        game = done(await club.tables.join(game.id, person, club.request())).game
        assert game.commitment == promised
    game = done(await club.tables.begin(game.id, BEN.id, club.request())).game
    assert game.commitment == promised
    assert (await row_of(club.store, game.id)).secret == SECRET


async def begun(club: Club, channel: int, words: list[str | None], last: str | None) -> bytes:
    """The seed of a game in which people added these words."""
    opened = await club.tables.open_lobby(Channel(channel), ANN, {}, "en", club.request(), words[0])
    game = done(opened).game.id
    done(await club.tables.join(game, BEN, club.request(), words[1]))
    done(await club.tables.begin(game, ANN.id, club.request(), last))
    seed = (await row_of(club.store, game)).seed
    assert seed is not None
    return seed


async def test_each_share_changes_everything(club: Club) -> None:
    """The same secret, which the operator may know: one other word by any of them deals other cards."""
    words: list[tuple[list[str | None], str | None]] = [
        (["one", "two"], "go"),
        (["one!", "two"], "go"),
        (["one", "two!"], "go"),
        (["one", "two"], "go!"),
        (["onetwo", ""], "go"),
        ([None, None], None),
    ]
    seeds = [await begun(club, 800 + number, *each) for number, each in enumerate(words)]
    assert len(set(seeds)) == len(words)
    orders = {tuple(new_game(Options.of(players=2), seed).draw_pile) for seed in seeds}
    assert len(orders) == len(words)
    assert await begun(club, 900, ["one", "two"], "go") == seeds[0]


async def test_without_a_word_the_share_is_what_discord_numbered(club: Club) -> None:
    """The id of a click, which neither the bot nor its person can choose."""
    game = await club.begin(2)
    shares = [seat.share for seat in await club.store.read(lambda t: t.seats.of(game.id))]
    assert len(set(shares)) == 2
    assert all(share.isdecimal() for share in shares)


async def test_the_rail_deck_is_every_card_again_in_an_order_nobody_can_steer(club: Club) -> None:
    """Discards included: what people discarded and when changes nothing about the order."""
    decks = []
    for number in range(2):
        game = (await club.begin(2, channel=Channel(950 + number))).id
        random = Random(number)
        while unpack((await row_of(club.store, game)).position).era == 0:
            await club.random_step(game, random)
        state = unpack((await row_of(club.store, game)).turn_position)
        decks.append(Counter([*state.draw_pile, *(card for hand in state.hands for card in hand)]))
    start = new_game(Options.of(players=2), b"x" * 32)
    full = Counter([*start.draw_pile, *start.under_tile, *(card for hand in start.hands for card in hand)])
    assert decks == [full, full]


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    return sum((found[key] - wanted) ** 2 / wanted for key, wanted in expected.items())


def test_every_card_comes_to_every_seat_evenly() -> None:
    """Chi-square over 24 kinds of cards in the hand of each seat; 49.7 is passed once in a thousand times."""
    games = 1200
    hands: list[Counter[int]] = [Counter() for _ in range(4)]
    for number in range(games):
        state = new_game(Options.of(players=4), engine.seed_from_number(number))
        for seat, hand in enumerate(state.hands):
            hands[seat].update(hand)
    state = new_game(Options.of(players=4), b"x" * 32)
    deck = Counter([*state.draw_pile, *state.under_tile, *(card for hand in state.hands for card in hand)])
    expected = {card: games * 8 * count / deck.total() for card, count in deck.items()}
    assert len(expected) == len(CARDS)
    for found in hands:
        assert chi_square(found, expected) < 49.7


def test_the_order_of_play_is_even() -> None:
    """Chi-square over who is first; 16.3 is passed once in a thousand times."""
    first = Counter(new_game(Options.of(players=4), engine.seed_from_number(n)).order[0] for n in range(2000))
    assert chi_square(first, dict.fromkeys(range(4), 500.0)) < 16.3


def test_a_distant_pile_is_even() -> None:
    """Chi-square over which tile lies on top; each tile as often as there are of it."""
    games = 2000
    piles = [new_game(Options.of(players=4), engine.seed_from_number(n)).pile for n in range(games)]
    tiles = Counter(piles[0])
    expected = {tile: games * count / tiles.total() for tile, count in tiles.items()}
    assert chi_square(Counter(pile[0] for pile in piles), expected) < 20.5
