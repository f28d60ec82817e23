"""A saved log names nobody; beside it stands who they were."""

from __future__ import annotations

from typing import Any

from roost.server.core.person import Pseudonym
from roost.server.core.table import commands, log
from roost.server.core.table.pseudonyms import Pseudonyms
from roost.server.core.table.setup import SeatSetup
from roost.server.core.table.state import Table
from tests.server.core.table.tables import ANA, BEN, BOT, ME, OPEN, do, table, two_players


def saved(at: Table) -> tuple[list[bytes], list[Pseudonym]]:
    return at.pseudonyms.write([played.entry for played in at.steps])


def told(at: Table) -> list[tuple[Any, ...]]:
    return [(s.index, s.person, s.name, s.ready, s.stand_in) for s in at.seats]


def test_a_saved_log_holds_no_name_and_no_person() -> None:
    shared = table(ME, SeatSetup(kind="me", name="Leonora"), OPEN, BOT)
    do(shared, BEN, commands.Sit("s", 2, name="Benjamin"))
    do(shared, BEN, commands.Ready("r", 2))
    lines, pseudonyms = saved(shared)
    text = b"".join(lines).decode()
    for word in ("Ana", "Leonora", "Ben", ANA.id, BEN.id):
        assert word not in text
    assert {(pseudonym.person, pseudonym.name) for pseudonym in pseudonyms} == {
        (ANA.id, "Ana"),
        (ANA.id, "Leonora"),
        (BEN.id, "Benjamin"),
    }


def test_the_log_and_its_sitters_give_the_table_back() -> None:
    for before in (two_players(), table(ME, SeatSetup(kind="me", name="Leo"), BOT)):
        lines, pseudonyms = saved(before)
        after = Table.replay(before.id, lines, pseudonyms)
        assert told(after) == told(before)
        assert after.made == before.made
        assert after.saved_answers == before.saved_answers


def test_who_sat_there_is_somebody_once_the_row_is_gone() -> None:
    lines, pseudonyms = saved(two_players())
    after = Table.replay("table1", lines, [s for s in pseudonyms if s.person != BEN.id])
    assert [seat.name for seat in after.seats] == ["Ana", None]
    assert after.seats[1].kind == "human"
    assert after.seats_of(BEN.id) == []
    nobody = Table.replay("table1", lines)
    assert [seat.name for seat in nobody.seats] == [None, None]
    assert nobody.seats_of(ANA.id) == []
    assert len({seat.person for seat in nobody.seats}) == 2, "two people stay two"


def test_a_person_has_another_id_at_every_table() -> None:
    ids = {pseudonym.alias for _ in range(3) for pseudonym in saved(two_players())[1]}
    assert len(ids) == 6


def test_who_sits_down_again_under_the_same_name_is_the_same() -> None:
    opened = table(ME, OPEN)
    for number in range(2):
        do(opened, BEN, commands.Sit(f"s{number}", 1))
        do(opened, BEN, commands.Leave(f"l{number}", 1))
    assert len(saved(opened)[1]) == 2
    assert opened.pseudonyms.write([])[1] == []


def test_a_log_of_the_first_version_tells_its_people_itself() -> None:
    playing = two_players()
    raw = [log.encode(played.entry) for played in playing.steps]
    assert told(Table.replay("table1", raw)) == told(playing)
    assert Pseudonyms().read([]) == []
