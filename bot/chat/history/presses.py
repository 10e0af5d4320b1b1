"""What each press on these pages does, for the table of all presses."""

from __future__ import annotations

from typing import Final

from . import decisions, log, mine, notes, policy, rematch, steps, trial
from .ending import REMATCH, STEP

KINDS: Final = {
    REMATCH: rematch.press,
    STEP: steps.press,
    trial.TRIAL: trial.press,
    decisions.DECISIONS: decisions.press,
    log.LOG: log.press,
    notes.NOTE: notes.press_note,
    mine.MYDATA: mine.press_data,
    policy.POLICY: policy.press,
}
