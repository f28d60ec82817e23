"""Where a command speaks and listens: plain lines, one after the other."""

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
    """No character may end a game: what the terminal cannot show or send is replaced.

    A stream that was closed before the start (``<&-``) reads as empty and swallows what is written.
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
    """How wide lines may be: 80, or less where the terminal is narrower."""
    if not sys.stdout.isatty():
        return WIDTH
    return max(LEAST_WIDTH, min(WIDTH, get_terminal_size().columns))


def wrapped(text: str, indent: str = "", *, spare: int = 1) -> list[str]:
    """The text as lines that fit the terminal and leave `spare` columns, later ones indented."""
    return textwrap.wrap(
        text,
        columns() - spare,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]


class Console:
    """Speaks the language of `texts`."""

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
        """Whether somebody sits at both ends."""
        return self.source.isatty() and self.sink.isatty()

    def text(self, message: str, /, **values: object) -> str:
        return self.texts.text(message, **values)

    def say(self, message: str, /, **values: object) -> None:
        """A message, filled, as lines that fit. A command at its end stands whole on a line of its
        own, so that it can be copied."""
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
        """For programs: every command lays its JSON out like this."""
        self.write(json.dumps(value, ensure_ascii=False, indent=1))

    def refuse(self, error: GameError) -> None:
        """Say why something was not done; the game goes on."""
        self.show(wrapped(error_text(self.texts, error)))

    def ask(self, prompt: str) -> str:
        """A line of input without blanks around it. Raises EOFError when there is none left."""
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
