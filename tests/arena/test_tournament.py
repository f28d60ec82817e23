"""Tournaments: pairings, standings and determinism."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.arena import ArenaError, MatchPlan, Tournament, run_match, run_tournament
from roost.arena.match import MatchResult
from roost.arena.ratings import MOST, skills
from tests.scale import scaled

LEVELS = ("steady", "greedy", "strongest")


def test_round_robin_and_gauntlet_have_the_right_matches() -> None:
    tables = [plan.bots for plan in Tournament(LEVELS, 10).matches()]
    assert tables == [("steady", "greedy"), ("steady", "strongest"), ("greedy", "strongest")]
    tables = [plan.bots for plan in Tournament(LEVELS, 10, "gauntlet").matches()]
    assert tables == [("steady", "greedy"), ("steady", "strongest")]
    assert Tournament((*LEVELS, "random"), 1, "gauntlet", seats=3).count == 3
    assert Tournament((*LEVELS, "random"), 1, seats=3).count == 4


def test_an_extra_bot_does_not_change_the_other_matches() -> None:
    few = Tournament(LEVELS, 10, seed=3).matches()
    more = Tournament((*LEVELS, "random"), 10, seed=3).matches()
    assert set(few) < set(more)
    assert len({plan.seed for plan in more}) == len(more)
    assert not set(few) & set(Tournament(LEVELS, 10, seed=4).matches())


@pytest.mark.slow
def test_standings_follow_from_the_matches_with_any_number_of_processes(tmp_path: Path) -> None:
    asked = Tournament(LEVELS, scaled(60, 400), seed=1, raw=True)
    result = run_tournament(asked, jobs=1)
    assert run_tournament(asked, jobs=2, file=tmp_path / "kept.jsonl") == result
    for standing in result.standings:
        own = [bot for match in result.matches for bot in match.bots if bot.bot == standing.bot]
        assert standing.wins.value == pytest.approx(sum(bot.wins for bot in own) / 2)
        half = sum((bot.high - bot.low) ** 2 for bot in own) ** 0.5 / 4
        assert standing.wins.high - standing.wins.value == pytest.approx(half)
        assert (standing.matches, standing.games) == (2, 2 * asked.games)
        assert standing.without_luck is None
    shares = [standing.wins.value for standing in result.standings]
    assert shares == sorted(shares, reverse=True)
    assert result.games == 3 * asked.games
    assert result.matches[0] == run_match(asked.matches()[0], jobs=1)


@pytest.mark.slow
def test_a_match_stops_when_all_its_bots_are_decided() -> None:
    """The weaker bot comes first: its lack of a gain is clear at once, and so are the others."""
    asked = Tournament(("greedy", "strongest"), 4000, until=0.05)
    result = run_tournament(asked, jobs=1)
    assert result.matches[0].verdicts == ("fair", "better")
    assert result.undecided == 0
    assert result.games < 1000
    best = result.standings[0]
    assert best.bot == "strongest"
    assert best.without_luck is not None
    assert best.wins.low < best.without_luck.low < best.without_luck.high < best.wins.high
    assert best.best == best.without_luck
    short = run_tournament(Tournament(("greedy", "strongest"), 20, until=0.05, raw=True), jobs=1)
    assert short.undecided == 1


# -- OpenSkill -----------------------------------------------------------------------------


def played(bots: tuple[str, ...], winners: dict[int, int]) -> MatchResult:
    games = sum(winners.values())
    return MatchResult(MatchPlan(bots, games), games, 30.0, (), winners=winners)


def test_more_wins_give_a_higher_rating_and_more_games_a_smaller_error() -> None:
    few = skills("ab", [played(("a", "b"), {0b01: 30, 0b10: 10})], 1)
    many = skills("ab", [played(("a", "b"), {0b01: 600, 0b10: 200})], 1)
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].sigma < few["a"].sigma / 2
    shared = skills("ab", [played(("a", "b"), {0b11: 100})], 1)
    assert shared["a"].mu == pytest.approx(shared["b"].mu, abs=0.01)


def test_a_rating_depends_on_the_strength_of_opponents() -> None:
    """Both win half of their games, but one of them against the better bot."""
    found = skills(
        "abcd",
        [
            played(("a", "b"), {0b01: 400, 0b10: 100}),
            played(("a", "c"), {0b01: 250, 0b10: 250}),
            played(("b", "d"), {0b01: 250, 0b10: 250}),
        ],
        1,
    )
    assert found["c"].mu > found["d"].mu + 2


def test_ratings_use_a_fair_sample_of_very_many_games() -> None:
    huge = played(("a", "b"), {0b01: 30 * MOST, 0b10: 10 * MOST})
    small = played(("a", "b"), {0b01: 3 * MOST // 4, 0b10: MOST // 4})
    assert skills("ab", [huge], 1) == skills("ab", [small], 1)


# -- refusals ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (Tournament(LEVELS, 10, "knockout"), "bad-tournament"),  # type: ignore[arg-type]
        (Tournament(("greedy", "greedy"), 10), "entered-twice"),
        (Tournament(("greedy",), 10), "tournament-size"),
        (Tournament(tuple(f"b{n}" for n in range(200)), 10), "tournament-size"),
        (Tournament(LEVELS, 0), "bad-match"),
    ],
)
def test_an_impossible_tournament_is_rejected(asked: Tournament, code: str) -> None:
    with pytest.raises(ArenaError) as refusal:
        run_tournament(asked, jobs=1)
    assert refusal.value.code == code
