"""Griefing: players who want to spoil a game, and the host's tools against them."""

from __future__ import annotations

from websockets.exceptions import ConnectionClosed

from tests.server.helpers import INVITE, ME, OPEN, Guest, Live, Running, refused, two_players


def key_of(made: dict[str, object], seat: int | None) -> str:
    invites = made["invites"]
    assert isinstance(invites, list)
    return str(next(invite["key"] for invite in invites if invite["seat"] == seat))


async def to_the_end(live: Live) -> int:
    """Read the socket until it closes and return the close code."""
    try:
        while True:
            await live.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def test_removed_person_is_notified_and_locked_out(
    server: Running, ana: Guest, ben: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, INVITE, OPEN])
    table, key = made["table"]["id"], key_of(made, 1)
    async with ben.socket(table, query=f"?key={key}") as his:
        await his.until("welcome")
        await his.answer("sit", seat=1, key=key)
        await ana.do(table, "remove", seat=1)
        assert await to_the_end(his) == 4403
        assert his.messages[-1]["code"] == "removed"
        assert his.you["seats"] == []
    refused(await ben.read(table, key=key), 403, "removed")
    refused(await ben.command(table, "sit", seat=2, key=key), 403, "removed")
    async with ben.socket(table, query=f"?key={key}") as his:
        assert (await his.receive())["code"] == "removed"
    # The same person with a new guest cookie has only the old link, which is invalid now.
    async with await Guest.named(server, "Benno") as other:
        refused(await other.read(table, key=key), 404, "no-such-table")
        refused(await other.command(table, "sit", seat=1, key=key), 404, "no-such-table")
    fresh = (await ana.http.get(f"/api/tables/{table}/invites")).json()
    async with await Guest.named(server, "Eve") as eve:
        await eve.do(table, "sit", seat=1, key=key_of(fresh, 1))


async def test_person_removed_from_game_cannot_return(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    await ana.do(table, "remove", seat=1)
    seat = (await ana.read(table)).json()["table"]["seats"][1]
    assert (seat["stand_in"], seat["name"]) == (True, "Ben")
    refused(await ben.command(table, "return", seat=1), 403, "removed")
    refused(await ben.read(table), 403, "removed")
    async with ben.socket(table) as his:
        assert (await his.receive())["code"] == "removed"
    assert (await ana.read(table)).json()["table"]["seats"][1]["stand_in"]


async def test_renewed_link_locks_out_holders_of_the_old_one(
    server: Running, ana: Guest, ben: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN])
    table, old = made["table"]["id"], key_of(made, None)
    async with ben.socket(table, query=f"?key={old}") as his:
        await his.until("welcome")
        await ana.do(table, "renew-link", seat=None)
        assert await to_the_end(his) == 4403
        assert his.messages[-1]["code"] == "no-such-table"
    refused(await ben.read(table, key=old), 404, "no-such-table")
    new = key_of((await ana.http.get(f"/api/tables/{table}/invites")).json(), None)
    assert (await ben.read(table, key=new)).status_code == 200
    await ana.do(table, "revoke-link", seat=None)
    refused(await ben.read(table, key=new), 404, "no-such-table")
    left = (await ana.http.get(f"/api/tables/{table}/invites")).json()["invites"]
    assert [invite["seat"] for invite in left] == [1]


async def test_seated_player_needs_no_link(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, INVITE])
    table, key = made["table"]["id"], key_of(made, 1)
    async with ben.socket(table, query=f"?key={key}") as his:
        await his.until("welcome")
        await his.answer("sit", seat=1, key=key)
        await ana.do(table, "renew-link", seat=1)
        assert (await his.answer("ping"))["type"] == "pong"


async def test_players_are_notified_when_their_seat_moves_up(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN, OPEN], private=False)
    table = made["table"]["id"]
    async with ben.socket(table) as his:
        await his.until("welcome")
        await his.answer("sit", seat=2)
        await ana.do(table, "close-seat", seat=1)
        while his.you["seats"] != [1]:
            await his.receive()


async def test_link_renewals_are_limited(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN])
    answers = [await ana.command(made["table"]["id"], "renew-link", seat=1) for _ in range(40)]
    assert [answer.status_code for answer in answers].count(429) > 0
