"""Seat marks, cubes and numbered discs: the small pictures that several others carry."""

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas
from render.palette import COAL, GOLD, INK, IRON, ON_SEAT, PAPER, SEAT_TEXT, SEATS, WHITE, Colour
from render.scene import Item, Symbol, Words, paint

CUBE = 17.0
_CLEAR = (0, 0, 0, 0)
_CUBES: dict[str, Colour] = {"coal": COAL, "iron": IRON}


def seat_mark(seat: str, box: Box) -> list[Item]:
    """A seat's shape with its letter, to lie on the seat's colour. `box` is square."""
    return [
        Symbol(seat, box, ON_SEAT[seat]),
        _letter(seat, box, SEATS[seat] if seat == "yellow" else SEAT_TEXT[seat]),
    ]


def _letter(seat: str, box: Box, colour: Colour) -> Words:
    # The letter of a triangle sits lower, where the shape is wide.
    lower = box.height * 0.14 if seat == "teal" else 0
    return Words(seat[0].upper(), box.moved(0, lower), "bold", box.height * 0.64, colour, "middle")


def seat_disc(seat: str, radius: float, scale: float) -> Image.Image:
    """A disc in a seat's colour with its mark."""
    side = 2 * radius
    canvas = Canvas(Box(0, 0, side, side), scale, _CLEAR, 4)
    canvas.circle((radius, radius), radius, INK)
    canvas.circle((radius, radius), radius - 2, SEATS[seat])
    image = canvas.finish()
    paint(image, seat_mark(seat, Box.around((radius, radius), radius * 1.26, radius * 1.26)), scale)
    return image


def cube(resource: str, side: float, scale: float) -> Image.Image:
    """A cube of coal or iron, edged so that it shows on every colour."""
    canvas = Canvas(Box(0, 0, side, side), scale, _CLEAR, 4)
    canvas.rounded(Box(0, 0, side, side), side * 0.2, PAPER)
    canvas.rounded(Box(0, 0, side, side).grown(-side * 0.08), side * 0.14, _CUBES[resource])
    return canvas.finish()


def number_disc(text: str, width: float, radius: float, scale: float) -> Image.Image:
    """The dark disc, or longer field, with the number of a change."""
    whole = Box(0, 0, width, 2 * radius)
    canvas = Canvas(whole, scale, (0, 0, 0, 0), 4)
    canvas.rounded(whole, radius, WHITE)
    canvas.rounded(whole.grown(-1.5), radius - 1.5, INK)
    image = canvas.finish()
    paint(image, [Words(text, whole.grown(-2), "bold", radius * 1.3, WHITE, "middle")], scale)
    return image


def badge(text: str, scale: float) -> Image.Image:
    """A round badge: printed link points as a number, or `trade` for the trade icon."""
    side = 28.0
    canvas = Canvas(Box(0, 0, side, side), scale, _CLEAR, 4)
    canvas.circle((14, 14), 14, INK)
    canvas.circle((14, 14), 12.5, GOLD if text == "trade" else PAPER)
    image = canvas.finish()
    box = Box(0, 0, side, side)
    inside: Item = (
        Symbol("trade", box.grown(-5.5), INK)
        if text == "trade"
        else Words(text, box, "bold", 20, INK, "middle")
    )
    paint(image, [inside], scale)
    return image
