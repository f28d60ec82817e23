"""What the cookies of guests and devices are called here."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.types import Scope

from roost.server.core.identity.guests import COOKIE

_MOST = 10


def cookie_name(scope: Scope) -> str:
    """With the port in it: browsers keep one jar for all servers of a machine."""
    server = scope.get("server")
    port = None if server is None else server[1]
    return COOKIE if port is None else f"{COOKIE}-{port}"


def mark_name(scope: Scope) -> str:
    """By this a device is known again that was signed in to an account; it opens nothing."""
    return f"device-{cookie_name(scope)}"


def device_mark(request: Request) -> str | None:
    return request.cookies.get(mark_name(request.scope))


def cookies_of(scope: Scope, cookies: Mapping[str, str]) -> list[str]:
    """What may be the guest's cookie, the likeliest first: of this port, or of another port that
    this server had before. Each is signed: only our own is believed."""
    own = cookie_name(scope)
    ours = (name for name in cookies if name == own or name.startswith(f"{COOKIE}-"))
    named = sorted(ours, key=lambda name: name != own)
    return [cookies[name] for name in named[:_MOST]]
