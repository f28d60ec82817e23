"""As much of an HTTP client as setting up tables needs: JSON, a cookie, connections kept open."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec


class Client:
    """Raises RuntimeError for every answer that is not a success."""

    def __init__(self, address: str) -> None:
        self._host, _, port = address.removeprefix("http://").partition(":")
        self._port = int(port)
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.headers: dict[str, str] = {}

    async def post(self, path: str, body: Any) -> Any:
        return await self._call("POST", path, msgspec.json.encode(body))

    async def get(self, path: str) -> Any:
        return await self._call("GET", path, b"")

    async def close(self) -> None:
        while self._idle:
            _, writer = self._idle.pop()
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _call(self, method: str, path: str, body: bytes) -> Any:
        while self._idle:
            reader, writer = self._idle.pop()
            try:
                return await self._ask(reader, writer, method, path, body)
            except (OSError, asyncio.IncompleteReadError):
                writer.close()  # closed while it was idle
        reader, writer = await asyncio.open_connection(self._host, self._port)
        return await self._ask(reader, writer, method, path, body)

    async def _ask(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        method: str,
        path: str,
        body: bytes,
    ) -> Any:
        extra = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{extra}"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = [line.partition(": ")[::2] for line in answer[1:] if line]
        fields = {name.lower(): value for name, value in headers}
        content = await reader.readexactly(int(fields.get("content-length", 0)))
        self._idle.append((reader, writer))
        if "set-cookie" in fields:
            self.headers["Cookie"] = fields["set-cookie"].partition(";")[0]
        if not answer[0].split()[1].startswith("2"):
            raise RuntimeError(f"{path}: {answer[0]} {content[:200]!r}")
        return msgspec.json.decode(content) if content else None
