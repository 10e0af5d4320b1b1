"""The hand: cards that look like cards, those that can be played now marked with a tick."""

from collections.abc import Collection, Mapping

from PIL import Image

from render import alt, fonts
from render.boxes import Box
from render.canvas import Canvas
from render.ground import slot_items
from render.labels import plain, pounds, word
from render.layout import place_facts
from render.markets import cell_picture
from render.palette import BANNERS, FRAME, GOLD, GOOD, INK, PAPER, SLOT, SLOT_EDGE, WHITE, Colour
from render.picture import Picture, finished
from render.scene import Item, Stamp, Symbol, Words
from render.sheet import EDGE, HEADING, View, heading, painted, player_of

_WIDTH = 1008.0
_CARD_WIDTH, _CARD_HEIGHT = 232.0, 250.0
_COLUMNS = 4
_GAP = 16.0
_SLOT = 66.0
# Of the field with a card's name: at the top of a place, at the foot of an industry.
_NAME = 58.0
_SIZE, _LINE = 25.0, 25.0
_INDUSTRY: Colour = (68, 56, 46)


def hand(
    view: View,
    *,
    names: Mapping[str, str] | None = None,
    usable: Collection[str] | None = None,
    lang: str = "en",
    scale: float = 1.0,
) -> Picture:
    """The viewer's cards, 1008 pixels wide times `scale`; ValueError for a spectator's view.

    `usable` are the cards that allow a build now (for all else any card will do); None when it is not
    this seat's turn.
    """
    cards = view["hand"]
    if cards is None:
        raise ValueError("a spectator has no hand")
    rows = max(1, -(-len(cards) // _COLUMNS))
    box = Box(0, 0, _WIDTH, 2 * EDGE + HEADING + rows * (_CARD_HEIGHT + _GAP))
    items = hand_items(view, names or {}, usable, lang)
    return finished(painted(box, items, scale), alt.hand(view, names or {}, usable, lang))


def hand_items(
    view: View, people: Mapping[str, str], usable: Collection[str] | None, lang: str
) -> list[Item]:
    """Everything on the picture of a hand."""
    seat = view["viewer"]
    player = player_of(view, seat)
    facts = word(
        lang,
        "picture-hand-facts",
        money=pounds(player["money"]),
        income=plain(player["income_level"]),
        cards=len(view["hand"]),
    )
    hint = word(lang, "picture-hand-usable") if usable is not None else ""
    out = heading(seat, people, lang, _WIDTH, facts, hint)
    for n, card in enumerate(view["hand"]):
        row, column = divmod(n, _COLUMNS)
        left = EDGE + column * (_CARD_WIDTH + _GAP)
        top = EDGE + HEADING + _GAP + row * (_CARD_HEIGHT + _GAP)
        box = Box.at(left, top, _CARD_WIDTH, _CARD_HEIGHT)
        out += _card_items(card, box, usable is not None and card in usable, lang)
    return out


def card_picture(place: bool, colour: Colour, usable: bool, scale: float) -> Image.Image:
    """A blank card: paper with a coloured head for a place, dark with a paper foot for an industry."""
    whole = Box(0, 0, _CARD_WIDTH, _CARD_HEIGHT)
    canvas = Canvas(whole, scale, (0, 0, 0, 0), 2)
    canvas.rounded(whole, 16, GOLD if usable else FRAME)
    inner = whole.grown(-6 if usable else -2)
    canvas.rounded(inner, 12, PAPER if place else colour)
    if place:
        canvas.rounded(Box(12, 12, _CARD_WIDTH - 12, 12 + _NAME), 9, colour)
    else:
        canvas.rounded(Box(12, _CARD_HEIGHT - 12 - _NAME, _CARD_WIDTH - 12, _CARD_HEIGHT - 12), 9, PAPER)
    return canvas.finish()


def _card_items(card: str, box: Box, usable: bool, lang: str) -> list[Item]:
    place = place_facts().get(card)
    colour = BANNERS[place.banner or "other"] if place else _INDUSTRY
    out: list[Item] = [Stamp(card_picture, (place is not None, colour, usable), box, "card")]
    if place:
        field = Box.at(box.left, box.top + 12, box.width, _NAME).grown(-16)
        out += _name_items(word(lang, f"place-{card}"), field, PAPER)
        out += _card_slots(place.slots, box)
    else:
        field = Box.at(box.left, box.bottom - 12 - _NAME, box.width, _NAME).grown(-16)
        out += _name_items(word(lang, f"industry-{card}"), field, INK)
        out.append(Symbol(card, Box.around((box.centre[0], box.top + 94), 136, 136), PAPER))
    if usable:
        out.append(Stamp(tick_picture, (), Box.around((box.right - 9, box.top + 9), 40, 40), "badge"))
    return out


def _name_items(name: str, field: Box, colour: Colour) -> list[Item]:
    """The name in the middle of its field, in two lines where it is long."""
    lines = fonts.in_two(name, "serif", _SIZE, field.width)
    x, y = field.centre
    return [
        Words(
            line,
            Box.around((x, y + (n - (len(lines) - 1) / 2) * _LINE), field.width, _LINE),
            "serif",
            _SIZE,
            colour,
            "middle",
        )
        for n, line in enumerate(lines)
    ]


def tick_picture(scale: float) -> Image.Image:
    """A green disc with a tick."""
    canvas = Canvas(Box(0, 0, 40, 40), scale, (0, 0, 0, 0), 4)
    canvas.circle((20, 20), 20, WHITE)
    canvas.circle((20, 20), 18, GOOD)
    canvas.line([(11, 21), (18, 28), (29, 13)], WHITE, 5)
    return canvas.finish()


def _card_slots(slots: tuple[tuple[str, ...], ...], box: Box) -> list[Item]:
    """The slots of a place, at most two in a row."""
    rows = [slots[n : n + 2] for n in range(0, len(slots), 2)]
    pitch = _SLOT + 8
    area = Box(box.left, box.top + 12 + _NAME, box.right, box.bottom - 6)
    out: list[Item] = []
    for down, row in enumerate(rows):
        for across, icons in enumerate(row):
            x = area.centre[0] + (across - (len(row) - 1) / 2) * pitch
            y = area.centre[1] + (down - (len(rows) - 1) / 2) * pitch
            space = Box.around((x, y), _SLOT, _SLOT)
            out.append(Stamp(cell_picture, (_SLOT, _SLOT, SLOT, SLOT_EDGE, 1.5), space, "cell"))
            out += slot_items(space, icons)
    return out
