"""Points in words: the final result with where each point came from, and the projection while a game runs."""

from collections.abc import Mapping
from typing import Any

from bot.text import names
from bot.text.endings import places_of
from bot.text.status import View
from bot.text.voice import Voice, signed

Projection = Mapping[str, Mapping[str, Mapping[str, int]]]
"""Points by `now` or `flipped`, then by seat, then by part (links, tiles, money, income, level_two)."""

_PARTS = ("links", "tiles", "money", "income", "level_two")


def final(view: View, lang: str, people: Mapping[str, str] | None = None) -> str:
    """The result of a finished game: the places in order, and under each what every era brought."""
    voice = Voice(lang, view["viewer"], people or {})
    winners = view["winners"]
    players = sorted(view["players"], key=lambda each: (each["seat"] not in winners, -each["points"]))
    lines = [voice.text("result-head")]
    places = places_of({player["seat"]: player["points"] for player in players}, winners)
    for player in players:
        place, who = places[player["seat"]], voice.listed(player["seat"])
        lines.append(voice.text("result-line", place=place, who=who, points=player["points"]))
        scores = [score for score in view["scores"] if score["seat"] == player["seat"]]
        lines += [_era(voice, score) for score in scores]
        # What no source explains was lost to debts, or given because nobody ends below 0 (R136).
        lost = player["points"] - sum(score[part] for score in scores for part in _PARTS)
        changed = "result-debts" if lost < 0 else "result-floor"
        lines += [voice.text(changed, points=signed(lost))] if lost else []
    return "\n".join(lines)


def _era(voice: Voice, score: Mapping[str, Any]) -> str:
    parts = ", ".join(_parts(voice, score))
    return voice.text("result-era", era=names.era(voice.lang, score["era"]), parts=parts)


def projection(view: View, lang: str, points: Projection, people: Mapping[str, str] | None = None) -> str:
    """What everybody would have if the era ended now, and what with every tile flipped; two lines a player.

    `points` are the engine's projection: what would be added to the points on the track.
    """
    voice = Voice(lang, view["viewer"], people or {})
    lines = [voice.text("projection-head", era=names.era_inline(lang, view["era"]))]
    for player in view["players"]:
        seat = player["seat"]
        lines += _projected(voice, player, points["now"][seat], points["flipped"][seat])
    introductory = "yes" if view["options"]["introductory"] else "no"
    return "\n".join([*lines, voice.text("projection-explained", introductory=introductory)])


def _projected(
    voice: Voice, player: Mapping[str, Any], now: Mapping[str, int], flipped: Mapping[str, int]
) -> list[str]:
    points = player["points"]
    parts = [voice.text("projection-present", points=points), *_parts(voice, now)]
    total = max(0, points + sum(now.values()))  # nobody ends below 0 (R136)
    line = voice.text(
        "projection-line", who=voice.listed(player["seat"]), total=total, parts=", ".join(parts)
    )
    return [line, voice.text("projection-flipped", total=max(0, points + sum(flipped.values())))]


def _parts(voice: Voice, score: Mapping[str, Any]) -> list[str]:
    return [
        voice.text(f"result-{part.replace('_', '-')}", points=signed(score[part]))
        for part in _PARTS
        if score[part] or part in ("links", "tiles")
    ]
