"""The calendar of daily games."""

from __future__ import annotations

import pytest

from roost.bots import bot_info
from roost.rules.errors import GameError
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.core.shared_dice.rows import StandingRow
from roost.server.features.daily.days import bots_of, closes, day_of, later, opens, streak
from roost.server.features.daily.service import placed, stars

MONDAY = "2026-11-16"


def test_a_day_is_one_of_utc_and_follows_the_one_before() -> None:
    assert day_of(opens(MONDAY)) == day_of(closes(MONDAY) - 1) == MONDAY
    assert closes(MONDAY) == opens("2026-11-17")
    assert later("2026-12-31", 1) == "2027-01-01"


def test_the_birds_grow_stronger_through_the_week() -> None:
    for game in BUILT_IN_GAMES:
        week = [bot_info(game, *bots_of(game, later(MONDAY, n))).level for n in range(7)]
        assert week == sorted(week)
        assert week[0] < week[-1]


@pytest.mark.parametrize(
    ("played", "wanted"),
    [
        ([], 0),
        ([0], 1),
        ([-1], 1),
        ([-2], 0),
        ([0, -1, -2, -4], 3),
        ([-1, -2], 2),
    ],
)
def test_a_streak_lasts_until_a_day_is_missed(played: list[int], wanted: int) -> None:
    assert streak({later(MONDAY, day) for day in played}, MONDAY) == wanted


@pytest.mark.parametrize("given", ["2026-02-30", "0000-00-00", "9999-99-99"])
def test_a_day_that_no_calendar_has_is_refused(given: str) -> None:
    with pytest.raises(GameError) as error:
        opens(given)
    assert error.value.code == "no-such-day"


def test_twenty_results_make_a_percentile() -> None:
    results = [StandingRow(f"g{n}", None, n / 100, 3, 1) for n in reversed(range(20))]
    assert placed(results, "g19").percentile == 100
    assert placed(results, "g10").percentile == 52
    assert placed(results, "g0").percentile == 0
    assert placed(results[1:], "g10").percentile is None
    assert placed(results, None).percentile is None


def test_stars_grow_with_the_share_of_wins_without_luck() -> None:
    assert [stars(share) for share in (0, 0.15, 0.29, 0.3, 0.5, 0.6, 1)] == [1, 2, 2, 3, 4, 5, 5]
