"""Messages as a person reads them: text, buttons, menus and pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from .compose import every_component
from .model import Attachment, Json, Message, MessageFlag, User
from .world import World

Thing = TypeVar("Thing")

SELECTS = {3: "string", 5: "user", 6: "role", 7: "mentionable", 8: "channel"}
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium"}


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str | None
    style: str
    disabled: bool
    url: str | None
    emoji: str | None


@dataclass(frozen=True)
class Select:
    """A menu; `options` are the JSON options of a string select, else empty."""

    kind: str
    component_type: int
    custom_id: str
    options: list[Json]
    placeholder: str
    min_values: int
    max_values: int
    disabled: bool

    @property
    def values(self) -> list[str]:
        return [option["value"] for option in self.options]


@dataclass(frozen=True)
class Picture:
    """A picture of a message: PNG or other bytes, alt text, size in pixels."""

    data: bytes
    alt: str
    filename: str
    width: int | None
    height: int | None


class Seen:
    """A message in somebody's view. It follows later edits; `exists` turns False when it is deleted."""

    def __init__(self, world: World, message: Message) -> None:
        self._world = world
        self.raw = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and other.raw is self.raw

    def __hash__(self) -> int:
        return hash(self.raw.id)

    def __repr__(self) -> str:
        return f"<message {self.raw.id} by {self.author.shown_name}: {self.text[:80]!r}>"

    @property
    def id(self) -> int:
        return self.raw.id

    @property
    def channel_id(self) -> int:
        return self.raw.channel_id

    @property
    def author(self) -> User:
        return self._world.users[self.raw.author_id]

    @property
    def content(self) -> str:
        return self.raw.content

    @property
    def embeds(self) -> list[Json]:
        return self.raw.embeds

    @property
    def ephemeral(self) -> bool:
        return self.raw.ephemeral

    @property
    def loading(self) -> bool:
        return self.raw.loading

    @property
    def edited(self) -> bool:
        return self.raw.edited_at is not None

    @property
    def exists(self) -> bool:
        return self.raw.id in self._world.messages.get(self.raw.channel_id, {})

    @property
    def components(self) -> list[Json]:
        """Every component, nested ones included, in the order they are shown."""
        return every_component(self.raw.components)

    @property
    def text(self) -> str:
        """All words of the message, line by line: content, embeds and text displays (no buttons' labels)."""
        parts = [self.raw.content, *(line for embed in self.raw.embeds for line in embed_lines(embed))]
        parts += [each["content"] for each in self.components if each["type"] == 10]
        return "\n".join(part for part in parts if part)

    @property
    def pinged(self) -> list[str]:
        """Shown names of those whom the message notifies."""
        return [self._world.users[user_id].shown_name for user_id in self.raw.mentions]

    @property
    def buttons(self) -> list[Button]:
        return [_button(each) for each in self.components if each["type"] == 2]

    @property
    def selects(self) -> list[Select]:
        return [_select(each) for each in self.components if each["type"] in SELECTS]

    @property
    def pictures(self) -> list[Picture]:
        """The pictures that are shown and whose bytes are still kept.

        In a layout message (Components V2) only what a component refers to is shown.
        """
        described = {each["media"]["url"]: each.get("description") for each in self._media_items()}
        layout = bool(self.raw.flags & MessageFlag.COMPONENTS_V2)
        return [
            self._picture(each, described.get(each.url))
            for each in self._kept()
            if each.content_type.startswith("image/") and (not layout or each.url in described)
        ]

    def _picture(self, file: Attachment, described: str | None) -> Picture:
        data, alt = self._world.files[file.id].data, file.description or described or ""
        return Picture(data, alt, file.filename, file.width, file.height)

    @property
    def files(self) -> dict[str, bytes]:
        """All attachments whose bytes are still kept, by file name."""
        return {each.filename: self._world.files[each.id].data for each in self._kept()}

    def _kept(self) -> list[Attachment]:
        return [each for each in self.raw.attachments if each.id in self._world.files]

    def button(self, which: str) -> Button:
        """The button with this custom id or label. Raises LookupError."""
        return _pick(self.buttons, which, lambda each: (each.custom_id, each.label))

    def select(self, which: str) -> Select:
        """The menu with this custom id or placeholder. Raises LookupError."""
        return _pick(self.selects, which, lambda each: (each.custom_id, each.placeholder))

    def _media_items(self) -> list[Json]:
        thumbnails = [each for each in self.components if each["type"] == 11]
        return thumbnails + [item for each in self.components for item in each.get("items") or ()]


def embed_lines(embed: Json) -> list[str]:
    """The words of one embed in the order they are shown."""
    lines = [embed.get("author", {}).get("name"), embed.get("title"), embed.get("description")]
    for field in embed.get("fields") or ():
        lines += [field["name"], field["value"]]
    lines.append(embed.get("footer", {}).get("text"))
    return [line for line in lines if line]


def _button(component: Json) -> Button:
    emoji = component.get("emoji") or {}
    return Button(
        component.get("label") or "",
        component.get("custom_id"),
        STYLES[component["style"]],
        bool(component.get("disabled")),
        component.get("url"),
        emoji.get("name"),
    )


def _select(component: Json) -> Select:
    return Select(
        SELECTS[component["type"]],
        component["type"],
        component["custom_id"],
        component.get("options") or [],
        component.get("placeholder") or "",
        count_of(component, "min_values"),
        count_of(component, "max_values"),
        bool(component.get("disabled")),
    )


def _pick(things: list[Thing], which: str, names: Callable[[Thing], tuple[str | None, str]]) -> Thing:
    """Prefers the custom id (first name) to the label (second)."""
    for position in (0, 1):
        for thing in things:
            if names(thing)[position] == which:
                return thing
    raise LookupError(f"nothing called {which!r} among {[names(each) for each in things]}")


def count_of(component: Json, name: str) -> int:
    """`min_values` or `max_values` of a component; one where it says nothing."""
    value = component.get(name)
    return 1 if value is None else value
