"""Attacks on accounts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from roost.server.core.http.operation import operations_of
from roost.server.features.accounts.feature import Accounts
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
from tests.server.helpers import GENEROUS, ME, OPEN, Guest, Json, Running, refused, running

pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture
async def mina(server: Running) -> AsyncIterator[Member]:
    async with await signed_up(server, "Mina") as made:
        yield made


# -- guessing ----------------------------------------------------------------------------------


async def test_password_guesses_are_limited_per_name_across_addresses(tmp_path: Path) -> None:
    limits = type(GENEROUS)(signins_per_name_hour=5)
    async with (
        running(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server,
        await signed_up(server, "Mina") as mina,
    ):
        codes = []
        for number in range(8):
            headers = {"x-forwarded-for": f"203.0.113.{number}"}
            async with Guest(server, headers) as eve:
                codes.append((await sign_in(eve, "mINA", f"a wrong guess {number}")).status_code)
        assert codes == [403] * 5 + [429] * 3
        # Only strangers are locked out: the owner's own device can still sign in.
        await mina.http.post("/api/account/sign-out")
        assert (await sign_in(mina, "Mina")).status_code == 200
        # A device has its own limit too, so a stolen device mark does not help.
        wrong = [(await sign_in(mina, "Mina", "wrong wrong wrong")).status_code for _ in range(6)]
        assert wrong[-1] == 429
        async with Guest(server) as eve:
            refused(await sign_in(eve, "Mina"), 429, "too-many-tries")
            # Another account's device mark does not help either.
            for cookie in mina.http.cookies.jar:
                if cookie.name.startswith("device-"):
                    forged = f"{mina.id}.abcd.{(cookie.value or '').rpartition('.')[2]}"
                    eve.http.cookies.set(cookie.name, forged)
            refused(await sign_in(eve, "Mina"), 429, "too-many-tries")


async def test_recovery_code_works_after_strangers_guessed(tmp_path: Path) -> None:
    limits = type(GENEROUS)(signins_per_name_hour=1)
    async with (
        running(tmp_path, limits=limits) as server,
        await signed_up(server, "Mina") as mina,
        Guest(server) as new_device,
    ):
        await sign_in(new_device, "Mina", "a wrong guess")
        refused(await sign_in(new_device, "Mina"), 429, "too-many-tries")
        code = mina.recovery
        body = {"name": "Mina", "code": code, "password": OTHER}
        assert (await new_device.http.post("/api/account/recover", json=body)).is_success


async def test_password_guesses_are_limited_per_address(tmp_path: Path) -> None:
    limits = type(GENEROUS)(signins_per_address_hour=4, accounts_per_address_hour=2)
    async with running(tmp_path, limits=limits) as server, Guest(server) as eve:
        codes = [(await sign_in(eve, f"name {n}", "guess")).status_code for n in range(6)]
        assert codes == [403] * 4 + [429] * 2
        body = {"name": "Mina", "code": "abcde", "password": OTHER}
        refused(await eve.http.post("/api/account/recover", json=body), 429, "too-many-tries")
        made = []
        for number in range(3):
            async with Guest(server) as other:
                body = {"name": f"Eve {number}", "password": PASSWORD}
                made.append((await other.http.post("/api/account", json=body)).status_code)
        assert made == [201, 201, 429]


async def test_flood_of_guesses_does_not_block_the_server(server: Running) -> None:
    """Hashing is bounded: two at once, a bounded queue, and other requests are still served."""
    async with Guest(server) as eve, Guest(server) as ana:
        flood = [asyncio.create_task(sign_in(eve, f"n{n}", "guess guess")) for n in range(55)]
        # rejected because the queue is full
        for answer in islice(asyncio.as_completed(flood), 55 - 40):
            await answer
        assert not all(task.done() for task in flood)
        assert (await ana.http.get("/health")).status_code == 200
        assert not all(task.done() for task in flood), "she waited for all of them"
        codes = {answer.status_code for answer in await asyncio.gather(*flood)}
        assert codes == {403, 503}


# -- enumeration -------------------------------------------------------------------------------


async def test_sign_in_does_not_reveal_whether_a_name_exists(server: Running, mina: Member) -> None:
    async with Guest(server) as eve:
        known = await sign_in(eve, "Mina", "wrong wrong")
        unknown = await sign_in(eve, "Nobody", "wrong wrong")
        assert known.content == unknown.content
        assert known.status_code == unknown.status_code == 403
        assert set(known.headers) == set(unknown.headers)
        body = {"code": "aaaaa-aaaaa-aaaaa-aaaaa-aaaaa", "password": OTHER}
        lost = [
            await eve.http.post("/api/account/recover", json={**body, "name": name})
            for name in ("Mina", "Nobody")
        ]
        assert lost[0].content == lost[1].content


@pytest.mark.alone
async def test_sign_in_time_does_not_reveal_whether_a_name_exists(
    server: Running, mina: Member
) -> None:
    took: dict[str, list[float]] = {"Mina": [], "Nobody": []}
    async with Guest(server) as eve:
        await sign_in(eve, "Nobody", "the first makes what nobody's is compared with")
        for _ in range(6):
            for name, times in took.items():
                began = time.perf_counter()
                await sign_in(eve, name, "wrong wrong")
                times.append(time.perf_counter() - began)
    known, unknown = (min(times) for times in took.values())
    assert unknown > known / 2, "no hash is worked out for a name that is not known"
    assert known > unknown / 2


async def test_passkey_challenge_contains_no_names(server: Running, mina: Member) -> None:
    server.address = local(server)
    async with Guest(server) as eve:
        question = (await eve.http.post("/api/account/passkey")).json()
        assert (question["user"], question["name"], question["known"]) == ("", "", [])


# -- fixation ----------------------------------------------------------------------------------


async def test_planted_guest_cookie_is_invalid_after_account_creation(
    server: Running,
) -> None:
    async with await Guest.named(server, "Eve") as eve, Guest(server) as victim:
        victim.http.cookies.update(eve.http.cookies)
        body = {"name": "Victim", "password": PASSWORD}
        assert (await victim.http.post("/api/account", json=body)).status_code == 201
        refused(await eve.http.get("/api/me"), 401, "not-signed-in")
        # It does not become valid again when the victim signs out.
        await victim.http.post("/api/account/sign-out")
        refused(await eve.http.get("/api/me"), 401, "not-signed-in")


async def test_planted_guest_cookie_is_invalid_after_sign_in(server: Running, mina: Member) -> None:
    async with await Guest.named(server, "Eve") as eve, Guest(server) as victim:
        victim.http.cookies.update(eve.http.cookies)
        await sign_in(victim, "Mina")
        refused(await eve.http.get("/api/me"), 401, "not-signed-in")


async def test_each_sign_in_replaces_the_session(server: Running, mina: Member) -> None:
    before = dict(mina.http.cookies)
    await sign_in(mina, "Mina")
    assert dict(mina.http.cookies) != before
    async with Guest(server) as thief:
        thief.http.cookies.update(before)
        refused(await thief.http.get("/api/me"), 401, "not-signed-in")


@pytest.mark.parametrize("cookie", ["s.", "s.abc", "s", "s.é", "s." + "x" * 4000])
async def test_forged_session_is_rejected(server: Running, mina: Member, cookie: str) -> None:
    name = next(name for name in mina.http.cookies if name.startswith("roost"))
    async with Guest(server) as thief:
        header = [(b"cookie", f"{name}={cookie}".encode("latin-1"))]
        refused(await thief.http.get("/api/me", headers=header), 401, "not-signed-in")


# -- tokens of a guest on a shared browser -----------------------------------------------------


async def planted_token(eve: Guest) -> Json:
    """A token that Eve creates as the guest of a browser that another person uses after her."""
    body = {"name": "backdoor", "scopes": ["read", "play"]}
    made: Json = (await eve.http.post("/api/tokens", json=body)).json()
    return made


def with_token(server: Running, token: Json) -> Guest:
    return Guest(server, {"authorization": f"Bearer {token['token']}"})


async def test_guest_token_ends_when_the_guest_is_merged_into_an_account(
    server: Running, mina: Member
) -> None:
    private = (await mina.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    async with await Guest.named(server, "Eve") as eve, Guest(server) as victim:
        token = await planted_token(eve)
        table = (await eve.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
        victim.http.cookies.update(eve.http.cookies)
        async with (
            with_token(server, token) as program,
            program.socket(table, headers={"authorization": f"Bearer {token['token']}"}) as live,
        ):
            await live.until("welcome")
            assert (await sign_in(victim, "Mina")).status_code == 200
            async with asyncio.timeout(30):
                assert await to_the_end(live) == 4403
            refused(await program.http.get("/api/me"), 401, "bad-token")
            refused(await program.read(private), 401, "bad-token")
            refused(await program.command(table, "ready", seat=0), 401, "bad-token")
        assert (await mina.http.get("/api/tokens")).json()["tokens"] == []
        # The guest's games still moved to the account.
        assert (await mina.read(table)).json()["you"]["seats"] == [0]


async def test_guest_token_ends_when_the_guest_makes_an_account(server: Running) -> None:
    async with await Guest.named(server, "Eve") as eve, Guest(server) as victim:
        token = await planted_token(eve)
        table = (await eve.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
        victim.http.cookies.update(eve.http.cookies)
        async with (
            with_token(server, token) as program,
            program.socket(table, headers={"authorization": f"Bearer {token['token']}"}) as live,
        ):
            await live.until("welcome")
            body = {"name": "Victim", "password": PASSWORD}
            assert (await victim.http.post("/api/account", json=body)).status_code == 201
            async with asyncio.timeout(30):
                assert await to_the_end(live) == 4403
            refused(await program.http.get("/api/me"), 401, "bad-token")
            refused(await program.read(table), 401, "bad-token")
        assert (await victim.http.get("/api/tokens")).json()["tokens"] == []


async def test_new_password_ends_every_token_and_its_sockets(server: Running, mina: Member) -> None:
    token = await planted_token(mina)
    table = (await mina.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    header = {"authorization": f"Bearer {token['token']}"}
    async with with_token(server, token) as program, Guest(server) as other:
        await sign_in(other, "Mina")
        async with (
            program.socket(table, headers=header) as live,
            other.socket(table) as elsewhere,
            mina.socket(table) as hers,
        ):
            for each in (live, elsewhere, hers):
                await each.until("welcome")
            changed = await mina.http.post("/api/account/password", json={"password": OTHER})
            assert changed.status_code == 204
            async with asyncio.timeout(30):
                assert await to_the_end(live) == 4403
                assert await to_the_end(elsewhere) == 4403
            assert (await hers.answer("ping"))["type"] == "pong"
        refused(await program.http.get("/api/me"), 401, "bad-token")
        refused(await program.read(table), 401, "bad-token")
    assert (await mina.http.get("/api/tokens")).json()["tokens"] == []
    async with with_token(server, await planted_token(mina)) as program:
        assert (await program.read(table)).status_code == 200


# -- another's data ----------------------------------------------------------------------------


async def test_other_accounts_cannot_be_changed(server: Running, mina: Member) -> None:
    server.address = local(server)
    key = Authenticator("localhost", server.address)
    async with Guest(server) as owner, await signed_up(server, "Eve") as eve:
        await sign_in(owner, "Mina")
        asked = (await owner.http.post("/api/account/passkeys/new")).json()
        await owner.http.post("/api/account/passkeys", json=key.make(asked["challenge"]))
        found = await account(owner)
        for path in (
            *(f"/api/account/devices/{device['id']}" for device in found["devices"]),
            *(f"/api/account/passkeys/{passkey['id']}" for passkey in found["passkeys"]),
        ):
            assert (await eve.http.delete(path)).status_code == 404, path
        assert await account(owner) == found
        table = (await owner.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
        refused(await eve.read(table), 404, "no-such-table")
        everything = (await eve.http.get("/api/me/everything")).text
        assert "Mina" not in everything
        # The answer to Mina's challenge creates no passkey for Eve's account, nor vice
        # versa.
        asked = (await owner.http.post("/api/account/passkeys/new")).json()
        stolen = Authenticator("localhost", server.address).make(asked["challenge"])
        refused(await eve.http.post("/api/account/passkeys", json=stolen), 403, "passkey-refused")
        # Knowing another account's passkey id does not allow taking it over.
        asked = (await eve.http.post("/api/account/passkeys/new")).json()
        twin = Authenticator("localhost", server.address)
        twin.id = key.id
        refused(
            await eve.http.post("/api/account/passkeys", json=twin.make(asked["challenge"])),
            403,
            "passkey-refused",
        )


async def test_strangers_guests_and_tokens_cannot_change_accounts(
    server: Running, ana: Guest, mina: Member
) -> None:
    token = await mina.http.post("/api/tokens", json={"name": "p", "scopes": ["play", "read"]})
    bodies: dict[str, Any] = {
        "/api/account/name": {"name": "Eve"},
        "/api/account/password": {"password": OTHER},
        "/api/account/passkeys": {"name": "k", "client_data": "YQ", "attestation": "YQ"},
    }
    async with (
        Guest(server) as stranger,
        Guest(server, {"authorization": f"Bearer {token.json()['token']}"}) as program,
    ):
        for operation in operations_of(Accounts):
            path = operation.path.replace("{id}", "abcdef")
            if operation.method == "GET" or operation.path in (
                "/api/account",
                "/api/account/passkey",
                "/api/account/passkeys/new",
            ):
                continue
            if operation.path.endswith(("sign-in", "recover")):
                continue
            for who, codes in ((stranger, {401}), (ana, {401}), (program, {403})):
                answer = await who.http.request(
                    operation.method, path, json=bodies.get(operation.path)
                )
                assert answer.status_code in codes, (operation.name, answer.text)
        # A token cannot sign in and learns nothing about the account.
        refused(await sign_in(program, "Mina"), 403, "token-scope")
        assert (await account(program)) is None
    assert (await account(mina))["name"] == "Mina"


async def test_banned_person_cannot_sign_in(server: Running, mina: Member) -> None:
    await server.services.ban(mina.id, None)
    async with Guest(server) as again:
        refused(await sign_in(again, "Mina"), 403, "banned")
        assert (await again.http.get("/api/account")).json()["account"] is None


# -- passkeys ----------------------------------------------------------------------------------


async def test_passkey_answer_is_valid_once_for_one_site_and_purpose(
    server: Running,
) -> None:
    server.address = local(server)
    async with await Guest.named(server, "Mina") as mina, Guest(server) as eve:
        key = Authenticator("localhost", server.address)

        async def ask() -> str:
            question: str = (await eve.http.post("/api/account/passkey")).json()["challenge"]
            return question

        async def tried(proof: dict[str, Any]) -> int:
            answer = await eve.http.post("/api/account/passkey/sign-in", json=proof)
            return answer.status_code

        asked = (await mina.http.post("/api/account/passkeys/new")).json()
        made = key.make(asked["challenge"])
        body = {"name": "Mina", "passkey": made}
        assert (await mina.http.post("/api/account", json=body)).status_code == 201
        # A challenge for another purpose, a forged one, an expired one.
        again = (await mina.http.post("/api/account/passkeys/new")).json()["challenge"]
        assert await tried(key.prove(again)) == 403
        assert await tried(key.prove("YWJjZA" * 8)) == 403
        # Another site's page, another site's key, user not verified.
        key.origin = "https://evil.example"
        assert await tried(key.prove(await ask())) == 403
        key.origin, key.site = server.address, "evil.example"
        assert await tried(key.prove(await ask())) == 403
        key.site, key.flags = "localhost", 0x01
        assert await tried(key.prove(await ask())) == 403
        key.flags = 0x05
        # Another person's key under this key's id.
        other = Authenticator("localhost", server.address)
        other.id = key.id
        assert await tried(other.prove(await ask())) == 403
        # The right answer, once; never from a cloned device whose counter is behind.
        proof = key.prove(await ask())
        assert await tried(proof) == 200
        assert await tried(proof) == 403
        key.count -= 2
        assert await tried(key.prove(await ask())) == 403
