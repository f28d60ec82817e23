"""Names of the cookies for guests and devices."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.types import Scope

from roost.server.core.identity.guests import COOKIE

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
