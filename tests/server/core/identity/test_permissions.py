"""One test per permission: the error code, and that nothing changed."""

from typing import Any

import httpx
import pytest
from starlette.responses import Response
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from roost.server.core.http.app import security_headers
from tests.server.helpers import (
    BOT,
    INVITE,
    ME,
    OPEN,
    Guest,
    Live,
    Running,
    refused,
    two_players,
    version,
)


async def test_private_table_is_not_found_without_link(
    server: Running, ana: Guest, ben: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=True)
    table = made["table"]["id"]
    listed = (await ben.http.get("/api/tables")).json()["tables"]
    assert table not in [row["id"] for row in listed]
    for path in ("", "/record", "/invites", "/review", "/tutor?seat=0", "/warning?seat=0"):
        refused(await ben.http.get(f"/api/tables/{table}{path}"), 404, "no-such-table")
    refused(await ben.read(table, key="wrong"), 404, "no-such-table")
    refused(await ben.command(table, "sit", seat=1), 404, "no-such-table")
    refused(await ben.command(table, "sit", seat=1, key="wrong"), 404, "no-such-table")
    async with ben.socket(table) as live:
        assert (await live.receive())["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            await live.receive()
    async with Guest(server) as nobody:
        refused(await nobody.read(table), 404, "no-such-table")


async def test_unknown_and_private_tables_give_the_same_answer(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=True)
    private = (await ben.read(made["table"]["id"])).json()
    unknown = (await ben.read("abcdefghjk")).json()
    assert private["code"] == unknown["code"] == "no-such-table"
    assert set(private["values"]) == set(unknown["values"])


async def test_link_opens_private_table(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=True)
    table = made["table"]["id"]
    watch, seat = made["invites"]
    assert (await ben.read(table, key=watch["key"])).status_code == 200
    await ben.do(table, "sit", seat=1, key=seat["key"])
    assert (await ben.read(table)).json()["you"]["seats"] == [1]


async def test_link_of_another_table_is_rejected(ana: Guest, ben: Guest) -> None:
    one = await ana.make(game="pickomino", seats=[ME, OPEN])
    two = await ana.make(game="pickomino", seats=[ME, OPEN])
    key = one["invites"][0]["key"]
    refused(await ben.read(two["table"]["id"], key=key), 404, "no-such-table")


async def test_invited_seat_requires_its_own_link(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, INVITE, INVITE], private=False)
    table = made["table"]["id"]
    _, first, second = made["invites"]
    refused(await ben.command(table, "sit", seat=1), 403, "needs-invite")
    answer = await ben.http.post(
        f"/api/tables/{table}/commands",
        json={"type": "sit", "id": "x1", "seat": 1, "key": second["key"]},
    )
    refused(answer, 403, "needs-invite")
    sat = await ben.http.post(
        f"/api/tables/{table}/commands",
        json={"type": "sit", "id": "x2", "seat": 1, "key": first["key"]},
    )
    assert sat.status_code == 200


async def test_spectator_cannot_act(server: Running, ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    before = await version(ana, table)
    async with await Guest.named(server, "Cleo") as cleo, cleo.socket(table) as live:
        await live.until("welcome")
        assert live.you["seats"] == []
        answer = await live.answer("roll", seat=0, version=before)
        assert answer["code"] == "foreign-seat"
    async with Guest(server) as nobody, nobody.socket(table) as live:
        await live.until("welcome")
        answer = await live.answer("roll", seat=0, version=before)
        assert answer["code"] == "not-signed-in"
    assert await version(ana, table) == before


async def test_only_host_sees_links_and_ends_table(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
    table = made["table"]["id"]
    assert (await ben.read(table)).json()["invites"] == []
    refused(await ben.http.get(f"/api/tables/{table}/invites"), 403, "not-the-maker")
    refused(await ben.command(table, "abandon"), 403, "not-the-maker")


@pytest.mark.parametrize("change", ["id", "signature", "bare", "junk"])
async def test_forged_cookie_is_rejected(server: Running, ana: Guest, change: str) -> None:
    ((name, good),) = ana.http.cookies.items()
    id_, _, signature = good.partition(".")
    forged = {
        "id": f"gaaaaaaaaaaaaaa.{signature}",
        "signature": f"{id_}.{signature[:-2]}{'AA' if signature[-2:] != 'AA' else 'BB'}",
        "bare": id_,
        "junk": "....",
    }[change]
    async with httpx.AsyncClient(
        base_url=server.address, cookies={name: forged}, timeout=60
    ) as thief:
        refused(await thief.get("/api/me"), 401, "not-signed-in")
        made = await thief.post("/api/tables", json={"game": "pickomino", "seats": [ME, BOT]})
        refused(made, 401, "not-signed-in")


async def test_cookie_is_http_only(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as browser:
        answer = await browser.post("/api/guest", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def new_token(guest: Guest, *scopes: str) -> dict[str, Any]:
    answer = await guest.http.post("/api/tokens", json={"name": "bot", "scopes": list(scopes)})
    assert answer.status_code == 201
    token: dict[str, Any] = answer.json()
    return token


def program(server: Running, token: dict[str, Any]) -> Guest:
    return Guest(server, {"authorization": f"Bearer {token['token']}"})


async def test_revoked_token_is_rejected(server: Running, ana: Guest) -> None:
    token = await new_token(ana, "read", "play")
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    bearer = {"authorization": f"Bearer {token['token']}"}
    async with program(server, token) as bot, bot.socket(made["table"]["id"], headers=bearer) as s:
        await s.until("welcome")
        revoked = await ana.http.delete(f"/api/tokens/{token['id']}")
        assert revoked.status_code == 204
        with pytest.raises(ConnectionClosed):
            await s.until("never")
        refused(await bot.http.get("/api/me"), 401, "bad-token")
        refused(await bot.command(made["table"]["id"], "ready", seat=0), 401, "bad-token")
    assert (await ana.http.get("/api/tokens")).json()["tokens"] == []


async def test_token_is_limited_to_its_scopes(server: Running, ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    table = made["table"]["id"]
    token = await new_token(ana, "read")
    bearer = {"authorization": f"Bearer {token['token']}"}
    async with program(server, token) as reader:
        assert (await reader.read(table)).status_code == 200
        refused(await reader.command(table, "ready", seat=0), 403, "token-scope")
        request = {"game": "pickomino", "seats": [ME, BOT]}
        refused(await reader.http.post("/api/tables", json=request), 403, "token-scope")
        async with reader.socket(table, headers=bearer) as live:
            await live.until("welcome")
            assert (await live.answer("ready", seat=0))["code"] == "token-scope"
    only_play = await new_token(ana, "play")
    async with program(server, only_play) as player:
        refused(await player.read(table), 403, "token-scope")


async def test_token_cannot_create_or_revoke_tokens(server: Running, ana: Guest) -> None:
    token = await new_token(ana, "read", "play")
    async with program(server, token) as bot:
        body = {"name": "more", "scopes": ["play"]}
        refused(await bot.http.post("/api/tokens", json=body), 403, "token-scope")
        refused(await bot.http.delete(f"/api/tokens/{token['id']}"), 403, "token-scope")
        refused(await bot.http.post("/api/guest", json={"name": "Eve"}), 403, "token-scope")


async def test_other_site_cannot_open_socket(server: Running, ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT], private=False)
    address = f"{server.sockets_at}/api/tables/{made['table']['id']}/live"
    for origin in ("https://evil.example", "null", server.address.replace("127.0.0.1", "[::1]")):
        with pytest.raises(InvalidStatus) as refusal:
            async with connect(address, additional_headers={"origin": origin}):
                pass
        assert refusal.value.response.status_code == 403
    async with connect(address, additional_headers={"origin": server.address}) as good:
        assert (await Live(good).receive())["type"] == "welcome"


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_browsers_return_with_tls_only_where_there_is_tls(scheme: str) -> None:
    app = security_headers(Response("fine"))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://x") as client:
        headers = (await client.get("/")).headers
    assert ("strict-transport-security" in headers) == (scheme == "https")


async def test_every_answer_has_security_headers(server: Running, ana: Guest) -> None:
    for path in ("/", "/api/games", "/api/none", "/health", "/api/openapi.json"):
        headers = (await ana.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert f"connect-src 'self' {server.sockets_at} " in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" in headers["server"]


async def room_key(host: Guest, table: str) -> str:
    answer = await host.http.get(f"/api/tables/{table}/invites")
    return str(answer.json()["room"]["key"])


async def test_one_link_seats_everybody_and_nobody_in_anothers_place(
    server: Running, ana: Guest, ben: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, INVITE, INVITE], private=True)
    table = made["table"]["id"]
    key = await room_key(ana, table)
    await ben.do(table, "sit", seat=1, key=key)
    async with await Guest.named(server, "Eve") as eve:
        assert (await eve.read(table, key=key)).status_code == 200
        for seat in (0, 1):
            refused(await eve.command(table, "sit", seat=seat, key=key), 409, "seat-taken")
            for order, code in (
                ("leave", "foreign-seat"),
                ("ready", "foreign-seat"),
                ("remove", "not-the-maker"),
                ("change-seat", "not-the-maker"),
            ):
                body = {"type": order, "id": f"{order}{seat}", "seat": seat}
                answer = await eve.http.post(f"/api/tables/{table}/commands?key={key}", json=body)
                refused(answer, 403, code)
        refused(await eve.http.get(f"/api/tables/{table}/invites"), 404, "no-such-table")
        await eve.do(table, "sit", seat=2, key=key)
        refused(await eve.command(table, "sit", seat=1, key=key), 409, "seat-taken")
    seats = (await ana.read(table)).json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Ben", "Eve"]


async def test_room_link_of_another_table_is_rejected(ana: Guest, ben: Guest) -> None:
    one, two = [await ana.make(game="pickomino", seats=[ME, INVITE]) for _ in range(2)]
    key = await room_key(ana, one["table"]["id"])
    refused(await ben.command(two["table"]["id"], "sit", seat=1, key=key), 404, "no-such-table")
