"""Ctrl-C handling that finishes the current step."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, current_thread, main_thread
from types import FrameType


@contextmanager
def interrupts() -> Iterator[Event]:
    """Set the event on Ctrl-C, so that the current step finishes; a second Ctrl-C interrupts."""
    stopped = Event()

    def note(_number: int, _frame: FrameType | None) -> None:
        if stopped.is_set():
            raise KeyboardInterrupt
        stopped.set()

    if current_thread() is not main_thread():  # only the main thread receives signals
        yield stopped
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
