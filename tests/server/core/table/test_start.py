"""Tables that start from a given position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roost.cli import main
from roost.fairdice.verify import verify
from roost.rules import GameError, Phase
from roost.rules.record import Record
from roost.server.core.live.rows import players_of
from roost.server.core.table.creation import rematch_setup
from roost.server.core.table.record import record_of
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup, check_setup
from roost.server.core.table.state import Table
from roost.wire import commands
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    ME,
    MIDDLE,
    OPEN,
    act,
    do,
    give,
    ready,
    roll,
    table,
)


def started_from_position(**options: object) -> Table:
    """Return a game of Ana and Ben that started mid-game, with fair dice."""
    at = table(ME, OPEN, start=MIDDLE, **options)
    do(at, BEN, commands.Sit(id="sit", seat=1))
    ready(at, ANA, BEN)
    give(at, ANA, 0)
    give(at, BEN, 1)
    return at


def played() -> Table:
    at = started_from_position()
    while at.status == "playing":
        if at.mixing:
            give(at, ANA, 0)
            give(at, BEN, 1)
        person = (ANA, BEN)[at.position.seat]
        if at.phase is Phase.CHANCE:
            roll(at, person)
        else:
            legal = at.game.legal_actions(at.position)
            tiles = [n for n, it in enumerate(legal) if getattr(it, "tile", None) is not None]
            act(at, person, choice=(tiles or [0])[0])
    return at


def test_game_starts_with_the_position_and_its_turn() -> None:
    at = started_from_position()
    assert at.status == "playing"
    assert at.game.format_position(at.position) == MIDDLE
    assert at.position.seat == 1
    assert at.first is None
    assert not at.first_drawn


def test_log_restores_the_table() -> None:
    at = started_from_position()
    act(at, BEN)
    lines, pseudonyms = at.pseudonyms.write(step.entry for step in at.steps)
    again = Table.replay(at.id, lines, pseudonyms)
    assert again.setup.start == MIDDLE
    assert again.state == at.state


def test_record_contains_the_start_and_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(played(), None)
    assert record["start"] == MIDDLE
    report = verify(Record.from_json(record))
    assert report.good
    assert report.checked
    assert not report.first_named  # determined by the position, not configured
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert main(["check", str(file), "--language", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"started from a chosen position ({MIDDLE}); it doesn’t count" in said


def test_game_from_a_position_has_no_result() -> None:
    assert [player.result for player in players_of(played())] == ["", ""]


def test_rematch_starts_from_the_same_position() -> None:
    assert rematch_setup(played(), ANA).start == MIDDLE


@pytest.mark.parametrize(
    ("start", "options", "why"),
    [
        (MIDDLE, {"seats": (ME, BOT, BOT)}, "seats"),
        (MIDDLE, {"variant": "short"}, "variant"),
        ("pickomino - 21,36/25 1 - # 7", {}, "over"),
        (MIDDLE, {"first": 0}, "first"),
        (MIDDLE, {"dice": DiceSetup(kind="shared", stream="s123456")}, "stream"),
    ],
)
def test_unsuitable_position_is_rejected(start: str, options: dict[str, object], why: str) -> None:
    setup = {"game": "pickomino", "seats": (ME, BOT), "start": start, **options}
    with pytest.raises(GameError) as caught:
        check_setup(Setup(**setup))  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.values["why"]) == ("bad-start", why)


@pytest.mark.parametrize("start", ["pickomino nonsense", "knockout"])
def test_invalid_position_is_rejected(start: str) -> None:
    with pytest.raises(GameError) as caught:
        check_setup(Setup(game="pickomino", seats=(ME, BOT), start=start))
    assert caught.value.code == "bad-position"


def test_seats_of_a_position_cannot_be_closed() -> None:
    at = table(ME, BOT, OPEN, start="pickomino 21-24,26-36 -/25/- 1 ww44 2234 7")
    with pytest.raises(GameError) as caught:
        do(at, ANA, commands.CloseSeat(id="close", seat=2))
    assert caught.value.code == "seats-given"


def test_default_table_has_no_start_position() -> None:
    assert Setup(game="pickomino", seats=(SeatSetup(kind="me"), BOT)).start is None
