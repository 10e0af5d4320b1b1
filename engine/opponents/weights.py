"""What the computer players believe things are worth: one number each, in points unless it says otherwise.

The numbers were found by games of the computer players against each other (`tune.py`).
"""


class Weights:
    """Every number of the evaluation. `Weights(name=value)` changes some of them."""

    # Cubes that four seats want in a round; the share of it that an unconnected mine may hope for; how
    # much the cubes of other tiles stand in the way.
    coal_canal: float = 1.04
    coal_rail: float = 5.49
    coal_alone: float = 0.632
    iron_canal: float = 1.43
    iron_rail: float = 2.12
    elsewhere: float = 0.783
    # The chance of a mill with an own or a foreign port, one that must trust the distant market, one that
    # a single link would bring to a buyer, one without.
    sold_own: float = 0.998
    sold_foreign: float = 0.918
    distant_trust: float = 0.577
    mill_near: float = 0.512
    mill_alone: float = 0.573
    # Of a port: sales expected for each own mill, each foreign mill, each round to come.
    port_own_mill: float = 2.44
    port_foreign_mill: float = 0.705
    port_later: float = 0.123
    # Of a tile of the canal era in the rail era, if it does not flip before; what remains of its income.
    flips_later: float = 0.622
    income_later: float = 0.388
    # A tile that scores a second time may be replaced before; the icon it keeps for the rail era.
    kept: float = 0.811
    rail_icon: float = 0.606
    # Links: the tiles that will flip on a free slot in each round.
    slot_canal: float = 0.0804
    slot_rail: float = 0.086
    # Money: what a pound brings while it is short, what an action and a free line need in pounds, income
    # to be won in spaces a round, how income to come counts, the share of expected spaces that comes in time.
    pound_canal: float = 0.197
    pound_rail: float = 0.355
    need_canal: float = 7.13
    need_rail: float = 4.41
    need_line: float = 4.61
    growth_canal: float = 2.19
    growth_rail: float = 1.93
    income: float = 0.925
    soon: float = 0.558
    # Money at hand for the next turn: what the first pound brings, and how many are wanted.
    liquid_canal: float = 0.174
    liquid_rail: float = 0.178
    liquid_pounds: float = 24.8
    # What is left: the tiles on the mat in the canal and in the rail era, and the builds of each industry for
    # each action left; an action, an action to sell, cards that open something, places in the network.
    mat_cotton_mill: float = 0.574
    mat_coal_mine: float = 0.714
    mat_iron_works: float = 0.57
    mat_port: float = 0.212
    mat_shipyard: float = 0.359
    late_cotton_mill: float = 0.433
    late_coal_mine: float = 1.02
    late_iron_works: float = 0.556
    late_port: float = 0.395
    late_shipyard: float = 0.575
    builds_cotton_mill: float = 0.248
    builds_coal_mine: float = 0.0901
    builds_iron_works: float = 0.0944
    builds_port: float = 0.156
    builds_shipyard: float = 0.0425
    action: float = 2.29
    sale: float = 2.26
    card_place: float = 0.0901
    card_industry: float = 0.0767
    card_again: float = 0.499
    card_builds: float = 0.524
    network: float = 0.149
    # How much the others' mean matters beside the own value.
    rivals: float = 0.354

    def __init__(self, **changed: float) -> None:
        for name, value in changed.items():
            setattr(self, name, value)

    def to_json(self) -> dict[str, float]:
        """Every number by its name."""
        names = [name for name in dir(self) if not name.startswith("_") and name != "to_json"]
        return {name: getattr(self, name) for name in names}
