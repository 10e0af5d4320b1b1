"""How many actions a position allows: the net under the legal list (`python -m engine count`)."""

from engine.legal import legal
from engine.plans import Plan
from engine.sources import coal_choices, iron_choices
from engine.state import State


def count(state: State) -> tuple[int, int, int]:
    """Plans; plans times their choices of cards; and every action spelt out with every choice of sources.

    Pairs of cards and of developed industries count once whatever their order; two rails count in each
    legal order, sources in each order in which they can be used.
    """
    plans = legal(state)
    with_cards = 0
    spelt_out = 0
    for plan in plans:
        cards = len(plan.card_choices())
        with_cards += cards
        spelt_out += cards * _source_choices(state, plan)
    return len(plans), with_cards, spelt_out


def _source_choices(state: State, plan: Plan) -> int:
    """Ways to choose the sources: coal and iron are independent of each other and of the cards."""
    action = plan.action()
    coal = sum(1 for _ in coal_choices(state, state.seat, action))
    return coal * sum(1 for _ in iron_choices(state, state.seat, action))
