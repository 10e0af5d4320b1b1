"""Statistics: the ranking of a server as picture and text, and one person's own figures."""

from __future__ import annotations

from functools import partial
from statistics import mean

import discord

import render
from bot.chat.drawing import Upload, digest, files, upload_of
from bot.chat.errors import Declined
from bot.chat.request import Request
from bot.service.statistics import Ranking, Standing
from bot.text import figures as words
from bot.text import names
from data.texts import text
from render.ranking import Row


async def stats(request: Request, person: discord.User | None = None) -> None:
    guild = request.interaction.guild_id
    if person is None and guild is not None:
        await _ranking(request, guild)
        return
    whose = request.person.id if person is None else person.id
    if guild is None and whose != request.person.id:
        # In private the figures are those of all servers, which are nobody else's business.
        raise Declined(text(request.lang, "stats-of-others"))
    found = await request.tables.statistics.figures(whose, guild)
    if found.standing is None:
        raise Declined(text(request.lang, "stats-none-of-person"))
    lines = [words.person(request.lang, found.standing, found.meetings)]
    if not found.has_ratings:
        lines.append(text(request.lang, "stats-no-ratings"))
    await request.reply.say("\n".join(lines))


async def _ranking(request: Request, guild: int) -> None:
    found = await request.tables.statistics.ranking(guild)
    if not found.standings:
        raise Declined(text(request.lang, "stats-none-named" if found.games else "stats-none"))
    await request.reply.acknowledge()
    lines = [text(request.lang, "stats-title", games=found.games)]
    lines.append(words.ranking(request.lang, found.standings))
    explained = "stats-rating-explained" if found.has_ratings else "stats-no-ratings"
    lines.append(text(request.lang, explained))
    await request.reply.say("\n".join(lines), *files(await _picture(request, found)))


async def _picture(request: Request, ranking: Ranking) -> Upload | None:
    lang = request.lang
    title = text(lang, "stats-picture-title")
    rows = [_row(lang, each) for each in ranking.standings]
    drawn = partial(render.ranking, title, rows, lang=lang)
    name = f"ranking-{digest([title, [[row.name, row.cells] for row in rows], lang])}"
    picture = await request.client.pictures.picture(name, drawn, partial(drawn, scale=0.5))
    return upload_of(picture, f"{name}.png")


def _row(lang: str, standing: Standing) -> Row:
    return Row(
        names.plain(standing.person.name),
        standing.wins / standing.games,
        (
            "–" if standing.rating is None else str(standing.rating),
            str(standing.games),
            str(standing.wins),
            str(round(mean(standing.average.values()))),
            words.duration(lang, standing.seconds),
        ),
    )
