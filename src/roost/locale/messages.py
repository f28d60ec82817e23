"""The messages of a language, loaded on demand.

Only messages with placeables need Fluent, so `roost --help` never imports it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from roost.locale.languages import DEFAULT, LANGUAGES, unknown_language

if TYPE_CHECKING:
    from fluent.syntax import ast

    from roost.rules.errors import GameError

ROOT = Path(__file__).parent

_ENTRY = re.compile(r"(-?[a-z][a-zA-Z0-9_-]*) *= *")
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
_LONGEST = 1000  # maximum length of a value
_LARGEST = 1e15  # larger numbers are not grouped


class MissingMessageError(LookupError):
    """No catalogue has this message: a bug in Roost."""


class Catalogue:
    """The messages of one language. `strict` turns off the fallback to English."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise unknown_language(language)
        self.language = language
        self._strict = strict
        self._patterns: dict[str, ast.Pattern] = {}
        self._found: dict[str, str] = {}

    def has(self, message: str) -> bool:
        """Return whether this language, or the English fallback, has the message."""
        return self._entry(message) is not None or (
            not self._strict and self.language != DEFAULT and catalogue(DEFAULT).has(message)
        )

    def text(self, message: str, /, **values: object) -> str:
        """Return the message, filled with `values`; ``_`` in their names stands for ``-``."""
        entry = self._entry(message)
        if entry is None:
            if self._strict or self.language == DEFAULT:
                raise MissingMessageError(f"{self.language} has no message {message!r}")
            return catalogue(DEFAULT).text(message, **values)
        if "{" not in entry:
            return _plain(entry)
        return self._format(message, values)

    def number(self, value: float, digits: int = 0) -> str:
        """Format a number for the language, with this number of decimals."""
        from roost.locale.numbers import format_number

        return format_number(value, self.language, least=digits, most=digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """Format a fraction of one as a percentage."""
        return self.text("percent", number=self.number(100 * share, digits))

    def interval(self, low: float, high: float, digits: int = 0) -> str:
        """Format two fractions of one as a range of percentages."""
        both = f"{self.number(100 * low, digits)}–{self.number(100 * high, digits)}"
        return self.text("percent", number=both)

    def _entry(self, message: str) -> str | None:
        if message not in self._found:
            for entries in _files(self.language):
                if message in entries:
                    self._found[message] = entries[message]
                    break
        return self._found.get(message)

    def _format(self, message: str, values: Mapping[str, object]) -> str:
        from roost.locale.fluent import FormatError, Formatter

        given = {name.replace("_", "-"): _value(value) for name, value in values.items()}
        formatter = Formatter(self.language, self._pattern, strict=self._strict)
        try:
            return formatter.format(self._pattern(message), given)
        except FormatError as error:
            raise MissingMessageError(f"{message!r}: {error}") from error

    def _pattern(self, message: str) -> ast.Pattern:
        from roost.locale.fluent import FormatError, parse_pattern

        if message not in self._patterns:
            entry = self._entry(message)
            if entry is None:
                raise FormatError(f"no message {message!r}")
            self._patterns[message] = parse_pattern(message, entry)
        return self._patterns[message]


@cache
def catalogue(language: str) -> Catalogue:
    """Return the shared catalogue of a language."""
    return Catalogue(language)


@cache
def domains(language: str) -> tuple[str, ...]:
    """Return the names of a language's files, without their suffix."""
    return tuple(sorted(path.stem for path in (ROOT / language).glob("*.ftl")))


def rules_page(language: str, game: str) -> str:
    """Return the rules of a game as Markdown; English if the language has no page."""
    from roost.rules.registry import UnsupportedGameError, games, unknown_game

    if game not in games():
        raise unknown_game(game)
    folder = _folders().get(game, ROOT)
    for name in (language, DEFAULT):
        path = folder / name / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise UnsupportedGameError(f"{game} has no rules page", game=game, job="rules page")


def error_text(texts: Catalogue, error: GameError) -> str:
    """Return an error in the catalogue's language: the message ``error-<code>``."""
    message = f"error-{error.code}"
    if not texts.has(message):
        return error.message
    values = {"why": "other", "reason": error.message, **error.values}
    cause = getattr(error, "cause", None)  # the error inside a turn of a game file
    if cause is not None:
        values["reason"] = error_text(texts, cause)
    return texts.text(message, **values)


# -- reading files -------------------------------------------------------------------------


def _files(language: str) -> Iterator[Mapping[str, str]]:
    """Yield the messages of each file: built-in files, then those of external games."""
    for domain in domains(language):
        yield _entries(ROOT / language / f"{domain}.ftl")
    for folder in _folders().values():
        for path in sorted((folder / language).glob("*.ftl")):
            yield _entries(path)


@cache
def _folders() -> Mapping[str, Path]:
    """Return the text folders of external games; used if no built-in file has a message."""
    from importlib.util import find_spec

    from roost.rules.registry import installed

    found = {}
    for game, package in installed().items():
        spec = find_spec(package)
        for place in (spec and spec.submodule_search_locations) or ():
            if (Path(place) / "locale").is_dir():
                found[game] = Path(place) / "locale"
    return found


@cache
def _entries(path: Path) -> Mapping[str, str]:
    return read_entries(path.read_text(encoding="utf-8"))


def read_entries(text: str) -> dict[str, str]:
    """Return the source of each message and term in a Fluent file."""
    entries: dict[str, str] = {}
    name = None
    for line in text.splitlines():
        head = _ENTRY.match(line)
        if head:
            name = head[1]
            entries[name] = line[head.end() :]
        elif line.startswith("#"):
            name = None
        elif name is not None:
            entries[name] += "\n" + line
    return {name: entry.rstrip() for name, entry in entries.items()}


def _plain(entry: str) -> str:
    """Return the text of a message without placeables, with continuation lines unindented."""
    first, *rest = entry.split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    lines = [first, *(line[indent:] if line.strip() else "" for line in rest)]
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def _value(value: object) -> str | float:
    """Return a value for Fluent: a number or text. None and booleans become words for selectors."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "true", False: "false"}[value]
    if isinstance(value, (int, float)) and abs(value) < _LARGEST:
        return value
    text = _CONTROLS.sub(" ", str(value))  # control characters must not reach the terminal
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
