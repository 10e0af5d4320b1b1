"""REST: the application itself, its commands and emojis."""

import base64

from .errors import missing_access, unknown
from .model import Emoji, File, Json
from .rest import Call, route
from .shapes import application_json, emoji_json, own_user_json, user_json
from .world import Change

GLOBAL = "/applications/{application_id}/commands"
IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@route("GET", "/users/@me")
def me(call: Call) -> Json:
    return own_user_json(call.world.bot)


@route("GET", "/users/{user_id}")
def user(call: Call) -> Json:
    return user_json(call.world.user(call.id("user_id")))


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> Json:
    owner = next(each for each in call.world.users.values() if not each.bot)
    return application_json(call.world, owner=owner)


@route("GET", "/gateway")
@route("GET", "/gateway/bot")
def gateway(call: Call) -> Json:
    limits = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": "wss://gateway.discord.gg", "shards": call.server.shards, "session_start_limit": limits}


def _guild_id(call: Call) -> int | None:
    if "guild_id" not in call.path:
        return None
    guild = call.world.guild(call.id("guild_id"))
    if call.world.bot.id not in guild.members:
        raise missing_access()
    return guild.id


def _here(call: Call) -> list[Json]:
    guild_id = _guild_id(call)
    wanted = str(guild_id) if guild_id else None
    return [each for each in call.world.commands.values() if each.get("guild_id") == wanted]


@route("GET", GLOBAL)
@route("GET", IN_GUILD)
def commands(call: Call) -> list[Json]:
    return _here(call)


@route("PUT", GLOBAL)
@route("PUT", IN_GUILD)
def replace_commands(call: Call) -> list[Json]:
    """Bulk overwrite: commands of the same name keep their id, others go."""
    ids = {(each["name"], each["type"]): int(each["id"]) for each in _here(call)}
    for old in ids.values():
        del call.world.commands[old]
    made = [_enter(call, each, ids.get((each["name"], each.get("type", 1)))) for each in call.body]
    call.world.announce(Change("commands"))
    return made


@route("POST", GLOBAL)
@route("POST", IN_GUILD)
def create_command(call: Call) -> Json:
    same = [each for each in _here(call) if each["name"] == call.body["name"]]
    made = _enter(call, call.body, int(same[0]["id"]) if same else None)
    call.world.announce(Change("commands"))
    return made


@route("PATCH", GLOBAL + "/{command_id}")
@route("PATCH", IN_GUILD + "/{command_id}")
def change_command(call: Call) -> Json:
    found = _command(call)
    made = _enter(call, found | call.body, int(found["id"]))
    call.world.announce(Change("commands"))
    return made


@route("GET", GLOBAL + "/{command_id}")
@route("GET", IN_GUILD + "/{command_id}")
def command(call: Call) -> Json:
    return _command(call)


@route("DELETE", GLOBAL + "/{command_id}")
@route("DELETE", IN_GUILD + "/{command_id}")
def delete_command(call: Call) -> None:
    del call.world.commands[int(_command(call)["id"])]
    call.world.announce(Change("commands"))


def _command(call: Call) -> Json:
    for each in _here(call):
        if int(each["id"]) == call.id("command_id"):
            return each
    raise unknown("application command")


def _enter(call: Call, body: Json, id: int | None) -> Json:
    command: Json = {"type": 1, "description": "", "options": [], "nsfw": False} | body
    command["integration_types"] = command.get("integration_types") or [0]
    command["id"] = str(id or call.world.ids.next())
    command["version"] = str(call.world.ids.next())
    command["application_id"] = str(call.world.bot.id)
    if (needed := command.get("default_member_permissions")) is not None:
        command["default_member_permissions"] = str(needed)
    if guild_id := _guild_id(call):
        command["guild_id"] = str(guild_id)
    call.world.commands[int(command["id"])] = command
    return command


# Emojis of the application

EMOJIS = "/applications/{application_id}/emojis"


@route("GET", EMOJIS)
def emojis(call: Call) -> Json:
    return {"items": [emoji_json(call.world, each) for each in call.world.emojis.values()]}


@route("POST", EMOJIS)
def create_emoji(call: Call) -> Json:
    emoji = Emoji(call.world.ids.next(), call.body["name"])
    kind, _, encoded = call.body["image"].removeprefix("data:").partition(";base64,")
    call.world.keep_file(emoji.id, File(base64.b64decode(encoded), kind, emoji.name))
    call.world.emojis[emoji.id] = emoji
    return emoji_json(call.world, emoji)


def _emoji(call: Call) -> Emoji:
    if (found := call.world.emojis.get(call.id("emoji_id"))) is None:
        raise unknown("emoji")
    return found


@route("GET", EMOJIS + "/{emoji_id}")
def emoji(call: Call) -> Json:
    return emoji_json(call.world, _emoji(call))


@route("PATCH", EMOJIS + "/{emoji_id}")
def rename_emoji(call: Call) -> Json:
    found = _emoji(call)
    found.name = call.body["name"]
    return emoji_json(call.world, found)


@route("DELETE", EMOJIS + "/{emoji_id}")
def delete_emoji(call: Call) -> None:
    found = _emoji(call)
    del call.world.emojis[found.id]
    call.world.forget_file(found.id)
