"""Operator actions on tables, guests and the server's secret."""

from __future__ import annotations

from pathlib import Path

from roost.server.core.admin.actions import administer
from roost.server.core.admin.messages import Action, AdminResult, Request
from roost.server.core.live import privacy
from tests.server.core.identity.test_forgetting import NAME, traces
from tests.server.core.identity.test_griefing import to_the_end
from tests.server.helpers import ME, OPEN, Guest, Running, refused, two_players, version


async def ask(
    server: Running, action: Action, value: str | None = None, days: float | None = None
) -> AdminResult:
    answer = await administer(server.services, Request(action, value, days))
    assert answer.problem is None, answer.problem
    return answer


async def code(server: Running, action: Action, value: str | None = None) -> str | None:
    problem = (await administer(server.services, Request(action, value))).problem
    return None if problem is None else problem.code


async def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in (await guest.http.get("/api/tables")).json()["tables"]]


async def test_operator_lists_ends_and_hides_tables(
    server: Running, ana: Guest, ben: Guest
) -> None:
    table = await two_players(ana, ben)
    (line,) = (await ask(server, "list")).listed
    assert (line.id, line.status, line.private) == (table, "playing", False)
    assert sorted(line.people) == [("Ana", ana.id), ("Ben", ben.id)]
    await ask(server, "hide", table)
    assert await listed(ana) == []
    assert (await ben.read(table)).status_code == 200, "who sits there still finds it"
    await ask(server, "show", table)
    assert await listed(ana) == [table]
    await ask(server, "hide", table)
    await ana.do(table, "roll", seat=0, version=await version(ana, table))
    assert await listed(ana) == [], "it stays hidden while it is played"
    await ask(server, "end", table)
    assert (await ana.read(table)).json()["table"]["status"] == "abandoned"
    assert (await ask(server, "list")).listed == []
    every = await administer(server.services, Request("list", every=True))
    assert [line.status for line in every.listed] == ["abandoned"]


async def test_deleted_table_leaves_no_trace_on_disk(
    server: Running, ana: Guest, tmp_path: Path
) -> None:
    made = await ana.make(game="pickomino", seats=[{"type": "me", "name": NAME}, OPEN])
    table = made["table"]["id"]
    async with ana.socket(table) as hers:
        await hers.until("welcome")
        await ask(server, "delete", table)
        assert await to_the_end(hers) == 4403
    refused(await ana.read(table), 404, "no-such-table")
    assert traces(tmp_path, NAME) == []
    assert await code(server, "delete", table) == "no-such-table"


async def test_purge_deletes_only_older_data(server: Running, ana: Guest, ben: Guest) -> None:
    over, playing = await two_players(ana, ben), await two_players(ana, ben)
    await ask(server, "end", over)
    done = await ask(server, "purge", days=1)
    assert (done.tables, done.guests) == (0, 0)
    purged = await privacy.purge(server.services, 0, 1)
    assert (purged.tables, purged.guests) == (1, 0)
    refused(await ana.read(over), 404, "no-such-table")
    assert (await ana.read(playing)).status_code == 200
    assert await code(server, "purge") == "purge-needs-days"


async def test_purge_deletes_guests_not_seen_for_long(
    server: Running, ana: Guest, tmp_path: Path
) -> None:
    async with await Guest.named(server, NAME) as mina:
        made = await mina.make(game="pickomino", seats=[ME, OPEN])
        # -1 days: everyone counts as not seen for long enough
        done = await privacy.purge(server.services, None, -1)
        assert done.guests == 2
        assert traces(tmp_path, NAME, mina.id) == []
        refused(await mina.read(made["table"]["id"]), 404, "no-such-table")


async def test_new_secret_invalidates_all_cookies_and_links(
    server: Running, ana: Guest, ben: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN])
    table, key = made["table"]["id"], made["invites"][0]["key"]
    assert (await ben.read(table, key=key)).status_code == 200
    async with ana.socket(table) as hers:
        await hers.until("welcome")
        await ask(server, "rotate")
        assert await to_the_end(hers) == 4403
    refused(await ana.http.get("/api/me"), 401, "not-signed-in")
    refused(await ben.read(table, key=key), 404, "no-such-table")
    assert (await ben.http.get("/ready")).status_code == 200, "the store knows the new one"


async def test_operator_forgets_guest_by_id(server: Running, tmp_path: Path) -> None:
    async with await Guest.named(server, NAME) as mina:
        await mina.make(game="pickomino", seats=[ME, OPEN])
        await ask(server, "forget", mina.id)
        assert traces(tmp_path, NAME, mina.id) == []
        assert await code(server, "forget", mina.id) == "no-such-guest"
        assert await code(server, "end", "nosuchtable") == "no-such-table"
