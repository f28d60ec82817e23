"""The ASGI application: routes, life span, headers. Everything is passed in; nothing is global."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import get
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roost.rules.errors import GameError
from roost.server.config import Config
from roost.server.http import insight as _insight  # noqa: F401
from roost.server.http import operations as _operations  # noqa: F401  # declares them
from roost.server.http import routes as rest
from roost.server.http import static
from roost.server.http.limits import HEADERS, content_policy
from roost.server.http.openapi import document
from roost.server.http.socket import live
from roost.server.services import Services


@get("/api/openapi.json", name="openapi", include_in_schema=False, sync_to_thread=False)
def openapi() -> Response[bytes]:
    """This interface, described."""
    return Response(msgspec.json.encode(document()), media_type="application/json")


def create_app(config: Config, services: Services | None = None) -> ASGIApp:
    """The app; it opens services of its own unless some are passed in."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        own = services is None
        opened = await Services.open(config) if services is None else services
        app.state.services = opened
        try:
            yield
        finally:
            if own:
                await opened.drain()
                await opened.close()

    router = Litestar(
        route_handlers=[*rest.handlers(), openapi, static.static],
        lifespan=[lifespan],
        state=State({"assets": static.load(config.static or static.BUILT)}),
        exception_handlers={
            GameError: lambda _, error: rest.refusal(error),
            HTTPException: rest.http_exception,
            Exception: rest.unexpected,
        },
        openapi_config=None,
        logging_config=None,
        debug=False,
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await live(router.state.services, scope, receive, send)
        else:
            await router(scope, receive, send)

    return security_headers(app)


def security_headers(app: ASGIApp) -> ASGIApp:
    """Every answer tells browsers what this site never does."""
    always = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        if scope["method"] == "HEAD":  # as GET; uvicorn leaves the body out
            scope = {**scope, "method": "GET"}
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        policy = (b"content-security-policy", content_policy(host.decode("latin-1")).encode())

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *always, policy]
            await send(message)

        await app(scope, receive, send_with_headers)

    return middleware
