"""Points in words: the final result with where each point came from, and the projection while a game runs."""

from collections.abc import Mapping
from typing import Any

from bot.text import names
from bot.text.status import View
from bot.text.voice import Voice, signed

Parts = Mapping[str, Mapping[str, int]]
"""Points by seat and part: `{"red": {"links": 4, "tiles": 10, "money": 3}}`."""

_PARTS = ("links", "tiles", "money", "income", "level_two")


def final(view: View, lang: str, people: Mapping[str, str] | None = None) -> str:
    """The result of a finished game: the places in order, and under each what every era brought."""
    voice = Voice(lang, view["viewer"], people or {})
    winners = view["winners"]
    players = sorted(view["players"], key=lambda each: (each["seat"] not in winners, -each["points"]))
    lines = [voice.text("result-head")]
    for place, player in enumerate(players, start=1):
        shown = 1 if player["seat"] in winners else place
        who = voice.listed(player["seat"])
        lines.append(voice.text("result-line", place=shown, who=who, points=player["points"]))
        lines += [_era(voice, score) for score in view["scores"] if score["seat"] == player["seat"]]
    return "\n".join(lines)


def _era(voice: Voice, score: Mapping[str, Any]) -> str:
    parts = [
        voice.text(f"result-{part.replace('_', '-')}", points=signed(score[part]))
        for part in _PARTS
        if score[part] or part in ("links", "tiles")
    ]
    return voice.text("result-era", era=names.era(voice.lang, score["era"]), parts=", ".join(parts))


def projection(
    view: View, lang: str, now: Parts, flipped: Parts, people: Mapping[str, str] | None = None
) -> str:
    """What everybody would have if the era ended now: as the board stands, and with all tiles flipped.

    Both hold what would be added to the points on the track.
    """
    voice = Voice(lang, view["viewer"], people or {})
    lines = [voice.text("projection-head", era=names.era_inline(lang, view["era"]))]
    for player in view["players"]:
        lines += _projected(voice, player, now[player["seat"]], flipped[player["seat"]])
    return "\n".join([*lines, voice.text("projection-explained")])


def _projected(
    voice: Voice, player: Mapping[str, Any], now: Mapping[str, int], flipped: Mapping[str, int]
) -> list[str]:
    points = player["points"]
    line = voice.text(
        "projection-line",
        who=voice.listed(player["seat"]),
        points=points,
        links=now["links"],
        tiles=now["tiles"],
        money=now.get("money", 0),
        total=points + sum(now.values()),
    )
    return [line, voice.text("projection-flipped", total=points + sum(flipped.values()))]
