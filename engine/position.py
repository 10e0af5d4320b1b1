"""A state as JSON and back: the *position* (docs/position.md). It holds everything, the hidden cards too.

`dump` writes it in one order only, so that equal states give equal text; `load` believes nothing of it.
"""

from engine.board import Tile
from engine.fields import Fields
from engine.invariants import malformed
from engine.names import (
    CARD_NUMBER,
    CARDS,
    DECISIONS,
    ERAS,
    FINISHED,
    INDUSTRIES,
    INDUSTRY_NUMBER,
    LINE_NUMBER,
    LINES,
    NONE,
    RULES_VERSION,
    SEAT_NUMBER,
    SEATS,
    SLOT_NUMBER_OF,
    SLOTS,
    bits,
)
from engine.options import OptionError, Options
from engine.reasons import EngineError
from engine.state import INDUSTRY_COUNT, Score, State

FORMAT = 1
"""The version of this JSON form."""
MOST = 9999
"""The largest number of pounds or points that a position may name: far beyond any game."""

FIELDS = (
    "format", "rules", "options", "seed", "era", "round", "order", "seat", "decision", "actions_left",
    "coal_market", "iron_market", "distant", "draw_pile", "under_tile", "taken_out", "seats", "tiles",
    "links", "debts", "scores", "winners",
)  # fmt: skip
SEAT_FIELDS = ("money", "income_space", "points", "spent", "links_left", "hand", "discards", "mat")
TILE_FIELDS = ("slot", "owner", "industry", "level", "cubes", "flipped")
SCORE_FIELDS = ("links", "tiles", "money", "income", "level_two")

_ERA_NUMBER = {era: number for number, era in enumerate(ERAS)}
_DECISION_NUMBER = {decision: number for number, decision in enumerate(DECISIONS)}


class PositionError(EngineError):
    """JSON that is not a position; `problems` lists all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def dump(state: State) -> dict[str, object]:
    """The position of a state. Piles are listed top first; tiles and links in the board's order."""
    waiting = state.waiting
    return {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "options": state.options.to_json(),
        "seed": state.seed.hex(),
        "era": ERAS[state.era],
        "round": state.round,
        "order": [SEATS[seat] for seat in state.order],
        "seat": SEATS[waiting[0]] if waiting else None,
        "decision": waiting[1] if waiting else None,
        "actions_left": state.actions_left,
        "coal_market": state.coal_market,
        "iron_market": state.iron_market,
        "distant": {"marker": state.marker, "pile": [*state.pile], "turned": [*reversed(state.turned)]},
        "draw_pile": _cards(state.draw_pile),
        "under_tile": _cards(state.under_tile),
        "taken_out": _cards(state.taken_out),
        "seats": {SEATS[seat]: _dump_seat(state, seat) for seat in range(state.options.players)},
        "tiles": [_dump_tile(state, slot) for slot, tile in enumerate(state.tiles) if tile != NONE],
        "links": _dump_links(state),
        "debts": [{"seat": SEATS[seat], "pounds": debt} for seat, debt in enumerate(state.debts) if debt],
        "scores": [_dump_score(score) for score in state.scores],
        "winners": [SEATS[seat] for seat in state.winners],
    }


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def _dump_seat(state: State, seat: int) -> dict[str, object]:
    first = seat * INDUSTRY_COUNT
    return {
        "money": state.money[seat],
        "income_space": state.income_space[seat],
        "points": state.points[seat],
        "spent": state.spent[seat],
        "links_left": state.links_left[seat],
        "hand": _cards(state.hands[seat]),
        "discards": _cards(state.discards[seat])[::-1],
        "mat": dict(zip(INDUSTRIES, state.mat[first : first + INDUSTRY_COUNT], strict=True)),
    }


def _dump_tile(state: State, slot: int) -> dict[str, object]:
    tile = state.board.tiles[state.tiles[slot]]
    return {
        "slot": SLOTS[slot],
        "owner": SEATS[state.owners[slot]],
        "industry": INDUSTRIES[tile.industry],
        "level": tile.level,
        "cubes": state.cubes[slot],
        "flipped": bool(state.flipped >> slot & 1),
    }


def _dump_links(state: State) -> list[dict[str, object]]:
    owners = {line: seat for seat, links in enumerate(state.links) for line in bits(links)}
    return [{"line": LINES[line], "owner": SEATS[owners[line]]} for line in sorted(owners)]


def _dump_score(score: Score) -> dict[str, object]:
    parts = {name: getattr(score, name) for name in SCORE_FIELDS}
    return {"era": ERAS[score.era], "seat": SEATS[score.seat], **parts}


def load(given: object) -> State:
    """The state of a position. Raises PositionError with all that is wrong: fields, ids, sums, sense."""
    fields = Fields()
    position = fields.named(given, "position", FIELDS)
    options = _options(fields, position["options"])
    seed = _seed(fields, position["seed"])
    if options is None:
        raise PositionError(fields.problems)
    state = State(options, seed)
    _load_turn(fields, state, position)
    _load_markets(fields, state, position)
    _load_piles(fields, state, position)
    _load_seats(fields, state, position["seats"])
    _load_tiles(fields, state, position["tiles"])
    _load_links(fields, state, position["links"])
    _load_debts(fields, state, position["debts"])
    _load_scores(fields, state, position["scores"])
    problems = fields.problems or malformed(state)
    if problems:
        raise PositionError(problems)
    state.refresh()
    return state


def _options(fields: Fields, given: object) -> Options | None:
    """The options; None if they cannot be played."""
    options = fields.named(given, "options", tuple(Options().to_json()))
    for name, default in Options().to_json().items():
        if type(options[name]) is not type(default):
            fields.wrong(f"options.{name}", "has a value of the wrong kind")
            return None
    try:
        return Options.from_json(options)
    except OptionError as error:
        fields.wrong("options", f"cannot be played ({error.code})")
    return None


def _seed(fields: Fields, given: object) -> bytes:
    """The seed from lower-case hexadecimal."""
    try:
        seed = bytes.fromhex(given) if isinstance(given, str) and len(given) <= 128 else b""
    except ValueError:
        seed = b""
    if not seed or seed.hex() != given:
        fields.wrong("seed", "must be 1 to 64 bytes in lower-case hexadecimal digits")
    return seed


def _load_turn(fields: Fields, state: State, position: dict[str, object]) -> None:
    """Era, round, order, who owes which decision, debts."""
    fields.number(position["format"], "format", FORMAT, FORMAT)
    fields.number(position["rules"], "rules", 1, RULES_VERSION)
    seats = _seats(state)
    state.era = fields.word(position["era"], "era", _ERA_NUMBER)
    state.round = fields.number(position["round"], "round", 0, state.board.rounds)
    state.order = fields.words(position["order"], "order", seats, len(seats))
    if sorted(state.order) != sorted(seats.values()):
        fields.wrong("order", "must name each seat once")
        state.order = tuple(seats.values())
    state.winners = fields.words(position["winners"], "winners", seats, len(seats))
    if len(set(state.winners)) != len(state.winners):
        fields.wrong("winners", "names a seat twice")
    state.actions_left = fields.number(position["actions_left"], "actions_left", 0, state.board.actions)
    if position["seat"] is None and position["decision"] is None:
        state.decision = FINISHED
        state.turn = len(state.order) - 1
    else:
        state.turn = state.order.index(fields.word(position["seat"], "seat", seats))
        state.decision = fields.word(position["decision"], "decision", _DECISION_NUMBER)


def _seats(state: State) -> dict[str, int]:
    """The seats of this game."""
    return {seat: SEAT_NUMBER[seat] for seat in SEATS[: state.options.players]}


def _load_markets(fields: Fields, state: State, position: dict[str, object]) -> None:
    board = state.board
    state.coal_market = fields.number(position["coal_market"], "coal_market", 0, len(board.coal_prices))
    state.iron_market = fields.number(position["iron_market"], "iron_market", 0, len(board.iron_prices))
    distant = fields.named(position["distant"], "distant", ("marker", "pile", "turned"))
    state.marker = fields.number(distant["marker"], "distant.marker", 0, board.closed)
    count, most = len(board.distant_tiles), max(board.distant_tiles)
    state.pile = fields.numbers(distant["pile"], "distant.pile", 0, most, count)
    state.turned = fields.numbers(distant["turned"], "distant.turned", 0, most, count)[::-1]


def _load_piles(fields: Fields, state: State, position: dict[str, object]) -> None:
    most = len(state.board.deck)
    state.draw_pile = fields.words(position["draw_pile"], "draw_pile", CARD_NUMBER, most)
    state.under_tile = fields.words(position["under_tile"], "under_tile", CARD_NUMBER, most)
    state.taken_out = fields.words(position["taken_out"], "taken_out", CARD_NUMBER, most)


def _load_seats(fields: Fields, state: State, given: object) -> None:
    every = fields.named(given, "seats", tuple(_seats(state)))
    for name, seat in _seats(state).items():
        _load_seat(fields, state, seat, every[name], f"seats.{name}")


def _load_seat(fields: Fields, state: State, seat: int, given: object, path: str) -> None:
    player = fields.named(given, path, SEAT_FIELDS)
    board = state.board
    state.money[seat] = fields.number(player["money"], f"{path}.money", 0, MOST)
    state.income_space[seat] = fields.number(
        player["income_space"], f"{path}.income_space", 0, board.last_space
    )
    state.points[seat] = fields.number(player["points"], f"{path}.points", 0, MOST)
    state.spent[seat] = fields.number(player["spent"], f"{path}.spent", 0, MOST)
    state.links_left[seat] = fields.number(player["links_left"], f"{path}.links_left", 0, board.links)
    hand = fields.words(player["hand"], f"{path}.hand", CARD_NUMBER, board.hand)
    state.hands[seat] = tuple(sorted(hand))
    discards = fields.words(player["discards"], f"{path}.discards", CARD_NUMBER, len(board.deck))
    state.discards[seat] = discards[::-1]
    mat = fields.named(player["mat"], f"{path}.mat", INDUSTRIES)
    for industry, name in enumerate(INDUSTRIES):
        left = fields.number(mat[name], f"{path}.mat.{name}", 0, board.full_mat[industry])
        state.mat[seat * INDUSTRY_COUNT + industry] = left


def _load_tiles(fields: Fields, state: State, given: object) -> None:
    kinds = {(tile.industry, tile.level): tile for tile in state.board.tiles}
    for index, item in enumerate(fields.items(given, "tiles", len(SLOTS))):
        path = f"tiles[{index}]"
        entry = fields.named(item, path, TILE_FIELDS)
        slot = fields.word(entry["slot"], f"{path}.slot", SLOT_NUMBER_OF)
        industry = fields.word(entry["industry"], f"{path}.industry", INDUSTRY_NUMBER)
        level = fields.number(entry["level"], f"{path}.level", 0, 9)
        tile = kinds.get((industry, level))
        if tile is None:
            fields.wrong(path, f"there is no {INDUSTRIES[industry]} of level {level}")
        elif state.tiles[slot] != NONE:
            fields.wrong(path, f"a second tile in {SLOTS[slot]}")
        else:
            _place(fields, state, slot, tile, entry, path)


def _place(fields: Fields, state: State, slot: int, tile: Tile, entry: dict[str, object], path: str) -> None:
    state.tiles[slot] = tile.number
    state.owners[slot] = fields.word(entry["owner"], f"{path}.owner", _seats(state))
    state.cubes[slot] = fields.number(entry["cubes"], f"{path}.cubes", 0, tile.cubes)
    state.flipped |= fields.truth(entry["flipped"], f"{path}.flipped") << slot


def _load_links(fields: Fields, state: State, given: object) -> None:
    taken = 0
    for index, item in enumerate(fields.items(given, "links", len(LINES))):
        path = f"links[{index}]"
        entry = fields.named(item, path, ("line", "owner"))
        line = fields.word(entry["line"], f"{path}.line", LINE_NUMBER)
        if taken >> line & 1:
            fields.wrong(path, f"a second link on {LINES[line]}")
        taken |= 1 << line
        state.links[fields.word(entry["owner"], f"{path}.owner", _seats(state))] |= 1 << line


def _load_debts(fields: Fields, state: State, given: object) -> None:
    seats = _seats(state)
    for index, item in enumerate(fields.items(given, "debts", len(seats))):
        debt = fields.named(item, f"debts[{index}]", ("seat", "pounds"))
        seat = fields.word(debt["seat"], f"debts[{index}].seat", seats)
        state.debts[seat] = fields.number(debt["pounds"], f"debts[{index}].pounds", 1, MOST)


def _load_scores(fields: Fields, state: State, given: object) -> None:
    """The accounts of the eras that are over."""
    seats = _seats(state)
    scores: list[Score] = []
    for index, item in enumerate(fields.items(given, "scores", len(ERAS) * len(seats))):
        path = f"scores[{index}]"
        entry = fields.named(item, path, ("era", "seat", *SCORE_FIELDS))
        era = fields.word(entry["era"], f"{path}.era", _ERA_NUMBER)
        seat = fields.word(entry["seat"], f"{path}.seat", seats)
        parts = [fields.number(entry[name], f"{path}.{name}", -MOST, MOST) for name in SCORE_FIELDS]
        scores.append(Score(era, seat, *parts))
    state.scores = tuple(scores)
