"""A table's state: its log, replayed. It changes only by playing entries.

On a live table, save an entry before announcing it. If saving fails, reload the table from its log
(`core.live.service`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from roost.bots import bots
from roost.fairdice import (
    BARE,
    NO_SEED,
    DuplicateDice,
    FairDice,
    seat_commitment,
    server_commitment,
)
from roost.fairdice.draw import Places
from roost.lessons import LESSONS, LessonStep
from roost.rules import Action, Event, Phase, Roll, State, Step, make_game
from roost.server.core.errors import BrokenLogError, LogVersionError, ServerError
from roost.server.core.person import Pseudonym
from roost.server.core.table import log
from roost.server.core.table.pseudonyms import Pseudonyms
from roost.server.core.table.seat import ROOM, WATCH, Door, Seat
from roost.server.core.table.setup import HOUR_MS, SeatSetup, SeatSource

Status: TypeAlias = Literal["open", "revealing", "playing", "over", "abandoned"]
UNFINISHED: tuple[Status, ...] = ("open", "revealing", "playing")
FINISHED: tuple[Status, ...] = ("over", "abandoned")
StandInMoveReason: TypeAlias = Literal["clock"] | log.StandInReason
MOST_STEPS = 400  # kept for clients that reconnect; the record has all of them
MOST_ANSWERS = 256  # rejections remembered per table; saved commands are remembered forever


class Answer(NamedTuple):
    """The answer to a command: the resulting version, and the rematch's table, if any."""

    id: str
    version: int
    table: str | None = None


class Foreseen(NamedTuple):
    """The predicted result of an action in a state."""

    state: State
    token: str
    action: Action
    step: Step[State]


class Played:
    """The effect of an entry.

    `before` is the position in which the move was made, `events` what happened in the game.
    `ends`: the entry ended the game or the table.
    """

    __slots__ = ("before", "by", "ends", "entry", "events", "token", "version")

    def __init__(self, version: int, entry: log.AnyEntry) -> None:
        self.version = version
        self.entry = entry
        self.by: log.By = "human" if type(entry) in _BY_PEOPLE else "table"
        self.token: str | None = None
        self.before: State | None = None
        self.events: tuple[Event, ...] = ()
        self.ends = False


class Table:
    """A table.

    `version` is the log's length, `moved` the version of the last change to the game.
    """

    def __init__(self, id_: str, made: log.TableCreated) -> None:
        setup = made.request
        self.id = id_
        self.made = made
        self.pseudonyms = Pseudonyms()
        self.setup = setup
        self.game = make_game(setup.game, setup.variant)
        self.stand_in_bot = setup.stand_in_bot or default_stand_in(setup.game)
        self.dice_source = setup.dice.kind
        self.seats = [self._seat(index, seat) for index, seat in enumerate(setup.seats)]
        self.commitment = server_commitment(id_, made.seed)
        self.status: Status = "open"
        self.state: State | None = None
        self.first: int | None = None
        self.first_drawn = False
        self.moves: list[Action | Roll] = []
        self.stand_in_moves: dict[int, StandInMoveReason] = {}  # by index in `moves`
        self.hinted_moves: list[int] = []  # likewise: a hint was given before these moves
        self.hint_for: int | None = None  # index of the move that a hint was given for
        self.rolls = 0
        # one character per roll of fair dice: the seat whose link is in it, or BARE
        self.links = ""
        self.version = 0
        self.moved = 0
        self.since = made.at  # when the decision or the revealing began
        self.downtime_ms = 0  # of the time since then, what doesn't count
        self.turn_since = made.at  # when the turn began, or whatever comes before the first
        self.updated = made.at
        self.rematch: str | None = None
        self.removed: set[str] = set()  # persons removed by the host
        self.watch = Door(WATCH)
        self.series_root = id_ if setup.room is None else setup.room.table
        self.room = Door(ROOM)
        if setup.room is not None:
            self.room = Door(ROOM, setup.room.renewed, setup.room.shut)
        self._doors = len(setup.seats)  # seats that there have been
        self.hidden = False  # set to private by the host
        self.stream: DuplicateDice | None = None
        self.lesson = LESSONS.of(setup.game) if self.dice_source == "scripted" else None
        self._fair: FairDice | None = None
        self._places = Places()
        self._before_roll: tuple[State, int] | None = None
        self._foreseen: Foreseen | None = None
        self.steps: list[Played] = []
        self.saved_answers: dict[tuple[str, str], Answer] = {}
        self.other_answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self.play(made)

    def _seat(self, index: int, setup: SeatSetup) -> Seat:
        seat = Seat(index, setup, Door(str(index)))
        clock = self.setup.clock
        if setup.bot is not None:
            seat.ready = seat.revealed = True
            seat.name = setup.bot
            seed = self.made.bot_seeds[index]
            if seed is not None:
                seat.seed = seed
                seat.commitment = seat_commitment(self.id, index, seed)
            return seat
        seat.reserve_ms = None if clock is None else clock.reserve_s * 1000
        if setup.kind == "me":
            seat.person, seat.name = self.made.maker, setup.name or self.made.maker_name
            if [one.kind for one in self.setup.seats].index("me") == index:
                seat.bird = self.made.maker_bird  # the others around one screen look different
        return seat

    @classmethod
    def replay(cls, id_: str, raw: Sequence[str], pseudonyms: Iterable[Pseudonym] = ()) -> Table:
        """The table behind a log; `pseudonyms` are the players still known. A log that
        is damaged, or that the rules do not agree with, is refused as such."""
        return cls.replay_steps(id_, raw, pseudonyms, lambda _: None)

    @classmethod
    def replay_steps(
        cls,
        id_: str,
        raw: Sequence[str],
        pseudonyms: Iterable[Pseudonym],
        on_step: Callable[[Played], None],
    ) -> Table:
        """Like `replay`, calling `on_step` for each entry."""
        try:
            known = Pseudonyms(pseudonyms)
            entries = known.read(log.read(raw))
            made = entries[0] if entries else None
            if not isinstance(made, log.TableCreated):
                raise BrokenLogError(f"table {id_} does not start with its creation")
            table = cls(id_, made)
            table.pseudonyms = known
            on_step(table.steps[0])
            for entry in entries[1:]:
                on_step(table.play(entry))
        except (LogVersionError, BrokenLogError):
            raise
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise BrokenLogError(f"the log of table {id_} cannot be played: {error}") from error
        return table

    # -- questions -------------------------------------------------------------------------

    @property
    def phase(self) -> Phase | None:
        return None if self.state is None else self.state.phase

    @property
    def position(self) -> State:
        """The state of a game that has started."""
        if self.state is None:
            raise ServerError(f"the game at table {self.id} has not started", code="not-started")
        return self.state

    @property
    def to_move(self) -> Seat:
        return self.seats[self.position.seat]

    def door(self, seat: int | None, *, room: bool = False) -> Door:
        """Return a seat's door, the door to all seats, or the spectators' door."""
        if room:
            return self.room
        return self.watch if seat is None else self.seats[seat].door

    @property
    def wins(self) -> tuple[int, ...]:
        """Return the games won by each seat in a series of rematches, with this one."""
        before = self.setup.series or (0,) * len(self.seats)
        outcome = None if self.state is None else self.game.outcome(self.state)
        winners = () if outcome is None else outcome.winners
        return tuple(won + (seat in winners) for seat, won in enumerate(before))

    def seats_of(self, person: str | None) -> list[int]:
        return [s.index for s in self.seats if person is not None and s.person == person]

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(s.person for s in self.seats if s.person is not None))

    @property
    def awaited(self) -> tuple[str, ...]:
        """Return the persons whom the game is waiting for."""
        if self.status == "revealing":
            seats = [seat for seat in self.seats if not seat.revealed]
        else:
            seats = [self.to_move] if self.status == "playing" else []
        return tuple(seat.person for seat in seats if seat.person is not None)

    @property
    def can_take_back(self) -> bool:
        return self.dice_source == "manual" and self._before_roll is not None

    @property
    def lesson_step(self) -> LessonStep | None:
        """Return the next step of a lesson, or None if there is none."""
        return None if self.lesson is None else self.lesson.step_after(self.moves)

    @property
    def lesson_over(self) -> bool:
        """Whether a lesson cannot go on: it is finished, or it was started with another script."""
        return self.lesson is not None and self.lesson_step is None

    @property
    def dice_wanted(self) -> int:
        """The number of dice in the next roll."""
        return self.game.dice_count(self.position)

    @property
    def fair(self) -> FairDice:
        """The fair dice of this table; complete once every seat has revealed its seed."""
        if self._fair is None:
            seeds = tuple(seat.seed or NO_SEED for seat in self.seats)
            self._fair = FairDice(self.id, self.made.seed, seeds)
        return self._fair

    def next_roll(self, state: State, rolls: int, link: bytes | None = None) -> Roll:
        """Return the dice of the next roll, given the hash chain link. Not for manual dice."""
        if self.lesson is not None:
            return self.lesson.rolls[rolls]
        wanted = self.game.dice_count(state)
        if self.stream is not None:
            return self.stream.roll(self._places.peek(state), wanted)
        return self.fair.roll(rolls, wanted, link)

    def foresee(self, action: Action) -> Foreseen:
        """Compute an action's result and cache it for when its entry is played."""
        state = self.position
        step = self.game.apply(state, action)
        self._foreseen = Foreseen(state, self.game.format_move(state, action), action, step)
        return self._foreseen

    # -- playing entries -------------------------------------------------------------------

    def play(self, entry: log.AnyEntry) -> Played:
        """Apply one entry."""
        self.version += 1
        turn = self._turn
        played = Played(self.version, entry)
        _PLAYERS[type(entry)](self, entry, played)
        if type(entry) in _GAME_ENTRIES:
            self.moved, self.since = self.version, entry.at
            if turn != self._turn:
                self.turn_since = entry.at
        self.updated = entry.at
        if entry.who is not None:
            for seat in self.seats:
                if seat.person == entry.who:
                    seat.last_sign = self.version
        if entry.who is not None and entry.cmd is not None:
            made = entry.table if type(entry) is log.RematchCreated else None
            self.saved_answers[entry.who, entry.cmd] = Answer(entry.cmd, self.version, made)
        self.steps.append(played)
        if len(self.steps) > MOST_STEPS:
            del self.steps[: MOST_STEPS // 2]
        return played

    @property
    def _turn(self) -> tuple[str, int, int] | None:
        """Whether the hours clock is running: while players get ready, or in a turn."""
        return (self.status, 0, 0) if self.state is None else ("", self.state.turn, self.state.seat)

    def steps_after(self, version: int) -> list[Played]:
        """Return the steps after a version, as far back as they are kept."""
        held_from = self.version - len(self.steps)
        return self.steps[max(0, version - held_from) :]

    def missed_after(self, version: int) -> tuple[int, int] | None:
        """Return the first and last step after a version that are no longer kept."""
        held_from = self.version - len(self.steps)
        return (version + 1, held_from) if version < held_from else None

    def remember(self, who: str, cmd: str, answer: Answer) -> None:
        """Keep the answer to a command that left nothing in the log. Refusals are not kept: the
        command is decided again."""
        self.other_answers[who, cmd] = answer
        if len(self.other_answers) > MOST_ANSWERS:
            self.other_answers.popitem(last=False)

    def first_answer(self, who: str, cmd: str) -> Answer | None:
        """The answer to a command that was done before."""
        key = (who, cmd)
        return self.saved_answers.get(key) or self.other_answers.get(key)

    def _table_created(self, entry: log.TableCreated, played: Played) -> None:
        self._look_ready()

    def _seat_taken(self, entry: log.SeatTaken, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.person, seat.name, seat.bird = entry.person, entry.name, entry.bird

    def _seat_left(self, entry: log.SeatLeft, played: Played) -> None:
        self.seats[entry.seat].empty()

    def _seat_ready(self, entry: log.SeatReady, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.ready, seat.commitment = True, entry.commitment
        seat.revealed = entry.commitment is None  # nothing to reveal
        self._look_ready()

    def _look_ready(self) -> None:
        if self.status == "open" and all(seat.ready for seat in self.seats):
            self.status = "revealing"

    def _revealed(self, entry: log.Revealed, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.seed, seat.revealed, seat.withheld = entry.seed, True, entry.seed is None
        seat.anchor = entry.anchor

    def _started(self, entry: log.Started, played: Played) -> None:
        self.status = "playing"
        self.first, self.first_drawn = entry.first, entry.drawn
        start = self.setup.start
        if start is None:
            self.state = self.game.start(len(self.seats), first=entry.first)
        else:
            self.state = self.game.parse_position(start)

    def _rolled(self, entry: log.Rolled, played: Played) -> None:
        state = self.position
        self._before_roll = (state, len(self.moves))
        if self.dice_source == "duplicate":
            self._places.next(state)
        self.rolls += 1
        if self.dice_source == "fair":
            self.links += BARE if entry.link is None else str(entry.seat)
        self.seats[entry.seat].link = entry.link or self.seats[entry.seat].link
        self._spend(entry.seat, entry.reserve)
        played.by = entry.by
        move = Roll(entry.dice)
        step = self.game.apply(state, move)
        self._step(move, step, self.game.format_move(state, move), played)

    def _acted(self, entry: log.Acted, played: Played) -> None:
        state = self.position
        self._spend(entry.seat, entry.reserve)
        played.by = entry.by
        if entry.hinted:
            self.hinted_moves.append(len(self.moves))
        seen, self._foreseen = self._foreseen, None
        if seen is not None and seen.state is state and seen.token == entry.token:
            self._step(seen.action, seen.step, entry.token, played)
            return
        move = self.game.parse_move(state, entry.token)
        self._step(move, self.game.apply(state, move), entry.token, played)

    def _spend(self, seat: int, reserve: int | None) -> None:
        if reserve is not None:
            self.seats[seat].reserve_ms = reserve

    def _step(self, move: Action | Roll, step: Step[State], token: str, played: Played) -> None:
        played.before = self.state
        played.token = token
        if played.by == "stand-in":
            self.stand_in_moves[len(self.moves)] = self.to_move.stand_in or "clock"
        self.state = step.state
        self.moves.append(move)
        played.events = step.events
        if step.state.phase is Phase.OVER:
            self.status = "over"
            played.ends = True

    def _roll_taken_back(self, entry: log.RollTakenBack, played: Played) -> None:
        if self._before_roll is not None:
            self.state, count = self._before_roll
            del self.moves[count:]
            self.stand_in_moves = {at: why for at, why in self.stand_in_moves.items() if at < count}
            self.hinted_moves = [at for at in self.hinted_moves if at < count]
            self._before_roll = None
            self.rolls -= 1
            self.status = "playing"

    def _time_ran_out(self, entry: log.TimeRanOut, played: Played) -> None:
        if self.seats[entry.seat].reserve_ms is not None:
            self.seats[entry.seat].reserve_ms = 0

    def _stand_in_started(self, entry: log.StandInStarted, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in, seat.stand_in_at = entry.reason, entry.at
        seat.stand_in_seen = entry.seen

    def _stand_in_ended(self, entry: log.StandInEnded, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in, seat.last_sign = None, self.version
        if self.status == "playing" and self.position.seat == entry.seat:
            # The clock was paused meanwhile; time used before stays used.
            self.since = entry.at - max(0, seat.stand_in_at - self.since)
            self.turn_since = entry.at - self._hours_used(seat.stand_in_at)

    def _hours_used(self, at: int) -> int:
        """Return a correspondence turn's used time; a returning player keeps at least an hour."""
        most = HOUR_MS * ((self.setup.turn_h or 1) - 1)
        return min(most, max(0, at - self.turn_since))

    def _abandoned(self, entry: log.Abandoned, played: Played) -> None:
        self.status = "abandoned"
        played.ends = True

    def _rematch_created(self, entry: log.RematchCreated, played: Played) -> None:
        self.rematch = entry.table

    def _visibility_changed(self, entry: log.VisibilityChanged, played: Played) -> None:
        self.hidden = entry.hidden

    def _removed(self, entry: log.Removed, played: Played) -> None:
        seat = self.seats[entry.seat]
        if seat.person is not None:
            self.removed.add(seat.person)
        seat.door.renewed += 1
        self.room.renewed += 1
        if self.status == "open":
            seat.empty()
        else:
            seat.stand_in, seat.stand_in_at = "left", entry.at

    def _seat_closed(self, entry: log.SeatClosed, played: Played) -> None:
        setups, first = list(self.setup.seats), self.setup.first
        series = list(self.setup.series)
        del setups[entry.seat], self.seats[entry.seat], series[entry.seat : entry.seat + 1]
        if first is not None and first >= entry.seat:
            first = None if first == entry.seat else first - 1
        self._set_up(seats=tuple(setups), first=first, series=tuple(series))

    def _seat_changed(self, entry: log.SeatChanged, played: Played) -> None:
        index, setups, series = entry.seat, list(self.setup.seats), list(self.setup.series)
        kind: SeatSource = "invite" if self.setup.private else "open"
        setup = SeatSetup(kind=kind if entry.bot is None else "bot", bot=entry.bot)
        fresh = index == len(self.seats)
        door = Door(str(self._doors)) if fresh else self.seats[index].door
        self._doors += fresh
        setups[index : index + 1] = [setup]
        if series:
            series[index : index + 1] = [0]
        clock = self.setup.clock
        seat = Seat(index, setup, door, name=entry.bot, seed=entry.seed)
        if entry.bot is not None:
            seat.ready = seat.revealed = True
        elif clock is not None:
            seat.reserve_ms = clock.reserve_s * 1000
        self.seats[index : index + 1] = [seat]
        self._set_up(seats=tuple(setups), series=tuple(series))

    def _rules_changed(self, entry: log.RulesChanged, played: Played) -> None:
        free: SeatSource = "invite" if entry.private else "open"
        seats = tuple(
            msgspec.structs.replace(seat, kind=free) if seat.kind in ("open", "invite") else seat
            for seat in self.setup.seats
        )
        for seat in self.seats:
            if seat.bot is None:
                seat.reserve_ms = None if entry.clock is None else entry.clock.reserve_s * 1000
        self._set_up(
            seats=seats,
            variant=entry.variant,
            clock=entry.clock,
            turn_h=entry.turn_h,
            private=entry.private,
            tutor=entry.tutor,
        )
        self.game = make_game(self.setup.game, self.setup.variant)

    def _set_up(self, **changes: Any) -> None:
        """Change the setup before the game.

        Commitments depend on the seat's number and the other players, so all must be given again.
        """
        self.setup = msgspec.structs.replace(self.setup, **changes)
        for seat, setup in zip(self.seats, self.setup.seats, strict=True):
            seat.setup = setup
        for index, seat in enumerate(self.seats):
            seat.index = index
            if seat.bot is None:
                seat.ready, seat.commitment, seat.revealed = False, None, False
            elif seat.seed is not None:
                seat.commitment = seat_commitment(self.id, index, seat.seed)
        self._look_ready()

    def _link_renewed(self, entry: log.LinkRenewed, played: Played) -> None:
        door = self.door(entry.seat, room=entry.room)
        door.renewed += 1
        door.shut = entry.shut

    def _hint_given(self, entry: log.HintGiven, played: Played) -> None:
        self.hint_for = len(self.moves)

    def _pseudonyms_changed(self, entry: log.PseudonymsChanged, played: Played) -> None:
        """Change nothing: the people behind the pseudonyms were replayed with the log."""


_BY_PEOPLE = {
    log.SeatTaken,
    log.SeatLeft,
    log.SeatReady,
    log.Revealed,
    log.RollTakenBack,
    log.Removed,
    log.SeatClosed,
    log.SeatChanged,
    log.RulesChanged,
    log.LinkRenewed,
}
_GAME_ENTRIES = {log.Started, log.Rolled, log.Acted, log.RollTakenBack, log.SeatReady, log.Revealed}
_PLAYERS: dict[type[Any], Callable[[Table, Any, Played], None]] = {
    log.TableCreated: Table._table_created,
    log.SeatTaken: Table._seat_taken,
    log.SeatLeft: Table._seat_left,
    log.SeatReady: Table._seat_ready,
    log.Revealed: Table._revealed,
    log.Started: Table._started,
    log.Rolled: Table._rolled,
    log.Acted: Table._acted,
    log.RollTakenBack: Table._roll_taken_back,
    log.TimeRanOut: Table._time_ran_out,
    log.StandInStarted: Table._stand_in_started,
    log.StandInEnded: Table._stand_in_ended,
    log.Abandoned: Table._abandoned,
    log.RematchCreated: Table._rematch_created,
    log.VisibilityChanged: Table._visibility_changed,
    log.Removed: Table._removed,
    log.SeatClosed: Table._seat_closed,
    log.SeatChanged: Table._seat_changed,
    log.RulesChanged: Table._rules_changed,
    log.LinkRenewed: Table._link_renewed,
    log.HintGiven: Table._hint_given,
    log.PseudonymsChanged: Table._pseudonyms_changed,
}


def default_stand_in(game: str) -> str:
    """Return the default stand-in bot: one that risks nothing if the game has it, or else the
    second strongest."""
    listed = bots(game)
    return next((info for info in listed if info.stand_in), listed[-2:][0]).key
