"""Why an action is good, in ids and numbers; the words are made in bot/text."""

from engine.actions import Action, action_to_json
from engine.events import Event
from engine.names import COAL_MINE, INDUSTRIES, IRON_WORKS, LINE_ENDS, LINE_NUMBER, SEATS, SLOT_NUMBER_OF
from engine.opponents.evaluation import Evaluation, expected_icons
from engine.opponents.odds import actions_left, flip_odds
from engine.state import State
from engine.tiles import tile_at

Fact = str | int | float | bool | dict[str, object]


class Why:
    """One reason: its code and its facts. docs/opponents.md lists the codes."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: dict[str, Fact]) -> None:
        self.code = code
        self.facts = facts

    def to_json(self) -> dict[str, object]:
        """One flat object."""
        return {"code": self.code, **self.facts}

    def __repr__(self) -> str:
        return f"Why({self.to_json()})"


def reasons_for(
    before: State, after: State, events: list[Event], seat: int, evaluation: Evaluation
) -> list[Why]:
    """What an action brings: `events` led from the position before it to the one after it."""
    found: list[Why] = []
    for event in events:
        told = [reason.to_json() for reason in found]
        found += [why for why in _reasons_of(after, event, seat, evaluation) if why.to_json() not in told]
    gained = after.income_space[seat] - before.income_space[seat]
    if gained > 0:
        levels = after.board.level_of_space
        rise = levels[after.income_space[seat]] - levels[before.income_space[seat]]
        found.append(Why("income", {"spaces": gained, "levels": rise}))
    return found


def _reasons_of(after: State, event: Event, seat: int, evaluation: Evaluation) -> list[Why]:
    """Reasons that one event gives."""
    if event.kind == "flipped":
        facts: dict[str, Fact] = {"slot": str(event.facts["slot"]), "spaces": int(str(event.facts["spaces"]))}
        if event.seat == seat:
            return [Why("flips", facts)]
        return [Why("flips_for_another", {**facts, "owner": SEATS[event.seat]})]
    if event.kind == "shipped":
        return [Why("ships", {name: event.facts[name] for name in ("slot", "resource", "cubes", "pounds")})]  # type: ignore[misc]
    if event.kind == "built":
        return _reasons_to_build(after, str(event.facts["slot"]), evaluation)
    if event.kind == "linked":
        return [_link_points(after, str(event.facts["line"]), evaluation)]
    if event.kind == "developed":
        return _next_tile(after, seat, event)
    if event.kind == "loan":
        return [
            Why(
                "money",
                {"pounds": int(str(event.facts["pounds"])), "levels": int(str(event.facts["levels"]))},
            )
        ]
    return []


def _reasons_to_build(after: State, slot: str, evaluation: Evaluation) -> list[Why]:
    """The tile's points, whether they count twice, how likely it is to flip, and who may need its cubes."""
    number = SLOT_NUMBER_OF[slot]
    tile = tile_at(after, number)
    twice = not evaluation.outlook(after).last and tile.level > 1
    facts: dict[str, Fact] = {"slot": slot, "points": tile.points, "twice": twice}
    found = [Why("points", facts)]
    if not after.flipped >> number & 1:
        found.append(
            Why("will_flip", {"slot": slot, "percent": round(100 * _odds(after, evaluation)[number])})
        )
        if tile.industry in (COAL_MINE, IRON_WORKS):
            resource = "coal" if tile.industry == COAL_MINE else "iron"
            found.append(Why("supplies", {"slot": slot, "resource": resource, "cubes": after.cubes[number]}))
    return found


def _odds(state: State, evaluation: Evaluation) -> list[float]:
    outlook = evaluation.outlook(state)
    actions = [0] * len(state.order)
    for turn, seat in enumerate(state.order):
        actions[seat] = actions_left(state, outlook, turn)
    return flip_odds(state, outlook, actions)


def _link_points(after: State, line: str, evaluation: Evaluation) -> Why:
    at = expected_icons(after, evaluation.outlook(after), _odds(after, evaluation))
    one, other = LINE_ENDS[LINE_NUMBER[line]]
    return Why("link_points", {"line": line, "points": round(at[one] + at[other], 1)})


def _next_tile(after: State, seat: int, developed: Event) -> list[Why]:
    """The tile that a development opens; nothing where the same level still lies on top."""
    industry = str(developed.facts["industry"])
    number = after.lowest(seat, INDUSTRIES.index(industry))
    if number < 0:
        return [Why("opens", {"industry": industry, "level": 0, "points": 0})]
    tile = after.board.tiles[number]
    if tile.level == developed.facts["level"]:
        return []
    return [Why("opens", {"industry": industry, "level": tile.level, "points": tile.points})]


def prepares(following: Action) -> Why:
    """The action that is meant to come next."""
    return Why("prepares", {"action": action_to_json(following)})
