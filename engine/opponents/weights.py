"""What the computer players believe things are worth: one number each, in points unless it says otherwise.

The numbers were found by games of the computer players against each other (`tune.py`).
"""


class Weights:
    """Every number of the evaluation. `Weights(name=value)` changes some of them."""

    # Cubes that four seats want in a round; the share of it that an unconnected mine may hope for; how
    # much the cubes of other tiles stand in the way.
    coal_canal: float = 1.06
    coal_rail: float = 5.62
    coal_alone: float = 0.468
    iron_canal: float = 1.75
    iron_rail: float = 2.6
    elsewhere: float = 0.471
    # The chance of a mill with an own or a foreign port, one that must trust the distant market, one that
    # a single link would bring to a buyer, one without.
    sold_own: float = 0.974
    sold_foreign: float = 0.87
    distant_trust: float = 0.647
    mill_near: float = 0.52
    mill_alone: float = 0.45
    # Of a port: sales expected for each own mill, each foreign mill, each round to come.
    port_own_mill: float = 2.74
    port_foreign_mill: float = 0.746
    port_later: float = 0.108
    # Of a tile of the canal era in the rail era, if it does not flip before; what remains of its income.
    flips_later: float = 0.591
    income_later: float = 0.327
    # A tile that scores a second time may be replaced before; the icon it keeps for the rail era.
    kept: float = 0.987
    rail_icon: float = 0.496
    # Links: the tiles that will flip on a free slot in each round.
    slot_canal: float = 0.0656
    slot_rail: float = 0.0685
    # Money: what a pound brings while it is short, what an action and a free line need in pounds, income
    # to be won in spaces a round, how income to come counts, the share of expected spaces that comes in time.
    pound_canal: float = 0.269
    pound_rail: float = 0.285
    need_canal: float = 8.35
    need_rail: float = 5.42
    need_line: float = 4.75
    growth_canal: float = 1.98
    growth_rail: float = 1.65
    income: float = 1.0
    soon: float = 0.707
    # Money at hand for the next turn: what the first pound brings, and how many are wanted.
    liquid_canal: float = 0.144
    liquid_rail: float = 0.12
    liquid_pounds: float = 18.9
    # What is left: the tiles on the mat in the canal and in the rail era, and the builds of each industry for
    # each action left; an action, an action to sell, cards that open something, places in the network.
    mat_cotton_mill: float = 0.526
    mat_coal_mine: float = 0.554
    mat_iron_works: float = 0.5
    mat_port: float = 0.157
    mat_shipyard: float = 0.475
    late_cotton_mill: float = 0.5
    late_coal_mine: float = 0.5
    late_iron_works: float = 0.5
    late_port: float = 0.4
    late_shipyard: float = 0.5
    builds_cotton_mill: float = 0.2
    builds_coal_mine: float = 0.09
    builds_iron_works: float = 0.07
    builds_port: float = 0.13
    builds_shipyard: float = 0.07
    action: float = 1.66
    sale: float = 2.21
    card_place: float = 0.08
    card_industry: float = 0.08
    card_again: float = 0.5
    card_builds: float = 0.5
    network: float = 0.156
    # How much the others' mean matters beside the own value.
    rivals: float = 0.386

    def __init__(self, **changed: float) -> None:
        for name, value in changed.items():
            setattr(self, name, value)

    def to_json(self) -> dict[str, float]:
        """Every number by its name."""
        names = [name for name in dir(self) if not name.startswith("_") and name != "to_json"]
        return {name: getattr(self, name) for name in names}
