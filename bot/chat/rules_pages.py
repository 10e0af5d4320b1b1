"""The rules in chat: a topic with its small picture, the list of topics as a menu, one rule."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Final

import discord

import render
from bot.text import rules
from data.texts import text

from . import buttons, limits
from .buttons import RULE, Press, Touch
from .drawing import Upload, files
from .request import Request


def topic_menu(lang: str) -> Touch:
    """The menu of all topics."""
    options = [limits.option(each.id, each.title, each.about) for each in rules.topics(lang)]
    return _menu(lang, "", options)


def rule_menu(lang: str, numbers: Iterable[str]) -> Touch | None:
    """The menu of some rules, each with the topic under which it stands; None where there is none."""
    found = {number: rules.rule(lang, number) for number in dict.fromkeys(numbers)}
    options = [
        limits.option(number, text(lang, "button-rule", rule=number), stands[0].title)
        for number, stands in found.items()
        if stands is not None
    ]
    return _menu(lang, "rules", options) if options else None


def _menu(lang: str, choice: str, options: list[discord.SelectOption]) -> Touch:
    custom_id = Press(RULE, 0, choice=choice).custom_id()
    placeholder = text(lang, f"menu-{choice or 'topics'}")
    shown = options[: limits.SELECT_OPTIONS]
    return Touch(discord.ui.Select(custom_id=custom_id, options=shown, placeholder=placeholder), custom_id)


async def show(request: Request, asked: str | None) -> None:
    """What the rules say about a topic, a rule or a word; without any of them the list of topics."""
    if not asked:
        await request.reply.say(_topics(request.lang), view=buttons.view(topic_menu(request.lang)))
        return
    names = list(_examples(request.lang, asked))
    words = [rules.answer(request.lang, asked), *(text(request.lang, f"example-{each}") for each in names)]
    if names:
        await request.reply.acknowledge()
    pictures = [await _picture(request, each) for each in names]
    await request.reply.say("\n".join(words), *files(*pictures))


def _topics(lang: str) -> str:
    listed = [text(lang, "rules-entry", title=each.title, about=each.about) for each in rules.topics(lang)]
    return "\n".join([text(lang, "chat-rules-head"), *listed])


def _examples(lang: str, asked: str) -> Iterable[str]:
    """The pictures that belong to a topic or to a rule."""
    topic, number = rules.named(lang, asked), rules.number(asked)
    for name, example in render.examples().items():
        if example["topic"] == topic or number in example["rules"]:
            yield name


async def _picture(request: Request, name: str) -> Upload | None:
    key = f"example-{name}-{request.lang}"
    picture = await request.client.pictures.picture(key, partial(render.example, name, request.lang))
    if picture is None:
        return None
    return lambda: limits.picture_file(picture.png, f"{key}.png", picture.alt)


async def _press(request: Request, press: Press) -> None:
    await show(request, next(iter(request.values), press.choice))


KINDS: Final[Mapping[str, Callable[[Request, Press], Awaitable[None]]]] = {RULE: _press}
"""For the table of all presses."""
