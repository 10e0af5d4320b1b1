"""One action with all that followed from it, as one sentence."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby

from bot.text import names
from bot.text.grouping import Group
from bot.text.voice import Event, Voice
from data.facts import facts


def deed(voice: Voice, action: Group) -> str:
    """The sentence for an action. Cards are named only where the reader is the one who acted."""
    clauses = _HEADS[action.head](voice, action) if action.head else []
    return voice.sentence([*clauses, *_card_clause(voice, action)])


def _card_clause(voice: Voice, action: Group) -> list[str]:
    cards = [names.card(voice.lang, event["card"]) for event in action.of("discarded")]
    if not cards or action.seat != voice.viewer:
        return []
    listed = voice.joined(voice.times(times, card) for card, times in Counter(cards).items())
    return [voice.text("then-card" if len(cards) == 1 else "then-cards", cards=listed)]


def _built(voice: Voice, action: Group) -> list[str]:
    event = action.of("built")[0]
    replaced = action.of("replaced")
    told = {
        "who": voice.who(event["seat"]),
        "tile": names.tile(voice.lang, event["industry"], event["level"]),
        "place": voice.place_of(event["slot"]),
        "cost": _cost(voice, action, event["pounds"]),
        "both": "yes" if event["double"] else "no",
    }
    if not replaced:
        return [voice.text("did-build", **told), *_consequences(voice, action, event["slot"])]
    old = _old_tile(voice, replaced[0])
    return [voice.text("did-overbuild", old=old, **told), *_consequences(voice, action, event["slot"])]


def _old_tile(voice: Voice, event: Event) -> str:
    owner = event["owner"]
    tile = names.tile(voice.lang, event["industry"], event["level"])
    yours = voice.whose(owner, event["seat"])
    return voice.text("old-tile", yours=yours, owner=voice.seat(owner), tile=tile)


def _linked(voice: Voice, action: Group) -> list[str]:
    links = action.of("linked")
    cost = _cost(voice, action, sum(event["pounds"] for event in links))
    lines = [names.line(voice.lang, event["line"]) for event in links]
    who = voice.who(links[0]["seat"])
    if len(lines) == 2:
        head = voice.text("did-two-rails", who=who, first=lines[0], second=lines[1], cost=cost)
    else:
        canal = links[0]["pounds"] == facts().setups.canal_cost
        head = voice.text("did-canal" if canal else "did-rail", who=who, line=lines[0], cost=cost)
    return [head, *_consequences(voice, action)]


def _developed(voice: Voice, action: Group) -> list[str]:
    events = action.of("developed")
    tiles = Counter((event["industry"], event["level"]) for event in events)
    told = [voice.times(times, names.tile(voice.lang, *tile)) for tile, times in tiles.items()]
    cost = _cost(voice, action, 0)
    head = voice.text("did-develop", who=voice.who(events[0]["seat"]), tiles=voice.joined(told), cost=cost)
    return [head, *_consequences(voice, action)]


def _sold(voice: Voice, action: Group) -> list[str]:
    event = action.of("sold")[0]
    tell = _sold_far if event["buyer"] == "distant" else _sold_by_port
    return tell(voice, action)


def _sold_by_port(voice: Voice, action: Group) -> list[str]:
    event = action.of("sold")[0]
    flips = {flip["slot"]: flip for flip in action.of("flipped")}
    mill, port = flips[event["slot"]], flips[event["buyer"]]
    head = voice.text(
        "did-sell-port",
        who=voice.who(event["seat"]),
        mill=_flipped_tile(voice, mill),
        place=voice.place_of(event["slot"]),
        port=_flipped_tile(voice, port),
        there=voice.place_of(event["buyer"]),
        owner=voice.seat(port["owner"]),
        yours=voice.whose(port["owner"], event["seat"]),
    )
    owner, yours = voice.seat(port["owner"]), voice.you(port["owner"])
    port_brings = voice.text("then-port", owner=owner, yours=yours, change=_change(voice, port))
    return [head, port_brings, voice.text("then-sold", change=_change(voice, mill))]


def _sold_far(voice: Voice, action: Group) -> list[str]:
    turned, mill = action.of("distant_turned")[0], action.of("flipped")[0]
    head = voice.text(
        "did-sell-distant",
        who=voice.who(mill["seat"]),
        mill=_flipped_tile(voice, mill),
        place=voice.place_of(mill["slot"]),
    )
    change = _change(voice, turned)
    tile = voice.text("then-tile-turned", tile=turned["tile"], bonus=turned["spaces"], change=change)
    return [head, tile, voice.text("then-sold", change=_change(voice, mill))]


def _turned_in_vain(voice: Voice, action: Group) -> list[str]:
    turned = action.of("distant_turned")[0]
    if not turned["closed"]:
        return _sold_far(voice, action)
    place = voice.place_of(turned["slot"])
    head = voice.text("did-sell-in-vain", who=voice.who(turned["seat"]), place=place)
    return [head, voice.text("then-market-closed", tile=turned["tile"])]


def _flipped_tile(voice: Voice, flip: Event) -> str:
    return names.tile(voice.lang, flip["industry"], flip["level"])


def _change(voice: Voice, event: Event) -> str:
    return voice.income_change(event["space_before"], event["space_after"])


def _loan(voice: Voice, action: Group) -> list[str]:
    event = action.of("loan")[0]
    change = voice.level_change(event["space_before"], event["space_after"])
    who = voice.who(event["seat"])
    return [voice.text("did-loan", who=who, pounds=event["pounds"], levels=event["levels"], change=change)]


def _passed(voice: Voice, action: Group) -> list[str]:
    return [voice.text("did-pass", who=voice.who(action.of("passed")[0]["seat"]))]


def _consequences(voice: Voice, action: Group, built_slot: str = "") -> list[str]:
    """What happened to other tiles and to the markets, in the order in which it happened."""
    return [
        _CONSEQUENCES[event["kind"]](voice, event, built_slot)
        for event in action.events
        if event["kind"] in _CONSEQUENCES and (event["kind"] != "replaced" or event["cubes"])
    ]


def _then_replaced(voice: Voice, event: Event, _: str) -> str:
    return voice.text("then-cubes-gone", cubes=event["cubes"])


def _then_shipped(voice: Voice, event: Event, _: str) -> str:
    return voice.text(f"then-{event['resource']}-shipped", cubes=event["cubes"], pounds=event["pounds"])


def _then_flipped(voice: Voice, event: Event, built_slot: str) -> str:
    if event["slot"] == built_slot:
        return voice.text("then-flipped-itself", change=_change(voice, event))
    return voice.text(
        "then-flipped",
        yours=voice.you(event["owner"]),
        owner=voice.seat(event["owner"]),
        tile=_flipped_tile(voice, event),
        place=voice.place_of(event["slot"]),
        change=_change(voice, event),
    )


def _cost(voice: Voice, action: Group, pounds: int) -> str:
    """What was paid: `£14, 1 coal from Bolton (Teal) and 1 iron from the market (£2): £16 in all`."""
    paid = [names.pounds(voice.lang, pounds)] if pounds else []
    bought = sum(event["pounds"] for event in action.of("coal_bought", "iron_bought"))
    cubes = action.of("coal_taken", "coal_bought", "iron_taken", "iron_bought")
    cost = voice.joined([*paid, *_cubes(voice, cubes)])
    return voice.text("cost-total", cost=cost, total=pounds + bought) if bought and pounds else cost


def _cubes(voice: Voice, events: Iterable[Event]) -> list[str]:
    """The cubes used, those of one owner in one place together."""
    found = []
    for (kind, owner, _), run in groupby(events, key=_origin):
        same = list(run)
        resource = kind.split("_")[0]
        if owner is None:
            pounds = sum(event["pounds"] for event in same)
            found.append(voice.text(f"cost-{resource}-market", cubes=len(same), pounds=pounds))
        else:
            found.append(_cubes_of_tile(voice, resource, same))
    return found


def _origin(event: Event) -> tuple[str, str | None, str]:
    return event["kind"], event.get("owner"), names.place_of(event.get("slot", ""))


def _cubes_of_tile(voice: Voice, resource: str, events: list[Event]) -> str:
    slot, owner = events[0]["slot"], events[0]["owner"]
    return voice.text(
        f"cost-{resource}-tile",
        cubes=len(events),
        tiles=len({event["slot"] for event in events}),
        place=voice.place_of(slot),
        owner=voice.seat(owner),
        yours=voice.you(owner),
    )


_HEADS: dict[str, Callable[[Voice, Group], list[str]]] = {
    "built": _built,
    "linked": _linked,
    "developed": _developed,
    "sold": _sold,
    "distant_turned": _turned_in_vain,
    "loan": _loan,
    "passed": _passed,
}
_CONSEQUENCES: dict[str, Callable[[Voice, Event, str], str]] = {
    "replaced": _then_replaced,
    "shipped": _then_shipped,
    "flipped": _then_flipped,
}
