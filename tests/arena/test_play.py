"""Playing one by one: any bots of any game."""

from __future__ import annotations

import pytest

from roost.arena import MatchPlan, run_match
from roost.arena.plan import seating
from roost.arena.play import fast_path


def test_results_follow_the_bot_through_the_seats() -> None:
    strong, weak = run_match(MatchPlan(("simple", "random"), 20, raw=True), jobs=1).bots
    assert (strong.bot, strong.wins) == ("simple", 1.0)
    assert (weak.bot, weak.wins) == ("random", 0.0)


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_bot_sits_in_every_seat_equally_often(seats: int) -> None:
    plan = MatchPlan(("greedy",) * seats, 1)
    for deal in range(3):
        orders = [seating(plan, number) for number in range(deal * seats, (deal + 1) * seats)]
        for seat in range(seats):
            assert sorted(order[seat] for order in orders) == list(range(seats))


def test_every_bot_follows_every_other() -> None:
    plan = MatchPlan(("greedy",) * 4, 1, seed=3)
    after = {
        (order[seat], order[(seat + 1) % 4])
        for order in (seating(plan, number) for number in range(80))
        for seat in range(4)
    }
    assert len(after) == 4 * 3
    other = MatchPlan(("greedy",) * 4, 1, seed=4)
    assert [seating(other, n) for n in range(80)] != [seating(plan, n) for n in range(80)]


def test_random_bots_are_played_one_by_one() -> None:
    assert fast_path(MatchPlan(("greedy", "strongest"), 1)) is not None
    assert fast_path(MatchPlan(("greedy", "steady"), 1)) is None
    assert run_match(MatchPlan(("greedy", "steady"), 3), jobs=1).games == 3


def test_an_external_game_can_be_matched() -> None:
    result = run_match(MatchPlan(("random", "random"), 1, game="knockout", raw=True), jobs=1)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(1)
