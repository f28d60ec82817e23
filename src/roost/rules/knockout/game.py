"""The rules of Knockout. Every rule's id stands where the rule is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial

from roost.rules.checks import check_seats, illegal_action_error, roll_size_error
from roost.rules.core import Action, Event, Game, Json, Outcome, Phase, Seat, Step
from roost.rules.dice import Chance, Roll, chances
from roost.rules.errors import SeatError
from roost.rules.knockout import text
from roost.rules.knockout.board import get_board
from roost.rules.knockout.constants import (
    BOTH,
    DICE,
    FIRST_HALF,
    MOST_SPACES,
    NEITHER,
    NOT_ROLLING,
    NUMBERS,
    OUT,
    PIECES,
    SEATS,
    SECOND_HALF,
    TO_ROLL,
    TURN_CAP,
)
from roost.rules.knockout.moves import OWN, end_reason, next_seat, options
from roost.rules.knockout.state import (
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
_rolled, _lost, _locked = cache(Rolled), cache(MoveLost), cache(Locked)
_moved = lru_cache(maxsize=1 << 15)(Moved)


class Knockout(Game[KnockoutState, KnockoutAction]):
    """The rules, K1 to K17."""

    key = KnockoutVariant.game
    variant_type = KnockoutVariant
    rolls_for_start = True  # K3
    seat_counts = SEATS
    action_types = (Move,)
    event_types = (RolledOff, Tied, Starts, Rolled, Moved, MoveLost, Locked, Skipped, Ended)

    def __init__(self, variant: KnockoutVariant | None = None) -> None:
        self.variant: KnockoutVariant = variant or KnockoutVariant()
        self.board = get_board(self.variant.board)
        self._reach = self.board.reach

    # -- playing ---------------------------------------------------------------------------

    def start(self, seats: int, *, first: Seat | None = None) -> KnockoutState:
        """K3: the dice decide who starts, unless the table names the `first` seat."""
        check_seats(self, seats, 0 if first is None else first)
        if seats not in self.board.players:
            counts = ", ".join(map(str, self.board.players))
            key = self.board.key
            reason = f"the board {key} is for {counts} players, not {seats}"
            raise SeatError(reason, code="board-seats", board=key, seats=seats, known=counts)
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

    def dice_count(self, state: KnockoutState) -> int:
        return DICE if state.phase is CHANCE else 0

    def chance_outcomes(self, state: KnockoutState) -> tuple[Chance, ...]:
        return chances(DICE) if state.phase is CHANCE else ()

    def legal_actions(self, state: KnockoutState) -> tuple[KnockoutAction, ...]:
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
            if len(move.dice) != DICE:
                raise roll_size_error(self, state, move)
            if state.roll_off is not None:
                return self._roll_off(state, move)
            return self._roll(state, move)
        raise illegal_action_error(self, state, move)

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
        half, moves = options(self._reach, positions, seats, seat, dice, BOTH)
        events: tuple[Event, ...] = (_rolled(seat, dice),)
        if half != BOTH:  # K11
            if half != FIRST_HALF:
                events += (_gone(positions, seats, seat, dice, FIRST_HALF),)
            if half != SECOND_HALF:
                events += (_gone(positions, seats, seat, dice, SECOND_HALF),)
        if not moves:
            parts = (FIRST_HALF, SECOND_HALF) if half == BOTH else (half,)
            events += tuple(_blocked(seat, dice, part) for part in parts if part != NEITHER)  # K10
            return self._next(state, positions, events)
        now = (variant, seats, positions, seat, PLAY, dice, half, moves, turn, round_, first, None)
        return _step((_state(now), events))

    # -- moving ----------------------------------------------------------------------------

    def _move(self, state: KnockoutState, action: Move) -> Step[KnockoutState]:
        variant, seats, positions, seat, _, dice, half, legal, turn, round_, first, _ = state
        piece, space = action.piece, action.space
        if dice is None or type(piece) is not int or type(space) is not int or space < 0:
            raise illegal_action_error(self, state, action)
        for mover, spaces in legal:
            if mover == piece and spaces >> space & 1:
                break
        else:
            raise illegal_action_error(self, state, action)
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
        if half != BOTH:
            return self._next(state, after, events)
        left = SECOND_HALF if number == dice[0] else FIRST_HALF
        _, moves = options(self._reach, after, seats, seat, dice, left)
        if not moves:
            return self._next(state, after, (*events, _blocked(seat, dice, left)))
        now = (variant, seats, after, seat, PLAY, dice, left, moves, turn, round_, first, None)
        return _step((_state(now), events))

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
        turn, round_ = turn + 1, round_ + passed
        now = (variant, seats, positions, after, CHANCE, None, BOTH, (), turn, round_, first, None)
        return _step((_state(now), events))

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
    for piece in OWN[seats][seat][-number if other else number]:
        if positions[piece] >= 0:
            reason = "locked"
    return _lost(seat, None if other else number, dice[2 - half], reason)


def _blocked(seat: Seat, dice: tuple[int, int], half: int) -> MoveLost:
    other = dice[0] == dice[1] and half == SECOND_HALF
    return _lost(seat, None if other else dice[half - 1], dice[2 - half], "blocked")


def _placed(positions: tuple[int, ...], piece: int, space: int) -> tuple[int, ...]:
    return (*positions[:piece], space, *positions[piece + 1 :])
