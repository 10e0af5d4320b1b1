"""Pictures as uploads: drawn outside the event loop, remembered, and never a reason for a message to fail."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

import discord

import render
from bot.service import Game, Json
from bot.workers.pictures import Pictures

from . import limits

Marks = Sequence[Json]
Upload = Callable[[], discord.File]


def seat_names(game: Game) -> dict[str, str]:
    """What the people of a game are called, by seat; seats without a person are left out."""
    return {each.seat: each.person.name for each in game.seats if each.person is not None}


class Drawing:
    """Draws for one reader: in their language, with the names of one game.

    Each method gives a maker of uploads, since an upload can be sent only once; None where drawing failed.
    """

    def __init__(self, pictures: Pictures[render.Picture], game: Game, lang: str) -> None:
        self._pictures = pictures
        self._names = seat_names(game)
        self._lang = lang

    async def board(self, view: Json, marks: Marks = (), region: str | None = None) -> Upload | None:
        """The whole board or one region of it, with marks for what changed."""
        if region is not None:
            return await self._upload(
                "region", view, lambda: self._region(view, region, marks), region, marks
            )
        return await self._upload("board", view, lambda: self._board(view, marks), marks)

    async def hand(self, view: Json) -> Upload | None:
        """The viewer's own cards."""
        return await self._upload("hand", view, lambda: render.hand(view, names=self._names, lang=self._lang))

    async def mat(self, view: Json, seat: str) -> Upload | None:
        """What is left on one seat's mat."""
        return await self._upload(
            "mat", view, lambda: render.mat(view, seat, names=self._names, lang=self._lang), seat
        )

    def _board(self, view: Json, marks: Marks) -> render.Picture:
        return render.board(view, names=self._names, marks=marks, lang=self._lang)

    def _region(self, view: Json, region: str, marks: Marks) -> render.Picture:
        return render.region(view, region, names=self._names, marks=marks, lang=self._lang)

    async def _upload(
        self, kind: str, view: Json, draw: Callable[[], render.Picture], *details: Any
    ) -> Upload | None:
        key = f"{kind}-{digest([view, self._names, self._lang, *details])}"
        picture = await self._pictures.picture(key, draw)
        if picture is None:
            return None
        return lambda: limits.picture_file(picture.png, f"{key}.png", picture.alt)


def digest(content: object) -> str:
    """A short name for some JSON: equal content, equal name. It tells nobody what is inside."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]


def files(*uploads: Upload | None) -> list[discord.File]:
    """New uploads of those that could be drawn."""
    return [upload() for upload in uploads if upload is not None]
