"""What machine the figures are of: without that they say little."""

from __future__ import annotations

import os
import platform
from typing import Any

from tests.bench.engine_speed import compiled


def machine() -> dict[str, Any]:
    """Python, processors, and how many processes want one (more than there are: busy)."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "load": load,
        "engine": "compiled" if compiled() else "from its sources",
    }


def described(facts: dict[str, Any]) -> str:
    """One line for people."""
    return ", ".join(f"{name} {value}" for name, value in facts.items())
