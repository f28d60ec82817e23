"""Declaration of REST operations: path, parameters, body and answer."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MethodType
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_type_hints

from msgspec import Struct
from starlette.requests import Request

from roost.rules.errors import ParseError
from roost.server.core.core import Core
from roost.server.core.errors import UnknownPersonError
from roost.server.core.feature import Feature
from roost.server.core.http.limits import Guard
from roost.server.core.person import Person, Scope


class Site:
    """The core behind the app, and its request limits."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.config = core.config
        self.guard = Guard(core.config, core.limits)


# A message, encoded bytes, a stream of lines, or nothing.
Answer: TypeAlias = Struct | bytes | AsyncIterator[bytes] | None
Body = TypeVar("Body")
JSON, LINES = "application/json", "application/x-ndjson"


class Call(Generic[Body]):
    """A checked request: the person, the parameters and the decoded body."""

    def __init__(self, site: Site, request: Request, person: Person | None) -> None:
        self.site = site
        self.core = site.core
        self.request = request
        self.known = person
        self.path: Mapping[str, str] = request.path_params
        self.query: dict[str, Any] = {}
        self.body: Body
        self.cookie: str | None = None  # set this cookie; empty: delete it
        self.mark: str | None = None  # recognizes this device for its account
        self.headers: dict[str, str] = {"cache-control": "no-store"}

    @property
    def person(self) -> Person:
        if self.known is None:
            raise UnknownPersonError("play as a guest first: POST /api/guest")
        return self.known


# -- parameters ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Parameter:
    """A query parameter; `read` parses its text or raises ValueError."""

    name: str
    schema: dict[str, Any]
    read: Callable[[str], Any]
    about: str


def text(name: str, about: str, pattern: str) -> Parameter:
    """Declare a text parameter that must match a pattern."""

    def read(given: str) -> str:
        if not re.fullmatch(pattern, given):
            raise ValueError(given)
        return given

    return Parameter(name, {"type": "string", "pattern": rf"^{pattern}$(?!\n)"}, read, about)


def number(name: str, about: str, most: int, least: int = 0) -> Parameter:
    """Declare a number parameter."""

    def read(given: str) -> int:
        if not re.fullmatch(r"[0-9]{1,15}", given) or not least <= int(given) <= most:
            raise ValueError(given)
        return int(given)

    return Parameter(name, {"type": "integer", "minimum": least, "maximum": most}, read, about)


def choice(name: str, about: str, words: Mapping[str, Any]) -> Parameter:
    """Declare a parameter with a fixed set of values."""
    return Parameter(name, {"type": "string", "enum": list(words)}, words.__getitem__, about)


def _flag(given: str) -> bool:
    return {"true": True, "false": False}[given]


KEY = text("key", "the key of a link, for a private table", "[A-Za-z0-9_-]{1,64}")
SINCE = number("since", "adds the steps after this version", 10**15 - 1)
ENTRIES = number("entries", "adds the transcript's entries after this number", 10**9)
MINE = Parameter("mine", {"type": "boolean"}, _flag, "your unfinished tables instead")


def read_query(parameters: tuple[Parameter, ...], given: Mapping[str, str]) -> dict[str, Any]:
    known = {parameter.name: parameter for parameter in parameters}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            allowed = ", ".join(known) or "-"
            raise ParseError(
                f"unknown parameter {name!r}; known: {allowed}",
                code="bad-parameter",
                value=name[:60],
                known=allowed,
            )
        try:
            values[name] = known[name].read(value)
        except (ValueError, KeyError):
            raise ParseError(
                f"{name} cannot be {value[:60]!r}",
                code="bad-parameter",
                value=value[:60],
                known=name,
            ) from None
    return values


# -- operations ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Operation:
    """A REST operation. `answer` is the message type, dict for any JSON, or None for an empty
    answer."""

    method: str
    path: str
    run: Callable[..., Awaitable[Answer]]
    answer: Any
    body: Any = None
    status: int = 200
    query: tuple[Parameter, ...] = ()
    scope: Scope | None = None
    limited: bool = True
    media: str = JSON

    @property
    def name(self) -> str:
        return self.run.__name__

    @property
    def about(self) -> str:
        return " ".join((self.run.__doc__ or "").split())


def operation(
    method: str, path: str, **options: Any
) -> Callable[[Callable[..., Awaitable[Answer]]], Operation]:
    """Declare a function, or a method of a feature, as an operation. `Call[Body]` and the return
    type declare its messages, the docstring describes it. Pass `answer` if the function returns
    encoded bytes or lines. Nothing is registered: the app collects the operations of the core and
    of its features."""

    def declare(run: Callable[..., Awaitable[Answer]]) -> Operation:
        hints = get_type_hints(run)
        answer = options.pop("answer", hints["return"])
        (body,) = get_args(next(iter(hints.values())))
        return Operation(
            method,
            path,
            run,
            None if answer is type(None) else answer,
            None if body is type(None) else body,
            **options,
        )

    return declare


def operations_of(feature: type[Feature]) -> list[Operation]:
    """Return the operations that a feature's class declares."""
    return [value for value in vars(feature).values() if isinstance(value, Operation)]


def bound(features: Iterable[Feature]) -> list[Operation]:
    """Return the operations of running features, ready to be called."""
    return [
        replace(operation, run=MethodType(operation.run, feature))
        for feature in features
        for operation in operations_of(type(feature))
    ]
