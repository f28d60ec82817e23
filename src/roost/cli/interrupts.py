"""Ctrl-C as a wish that is granted at the next good moment."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, current_thread, main_thread
from types import FrameType


@contextmanager
def interrupts() -> Iterator[Event]:
    """Ctrl-C sets the event, so that the step is finished and kept; pressed again, it ends all."""
    stopped = Event()

    def note(_number: int, _frame: FrameType | None) -> None:
        if stopped.is_set():
            raise KeyboardInterrupt
        stopped.set()

    if current_thread() is not main_thread():  # signals are the main thread's
        yield stopped
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
