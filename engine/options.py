"""The options of a game and their presets (SCENARIOS: `options`)."""

from engine.fields import LONGEST_SHOWN, shown
from engine.reasons import EngineError

CHOICES: dict[str, tuple[str, ...]] = {
    "edition": ("roxley2018", "classic2007"),
    "deck": ("standard", "classic"),
    "map": ("full", "community"),
    "community_distant": ("four", "historic"),
    "tie_break_income": ("space", "level"),
}
"""The options that are words, each with its values; the first is the default."""

SWITCHES: tuple[str, ...] = (
    "virtual_link",
    "introductory",
    "income_after_canal_scoring",
    "introductory_income",
)
"""The options that are on or off; off by default."""

PLAYERS: tuple[int, ...] = (2, 3, 4)
"""The numbers of players the game is for."""


class OptionError(EngineError):
    """Options that cannot be played. `code` is unknown, value, players, classic_deck or community_map."""

    def __init__(self, code: str, facts: dict[str, str | int]) -> None:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"options that cannot be played ({code}): {told}")
        self.code = code
        self.facts = facts


class Options:
    """The options of one game; never changed after the game began.

    Use `Options.of` to apply an edition's presets; the constructor takes every value as it is. Both raise
    OptionError.
    """

    __slots__ = (
        "community_distant",
        "deck",
        "edition",
        "income_after_canal_scoring",
        "introductory",
        "introductory_income",
        "map",
        "players",
        "tie_break_income",
        "virtual_link",
    )

    def __init__(
        self,
        players: int = 4,
        edition: str = "roxley2018",
        deck: str = "standard",
        virtual_link: bool = False,
        map: str = "full",
        community_distant: str = "four",
        introductory: bool = False,
        tie_break_income: str = "space",
        income_after_canal_scoring: bool = False,
        introductory_income: bool = False,
    ) -> None:
        self.players = players
        self.edition = edition
        self.deck = deck
        self.virtual_link = virtual_link
        self.map = map
        self.community_distant = community_distant
        self.introductory = introductory
        self.tie_break_income = tie_break_income
        self.income_after_canal_scoring = income_after_canal_scoring
        self.introductory_income = introductory_income
        _check(self)

    @staticmethod
    def of(**given: object) -> "Options":
        """The options in `given`, the rest by the edition's preset or the default.

        Values may be words as typed ("true", "4") or the values themselves. Raises OptionError.
        """
        read = {name: _read(name, value) for name, value in given.items()}
        merged = {**_preset(str(read.get("edition", "")), read), **read}
        return _options(merged)

    def to_json(self) -> dict[str, str | int | bool]:
        """Every option with its value."""
        return {
            "players": self.players,
            "edition": self.edition,
            "deck": self.deck,
            "virtual_link": self.virtual_link,
            "map": self.map,
            "community_distant": self.community_distant,
            "introductory": self.introductory,
            "tie_break_income": self.tie_break_income,
            "income_after_canal_scoring": self.income_after_canal_scoring,
            "introductory_income": self.introductory_income,
        }

    @staticmethod
    def from_json(given: dict[str, object]) -> "Options":
        """The options that `to_json` wrote; what is left out has its default. Raises OptionError."""
        return _options({name: _read(name, value) for name, value in given.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(tuple(self.to_json().values()))

    def __repr__(self) -> str:
        return f"Options({self.to_json()})"


def _options(values: dict[str, str | int | bool]) -> Options:
    return Options(
        players=int(values.get("players", 4)),
        edition=str(values.get("edition", "roxley2018")),
        deck=str(values.get("deck", "standard")),
        virtual_link=bool(values.get("virtual_link", False)),
        map=str(values.get("map", "full")),
        community_distant=str(values.get("community_distant", "four")),
        introductory=bool(values.get("introductory", False)),
        tie_break_income=str(values.get("tie_break_income", "space")),
        income_after_canal_scoring=bool(values.get("income_after_canal_scoring", False)),
        introductory_income=bool(values.get("introductory_income", False)),
    )


def _preset(edition: str, given: dict[str, str | int | bool]) -> dict[str, str | int | bool]:
    """What the edition sets unless it is given (R143); the classic deck only where it exists (R139)."""
    if edition != "classic2007":
        return {}
    preset: dict[str, str | int | bool] = {"virtual_link": True, "income_after_canal_scoring": True}
    if given.get("players", 4) != 2:
        preset["deck"] = "classic"
    return preset


def _read(name: str, value: object) -> str | int | bool:
    """One value, from words as typed if need be."""
    if name == "players":
        return _read_players(value)
    if name in SWITCHES:
        return _read_switch(name, value)
    if name not in CHOICES:
        raise OptionError("unknown", {"option": name})
    if not isinstance(value, str) or value not in CHOICES[name]:
        raise OptionError("value", {"option": name, "value": _told(value)})
    return value


def _read_players(value: object) -> int:
    """The number itself or as a word."""
    for players in PLAYERS:
        if value == str(players) or (type(value) is int and value == players):
            return players
    raise OptionError("players", {"players": _told(value)})


def _told(value: object) -> str:
    """A wrong value in few characters, however large or deep it is."""
    return value[:LONGEST_SHOWN] if isinstance(value, str) else shown(value)


def _read_switch(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if value not in ("true", "false"):
        raise OptionError("value", {"option": name, "value": _told(value)})
    return value == "true"


def _check(options: Options) -> None:
    """Refuse values that do not exist and the two combinations that cannot be played."""
    if options.players not in PLAYERS:
        raise OptionError("players", {"players": options.players})
    given = options.to_json()
    for name, allowed in CHOICES.items():
        if given[name] not in allowed:
            raise OptionError("value", {"option": name, "value": str(given[name])})
    if options.deck == "classic" and options.players == 2:
        raise OptionError("classic_deck", {"players": 2, "rule": "R139"})
    if options.map == "community" and options.players != 2:
        raise OptionError("community_map", {"players": options.players, "rule": "R141"})
