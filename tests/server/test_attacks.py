"""What an attacker tries, or an unlucky person runs into."""

import sys
from collections.abc import Iterator

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from roost.server.logs import configure
from tests.server.helpers import Guest, Running
from tests.server.test_permissions import BOT, ME, OPEN, refused, two_players, version


@pytest.fixture
def fresh_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()


@pytest.mark.usefixtures("fresh_logs")
@pytest.mark.parametrize("terminal", [False, True])
def test_logs_of_errors_hold_no_values(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    configure("info")

    def fail(seed: str) -> None:
        raise RuntimeError(f"no dice today ({len(seed)})")

    secret = "".join(["5e", "ed"] * 16)
    try:
        fail(secret)
    except RuntimeError:
        structlog.get_logger().exception("a table could not go on", table="abc")
    written = capsys.readouterr().err
    assert "no dice today" in written
    assert secret not in written


async def test_leaving_and_coming_back_does_not_refill_the_clock(
    server: Running, ana: Guest, ben: Guest
) -> None:
    table = await two_players(ana, ben, clock={"decision_s": 60}, pace_ms=10_000)
    room = server.services.authority.rooms[table]
    room.table.since -= 8_000  # as if she had thought for a while
    deadline = room.deadline
    assert deadline is not None
    await ana.do(table, "leave", seat=0)
    await ana.do(table, "return", seat=0)
    again = room.deadline
    assert again is not None
    assert deadline <= again < deadline + 4_000


async def test_a_commitment_that_no_record_could_hold_is_refused(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    table = made["table"]["id"]
    for commitment in ("ab" * 32 + "\n", "AB" * 32, "ab" * 31):
        answer = await ana.command(table, "ready", seat=0, commitment=commitment)
        assert answer.json()["code"] == "bad-message"
    assert await version(ana, table) == made["table"]["version"]


@pytest.mark.parametrize("origin", ["http://[", "null", "", "://", "file://"])
async def test_a_strange_origin_is_a_foreign_one(
    server: Running, ana: Guest, origin: str
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT], private=False)
    headers = {"origin": origin}
    answer = await ana.http.post("/api/guest", json={"name": "Eve"}, headers=headers)
    refused(answer, 403, "foreign-origin")
    address = f"{server.sockets_at}/api/tables/{made['table']['id']}/live"
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(address, additional_headers=headers):
            pass
    assert refusal.value.response.status_code == 403


async def test_names_at_a_table_hold_nothing_unseen(ana: Guest, ben: Guest) -> None:
    seats = [{"type": "me", "name": "\u001b[2J\u202eAna"}, OPEN]
    made = await ana.make(game="pickomino", seats=seats, private=False)
    table = made["table"]["id"]
    await ben.do(table, "sit", seat=1, name=" Ben\u0007\n")
    view = (await ana.read(table)).json()["table"]
    assert [seat["name"] for seat in view["seats"]] == ["[2J Ana", "Ben"]
    await ben.do(table, "leave", seat=1)
    refused(await ben.command(table, "sit", seat=1, name="\u200b"), 422, "bad-name")
    unseen = {"game": "pickomino", "seats": [{"type": "me", "name": "\u200b"}, BOT]}
    refused(await ana.http.post("/api/tables", json=unseen), 422, "bad-name")
