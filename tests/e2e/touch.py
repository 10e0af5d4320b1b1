"""A thumb on the private panel: opens it, taps its buttons and menus, counts the taps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.chat import buttons
from playground.server import Channel, Person, Response, Seen, Select
from tests.e2e.evening import Evening

Option = dict[str, Any]


class Touch:
    """One person's panel. `taps` counts each press of a button and each choice in a menu."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.taps = 0
        self._message: Seen | None = None

    @property
    def shown(self) -> Seen:
        """The panel as it is now."""
        assert self._message is not None, "the panel was never opened"
        return self._message

    @property
    def text(self) -> str:
        return self.shown.text

    @property
    def labels(self) -> list[str]:
        return [each.label for each in self.shown.buttons]

    async def open(self, message: Seen, label: str = "Open my turn") -> Response:
        """By the button of a notice or of a message in the channel."""
        return self._took(await self.person.click(message, label))

    async def play(self, channel: Channel) -> Response:
        """By the slash command."""
        return self._took(await self.person.slash(channel, "brass play"))

    async def press(self, label: str) -> Response:
        """A button by its label or custom id."""
        return self._took(await self.person.click(self.shown, label))

    async def choose(self, menu: str, wanted: Callable[[Option], bool] = lambda option: True) -> Response:
        """The first option of a menu that is wanted; `menu` ends its custom id."""
        select = self.menu(menu)
        option = next(each for each in select.options if wanted(each))
        return await self.take(select, [option["value"]])

    async def take(self, select: Select, values: list[str]) -> Response:
        """These values of a menu."""
        return self._took(await self.person.choose(self.shown, select.custom_id, values))

    def menu(self, ending: str) -> Select:
        return next(each for each in self.shown.selects if each.custom_id.endswith(ending))

    def has_menu(self, ending: str) -> bool:
        return any(each.custom_id.endswith(ending) for each in self.shown.selects)

    def _took(self, response: Response) -> Response:
        assert not response.failed, "the press was not answered"
        assert response.ephemeral, f"everybody could read this: {response.text}"
        assert response.text.strip(), "a page without a word"
        self.taps += 1
        if is_panel(response.shown):  # a rule that was looked up comes as a message of its own
            self._message = response.shown
        return response


def is_panel(message: Seen) -> bool:
    found = [*(each.custom_id for each in message.buttons), *(each.custom_id for each in message.selects)]
    presses = [buttons.read(each) for each in found if each is not None]
    return any(press is not None and press.kind == "panel" for press in presses)


def is_way_out(custom_id: str) -> bool:
    """Whether a button leads back or aside rather than on."""
    press = buttons.read(custom_id)
    assert press is not None, custom_id
    return press.choice.split("/")[0] in ("home", "undo", "undo-all", "why")


class Tapper:
    """Plays by taps alone: now and then it looks aside, takes back or lets the bot be restarted."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening = evening
        self.random = Random(seed)
        self.pages: set[str] = set()

    async def whole_turn(self) -> int:
        """Whoever must decide opens the panel and taps until the turn is over; the number of taps."""
        person = await self.evening.on_turn()
        touch = Touch(person)
        before = (await self.evening.game()).turn
        await touch.play(self.evening.channel)
        while (await self.evening.game()).turn == before:
            await self.tap(touch)
            assert touch.taps < 200, f"no way through: {touch.text}"
        return touch.taps

    async def tap(self, touch: Touch) -> None:
        """One random thing of those that the panel offers."""
        onward = [
            each.custom_id
            for each in touch.shown.buttons
            if each.custom_id and not is_way_out(each.custom_id)
        ]
        menus = [each for each in touch.shown.selects if self._leads_on(each)]
        aside = [
            each.custom_id for each in touch.shown.buttons if each.custom_id and is_way_out(each.custom_id)
        ]
        glances = [each for each in touch.shown.selects if not self._leads_on(each)]
        if self.random.random() < 0.04 or not (onward or menus):
            await self._use(touch, [*aside, *glances])
        else:
            await self._use(touch, [*onward, *menus, *menus])

    def _leads_on(self, select: Select) -> bool:
        press = buttons.read(select.custom_id)
        aside = ("menu/look", "menu/why")
        return press is not None and press.kind == "panel" and press.choice not in aside

    async def _use(self, touch: Touch, things: list[Any]) -> None:
        assert things, f"nothing to tap: {touch.text}"
        thing = self.random.choice(things)
        if isinstance(thing, str):
            await touch.press(thing)
        else:
            values = [each["value"] for each in thing.options]
            await touch.take(thing, self.random.sample(values, thing.min_values))
        self.pages.add(touch.text.split("\n")[0])
