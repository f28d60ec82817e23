"""Pauses of a correspondence clock."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Pause(NamedTuple):
    """From `starts` to `ends`; a turn that had begun before it was `announced` runs on."""

    announced: int
    starts: int
    ends: int


def deadline(since: int, length: int, pauses: Iterable[Pause]) -> int:
    """When a turn ends that began at `since` and may take `length`. `pauses` in their order."""
    end = since + length
    for pause in pauses:
        if pause.announced <= since < pause.ends and pause.starts < end:
            end += pause.ends - max(pause.starts, since)
    return end


def next_pause(pauses: Iterable[Pause], now: int) -> Pause | None:
    """The current pause, or else the next one."""
    return next((pause for pause in pauses if pause.ends > now), None)
