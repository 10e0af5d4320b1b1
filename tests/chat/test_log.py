"""The log: one JSON object a line, with the request it belongs to and without any token."""

from __future__ import annotations

import json
import logging
import sys

from bot import log


def record(message: str, **extra: object) -> logging.LogRecord:
    return logging.getLogger("bot").makeRecord("bot", logging.ERROR, "", 0, message, (), None, extra=extra)


def test_a_line_holds_ids_and_extras() -> None:
    log.INTERACTION.set(42)
    log.GAME.set(7)
    fields = json.loads(log.JsonFormatter().format(record("failed", reference="123456")))
    assert fields["message"] == "failed"
    assert (fields["interaction"], fields["game"], fields["reference"]) == (42, 7, "123456")


def test_tokens_are_left_out() -> None:
    token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz012345"
    line = log.redacted(f"POST /interactions/12/aW50ZXJhY3Rpb24/callback with Bot {token}")
    assert "aW50ZXJhY3Rpb24" not in line
    assert token not in line
    assert "/interactions/12/***/callback" in line
    assert "***" in log.redacted("/webhooks/1/abc?wait=1")


def test_an_error_stays_on_one_line() -> None:
    try:
        raise ValueError("/webhooks/1/secret/messages")
    except ValueError:
        entry = logging.getLogger("bot").makeRecord("bot", logging.ERROR, "", 0, "x", (), sys.exc_info())
    line = log.JsonFormatter().format(entry)
    assert "\n" not in line
    assert "secret" not in line
