"""What the page gets: snapshots and changes, each person only their own."""

import json
from typing import Any

import discord

from playground.server import Server
from playground.server.feed import Subscription
from playground.server.harness import Table
from tests.playground.bot import SmallBot


def taken(subscription: Subscription) -> list[dict[str, Any]]:
    """The changes that wait; each must be JSON."""
    found = []
    while not subscription.queue.empty():
        change = subscription.queue.get_nowait()
        assert change is not None
        found.append(json.loads(json.dumps(change)))
    return found


async def test_only_the_person_concerned_hears_of_a_private_answer(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    for_ann, for_bob, for_all = server.subscribe(ann.id), server.subscribe(bob.id), server.subscribe()
    await ann.slash(server.channel, "brass hand")
    changes = taken(for_ann)
    assert [each["type"] for each in changes] == ["interaction", "message_create", "interaction"]
    assert [each["interaction"]["state"] for each in changes[::2]] == ["sent", "answered"]
    assert changes[1]["visible_to"] == str(ann.id) and changes[1]["message"]["content"] == "your hand"
    assert taken(for_bob) == [] and len(taken(for_all)) == 3


async def test_pictures_and_direct_messages_reach_the_page(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    for_ann, for_bob = server.subscribe(ann.id), server.subscribe(bob.id)
    await ann.slash(server.channel, "brass board")
    created = [each["message"] for each in taken(for_bob) if each["type"] == "message_create"]
    assert [each["content"] for each in created] == ["the board"]
    url = created[0]["attachments"][0]["url"]
    data, kind, name = server.attachment(int(url.split("/")[-2]))
    assert url.startswith("https://cdn.discordapp.com/attachments/")
    assert (kind, name) == ("image/png", "board.png") and data.startswith(b"\x89PNG")
    assert "your turn" in [each["message"]["content"] for each in taken(for_ann) if "message" in each]


async def test_thinking_forms_choices_and_failures_are_told(server: Server, bot: SmallBot) -> None:
    ann = server.person("Ann")
    subscription = server.subscribe(ann.id)

    def states() -> list[str]:
        return [each["interaction"]["state"] for each in taken(subscription) if each["type"] == "interaction"]

    async def thinks(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="done")

    async def asks(interaction: discord.Interaction[Any]) -> None:
        modal = discord.ui.Modal(title="Note", custom_id="note", timeout=60)
        modal.add_item(discord.ui.TextInput(label="Note", custom_id="text"))
        await interaction.response.send_modal(modal)
        modal.stop()

    async def sleeps(interaction: discord.Interaction[Any]) -> None:
        return None

    bot.act = thinks
    await ann.slash(server.channel, "try")
    assert states() == ["sent", "thinking", "answered"]
    bot.act = asks
    response = await ann.slash(server.channel, "try")
    assert states() == ["sent", "modal"] and response.to_json()["modal"]["title"] == "Note"
    await ann.autocomplete(server.channel, "brass build", "place", "w")
    assert states() == ["sent", "choices"]
    bot.act = sleeps
    waiting = ann.send_slash(server.channel, "try")
    assert [each["state"] for each in server.snapshot(ann.id)["interactions"]] == ["sent"]
    server.clock.advance(3)
    await waiting.settled()
    assert states() == ["sent", "failed"] and server.snapshot(ann.id)["interactions"] == []


async def test_edits_deletions_and_places_are_told(server: Server) -> None:
    ann, world = server.person("Ann"), server.world
    subscription = server.subscribe(ann.id)
    message = (await ann.slash(server.channel, "brass count")).shown
    await ann.click(message, "Count 1")
    world.delete_message(message.raw)
    thread = world.add_thread(server.channel, "Game 1", ann.id)
    world.set_archived(thread)
    world.delete_channel(thread)
    ann.set_dms_open(False)
    server.clock.advance(5)
    await server.gateway.drop()
    await server.eventually(lambda: server.gateway.connected)
    kinds = [each["type"] for each in taken(subscription) if each["type"] != "interaction"]
    expected = ["message_create", "message_update", "message_delete"]
    expected += ["channel_create", "channel_update", "channel_delete", "user_update", "clock", "bot", "bot"]
    assert kinds == expected


async def test_a_snapshot_holds_what_this_person_sees(running: Table) -> None:
    server = running.server
    ann, bob = server.person("Ann"), server.person("Bob")
    await ann.slash(server.channel, "brass hand")
    await ann.slash(server.channel, "brass board")
    hidden = server.world.add_channel(server.guild, "secret")
    server.world.set_overwrite(hidden, bob.user, deny=1 << 10)
    mine, theirs = server.snapshot(ann.id), server.snapshot(bob.id)
    json.dumps(mine)
    here = str(server.channel.id)
    said = [each["content"] for each in mine["messages"][here]]
    assert said == [
        "your hand",
        "in the channel",
        "the board",
    ]
    assert [each["content"] for each in theirs["messages"][here]] == ["the board"]
    assert [each["name"] for each in mine["channels"]] == ["brass", "secret"]
    assert [each["name"] for each in theirs["channels"]] == ["brass"]
    assert len(mine["dms"]) == 1 and theirs["dms"] == []
    assert mine["online"] and {each["name"] for each in mine["commands"]} == {"brass", "try", "admin"}
    assert {each["global_name"] for each in mine["people"]} >= {"Ann", "Bob"}
    await running.stop_bot()
    assert not server.snapshot(ann.id)["online"]


async def test_a_request_beyond_a_limit_is_told(server: Server, bot: SmallBot) -> None:
    subscription = server.subscribe()
    with_error = bot.get_partial_messageable(server.channel.id)
    try:
        await with_error.send("x" * 2001)
    except discord.HTTPException:
        [change] = taken(subscription)
    assert change["type"] == "violation" and "content" in change["violation"]["errors"]
    assert server.snapshot()["violations"] == 1


async def test_a_subscription_ends(server: Server) -> None:
    subscription = server.subscribe()
    await subscription.aclose()
    server.clock.advance(1)
    assert [change async for change in subscription] == []
