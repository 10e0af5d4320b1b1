"""A tiny bot that shows every kind of message and component, for the page alone: it knows no game."""

import asyncio
import io
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from playground.server import Server
from playground.server.harness import Table

COTTON, COAL = 0xB9552E, 0x2F3B52
MARKDOWN = """# Spinning season
**Bold**, *slanted*, __under__, ~~struck~~, `code`, ***both***, snake_case_name, ||the yarn merchant pays 3||
-# Small print under the line
> A quote with **weight**
> and a second line
1. First canal
2. Then rail
   - nested in it
- A [link](https://example.org/cotton) and <https://example.org/coal>
```py
cost = coal + iron  # <b>not bold</b>
```
Opened <t:{moment}:R>, that is <t:{moment}:f>. <@{person}> in <#{channel}>. <script>alert(1)</script>"""


def picture(colour: str, name: str, alt: str = "", size: tuple[int, int] = (960, 640)) -> discord.File:
    """A small drawing of a board."""
    image = Image.new("RGB", size, colour)
    draw = ImageDraw.Draw(image)
    for column in range(60, size[0], 150):
        for row in range(60, size[1], 130):
            draw.rounded_rectangle(
                (column, row, column + 90, row + 70), 12, fill="#e8e3d6", outline="#2f3b52", width=4
            )
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=alt or None)


class Form(ui.Modal, title="Your share in the chance"):
    word = ui.Label(
        text="A word of your own",
        description="It is mixed into the seed.",
        component=ui.TextInput(min_length=3, max_length=40),
    )
    pace = ui.Label(
        text="Pace",
        component=ui.Select(
            options=[
                discord.SelectOption(label="A move a day", value="day", description="For people with jobs"),
                discord.SelectOption(label="This evening", value="evening"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        word, pace = self.word.component, self.pace.component
        assert isinstance(word, ui.TextInput) and isinstance(pace, ui.Select)
        await interaction.response.send_message(f"Form: {word.value}, {pace.values[0]}", ephemeral=True)


class Panel(ui.LayoutView):
    """Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=COTTON)
        thumbnail = ui.Thumbnail("attachment://thumb.png", description="A cotton mill")
        box.add_item(ui.Section("## Your turn", "Two actions left · £17", accessory=thumbnail))
        box.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://board.png", description="The board: Red leads.")
            )
        )
        box.add_item(ui.Separator())
        box.add_item(
            ui.Section(
                "Overbuild your own coal mine?",
                accessory=ui.Button(label="Overbuild", style=discord.ButtonStyle.danger, custom_id="over"),
            )
        )
        self.add_item(box)


class Showcase(discord.Client):
    def __init__(self, connector: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), connector=connector, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_commands())

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            await _press(interaction, dict(interaction.data or {}))


async def _press(interaction: discord.Interaction[Any], data: dict[str, Any]) -> None:
    pressed = data["custom_id"]
    if pressed == "form":
        await interaction.response.send_modal(Form())
    elif pressed == "silent":
        pass
    elif pressed == "edit":
        await interaction.response.edit_message(content="Edited by the button")
    else:
        await interaction.response.send_message(f"{pressed} {data.get('values', '')}", ephemeral=True)


def _controls() -> ui.View:
    view = ui.View(timeout=None)
    for style in ("primary", "secondary", "success", "danger"):
        view.add_item(ui.Button(label=style.title(), style=discord.ButtonStyle[style], custom_id=style))
    view.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
    options = [
        discord.SelectOption(label=name, value=name.lower(), description=f"Go to {name}")
        for name in ("Bolton", "Bury", "Wigan")
    ]
    view.add_item(ui.Select(custom_id="town", placeholder="Choose a place", options=options, row=1))
    view.add_item(ui.UserSelect(custom_id="user", placeholder="Choose a person", row=2))
    for row, (key, label) in enumerate(
        (("form", "Open form"), ("edit", "Edit this"), ("silent", "Say nothing"))
    ):
        view.add_item(ui.Button(label=label, custom_id=key, row=3, disabled=row > 5))
    return view


def _commands() -> app_commands.Group:
    group = app_commands.Group(name="show", description="Show what a message can be")
    for command in (words, pictures, panel, embed, controls, secret, slow, build, letter):
        group.add_command(
            app_commands.Command(
                name=command.__name__, description=(command.__doc__ or "").strip("."), callback=command
            )
        )
    return group


async def words(interaction: discord.Interaction[Any]) -> None:
    """All of the markdown."""
    moment = int(interaction.created_at.timestamp()) - 3600
    await interaction.response.send_message(
        MARKDOWN.format(moment=moment, person=interaction.user.id, channel=interaction.channel_id)
    )


async def pictures(interaction: discord.Interaction[Any], many: bool = False) -> None:
    """Pictures and a file."""
    files = [picture("#7a8c5a", "board.png", "The board after round 3: a canal from Wigan to Preston.")]
    if many:
        files += [picture("#8c5a5a", f"more-{number}.png") for number in range(3)]
    files.append(discord.File(io.BytesIO(b"{}"), "game.json"))
    await interaction.response.send_message("The board", files=files)


async def panel(interaction: discord.Interaction[Any]) -> None:
    """A panel of the new components."""
    files = [picture("#5a6f8c", "board.png"), picture("#8c7a5a", "thumb.png", size=(200, 200))]
    await interaction.response.send_message(view=Panel(), files=files)


async def embed(interaction: discord.Interaction[Any]) -> None:
    """An embed with fields."""
    card = discord.Embed(
        title="Round 3", description="Order of play", colour=COAL, timestamp=interaction.created_at
    )
    for name, value in (("Ann", "£17 · +4"), ("Ben", "£9 · +2"), ("Cleo", "£30 · **0**")):
        card.add_field(name=name, value=value)
    card.set_footer(text="Canal era")
    card.set_author(name="Cotton Exchange")
    await interaction.response.send_message(embed=card)


async def controls(interaction: discord.Interaction[Any]) -> None:
    """Buttons and menus."""
    await interaction.response.send_message("Everything to press", view=_controls())


async def secret(interaction: discord.Interaction[Any]) -> None:
    """Only for you."""
    await interaction.response.send_message("Your hand: Wigan, Port", ephemeral=True)


async def slow(interaction: discord.Interaction[Any], seconds: app_commands.Range[int, 0, 5] = 1) -> None:
    """Thinks before it answers."""
    await interaction.response.defer(thinking=True)
    await asyncio.sleep(seconds)
    await interaction.followup.send("Thought about it")


@app_commands.choices(card=[app_commands.Choice(name=each, value=each.lower()) for each in ("Wigan", "Port")])
async def build(
    interaction: discord.Interaction[Any],
    slot: str,
    card: str,
    coal: str | None = None,
    people: app_commands.Range[int, 1, 4] | None = None,
) -> None:
    """Build something on a slot."""
    await interaction.response.send_message(f"Built on {slot} with {card}, coal {coal}, people {people}")


async def letter(interaction: discord.Interaction[Any], person: discord.User) -> None:
    """Writes to somebody."""
    try:
        await person.send(f"Your turn, {person.display_name}!")
    except discord.Forbidden:
        await interaction.response.send_message(
            f"{person.mention} takes no letters", allowed_mentions=discord.AllowedMentions(users=True)
        )
    else:
        await interaction.response.send_message("Sent", ephemeral=True)


async def _slots(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    card = getattr(interaction.namespace, "card", None)
    names = [f"{place} {number}" for place in ("Bolton", "Bury", "Wigan", "Preston") for number in (1, 2)]
    fits = [each for each in names if current.lower() in each.lower()]
    return [app_commands.Choice(name=f"{each} (card {card})" if card else each, value=each) for each in fits]


build = app_commands.autocomplete(slot=_slots)(build)


class ShowcaseBot(Table):
    """The bot for a stage; it keeps nothing."""

    def __init__(self, server: Server, database: Path) -> None:
        super().__init__(server, Showcase)

    async def start(self) -> None:
        await self.start_bot()

    async def stop(self) -> None:
        await self.stop_bot()
