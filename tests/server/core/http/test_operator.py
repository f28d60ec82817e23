"""The operator's page: content, actions and access control."""

from __future__ import annotations

import hmac
import time
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from roost.locale import catalogue
from roost.server.core.admin.backup import backup
from roost.server.core.config import Limits
from roost.server.core.http.operator import HOURS, OperatorSession
from tests.server.helpers import BOT, ME, STORE, Guest, Running, running
from tests.server.product import MIGRATIONS

WORD = "a hen in the barn"


class Host(Guest):
    """A browser signed in as the operator."""

    async def post(self, origin: str | None = "", **form: str) -> httpx.Response:
        own = self.server.address if origin == "" else origin
        headers = {} if own is None else {"origin": own}
        return await self.http.post("/operator", data=form, headers=headers)

    async def enter(self, word: str = WORD) -> httpx.Response:
        return await self.post(action="enter", word=word)

    async def page(self) -> str:
        answer = await self.http.get("/operator")
        assert answer.status_code == 200, answer.text
        return answer.text


async def test_operator_page_needs_a_configured_password(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Host(server) as host:
        assert (await host.http.get("/operator")).status_code == 404
        assert (await host.enter()).status_code == 404


async def test_operator_page_shows_status_after_sign_in(tmp_path: Path) -> None:
    async with running(tmp_path / "data", operator=WORD) as server, Host(server) as host:
        async with await Guest.named(server, "Wilhelmina") as guest:
            made = await guest.make(game="pickomino", seats=[ME, BOT], pace_ms=0)
            table = made["table"]["id"]
            await guest.command(table, "ready", seat=1)  # refused
            async with guest.socket(table) as live:
                await live.until("welcome")
                await live.start([0])
                await backup(server.services.config, tmp_path / "copy", MIGRATIONS)
                answer = await host.enter()
                assert (answer.status_code, answer.headers["location"]) == (303, "/operator")
                page = await host.page()
        found = facts(page)
        texts = catalogue("en")
        assert found[texts.text("operator-sockets")] == "1"
        assert found[texts.text("operator-tables-live")] == "1"
        kept = "roost.sqlite3" if STORE == "sqlite" else "/postgres"
        assert found[texts.text("operator-store")].endswith(kept)
        assert found[texts.text("operator-backup")].startswith(
            time.strftime("%Y-%m-%d", time.gmtime())
        )
        assert " ms" in found[texts.text("operator-commits")]
        assert "per second" in found[texts.text("operator-moves")]
        assert found[texts.text("operator-state")] == texts.text("operator-ready")
        assert "<tr><th" in page.partition(texts.text("operator-errors"))[2]
        assert "Wilhelmina" in page.partition(texts.text("operator-people"))[2]
        assert guest.id in page


async def test_servers_behind_one_proxy_accept_the_same_sign_in(tmp_path: Path) -> None:
    async with running(tmp_path / "a", operator=WORD) as one, Host(one) as host:
        await host.enter()
        async with running(tmp_path / "b", operator=WORD * 2) as stranger, Host(stranger) as moved:
            moved.http.cookies = host.http.cookies
            assert (await moved.http.get("/operator")).status_code == 401
        async with running(tmp_path / "c", operator=WORD) as other, Host(other) as moved:
            moved.http.cookies = host.http.cookies
            await moved.page()
            await moved.post(action="leave")
            assert (await moved.http.get("/operator")).status_code == 401


async def test_operator_bans_people_and_deletes_tables(tmp_path: Path) -> None:
    async with running(tmp_path, operator=WORD) as server, Host(server) as host:
        async with await Guest.named(server, "Ana") as ana:
            table = (await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"]
            await host.enter()
            done = await host.post(action="ban", value=ana.id, days="2,5")
            assert (done.status_code, done.headers["location"]) == (303, "/operator?done")
            assert (await ana.http.get("/api/me")).status_code == 403
            assert ana.id in await host.page()
            assert (await host.post(action="unban", value=ana.id)).status_code == 303
            assert (await ana.http.get("/api/me")).status_code == 200
            assert (await host.post(action="delete", value=table)).status_code == 303
            assert (await ana.read(table)).status_code == 404
        async with await Guest.named(server, "Bo <b>") as bo:
            made = await bo.make(game="knockout", seats=[ME, BOT], private=False)
            table = made["table"]["id"]
            page = await host.page()
            assert f"knockout {table}" in page
            assert "Bo &lt;b&gt;" in page
            for action, private in (("hide", True), ("show", False)):
                assert (await host.post(action=action, value=table)).status_code == 303
                row = await server.services.rows.tables.get(table)
                assert row is not None
                assert row.private is private
            assert (await host.post(action="hide", value=bo.id)).status_code == 303
            person = await server.services.rows.people.get(bo.id)
            assert person is not None
            assert person.hidden
            assert (await host.post(action="end", value=table)).status_code == 303
            assert (await bo.read(table)).json()["table"]["status"] == "abandoned"
        for form, status, said in (
            ({"action": "delete", "value": "nowhere"}, 400, "table"),
            ({"action": "ban", "value": "everybody"}, 400, "everybody"),
            ({"action": "ban", "value": "10.0.0.1", "days": "nan"}, 400, "nan"),
            ({"action": "rotate"}, 400, "rotate"),
        ):
            answer = await host.post(**form)
            assert (answer.status_code, 'role="alert"' in answer.text) == (status, True)
            assert said in answer.text
        assert await server.services.bans.all() == []


# -- who does not know the word --------------------------------------------------------------


async def untouched(server: Running, table: str) -> None:
    assert await server.services.bans.all() == []
    assert await server.services.rows.tables.get(table) is not None


async def test_operator_page_rejects_wrong_token(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, operator=WORD) as server, Host(server) as stranger:
        async with await Guest.named(server, "Ana") as ana:
            table = (await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"]
        door = await stranger.http.get("/operator")
        assert door.status_code == 401
        assert catalogue("en").text("operator-sockets") not in door.text
        assert str(tmp_path) not in door.text
        for wrong in ("", WORD + " ", WORD[:-1], WORD.upper(), "\0", "ü" * 1000):
            answer = await stranger.enter(wrong)
            assert answer.status_code == 401, wrong
            assert "set-cookie" not in answer.headers
        now = time.time()
        forged = [
            "",
            "x",
            f"{now + 99:.0f}.abc.{'0' * 64}",
            OperatorSession("another hen here").cookie(now),
            OperatorSession(WORD).cookie(now - HOURS * 3600 - 1),  # an old one
            OperatorSession(WORD).cookie(now).replace(".", "0.", 1),  # made to last
            "é." + "ü" * 64,
        ]
        port = server.address.rpartition(":")[2]
        for cookie in forged:
            headers = [(b"cookie", f"operator-roost-{port}={cookie}".encode())]
            answer = await stranger.http.get("/operator", headers=headers)
            assert answer.status_code == 401, cookie
            for form in (
                {"action": "ban", "value": "10.0.0.1"},
                {"action": "delete", "value": table},
            ):
                own = [*headers, (b"origin", server.address.encode())]
                answer = await stranger.http.post("/operator", data=form, headers=own)
                assert answer.status_code == 401, cookie
        await untouched(server, table)


async def test_operator_page_rejects_other_sites(tmp_path: Path) -> None:
    friend = "https://friend.example"  # may use the server's tables
    options = {"operator": WORD, "origins": (friend,)}
    async with running(tmp_path, **options) as server, Host(server) as host:
        async with await Guest.named(server, "Ana") as ana:
            table = (await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"]
        await host.enter()
        for origin in (
            None,
            "null",
            "https://evil.example",
            friend,
            f"{server.address}.evil.example",
            server.address.replace("http:", "https:"),
            server.address.replace("http:", "ftp:"),
        ):
            for form in (
                {"action": "ban", "value": "10.0.0.1"},
                {"action": "delete", "value": table},
                {"action": "leave"},
                {"action": "enter", "word": WORD},
            ):
                answer = await host.post(origin, **form)
                assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)
        await untouched(server, table)
        answer = await host.http.get("/operator", headers={"host": "evil.example"})
        assert answer.status_code == 421  # a name that was pointed at this machine
        assert (await host.post(action="leave")).status_code == 303
        assert (await host.http.get("/operator")).status_code == 401


async def test_operator_cookie_and_content_policy_are_strict(tmp_path: Path) -> None:
    options = {"operator": WORD, "proxies": ("127.0.0.1",)}
    async with running(tmp_path, **options) as server, Host(server) as host:
        plain = (await host.enter()).headers["set-cookie"]
        secure = server.address.replace("http:", "https:")
        headers = {"origin": secure, "x-forwarded-proto": "https"}
        form = {"action": "enter", "word": WORD}
        behind = await host.http.post("/operator", data=form, headers=headers)
        for part in ("HttpOnly", "SameSite=strict", "Path=/operator"):
            assert part in plain
        assert ("Secure" in plain, "Secure" in behind.headers["set-cookie"]) == (False, True)
        answer = await host.http.get("/operator")
        policy = answer.headers["content-security-policy"]
        assert "form-action 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["cache-control"] == "no-store"
        assert "<script" not in answer.text


async def test_password_guesses_and_requests_are_limited(tmp_path: Path) -> None:
    limits = Limits(signins_per_address_hour=5, address_burst=40, address_rate=0.01)
    async with running(tmp_path, operator=WORD, limits=limits) as server, Host(server) as host:
        answers = [(await host.enter("wrong")).status_code for _ in range(8)]
        assert answers == [401] * 5 + [429] * 3
        assert (await host.enter()).status_code == 429  # the right one does not help any more
        statuses = {(await host.http.get("/operator")).status_code for _ in range(40)}
        assert statuses == {401, 429}
        large = await host.http.post("/operator", content=b"x" * 100_000)
        assert large.status_code in (403, 413, 429)


def test_wrong_passwords_take_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[int, int]] = []
    real = hmac.compare_digest

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((len(one), len(other)))
        return real(one, other)

    monkeypatch.setattr("roost.server.core.http.operator.hmac.compare_digest", compare)
    session = OperatorSession(WORD)
    assert [session.is_password(word) for word in ("", WORD, WORD[:3], "x" * 10_000)] == [
        *(False, True, False, False)
    ]
    assert compared == [(32, 32)] * 4


# -- as people read it -----------------------------------------------------------------------


def facts(page: str) -> dict[str, str]:
    """Terms and their descriptions."""

    class Facts(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.tag, self.parts = "", [""]

        def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
            if tag in ("dt", "dd"):
                self.parts.append("")
            self.tag = tag

        def handle_data(self, data: str) -> None:
            if self.tag in ("dt", "dd"):
                self.parts[-1] += data

    reader = Facts()
    reader.feed(page)
    parts = reader.parts[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))
