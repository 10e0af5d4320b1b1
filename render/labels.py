"""Words in pictures: texts of `data`, kept because the same few are needed in every picture."""

from functools import lru_cache

from data.texts import Value, text

ROMAN = ("0", "I", "II", "III", "IV")


@lru_cache(8192)
def word(lang: str, message_id: str, /, **arguments: Value) -> str:
    """A text of the catalogue as one line."""
    return " ".join(text(lang, message_id, **arguments).split())


def signed(number: int) -> str:
    """A number with its sign, the minus as wide as the plus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def pounds(number: int) -> str:
    """Money with the currency sign, negative with a true minus."""
    return f"£{number}" if number >= 0 else f"−£{-number}"


def plain(number: int) -> str:
    """A number without a plus, such as an income level; negative with a true minus."""
    return str(number).replace("-", "−")
