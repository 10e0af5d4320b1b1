"""Once a day forgets what has been kept long enough, while the bot runs."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from bot.service import Tables
from bot.store import StoreError

EVERY = timedelta(days=1)
LONGEST_SLEEP = 3600.0
"""Seconds after which it looks at the clock again."""

log = logging.getLogger(__name__)


async def look_after(tables: Tables) -> None:
    """Tidy up for ever; stop it by cancelling the task. The first time is the start of the bot itself."""
    tidied = tables.now()
    while True:
        await asyncio.sleep(LONGEST_SLEEP)
        if tables.now() - tidied < EVERY:
            continue
        try:
            await tables.tidy()
            tidied = tables.now()
        except StoreError:
            log.exception("what is old could not be forgotten; it is tried again")
