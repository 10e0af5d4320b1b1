"""Values of rows to and from what SQLite keeps."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any


def moment(value: datetime) -> str:
    """A moment as text in UTC, always of the same length, so that texts sort as moments do."""
    return value.astimezone(UTC).isoformat(timespec="milliseconds")


def moment_or_none(value: datetime | None) -> str | None:
    """`moment`, where there is one."""
    return None if value is None else moment(value)


def read_moment(text: str) -> datetime:
    """The moment of a text made by `moment`."""
    return datetime.fromisoformat(text)


def read_moment_or_none(text: str | None) -> datetime | None:
    """`read_moment`, where there is one."""
    return None if text is None else read_moment(text)


def to_text(value: Any) -> str:
    """JSON, as short as it can be."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def to_text_or_none(value: Any | None) -> str | None:
    """`to_text`, where there is something."""
    return None if value is None else to_text(value)
