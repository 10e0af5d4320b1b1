"""`python -m tests.browser.portraits`: takes the README's two pictures of the playground anew."""

import asyncio
import io
import tempfile
from pathlib import Path

from PIL import Image

from bot.service import Refused, Tables
from playground import players
from playground.fill import start_game
from playground.running import RunningBot
from playground.stage import Stage

from .chromium import Tab, chromium
from .conftest import playground
from .steps import be, send

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
ROUNDS = 4
COLOURS = 256
LEAST_BUILDS = 6
"""So many things can be built with single cards in a moment that is worth a picture."""


async def main() -> None:
    """Plays into the game, then takes the pictures: a wide dark page and a light telephone."""
    players.PAUSE = 0.01
    with tempfile.TemporaryDirectory() as folder:
        async with playground(RunningBot, Path(folder)) as (stage, address), chromium() as tab:
            await play_on(stage)
            await tab.size(1400, 1080, dark=True)
            await tab.go(address)
            await build(tab)
            await keep(tab, "playground-wide.png")
            await be(tab, "Ann")
            await tab.size(390, 844)
            await tab.until("getComputedStyle(document.getElementById('rail')).visibility === 'hidden'")
            await send(tab, "/brass hand")
            await tab.sees("Your hand")
            await keep(tab, "playground-phone.png")


async def play_on(stage: Stage) -> None:
    """Everybody plays by itself for some rounds; then it is Ann's turn, by hand."""
    ann, channel = stage.server.person("Ann").id, stage.server.channel.id
    await start_game(stage, ann, channel)
    assert stage.tables is not None
    stage.players.let_play(ann, True)
    while ann in stage.players.people:
        async with stage.calm:
            if await is_worth_a_picture(stage.tables, channel, ann):
                stage.players.let_play(ann, False)
        await asyncio.sleep(0.001)
    await stage.server.settle()


async def is_worth_a_picture(tables: Tables, channel: int, person: int) -> bool:
    """Whether the board has filled a little and the person can build several things."""
    game = await tables.game_in(channel)
    assert game is not None and game.status == "running", "this game never came to it; try again"
    choices = await tables.choices(game.id, person)
    if game.turn <= 3 * ROUNDS or isinstance(choices, Refused) or choices.hypothetical:
        return False
    return (
        len({plan.what for plan in choices.plans() if plan.do == "build" and not plan.double}) > LEAST_BUILDS
    )


async def build(tab: Tab) -> None:
    """Ann's direct messages, with the panel of her turn open at what she can build."""
    await tab.run("localStorage.setItem('playground-hints-closed', 'beginning playing')")
    await be(tab, "Ann", "Brass")
    await tab.click(".button", "Open my turn")
    await tab.sees("Your turn")
    await tab.click(".button", "Build")
    await tab.sees("Choose a tile and its place")


async def keep(tab: Tab, name: str) -> None:
    """Writes what the page shows as a picture of at most 256 colours."""
    await tab.until("[...document.images].every((one) => one.complete)")
    await asyncio.sleep(0.5)
    picture = Image.open(io.BytesIO(await tab.shot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(PICTURES / name, optimize=True)


if __name__ == "__main__":
    asyncio.run(main())
