"""Slash commands from plain functions: names, descriptions and options come from the texts by their ids."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from data.texts import FIRST_LANGUAGE, closest, has, text

from .. import limits
from ..choosing.search import Entry, search
from ..request import Request

YES: Final = "yes"
YES_NO: Final = ("no", YES)
"""The values of an option that is only switched on, named like an answer."""

Run = Callable[..., Awaitable[None]]
Complete = Callable[[Request], Awaitable[Iterable[Entry]]]


def words(message_id: str) -> app_commands.locale_str:
    """A text of the catalogue that Discord shows in each person's language."""
    return app_commands.locale_str(text("en", message_id), id=message_id)


class CatalogueTranslator(app_commands.Translator):
    """Translates names and descriptions of commands by the id that `words` left on them."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        # Asked for each of some thirty languages, of which most are not ours.
        lang = closest(locale.value)
        message_id = None if lang == FIRST_LANGUAGE else string.extras.get("id")
        return text(lang, message_id) if message_id else None


def command(
    run: Run,
    *,
    completes: Mapping[str, Complete] | None = None,
    choices: Mapping[str, Sequence[str]] | None = None,
) -> app_commands.Command[Any, ..., None]:
    """The slash command of a function called as it, with its parameters as options.

    `completes` gives an option's autocompletion, `choices` the values of one with a fixed list; both are
    named by parameter. The function gets a Request instead of Discord's interaction.
    """
    name = run.__name__.rstrip("_").replace("_", "-")
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=words(f"command-{name}"),
        description=words(f"command-{name}.description"),
        callback=_callback(run),
    )
    options = {each: f"option-{each.replace('_', '-')}" for each in _parameters(run)}
    app_commands.rename(**{each: words(message) for each, message in options.items()})(made)
    app_commands.describe(**{each: words(f"{message}.description") for each, message in options.items()})(
        made
    )
    for each, values in (choices or {}).items():
        listed = [app_commands.Choice(name=_choice(each, value), value=value) for value in values]
        app_commands.choices(**{each: listed})(made)
    app_commands.autocomplete(**{each: _completion(find) for each, find in (completes or {}).items()})(made)
    return made


def _choice(option: str, value: str) -> app_commands.locale_str:
    """The name of a fixed choice: its own, else that of a plain yes or no."""
    own = f"choice-{option.replace('_', '-')}-{value}"
    return words(own if has(FIRST_LANGUAGE, own) else f"choice-answer-{value}")


def _parameters(run: Run) -> list[str]:
    return list(inspect.signature(run).parameters)[1:]


def _callback(run: Run) -> Any:
    @functools.wraps(run)
    async def callback(interaction: discord.Interaction[Any], **options: Any) -> None:
        async with Request(interaction) as request:
            await run(request, **options)

    # discord.py reads the options from here; resolved now, since it would look names up in this module.
    callback.__signature__ = inspect.signature(run, eval_str=True)  # type: ignore[attr-defined]
    return callback


def _completion(find: Complete) -> Any:
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        request = Request(interaction)
        return limits.choices(
            (entry.value, entry.shown) for entry in search(typed, await request.completed(find))
        )

    return complete
