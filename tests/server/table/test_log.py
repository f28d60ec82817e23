"""A log says which version of Roost's logs it is, unless it is the first."""

from __future__ import annotations

import msgspec
import pytest

from roost import wire
from roost.server.errors import ServerError
from roost.server.people.person import Person
from roost.server.table import log, setup
from roost.server.table.state import Table

REQUEST = wire.TableRequest(game="pickomino", seats=[wire.SeatMe(), wire.SeatBot(bot="simple")])


def begun() -> log.Made:
    return setup.made(REQUEST, Person("g1", "Ana"), None, 1)


def test_the_first_version_is_not_written_and_reads_back() -> None:
    assert log.VERSION == 1
    line = log.encode(begun())
    assert "v" not in msgspec.json.decode(line)
    assert log.read([line]) == [log.decode(line)]
    assert Table.replay("t1", [line]).version == 1


def test_a_later_version_would_be_written() -> None:
    line = log.encode(msgspec.structs.replace(begun(), v=2))
    assert msgspec.json.decode(line)["v"] == 2


def test_the_log_of_a_newer_roost_is_refused_before_anything_in_it_is_misread() -> None:
    for newer in (b'{"t":"made","v":2,"shape":"unknown"}', b'{"v":7}'):
        with pytest.raises(ServerError) as caught:
            Table.replay("t1", [newer, b'{"t":"something new"}'])
        assert caught.value.code == "store-too-new"
        assert caught.value.values["known"] == log.VERSION


def test_a_log_that_does_not_begin_with_the_making_is_refused() -> None:
    for lines in ([], [log.encode(log.Stood(at=1, seat=0))]):
        with pytest.raises(ServerError) as caught:
            Table.replay("t1", lines)
        assert caught.value.code == "broken-log"
