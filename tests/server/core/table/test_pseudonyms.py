"""Pseudonyms in saved logs."""

from __future__ import annotations

from typing import Any

from roost.server.core.person import Pseudonym
from roost.server.core.table import log
from roost.server.core.table.pseudonyms import Pseudonyms
from roost.server.core.table.setup import SeatSetup
from roost.server.core.table.state import Table
from roost.wire import commands
from tests.server.core.table.tables import ANA, BEN, BOT, ME, OPEN, do, table, two_players


def saved(at: Table) -> tuple[list[str], list[Pseudonym]]:
    return at.pseudonyms.write([played.entry for played in at.steps])


def told(at: Table) -> list[tuple[Any, ...]]:
    return [(s.index, s.person, s.name, s.ready, s.stand_in) for s in at.seats]


def test_saved_log_contains_no_names_or_person_ids() -> None:
    shared = table(ME, SeatSetup(kind="me", name="Leonora"), OPEN, BOT)
    do(shared, BEN, commands.Sit(id="s", seat=2, name="Benjamin"))
    do(shared, BEN, commands.Ready(id="r", seat=2))
    lines, pseudonyms = saved(shared)
    text = "".join(lines)
    for word in ("Ana", "Leonora", "Ben", ANA.id, BEN.id):
        assert word not in text
    assert {(pseudonym.person, pseudonym.name) for pseudonym in pseudonyms} == {
        (ANA.id, "Ana"),
        (ANA.id, "Leonora"),
        (BEN.id, "Benjamin"),
    }


def test_log_and_pseudonyms_restore_the_table() -> None:
    for before in (two_players(), table(ME, SeatSetup(kind="me", name="Leo"), BOT)):
        lines, pseudonyms = saved(before)
        after = Table.replay(before.id, lines, pseudonyms)
        assert told(after) == told(before)
        assert after.made == before.made
        assert after.saved_answers == before.saved_answers


def test_player_is_anonymous_without_the_pseudonym_row() -> None:
    lines, pseudonyms = saved(two_players())
    after = Table.replay("table1", lines, [s for s in pseudonyms if s.person != BEN.id])
    assert [seat.name for seat in after.seats] == ["Ana", None]
    assert after.seats[1].kind == "human"
    assert after.seats_of(BEN.id) == []
    nobody = Table.replay("table1", lines)
    assert [seat.name for seat in nobody.seats] == [None, None]
    assert nobody.seats_of(ANA.id) == []
    assert len({seat.person for seat in nobody.seats}) == 2, "two people stay two"


def test_person_has_a_different_alias_at_each_table() -> None:
    ids = {pseudonym.alias for _ in range(3) for pseudonym in saved(two_players())[1]}
    assert len(ids) == 6


def test_returning_player_with_same_name_keeps_the_alias() -> None:
    opened = table(ME, OPEN)
    for number in range(2):
        do(opened, BEN, commands.Sit(id=f"s{number}", seat=1))
        do(opened, BEN, commands.Leave(id=f"l{number}", seat=1))
    assert len(saved(opened)[1]) == 2
    assert opened.pseudonyms.write([])[1] == []


def test_log_of_the_first_version_contains_its_people() -> None:
    playing = two_players()
    raw = [log.encode(played.entry) for played in playing.steps]
    assert told(Table.replay("table1", raw)) == told(playing)
    assert Pseudonyms().read([]) == []
