"""Why not: what is not possible now, each with its reason and what would help."""

from __future__ import annotations

from typing import Final

import discord

from bot.chat import limits
from bot.chat.rules_pages import rule_menu
from bot.service import Json, Refused
from bot.text import names, panel, reasons
from engine.names import INDUSTRIES

from .page import Page
from .sitting import Sitting

KINDS: Final = ("link", "develop", "sell", "loan")
LETTERS: Final = 3000
"""So many characters of reasons fit on a page beside everything else."""
NUMBER: Final = "-"


def page(sitting: Sitting, about: str, number: int) -> Page:
    """The reasons about an action (`link`) or about building one industry (`build-2`), by pages."""
    made = Page(sitting.seat)
    kind = _known(sitting, about)
    parts = limits.pages("\n".join(_reasons(sitting, kind)), LETTERS) or [sitting.words("panel-why-nothing")]
    number = min(number, len(parts) - 1)
    made.say(sitting.words("panel-why-title", action=_name(sitting, kind)), parts[number])
    made.menu(sitting.press("menu/why"), sitting.words("panel-why-menu"), _options(sitting, kind))
    further = []
    if number + 1 < len(parts):
        further.append(sitting.button(f"why/{kind}/{number + 1}", sitting.words("button-panel-more")))
    if (menu := rule_menu(sitting.lang, _rules(sitting, kind))) is not None:
        made.add_menu(menu)
    made.buttons(*further, sitting.button("home", sitting.words("button-panel-back")))
    return made


def _rules(sitting: Sitting, about: str) -> list[str]:
    """The rules behind the reasons, to be looked up."""
    found = (reasons.cited_rule(refused.code, refused.facts) for _, refused in _obstacles(sitting, about))
    return [rule for rule in found if rule is not None]


def _known(sitting: Sitting, about: str) -> str:
    """What is asked about; for building as such, the first industry that cannot be built."""
    kinds = [f"build{NUMBER}{number}" for number in range(len(INDUSTRIES))]
    if about in (*kinds, *KINDS):
        return about
    built = {plan.what[0] for plan, _ in sitting.offers.of("build")} if sitting.offers else set()
    return next((kind for number, kind in enumerate(kinds) if number not in built), kinds[0])


def _reasons(sitting: Sitting, about: str) -> list[str]:
    do = about.partition(NUMBER)[0]
    if do == "link" and sitting.seat and not _has_network(sitting):
        return [sitting.words("panel-why-all", sentence=sitting.words("panel-why-no-network"))]
    return panel.obstacles(
        (
            (
                {name: value for name, value in ids.items() if name != "industry" or do != "build"},
                refused.code,
                refused.facts,
            )
            for ids, refused in _obstacles(sitting, about)
        ),
        sitting.lang,
        sitting.seat,
    )


def _has_network(sitting: Sitting) -> bool:
    """Whether anything of this person's lies on the board."""
    laid = (*sitting.view["tiles"], *sitting.view["links"])
    return any(each["owner"] == sitting.seat for each in laid)


def _obstacles(sitting: Sitting, about: str) -> list[tuple[Json, Refused]]:
    """What is not possible, as ids, and why."""
    if sitting.offers is None:
        return []
    do, _, industry = about.partition(NUMBER)
    return [
        (ids, refused)
        for ids, refused in sitting.offers.choices.obstacles(do)
        if not industry or ids.get("industry") in (None, INDUSTRIES[int(industry)])
    ]


def _options(sitting: Sitting, chosen: str) -> list[discord.SelectOption]:
    kinds = [*(f"build{NUMBER}{number}" for number in range(len(INDUSTRIES))), *KINDS]
    options = [limits.option(f"why/{kind}/0", _name(sitting, kind)) for kind in kinds]
    for kind, option in zip(kinds, options, strict=True):
        option.default = kind == chosen
    return options


def _name(sitting: Sitting, about: str) -> str:
    do, _, industry = about.partition(NUMBER)
    action = sitting.words(f"panel-do-{do}")
    if not industry:
        return action
    return sitting.words(
        "panel-why-build", action=action, industry=names.industry(sitting.lang, INDUSTRIES[int(industry)])
    )
