"""A pocket Discord: REST and gateway on this machine, to which the real discord.py client connects.

For tests
---------
`harness.table(make_client)` starts server and bot in the running event loop::

    async with harness.table(make_bot) as table:
        ann = table.server.person("Ann")
        response = await ann.slash(table.server.channel, "brass start", players=2)
        assert response.ephemeral and "lobby" in response.text
        await ann.click(response.shown, "Join")
        await table.restart()                       # the same world, a new bot

`process.BotProcess` runs the bot as another process against a started server, to be killed at will.

For the page: the observer
--------------------------
All ids are strings. Objects are Discord's own (API v10) JSON objects unless said otherwise. A message has one
more key, `visible_to`: a user's id for "only you can see this", else null. The `url` of every attachment and
media item is `https://cdn.discordapp.com/attachments/CHANNEL/ID/NAME`; serve that path under your own origin
with `server.attachment(ID) -> (bytes, content_type, filename)`, which raises LookupError.

`server.snapshot(for_user: int | None = None) -> dict`: what this user sees now (None: everything)::

    {"now": seconds since 1970 by the server's clock, "ahead": seconds it was moved forward,
     "bot": user, "online": is the bot connected, "user": user or null,
     "people": [person: user + {"dms_open": bool, "guild_ids": [id], "nick": {guild id: name}}],
     "guilds": [{"id", "name", "owner_id", "roles": [role], "unavailable": bool}],
     "channels": [channel + {"permissions": the user's bits as a string}],    # text, categories, threads
     "dms": [channel],                                                        # conversations with the bot
     "messages": {channel id: [message, oldest first]},
     "commands": [application command, with "guild_id" where it is one guild's own],
     "violations": number of requests that broke Discord's limits,
     "interactions": [those of this user that still wait, as in the change `interaction`]}

`server.subscribe(for_user: int | None = None) -> Subscription`: an async iterator of the changes since;
end it with `await subscription.aclose()`. Each change is one of::

    {"type": "message_create" | "message_update", "channel_id", "visible_to": id or null, "message": message}
    {"type": "message_delete", "channel_id", "message_id", "visible_to"}
    {"type": "channel_create" | "channel_update" | "channel_delete", "channel": channel}  # type 11: a thread
    {"type": "thread_members", "channel": channel, "user_id"}
    {"type": "interaction", "visible_to": user id, "interaction": {
        "id", "kind": "command" | "component" | "autocomplete" | "modal", "user_id", "channel_id",
        "source_message_id": the clicked message or null, "message_id": the answer or null,
        "state": "sent" | "thinking" | "answered" | "modal" | "choices" | "failed",
        "modal": {"custom_id", "title", "components"} or null, "choices": [{"name", "value"}] or null}}
        # "sent": the button shows its waiting dots; "failed": "The application did not respond"
    {"type": "typing", "channel_id", "user_id"}
    {"type": "commands", "commands": [all commands]}
    {"type": "guild_create" | "guild_delete", "guild_id"}                    # take a new snapshot
    {"type": "member_add" | "member_update" | "member_remove", "guild_id", "user_id", "person"}
    {"type": "user_create" | "user_update", "user_id", "person"}
    {"type": "role_create" | "role_update", "guild_id", "role_id"}
    {"type": "bot", "online": bool}
    {"type": "violation", "violation": {"method", "path", "code", "message", "errors"}}
    {"type": "clock", "now", "ahead"}

Subscribe first, then take the snapshot: nothing is lost between.

What the page does for its person goes through `server.person(user_id)` (see `person.Person`): `send_slash`,
`send_autocomplete`, `send_click`, `send_choose` and `send_submit` return a `Response` at once;
`await response.answered()` waits for the bot's answer or its failure after three seconds;
`response.to_json()` is the object of the change `interaction`. They raise `NotOffered`, with a sentence,
where Discord's own client would not let the person do it. `await person.say(channel, text)` writes a plain
message, `person.dismiss(message)` removes a private one, `person.set_dms_open(bool)` opens or closes their
direct messages, `person.seen(message_id)` finds the message that a click is about.

Disturbing: `server.clock.advance(seconds)`, `server.faults.fail(500, count=3)` and its sisters, `await
server.gateway.drop()`, `server.world.kick_bot(guild)`, `server.world.set_archived(thread)`, ...
Saving: `storage.save(server.world, folder)`, `storage.load(folder) -> World`.
"""

from .clock import Clock
from .errors import DiscordError
from .model import Channel, ChannelKind, Guild, Message, User
from .permissions import Permission
from .person import NotOffered, Person
from .reading import Button, Picture, Seen, Select
from .response import Response
from .server import Refusal, Server
from .world import World

__all__ = [
    "Button",
    "Channel",
    "ChannelKind",
    "Clock",
    "DiscordError",
    "Guild",
    "Message",
    "NotOffered",
    "Permission",
    "Person",
    "Picture",
    "Refusal",
    "Response",
    "Seen",
    "Select",
    "Server",
    "User",
    "World",
]
