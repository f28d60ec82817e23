"""A log says which version of Roost's logs it is, unless it is the first."""

from __future__ import annotations

import msgspec
import pytest

from roost.server.errors import ServerError
from roost.server.person import Person
from roost.server.table import log, making
from roost.server.table.setup import Clock, DiceSetup, SeatSetup, Setup
from roost.server.table.state import Table
from tests.server.table.tables import MIDDLE

SEATS = (SeatSetup(kind="me"), SeatSetup(kind="bot", bot="simple"))


def begun() -> log.Made:
    return making.made(Setup(game="pickomino", seats=SEATS), Person("g1", "Ana"), None, 1)


def test_the_first_version_is_not_written_and_reads_back() -> None:
    line = log.encode(msgspec.structs.replace(begun(), v=1))
    assert "v" not in msgspec.json.decode(line)
    assert log.read([line]) == [log.decode(line)]
    assert Table.replay("t1", [line]).version == 1


def test_a_later_version_is_written() -> None:
    assert msgspec.json.decode(log.encode(begun()))["v"] == 2


def test_a_log_that_begins_with_a_position_is_of_a_version_that_older_programs_refuse() -> None:
    setup = Setup(game="pickomino", seats=SEATS, start=MIDDLE)
    line = log.encode(making.made(setup, Person("g1", "Ana"), None, 1))
    assert msgspec.json.decode(line)["v"] == log.VERSION == 3
    assert Table.replay("t1", [line]).setup.start == MIDDLE


def test_the_log_of_a_newer_roost_is_refused_before_anything_in_it_is_misread() -> None:
    for newer in (b'{"t":"made","v":4,"shape":"unknown"}', b'{"v":7}'):
        with pytest.raises(ServerError) as caught:
            Table.replay("t1", [newer, b'{"t":"something new"}'])
        assert caught.value.code == "store-too-new"
        assert caught.value.values["known"] == log.VERSION


def test_a_log_that_does_not_begin_with_the_making_is_refused() -> None:
    for lines in ([], [log.encode(log.Stood(at=1, seat=0))]):
        with pytest.raises(ServerError) as caught:
            Table.replay("t1", lines)
        assert caught.value.code == "broken-log"


def test_an_entry_survives_writing_and_reading() -> None:
    setup = Setup(
        game="knockout",
        seats=(*SEATS, SeatSetup(kind="me", name="Ben", tutor=True), SeatSetup(kind="invite")),
        variant="grid49",
        first=2,
        private=False,
        clock=Clock(decision_s=30, reserve_s=60),
        pace_ms=0,
        keeper="random",
        dice=DiceSetup(kind="duplicate", stream="s123456"),
        tutor=True,
    )
    made = log.Made(
        at=1,
        maker="g1",
        maker_name="Ana",
        request=setup,
        seed=b"s" * 32,
        bot_seeds=(None, b"b" * 32, None, None),
    )
    acted = log.Acted(at=5, seat=1, token="w", by="keeper", reserve=7, who="g1", cmd="c1")
    for entry in (made, acted):
        assert log.decode(log.encode(entry)) == entry


# As servers wrote it when entries held the request that had come over the wire.
FIRST = (
    b'{"t":"made","at":1,"maker":"g1","maker_name":"Ana","request":{"game":"pickomino","seats":'
    b'[{"type":"me","name":null,"tutor":true},{"type":"bot","bot":"simple"},{"type":"open"},'
    b'{"type":"invite"}],"variant":"","first":null,"private":true,"clock":{"decision_s":30,'
    b'"reserve_s":0},"pace_ms":1000,"keeper":null,"dice":{"type":"fair"},"tutor":true},'
    b'"seed":"c3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3M=","bot_seeds":[null,'
    b'"YmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmI=",null,null]}'
)


def test_the_making_of_a_table_reads_as_it_was_first_written() -> None:
    made = log.decode(FIRST)
    assert isinstance(made, log.Made)
    assert [seat.kind for seat in made.request.seats] == ["me", "bot", "open", "invite"]
    assert [seat.bot for seat in made.request.seats] == [None, "simple", None, None]
    assert made.request.seats[0].tutor
    assert made.request.clock == Clock(decision_s=30)
    assert made.request.dice == DiceSetup(kind="fair")
    table = Table("t1", made)
    assert [seat.kind for seat in table.seats] == ["human", "bot", "open", "invite"]
