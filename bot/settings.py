"""What the operator may set, read once from the environment. Everything but the token has a default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.meter import USUAL_SLOW_SECONDS

LOOPBACK = "127.0.0.1"
TOKEN_VARIABLE = "DISCORD_TOKEN"
DEFAULT_DATABASE = "brass.sqlite3"
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsError(ValueError):
    """An environment variable is missing or unreadable; the message names it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The configuration of one bot process.

    `discord_address` is empty for the real Discord; otherwise it is where a loopback Discord listens
    (`unix:PATH` or `tcp:HOST:PORT`). `computer_pause` are seconds before each turn of a computer; what
    takes `slow_seconds` is logged; `metrics` is the host and port where Prometheus may ask (None: nowhere).
    """

    token: str
    database: Path
    discord_address: str = ""
    log_level: str = "INFO"
    pictures_at_once: int = 2
    computer_pause: float = 2.0
    backups_kept: int = 7
    slow_seconds: float = USUAL_SLOW_SECONDS
    metrics: tuple[str, int] | None = None


def from_environment(environment: Mapping[str, str]) -> Settings:
    """Settings from environment variables; raises SettingsError naming the variable at fault."""
    token = environment.get(TOKEN_VARIABLE, "").strip()
    if not token:
        raise SettingsError(f"{TOKEN_VARIABLE} is not set: put the bot's token into it")
    return Settings(
        token=token,
        database=database_path(environment),
        discord_address=environment.get("BRASS_DISCORD_ADDRESS", "").strip(),
        log_level=_log_level(environment),
        pictures_at_once=_count(environment, "BRASS_PICTURES_AT_ONCE", default=2),
        computer_pause=_seconds(environment, "BRASS_COMPUTER_PAUSE", default=2.0),
        backups_kept=_count(environment, "BRASS_BACKUPS", default=7, least=0),
        slow_seconds=_seconds(environment, "BRASS_SLOW_SECONDS", default=USUAL_SLOW_SECONDS),
        metrics=_address(environment, "BRASS_METRICS"),
    )


def database_path(environment: Mapping[str, str]) -> Path:
    """Where the games are kept; needs no token, so that `doctor` and `backup` work without one."""
    return Path(environment.get("BRASS_DATABASE", "").strip() or DEFAULT_DATABASE)


def _address(environment: Mapping[str, str], name: str) -> tuple[str, int] | None:
    """Host and port; a port alone is one of this machine's loopback, nothing is None."""
    value = environment.get(name, "").strip()
    if not value:
        return None
    host, _, port = value.rpartition(":")
    if not port.isdigit() or not 0 < int(port) < 65536:
        raise SettingsError(f"{name} is {value!r}: use a port such as 9464, or HOST:PORT")
    return host or LOOPBACK, int(port)


def _log_level(environment: Mapping[str, str]) -> str:
    level = environment.get("BRASS_LOG_LEVEL", "INFO").strip().upper()
    if level not in LOG_LEVELS:
        raise SettingsError(f"BRASS_LOG_LEVEL is {level!r}: use one of {', '.join(LOG_LEVELS)}")
    return level


def _count(environment: Mapping[str, str], name: str, default: int, least: int = 1) -> int:
    value = environment.get(name, "").strip()
    if not value:
        return default
    if not (value.isascii() and value.isdigit()) or len(value) > 4 or int(value) < least:
        raise SettingsError(f"{name} is {value!r}: use a whole number from {least}")
    return int(value)


def _seconds(environment: Mapping[str, str], name: str, default: float) -> float:
    value = environment.get(name, "").strip()
    if not value:
        return default
    try:
        seconds = float(value)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise SettingsError(f"{name} is {value!r}: use a number of seconds from 0 to 60")
    return seconds
