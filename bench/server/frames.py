"""A WebSocket client that costs next to nothing, so that a load test measures the server."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_ZERO_MASK = bytes(4)  # a mask of zeros is a mask, and leaves the bytes as they are


class Socket(asyncio.Protocol):
    """Calls `on_message` with the bytes of every text message."""

    def __init__(self, host: str, path: str, headers: dict[str, str]) -> None:
        self._host = host
        self._path = path
        self._headers = headers
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.on_message: Callable[[bytes], None] = lambda _: None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        self._write("\r\n".join(lines).encode() + b"\r\n\r\n")

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        self._buffer = data = self._buffer + data if self._buffer else data
        if not self._open:
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                return
            self._open = True
            if b" 101 " in head.split(b"\r\n")[0]:
                self.ready.set_result(None)
            else:
                self.ready.set_exception(ConnectionError(head.decode("latin-1")[:80]))
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size:
                break
            self._frame(data[at] & 0x0F, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self.on_message(payload)
        elif kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            self.close()

    def send(self, payload: bytes) -> None:
        self._send(_TEXT, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2)
        self._write(head + _ZERO_MASK + payload)

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_socket(address: str, path: str, headers: dict[str, str]) -> Socket:
    host, _, port = address.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(f"{host}:{port}", path, headers), host, int(port)
    )
    await socket.ready
    return socket
