"""Chance that anyone can check: vectors made with nothing but SHA-256, and fair shuffles."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Options, commitment, new_game, seed_from_number, seed_of, shuffled
from engine import setup as dealing
from engine.names import CARDS
from tests.reference import INDUSTRIES, SEATS, table

SECRET = bytes(range(32))


def by_hand(items: list[int], seed: bytes, label: str) -> list[int]:
    """The shuffle as docs/chance.md describes it, written a second time."""
    result, stream, counter = sorted(items), b"", 0
    for last in range(len(result) - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        while True:
            if not stream:
                stream = sha256(seed + label.encode() + counter.to_bytes(8, "big")).digest()
                counter += 1
            number, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if number < limit:
                break
        drawn = number % (last + 1)
        result[last], result[drawn] = result[drawn], result[last]
    return result


def test_the_commitment_is_the_plain_hash_of_the_secret() -> None:
    """`printf` and `sha256sum` give the same: no tool of ours is needed to check it."""
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_the_seed_is_the_hash_of_secret_and_shares_with_their_lengths() -> None:
    framed = b"\0\0\0\x20" + SECRET + b"\0\0\0\x03abc" + b"\0\0\0\0" + "\0\0\0\2é".encode()
    assert seed_of(SECRET, ["abc", "", "é"]) == sha256(framed).digest()


def test_shares_cannot_be_shifted_into_each_other() -> None:
    seeds = {
        seed_of(SECRET, shares) for shares in (["ab", "c"], ["a", "bc"], ["abc", ""], ["abc"], ["", "abc"])
    }
    assert len(seeds) == 5


def test_the_numbered_seeds_of_the_command_line() -> None:
    assert seed_from_number(7).hex() == sha256(b"7").hexdigest()


@given(
    items=st.lists(st.integers(0, 23), max_size=70),
    seed=st.binary(min_size=1, max_size=40),
    label=st.text("abc ", max_size=9),
)
@settings(max_examples=150, deadline=None)
def test_every_shuffle_can_be_recomputed_from_the_description(
    items: list[int], seed: bytes, label: str
) -> None:
    assert shuffled(items, seed, label) == by_hand(items, seed, label)


def test_a_fixed_shuffle_never_changes() -> None:
    """A stored game replays for ever: this vector may never be changed."""
    assert shuffled(range(10), sha256(b"vector").digest(), "deck") == [9, 2, 6, 8, 0, 5, 7, 4, 1, 3]


def test_the_order_in_which_the_items_come_does_not_matter() -> None:
    assert shuffled([3, 1, 2, 1], b"s", "x") == shuffled([1, 1, 2, 3], b"s", "x")


def test_seed_and_label_both_matter() -> None:
    orders = {tuple(shuffled(range(20), seed, label)) for seed in (b"a", b"b") for label in ("c", "d")}
    assert len(orders) == 4


def vectors() -> list[tuple[dict[str, str], list[str]]]:
    """The test vectors of docs/chance.md: the table of each and its deck."""
    text = (Path(__file__).parent.parent.parent / "docs" / "chance.md").read_text(encoding="utf-8")
    parts = text.split("### Vector")[1:]
    rows = [dict(re.findall(r"^\| ([a-z(), ]+) \| (.+) \|$", part, re.MULTILINE)) for part in parts]
    return [(row, part.split("```")[1].split()) for row, part in zip(rows, parts, strict=True)]


@pytest.mark.parametrize("number", range(3))
def test_the_published_vectors_can_be_dealt_by_hand(number: int) -> None:
    """With this file's own shuffle, the data files and the published numbers only."""
    row, deck = vectors()[number]
    secret = bytes.fromhex(row["secret (hex)"].strip("`"))
    shares = [] if row["shares"].startswith("empty") else re.findall(r"`([^`]*)`", row["shares"])
    shares = shares or ["", ""]
    framed = b"".join(len(part).to_bytes(4, "big") + part for part in (secret, *map(str.encode, shares)))
    seed = sha256(framed).digest()
    players = len(shares)
    setup = {4: "four", 3: "three", 2: "two"}[players]
    cards = [*(place["id"] for place in table("board")["places"] if place["slots"]), *INDUSTRIES]
    full = [cards.index(card) for card, count in table("cards")["decks"][setup].items() for _ in range(count)]
    distant = table("markets")["distant"]["tiles"][setup]
    assert (row["commitment"].strip("`"), row["seed"].strip("`")) == (sha256(secret).hexdigest(), seed.hex())
    order = by_hand(list(range(players)), seed, "turn order")
    assert [SEATS[seat] for seat in order] == row["turn order"].split(", ")
    assert [cards[card] for card in by_hand(full, seed, "canal deck")] == deck
    assert by_hand(distant, seed, "canal distant") == [*map(int, row["distant pile, top first"].split())]
    assert by_hand(distant, seed, "rail distant") == [
        *map(int, row["rail shuffle of the distant tiles"].split())
    ]
    state = new_game(Options(players=players), seed)
    assert [CARDS[card] for card in state.hands[order[0]]] == sorted(deck[:8], key=cards.index)


def test_the_engine_uses_the_labels_that_are_published() -> None:
    """A17: each shuffle has its own, so that one says nothing of another; stored games rest on them."""
    used = {value for name, value in vars(dealing).items() if name.endswith("_LABEL")}
    assert used == {"turn order", "canal deck", "canal distant", "rail deck", "rail distant"}


def test_every_order_of_four_cards_is_equally_likely() -> None:
    """Chi-square over the 24 orders of 24000 shuffles; 49.7 is passed by chance once in a thousand."""
    found = Counter(tuple(shuffled(range(4), seed_from_number(number), "deck")) for number in range(24000))
    assert len(found) == 24
    assert sum((found[order] - 1000) ** 2 / 1000 for order in permutations(range(4))) < 49.7


def test_every_card_is_equally_likely_on_top_of_the_deck() -> None:
    """Chi-square with 63 degrees of freedom; 103.4 is passed by chance once in a thousand."""
    top = Counter(shuffled(range(64), seed_from_number(number), "deck")[0] for number in range(6400))
    assert sum((top[card] - 100) ** 2 / 100 for card in range(64)) < 103.4
