"""Slash commands, private answers, pictures, direct messages and buttons through the real client."""

import pytest

from playground.server import NotOffered, Server
from playground.server.harness import Table
from tests.playground.bot import picture


async def test_a_slash_command_is_answered_privately(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    response = await ann.slash(server.channel, "brass hand")
    assert response.ephemeral and response.text == "your hand"
    assert [each.text for each in ann.sees(server.channel)] == ["your hand"]
    assert bob.sees(server.channel) == []


async def test_options_reach_the_bot_with_their_types(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    response = await ann.slash(
        server.channel, "brass build", place="wigan", kind="Cotton mill", number=3, who=bob
    )
    assert response.text == "wigan cotton_mill 3 Bob"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"place": 3},
        {"place": "x", "number": 5},
        {"place": "x", "kind": "Port"},
        {"place": "x", "colour": "red"},
    ],
)
async def test_the_client_does_not_send_wrong_options(server: Server, options: dict[str, object]) -> None:
    with pytest.raises(NotOffered):
        await server.person("Ann").slash(server.channel, "brass build", **options)


async def test_autocomplete_offers_what_the_bot_finds(server: Server) -> None:
    response = await server.person("Ann").autocomplete(server.channel, "brass build", "place", "b")
    assert response.choices == [{"name": "Bury", "value": "bury"}, {"name": "Bolton", "value": "bolton"}]


async def test_pictures_arrive_in_the_channel_and_as_direct_message(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    await ann.slash(server.channel, "brass board")
    [message] = bob.sees(server.channel)
    [seen] = message.pictures
    assert message.text == "the board" and seen.data == picture()
    assert (seen.alt, seen.width, seen.height) == ("A red board", 40, 30)
    assert [each.text for each in ann.dms()] == ["your turn"] and bob.dms() == []


async def test_a_button_edits_its_message_and_lives_through_a_restart(running: Table) -> None:
    server = running.server
    ann = server.person("Ann")
    message = (await ann.slash(server.channel, "brass count")).shown
    await ann.click(message, "Count 1")
    assert message.text == "counted 1"
    await running.restart()
    response = await ann.click(message, "Count 2")
    assert (
        response.updated
        and message.text == "counted 2"
        and message.button("Count 3").custom_id == "b1:count:3"
    )


async def test_a_person_who_does_not_see_a_message_cannot_click_it(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    message = (await ann.slash(server.channel, "brass hand")).shown
    with pytest.raises(LookupError):
        await bob.click(message, "Count 1")
