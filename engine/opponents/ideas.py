"""Ideas: the legal actions worth a look, the most promising first, each with its cards already chosen."""

from engine.actions import Action
from engine.cards import Cards
from engine.legal import legal
from engine.names import COAL_MINE, DISTANT, IRON_WORKS, LINE_ENDS, SLOT_PLACE
from engine.opponents.evaluation import expected_icons
from engine.opponents.hand import card_prices
from engine.opponents.odds import actions_left, flip_odds
from engine.opponents.outlook import Outlook
from engine.plans import Plan
from engine.state import INDUSTRY_COUNT, State

POUND = 0.22
"""Points of a pound when ideas are put in order."""


def ideas(state: State, outlook: Outlook, limit: int, of_each_kind: int = 0) -> list[Action]:
    """The `limit` most promising actions of the seat that is due, best first, and so many of each kind,
    however poor they seem; not empty while a decision is due.
    """
    plans = without_twins(state, legal(state))
    if len(plans) == 1:
        return [plans[0].action(_cards(state, outlook, plans[0]))]
    judge = Judge(state, outlook)
    ranked = [(judge.promise(plan), -number) for number, plan in enumerate(plans)]
    ranked.sort(reverse=True)
    kinds: dict[str, int] = {}
    chosen = []
    for place, (_, number) in enumerate(ranked):
        plan = plans[-number]
        kind = "double" if plan.double else plan.do
        kinds[kind] = kinds.get(kind, 0) + 1
        if place < limit or kinds[kind] <= of_each_kind:
            chosen.append(plan)
    return [plan.action(judge.cards_for(plan)) for plan in chosen]


def without_twins(state: State, plans: list[Plan]) -> list[Plan]:
    """The plans less those that build the same in another free slot of a place that shows the same icons."""
    seen: set[tuple[int, int, int, bool]] = set()
    found = []
    for plan in plans:
        if plan.do == "build" and state.owners[plan.what[1]] < 0:
            industry, slot = plan.what
            key = (industry, SLOT_PLACE[slot], _icons(state, slot), plan.double)
            if key in seen:
                continue
            seen.add(key)
        found.append(plan)
    return found


def _icons(state: State, slot: int) -> int:
    """The industries that a slot shows, as a mask."""
    return sum([1 << industry for industry, slots in enumerate(state.board.slots_for) if slots >> slot & 1])


def _cards(state: State, outlook: Outlook, plan: Plan) -> Cards | None:
    return Judge(state, outlook).cards_for(plan) if plan.cards else None


class Judge:
    """Guesses what plans of one position promise, without playing them."""

    __slots__ = ("at", "hand", "icons", "keep", "outlook", "seat", "state")

    def __init__(self, state: State, outlook: Outlook) -> None:
        seat = state.seat
        self.state = state
        self.outlook = outlook
        self.seat = seat
        actions = [0] * len(state.order)
        for turn, other in enumerate(state.order):
            actions[other] = actions_left(state, outlook, turn)
        self.at: list[float] = expected_icons(state, outlook, flip_odds(state, outlook, actions))
        self.hand: tuple[int, ...] = state.hands[seat]
        prices = card_prices(state, outlook, seat, self.hand)
        self.keep: dict[int, float] = dict(zip(self.hand, prices, strict=True))

    def cards_for(self, plan: Plan) -> Cards | None:
        """Those of the plan's cards that are missed least."""
        if not plan.cards:
            return None
        wanted = 2 if plan.double else 1
        return tuple(sorted(sorted(plan.cards, key=self._missed)[:wanted]))

    def _missed(self, card: int) -> tuple[float, int]:
        return self.keep[card], card

    def promise(self, plan: Plan) -> float:
        """Roughly the points that a plan brings."""
        do = plan.do
        if do == "build":
            return self._build(plan)
        if do == "link":
            return self._link(plan)
        if do == "develop":
            return self._develop(plan)
        if do == "sell":
            return self._sale(plan)
        if do == "loan":
            return self._loan(plan)
        if do == "remove":
            return -float(self.state.board.tiles[self.state.tiles[plan.what[0]]].points)
        return -1.0

    def _build(self, plan: Plan) -> float:
        state = self.state
        industry, slot = plan.what
        tile = state.board.tiles[state.lowest(self.seat, industry)]
        worth = self.outlook.worth[tile.number]
        if industry == IRON_WORKS:
            worth += 0.4 * min(tile.cubes, len(state.board.iron_prices) - state.iron_market)
        elif industry == COAL_MINE:
            place = SLOT_PLACE[slot]
            if state.connected[place] & state.trade_places:
                worth += 0.4 * min(tile.cubes, len(state.board.coal_prices) - state.coal_market)
            if not state.neighbours[place]:
                worth -= 1.0
        if state.owners[slot] == self.seat:
            old = state.board.tiles[state.tiles[slot]]
            worth -= old.points
        return worth - 3.0 if plan.double else worth

    def _link(self, plan: Plan) -> float:
        total = 0.0
        for line in plan.what:
            one, other = LINE_ENDS[line]
            total += self.at[one] + self.at[other]
        cost = 3 if not self.state.era else (7 if len(plan.what) == 1 else 19)
        return total - POUND * cost

    def _develop(self, plan: Plan) -> float:
        mats = self.outlook.mats
        base = self.seat * INDUSTRY_COUNT
        total = 0.0
        taken: dict[int, int] = {}
        for industry in plan.what:
            left = self.state.mat[base + industry] - taken.get(industry, 0)
            total += mats[industry][left - 1] - mats[industry][left]
            taken[industry] = taken.get(industry, 0) + 1
        return total - POUND * 2 * len(plan.what)

    def _sale(self, plan: Plan) -> float:
        state = self.state
        mill, to = plan.what
        tile = state.board.tiles[state.tiles[mill]]
        if to == DISTANT:
            return 4.0 + tile.points
        own = 3.0 if state.owners[to] == self.seat else 0.0
        return 5.0 + tile.points + own

    def _loan(self, plan: Plan) -> float:
        if self.state.money[self.seat] > 40:
            return -0.5
        return plan.what[0] * 0.12
