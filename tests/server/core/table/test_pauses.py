"""How pauses move the end of a correspondence turn."""

import pytest

from roost.server.core.table.pauses import Pause, deadline, next_pause

DAY = 86_400_000
NOW = 1_794_787_200_000  # 16 November 2026


def pause(first: float, last: float, announced: float = -100) -> Pause:
    """From a day until another, counted from NOW."""
    return Pause(*(NOW + int(day * DAY) for day in (announced, first, last)))


@pytest.mark.parametrize(
    ("pauses", "later"),
    [
        ([], 0),
        ([pause(1, 8)], 7),  # in the middle of a turn
        ([pause(-3, 4)], 4),  # the turn begins in it
        ([pause(-9, 0)], 0),  # over by then
        ([pause(3, 9)], 0),  # after the turn
        ([pause(1, 3), pause(4.5, 6)], 3.5),  # the second one only because of the first
        ([pause(1, 8, announced=0.1)], 0),  # announced after the turn had begun
        ([pause(1, 8, announced=0)], 7),
    ],
)
def test_a_turn_of_three_days_ends_later_by_its_pauses(pauses: list[Pause], later: float) -> None:
    assert deadline(NOW, 3 * DAY, pauses) == NOW + 3 * DAY + int(later * DAY)


def test_the_pause_that_is_shown_is_the_current_or_the_next_one() -> None:
    pauses = [pause(-5, -1), pause(-1, 1), pause(3, 4)]
    assert next_pause(pauses, NOW) == pauses[1]
    assert next_pause(pauses, NOW + DAY) == pauses[2]
    assert next_pause(pauses, NOW + 4 * DAY) is None
