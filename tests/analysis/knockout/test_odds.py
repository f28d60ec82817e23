"""The odds of hits in Knockout, compared with enumerating every roll."""

from itertools import product

import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.insight import insight
from roost.analysis.knockout.odds import HitOdds, aftermath, dangers, gain, hit_chance, targets
from roost.rules import Phase, Roll
from roost.rules.knockout import (
    POINTS,
    Knockout,
    KnockoutState,
    KnockoutVariant,
    Move,
    number_of,
    owner,
)
from roost.testing import playout

GAME = Knockout()


def hits(state: KnockoutState, seat: int, roll: Roll) -> set[int]:
    """Return the pieces that a seat can knock out with a roll, by the rules."""
    game = Knockout(state.variant)
    rolled = game.apply(state._replace(seat=seat), roll).state
    found: set[int] = set()
    if rolled.phase is not Phase.PLAY or rolled.turn != state.turn:
        return found
    for move in game.legal_actions(rolled):
        if move.space in state.positions:
            found.add(state.positions.index(move.space))
        then = game.apply(rolled, move).state
        if then.phase is Phase.PLAY and then.turn == state.turn:
            found |= {
                state.positions.index(second.space)
                for second in game.legal_actions(then)
                if second.space in then.positions and second.space in state.positions
            }
    return {piece for piece in found if owner(piece, state.seats) != seat}


def rolling(seats: int, turn: int) -> KnockoutState:
    """Return a position of a random game at the start of a turn."""
    states = playout(GAME, seats, f"odds {seats}").states
    found: KnockoutState = next(
        state
        for state in states
        if state.phase is Phase.CHANCE and state.roll_off is None and state.turn >= turn
    )
    return found


@pytest.mark.parametrize(("seats", "turn"), [(2, 1), (2, 15), (3, 10), (4, 10)])
def test_hit_chances_match_an_enumeration_of_rolls_k4_k5_k8(seats: int, turn: int) -> None:
    state = rolling(seats, turn)
    counted = dict.fromkeys(targets(state), 0.0)
    for chance in GAME.chance_outcomes(state):
        for piece in hits(state, state.seat, chance.roll) & set(counted):
            counted[piece] += float(chance.probability)
    assert targets(state) == pytest.approx(counted)
    assert any(counted.values())


def test_every_piece_that_can_be_hit_has_a_danger_or_is_a_target() -> None:
    state = GAME.start(2, first=0)
    assert set(dangers(state)) == set(range(6)) | set(range(12, 18))
    assert set(targets(state)) == set(range(24)) - set(dangers(state))


@pytest.mark.parametrize(("seats", "turn"), [(3, 1), (3, 10), (4, 8)])
def test_danger_is_the_chance_that_any_opponent_can_hit(seats: int, turn: int) -> None:
    """Compare with every combination of the opponents' next rolls."""
    state = rolling(seats, turn)
    others = [seat for seat in range(seats) if seat != state.seat]
    reached = {
        seat: [
            (float(chance.probability), hits(state, seat, chance.roll))
            for chance in GAME.chance_outcomes(state)
        ]
        for seat in others
    }
    found = dangers(state)
    for piece, chance in found.items():
        counted = 0.0
        for rolls in product(*(reached[seat] for seat in others)):
            if any(piece in hit for _, hit in rolls):
                together = 1.0
                for probability, _ in rolls:
                    together *= probability
                counted += together
        assert chance == pytest.approx(counted)
    several = [p for p in found if sum(hit_chance(state, seat, p) > 0 for seat in others) > 1]
    assert several  # otherwise the test combines nothing


def test_the_gain_of_a_move_is_its_victims_points_k8_k14() -> None:
    state = Knockout().parse_position(
        "knockout 2 O0,x,x,x,x,x/O3,x,x,x,x,x/x,x,x,x,x,x/x,x,x,x,x,x 0 1:3 31 16 0"
    )
    hit = Move(0, GAME.board.index["O3"])
    assert gain(state, hit) == POINTS[1] == 3
    quiet = next(move for move in GAME.legal_actions(state) if move.space not in state.positions)
    assert gain(state, quiet) == 0
    odds = insight(state).odds
    assert isinstance(odds, HitOdds)
    assert odds.gain == 3  # of the best move


def test_there_are_no_hits_during_the_roll_off_k3() -> None:
    odds = insight(GAME.start(3)).odds
    assert isinstance(odds, HitOdds)
    assert (odds.gain, odds.targets, odds.dangers) == (0.0, {}, {})


def worth(chances: dict[int, float]) -> float:
    return sum(POINTS[number_of(piece)] * chance for piece, chance in chances.items())


def test_the_aftermath_depends_on_the_end_of_the_turn() -> None:
    game = Knockout(KnockoutVariant())
    judge = evaluator_for("knockout")
    seen = 0
    for state in playout(game, 3, "aftermath").states:
        if state.phase is not Phase.PLAY:
            continue
        for action in game.legal_actions(state)[:3]:
            left = judge.left(state, action)
            found = aftermath(state, left, state.seat)
            lost = [p for p in range(24) if state.positions[p] >= 0 > left.positions[p]]
            assert found.points == sum(POINTS[number_of(piece)] for piece in lost)
            assert found.victims == {owner(piece, 3) for piece in lost}
            risk, aim = dangers(left, state.seat), targets(left, state.seat)
            assert found.danger == pytest.approx(worth(risk))
            assert found.threat == pytest.approx(worth(aim))
            own = sum(
                POINTS[number_of(p)]
                for p, space in enumerate(left.positions)
                if space >= 0 and owner(p, 3) == state.seat
            )
            assert found.safe == own - sum(POINTS[number_of(p)] for p in risk)
            seen += bool(lost)
    assert seen > 3
