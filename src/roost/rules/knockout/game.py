"""The rules of Knockout. Every rule's id stands where the rule is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial

from roost.rules.core import Action, Event, Game, Json, Outcome, Phase, Seat, Step
from roost.rules.dice import Chance, Roll, chances
from roost.rules.errors import IllegalActionError, SeatError
from roost.rules.knockout import text
from roost.rules.knockout.boardfile import MOST_SPACES, NUMBERS
from roost.rules.knockout.state import (
    BOTH,
    FIRST_HALF,
    NEITHER,
    NOT_ROLLING,
    OUT,
    PIECES,
    SECOND_HALF,
    TO_ROLL,
    TURN_CAP,
    Ended,
    KnockoutAction,
    KnockoutState,
    Locked,
    Move,
    Moved,
    MoveLost,
    Options,
    Rolled,
    RolledOff,
    Skipped,
    Starts,
    Tied,
    contested,
)
from roost.rules.knockout.variant import KnockoutVariant

CHANCE, PLAY, OVER = Phase.CHANCE, Phase.PLAY, Phase.OVER
_BITS = [1 << space for space in range(MOST_SPACES)] + [0]  # _BITS[OUT] is no space
_bit = _BITS.__getitem__
NOTHING: list[tuple[int, int]] = []

# Named tuples built without their Python-level constructor: a third of the time of play.
_Fields = tuple[
    KnockoutVariant,
    int,
    tuple[int, ...],
    Seat,
    Phase,
    tuple[int, int] | None,
    int,
    Options,
    int,
    int,
    Seat | None,
    tuple[int, ...] | None,
]
_state: Callable[[_Fields], KnockoutState] = partial(tuple.__new__, KnockoutState)
_step: Callable[[tuple[KnockoutState, tuple[Event, ...]]], Step[KnockoutState]]
_step = partial(tuple.__new__, Step)
# Facts repeat across millions of games: one object each keeps play fast.
_rolled, _lost, _locked, _skipped = cache(Rolled), cache(MoveLost), cache(Locked), cache(Skipped)
_moved = lru_cache(maxsize=1 << 15)(Moved)


class Knockout(Game[KnockoutState, KnockoutAction]):
    key = "knockout"
    variant_type = KnockoutVariant
    rolls_for_start = True  # K3
    seat_counts = range(2, 5)
    action_types = (Move,)
    event_types = (RolledOff, Tied, Starts, Rolled, Moved, MoveLost, Locked, Skipped, Ended)

    def __init__(self, variant: KnockoutVariant | None = None) -> None:
        self.variant: KnockoutVariant = variant or KnockoutVariant()
        self.board = text.board_of(self.variant)
        self._reach = self.board.reach

    # -- playing ---------------------------------------------------------------------------

    def start(self, seats: int, *, first: Seat | None = None) -> KnockoutState:
        """K3: the dice decide who starts, unless the table names the `first` seat."""
        self.check_seats(seats, 0 if first is None else first)
        if seats not in self.board.players:
            counts = ", ".join(map(str, self.board.players))
            raise SeatError(
                f"the board {self.board.key} is for {counts} players, not {seats}",
                code="board-seats", board=self.board.key, seats=seats, known=counts,
            )  # fmt: skip
        begun = first is not None
        return KnockoutState(
            self.variant,
            seats,
            self.board.starts[seats],
            first or 0,
            CHANCE,
            None,
            BOTH,
            (),
            int(begun),
            int(begun),
            first,
            None if begun else (TO_ROLL,) * seats,
        )

    def dice(self, state: KnockoutState) -> int:
        return 2 if state.phase is CHANCE else 0

    def chances(self, state: KnockoutState) -> tuple[Chance, ...]:
        return chances(2) if state.phase is CHANCE else ()

    def legal(self, state: KnockoutState) -> tuple[KnockoutAction, ...]:
        """Every move that K8 and K9 allow, by piece and space."""
        moves: list[Move] = []
        for piece, spaces in state.options:
            for i, byte in enumerate(spaces.to_bytes(8, "little")):
                if byte:
                    moves += _moves(piece, i, byte)
        return tuple(moves)

    def apply(self, state: KnockoutState, move: Action | Roll) -> Step[KnockoutState]:
        if state.phase is PLAY:
            if type(move) is Move:
                return self._move(state, move)
        elif type(move) is Roll and state.phase is CHANCE:
            if len(move.dice) != 2:
                raise IllegalActionError(
                    f"{text.format_roll(move)} is not a roll of 2 dice",
                    code="bad-roll", roll=text.format_roll(move), dice=2,
                )  # fmt: skip
            if state.roll_off is not None:
                return self._roll_off(state, move)
            return self._roll(state, move)
        raise self.illegal(state, move)

    def outcome(self, state: KnockoutState) -> Outcome | None:
        """K15: most points win, ties share."""
        if state.phase is not OVER:
            return None
        return Outcome.ranked(state.points, capped=end_reason(state) == "cap")

    # -- rolling ---------------------------------------------------------------------------

    def _roll_off(self, state: KnockoutState, roll: Roll) -> Step[KnockoutState]:
        """K3: the highest sum starts; tied leaders roll again."""
        seat, sums = state.seat, list(state.roll_off or ())
        sums[seat] = sum(roll.dice)
        event = RolledOff(seat, roll.dice, sums[seat])
        if TO_ROLL in sums:
            after = state._replace(seat=sums.index(TO_ROLL), roll_off=tuple(sums))
            return _step((after, (event,)))
        best = max(sums)
        leaders = tuple(s for s, total in enumerate(sums) if total == best)
        if len(leaders) > 1:
            again = tuple(TO_ROLL if s in leaders else NOT_ROLLING for s in range(state.seats))
            after = state._replace(seat=leaders[0], roll_off=again)
            return _step((after, (event, Tied(leaders))))
        first = leaders[0]
        begun = state._replace(seat=first, first=first, roll_off=None, turn=1, round=1)
        return _step((begun, (event, Starts(first))))

    def _roll(self, state: KnockoutState, roll: Roll) -> Step[KnockoutState]:
        variant, seats, positions, seat, _, _, _, _, turn, round_, first, _ = state
        dice: tuple[int, int] = roll.dice  # type: ignore[assignment]
        half, options = self.options(positions, seats, seat, dice, BOTH)
        events: tuple[Event, ...] = (_rolled(seat, dice),)
        if half != BOTH:  # K11
            if half != FIRST_HALF:
                events += (_gone(positions, seats, seat, dice, FIRST_HALF),)
            if half != SECOND_HALF:
                events += (_gone(positions, seats, seat, dice, SECOND_HALF),)
        if options:
            after = (
                variant, seats, positions, seat, PLAY, dice, half, options, turn, round_, first,
                None,
            )  # fmt: skip
            return _step((_state(after), events))
        parts = (FIRST_HALF, SECOND_HALF) if half == BOTH else (half,)
        events += tuple(_blocked(seat, dice, part) for part in parts if part != NEITHER)  # K10
        return self._next(state, positions, events)

    # -- moving ----------------------------------------------------------------------------

    def _move(self, state: KnockoutState, action: Move) -> Step[KnockoutState]:
        variant, seats, positions, seat, _, dice, half, options, turn, round_, first, _ = state
        piece, space = action.piece, action.space
        if dice is None or type(piece) is not int or type(space) is not int or space < 0:
            raise self.illegal(state, action)
        for mover, spaces in options:
            if mover == piece and spaces >> space & 1:
                break
        else:
            raise self.illegal(state, action)
        number = piece % NUMBERS + 1
        after = _placed(positions, piece, space)
        events: tuple[Event, ...]
        if space not in positions:
            events = (_moved(seat, piece, positions[piece], space, None),)
        else:  # K8
            victim = positions.index(space)
            after = _placed(after, victim, OUT)
            events = (_moved(seat, piece, positions[piece], space, victim),)
            if not contested(after, seats, number):  # K12
                alike = range(number - 1, PIECES, NUMBERS)
                events += tuple(_locked(other) for other in alike if after[other] >= 0)
                if not any(contested(after, seats, n) for n in range(1, NUMBERS + 1)):  # K14
                    return self._over(state, after, "no-rivals", events)
        if half == BOTH:
            left = SECOND_HALF if number == dice[0] else FIRST_HALF
            _, rest = self.options(after, seats, seat, dice, left)
            if rest:
                going = (
                    variant, seats, after, seat, PLAY, dice, left, rest, turn, round_, first, None,
                )  # fmt: skip
                return _step((_state(going), events))
            events += (_blocked(seat, dice, left),)
        return self._next(state, after, events)

    def options(
        self, positions: tuple[int, ...], seats: int, seat: Seat, dice: tuple[int, int], half: int
    ) -> tuple[int, Options]:
        """The moves that `half` of a roll leaves, less those lost for good (K11); the legal ones.

        Legal moves are pieces, each with the spaces it may end on (K8, K9).
        """
        low, high = dice
        own = _OWN[seats][seat]
        occupied = sum(map(_bit, positions))
        first = second = NOTHING
        if half != SECOND_HALF:
            first = self._targets(positions, seats, occupied, own[low], high)
        if half != FIRST_HALF:
            pieces = own[-low] if low == high else own[high]  # K5, K4
            second = self._targets(positions, seats, occupied, pieces, low)
        if not first or not second:
            half = FIRST_HALF if first else SECOND_HALF if second else NEITHER
            return half, tuple([option for option in first or second if option[1]])
        # K9. The halves move different numbers, so the first move can change the second only by
        # filling the space it would end on, or by freeing its own. A first move that ends the
        # game needs no care: it ends it by locking the last number, so there is no second.
        complete = []
        for moves, others, length in ((first, second, low), (second, first, high)):
            rest = 0
            for _, spaces in others:
                rest |= spaces
            if rest & (rest - 1):  # two spaces or more: the first move cannot fill them all
                complete += [option for option in moves if option[1]]
                continue
            for piece, spaces in moves:
                rest = 0
                lifted = occupied ^ _BITS[positions[piece]]
                pieces = tuple([other for other, _ in others])
                for _, ends in self._targets(positions, seats, lifted, pieces, length):
                    rest |= ends
                if rest & (rest - 1) == 0:
                    spaces = spaces & ~rest if rest else 0
                if spaces:
                    complete.append((piece, spaces))
        return BOTH, tuple(complete or [option for option in first + second if option[1]])

    def _targets(
        self,
        positions: tuple[int, ...],
        seats: int,
        occupied: int,
        pieces: tuple[int, ...],
        length: int,
    ) -> list[tuple[int, int]]:
        """Of these pieces those neither out nor locked (K12), each with where it may end (K8)."""
        reach, free = self._reach[length], ~occupied
        targets = []
        for piece in pieces:
            space = positions[piece]
            if space >= 0:
                rivals = 0
                for rival in _RIVALS[seats][piece]:
                    rivals |= _BITS[positions[rival]]
                if rivals:
                    targets.append((piece, reach[space] & (free | rivals)))
        return targets

    # -- the end of a turn -----------------------------------------------------------------

    def _next(
        self, state: KnockoutState, positions: tuple[int, ...], events: tuple[Event, ...]
    ) -> Step[KnockoutState]:
        variant, seats, _, seat, _, _, _, _, turn, round_, first, _ = state
        after, skipped, passed = next_seat(positions, seats, seat, first)
        if passed and variant.rounds == round_:  # K16
            return self._over(state, positions, "rounds", events)
        if turn >= TURN_CAP:  # K17
            return self._over(state, positions, "cap", events)
        if skipped:
            events += skipped
        following = (
            variant, seats, positions, after, CHANCE, None, BOTH, (), turn + 1, round_ + passed,
            first, None,
        )  # fmt: skip
        return _step((_state(following), events))

    def _over(
        self,
        state: KnockoutState,
        positions: tuple[int, ...],
        reason: str,
        events: tuple[Event, ...],
    ) -> Step[KnockoutState]:
        over = state._replace(positions=positions, phase=OVER, roll=None, half=BOTH, options=())
        outcome = self.outcome(over)
        if outcome is not None:
            events += (Ended(reason, outcome),)
        return _step((over, events))

    # -- writing down ----------------------------------------------------------------------

    def format_position(self, state: KnockoutState) -> str:
        return text.format_position(state)

    def parse_position(self, text_: str) -> KnockoutState:
        return text.parse_position(text_)

    def format_move(self, state: KnockoutState, move: Action | Roll) -> str:
        return text.format_move(state, move)

    def parse_move(self, state: KnockoutState, token: str) -> Action | Roll:
        return text.parse_move(state, token)

    def state_to_json(self, state: KnockoutState) -> Json:
        return text.state_to_json(state)

    def state_from_json(self, data: Json) -> KnockoutState:
        return text.state_from_json(data)


def next_seat(
    positions: tuple[int, ...], seats: int, seat: Seat, first: Seat | None
) -> tuple[Seat, tuple[Skipped, ...], bool]:
    """Whose turn is next, who is skipped on the way (K13), and whether a round ends (K16)."""
    skipped: tuple[Skipped, ...] = ()
    passed = False
    for step in range(1, seats + 1):
        after = (seat + step) % seats
        passed = passed or after == first
        if can_ever_move(positions, seats, after):
            return after, skipped, passed
        skipped += (_skipped(after),)
    return seat, skipped, passed


def can_ever_move(positions: tuple[int, ...], seats: int, seat: Seat) -> bool:
    """K13: whether the seat holds a piece that is neither out nor locked."""
    for piece in _OWN[seats][seat][0]:
        if positions[piece] >= 0:
            for rival in _RIVALS[seats][piece]:
                if positions[rival] >= 0:
                    return True
    return False


def end_reason(state: KnockoutState) -> str:
    """Why a finished game is over: ``no-rivals`` (K14), ``rounds`` (K16) or ``cap`` (K17)."""
    positions, seats = state.positions, state.seats
    if not any(contested(positions, seats, n) for n in range(1, NUMBERS + 1)):
        return "no-rivals"
    _, _, passed = next_seat(positions, seats, state.seat, state.first)
    return "rounds" if passed and state.round == state.variant.rounds else "cap"


def _own(seat: Seat, seats: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """K1, K6: the pieces of these numbers that a seat plays; with two seats two of each."""
    colours = (seat, seat + 2) if seats == 2 else (seat,)
    return tuple(c * NUMBERS + number - 1 for number in numbers for c in colours)


def _rivals(piece: int, seats: int) -> tuple[int, ...]:
    """K8: the pieces that this one can knock out."""
    alike = range(piece % NUMBERS, PIECES, NUMBERS)
    return tuple(p for p in alike if p // NUMBERS % seats != piece // NUMBERS % seats)


def _own_by_number(seat: Seat, seats: int) -> tuple[tuple[int, ...], ...]:
    """By number; [0] is all pieces, and [-n] all with another number than n (K5)."""
    every = range(1, NUMBERS + 1)
    others = [[m for m in every if m != n] for n in reversed(every)]
    return tuple(_own(seat, seats, numbers) for numbers in (every, *([n] for n in every), *others))


_OWN = {seats: [_own_by_number(seat, seats) for seat in range(seats)] for seats in range(2, 5)}
_RIVALS = {seats: [_rivals(piece, seats) for piece in range(PIECES)] for seats in range(2, 5)}


_MOVES = [[Move(piece, space) for space in range(MOST_SPACES)] for piece in range(PIECES)]


@cache
def _moves(piece: int, i: int, byte: int) -> tuple[Move, ...]:
    """The moves of a piece to the spaces 8i to 8i+7 whose bits are set."""
    return tuple([_MOVES[piece][8 * i + bit] for bit in range(8) if byte >> bit & 1])


def _gone(
    positions: tuple[int, ...], seats: int, seat: Seat, dice: tuple[int, int], half: int
) -> MoveLost:
    """K11: why a half of the roll has no piece to move."""
    number = dice[half - 1]
    other = half == SECOND_HALF and number == dice[0]
    reason = "out"
    for piece in _OWN[seats][seat][-number if other else number]:
        if positions[piece] >= 0:
            reason = "locked"
    return _lost(seat, None if other else number, dice[2 - half], reason)


def _blocked(seat: Seat, dice: tuple[int, int], half: int) -> MoveLost:
    other = dice[0] == dice[1] and half == SECOND_HALF
    return _lost(seat, None if other else dice[half - 1], dice[2 - half], "blocked")


def _placed(positions: tuple[int, ...], piece: int, space: int) -> tuple[int, ...]:
    return (*positions[:piece], space, *positions[piece + 1 :])
