"""Progress bar on stderr, if it is a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self, TextIO

WIDTH = 30
EVERY_S = 0.1


class Bar:
    """Call it with the steps done and the steps in total."""

    def __init__(self, label: str, sink: TextIO | None = None) -> None:
        self._label = label
        self._sink = sys.stderr if sink is None else sink
        self._shown = self._sink.isatty()
        self._began = self._last = time.monotonic()

    def __enter__(self) -> Self:
        if self._shown:  # before the first step is done
            self._sink.write(f"\r{self._label} …\x1b[K")
            self._sink.flush()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown:
            self._sink.write("\r\x1b[K")
            self._sink.flush()

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if not self._shown or (now - self._last < EVERY_S and done < total):
            return
        self._last = now
        full = WIDTH * done // max(total, 1)
        left = (now - self._began) * (total - done) / max(done, 1)
        bar = "#" * full + "-" * (WIDTH - full)
        self._sink.write(f"\r{self._label} [{bar}] {done}/{total} {left:.0f} s\x1b[K")
        self._sink.flush()
