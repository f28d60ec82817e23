"""The ASGI application: routes, lifespan and headers."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from html import escape

import structlog
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roost.locale import Catalogue, error_text
from roost.server.core.core import Core
from roost.server.core.errors import UnknownPersonError
from roost.server.core.http.asyncapi import document as asyncapi_document
from roost.server.core.http.limits import HEADERS, SECURE, WrongHostError, content_policy
from roost.server.core.http.link_previews import dressing, language_of
from roost.server.core.http.openapi import document as openapi_document
from roost.server.core.http.operation import Operation, Site
from roost.server.core.http.routes import (
    cookie_name,
    encode,
    http_exception,
    refusal,
    routes,
    unexpected,
)
from roost.server.core.http.socket import live
from roost.server.core.http.static import BUILT, load, pages
from roost.server.core.metrics import Metrics

logger = structlog.get_logger("roost.server")
MOST_WARNED = 3  # attackers choose the name
_warned: set[str] = set()


def http_app(core: Core, operations: Sequence[Operation]) -> ASGIApp:
    """Build the ASGI app of a core that has its features."""
    site = Site(core)
    router = Starlette(
        routes=[
            *schema_routes(operations),
            *metrics_routes(site),
            *operator_routes(site),
            *routes(site, operations),
        ],
        exception_handlers={HTTPException: http_exception, Exception: unexpected},
    )
    router.router.redirect_slashes = False
    router.router.default = pages(load(core.config.static or BUILT), dressing(site))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await live(site, scope, receive, send)
            return
        if scope["type"] == "http":
            try:
                site.guard.check_host(Headers(scope=scope).get("host"))
            except WrongHostError as error:
                await wrong_host(site, Request(scope), error)(scope, receive, send)
                return
        await router(scope, receive, send)

    return security_headers(app, lambda: core.leaving)


def wrong_host(site: Site, request: Request, error: WrongHostError) -> Response:
    """Answer a page request with a page: behind a new proxy, `--origin` is often missing."""
    name = str(error.values["value"])
    if not site.config.origins and name not in _warned and len(_warned) < MOST_WARNED:
        _warned.add(name)
        logger.warning("unknown host name", host=name, fix=f"--origin https://{name}")
    if "text/html" not in request.headers.get("accept", ""):
        return refusal(error)
    language = language_of(request)
    text = escape(error_text(Catalogue(language), error))
    page = f'<!doctype html><html lang="{language}"><title>Roost</title><p>{text}</p></html>'
    return HTMLResponse(page, error.status, {"cache-control": "no-store"})


def schema_routes(operations: Sequence[Operation]) -> list[Route]:
    """Return the routes of the OpenAPI and AsyncAPI documents."""
    described: dict[str, bytes] = {}  # by cookie name

    async def openapi(request: Request) -> Response:
        cookie = cookie_name(request.scope)
        if cookie not in described:
            described[cookie] = encode(openapi_document(operations, cookie))
        return Response(described[cookie], media_type="application/json")

    async def asyncapi(request: Request) -> Response:
        return Response(
            encode(asyncapi_document(request.url.netloc, cookie_name(request.scope))),
            media_type="application/json",
        )

    return [Route("/api/openapi.json", openapi), Route("/api/asyncapi.json", asyncapi)]


def metrics_routes(site: Site) -> list[Route]:
    """Return the route of the Prometheus metrics, which require the token."""
    token = site.config.metrics
    if token is None:
        return []

    async def metrics(request: Request) -> Response:
        given = request.headers.get("authorization", "").encode()
        metrics = site.core.counts
        if not isinstance(metrics, Metrics) or not hmac.compare_digest(
            given, f"Bearer {token}".encode()
        ):
            return refusal(UnknownPersonError("Only the operator may read /metrics"))
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    return [Route("/metrics", metrics)]


def operator_routes(site: Site) -> list[Route]:
    """Return the route of the operator's page, if it is enabled. The import is local because
    offline builds lack its dependencies."""
    token = site.config.operator
    if token is None:
        return []
    from roost.server.core.http.operator import operator_page

    return [operator_page(site, token)]


def security_headers(app: ASGIApp, leaving: Callable[[], bool] = lambda: False) -> ASGIApp:
    """Add security headers to every answer. While `leaving`, also tell proxies to close the
    connection, so that they send no request on one that is about to be closed."""
    always = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        if scope["method"] == "HEAD":  # handled as GET; uvicorn omits the body
            scope = {**scope, "method": "GET"}
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        policy = (b"content-security-policy", content_policy(host.decode("latin-1")).encode())

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *always, policy]
                if scope.get("scheme") == "https":
                    message["headers"].append(SECURE)
                if leaving():
                    message["headers"].append((b"connection", b"close"))
            await send(message)

        await app(scope, receive, send_with_headers)

    return middleware
