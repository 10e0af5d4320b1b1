"""The text notation of the actions (docs/notation.md): what the log shows and a person may type.

    build Iron Works at Preston 2 with Preston coal Wigan 1
    link Fleetwood - Preston then Preston - Wigan with Stockport coal market, Wigan 1

`parse` reads it and `notation` prints it; every line that `notation` prints is read back as the same action.
"""

from collections.abc import Callable

from engine.actions import Action, Build, Develop, EndTurn, Link, Loan, Numbers, Pass, Remove, Sell, Stop
from engine.names import DISTANT, LINE_ENDS, LINES, MARKET
from engine.reading import CARD_NAMES, INDUSTRY_NAMES, PLACE_NAMES, SLOT_NAMES, Reader
from engine.reasons import Reason, Refused
from engine.state import State


def parse(state: State, text: str) -> Action:
    """The action that a line of notation means; sources that it leaves out stay left out (see `settle`).

    Raises Refused: `unreadable` with the unreadable rest, the character at which it begins (`at`, from 0)
    and what was expected there; `line` where the board of this game has no such line.
    """
    reader = Reader(text)
    for verb, read in _VERBS.items():
        if reader.may(verb):
            action = read(reader)
            reader.end()
            _check_lines(state, action)
            return action
    raise reader.unreadable(*_VERBS)


def notation(state: State, action: Action) -> str:
    """The line of notation of an action, with the sources that it names.

    `state` is not looked at: a line means the same in every position.
    """
    match action:
        case Build():
            what = f"build {INDUSTRY_NAMES[action.industry]} at {SLOT_NAMES[action.slot]}"
            return what + _with(action.cards) + _from("coal", action.coal) + _from("iron", action.iron)
        case Link():
            what = "link " + " then ".join(map(_line, action.lines))
            return what + _with(action.cards) + _from("coal", action.coal)
        case Develop():
            what = "develop " + ", ".join(INDUSTRY_NAMES[industry] for industry in action.industries)
            return what + _with(action.cards) + _from("iron", action.iron)
        case Sell():
            to = "distant" if action.to == DISTANT else SLOT_NAMES[action.to]
            return f"sell {SLOT_NAMES[action.mill]} to {to}" + _with(action.cards)
        case Loan():
            return f"loan {action.pounds}" + _with(action.cards)
        case Pass():
            return "pass" + _with(action.cards)
        case Remove():
            return f"remove {SLOT_NAMES[action.slot]}"
        case _:
            return action.do


def _with(cards: Numbers) -> str:
    return " with " + " + ".join(CARD_NAMES[card] for card in cards) if cards else ""


def _from(resource: str, sources: Numbers) -> str:
    names = ["market" if source == MARKET else SLOT_NAMES[source] for source in sources]
    return f" {resource} " + ", ".join(names) if names else ""


def _line(line: int) -> str:
    one, other = LINE_ENDS[line]
    return f"{PLACE_NAMES[one]} - {PLACE_NAMES[other]}"


def _check_lines(state: State, action: Action) -> None:
    """Refuse a line that the map of this game does not show in any era."""
    for line in action.lines if isinstance(action, Link) else ():
        if not (state.board.lines[0] | state.board.lines[1]) >> line & 1:
            raise Refused(Reason("line", {"line": LINES[line], "why": "none", "rule": "R87"}))


def _read_build(reader: Reader) -> Action:
    industry = reader.industry()
    reader.must("at")
    slot = reader.slot()
    reader.must("with")
    cards: Numbers = (reader.card(),)
    if reader.may("+"):
        cards += (reader.card(),)
    coal, iron = _read_sources(reader, "coal", "iron")
    return Build(industry, slot, cards, coal, iron)


def _read_link(reader: Reader) -> Action:
    lines: Numbers = (reader.line(),)
    if reader.may("then"):
        lines += (reader.line(),)
    card = _read_card(reader)
    return Link(lines, card, *_read_sources(reader, "coal"))


def _read_develop(reader: Reader) -> Action:
    industries: Numbers = (reader.industry(),)
    if reader.may(","):
        industries += (reader.industry(),)
    card = _read_card(reader)
    return Develop(industries, card, *_read_sources(reader, "iron"))


def _read_sell(reader: Reader) -> Action:
    mill = reader.slot()
    reader.must("to")
    to = DISTANT if reader.may("distant") else reader.slot()
    return Sell(mill, to, (reader.card(),) if reader.may("with") else ())


def _read_loan(reader: Reader) -> Action:
    reader.may("£")
    return Loan(reader.number(), _read_card(reader))


def _read_card(reader: Reader) -> Numbers:
    reader.must("with")
    return (reader.card(),)


def _read_sources(reader: Reader, *resources: str) -> tuple[Numbers, ...]:
    """The sources of each resource, named in any order; empty where none are named."""
    found: dict[str, Numbers] = {}
    while word := next((word for word in resources if word not in found and reader.may(word)), None):
        found[word] = reader.sources()
    return tuple(found.get(resource, ()) for resource in resources)


_VERBS: dict[str, Callable[[Reader], Action]] = {
    "build": _read_build,
    "link": _read_link,
    "develop": _read_develop,
    "sell": _read_sell,
    "stop": lambda reader: Stop(),
    "loan": _read_loan,
    "pass": lambda reader: Pass(_read_card(reader)),
    "end turn": lambda reader: EndTurn(),
    "remove": lambda reader: Remove(reader.slot()),
}
