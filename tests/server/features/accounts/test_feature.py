"""Accounts: creation, sign-in, recovery and deletion."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from roost.rules.extras import MissingExtraError
from roost.server.core.identity.guests import FRESH_MS
from roost.server.core.ids import now_ms
from roost.server.core.live import privacy
from roost.server.features.accounts import feature as accounts_module
from roost.server.features.accounts.schema import AccountRows
from roost.server.features.my_games.puzzles import PuzzleRow, PuzzleRows
from tests.server.core.identity.test_forgetting import traces
from tests.server.core.identity.test_griefing import to_the_end
from tests.server.features.accounts.accounts import (
    OTHER,
    PASSWORD,
    Member,
    account,
    local,
    sign_in,
    signed_up,
)
from tests.server.features.accounts.authenticator import Authenticator
from tests.server.helpers import GENEROUS, ME, OPEN, Guest, Running, refused, running, two_players

pytestmark = pytest.mark.usefixtures("quick_passwords")
TWO_DEVICES = replace(GENEROUS, devices_per_account=2)


@pytest.fixture
async def mina(server: Running) -> AsyncIterator[Member]:
    async with await signed_up(server, "Mina") as made:
        yield made


# -- from guest to account ---------------------------------------------------------------------


async def test_guest_keeps_identity_when_creating_account(server: Running, ana: Guest) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    made = await ana.http.post("/api/account", json={"name": "Ana B", "password": PASSWORD})
    assert made.json()["me"] == {"id": ana.id, "name": "Ana B", "bird": ""}
    assert (await ana.http.get("/api/me")).json() == {"id": ana.id, "name": "Ana B", "bird": ""}
    listed = (await ana.http.get("/api/me/games")).json()["games"]
    assert [game["table"]["id"] for game in listed] == [table]
    found = await account(ana)
    assert (found["name"], found["password"], found["recovery"]) == ("Ana B", True, True)
    assert [device["this"] for device in found["devices"]] == [True]
    # An account keeps its name, however a browser names its guests.
    again = await ana.http.post("/api/guest", json={"name": "Somebody"})
    assert again.json() == {"id": ana.id, "name": "Ana B", "bird": ""}
    refused(
        await ana.http.post("/api/account", json={"name": "Two", "password": PASSWORD}),
        403,
        "has-account",
    )


async def test_account_works_on_several_devices_and_after_restart(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        await signed_up(server, "Mina") as mina,
        Guest(server) as other,
    ):
        assert (await sign_in(other, "mina")).json() == {"id": mina.id, "name": "Mina", "bird": ""}
        assert len((await account(other))["devices"]) == 2
        cookies = other.http.cookies
    async with running(tmp_path) as server, Guest(server) as other:
        other.http.cookies = cookies
        assert (await other.http.get("/api/me")).json()["id"] == mina.id


async def test_guest_games_move_into_the_account(server: Running, mina: Member) -> None:
    """This includes a running game, which simply continues; the guest's socket closes."""
    async with await Guest.named(server, "Ana") as ana, await Guest.named(server, "M") as guest:
        table = await two_players(ana, guest)
        answered = PuzzleRow(puzzle="p1", game="pickomino", at=1, first=True, solved=1)
        await PuzzleRows(server.services.database).note(guest.id, answered, 9)
        attempt = await guest.http.post("/api/daily", json={"game": "pickomino"})
        token = await guest.http.post("/api/tokens", json={"name": "p", "scopes": ["play"]})
        async with guest.socket(table) as live, ana.socket(table) as hers:
            await live.until("welcome")
            await hers.until("welcome")
            assert (await sign_in(guest, "Mina")).json()["id"] == mina.id
            assert await to_the_end(live) == 4403
            await hers.until("update")
        view = (await guest.read(table)).json()
        assert view["you"]["seats"] == [1]
        await ana.do(table, "roll", seat=0, version=view["table"]["version"])
        games = (await mina.http.get("/api/me/games")).json()["games"]
        assert {game["table"]["id"] for game in games} == {
            table,
            attempt.json()["table"]["id"],
        }
        again = await mina.http.post("/api/daily", json={"game": "pickomino"})
        assert again.json()["table"]["id"] == attempt.json()["table"]["id"]
        figures = (await mina.http.get("/api/me/figures")).json()
        assert [puzzle["tried"] for puzzle in figures["puzzles"]] == [1]
        headers = {"authorization": f"Bearer {token.json()['token']}"}
        async with Guest(server, headers) as program:
            refused(await program.http.get("/api/me"), 401, "bad-token")
        assert await server.services.rows.people.get(guest.id) is None
        access_log = server.services.access_log
        assert access_log.of(guest.id) == []
        assert any(line.get("route") == "/api/daily" for line in access_log.of(mina.id))


async def test_nothing_moves_if_declined(server: Running, ana: Guest, mina: Member) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    await sign_in(ana, "Mina", bring=False)
    assert (await mina.http.get("/api/me/games")).json()["games"] == []
    refused(await mina.read(table), 404, "no-such-table")


# -- names -------------------------------------------------------------------------------------


async def test_look_alike_account_names_are_rejected(server: Running, mina: Member) -> None:
    for name in ("Mina", "MINA", " mina ", "Mína", "Mιna", "Мина"[:1] + "ina", "M1na", "rnina"):
        async with Guest(server) as other:
            body = {"name": name, "password": PASSWORD}
            answer = await other.http.post("/api/account", json=body)
            refused(answer, 409, "account-name-taken")
            assert answer.json()["values"] == {"value": name.strip()}
    async with await signed_up(server, "Mona") as mona:
        body = {"name": "mina"}
        refused(await mona.http.post("/api/account/name", json=body), 409, "account-name-taken")
        renamed = await mona.http.post("/api/account/name", json={"name": "Ramona"})
        assert renamed.json()["name"] == "Ramona"
        assert (await mona.http.get("/api/me")).json()["name"] == "Ramona"
        assert (await sign_in(mona, "Ramona")).status_code == 200


@pytest.mark.parametrize(
    "password",
    [
        "short",
        "aaaaaaaaaaaaaa",
        "Mina-Mina-Mina",
        "mina 123 456 789",
        "1234567890",
        "9876543210987",
        "AbcDefGhiJkl",
        "qwertyuiop",
    ],
)
async def test_weak_password_is_rejected(server: Running, password: str) -> None:
    async with Guest(server) as guest:
        body = {"name": "Mina", "password": password}
        refused(await guest.http.post("/api/account", json=body), 422, "weak-password")
        refused(await guest.http.post("/api/account", json={"name": "Mina"}), 422, "no-key")


# -- what opens it -----------------------------------------------------------------------------


async def test_recovery_code_works_once_and_invalidates_other_credentials(
    server: Running, mina: Member
) -> None:
    code = mina.recovery
    token = await mina.http.post("/api/tokens", json={"name": "p", "scopes": ["play"]})
    table = (await mina.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    body = {"name": "Mina", "code": code.upper().replace("-", " "), "password": OTHER}
    async with mina.socket(table) as live, Guest(server) as found:
        await live.until("welcome")
        answer = await found.http.post("/api/account/recover", json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["recovery"] != code
        assert await to_the_end(live) == 4403
        refused(await mina.http.get("/api/me"), 401, "not-signed-in")
        headers = {"authorization": f"Bearer {token.json()['token']}"}
        async with Guest(server, headers) as program:
            refused(await program.http.get("/api/me"), 401, "bad-token")
        refused(await sign_in(mina, "Mina"), 403, "wrong-sign-in")
        refused(await mina.http.post("/api/account/recover", json=body), 403, "wrong-recovery")
        assert (await sign_in(mina, "Mina", OTHER)).status_code == 200
        fresh = (await mina.http.post("/api/account/recovery")).json()["recovery"]
        old = {**body, "code": answer.json()["recovery"]}
        refused(await found.http.post("/api/account/recover", json=old), 403, "wrong-recovery")
        new = {**body, "code": fresh}
        assert (await found.http.post("/api/account/recover", json=new)).status_code == 200


async def test_devices_are_listed_and_signed_out(server: Running, mina: Member) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    table = (await mina.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    async with Guest(server, {"user-agent": agent}) as phone, Guest(server) as third:
        await sign_in(phone, "Mina")
        await sign_in(third, "Mina")
        devices = (await account(mina))["devices"]
        assert [device["device"] for device in devices] == ["", "Firefox, Linux", ""]
        async with phone.socket(table) as live:
            await live.until("welcome")
            ended = await mina.http.delete(f"/api/account/devices/{devices[1]['id']}")
            assert ended.status_code == 204
            assert await to_the_end(live) == 4403
        refused(await phone.http.get("/api/me"), 401, "not-signed-in")
        assert (await mina.http.delete("/api/account/devices")).status_code == 204
        refused(await third.http.get("/api/me"), 401, "not-signed-in")
        assert len((await account(mina))["devices"]) == 1
        assert (await mina.http.post("/api/account/sign-out")).status_code == 204
        refused(await mina.http.get("/api/me"), 401, "not-signed-in")


async def test_device_limit_signs_out_the_oldest_device(tmp_path: Path) -> None:
    async with (
        running(tmp_path, limits=TWO_DEVICES) as server,
        await signed_up(server, "Mina") as mina,
        Guest(server) as second,
        Guest(server) as third,
    ):
        await sign_in(second, "Mina")
        assert (await mina.http.get("/api/me")).status_code == 200
        await sign_in(third, "Mina")
        refused(await mina.http.get("/api/me"), 401, "not-signed-in")
        for device in (second, third):
            assert (await device.http.get("/api/me")).json()["id"] == mina.id
        assert len((await account(third))["devices"]) == 2


async def test_changing_credentials_requires_recent_sign_in(
    server: Running, mina: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = now_ms._offset_ns + (FRESH_MS + 1000) * 10**6
    monkeypatch.setattr(now_ms, "_offset_ns", later)
    for method, path, body in (
        ("POST", "/api/account/password", {"password": OTHER}),
        ("POST", "/api/account/recovery", None),
        ("POST", "/api/account/name", {"name": "Nina"}),
        ("DELETE", "/api/account/passkeys/abcd", None),
        ("DELETE", "/api/me", None),
    ):
        refused(await mina.http.request(method, path, json=body), 403, "sign-in-again")
    assert not (await account(mina))["fresh"]
    assert (await sign_in(mina, "Mina")).status_code == 200
    assert (await account(mina))["fresh"]
    assert len((await account(mina))["devices"]) == 1, "the old session is over"
    assert (await mina.http.delete("/api/me")).status_code == 204


# -- passkeys ----------------------------------------------------------------------------------


async def test_passkey_creates_account_and_signs_in(server: Running) -> None:
    server.address = local(server)
    device = Authenticator("localhost", server.address)
    async with await Guest.named(server, "Ana") as ana, Guest(server) as other:
        assert (await ana.http.get("/api/account")).json()["passkeys"]
        asked = (await ana.http.post("/api/account/passkeys/new")).json()
        assert (asked["site"], asked["known"]) == ("localhost", [])
        body = {"name": "Ana", "passkey": device.make(asked["challenge"])}
        assert (await ana.http.post("/api/account", json=body)).status_code == 201
        assert not (await account(ana))["password"]
        question = (await other.http.post("/api/account/passkey")).json()
        proof = device.prove(question["challenge"])
        entered = await other.http.post("/api/account/passkey/sign-in", json=proof)
        assert entered.json() == {"id": ana.id, "name": "Ana", "bird": ""}
        (passkey,) = (await account(other))["passkeys"]
        assert passkey["used"] is not None
        only = await other.http.delete(f"/api/account/passkeys/{passkey['id']}")
        refused(only, 403, "last-key")
        second = Authenticator("localhost", server.address)
        asked = (await other.http.post("/api/account/passkeys/new")).json()
        assert asked["known"] == [passkey["id"]]
        made = second.make(asked["challenge"], "phone")
        assert (await other.http.post("/api/account/passkeys", json=made)).status_code == 201
        gone = await other.http.delete(f"/api/account/passkeys/{passkey['id']}")
        assert gone.status_code == 204
        question = (await ana.http.post("/api/account/passkey")).json()
        old = device.prove(question["challenge"])
        refused(
            await ana.http.post("/api/account/passkey/sign-in", json=old), 403, "passkey-refused"
        )


async def test_passkeys_are_not_offered_at_ip_address(mina: Member) -> None:
    assert not (await mina.http.get("/api/account")).json()["passkeys"]
    refused(await mina.http.post("/api/account/passkey"), 403, "no-passkeys-here")
    refused(await mina.http.post("/api/account/passkeys/new"), 403, "no-passkeys-here")


# -- without the extra -------------------------------------------------------------------------


async def test_server_without_accounts_offers_none(tmp_path: Path) -> None:
    async with running(tmp_path, accounts=False) as server, Guest(server) as guest:
        view = (await guest.http.get("/api/account")).json()
        assert view == {"offered": False, "passkeys": False, "account": None}
        refused(await sign_in(guest, "Mina"), 403, "no-accounts")


async def test_error_names_missing_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def need(module: str, extra: str) -> None:
        raise MissingExtraError("not installed", package=module, extra=extra)

    monkeypatch.setattr(accounts_module, "installed", lambda: False)
    monkeypatch.setattr(accounts_module, "need", need)
    async with running(tmp_path) as server, Guest(server) as guest:
        assert not (await guest.http.get("/api/account")).json()["offered"]
        answer = await sign_in(guest, "Mina")
        refused(answer, 422, "missing-extra")
        assert answer.json()["values"] == {"package": "argon2", "extra": "host"}


# -- everything, and nothing -------------------------------------------------------------------


@pytest.mark.sqlite
async def test_export_and_deletion_include_the_account(server: Running, tmp_path: Path) -> None:
    name = "Wilhelmina-Xanthe"
    async with await signed_up(server, name) as mina:
        everything = (await mina.http.get("/api/me/everything")).json()
        assert everything["account"]["name"] == name
        assert len(everything["account"]["devices"]) == 1
        hashed = await AccountRows(server.services.database).get(mina.id)
        assert hashed is not None
        told = json.dumps(everything)
        assert hashed.password not in told  # type: ignore[operator]
        words = (name, mina.id, hashed.folded, str(hashed.password))
        assert {word for _, word in traces(tmp_path, *words)} == set(words)
        assert (await mina.http.delete("/api/me")).status_code == 204
        assert traces(tmp_path, *words) == []
        refused(await sign_in(mina, name), 403, "wrong-sign-in")


async def test_purge_deletes_old_guests_but_not_accounts(server: Running, mina: Member) -> None:
    async with await Guest.named(server, "Ana") as ana:
        await privacy.purge(server.services, None, -2)
        refused(await ana.http.get("/api/me"), 401, "not-signed-in")
        assert (await mina.http.get("/api/me")).status_code == 200
