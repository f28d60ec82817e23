"""The rules of Knockout. Comments name the rule that each step follows (K1 to K17)."""

from __future__ import annotations

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
    NOT_ROLLING,
    NUMBERS,
    OUT,
    PIECES,
    SEATS,
    SECOND_HALF,
    TO_ROLL,
    TURN_CAP,
    number_of,
)
from roost.rules.knockout.moves import (
    end_reason,
    legal_moves,
    movable_pieces,
    next_seat,
    pieces_of_half,
    placed,
    rivals_left,
)
from roost.rules.knockout.state import (
    Ended,
    Half,
    KnockoutAction,
    KnockoutState,
    Locked,
    Move,
    Moved,
    MoveLost,
    Rolled,
    RolledOff,
    Skipped,
    Starts,
    Tied,
    contested,
    halves_of,
)
from roost.rules.knockout.variant import KnockoutVariant

CHANCE, PLAY, OVER = Phase.CHANCE, Phase.PLAY, Phase.OVER


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

    # -- playing ---------------------------------------------------------------------------

    def start(self, seats: int, *, first: Seat | None = None) -> KnockoutState:
        """Set up the board; the seats roll for who starts unless `first` names it (K3)."""
        check_seats(self, seats, 0 if first is None else first)
        if seats not in self.board.players:
            counts = ", ".join(map(str, self.board.players))
            key = self.board.key
            reason = f"the board {key} is for {counts} players, not {seats}"
            raise SeatError(reason, code="board-seats", board=key, seats=seats, known=counts)
        rolls_off = first is None
        return KnockoutState(
            variant=self.variant,
            seats=seats,
            positions=self.board.starts[seats],
            seat=0 if first is None else first,
            phase=CHANCE,
            roll=None,
            half=BOTH,
            legal_moves=(),
            turn=0 if rolls_off else 1,
            round=0 if rolls_off else 1,
            first=first,
            roll_off=(TO_ROLL,) * seats if rolls_off else None,
        )

    def dice_count(self, state: KnockoutState) -> int:
        return DICE if state.phase is CHANCE else 0

    def chance_outcomes(self, state: KnockoutState) -> tuple[Chance, ...]:
        return chances(DICE) if state.phase is CHANCE else ()

    def legal_actions(self, state: KnockoutState) -> tuple[KnockoutAction, ...]:
        return state.legal_moves

    def apply(self, state: KnockoutState, move: Action | Roll) -> Step[KnockoutState]:
        if state.phase is CHANCE and isinstance(move, Roll):
            if len(move.dice) != DICE:
                raise roll_size_error(self, state, move)
            if state.roll_off is not None:
                return self._roll_off(state, state.roll_off, move)
            return self._roll(state, move)
        if state.phase is PLAY and isinstance(move, Move):
            return self._move(state, move)
        raise illegal_action_error(self, state, move)

    def outcome(self, state: KnockoutState) -> Outcome | None:
        return _outcome(state) if state.phase is OVER else None

    # -- rolling ---------------------------------------------------------------------------

    def _roll_off(
        self, state: KnockoutState, rolled: tuple[int, ...], roll: Roll
    ) -> Step[KnockoutState]:
        """Roll for who starts: the highest sum starts, tied leaders roll again (K3)."""
        seat, total, sums = state.seat, sum(roll), list(rolled)
        sums[seat] = total
        event = RolledOff(seat, roll.dice, total)
        if TO_ROLL in sums:
            after = state._replace(seat=sums.index(TO_ROLL), roll_off=tuple(sums))
            return Step(after, (event,))
        best = max(sums)
        leaders = tuple(s for s, total in enumerate(sums) if total == best)
        if len(leaders) > 1:
            again = tuple(TO_ROLL if s in leaders else NOT_ROLLING for s in range(state.seats))
            after = state._replace(seat=leaders[0], roll_off=again)
            return Step(after, (event, Tied(leaders)))
        first = leaders[0]
        after = state._replace(seat=first, first=first, roll_off=None, turn=1, round=1)
        return Step(after, (event, Starts(first)))

    def _roll(self, state: KnockoutState, roll: Roll) -> Step[KnockoutState]:
        """Roll the dice of a turn (K4, K5); a move without a piece is lost (K10, K11)."""
        low, high = roll.dice
        halves = halves_of(low, high)
        movable = movable_pieces(state, halves)
        events: list[Event] = [Rolled(state.seat, roll.dice)]
        events += [_lost_for_good(state, half) for half in halves if half not in movable]  # K11
        legal = legal_moves(state, movable)
        if not legal:
            events += [_blocked(state, half) for half in movable]
            return self._end_turn(state, tuple(events))
        after = state._replace(
            phase=PLAY,
            roll=(low, high),
            half=BOTH if len(movable) == 2 else FIRST_HALF + halves.index(next(iter(movable))),
            legal_moves=legal,
        )
        return Step(after, tuple(events))

    # -- moving ----------------------------------------------------------------------------

    def _move(self, state: KnockoutState, move: Move) -> Step[KnockoutState]:
        piece, space = move.piece, move.space
        if type(piece) is not int or type(space) is not int or not _is_legal(state, move):
            raise illegal_action_error(self, state, move)
        positions = state.positions
        victim = positions.index(space) if space in positions else None  # K8
        if victim is not None:
            positions = placed(positions, victim, OUT)
        positions = placed(positions, piece, space)
        moved = Moved(state.seat, piece, state.positions[piece], space, victim)
        events: tuple[Event, ...] = (moved,)
        after = state._replace(positions=positions)
        if victim is not None:
            events += _newly_locked(after, number_of(piece))
            if not rivals_left(positions, state.seats):  # K14
                return self._end_game(after, "no-rivals", events)
        if state.half != BOTH:
            return self._end_turn(after, events)
        return self._second_move(after, number_of(piece), events)

    def _second_move(
        self, state: KnockoutState, moved: int, events: tuple[Event, ...]
    ) -> Step[KnockoutState]:
        """Leave the half of the roll that has not been moved, unless it is blocked (K10)."""
        first, second = state.halves
        half, left = (SECOND_HALF, second) if moved == first.number else (FIRST_HALF, first)
        legal = legal_moves(state, movable_pieces(state, [left]))
        if legal:
            return Step(state._replace(half=half, legal_moves=legal), events)
        return self._end_turn(state, (*events, _blocked(state, left)))

    # -- the end of a turn -----------------------------------------------------------------

    def _end_turn(self, state: KnockoutState, events: tuple[Event, ...]) -> Step[KnockoutState]:
        """Pass the dice to the next seat that can move (K13), or end the game (K16, K17)."""
        seat, skipped, round_ended = next_seat(
            state.positions, state.seats, state.seat, state.first
        )
        if round_ended and state.round == state.variant.rounds:  # K16
            return self._end_game(state, "rounds", events)
        if state.turn >= TURN_CAP:  # K17
            return self._end_game(state, "cap", events)
        after = state._replace(
            seat=seat,
            phase=CHANCE,
            roll=None,
            half=BOTH,
            legal_moves=(),
            turn=state.turn + 1,
            round=state.round + round_ended,
        )
        return Step(after, (*events, *skipped))

    def _end_game(
        self, state: KnockoutState, reason: str, events: tuple[Event, ...]
    ) -> Step[KnockoutState]:
        over = state._replace(phase=OVER, roll=None, half=BOTH, legal_moves=())
        return Step(over, (*events, Ended(reason, _outcome(over))))

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


def _is_legal(state: KnockoutState, move: Move) -> bool:
    for legal in state.legal_moves:
        if legal.piece == move.piece and legal.space == move.space:
            return True
    return False


def _outcome(state: KnockoutState) -> Outcome:
    """Rank by points (K15)."""
    return Outcome.ranked(state.points, capped=end_reason(state) == "cap")


def _newly_locked(state: KnockoutState, number: int) -> tuple[Locked, ...]:
    """Return an event for each piece that a knock-out has just locked (K12)."""
    if contested(state.positions, state.seats, number):
        return ()
    alike = range(number - 1, PIECES, NUMBERS)
    return tuple(Locked(piece) for piece in alike if state.positions[piece] != OUT)


def _lost_for_good(state: KnockoutState, half: Half) -> MoveLost:
    """Return the event for a half whose pieces are all out or locked (K11)."""
    pieces = pieces_of_half(state.seat, state.seats, half)
    all_out = all(state.positions[piece] == OUT for piece in pieces)
    return _move_lost(state, half, "out" if all_out else "locked")


def _blocked(state: KnockoutState, half: Half) -> MoveLost:
    """Return the event for a half that has no space to end on (K10)."""
    return _move_lost(state, half, "blocked")


def _move_lost(state: KnockoutState, half: Half, reason: str) -> MoveLost:
    number = half.number if half.number > 0 else None
    return MoveLost(state.seat, number, half.length, reason)
