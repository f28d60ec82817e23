"""Addresses that people name lead nowhere they should not, as an attacker would try."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import pytest

from roost.rules import GameError
from roost.server.features.notifications import outbound as module
from roost.server.features.notifications.outbound import Outbound, UnreachedError, is_public

HOSTILE = [
    "https://127.0.0.1/",
    "https://localhost/",
    "https://10.0.0.8/hook",
    "https://172.16.4.2/",
    "https://192.168.1.1/admin",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[::]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[ff02::1]/",
    "https://192.0.0.192/",
    "https://192.88.99.1/",
    "https://[fec0::1]/",
    "https://[3fff::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0x7f.1/",
    "https://017700000001/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://127.0.0.1./",
    "https://1.1.1.1.0x7f/",
    "https://user:secret@hooks.example/",
    "https://hooks.example@127.0.0.1/",
    "https://hooks.example\\@127.0.0.1/",
    "http://hooks.example/",
    "https://hooks.example:22/",
    "https://hooks.example:8443/",
    "https://hooks.example:0/",
    "https://hooks.example:99999/",
    "ftp://hooks.example/",
    "file:///etc/passwd",
    "gopher://hooks.example/",
    "javascript:alert(1)",
    "//hooks.example/",
    "https:///",
    "https://hooks.example/#x",
    "https://hooks.example/ HTTP/1.1\r\nX: y",
    "https://hooks.example/a b",
    "https://hookſ.example/",
    "https://①②⑦.0.0.1/",
    "https://hooks..example/",
    "https://-/",
    "https://" + "a" * 700 + ".example/",
    "https://inside.example/",
    "https://both.example/",
    "https://nowhere.example/",
]
KNOWN = {
    "hooks.example": ["93.184.216.34"],
    "localhost": ["127.0.0.1", "::1"],
    "inside.example": ["192.168.7.7"],
    "both.example": ["93.184.216.34", "10.0.0.1"],
}


async def resolve(host: str, _: int) -> Sequence[str]:
    """As a system would: digits mean what old programs take them for."""
    import socket

    if host in KNOWN:
        return KNOWN[host]
    try:
        return [socket.inet_ntoa(socket.inet_aton(host))]
    except OSError:
        if ":" in host:
            return [host]
        raise


@pytest.fixture(autouse=True)
def nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(asyncio, "open_connection", refuse)


@pytest.mark.parametrize("address", HOSTILE)
async def test_a_hostile_address_is_refused_when_it_is_named_and_when_it_is_used(
    address: str,
) -> None:
    outbound = Outbound(resolve=resolve)
    with pytest.raises(GameError) as named:
        await outbound.check(address)
    with pytest.raises(GameError) as used:
        await outbound.post(address, {}, b"")
    assert named.value.code == used.value.code == "bad-news-address"


async def test_a_public_address_is_taken() -> None:
    outbound = Outbound(resolve=resolve)
    for address in ("https://hooks.example/x?y=z", "https://hooks.example:443", "https://1.1.1.1/"):
        await outbound.check(address)


def test_addresses_of_the_open_internet_are_told_from_others() -> None:
    public = (
        "1.1.1.1",
        "93.184.216.34",
        "192.0.1.1",
        "192.88.98.255",
        "192.88.100.1",
        "2606:4700:4700::1111",
    )
    assert [one for one in public if not is_public(one)] == []
    private = (
        "::ffff:10.0.0.1",
        "198.18.0.1",
        "240.0.0.1",
        "192.0.2.1",
        "192.0.0.1",
        "192.0.0.9",
        "192.0.0.192",
        "192.88.99.1",
        "fec0::1",
        "feff::1",
        "3fff::1",
        "3fff:fff:ffff::1",
        "::ffff:192.0.0.192",
        "::192.88.99.1",
        "x",
    )
    assert [one for one in private if is_public(one)] == []


# -- with a real receiver ----------------------------------------------------------------------


class Receiver:
    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.heard: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(self.answer)
        with suppress(OSError):
            await writer.drain()
        writer.transport.close()


@asynccontextmanager
async def receiving(answer: bytes) -> AsyncIterator[tuple[Receiver, int]]:
    receiver = Receiver(answer)
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    async with server:
        yield receiver, server.sockets[0].getsockname()[1]
    await asyncio.sleep(0.02)  # what was cut off is gone


async def test_a_name_that_means_something_else_at_the_second_look_helps_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Public when it is named, and when it is looked at; private a moment later."""
    monkeypatch.undo()
    async with receiving(b"HTTP/1.1 200 OK\r\n\r\n") as (receiver, _):
        answers = [["93.184.216.34"], ["127.0.0.1"], ["93.184.216.34", "127.0.0.1"]]

        async def rebinding(_: str, __: int) -> Sequence[str]:
            return answers.pop(0)

        outbound = Outbound(resolve=rebinding)
        await outbound.check("https://rebind.example/")
        for _ in range(2):
            with pytest.raises(GameError):
                await outbound.post("https://rebind.example/", {}, b"")
        assert receiver.heard == []


async def test_the_connection_goes_to_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []

    async def noted(where: str, port: int, **options: object) -> None:
        asked.append((where, port, options["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", noted)
    with pytest.raises(UnreachedError):
        await Outbound(resolve=resolve).post("https://hooks.example/x", {}, b"")
    assert asked == [("93.184.216.34", 443, "hooks.example")]


@pytest.mark.parametrize("status", [301, 302, 307, 308])
async def test_a_redirect_is_not_followed(monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    monkeypatch.undo()
    async with receiving(b"HTTP/1.1 200 OK\r\n\r\n") as (inside, port):
        away = f"HTTP/1.1 {status} x\r\nLocation: http://127.0.0.1:{port}/\r\n\r\n".encode()
        async with receiving(away) as (first, at):
            outbound = Outbound([f"127.0.0.1:{at}"])
            assert await outbound.post(f"http://127.0.0.1:{at}/", {}, b"x") == status
            assert len(first.heard) == 1
            with pytest.raises(GameError):
                await outbound.post(f"http://127.0.0.1:{port}/", {}, b"x")
        assert inside.heard == []


@pytest.mark.parametrize(
    "answer", [b"", b"SSH-2.0-x\r\n", b"HTTP/1.1\n", b"HTTP/1.1 x\r\n", b"x" * 100_000]
)
async def test_what_is_no_answer_is_none(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    monkeypatch.undo()
    async with receiving(answer) as (_, port):
        outbound = Outbound(["127.0.0.1"])
        with pytest.raises(UnreachedError):
            await outbound.post(f"http://127.0.0.1:{port}/", {}, b"x")


async def test_who_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(module, "_ANSWER_S", 0.1)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await reader.read()
        writer.transport.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(UnreachedError):
            await Outbound(["127.0.0.1"]).post(f"http://127.0.0.1:{port}/", {}, b"x")
    await asyncio.sleep(0.02)
