"""The operator's page: server status and operator actions.

Plain HTML from the server, so that it works when nothing else does. It exists only if a password is
configured. The cookie is signed with a key derived from the password: it opens the page on every
server with the same password, and changing the password invalidates it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from urllib.parse import parse_qs

import structlog
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from roost.locale import catalogue, error_text
from roost.rules.errors import GameError
from roost.server.core.admin.actions import administer
from roost.server.core.admin.backup import last_backup
from roost.server.core.admin.messages import Action
from roost.server.core.admin.messages import Request as Wish
from roost.server.core.core import Core
from roost.server.core.errors import ForbiddenError, ServerError, UnknownPersonError, status_of
from roost.server.core.http.limits import is_own_page
from roost.server.core.http.link_previews import language_of
from roost.server.core.http.operation import Site
from roost.server.core.http.operator_html import OperatorHtml, Status
from roost.server.core.http.routes import address_of, body_of, cookie_name

logger = structlog.get_logger("roost.operator")
PATH = "/operator"
HOURS = 12
_PREFIX = "operator-"
_ACTIONS: tuple[Action, ...] = ("end", "hide", "show", "delete", "ban", "unban", "drain")
_MOST_FIELDS = 8


def operator_page(site: Site, token: str) -> Route:
    """Return the route of the page."""
    return Route(PATH, _OperatorPage(site, token).serve, methods=["GET", "POST"])


class OperatorSession:
    """Creates and checks the session cookie."""

    def __init__(self, token: str) -> None:
        self._token = _digest(token)
        self._key = hmac.digest(self._token, b"roost-operator/1", "sha256")

    def is_password(self, token: str) -> bool:
        """Compare in constant time, whatever the length."""
        return hmac.compare_digest(_digest(token), self._token)

    def cookie(self, now: float) -> str:
        text = f"{now + HOURS * 3600:.0f}.{secrets.token_hex(8)}"
        return f"{text}.{self._signature(text)}"

    def opens(self, cookie: str, now: float) -> bool:
        text, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._signature(text).encode(), signature.encode()):
            return False
        return float(text.partition(".")[0]) > now

    def _signature(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), "sha256").hex()


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class _OperatorPage:
    def __init__(self, site: Site, token: str) -> None:
        self._site = site
        self._session = OperatorSession(token)

    async def serve(self, request: Request) -> Response:
        core, address = self._site.core, address_of(request)
        try:
            self._site.guard.check_rate(address)
            inside = bool(self._opening(request))
            if not inside:
                core.bans.check(address, None)
            if request.method == "GET":
                response = await self._show(request, inside=inside)
            else:
                response = await self._do(request, inside=inside)
        except GameError as error:
            core.counts.refused(error.code)
            response = await self._show(request, inside=False, error=error)
        core.access_log.note(
            "operator", method=request.method, address=address, status=response.status_code
        )
        return response

    def _opening(self, request: Request) -> list[str]:
        """Return the names of the cookies that open the page: of this server, or of another that
        has the same password and another port, behind the same proxy."""
        return [
            name
            for name, value in request.cookies.items()
            if name.startswith(_PREFIX) and self._session.opens(value, time.time())
        ]

    async def _do(self, request: Request, *, inside: bool) -> Response:
        _check_own_page(request)
        form = _fields(await body_of(request, self._site))
        action = form.get("action", "")
        if action == "enter":
            return self._enter(request, form.get("word", ""))
        if not inside:
            raise UnknownPersonError("only the operator may do this")
        if action == "leave":
            response = _back()
            for name in self._opening(request):
                response.delete_cookie(name, path=PATH, httponly=True, samesite="strict")
            return response
        try:
            await self._act(action, form, address_of(request))
        except GameError as error:
            return await self._show(request, inside=True, error=error)
        return _back("?done")

    def _enter(self, request: Request, token: str) -> Response:
        address = address_of(request)
        self._site.guard.check_hourly("sign-ins", address)
        if not self._session.is_password(token):
            logger.warning("wrong password for the operator's page", address=address)
            raise UnknownPersonError("wrong password", code="wrong-word")
        logger.info("operator signed in to the operator's page", address=address)
        response = _back()
        response.set_cookie(
            _name(request),
            self._session.cookie(time.time()),
            path=PATH,
            max_age=HOURS * 3600,
            httponly=True,
            samesite="strict",
            secure=self._site.config.secure_cookie or request.url.scheme == "https",
        )
        return response

    async def _act(self, action: str, form: dict[str, str], address: str) -> None:
        wanted = next((known for known in _ACTIONS if known == action), None)
        if wanted is None:
            known = ", ".join(_ACTIONS)
            raise ServerError(
                f"unknown action {action[:60]!r}", code="bad-action", value=action[:60], known=known
            )
        wish = Wish(wanted, form.get("value", "").strip(), _days(form.get("days", "")))
        logger.info("operator action", action=action, value=wish.value, address=address)
        answer = await administer(self._site.core, wish)
        if answer.problem is not None:
            told = answer.problem
            raise ServerError(told.message, code=told.code, **told.values)

    async def _show(
        self, request: Request, *, inside: bool, error: GameError | None = None
    ) -> Response:
        core = self._site.core
        texts = catalogue(language_of(request))
        html, alarm = OperatorHtml(texts), None if error is None else error_text(texts, error)
        if inside:
            done = request.method == "GET" and "done" in request.query_params
            page, status = html.overview(core, await _status(core), alarm, done=done), 200
        else:
            page, status = html.sign_in(alarm), 401
        headers = {"cache-control": "no-store"}
        if error is not None:
            status = status_of(error)
            if status == 429:
                headers["retry-after"] = "60"
        return Response(page, status, headers, "text/html")


async def _status(core: Core) -> Status:
    backup = await asyncio.to_thread(last_backup, core.config.data)
    try:
        await core.check()
    except GameError as error:
        return Status(error, backup)
    return Status(None, backup)


def _name(request: Request) -> str:
    return _PREFIX + cookie_name(request.scope)


def _back(query: str = "") -> RedirectResponse:
    return RedirectResponse(f"{PATH}{query}", 303, {"cache-control": "no-store"})


def _check_own_page(request: Request) -> None:
    """Accept forms from this page only: other allowed sites must not use it."""
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "")
    if not is_own_page(origin, host, request.scope["scheme"]):
        raise ForbiddenError(
            "only from the operator's own page", code="foreign-origin", value=origin[:80]
        )


def _fields(body: bytes) -> dict[str, str]:
    try:
        found = parse_qs(body.decode(), max_num_fields=_MOST_FIELDS)
    except ValueError:
        return {}
    return {name: values[0] for name, values in found.items()}


def _days(text: str) -> float | None:
    if not text.strip():
        return None
    try:
        days = float(text.replace(",", "."))
    except ValueError:
        days = -1.0
    if not 0 < days <= 100_000:
        raise ServerError("a number of days", code="bad-days", value=text[:60])
    return days
