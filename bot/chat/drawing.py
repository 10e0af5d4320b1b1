"""Pictures as uploads: drawn outside the event loop, remembered, and never a reason for a message to fail."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import discord

import render
from bot.service import Game, Json
from bot.text import people
from bot.workers.pictures import Pictures

from . import limits

Marks = Sequence[Json]
Upload = Callable[[], discord.File]
SCALES: Final = (1.0, 0.5)
"""Smaller where the first is too large or takes too long: better than no picture."""


def seat_names(game: Game, lang: str | None = None) -> dict[str, str]:
    """What those who hold the seats of a game are called, people and computers; empty seats are left out.

    Computers are named in `lang`, for everybody to read in the game's own language.
    """
    named = {
        each.seat: people.seated(
            lang or game.language, each.person.name if each.person else None, each.computer
        )
        for each in game.seats
    }
    return {seat: name for seat, name in named.items() if name is not None}


class Drawing:
    """Draws for one reader: in their language, with the names of one game (None: of the seats alone).

    Each method gives a maker of uploads, since an upload can be sent only once; None where drawing failed.
    """

    def __init__(self, pictures: Pictures[render.Picture], game: Game | None, lang: str) -> None:
        self._pictures = pictures
        self._names = seat_names(game, lang) if game else {}
        self._lang = lang

    async def board(self, view: Json, marks: Marks = (), part: str | None = None) -> Upload | None:
        """The whole board, or one region or place of it, with marks for what changed."""
        view = _without_cards(view)
        if part is not None:
            drawn = partial(render.region, view, part, names=self._names, marks=marks, lang=self._lang)
            return await self._upload("region", [view, part, *marks], drawn)
        sizes = [self._sized(render.board, view, marks, scale) for scale in SCALES]
        return await self._upload("board", [view, *marks], *sizes)

    async def changes(self, view: Json, marks: Marks) -> Upload | None:
        """Where the board changed, large enough for a phone; the whole board where nothing did."""
        if not marks:
            return await self.board(view)
        return await self._close("changes", render.closeup, view, marks)

    async def preview(self, view: Json, marks: Marks) -> Upload | None:
        """Where the board would change, for the eyes of the seat alone; None where nothing would."""
        return await self._close("preview", render.preview_closeup, view, marks) if marks else None

    async def whole_preview(self, view: Json, marks: Marks) -> Upload | None:
        """The whole board with what is still provisional marked, for the eyes of the seat alone."""
        view = _without_cards(view)
        sizes = [self._sized(render.preview, view, marks, scale) for scale in SCALES]
        return await self._upload("preview-board", [view, *marks], *sizes)

    async def _close(
        self, kind: str, draw: Callable[..., render.Picture], view: Json, marks: Marks
    ) -> Upload | None:
        view = _without_cards(view)
        sizes = [self._sized(draw, view, marks, scale) for scale in SCALES]
        return await self._upload(kind, [view, *marks], *sizes)

    def _sized(
        self, draw: Callable[..., render.Picture], view: Json, marks: Marks, scale: float
    ) -> Callable[[], render.Picture]:
        return partial(draw, view, marks=marks, names=self._names, lang=self._lang, scale=scale)

    async def hand(self, view: Json, usable: Sequence[str] | None) -> Upload | None:
        """The viewer's own cards; those that allow a build now are ticked (None: it is not their turn)."""
        drawn = partial(render.hand, view, names=self._names, usable=usable, lang=self._lang)
        return await self._upload("hand", [view, usable], drawn)

    async def mat(self, view: Json, seat: str) -> Upload | None:
        """What is left on one seat's mat."""
        drawn = partial(render.mat, view, seat, names=self._names, lang=self._lang)
        return await self._upload("mat", [view, seat], drawn)

    async def _upload(self, kind: str, content: object, *draw: Callable[[], render.Picture]) -> Upload | None:
        key = f"{kind}-{digest([content, self._names, self._lang])}"
        picture = await self._pictures.picture(key, *draw)
        if picture is None:
            return None
        return lambda: limits.picture_file(picture.png, f"{key}.png", picture.alt)


def _without_cards(view: Json) -> Json:
    """A board names no card: one picture for all readers, and its file name follows from what it shows."""
    players = [{**player, "discards": []} for player in view["players"]]
    return {**view, "viewer": None, "hand": None, "players": players}


def digest(content: object) -> str:
    """A short name for some JSON: equal content, equal name. It tells nobody what is inside."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]


def files(*uploads: Upload | None) -> list[discord.File]:
    """New uploads of those that could be drawn."""
    return [upload() for upload in uploads if upload is not None]


def upload_of(picture: render.Picture | None, name: str) -> Upload | None:
    """A maker of uploads of a picture under this file name; None where there is no picture."""
    return None if picture is None else lambda: limits.picture_file(picture.png, name, picture.alt)
