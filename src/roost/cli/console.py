"""Console input and output, line by line."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, TextIO

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


def prompt_lines(prompt: str) -> list[str]:
    """Return a prompt's lines; the last leaves room for an answer."""
    return wrapped(prompt, spare=ROOM_FOR_AN_ANSWER)


def moves_cursor() -> bool:
    """Whether the terminal understands cursor codes; the old Windows console does not."""
    if os.environ.get("TERM", "dumb") == "dumb":
        return "WT_SESSION" in os.environ
    return True


class Console:
    """Prints messages of `texts` and reads input."""

    def __init__(
        self, texts: Catalogue, source: TextIO | None = None, sink: TextIO | None = None
    ) -> None:
        self.texts = texts
        self.complete: Callable[[], Iterable[str]] = tuple  # the words that Tab completes
        self._source = source
        self._sink = sink
        self._editor: Any = None
        self._framed = False  # whether the screen is ours

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
        *before, last = prompt_lines(prompt)
        self.show(before)
        return self.read_line(f"{last} ").strip()

    def read_line(self, prompt: str) -> str:
        if self._edits():
            try:
                return input(prompt)
            except EOFError:
                self.write()
                raise
        self.sink.write(prompt)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.write()
            raise EOFError
        if not self.source.isatty():
            self.write()  # no terminal echoed the Enter key
        return line

    def _edits(self) -> bool:
        """Whether lines can be edited: `input` does, once the module readline is imported."""
        if not self.is_terminal() or not moves_cursor():
            return False
        if self.source is not sys.stdin or self.sink is not sys.stdout:
            return False
        if self._editor is None:
            try:
                import readline
            except ImportError:  # Windows edits lines itself
                return True
            self._editor = readline
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
            if not libedit:  # no codes before and after a line
                readline.parse_and_bind("set enable-bracketed-paste off")
                readline.parse_and_bind("set enable-meta-key off")
            readline.set_completer_delims(" ")
            readline.set_completer(self._completion)
        return True

    def _completion(self, start: str, index: int) -> str | None:
        found = [word for word in self.complete() if word.casefold().startswith(start.casefold())]
        return f"{found[index]} " if index < len(found) else None

    def frame(self, lines: Sequence[str]) -> None:
        """Draw lines from the top of the screen; nothing moves into the scrollback but what was
        there before the first frame."""
        if not self._framed:
            self._framed = True
            self.sink.write("\n" * (get_terminal_size().lines - 1))
        text = "".join(f"{line}\x1b[K\n" for line in lines)
        self.sink.write(f"\x1b[H{text}\x1b[J")
        self.sink.flush()
