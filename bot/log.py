"""Log lines as JSON objects: with the interaction and game they belong to, without tokens.

Cards never get here: what people do is not logged, only that something failed and under which reference.
"""

from __future__ import annotations

import json
import logging
import re
from contextvars import ContextVar
from typing import Final

INTERACTION: ContextVar[int | None] = ContextVar("interaction", default=None)
GAME: ContextVar[int | str | None] = ContextVar("game", default=None)

# Interaction and webhook addresses carry a token as their last part; a bot token has three parts with dots.
_SECRET: Final = re.compile(
    r"(?<=/)(interactions|webhooks)/(\d+)/[^/\s'\"?]+"
    r"|(?<=token)(?:\\?['\"]: \\?['\"])[^'\"\\]+"
    r"|\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"
)
# At their most talkative these write down whole events: what people type, and the tokens to answer them.
_TALKATIVE: Final = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")
_ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def redacted(text: str) -> str:
    """`text` with every token in it replaced."""
    return _SECRET.sub(lambda found: f"{found[1]}/{found[2]}/***" if found[1] else "***", text)


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, logger, message, ids, and whatever was passed as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, variable in (("interaction", INTERACTION), ("game", GAME)):
            if (value := variable.get()) is not None:
                fields[name] = value
        fields |= {name: value for name, value in vars(record).items() if name not in _ORDINARY}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return redacted(json.dumps(fields, ensure_ascii=False, default=str))


def set_up(level: str) -> None:
    """Send everything from `level` up to standard error, one JSON object a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    # Voice is not used, so the missing voice libraries are no news.
    logging.getLogger("discord.client").addFilter(
        lambda record: "voice will NOT be" not in record.getMessage()
    )
