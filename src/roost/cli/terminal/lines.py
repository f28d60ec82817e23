"""Line input while output continues."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TextIO, TypeAlias

from roost.cli.console import Console, prompt_lines
from roost.locale import Catalogue

CHUNK = 4096
MARK = "> "
Line: TypeAlias = str | None  # None: end of input


class Voice(Console):
    """A console that reads and writes at the same time.

    Text printed while a prompt is open starts on a new line; input is read at any time. Where lines
    can be edited, questions are lines of their own, and what is typed stays on the last line.
    """

    def __init__(
        self, texts: Catalogue, source: TextIO | None = None, sink: TextIO | None = None
    ) -> None:
        super().__init__(texts, source, sink)
        self._open = False  # whether a prompt is open
        self._lines: SimpleQueue[Line] = SimpleQueue()
        self._tell: Callable[[Line], None] = self._lines.put
        self._turn = Lock()
        self._reader: Thread | None = None
        self._editing = False  # whether a line is being edited

    # -- listening -------------------------------------------------------------------------

    def listen(self, tell: Callable[[Line], None]) -> None:
        """Pass every typed line to `tell`, in a daemon thread."""
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
        for line in self._edited() if self._edits() else _lines(self.source):
            self._hear(line.strip())
        self._hear(None)

    def _edited(self) -> Iterator[str]:
        restore_terminal()
        while True:
            self._editing = True
            try:
                line = input(MARK)
            except EOFError:
                return
            finally:
                self._editing = False
            yield line

    def _hear(self, line: Line) -> None:
        with self._turn:
            self._tell(line)

    # -- speaking --------------------------------------------------------------------------

    def prompt(self, text: str) -> None:
        if self._edits():
            self.show(prompt_lines(text))
            return
        *before, last = prompt_lines(text)
        self.show(before)
        self._break()
        self.sink.write(f"{last} ")
        self.sink.flush()
        self._open = True

    def answered(self) -> None:
        """Note that a line was typed: the terminal echoed Enter, so the cursor is on a new line."""
        if self.source.isatty():
            self._open = False
        self._break()

    def write(self, line: str = "") -> None:
        if self._editing:
            typed = self._editor.get_line_buffer() if self._editor else ""
            self.sink.write(f"\r\x1b[K{line}\n{MARK}{typed}")
            self.sink.flush()
            return
        self._break()
        super().write(line)

    def _break(self) -> None:
        if self._open:
            self._open = False
            super().write()


def restore_terminal() -> None:
    """Restore the terminal at the end, even if a line is being edited."""
    try:
        import termios
    except ImportError:  # Windows
        return
    from atexit import register

    register(termios.tcsetattr, 0, termios.TCSADRAIN, termios.tcgetattr(0))


def _lines(source: TextIO) -> Iterator[str]:
    try:
        number = source.fileno()
    except (OSError, ValueError, AttributeError):
        yield from iter(source.readline, "")
        return
    # Not through Python's buffer: its lock, held by a thread that waits for a line, would keep
    # the program from exiting.
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
    except OSError:  # the terminal has gone
        return b""
