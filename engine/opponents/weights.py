"""What the computer players believe things are worth: one number each, in points unless it says otherwise.

The numbers were found by games of the computer players against each other (`tune.py`).
"""


class Weights:
    """Every number of the evaluation. `Weights(name=value)` changes some of them."""

    __slots__ = (
        "card_industry",
        "card_place",
        "coal_alone",
        "coal_canal",
        "coal_rail",
        "distant_trust",
        "free_slot",
        "growth_canal",
        "growth_rail",
        "iron_canal",
        "iron_rail",
        "kept",
        "liquid",
        "liquid_pounds",
        "mat",
        "mill_alone",
        "mill_later",
        "need_canal",
        "need_rail",
        "network",
        "port_foreign_mill",
        "port_later",
        "port_own_mill",
        "pound",
        "rail_icon",
        "rivals",
        "sale",
        "sold_foreign",
        "sold_own",
        "soon",
    )

    def __init__(self, **changed: float) -> None:
        # Cubes that four seats want in a round; the share of it that an unconnected mine may hope for.
        self.coal_canal: float = 1.5
        self.coal_rail: float = 6.0
        self.coal_alone: float = 0.4
        self.iron_canal: float = 2.0
        self.iron_rail: float = 2.5
        # Of a mill with an own or a foreign port, one that must trust the distant market, one without a buyer.
        self.sold_own: float = 0.95
        self.sold_foreign: float = 0.85
        self.distant_trust: float = 0.9
        self.mill_alone: float = 0.55
        # Of a port: sales expected for each own mill, each foreign mill, each round to come.
        self.port_own_mill: float = 2.5
        self.port_foreign_mill: float = 0.8
        self.port_later: float = 0.16
        # Of a tile of the canal era in the rail era, if it does not flip before.
        self.mill_later: float = 0.85
        # A tile that scores a second time may be replaced before.
        self.kept: float = 0.95
        # Links: the tiles that will flip on a free slot in each round, an icon kept for the rail era.
        self.free_slot: float = 0.075
        self.rail_icon: float = 0.6
        # Money: what a pound brings while it is short, what an action needs in pounds, income to be won
        # in spaces a round, the share of expected spaces that come in time, money at hand for the next turn.
        self.pound: float = 0.35
        self.need_canal: float = 8.0
        self.need_rail: float = 11.0
        self.growth_canal: float = 2.0
        self.growth_rail: float = 1.5
        self.soon: float = 0.8
        self.liquid: float = 0.12
        self.liquid_pounds: float = 18.0
        # What is left: tiles on the mat, an action to sell, cards that can be used, places in the network.
        self.mat: float = 0.5
        self.sale: float = 2.0
        self.card_place: float = 0.5
        self.card_industry: float = 0.6
        self.network: float = 0.15
        # How much the others' mean matters beside the own value.
        self.rivals: float = 0.4
        for name, value in changed.items():
            setattr(self, name, value)

    def to_json(self) -> dict[str, float]:
        """Every number by name."""
        return {name: getattr(self, name) for name in self.__slots__}
