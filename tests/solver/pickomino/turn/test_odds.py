"""The odds of a turn, from any moment in it."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from roost.rules import parse_position
from roost.rules.errors import PositionError
from roost.rules.pickomino import PickominoState
from roost.solver.pickomino.turn.errors import PayoffError
from roost.solver.pickomino.turn.odds import TurnPosition, reach_odds, solve_turn, tiles_by_total
from roost.solver.pickomino.turn.tables import TOTALS

WORMS = [0.0] * 21 + [1.0] * 4 + [2.0] * 4 + [3.0] * 4 + [4.0] * 8
START = TurnPosition(None, None, True)


def moment(text: str) -> TurnPosition:
    state = parse_position(text)
    assert isinstance(state, PickominoState)
    return TurnPosition.of(state)


def test_the_chances_of_a_turn_add_up_and_explain_its_value() -> None:
    odds = solve_turn(START, WORMS, 0.0)
    assert sum(odds.totals) + odds.fail == pytest.approx(1, abs=1e-12)
    assert odds.value == pytest.approx(1.644729674, abs=1e-9)
    assert odds.at_least(21) == pytest.approx(sum(odds.totals[21:]))


def test_reaching_a_higher_total_is_never_likelier() -> None:
    at_least, exactly = reach_odds(START)
    assert (np.diff(at_least) <= 1e-12).all()
    assert (np.array(exactly) <= np.array(at_least) + 1e-12).all()
    assert at_least[0] == pytest.approx(solve_turn(START, [1.0] * TOTALS, 0.0).value)


def test_one_die_is_counted_by_hand() -> None:
    """P4, P7: worms, 5s, 4s and 3s are taken, so the last die counts as a 1 or a 2, or fails."""
    bound = moment("pickomino 21-36 -/- 0 ww55443 ? 1")
    at_least, exactly = reach_odds(bound)
    assert exactly[32] == pytest.approx(1 / 6)
    assert exactly[33] == pytest.approx(1 / 6)
    assert at_least[32] == pytest.approx(2 / 6)
    assert solve_turn(bound, WORMS, 0.0).fail == pytest.approx(4 / 6)


def test_dice_on_the_table_leave_the_choice_of_face() -> None:
    shown = moment("pickomino 21-36 -/- 0 ww44 2225 1")
    at_least, _ = reach_odds(shown)
    after = [
        moment("pickomino 21-36 -/- 0 ww44222 . 1"),
        moment("pickomino 21-36 -/- 0 ww445 . 1"),
    ]
    best = list(map(max, *(reach_odds(one)[0] for one in after)))
    assert at_least == pytest.approx(best)


def test_two_dice_equal_every_roll_counted() -> None:
    bound = moment("pickomino 21-36 -/- 0 www555 ? 1")
    free = {0: 1, 1: 2, 2: 3, 3: 4}
    hits = 0
    for roll in product(range(6), repeat=2):
        takes = [free[f] * roll.count(f) for f in set(roll) if f in free]
        hits += any(30 + take >= 34 for take in takes)
    sure = reach_odds(bound)[0][34]
    assert sure >= hits / 36  # those, and second rolls that add to a lower first take
    assert reach_odds(bound)[0][30] == pytest.approx(1 - (2 / 6) ** 2)


def test_totals_take_the_tiles_of_the_position() -> None:
    """P9 to P13; figure 4e: 26 steals or takes 25, 28 takes the next lower, 27."""
    state = parse_position("pickomino 25,27,29-31 -/26 0 - ? 9")
    assert isinstance(state, PickominoState)
    tiles = tiles_by_total(state)
    assert (tiles[24], tiles[25], tiles[26], tiles[28], tiles[40]) == (
        (),
        (25,),
        (26, 25),
        (27,),
        (31,),
    )


def test_a_finished_game_has_no_odds() -> None:
    with pytest.raises(PositionError):
        moment("pickomino - 21/22 0 - # 40")


def test_a_bad_objective_gets_a_coded_error() -> None:
    with pytest.raises(PayoffError):
        solve_turn(START, [float("nan")] * TOTALS, 0.0)
