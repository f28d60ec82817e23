"""Checks and answers that all REST operations share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping
from typing import Any

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Scope

from roost import wire
from roost.locale import LANGUAGES
from roost.rules.errors import GameError
from roost.server.core.core import Core
from roost.server.core.errors import ComeAgainError, NotFoundError, ServerError, status_of
from roost.server.core.http.limits import counted_as
from roost.server.core.http.operation import JSON, Answer, Call, Operation, Site, choice, read_query
from roost.server.core.identity.guests import COOKIE, COOKIE_AGE, check_scope
from roost.server.core.person import Person
from roost.server.core.views.commands import problem, unreadable

_MOST = 10


def cookie_name(scope: Scope) -> str:
    """Return the guest cookie's name. It includes the port because browsers share cookies between
    ports."""
    server = scope.get("server")
    port = None if server is None else server[1]
    return COOKIE if port is None else f"{COOKIE}-{port}"


def mark_name(scope: Scope) -> str:
    """Return the name of the cookie that recognizes a signed-out device; it grants no access."""
    return f"device-{cookie_name(scope)}"


def device_mark(request: Request) -> str | None:
    return request.cookies.get(mark_name(request.scope))


def cookies_of(scope: Scope, cookies: Mapping[str, str]) -> list[str]:
    """Return candidate guest cookies, the most likely first. First the one for this port, then
    those for other ports that this server may have used before. Cookies are signed, so only our own
    are accepted."""
    own = cookie_name(scope)
    ours = (name for name in cookies if name == own or name.startswith(f"{COOKIE}-"))
    named = sorted(ours, key=lambda name: name != own)
    return [cookies[name] for name in named[:_MOST]]


logger = structlog.get_logger("roost.http")
encode = msgspec.json.Encoder().encode
_SAFE = ("GET", "HEAD")
COME_AGAIN = "x-roost-come-again"  # another server may retry it at once


class TooLargeError(ServerError):
    code = "too-large"
    status = 413


class TooSlowError(ServerError):
    code = "too-slow"
    status = 408


def routes(site: Site, operations: Iterable[Operation]) -> list[Route]:
    """Build one route per path, covering all its methods, so that the router can answer 405. Paths
    without a placeholder come first, or `/x/{id}` would match `/x/new`."""
    by_path: dict[str, dict[str, Operation]] = {}
    for operation in operations:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    in_order = sorted(by_path, key=lambda path: "{" in path)
    return [_route(site, path, by_path[path]) for path in in_order]


CHECKS = ("/health", "/ready")  # proxies ask every other second


def _route(site: Site, path: str, operations: dict[str, Operation]) -> Route:
    decoders = {
        method: msgspec.json.Decoder(operation.body)
        for method, operation in operations.items()
        if operation.body is not None
    }

    async def serve(request: Request) -> Response:
        operation = operations[request.method]
        began = time.perf_counter()
        call = None
        try:
            call = await _prepare(site, operation, request)
            if request.method in decoders:
                call.body = _decode(decoders[request.method], await body_of(request, site))
            response = _answer(operation, call, await operation.run(call))
        except GameError as error:
            site.core.counts.refused(error.code)
            response = refusal(error)
        fields = who_and_where(request, None if call is None else call.known)
        ms = round((time.perf_counter() - began) * 1000, 2)
        status = response.status_code
        logger.debug("request", method=operation.method, route=path, status=status, ms=ms, **fields)
        if operation.limited and path not in CHECKS:
            access_log = site.core.access_log
            access_log.note("request", method=operation.method, route=path, status=status, **fields)
        return response

    return Route(path, serve, methods=list(operations), name=path)


async def _prepare(site: Site, operation: Operation, request: Request) -> Call[Any]:
    address = address_of(request)
    if operation.limited:
        site.guard.check_rate(address)
    site.core.bans.check(address, None)
    if operation.method not in _SAFE:
        host = request.headers.get("host")
        site.guard.check_origin(request.headers.get("origin"), host, request.scope["scheme"])
    cookies = cookies_of(request.scope, request.cookies)
    person = await person_of(site.core, request.headers, cookies)
    request.state.person = person
    site.core.bans.check(None, None if person is None else person.id)
    if operation.scope is not None and person is not None:
        check_scope(person, operation.scope)
    call: Call[Any] = Call(site, request, person)
    call.query = read_query(operation.query, request.query_params)
    return call


async def person_of(
    core: Core, headers: Mapping[str, str], cookies: Iterable[str]
) -> Person | None:
    """Return the person who sent the request: the owner of the bearer token or cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await core.people.by_token(token.strip())
    for cookie in cookies:
        person = await core.people.by_cookie(cookie)
        if person is not None:
            return person
    return None


def who_and_where(request: Request, person: Person | None) -> dict[str, str]:
    """Return the log fields of a request; never a key, token or cookie."""
    table = request.path_params.get("id") if "/tables/" in request.url.path else None
    guest = None if person is None else person.id
    fields = {"address": address_of(request), "guest": guest, "table": table}
    return {name: value for name, value in fields.items() if value is not None}


def address_of(connection: HTTPConnection) -> str:
    client = connection.client
    return "local" if client is None else counted_as(client.host)


async def body_of(request: Request, site: Site) -> bytes:
    """Read the request body, with a time and a size limit."""
    limits = site.config.limits
    raw = b""
    try:
        async with asyncio.timeout(limits.request_s):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > limits.body_bytes:
                    raise TooLargeError(
                        f"a body contains at most {limits.body_bytes} bytes", most=limits.body_bytes
                    )
    except (TimeoutError, ClientDisconnect):
        raise TooSlowError("the request did not arrive in time") from None
    return raw


def _decode(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Any:
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from None


def _answer(operation: Operation, call: Call[Any], result: Answer) -> Response:
    if isinstance(result, AsyncIterator):
        quiet = {"cache-control": "no-store", "x-accel-buffering": "no"}  # proxies forward lines
        return StreamingResponse(result, media_type=operation.media, headers=quiet)
    content = result if isinstance(result, bytes) else b"" if result is None else encode(result)
    response = Response(
        content,
        status_code=operation.status,
        media_type=JSON if content else None,
        headers=call.headers,
    )
    if call.cookie == "":
        response.delete_cookie(cookie_name(call.request.scope), httponly=True, samesite="lax")
    elif call.cookie is not None:
        _set_cookie(response, call, cookie_name(call.request.scope), call.cookie)
    if call.mark is not None:
        _set_cookie(response, call, mark_name(call.request.scope), call.mark)
    return response


def _set_cookie(response: Response, call: Call[Any], name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=call.site.config.secure_cookie or call.request.url.scheme == "https",
    )


def refusal(error: GameError) -> Response:
    status = status_of(error)
    headers = {"cache-control": "no-store"}
    if status == 429 or "seconds" in error.values:
        headers["retry-after"] = str(error.values.get("seconds", 1))
    if isinstance(error, ComeAgainError):
        headers["retry-after"], headers[COME_AGAIN] = "1", "yes"
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(encode(problem(error)), status_code=status, media_type=JSON, headers=headers)


# -- what goes wrong outside of an operation -------------------------------------------------


def nothing_there(path: str) -> Response:
    return refusal(NotFoundError(f"nothing at {path}", value=path[:80]))


async def http_exception(request: Request, error: Exception) -> Response:
    """Convert the router's errors to our format."""
    if not isinstance(error, HTTPException):
        raise error
    if error.status_code == 404:
        return nothing_there(request.url.path)
    found = wire.Problem(code="bad-request", message=error.detail)
    return Response(
        encode(found), status_code=error.status_code, media_type=JSON, headers=error.headers
    )


def unexpected_problem(request: Request, error: Exception) -> wire.Problem:
    """Build the answer for an internal error; the details go to the log."""
    fields = who_and_where(request, getattr(request.state, "person", None))
    logger.error("unexpected", route=request.url.path, exc_info=error, **fields)
    return wire.Problem(code="unexpected", message="something went wrong here")


async def unexpected(request: Request, error: Exception) -> Response:
    found = unexpected_problem(request, error)
    return Response(encode(found), status_code=500, media_type=JSON)


LANGUAGE = choice(
    "language", "language of all text (default: English)", {key: key for key in LANGUAGES}
)


def language_of(call: Call[Any]) -> str:
    """Return the language in which the answer is wanted."""
    return str(call.query.get("language", "en"))


async def work_out(call: Call[Any], work: str, *values: Any) -> bytes:
    """Run the work in a worker process."""
    asker = address_of(call.request) if call.known is None else call.known.id
    return await run_until_disconnect(call, call.core.insight.run(asker, work, *values))


async def run_until_disconnect(call: Call[Any], work: Coroutine[Any, Any, bytes]) -> bytes:
    """Return the answer; cancel a queued question if the client disconnects."""
    answer = asyncio.create_task(work)
    gone = asyncio.create_task(_wait_for_disconnect(call))
    try:
        await asyncio.wait({answer, gone}, return_when=asyncio.FIRST_COMPLETED)
        return answer.result() if answer.done() else b""
    finally:
        answer.cancel()
        gone.cancel()


async def _wait_for_disconnect(call: Call[Any]) -> None:
    """Return when the client has closed the connection."""
    while (await call.request.receive())["type"] != "http.disconnect":
        pass
