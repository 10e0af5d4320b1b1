"""Discord's limits of application commands and autocomplete."""

import re
from typing import Any

from discord import Locale

from ..commands import NESTING, OptionKind
from ..errors import Step
from ..model import Json
from .report import Report

Where = tuple[Step, ...]

NAME = re.compile(r"[-_'\w]{1,32}")
MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES, MOST_CHARACTERS = 100, 25, 25, 8000
LOCALES = frozenset(each.value for each in Locale) | {"ar", "he"}  # these two are newer than the library


def check_commands(report: Report, commands: list[Json]) -> None:
    """A bulk overwrite."""
    report.count((), commands, MOST_COMMANDS)
    for number, command in enumerate(commands):
        check_command(report, (number,), command)
    names = [(each.get("name"), each.get("type", 1)) for each in commands]
    code, message = "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
    report.unique((), names, code, message)


def check_command(report: Report, where: Where, command: Json) -> None:
    """One command with all its options."""
    if command.get("type", 1) != 1:
        report.text((*where, "name"), command.get("name"), 32, 1)
        return
    _check_naming(report, where, command)
    _check_options(report, where, command.get("options") or [], depth=0)
    if _characters(command) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        report.add(where, "APPLICATION_COMMAND_TOO_LARGE", message)


def check_choices(report: Report, where: Where, choices: list[Json], *, autocomplete: bool = False) -> None:
    """Fixed choices of an option, or those that autocomplete offers."""
    report.count(where, choices, MOST_CHOICES)
    for number, choice in enumerate(choices):
        report.text((*where, number, "name"), choice.get("name"), 100, 1)
        _check_locales(report, (*where, number), choice, "name_localizations", 100)
        if isinstance(choice.get("value"), str):
            report.text((*where, number, "value"), choice["value"], 100, 1)
    if not autocomplete:
        names = [each.get("name") for each in choices]
        code, message = (
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
            "Option choice name already exists",
        )
        report.unique(where, names, code, message)


def _check_naming(report: Report, where: Where, node: Json) -> None:
    _check_name(report, (*where, "name"), node.get("name"))
    report.text((*where, "description"), node.get("description"), 100, 1)
    for locale, name in (node.get("name_localizations") or {}).items():
        _check_name(report, (*where, "name_localizations", locale), name)
    _check_locales(report, where, node, "name_localizations", 32)
    _check_locales(report, where, node, "description_localizations", 100)


def _check_name(report: Report, where: Where, name: Any) -> None:
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        report.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_locales(report: Report, where: Where, node: Json, key: str, most: int) -> None:
    for locale, text in (node.get(key) or {}).items():
        if locale not in LOCALES:
            known = ", ".join(sorted(LOCALES))
            report.add((*where, key), "MODEL_TYPE_KEYS", f'"{locale}" is not one of {known}')
        report.text((*where, key, locale), text, most, 1)


def _check_options(report: Report, where: Where, options: list[Json], depth: int) -> None:
    place: Where = (*where, "options")
    report.count(place, options, MOST_OPTIONS)
    names = [each.get("name") for each in options]
    code, message = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
    report.unique(place, names, code, message)
    optional_seen = False
    for number, option in enumerate(options):
        _check_option(report, (*place, number), option, depth)
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            report.add((*place, number), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
    kinds = {each.get("type") in NESTING for each in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        report.add(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _check_option(report: Report, where: Where, option: Json, depth: int) -> None:
    kind = option.get("type")
    if kind not in set(OptionKind) or (kind == OptionKind.SUB_COMMAND_GROUP and depth > 0):
        report.add((*where, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Option type is invalid")
        return
    _check_naming(report, where, option)
    if kind in NESTING:
        _check_options(report, where, option.get("options") or [], depth + 1)
    if option.get("choices"):
        check_choices(report, (*where, "choices"), option["choices"])
        if option.get("autocomplete"):
            message = "autocomplete may not be set to true if choices are present"
            report.add((*where, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)


def _characters(node: Json) -> int:
    """Names, descriptions and values, everything inside included; a text counts in its longest language."""
    total = sum(_longest(node, key) for key in ("name", "description"))
    for choice in node.get("choices") or ():
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(_characters(option) for option in node.get("options") or ())


def _longest(node: Json, key: str) -> int:
    texts = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)
