"""How a REST operation is declared, guarded and answered: once, for all of them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from roost import wire
from roost.rules.errors import GameError, ParseError
from roost.server.errors import NotFoundError, ServerError, UnknownPersonError, status_of, values_of
from roost.server.http.limits import counted_as
from roost.server.people.guests import COOKIE, COOKIE_AGE, check_scope
from roost.server.people.person import Person
from roost.server.services import Services

AnyRequest: TypeAlias = Request[Any, Any, Any]
logger = structlog.get_logger("roost.http")
encode = msgspec.json.Encoder().encode
_SAFE = ("GET", "HEAD")


class TooLargeError(ServerError):
    code = "too-large"
    status = 413


class TooSlowError(ServerError):
    code = "too-slow"
    status = 408


class Call:
    """One request, checked: who asks, with which parameters, and the decoded body."""

    def __init__(self, services: Services, request: AnyRequest, person: Person | None) -> None:
        self.services = services
        self.authority = services.authority
        self.request = request
        self.known = person
        self.path: Mapping[str, str] = request.path_params
        self.query: dict[str, Any] = {}
        self.body: Any = None
        self.cookie: str | None = None  # to be set

    @property
    def person(self) -> Person:
        if self.known is None:
            raise UnknownPersonError("play as a guest first: POST /api/guest")
        return self.known


@dataclass(frozen=True, slots=True)
class Parameter:
    """A query parameter; `read` turns its text into a value or raises ValueError."""

    name: str
    schema: dict[str, Any]
    read: Callable[[str], Any]
    about: str


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,15}", text):
        raise ValueError(text)
    return int(text)


def _flag(text: str) -> bool:
    return {"true": True, "false": False}[text]


def _key(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text):
        raise ValueError(text)
    return text


KEY = Parameter("key", {"type": "string", "pattern": r"^[A-Za-z0-9_-]{1,64}$(?!\n)"}, _key,
                "the key of a link, for a private table")  # fmt: skip
SINCE = Parameter("since", {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}, _number,
                  "adds the steps after this version")  # fmt: skip
MINE = Parameter("mine", {"type": "boolean"}, _flag, "your unfinished tables instead")


@dataclass(frozen=True, slots=True)
class Operation:
    method: str
    path: str
    run: Callable[[Call], Awaitable[Any]]
    answer: Any  # a struct; None where nothing is answered
    body: Any = None
    status: int = 200
    query: tuple[Parameter, ...] = ()
    scope: wire.Scope | None = None
    limited: bool = True

    @property
    def about(self) -> str:
        return " ".join((self.run.__doc__ or "").split())


OPERATIONS: list[Operation] = []


def operation(
    method: str, path: str, answer: Any, **options: Any
) -> Callable[[Callable[[Call], Awaitable[Any]]], Callable[[Call], Awaitable[Any]]]:
    """Declare an operation; its docstring is its description."""

    def declare(run: Callable[[Call], Awaitable[Any]]) -> Callable[[Call], Awaitable[Any]]:
        OPERATIONS.append(Operation(method, path, run, answer, **options))
        return run

    return declare


# -- serving -------------------------------------------------------------------------------


def handlers() -> list[HTTPRouteHandler]:
    """One route per path, for all of its methods: so the router knows what a path allows."""
    by_path: dict[str, dict[str, Operation]] = {}
    for operation in OPERATIONS:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    return [_handler(path, operations) for path, operations in by_path.items()]


def _handler(path: str, operations: dict[str, Operation]) -> HTTPRouteHandler:
    decoders = {
        method: msgspec.json.Decoder(operation.body)
        for method, operation in operations.items()
        if operation.body is not None
    }

    async def serve(request: AnyRequest) -> Response[Any]:
        services: Services = request.app.state.services
        operation = operations[request.method]
        began = time.perf_counter()
        try:
            call = await _prepare(services, operation, request)
            if request.method in decoders:
                call.body = _decode(decoders[request.method], await _body(request, services))
            response = _answer(operation, call, await operation.run(call))
        except GameError as error:
            response = refusal(error)
        await logger.ainfo(
            "request", method=operation.method, route=path, status=response.status_code,
            ms=round((time.perf_counter() - began) * 1000, 2),
        )  # fmt: skip
        return response

    return HTTPRouteHandler(
        re.sub(r"\{(\w+)\}", r"{\1:str}", path),
        http_method=list(operations),  # type: ignore[arg-type]
        status_code=200,  # the answer sets its own
        include_in_schema=False,
        name=path,
    )(serve)


async def _prepare(services: Services, operation: Operation, request: AnyRequest) -> Call:
    if operation.limited:
        services.guard.check_rate(address_of(request))
    if operation.method not in _SAFE:
        services.guard.check_origin(request.headers.get("origin"), request.headers.get("host"))
    person = await person_of(services, request)
    if operation.scope is not None and person is not None:
        check_scope(person, operation.scope)
    call = Call(services, request, person)
    call.query = read_query(operation.query, request.query_params)
    return call


async def person_of(services: Services, connection: Any) -> Person | None:
    """Who asks: the owner of a bearer token, or else of the cookie."""
    scheme, _, token = (connection.headers.get("authorization") or "").partition(" ")
    if scheme.lower() == "bearer":
        return await services.people.by_token(token.strip())
    return await services.people.by_cookie(connection.cookies.get(COOKIE))


def address_of(connection: Any) -> str:
    client = connection.client
    return "local" if client is None else counted_as(str(client.host))


def read_query(parameters: tuple[Parameter, ...], given: Any) -> dict[str, Any]:
    known = {parameter.name: parameter for parameter in parameters}
    values: dict[str, Any] = {}
    for name, text in given.items():
        if name not in known:
            allowed = ", ".join(known) or "-"
            raise ParseError(f"unknown parameter {name!r}; known: {allowed}",
                             code="bad-parameter", value=str(name)[:60], known=allowed)  # fmt: skip
        try:
            values[name] = known[name].read(text)
        except (ValueError, KeyError):
            raise ParseError(
                f"{name} cannot be {text[:60]!r}", code="bad-parameter", value=text[:60], known=name
            ) from None
    return values


async def _body(request: AnyRequest, services: Services) -> bytes:
    limits = services.config.limits
    raw = b""
    try:
        async with asyncio.timeout(limits.request_s):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > limits.body_bytes:
                    raise TooLargeError(
                        f"a body holds at most {limits.body_bytes} bytes", most=limits.body_bytes
                    )
    except TimeoutError:
        raise TooSlowError("the request did not arrive in time") from None
    return raw


def _decode(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Any:
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from None


def unreadable(error: Exception) -> ParseError:
    reason = str(error)[:200]
    return ParseError(f"not understood: {reason}", code="bad-message", reason=reason)


def _answer(operation: Operation, call: Call, result: Struct | bytes | None) -> Response[Any]:
    content = result if isinstance(result, bytes) else b"" if result is None else encode(result)
    response: Response[Any] = Response(
        content,
        status_code=operation.status,
        media_type="application/json" if content else None,
        headers={"cache-control": "no-store"},
    )
    if call.cookie is not None:
        response.set_cookie(
            COOKIE, call.cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", path="/",
            secure=call.services.config.secure_cookie or call.request.url.scheme == "https",
        )  # fmt: skip
    return response


def problem(error: GameError, id_: str | None = None, version: int | None = None) -> wire.Problem:
    return wire.Problem(
        code=error.code, message=error.message, values=values_of(error), id=id_, version=version
    )


def refusal(error: GameError) -> Response[Any]:
    status = status_of(error)
    headers = {"cache-control": "no-store"}
    if status == 429:
        headers["retry-after"] = "1"
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(
        encode(problem(error)), status_code=status, media_type="application/json", headers=headers
    )


# -- what goes wrong outside of an operation -------------------------------------------------


def http_exception(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """The router's refusals, in our shape."""
    if error.status_code == 404:
        return refusal(NotFoundError(f"nothing at {request.url.path}", value=request.url.path[:80]))
    found = wire.Problem(code="bad-request", message=error.detail, values={})
    return Response(
        encode(found), status_code=error.status_code, media_type="application/json",
        headers=dict(error.headers or {}),
    )  # fmt: skip


def unexpected(request: AnyRequest, error: Exception) -> Response[Any]:
    logger.error("unexpected", route=request.url.path, exc_info=error)
    found = wire.Problem(code="unexpected", message="something went wrong here", values={})
    return Response(encode(found), status_code=500, media_type="application/json")
