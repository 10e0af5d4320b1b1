"""What people are told when something does not work: one private sentence, whatever happened.

| what was raised                 | what the person reads                      | logged                 |
| ------------------------------- | ------------------------------------------ | ---------------------- |
| Declined                        | its own sentence                           | no                     |
| Forbidden from Discord          | which permission is missing here           | no                     |
| StoreError                      | nothing was changed, try again later       | yes, with a reference  |
| anything else                   | that it failed, with a reference           | yes, with a reference  |
| the last two, but it was stored | that it is done, and what shows it         | yes, with a reference  |
"""

from __future__ import annotations

import logging

import discord

from bot.store import StoreError
from data.texts import text

LOG = logging.getLogger(__name__)
REFERENCE_DIGITS = 6


class Declined(Exception):
    """A request that cannot be met, the sentence that says why and what helps, and the rule behind it."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


def reference(interaction_id: int) -> str:
    """What a person can name to the operator; the log line holds it too."""
    return str(interaction_id)[-REFERENCE_DIGITS:]


def sentence(error: BaseException, lang: str, interaction_id: int, *, stored: bool = False) -> str:
    """The sentence for an error, which is logged if it is not the person's own doing.

    `stored`: what was asked for had been done before.
    """
    if isinstance(error, Declined):
        return error.sentence
    if isinstance(error, discord.Forbidden):
        return text(lang, "chat-forbidden")
    code = reference(interaction_id)
    LOG.error("a request failed", exc_info=error, extra={"reference": code})
    if stored:
        return text(lang, "chat-done-unshown", reference=code)
    return text(lang, "chat-disk" if isinstance(error, StoreError) else "chat-failed", reference=code)
