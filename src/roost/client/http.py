"""A small HTTP client: JSON bodies, with a cookie or a token."""

from __future__ import annotations

import asyncio
import http.client
import socket
import ssl
from http import HTTPStatus
from typing import TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from roost import wire
from roost.client.errors import ClientError, RefusedError, UnreachableError

TIMEOUT_S = 30.0
PAUSES_S = (0.1, 0.3, 1.0, 2.0)  # seconds before a retry
T = TypeVar("T")


class _UnsentError(UnreachableError):
    """The request never reached a server."""


class Http:
    """HTTP requests to one server, each in a thread, so that the event loop never waits.

    If a server that has answered before becomes unreachable (it restarts, or a proxy switches
    servers), harmless requests are retried for a few seconds: reads, and requests that never
    reached it.
    """

    def __init__(self, url: str, token: str | None = None) -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ClientError(f"{url!r} is not a server address", code="bad-address", value=url)
        self.secure = parts.scheme == "https"
        self.host, self.port = parts.hostname, parts.port or (443 if self.secure else 80)
        self.token = token
        self.cookie: str | None = None
        self.found = False  # whether it has ever answered

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}:{self.port}"

    def headers(self) -> dict[str, str]:
        """Return the headers that identify us, for requests and sockets."""
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        return {} if self.cookie is None else {"Cookie": self.cookie}

    async def ask(
        self,
        method: str,
        path: str,
        answer: type[T],
        body: object = None,
        **query: str | int | bool | None,
    ) -> T:
        """Send a request; return the answer as a message of this type, or raise its error."""
        given = {key: _query(value) for key, value in query.items() if value is not None}
        target = f"{path}?{urlencode(given)}" if given else path
        data = None if body is None else msgspec.json.encode(body)
        for pause in PAUSES_S:
            try:
                return await self._ask(method, target, answer, data)
            except ClientError as error:
                if not (self.found and _may_be_repeated(method, error)):
                    raise
            await asyncio.sleep(pause)
        return await self._ask(method, target, answer, data)

    async def _ask(self, method: str, target: str, answer: type[T], data: bytes | None) -> T:
        status, text = await asyncio.to_thread(self._request, method, target, data)
        try:
            if status >= 400:
                raise RefusedError(msgspec.json.decode(text, type=wire.Problem), status)
            return msgspec.json.decode(text or b"null", type=answer)
        except msgspec.MsgspecError as error:
            raise UnreachableError(
                f"{self.origin}{target.partition('?')[0]} does not answer as a Roost server: "
                f"{error}",
                value=self.origin,
            ) from None

    def _request(self, method: str, target: str, data: bytes | None) -> tuple[int, bytes]:
        connection: http.client.HTTPConnection
        if self.secure:
            context = ssl.create_default_context()
            connection = http.client.HTTPSConnection(
                self.host, self.port, timeout=TIMEOUT_S, context=context
            )
        else:
            connection = http.client.HTTPConnection(self.host, self.port, timeout=TIMEOUT_S)
        headers = {**self.headers(), "Origin": self.origin}
        if data is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.connect()
        except ssl.SSLCertVerificationError as error:
            raise _UnsentError(
                f"the certificate of {self.origin} is not trusted: {error.verify_message}",
                code="server-certificate",
                value=self.origin,
                reason=error.verify_message,
            ) from None
        except socket.gaierror as error:
            raise _UnsentError(
                f"there is no {self.host}: {error}", code="server-name", value=self.host
            ) from None
        except OSError as error:
            raise _UnsentError(
                f"{self.origin} does not answer: {error}", value=self.origin
            ) from None
        try:
            connection.request(method, target, data, headers)
            response = connection.getresponse()
            text = response.read()
        except (OSError, http.client.HTTPException) as error:
            raise UnreachableError(
                f"{self.origin} does not answer: {error}", value=self.origin
            ) from None
        finally:
            connection.close()
        self.found = True
        cookie = response.getheader("set-cookie")
        if cookie is not None:
            self.cookie = cookie.partition(";")[0]
        return response.status, text


def _may_be_repeated(method: str, error: ClientError) -> bool:
    if isinstance(error, RefusedError):
        return method == "GET" and error.status == HTTPStatus.SERVICE_UNAVAILABLE
    return method == "GET" or isinstance(error, _UnsentError)


def _query(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
