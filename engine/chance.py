"""The only chance in the game: shuffles that anyone can recompute (docs/chance.md describes every byte)."""

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack

NUMBERS = 1 << 32
"""How many numbers one draw can give: each takes four bytes of the stream."""


def commitment(secret: bytes) -> str:
    """What is shown before the game so that the secret cannot be changed: its SHA-256 in hexadecimal."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, shares: Sequence[str]) -> bytes:
    """The seed of a game (32 bytes) from the secret and what each seat added, in seat order.

    Each part is preceded by its length (4 bytes, big-endian), so that no two lists of parts read the same.
    """
    parts = [secret, *(share.encode("utf-8") for share in shares)]
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def seed_from_number(number: int) -> bytes:
    """The seed (32 bytes) that the command line uses for a number: SHA-256 of its decimal digits."""
    return sha256(str(number).encode("ascii")).digest()


class Stream:
    """Endless bytes from a seed and a label: SHA-256(seed, label, counter) for counter 0, 1, 2 ..."""

    __slots__ = ("_counter", "_numbers", "_prefix")

    def __init__(self, seed: bytes, label: str) -> None:
        self._prefix = seed + label.encode("ascii")
        self._counter = 0
        self._numbers: list[int] = []  # of the last block, the next one last

    def number(self) -> int:
        """The next four bytes as a number (big-endian)."""
        if not self._numbers:
            block = sha256(self._prefix + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._numbers = list(reversed(unpack(">8I", block)))
        return self._numbers.pop()

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely: numbers past the last full multiple are
        skipped.
        """
        fair = NUMBERS // limit * limit
        number = self.number()
        while number >= fair:
            number = self.number()
        return number % limit


def shuffled(items: Sequence[int], seed: bytes, label: str) -> list[int]:
    """The items in an order that depends on seed and label alone, not on the order in which they come.

    They are sorted first; then, from the last position down to the second, each is exchanged with one
    drawn from the positions up to and including itself (Fisher and Yates).
    """
    result = sorted(items)
    stream = Stream(seed, label)
    for last in range(len(result) - 1, 0, -1):
        drawn = stream.below(last + 1)
        result[last], result[drawn] = result[drawn], result[last]
    return result
