"""What exists in the pocket Discord: plain records, ids as integers, no behaviour but small readings.

Embeds and components are kept as the JSON that Discord would give back.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

Json = dict[str, Any]


class ChannelKind(IntEnum):
    """Discord's channel types that the pocket Discord knows."""

    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageFlag(IntEnum):
    """Discord's message flags that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass
class User:
    """Somebody on Discord; `dms_open` is whether the bot may write to them."""

    id: int
    name: str
    shown_name: str
    bot: bool = False
    locale: str = "en-GB"
    dms_open: bool = True


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


@dataclass
class Member:
    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass
class Overwrite:
    """Permissions of one role (`kind` 0) or member (`kind` 1) in one channel."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class Channel:
    """A channel for text, voice or announcements, a category, thread or direct conversation."""

    id: int
    kind: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    archive_after_minutes: int = 4320
    archive_changed_at: float = 0.0
    active_at: float = 0.0
    thread_members: list[int] = field(default_factory=list)
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        return self.kind == ChannelKind.DM


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    unavailable: bool = False
    locale: str = "en-US"


@dataclass(frozen=True)
class File:
    """The bytes behind an attachment or emoji."""

    data: bytes
    content_type: str
    filename: str


@dataclass
class Attachment:
    """A file of a message; its bytes are in `World.files` under the same id."""

    id: int
    filename: str
    size: int
    content_type: str
    channel_id: int
    description: str | None = None
    width: int | None = None
    height: int | None = None

    @property
    def path(self) -> str:
        return f"/attachments/{self.channel_id}/{self.id}/{self.filename}"

    @property
    def url(self) -> str:
        return f"https://cdn.discordapp.com{self.path}"


@dataclass
class Message:
    """One message; `visible_to` is a user's id for an ephemeral message, else None."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    kind: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    edited_at: float | None = None
    visible_to: int | None = None
    reply_to: int | None = None
    thread_id: int | None = None
    webhook_id: int | None = None
    interaction: Json | None = None
    poll: Json | None = None
    nonce: str | None = None

    @property
    def loading(self) -> bool:
        """Discord shows "is thinking" for it."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def ephemeral(self) -> bool:
        return self.visible_to is not None


@dataclass
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    animated: bool = False
