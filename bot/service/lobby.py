"""From opening a lobby to the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import engine
from bot.service import pace, policies
from bot.service.arrangement import arranged, drawn
from bot.service.command import Command, Refusal
from bot.service.models import Channel, Done, Json, Person
from bot.service.options import checked, full_options, possible_players
from bot.service.positions import pack
from bot.service.publish import tell_channel, tell_held, tell_whose_turn
from bot.service.sight import game_of, look_of, seat_number
from bot.store import EntryRow, GameRow, PersonRow, SeatRow
from engine import SEATS, OptionError


def open_lobby(
    command: Command,
    channel: Channel,
    person: Person,
    options: Json,
    language: str,
    secret: bytes,
    word: str | None,
) -> Done:
    """A new lobby with the opener in its first seat."""
    transaction = command.transaction
    if live := transaction.games.live_in(channel.id):
        raise Refusal("channel_taken").about(live.id)
    policy = policies.admit(transaction, channel)
    transaction.people.meet(PersonRow(person.id, person.name))
    row = GameRow(
        id=0,
        channel=channel.id,
        guild=channel.guild,
        status="lobby",
        language=policies.language_of(transaction, channel, language),
        options=_checked({**policy.options, **options}),
        opener=person.id,
        secret=secret,
        revision=1,
        turn_revision=1,
        opened_at=command.now,
    )
    row = replace(row, id=transaction.games.add(row))
    transaction.seats.set(row.id, [SeatRow(0, _row(person), word or str(command.request))])
    policies.furnish(command, row, channel, policy)
    pace.lobby_opened(command, row)
    pace.lobby_changed(command, row.id)
    return Done(game_of(transaction, row, person.id))


def change_options(command: Command, game: int, person: int, changes: Json) -> Done:
    """Other options for a lobby; a wish for a seat that there cannot be with them is dropped."""
    row = lobby(command, game)
    if row.opener != person:
        raise Refusal("not_opener", person=row.opener)
    merged = {name: value for name, value in {**row.options, **changes}.items() if value is not None}
    options = _checked(merged)
    seats, most = command.transaction.seats.of(game), max(possible_players(options))
    if len(seats) > most:
        raise Refusal("too_many_seated", seated=len(seats), players=most)
    fitting = [replace(each, wish=None) if (each.wish or 0) >= most else each for each in seats]
    command.transaction.seats.set(game, fitting)
    return saved(command, replace(row, options=options), person)


def join(command: Command, game: int, person: Person, word: str | None) -> Done:
    """One more seat. A lobby whose opener has left becomes that of whoever joins."""
    row = lobby(command, game)
    transaction = command.transaction
    seats = transaction.seats.of(game)
    taken = seat_number(seats, person.id)
    if taken is not None:
        raise Refusal("already_seated", seat=SEATS[taken])
    most = max(possible_players(row.options))
    if len(seats) >= most:
        raise Refusal("lobby_full", players=most)
    transaction.people.meet(_row(person))
    seat = SeatRow(len(seats), _row(person), word or str(command.request))
    transaction.seats.set(game, arranged([*seats, seat]))
    transaction.invitations.remove(game, person.id)
    if seat_number(seats, row.opener) is None:
        row = replace(row, opener=person.id)
    return saved(command, row, person.id)


def leave(command: Command, game: int, person: int) -> Done:
    """One seat less; the others move up. The last person closes the lobby: computers do not gather."""
    row = lobby(command, game)
    seats = command.transaction.seats.of(game)
    if seat_number(seats, person) is None:
        raise Refusal("not_seated")
    left = [seat for seat in seats if seat.person is None or seat.person.id != person]
    first = next((seat.person for seat in left if seat.person), None)
    if first is None:
        return saved(command, replace(row, status="cancelled", ended_at=command.now), person)
    command.transaction.seats.set(game, arranged(left))
    if row.opener == person:
        row = replace(row, opener=first.id)
    return saved(command, row, person)


def begin(command: Command, game: int, person: int, word: str | None) -> Done:
    """Deal, with the seed that the secret and everybody's shares give."""
    row = lobby(command, game)
    transaction = command.transaction
    seats = transaction.seats.of(game)
    if seat_number(seats, person) is None and person != row.opener:
        raise Refusal("not_seated")
    possible = possible_players(row.options)
    if len(seats) not in possible:
        more = "yes" if len(seats) < max(possible, default=0) else "no"
        raise Refusal("not_enough_people", people=len(seats), possible=list(possible), more=more)
    if transaction.paces.of(game).seating == "random":
        seats = drawn(seats, row.secret)
        transaction.seats.set(game, seats)
    last_share = word or str(command.request)
    row = _dealt(command, replace(row, last_share=last_share), seats)
    transaction.games.save(row)
    _write_down_seats(command, row, seats)
    tell_channel(command, row, "began", 0)
    tell_whose_turn(command, row)
    return Done(game_of(transaction, row, person), published=True, look=look_of(transaction, row, person))


def cancel(command: Command, game: int, person: Person, organiser: bool) -> Done:
    """An end without a result."""
    transaction = command.transaction
    row = transaction.games.get(game)
    if row is None:
        raise Refusal("no_game")
    if row.status in ("finished", "cancelled"):
        raise Refusal(row.status)
    if not organiser and (row.status != "lobby" or row.opener != person.id):
        raise Refusal("not_opener" if row.status == "lobby" else "not_organiser", person=row.opener)
    transaction.people.meet(_row(person))
    if row.status == "running":
        tell_held(command, row)
    elif row.status == "parked":  # its turns cannot be shown
        transaction.outbox.drop_turns(row.id, 0, command.now)
    row = replace(row, status="cancelled", ended_at=command.now)
    tell_channel(command, row, "cancelled", row.turn, about=person.id)
    return saved(command, row, person.id)


def lobby(command: Command, game: int) -> GameRow:
    """The game, if it is still a lobby. Refused: no_game, already_begun, cancelled."""
    row = command.transaction.games.get(game)
    if row is None:
        raise Refusal("no_game")
    if row.status != "lobby":
        raise Refusal("cancelled" if row.status == "cancelled" else "already_begun")
    return row


def shares_of(row: GameRow, seats: Sequence[SeatRow]) -> list[str]:
    """What people added to the chance of a game: by seat, and last the share of whoever began it."""
    return [*(seat.share for seat in seats), row.last_share or ""]


def _dealt(command: Command, row: GameRow, seats: Sequence[SeatRow]) -> GameRow:
    options = full_options(row.options, len(seats))
    seed = engine.seed_of(row.secret, shares_of(row, seats))
    state = engine.new_game(options, seed)
    waiting = state.waiting
    assert waiting is not None
    position = pack(state)
    revision = row.revision + len(seats)
    return replace(
        row,
        status="running",
        options=dict(options.to_json()),
        seed=seed,
        rules=engine.RULES_VERSION,
        revision=revision,
        turn=1,
        turn_revision=revision,
        turn_seat=waiting[0],
        turn_decision=waiting[1],
        decision=waiting[1],
        turn_position=position,
        position=position,
        begun_at=command.now,
    )


def _write_down_seats(command: Command, row: GameRow, seats: Sequence[SeatRow]) -> None:
    """Who sits where is part of the record, outside the rules: later changes are further entries."""
    first = row.revision - len(seats) + 1
    for seat in seats:
        person = seat.person.id if seat.person else None
        facts = {"computer": seat.computer} if seat.computer else None
        entry = EntryRow(first + seat.seat, "seated", 0, seat.seat, person, command.now, facts=facts)
        command.transaction.entries.add(row.id, entry)


def saved(command: Command, row: GameRow, person: int) -> Done:
    """The lobby changed: it lasts a while longer, or nothing of it is due any more."""
    if row.status == "lobby":
        pace.lobby_changed(command, row.id)
    else:
        pace.turn_came(command, row)
    row = replace(row, revision=row.revision + 1, turn_revision=row.revision + 1)
    command.transaction.games.save(row)
    return Done(game_of(command.transaction, row, person))


def _checked(options: Json) -> Json:
    try:
        return checked(options)
    except OptionError as error:
        raise Refusal("option", option_code=error.code, **error.facts) from error


def _row(person: Person) -> PersonRow:
    return PersonRow(person.id, person.name)
