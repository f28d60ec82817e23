"""Where a command speaks and listens: plain lines, one after the other."""

from __future__ import annotations

import sys
from typing import TextIO

from roost.locale import Catalogue, error_text
from roost.rules.errors import GameError


def prepare_streams() -> None:
    """No character may end a game: what the terminal cannot show or send is replaced."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


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
        """A message, filled, as lines."""
        self.write(self.text(message, **values))

    def write(self, line: str = "") -> None:
        print(line, file=self.sink, flush=True)

    def refuse(self, error: GameError) -> None:
        """Say why something was not done; the game goes on."""
        self.write(error_text(self.texts, error))

    def ask(self, prompt: str) -> str:
        """A line of input without blanks around it. Raises EOFError when there is none left."""
        self.sink.write(f"{prompt} ")
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.write()
            raise EOFError
        if not self.source.isatty():
            self.write()  # no terminal echoed the Enter key
        return line.strip()
