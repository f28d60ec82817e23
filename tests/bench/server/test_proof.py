"""A measurement that counts what was not done is refused."""

import sqlite3
from pathlib import Path

import pytest

from bench.server.proof import prove, rows
from roost.rules.errors import GameError
from roost.server.core.storage.opening import FILE

LOG = [
    ("one", 1, '{"t":"made","at":1}'),
    ("one", 2, '{"t":"rolled","at":2,"cmd":"m1"}'),
    ("one", 3, '{"t":"rolled","at":3,"cmd":"m2"}'),
    ("two", 2, '{"t":"rolled","at":2,"cmd":"m1"}'),
]
TOLD = {("one", "m1"): 2, ("one", "m2"): 3, ("two", "m1"): 2}


def test_moves_that_are_on_disk_once_count() -> None:
    assert prove(3, TOLD, LOG) == 3
    assert prove(2, TOLD, LOG) == 3  # an answer came too late to be counted


@pytest.mark.parametrize(
    ("counted", "found"),
    [
        pytest.param(4, LOG, id="counted twice"),
        pytest.param(3, LOG[:-1], id="not on disk"),
        pytest.param(3, [*LOG[:-1], ("two", 3, LOG[-1][2])], id="another version"),
        pytest.param(3, [*LOG, ("two", 2, LOG[-1][2])], id="done twice"),
    ],
)
def test_anything_else_is_refused(counted: int, found: list[tuple[str, int, str]]) -> None:
    with pytest.raises(GameError) as refused:
        prove(counted, TOLD, found)
    assert refused.value.code == "bench-moves-lost"


async def test_it_reads_the_file_itself(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("CREATE TABLE log (table_id TEXT, seq INTEGER, entry TEXT)")
        file.executemany("INSERT INTO log VALUES (?, ?, ?)", LOG)
    file.close()
    assert prove(3, TOLD, await rows(tmp_path)) == 3
