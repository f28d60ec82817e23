"""Console input and output, line by line."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, TextIO

from roost.locale import Catalogue, error_text

if TYPE_CHECKING:
    from roost.rules.errors import GameError


def prepare_streams() -> None:
    """Make the standard streams robust: no character may end a game.

    Characters that the terminal cannot show or send are replaced. A stream closed before the
    start (``<&-``) reads as empty and discards output.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - stays open
            setattr(sys, name, nothing)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


WIDTH, LEAST_WIDTH = 80, 20
ROOM_FOR_AN_ANSWER = 8


def columns() -> int:
    """Return the line width: 80, or less if the terminal is narrower."""
    if not sys.stdout.isatty():
        return WIDTH
    return max(LEAST_WIDTH, min(WIDTH, get_terminal_size().columns))


def wrapped(text: str, indent: str = "", *, spare: int = 1) -> list[str]:
    """Wrap a text to the terminal's width minus `spare` columns, indenting later lines."""
    return textwrap.wrap(
        text,
        columns() - spare,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]


class Console:
    """Prints messages of `texts` and reads input."""

    def __init__(
        self, texts: Catalogue, source: TextIO | None = None, sink: TextIO | None = None
    ) -> None:
        self.texts = texts
        self._source = source
        self._sink = sink

    @property
    def source(self) -> TextIO:
        return sys.stdin if self._source is None else self._source

    @property
    def sink(self) -> TextIO:
        return sys.stdout if self._sink is None else self._sink

    def is_terminal(self) -> bool:
        """Whether input and output are both terminals."""
        return self.source.isatty() and self.sink.isatty()

    def text(self, message: str, /, **values: object) -> str:
        return self.texts.text(message, **values)

    def say(self, message: str, /, **values: object) -> None:
        """Print a message, filled and wrapped.

        A command at its end gets its own line, unwrapped, so that it can be copied.
        """
        command = values.get("command")
        text = self.text(message, **values)
        if not isinstance(command, str) or not text.endswith(command):
            self.show(wrapped(text))
            return
        self.show(wrapped(text.removesuffix(command).rstrip()))
        self.write(f"  {command}")

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def write(self, line: str = "") -> None:
        print(line, file=self.sink, flush=True)

    def show_json(self, value: object) -> None:
        """Print JSON for programs; all commands use this layout."""
        self.write(json.dumps(value, ensure_ascii=False, indent=1))

    def refuse(self, error: GameError) -> None:
        """Print why an input was rejected; the game continues."""
        self.show(wrapped(error_text(self.texts, error)))

    def ask(self, prompt: str) -> str:
        """Read a line, stripped. Raises EOFError at the end of input."""
        *before, last = wrapped(prompt, spare=ROOM_FOR_AN_ANSWER)
        self.show(before)
        self.sink.write(f"{last} ")
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.write()
            raise EOFError
        if not self.source.isatty():
            self.write()  # no terminal echoed the Enter key
        return line.strip()
