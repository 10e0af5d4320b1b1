"""House rules (placeholder until the next commit)."""

from .errors import Problem
from .rest import Call


def problems_of(call: Call) -> list[Problem]:
    """What is wrong with a request."""
    return []
