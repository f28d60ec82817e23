"""A live table: its log replayed. It only ever changes by playing an entry that is saved."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from roost import wire
from roost.bots import levels
from roost.fairdice import NO_SEED, DuplicateDice, FairDice, server_commitment
from roost.fairdice import seat_commitment as commitment_of
from roost.fairdice.draw import Places
from roost.rules import Action, Event, GameError, Phase, Roll, Step, make_game
from roost.server.errors import ServerError
from roost.server.table import log
from roost.server.table.seat import Seat

KeeperReason: TypeAlias = Literal["clock", "away", "left", "withheld"]
_NOTHING = (None, None, None, None)
MOST_STEPS = 400  # held for clients that come back; the record holds them all
MOST_ANSWERS = 256  # refusals remembered per table; saved commands are remembered for good


class Played:
    """What an entry did: the events, and whose doing it was."""

    __slots__ = ("before", "by", "events", "seat", "table_events", "token", "version")

    def __init__(self, version: int, seat: int | None = None, by: log.By = "table") -> None:
        self.version = version
        self.seat = seat
        self.by: log.By = by
        self.token: str | None = None
        self.before: Any = None  # the position a move was made in
        self.events: tuple[Event, ...] = ()
        self.table_events: list[wire.TableEvent] = []


class Table:
    """`version` is the length of the log; `moved` the version of the last change to the game."""

    def __init__(self, id_: str, made: log.Made) -> None:
        request = made.request
        self.id = id_
        self.made = made
        self.request = request
        self.game = make_game(request.game, request.variant)
        self.keeper = request.keeper or default_keeper(request.game)
        self.dice_source = request.dice.__struct_config__.tag
        self.seats = [self._seat(index, spec) for index, spec in enumerate(request.seats)]
        self.commitment = server_commitment(id_, made.seed)
        self.status: wire.TableStatus = "open"
        self.state: Any = None
        self.first: int | None = None
        self.first_drawn = False
        self.moves: list[Action | Roll] = []
        self.keeper_moves: dict[int, KeeperReason] = {}  # by the move's place in `moves`
        self.rolls = 0
        self.version = 0
        self.moved = 0
        self.since = made.at  # when the decision or the revealing began
        self.updated = made.at
        self.rematch: str | None = None
        self.stream: DuplicateDice | None = None
        self._fair: FairDice | None = None
        self._places = Places()
        self._before_roll: tuple[Any, int] | None = None
        self._foreseen: tuple[Any, ...] = _NOTHING
        self.steps: list[Played] = []
        self.saved_answers: dict[tuple[str, str], wire.Ack] = {}
        self.other_answers: OrderedDict[tuple[str, str], wire.Ack | GameError] = OrderedDict()
        self.play(made)

    def _seat(self, index: int, spec: wire.SeatSpec) -> Seat:
        seat = Seat(index, spec)
        clock = self.request.clock
        if isinstance(spec, wire.SeatBot):
            seat.ready = seat.revealed = True
            seat.name = spec.bot
            seed = self.made.bot_seeds[index]
            if seed is not None:
                seat.seed = seed
                seat.commitment = commitment_of(self.id, index, seed)
            return seat
        seat.reserve_ms = None if clock is None else clock.reserve_s * 1000
        if isinstance(spec, wire.SeatMe):
            seat.person, seat.name = self.made.maker, spec.name or self.made.maker_name
        return seat

    @classmethod
    def replay(cls, id_: str, raw: Iterable[bytes]) -> Table:
        """The table behind a log."""
        entries = log.read(raw)
        made = entries[0] if entries else None
        if not isinstance(made, log.Made):
            raise ServerError(f"table {id_} does not begin with its making", code="broken-log")
        table = cls(id_, made)
        for entry in entries[1:]:
            table.play(entry)
        return table

    # -- questions -------------------------------------------------------------------------

    @property
    def phase(self) -> Phase | None:
        return None if self.state is None else self.state.phase

    @property
    def to_move(self) -> Seat:
        index: int = self.state.seat
        return self.seats[index]

    def seats_of(self, person: str | None) -> list[int]:
        return [s.index for s in self.seats if person is not None and s.person == person]

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(s.person for s in self.seats if s.person is not None))

    @property
    def can_take_back(self) -> bool:
        return self.dice_source == "manual" and self._before_roll is not None

    @property
    def dice_wanted(self) -> int:
        """How many dice the next roll has."""
        return self.game.dice(self.state)

    @property
    def fair(self) -> FairDice:
        """The dice of this table; complete once every seat has revealed."""
        if self._fair is None:
            seeds = tuple(seat.seed or NO_SEED for seat in self.seats)
            self._fair = FairDice(self.id, self.made.seed, seeds)
        return self._fair

    def next_roll(self, state: Any, rolls: int) -> Roll:
        """What the dice show in this state, after so many rolls. Manual dice are not asked."""
        wanted = self.game.dice(state)
        if self.stream is not None:
            return self.stream.roll(self._places.peek(state), wanted)
        return self.fair.roll(rolls, wanted)

    def foresee(self, action: Action) -> tuple[str, Any]:
        """The token of an action and the state after it; playing its entry need not ask again."""
        step = self.game.apply(self.state, action)
        token = self.game.format_move(self.state, action)
        self._foreseen = (self.state, token, action, step)
        return token, step.state

    # -- playing entries -------------------------------------------------------------------

    def play(self, entry: log.AnyEntry) -> Played:
        """Live through one saved entry."""
        self.version += 1
        played = Played(self.version, getattr(entry, "seat", None))
        _PLAYERS[type(entry)](self, entry, played)
        if type(entry) in _GAME_ENTRIES:
            self.moved, self.since = self.version, entry.at
        self.updated = entry.at
        if entry.who is not None and entry.cmd is not None:
            ack = wire.Ack(id=entry.cmd, version=self.version, table=getattr(entry, "table", None))
            self.saved_answers[entry.who, entry.cmd] = ack
        self.steps.append(played)
        if len(self.steps) > MOST_STEPS:
            del self.steps[: MOST_STEPS // 2]
        return played

    def steps_after(self, version: int) -> list[Played]:
        """What happened since, as far back as it is held."""
        held_from = self.version - len(self.steps)
        return self.steps[max(0, version - held_from) :]

    def remember(self, who: str, cmd: str, answer: wire.Ack | GameError) -> None:
        """Keep the answer to a command that left nothing in the log."""
        self.other_answers[who, cmd] = answer
        if len(self.other_answers) > MOST_ANSWERS:
            self.other_answers.popitem(last=False)

    def first_answer(self, who: str, cmd: str) -> wire.Ack | GameError | None:
        key = (who, cmd)
        return self.saved_answers.get(key) or self.other_answers.get(key)

    def _made(self, entry: log.Made, played: Played) -> None:
        self._look_ready()

    def _sat(self, entry: log.Sat, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.person, seat.name = entry.person, entry.name
        played.by = "human"
        played.table_events.append(wire.SatDown(seat=entry.seat, name=entry.name))

    def _stood(self, entry: log.Stood, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.person = seat.name = seat.commitment = None
        seat.ready = False
        played.by = "human"
        played.table_events.append(wire.StoodUp(seat=entry.seat))

    def _readied(self, entry: log.Readied, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.ready, seat.commitment = True, entry.commitment
        seat.revealed = entry.commitment is None  # nothing to reveal
        played.by = "human"
        played.table_events.append(wire.GotReady(seat=entry.seat))
        self._look_ready()

    def _look_ready(self) -> None:
        if self.status == "open" and all(seat.ready for seat in self.seats):
            self.status = "revealing"

    def _revealed(self, entry: log.Revealed, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.seed, seat.revealed, seat.withheld = entry.seed, True, entry.seed is None
        played.by = "human"
        played.table_events.append(wire.Revealed(seat=entry.seat, withheld=seat.withheld))

    def _started(self, entry: log.Started, played: Played) -> None:
        self.status = "playing"
        self.first, self.first_drawn = entry.first, entry.drawn
        self.state = self.game.start(len(self.seats), first=entry.first)
        played.table_events.append(wire.Started(first=entry.first, drawn=entry.drawn))

    def _rolled(self, entry: log.Rolled, played: Played) -> None:
        self._before_roll = (self.state, len(self.moves))
        if self.stream is not None or self.dice_source == "duplicate":
            self._places.next(self.state)
        self.rolls += 1
        self._spend(entry.seat, entry.reserve)
        played.by = entry.by
        move = Roll(entry.dice)
        step = self.game.apply(self.state, move)
        self._step(move, step, self.game.format_move(self.state, move), played)

    def _acted(self, entry: log.Acted, played: Played) -> None:
        self._spend(entry.seat, entry.reserve)
        played.by = entry.by
        state, token, action, step = self._foreseen
        self._foreseen = _NOTHING
        if state is not self.state or token != entry.token:
            action = self.game.parse_move(self.state, entry.token)
            step = self.game.apply(self.state, action)
        self._step(action, step, entry.token, played)

    def _spend(self, seat: int, reserve: int | None) -> None:
        if reserve is not None:
            self.seats[seat].reserve_ms = reserve

    def _step(self, move: Action | Roll, step: Step[Any], token: str, played: Played) -> None:
        played.before = self.state
        played.token = token
        if played.by == "keeper":
            self.keeper_moves[len(self.moves)] = self.to_move.kept or "clock"
        self.state = step.state
        self.moves.append(move)
        played.events = step.events
        if self.state.phase is Phase.OVER:
            self.status = "over"
            self._open_seed(played)

    def _open_seed(self, played: Played) -> None:
        if self.dice_source == "fair":
            played.table_events.append(wire.SeedRevealed(seed=self.made.seed.hex()))

    def _took_back(self, entry: log.TookBack, played: Played) -> None:
        if self._before_roll is not None:
            self.state, count = self._before_roll
            del self.moves[count:]
            self.keeper_moves = {at: why for at, why in self.keeper_moves.items() if at < count}
            self._before_roll = None
            self.rolls -= 1
            self.status = "playing"
        played.by = "human"
        played.table_events.append(wire.TookBack(seat=entry.seat))

    def _flagged(self, entry: log.Flagged, played: Played) -> None:
        if self.seats[entry.seat].reserve_ms is not None:
            self.seats[entry.seat].reserve_ms = 0
        played.table_events.append(wire.Flagged(seat=entry.seat))

    def _kept(self, entry: log.Kept, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.kept, seat.kept_at = entry.reason, entry.at
        played.table_events.append(wire.Kept(seat=entry.seat, reason=entry.reason))

    def _handed_back(self, entry: log.HandedBack, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.kept = None
        if self.status == "playing" and self.state.seat == entry.seat:
            # The clock stood still meanwhile; what was used before stays used.
            self.since = entry.at - max(0, seat.kept_at - self.since)
        played.table_events.append(wire.HandedBack(seat=entry.seat))

    def _abandoned(self, entry: log.Abandoned, played: Played) -> None:
        self.status = "abandoned"
        played.table_events.append(wire.Abandoned())
        self._open_seed(played)

    def _rematched(self, entry: log.Rematched, played: Played) -> None:
        self.rematch = entry.table
        played.table_events.append(wire.RematchMade(table=entry.table))


_GAME_ENTRIES = {log.Started, log.Rolled, log.Acted, log.TookBack, log.Readied, log.Revealed}
_PLAYERS: dict[type[Any], Any] = {
    log.Made: Table._made,
    log.Sat: Table._sat,
    log.Stood: Table._stood,
    log.Readied: Table._readied,
    log.Revealed: Table._revealed,
    log.Started: Table._started,
    log.Rolled: Table._rolled,
    log.Acted: Table._acted,
    log.TookBack: Table._took_back,
    log.Flagged: Table._flagged,
    log.Kept: Table._kept,
    log.HandedBack: Table._handed_back,
    log.Abandoned: Table._abandoned,
    log.Rematched: Table._rematched,
}


def default_keeper(game: str) -> str:
    """The bot that keeps a seat warm: a decent one, not the strongest."""
    bots = levels(game)
    return bots[min(1, len(bots) - 1)].key
