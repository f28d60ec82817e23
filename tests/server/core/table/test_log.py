"""Encoding of table logs."""

from __future__ import annotations

import msgspec
import pytest

from roost.server.core.errors import ServerError
from roost.server.core.person import Person
from roost.server.core.table import creation, log
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup, TimeControl
from roost.server.core.table.state import Table
from tests.server.core.table.tables import MIDDLE

SEATS = (SeatSetup(kind="me"), SeatSetup(kind="bot", bot="simple"))


def begun() -> log.TableCreated:
    return creation.new_log(Setup(game="pickomino", seats=SEATS), Person("g1", "Ana"), None, 1)


def test_log_starts_with_its_version_and_reads_back() -> None:
    line = log.encode(begun())
    assert msgspec.json.decode(line)["version"] == log.VERSION
    assert log.read([line]) == [log.decode(line)]
    assert Table.replay("t1", [line]).version == 1


def test_log_may_start_with_a_position() -> None:
    setup = Setup(game="pickomino", seats=SEATS, start=MIDDLE)
    line = log.encode(creation.new_log(setup, Person("g1", "Ana"), None, 1))
    assert Table.replay("t1", [line]).setup.start == MIDDLE


def test_log_of_a_newer_version_is_rejected() -> None:
    for newer in ('{"t":"made","version":3,"shape":"unknown"}', '{"version":7}'):
        with pytest.raises(ServerError) as caught:
            Table.replay("t1", [newer, '{"t":"something new"}'])
        assert caught.value.code == "store-too-new"
        assert caught.value.values["known"] == log.VERSION


def test_log_of_a_development_version_is_rejected() -> None:
    for old in ('{"t":"made","at":1}', '{"t":"made","at":1,"v":3}'):
        with pytest.raises(ServerError) as caught:
            Table.replay("t1", [old])
        assert caught.value.code == "store-before-release"


def test_log_without_creation_entry_is_rejected() -> None:
    for lines in ([], [log.encode(log.SeatLeft(at=1, seat=0))]):
        with pytest.raises(ServerError) as caught:
            Table.replay("t1", lines)
        assert caught.value.code == "broken-log"


def test_entry_round_trip() -> None:
    setup = Setup(
        game="knockout",
        seats=(*SEATS, SeatSetup(kind="me", name="Ben", tutor=True), SeatSetup(kind="invite")),
        variant="grid49",
        first=2,
        private=False,
        clock=TimeControl(decision_s=30, reserve_s=60),
        pace_ms=0,
        stand_in_bot="random",
        dice=DiceSetup(kind="shared", stream="s123456"),
        tutor=True,
    )
    made = log.TableCreated(
        version=log.VERSION,
        at=1,
        maker="g1",
        maker_name="Ana",
        request=setup,
        seed=b"s" * 32,
    )
    acted = log.Acted(at=5, seat=1, token="w", by="stand-in", reserve=7, who="g1", cmd="c1")
    for entry in (made, acted):
        assert log.decode(log.encode(entry)) == entry
