"""Matches are fair, repeatable, and say how sure they are."""

from __future__ import annotations

import pytest

from roost.arena import ArenaError, MatchPlan, run_match
from roost.arena.match import interval
from roost.arena.play import lockstep
from roost.rules.errors import GameError


def test_a_match_of_equals_is_even() -> None:
    result = run_match(MatchPlan(("greedy", "greedy"), 2000), jobs=1)
    first, second = result.bots
    assert first.wins + second.wins == pytest.approx(1)
    assert first.low < 0.5 < first.high
    assert 28 < result.turns < 34


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_number_of_seats_is_played_and_all_games_counted(seats: int) -> None:
    result = run_match(MatchPlan(("greedy",) * (seats - 1) + ("strongest",), 60), jobs=1)
    assert result.games == 60
    assert sum(bot.wins for bot in result.bots) == pytest.approx(1)


def test_the_seed_decides_and_the_number_of_processes_does_not() -> None:
    plan = MatchPlan(("greedy", "greedy"), 1100, seed=4)
    done: list[int] = []
    alone = run_match(plan, jobs=1, progress=done.append)
    assert done == [1000, 1100]
    assert run_match(plan, jobs=2) == alone
    other = run_match(MatchPlan(("greedy", "greedy"), 1100, seed=5), jobs=1)
    assert other.bots[0].score != alone.bots[0].score


def test_results_follow_the_bot_through_the_seats() -> None:
    """The same games, listed the other way round."""
    strong, weak = run_match(MatchPlan(("simple", "random"), 20), jobs=1).bots
    assert (strong.bot, strong.wins) == ("simple", 1.0)
    assert (weak.bot, weak.wins) == ("random", 0.0)


def test_bots_that_play_at_random_are_played_one_by_one() -> None:
    assert lockstep(MatchPlan(("greedy", "strongest"), 1))
    assert not lockstep(MatchPlan(("greedy", "steady"), 1))
    assert run_match(MatchPlan(("greedy", "steady"), 3), jobs=1).games == 3


def test_both_ways_of_playing_agree() -> None:
    """Greedy in lockstep and by the rules: the same game in law."""
    from roost.arena.match import Chunk
    from roost.arena.play import _in_lockstep, _one_by_one

    plan = MatchPlan(("greedy", "greedy", "greedy"), 300, variant="short+any-lower")
    batch, single = _in_lockstep(Chunk(plan, 0, 300)), _one_by_one(Chunk(plan, 0, 150))
    turns = batch.turns / batch.games
    assert single.turns / single.games == pytest.approx(turns, rel=0.08)
    assert sum(single.scores) / single.games == pytest.approx(
        sum(batch.scores) / batch.games, rel=0.08
    )


def test_another_game_can_be_matched_too() -> None:
    result = run_match(MatchPlan(("random", "random"), 1, game="knockout"), jobs=1)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(1)


@pytest.mark.parametrize("variant", ["", "wheel49+rounds=6"])
def test_a_long_match_of_knockout_is_compiled_and_agrees_with_the_rules(variant: str) -> None:
    """The same game in law: the cautious bot's share, its points, and the length."""
    from roost.arena.knockout.compiled import compiled, play_compiled
    from roost.arena.match import Chunk
    from roost.arena.play import _one_by_one

    bots = ("cautious", "simple", "random")
    plan = MatchPlan(bots, 600, game="knockout", variant=variant)
    assert compiled(plan)
    fast, slow = play_compiled(Chunk(plan, 0, 600)), _one_by_one(Chunk(plan, 0, 60))
    assert fast.turns / 600 == pytest.approx(slow.turns / 60, rel=0.25)
    for place in range(3):
        assert fast.scores[place] / 600 == pytest.approx(slow.scores[place] / 60, abs=2)
        assert fast.shares[place] / 600 == pytest.approx(slow.shares[place] / 60, abs=0.2)
    assert fast.shares[0] > fast.shares[1] > fast.shares[2]


def test_a_compiled_match_depends_on_its_seed_alone() -> None:
    plan = MatchPlan(("strongest", "sees-35"), 120, game="knockout", seed=7)
    alone = run_match(plan, jobs=1)
    assert alone.bots[0].low > 0.8
    assert run_match(plan, jobs=2) == alone
    other = MatchPlan(("strongest", "sees-35"), 120, game="knockout", seed=10**30)
    assert run_match(other, jobs=1).turns != alone.turns


def test_the_interval_holds_the_mean_and_shrinks() -> None:
    low, high = interval(0.54, 0.54, 1000)
    assert low < 0.54 < high
    assert interval(0.54, 0.54, 4000)[1] - interval(0.54, 0.54, 4000)[0] < 0.6 * (high - low)
    assert interval(1.0, 1.0, 10)[0] < 0.75
    assert interval(0.0, 0.0, 10)[1] > 0.25


@pytest.mark.parametrize(
    "plan",
    [
        MatchPlan(("greedy",), 1),
        MatchPlan(("greedy",) * 8, 1),
        MatchPlan(("greedy", "nobody"), 1),
        MatchPlan(("greedy", "greedy"), 0),
        MatchPlan(("greedy", "greedy"), 1, variant="other"),
        MatchPlan(("greedy", "greedy"), 1, game="chess"),
    ],
)
def test_a_match_that_cannot_be_played_gets_a_coded_error(plan: MatchPlan) -> None:
    with pytest.raises(GameError) as refusal:
        run_match(plan, jobs=1)
    assert refusal.value.code != "error"
    assert refusal.value.code != "bad-match" or isinstance(refusal.value, ArenaError)
