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
from roost.fairdice.hashing import Chain
from roost.fairdice.shared import Places, SharedDice
from roost.fairdice.transcript import (
    ActEntry,
    AwayEntry,
    BackEntry,
    BrokenError,
    ChainEntry,
    DueEntry,
    EndEntry,
    Facts,
    GoneEntry,
    MixEntry,
    RollEntry,
    SeatFacts,
    Transcript,
)
from roost.lessons import LESSONS, LessonStep
from roost.rules import RULES_VERSION, Action, Event, Phase, Roll, State, Step, make_game
from roost.server.core.errors import BrokenLogError, LogVersionError, ServerError
from roost.server.core.person import Pseudonym
from roost.server.core.table import log
from roost.server.core.table.pseudonyms import Pseudonyms
from roost.server.core.table.seat import ROOM, WATCH, Door, Seat
from roost.server.core.table.setup import HOUR_MS, SeatSetup, SeatSource

Status: TypeAlias = Literal["open", "starting", "playing", "over", "abandoned"]
UNFINISHED: tuple[Status, ...] = ("open", "starting", "playing")
FINISHED: tuple[Status, ...] = ("over", "abandoned")
StandInMoveReason: TypeAlias = Literal["clock"] | log.StandInReason
MOST_STEPS = 400  # kept for clients that reconnect; the record has all of them
MOST_ANSWERS = 256  # rejections remembered per table; saved commands are remembered forever


class Answer(NamedTuple):
    """The answer to a command: the resulting version, and the rematch's table, if any."""

    id: str
    version: int
    table: str | None = None


class Offer(NamedTuple):
    """A contributor's link for index `k`, kept until the throw."""

    k: int
    seat: int
    link: str


class Foreseen(NamedTuple):
    """The predicted result of an action in a state."""

    state: State
    token: str
    action: Action
    step: Step[State]


class Played:
    """The effect of an entry.

    `before` is the position in which the move was made, `events` what happened in the game.
    `entries`: the first and last of the transcript's entries that it added, as a slice.
    `ends`: the entry ended the game or the table.
    """

    __slots__ = ("before", "by", "ends", "entries", "entry", "events", "token", "version")

    def __init__(self, version: int, entry: log.AnyEntry) -> None:
        self.version = version
        self.entry = entry
        self.by: log.By = "human" if type(entry) in _BY_PEOPLE else "table"
        self.token: str | None = None
        self.before: State | None = None
        self.events: tuple[Event, ...] = ()
        self.entries = (0, 0)
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
        self.status: Status = "open"
        self.state: State | None = None
        self.first: int | None = None
        self.first_drawn = False
        self.moves: list[Action | Roll] = []
        self.stand_in_moves: dict[int, StandInMoveReason] = {}  # by index in `moves`
        self.hinted_moves: list[int] = []  # likewise: a hint was given before these moves
        self.hint_for: int | None = None  # index of the move that a hint was given for
        self.rolls = 0
        self.transcript: Transcript | None = None  # fair and shared dice, once all are ready
        self.mix_links: dict[int, str] = {}  # given for the next mix, by seat
        self.offered: Offer | None = None  # the link for the roll that is due; not in the log
        self.rolls_on = False  # the roll that is due follows from an action of the same turn
        self.overdue = False  # the seat ran out of time before the roll that is due
        self.version = 0
        self.moved = 0
        self.since = made.at  # when the decision began
        self.waits_since = made.at  # when the transcript changed, so for how long a link is missing
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
        self.stream: SharedDice | None = None
        self.lesson = LESSONS.of(setup.game) if self.dice_source == "scripted" else None
        self._secret = made.seed  # of the server's chain
        self._chain: Chain | None = None
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
            seat.ready = True
            seat.name = setup.bot
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
        except (ValueError, LookupError, TypeError, AttributeError, BrokenError) as error:
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
    def facts(self) -> Facts:
        """What the dice are bound to (docs/fair-dice.md)."""
        if self.transcript is not None:
            return self.transcript.facts
        fair, setup = self.dice_source == "fair", self.setup
        source: str = self.dice_source
        if setup.dice.stream is not None:
            source = f"shared:{setup.dice.stream}:{self.made.stream_commitment}"
        return Facts(
            table=self.id,
            game=setup.game,
            variant=self.game.variant.key,
            rules=RULES_VERSION,
            position=setup.start or "",
            source=source,
            first=self._first_named,
            seats=tuple(
                SeatFacts("person") if seat.bot is None else SeatFacts("bot", seat.bot)
                for seat in self.seats
            ),
            server=self.chain.tip.hex() if fair else None,
        )

    @property
    def _first_named(self) -> int | None:
        """The seat of the first roll; None if the fair dice draw it."""
        if self.setup.start is not None:
            seat: int = self.game.parse_position(self.setup.start).seat
            return seat
        if self.setup.first is not None:
            return self.setup.first
        if self.game.rolls_for_start or self.dice_source != "fair":  # K3: seat 0 rolls first
            return 0
        return None

    @property
    def chain(self) -> Chain:
        """The server's chain."""
        if self._chain is None:
            self._chain = Chain(self._secret)
        return self._chain

    def server_link(self, transcript: Transcript) -> str | None:
        """The server's link for the next index of the transcript; None without fair dice."""
        if not transcript.fair:
            return None
        number = transcript.number(transcript.seats)
        if number is None:
            raise ServerError(f"the chain of table {self.id} has no more links", code="no-chain")
        return self.chain.link(number).hex()

    @property
    def mixing(self) -> bool:
        """Whether the table waits for links to mix."""
        return self.transcript is not None and self.transcript.mixing

    @property
    def missing_links(self) -> list[int]:
        """The seats whose links the next mix still needs."""
        transcript = self.transcript
        if transcript is None or not transcript.mixing:
            return []
        return [
            seat.index
            for seat in self.seats
            if transcript.present(seat.index) and seat.index not in self.mix_links
        ]

    @property
    def contributor(self) -> int | None:
        """The seat whose link the roll that is due needs."""
        return None if self.transcript is None else self.transcript.contributor

    @property
    def offered_link(self) -> str | None:
        """The contributor's link for the roll that is due, if it was given in advance."""
        offer, transcript = self.offered, self.transcript
        if offer is None or transcript is None:
            return None
        due = (offer.k, offer.seat) == (transcript.k, transcript.contributor)
        return offer.link if due else None

    @property
    def rolls_itself(self) -> bool:
        """Whether the roll that is due needs no player's tap: a bot throws, or it follows from an
        action, with another player's link."""
        thrower = self.position.seat
        if self.to_move.played_by_bot or self.overdue:
            return True
        return self.rolls_on and self.contributor != thrower

    def next_roll(self, state: State) -> Roll:
        """Return the next dice of a lesson or a stream."""
        if self.lesson is not None:
            return self.lesson.rolls[self.rolls]
        if self.stream is None:
            raise ServerError(f"table {self.id} has no dice", code="not-started")
        return self.stream.roll(self._places.peek(state), self.game.dice_count(state))

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
        before = self._entries
        _PLAYERS[type(entry)](self, entry, played)
        if type(entry) in _GAME_ENTRIES:
            self.moved, self.since = self.version, entry.at
            if turn != self._turn:
                self.turn_since = entry.at
        played.entries = (before, self._entries)
        if before != self._entries:
            self.waits_since = entry.at
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
    def _entries(self) -> int:
        return 0 if self.transcript is None else self.transcript.n

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
        seat.ready, seat.tip = True, entry.tip
        self._look_ready()

    def _look_ready(self) -> None:
        if self.status == "open" and all(seat.ready for seat in self.seats):
            self.status = "starting"
            if self.dice_source in ("fair", "shared"):
                self.transcript = Transcript(self.facts, [seat.tip for seat in self.seats])

    def _link_given(self, entry: log.LinkGiven, played: Played) -> None:
        self.mix_links[entry.seat] = entry.link

    def _mixed(self, entry: log.Mixed, played: Played) -> None:
        self.mix_links.clear()
        if self.transcript is not None:
            self.transcript.add(MixEntry(entry.links, entry.server))

    def _went_away(self, entry: log.Away, played: Played) -> None:
        self._call_away(entry.seat)

    def _came_back(self, entry: log.Back, played: Played) -> None:
        self._call_back(entry.seat)

    def _call_away(self, seat: int) -> None:
        transcript = self._running
        if transcript is not None and transcript.is_person(seat) and not transcript.is_away(seat):
            transcript.add(AwayEntry(seat))
            self.mix_links.pop(seat, None)

    def _call_back(self, seat: int) -> None:
        transcript = self._running
        if transcript is not None and transcript.is_person(seat) and transcript.is_away(seat):
            transcript.add(BackEntry(seat))

    @property
    def _running(self) -> Transcript | None:
        """The transcript until its end."""
        transcript = self.transcript
        return None if transcript is None or transcript.over else transcript

    def _chain_renewed(self, entry: log.ChainRenewed, played: Played) -> None:
        if self.transcript is None:
            return
        seat = len(self.seats) if entry.seat is None else entry.seat
        self.transcript.add(ChainEntry(seat, entry.tip))
        if entry.secret is not None:
            self._secret, self._chain = entry.secret, None

    def _started(self, entry: log.Started, played: Played) -> None:
        self.status = "playing"
        self.first, self.first_drawn = entry.first, entry.drawn
        start = self.setup.start
        if start is None:
            self.state = self.game.start(len(self.seats), first=entry.first)
        else:
            self.state = self.game.parse_position(start)
        self._write_due()

    def _write_due(self) -> None:
        """Write into the transcript what follows from the position: a roll is due, or the end."""
        transcript, state = self._running, self.position
        if transcript is None:
            return
        outcome = self.game.outcome(state)
        if outcome is not None:
            transcript.add(EndEntry("over", " ".join(map(str, outcome.scores))))
        elif state.phase is Phase.CHANCE:
            transcript.add(DueEntry(state.seat, self.game.dice_count(state)))

    def _rolled(self, entry: log.Rolled, played: Played) -> None:
        state = self.position
        self._before_roll = (state, len(self.moves))
        if self.dice_source == "shared":
            self._places.next(state)
        self.rolls += 1
        self.rolls_on = self.overdue = False
        self._spend(entry.seat, entry.reserve)
        played.by = entry.by
        move = Roll(entry.dice)
        if self.transcript is not None:
            self.transcript.add(RollEntry(entry.link, entry.server, move.dice))
        step = self.game.apply(state, move)
        self._step(move, step, self.game.format_move(state, move), played)

    def _acted(self, entry: log.Acted, played: Played) -> None:
        state = self.position
        self._spend(entry.seat, entry.reserve)
        played.by = entry.by
        if entry.hinted:
            self.hinted_moves.append(len(self.moves))
        if self.transcript is not None:
            self.transcript.add(ActEntry(entry.seat, entry.token))
        self.overdue = False
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
        turn = (self.position.seat, self.position.turn)
        self.state = step.state
        self.rolls_on = (step.state.seat, step.state.turn) == turn
        self.moves.append(move)
        played.events = step.events
        if step.state.phase is Phase.OVER:
            self.status = "over"
            played.ends = True
        self._write_due()

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
        self.overdue = self.phase is Phase.CHANCE
        self._call_away(entry.seat)

    def _stand_in_started(self, entry: log.StandInStarted, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in, seat.stand_in_at = entry.reason, entry.at
        seat.stand_in_seen = entry.seen
        self._call_away(entry.seat)

    def _stand_in_ended(self, entry: log.StandInEnded, played: Played) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in, seat.last_sign = None, self.version
        self._call_back(entry.seat)
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
        if self._running is not None:
            self._running.add(EndEntry("abandoned"))

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
            if self._running is not None and self._running.is_person(entry.seat):
                self._running.add(GoneEntry(entry.seat))
                self.mix_links.pop(entry.seat, None)

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
        seat = Seat(index, setup, door, name=entry.bot)
        if entry.bot is not None:
            seat.ready = True
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
        self.game = make_game(self.setup.game, entry.variant)
        self._set_up(
            seats=seats,
            variant=entry.variant,
            clock=entry.clock,
            turn_h=entry.turn_h,
            private=entry.private,
            tutor=entry.tutor,
        )

    def _set_up(self, **changes: Any) -> None:
        """Change the setup before the game.

        The dice depend on the rules, the seats and the players, so all get ready again.
        """
        self.setup = msgspec.structs.replace(self.setup, **changes)
        for seat, setup in zip(self.seats, self.setup.seats, strict=True):
            seat.setup = setup
        for index, seat in enumerate(self.seats):
            seat.index = index
            if seat.bot is None:
                seat.ready, seat.tip = False, None
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
    log.LinkGiven,
    log.Back,
    log.RollTakenBack,
    log.Removed,
    log.SeatClosed,
    log.SeatChanged,
    log.RulesChanged,
    log.LinkRenewed,
}
_GAME_ENTRIES = {log.Started, log.Rolled, log.Acted, log.RollTakenBack, log.SeatReady}
_PLAYERS: dict[type[Any], Callable[[Table, Any, Played], None]] = {
    log.TableCreated: Table._table_created,
    log.SeatTaken: Table._seat_taken,
    log.SeatLeft: Table._seat_left,
    log.SeatReady: Table._seat_ready,
    log.LinkGiven: Table._link_given,
    log.Mixed: Table._mixed,
    log.Away: Table._went_away,
    log.Back: Table._came_back,
    log.ChainRenewed: Table._chain_renewed,
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
