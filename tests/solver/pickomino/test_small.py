"""Small games, solved exactly."""

from __future__ import annotations

import numpy as np
import pytest

from roost.bots.pickomino.solved import GreedyPolicy, StrongestPolicy
from roost.rules.core import Phase
from roost.rules.errors import PositionError
from roost.rules.pickomino import Pickomino, PickominoState, PickominoVariant, Stop
from roost.solver.pickomino.small import Floats, SmallGame, best_reply, small_game, solve_small
from roost.solver.pickomino.turn.odds import TurnPosition, reach_odds, tiles_by_total
from roost.solver.pickomino.turn.solve import turn_solver


def backed_up(game: SmallGame, values: Floats, state: PickominoState) -> float:
    """One turn looked ahead with the rules alone."""
    rules = Pickomino(state.variant)

    def worth(stopped: PickominoState, tile: int | None) -> float:
        after = rules.apply(stopped, Stop(tile)).state
        outcome = rules.outcome(after)
        if outcome is not None:
            return float(outcome.shares[state.seat])
        return 1 - float(values[game.find(after)])

    fail = worth(state._replace(taken=(1, 0, 0, 0, 0, 0), phase=Phase.PLAY), None)
    payoff = [fail] * 41
    for total, tiles in tiles_by_total(state).items():
        fives, rest = divmod(total, 5)
        ones = tuple(int(face == rest) for face in range(1, 5))
        stopped = state._replace(taken=(*ones, 0, fives), phase=Phase.PLAY)  # type: ignore[arg-type]
        payoff[total] = max((worth(stopped, tile) for tile in tiles), default=fail)
    return turn_solver().solve(payoff, fail).value


def test_one_tile_is_a_race_to_reach_it() -> None:
    """v = p + (1 - p)(1 - v), with p the chance to get at least 21."""
    solved = solve_small(small_game([21]))
    p = reach_odds(TurnPosition(None, None, True))[0][21]
    assert solved.values[0] == pytest.approx(1 / (2 - p), abs=1e-9)


@pytest.mark.parametrize("variant", PickominoVariant.all(), ids=lambda v: v.key)
def test_the_values_are_a_fixed_point_of_the_rules(variant: PickominoVariant) -> None:
    game = small_game([21, 25, 29], variant)
    solved = solve_small(game)
    for place in range(len(game)):
        state = game.games.state(place)
        assert backed_up(game, solved.values, state) == pytest.approx(
            solved.values[place], abs=1e-9
        )


def test_positions_are_found_from_either_seat() -> None:
    game = small_game([21, 22, 23])
    start = Pickomino().start(2)._replace(grill=0b111)
    assert game.find(start) == 0
    assert game.find(start._replace(seat=1)) == 0
    with pytest.raises(PositionError):
        game.find(Pickomino().start(2))


def test_perfect_play_loses_nothing_against_perfect_play() -> None:
    game = small_game([21, 22, 23])
    solved = solve_small(game)
    after = np.where(game.after >= 0, 1 - solved.values[game.after], game.final)
    moving, waiting = best_reply(game, lambda _: after)
    assert moving == pytest.approx(solved.values, abs=1e-8)
    assert waiting == pytest.approx(1 - solved.values, abs=1e-8)


def test_the_strongest_is_near_perfect_where_greedy_is_not() -> None:
    game = small_game(range(21, 25))

    def loss(policy: GreedyPolicy | StrongestPolicy) -> float:
        moving, waiting = best_reply(game, policy.worth)
        return 0.5 - float(moving[0] + waiting[0]) / 2

    assert 0 <= loss(StrongestPolicy()) < 0.001
    assert loss(GreedyPolicy()) > 0.05


@pytest.mark.parametrize("tiles", [[], [20], [37], range(21, 30)])
def test_other_sets_of_tiles_get_a_coded_error(tiles: list[int]) -> None:
    with pytest.raises(PositionError):
        small_game(tiles)
