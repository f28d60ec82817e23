"""What people read, in seven languages.

Texts are Fluent messages in ``<language>/<domain>.ftl``: `game` holds what every surface says
(events, errors, bots, colours), other domains belong to one surface. The rules pages of the games
are ``<language>/<game>.md``.

A catalogue reads a file when a message of its domain is first asked for, and hands only those
messages to Fluent that hold placeables: `roost --help` never imports Fluent.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from roost.rules.errors import GameError

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Catalogue",
    "MissingMessageError",
    "catalogue",
    "domains",
    "error_text",
    "negotiate",
    "preferred",
    "rules_page",
]

ROOT = Path(__file__).parent
DEFAULT = "en"
LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "es": "Español",
    "pt-BR": "Português do Brasil",
    "it": "Italiano",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
}

_ENTRY = re.compile(r"(-?[a-z][a-zA-Z0-9_-]*) *= *")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
_LONGEST = 1000  # of a value; Fluent gives up at 2500
_LARGEST = 1e15  # of a number; beyond, formatting by locale breaks down


class MissingMessageError(LookupError):
    """No catalogue has this message: a mistake in the program."""


class Catalogue:
    """The messages of one language. `strict` refuses to fall back to English."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise _unknown_language(language)
        self.language = language
        self._strict = strict
        self._bundle: FluentBundle | None = None
        self._loaded: set[str] = set()

    def has(self, message: str) -> bool:
        """Whether this language, or English in its place, has the message."""
        return self._entry(message) is not None or (
            not self._strict and self.language != DEFAULT and catalogue(DEFAULT).has(message)
        )

    def text(self, message: str, /, **values: object) -> str:
        """The message, filled with `values`; names may be written with ``_`` for ``-``."""
        entry = self._entry(message)
        if entry is None:
            if self._strict or self.language == DEFAULT:
                raise MissingMessageError(f"{self.language} has no message {message!r}")
            return catalogue(DEFAULT).text(message, **values)
        if "{" not in entry:
            return _plain(entry)
        return self._format(message, values)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with this many decimals."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + f".{'0' * digits}".rstrip(".")
        return str(format_decimal(value, pattern, self.language.replace("-", "_")))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of one as a percentage."""
        return self.text("percent", number=self.number(100 * share, digits))

    def interval(self, low: float, high: float, digits: int = 0) -> str:
        """Two shares of one as percentages."""
        both = f"{self.number(100 * low, digits)}–{self.number(100 * high, digits)}"
        return self.text("percent", number=both)

    def _entry(self, message: str) -> str | None:
        for domain in domains(self.language):
            entry = _entries(self.language, domain).get(message)
            if entry is not None:
                return entry
        return None

    def _format(self, message: str, values: Mapping[str, object]) -> str:
        bundle = self._load(message)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise MissingMessageError(f"{message!r} has no text")
        given = {name.replace("_", "-"): _value(value) for name, value in values.items()}
        text, problems = bundle.format_pattern(pattern, given)
        if problems and self._strict:
            raise MissingMessageError(f"{message!r}: {problems[0]}")
        return str(text)

    def _load(self, message: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        wanted = [message]
        while wanted:
            name = wanted.pop()
            entry = self._entry(name)
            if name in self._loaded or entry is None:
                continue
            self._loaded.add(name)
            self._bundle.add_resource(FluentResource(f"{name} = {entry}"))
            wanted += _REFERENCE.findall(entry)
        return self._bundle


@cache
def catalogue(language: str) -> Catalogue:
    """The shared catalogue of a language."""
    return Catalogue(language)


@cache
def domains(language: str) -> tuple[str, ...]:
    """The files of a language, without their ending."""
    return tuple(sorted(path.stem for path in (ROOT / language).glob("*.ftl")))


def rules_page(language: str, game: str) -> str:
    """The rules of a game as Markdown."""
    for name in (language, DEFAULT):
        path = ROOT / name / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    from roost.rules.errors import GameError

    raise GameError(
        f"unknown game {game!r}", code="unknown-game", value=game, known="pickomino, knockout"
    )


def error_text(texts: Catalogue, error: GameError) -> str:
    """A refusal in the reader's words: the message ``error-<code>``."""
    message = f"error-{error.code}"
    if not texts.has(message):
        return error.message
    values = {"why": "other", "reason": error.message, **error.values}
    cause = getattr(error, "cause", None)  # what a file refused at a turn holds there
    if cause is not None:
        values["reason"] = error_text(texts, cause)
    return texts.text(message, **values)


# -- which language ------------------------------------------------------------------------


def negotiate(wanted: Iterable[str]) -> str | None:
    """The first language we have among those wanted; ``pt_PT.UTF-8`` finds ``pt-BR``."""
    for tag in wanted:
        plain = re.split(r"[.@]", tag)[0].replace("_", "-").lower()
        if not plain:
            continue
        for language in LANGUAGES:
            if language.lower() == plain:
                return language
        for language in LANGUAGES:
            if language.partition("-")[0] == plain.partition("-")[0]:
                return language
    return None


def preferred(option: str | None = None, env: Mapping[str, str] | None = None) -> str:
    """The language of an option (which must be known), else of the environment, else English."""
    if option is not None:
        found = negotiate([option])
        if found is None:
            raise _unknown_language(option)
        return found
    env = os.environ if env is None else env
    # LC_ALL outranks LC_MESSAGES, which outranks LANG; C asks for no language, whatever LANGUAGE,
    # a list of second choices, says.
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((env[name] for name in names if env.get(name)), "")
    wanted = [env.get("ROOST_LANGUAGE", "")]
    if locale not in ("C", "POSIX"):
        wanted += [*env.get("LANGUAGE", "").split(":"), locale]
    return negotiate(wanted) or DEFAULT


def _unknown_language(value: str) -> GameError:
    from roost.rules.errors import GameError  # heavy for `roost --help`, which rarely fails

    known = ", ".join(LANGUAGES)
    return GameError(
        f"unknown language {value!r}; known: {known}",
        code="unknown-language", value=value, known=known,
    )  # fmt: skip


# -- reading files -------------------------------------------------------------------------


@cache
def _entries(language: str, domain: str) -> Mapping[str, str]:
    return read_entries((ROOT / language / f"{domain}.ftl").read_text(encoding="utf-8"))


def read_entries(text: str) -> dict[str, str]:
    """The source of each message and term in a Fluent file."""
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
    """The text of a message without placeables: continuation lines lose their indent."""
    first, *rest = entry.split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    lines = [first, *(line[indent:] if line.strip() else "" for line in rest)]
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def _value(value: object) -> Any:
    """Fluent takes numbers and texts; truth and absence read as words in selectors."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "true", False: "false"}[value]
    if isinstance(value, (int, float)) and abs(value) < _LARGEST:
        return value
    text = _CONTROLS.sub(" ", str(value))  # a damaged file must not steer the terminal
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
