"""Lines that somebody types while other things go on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TextIO, TypeAlias

from roost.cli.console import ROOM_FOR_AN_ANSWER, Console, wrapped
from roost.locale import Catalogue

CHUNK = 4096
Line: TypeAlias = str | None  # None: the input has ended


class Voice(Console):
    """A console that listens and speaks at once: what is said while a question stands open begins a
    line of its own, and whatever is typed is heard."""

    def __init__(
        self, texts: Catalogue, source: TextIO | None = None, sink: TextIO | None = None
    ) -> None:
        super().__init__(texts, source, sink)
        self._open = False  # whether a question stands there
        self._lines: SimpleQueue[Line] = SimpleQueue()
        self._tell: Callable[[Line], None] = self._lines.put
        self._turn = Lock()
        self._reader: Thread | None = None

    # -- listening -------------------------------------------------------------------------

    def listen(self, tell: Callable[[Line], None]) -> None:
        """From now on `tell` every line as it is typed, in a thread that nobody has to wait for."""
        with self._turn:
            while not self._lines.empty():
                tell(self._lines.get())
            self._tell = tell
        self._start()

    def ask(self, prompt: str) -> str:
        self.prompt(prompt)
        self._start()
        line = self._lines.get()
        if line is None:
            self.write()
            raise EOFError
        self.answered()
        return line

    def _start(self) -> None:
        if self._reader is None:
            self._reader = Thread(target=self._read, name="typed lines", daemon=True)
            self._reader.start()

    def _read(self) -> None:
        for line in _lines(self.source):
            self._hear(line.strip())
        self._hear(None)

    def _hear(self, line: Line) -> None:
        with self._turn:
            self._tell(line)

    # -- speaking --------------------------------------------------------------------------

    def prompt(self, text: str) -> None:
        *before, last = wrapped(text, spare=ROOM_FOR_AN_ANSWER)
        self.show(before)
        self._break()
        self.sink.write(f"{last} ")
        self.sink.flush()
        self._open = True

    def answered(self) -> None:
        """A line was typed. A terminal has shown the Enter key, and with it begun a new line."""
        if self.source.isatty():
            self._open = False
        self._break()

    def write(self, line: str = "") -> None:
        self._break()
        super().write(line)

    def _break(self) -> None:
        if self._open:
            self._open = False
            super().write()


def _lines(source: TextIO) -> Iterator[str]:
    try:
        number = source.fileno()
    except (OSError, ValueError, AttributeError):
        yield from iter(source.readline, "")
        return
    # Not through Python's buffer: its lock, held by a thread that still waits for a line, would
    # keep the program from ending.
    rest = b""
    encoding = source.encoding or "utf-8"
    while chunk := _chunk(number):
        *whole, rest = (rest + chunk).split(b"\n")
        yield from (line.decode(encoding, "replace") for line in whole)
    if rest:
        yield rest.decode(encoding, "replace")


def _chunk(number: int) -> bytes:
    try:
        return os.read(number, CHUNK)
    except OSError:  # the terminal is gone
        return b""
