"""The calendar of daily games: a day is a UTC day and sets the opponents."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta

from roost.bots import opponents
from roost.server.core.errors import NotFoundError

AHEAD = 30  # days whose dice are sealed and published before they open
_DAY = timedelta(days=1)


def day_of(now: int) -> str:
    """The day that a time belongs to."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def opens(day: str) -> int:
    return int(datetime.combine(_date(day), time(), UTC).timestamp() * 1000)


def closes(day: str) -> int:
    return opens(later(day, 1))


def later(day: str, days: int) -> str:
    return (_date(day) + days * _DAY).isoformat()


def bots_of(game: str, day: str) -> tuple[str, ...]:
    """Return the day's opponents: gentle on Monday, the strongest on Sunday."""
    birds = opponents(game)
    return (birds[_date(day).weekday() * (len(birds) - 1) // 6].key,)


def streak(played: Collection[str], today: str) -> int:
    """Count the days in a row up to today, or to yesterday if today is not played yet."""
    day = today if today in played else later(today, -1)
    count = 0
    while day in played:
        count, day = count + 1, later(day, -1)
    return count


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise no_day(day) from None


def no_day(day: str) -> NotFoundError:
    return NotFoundError(f"no daily game of {day[:40]}", code="no-such-day", value=day[:40])
