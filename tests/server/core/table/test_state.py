"""The replayed state of a table."""

import pytest

from roost.bots import make_bot
from roost.rules import Phase, parse_position
from roost.rules.pickomino import Stop
from roost.server.core.errors import ServerError
from roost.server.core.table import log
from roost.server.core.table.decide import roll as decide_roll
from roost.server.core.table.setup import TimeControl
from roost.server.core.table.state import (
    MOST_ANSWERS,
    MOST_STEPS,
    Answer,
    Table,
    default_stand_in,
)
from roost.wire import commands
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    MANUAL,
    ME,
    OPEN,
    act,
    do,
    roll,
    table,
    two_players,
)


def whole_game() -> tuple[Table, list[log.AnyEntry]]:
    """Return a finished game of two people and its log."""
    playing = two_players()
    steps = list(playing.steps)
    while playing.status == "playing":
        person = (ANA, BEN)[playing.position.seat]
        if playing.phase is Phase.CHANCE:
            steps += roll(playing, person)
        else:
            legal = playing.game.legal_actions(playing.position)
            tiles = [n for n, action in enumerate(legal) if getattr(action, "tile", None)]
            steps += act(playing, person, choice=tiles[0] if tiles else 0)
    return playing, [step.entry for step in steps]


def test_replay_restores_the_table() -> None:
    playing, entries = whole_game()
    assert len(entries) == playing.version
    again = Table.replay(playing.id, [log.encode(entry) for entry in entries])
    assert (again.state, again.status, again.version) == (playing.state, "over", playing.version)
    assert (again.moves, again.rolls, again.moved) == (playing.moves, playing.rolls, playing.moved)
    assert again.saved_answers == playing.saved_answers
    assert again.seats == playing.seats
    assert [step.events for step in again.steps] == [step.events for step in playing.steps]
    assert any(step.events for step in again.steps)


def test_only_the_last_entry_ends_the_game() -> None:
    playing, _ = whole_game()
    assert [step.ends for step in playing.steps] == [False] * (len(playing.steps) - 1) + [True]
    given_up = two_players()
    (ended,) = (given_up.play(log.Abandoned(at=1)),)
    assert ended.ends


def test_saved_command_keeps_its_answer() -> None:
    playing, entries = whole_game()
    again = Table.replay(playing.id, [log.encode(entry) for entry in entries])
    for version, entry in enumerate(entries, 1):
        if entry.who is not None and entry.cmd is not None:
            assert again.first_answer(entry.who, entry.cmd) == Answer(entry.cmd, version)
    again.play(log.RematchCreated(at=1, table="fresh1", who="g-ana", cmd="again"))
    assert again.first_answer("g-ana", "again") == Answer("again", again.version, "fresh1")
    assert again.rematch == "fresh1"


def test_oldest_answers_are_dropped_first() -> None:
    playing = two_players()
    for number in range(MOST_ANSWERS + 1):
        playing.remember("g-ana", f"c{number}", Answer(f"c{number}", 1))
    assert playing.first_answer("g-ana", "c0") is None
    assert playing.first_answer("g-ana", "c1") == Answer("c1", 1)
    assert playing.first_answer("g-ben", "c1") is None


def test_recent_steps_are_kept_for_reconnects() -> None:
    playing = two_players()
    for at in range(MOST_STEPS + 100):
        playing.play(log.StandInStarted(at=at, seat=1, reason="away"))
        playing.play(log.StandInEnded(at=at, seat=1))
        assert len(playing.steps) >= MOST_STEPS // 2 or playing.version < MOST_STEPS // 2
        assert len(playing.steps) <= MOST_STEPS
    last = playing.version
    assert [step.version for step in playing.steps_after(last - 3)] == [last - 2, last - 1, last]
    assert playing.steps_after(last) == []
    assert playing.steps_after(0) == playing.steps


def test_time_counts_before_but_not_during_stand_in() -> None:
    playing = two_players(clock=TimeControl(decision_s=60))
    began = playing.since
    playing.play(log.StandInStarted(at=began + 8_000, seat=0, reason="left"))
    playing.play(log.StandInEnded(at=began + 50_000, seat=0))
    assert playing.since == began + 42_000  # 8 of the 60 seconds are used
    playing.play(log.StandInStarted(at=began + 60_000, seat=1, reason="away"))
    playing.play(log.StandInEnded(at=began + 70_000, seat=1))
    assert playing.since == began + 42_000  # another player's seat


def test_flag_uses_up_the_reserve() -> None:
    playing = two_players(clock=TimeControl(decision_s=5, reserve_s=30))
    playing.play(log.TimeRanOut(at=1, seat=0))
    assert [seat.reserve_ms for seat in playing.seats] == [0, 30_000]


def test_stand_in_move_is_recorded_with_its_reason() -> None:
    playing = two_players()
    playing.play(log.StandInStarted(at=1, seat=0, reason="away"))
    for entry in decide_roll(playing, 2, "stand-in"):
        playing.play(entry)
    playing.play(log.StandInEnded(at=3, seat=0))
    token = playing.game.format_move(
        playing.position, playing.game.legal_actions(playing.position)[0]
    )
    playing.play(log.Acted(at=4, seat=0, token=token, by="stand-in"))
    assert playing.stand_in_moves == {0: "away", 1: "clock"}


def test_taking_a_roll_back_removes_the_stand_in_move_from_the_record() -> None:
    playing = table(ME, BOT, dice=MANUAL, first=0)
    do(playing, ANA, commands.Ready(id="r", seat=0))
    dice = (1, 1, 2, 3, 4, 5, 6, 6)
    do(playing, ANA, commands.EnterDice(id="d", seat=0, version=playing.version, dice=list(dice)))
    token = playing.game.format_move(
        playing.position, playing.game.legal_actions(playing.position)[0]
    )
    playing.play(log.Acted(at=4, seat=0, token=token, by="stand-in"))
    do(playing, ANA, commands.TakeBack(id="b", seat=0, version=playing.version))
    assert (playing.moves, playing.stand_in_moves) == ([], {})


def test_bot_only_table_awaits_no_one() -> None:
    assert table(BOT, BOT).status == "starting"
    assert table(ME, BOT).status == "open"
    assert table(OPEN, BOT).status == "open"


def test_unstarted_game_has_no_position() -> None:
    with pytest.raises(ServerError) as caught:
        _ = table(ME, OPEN).position
    assert caught.value.code == "not-started"


def test_default_stand_in_is_a_decent_bot() -> None:
    assert default_stand_in("knockout") == "greedy"
    assert table(ME, OPEN, stand_in_bot="greedy").stand_in_bot == "greedy"


@pytest.mark.parametrize("position", ["21-36 -/- 0 www44 . 1", "21-24,26-36 -/25 0 ww555 . 1"])
def test_stand_in_never_risks_a_tile_that_it_can_take(position: str) -> None:
    bot = make_bot("pickomino", table(ME, OPEN).stand_in_bot)
    assert isinstance(bot.choose(parse_position(f"pickomino {position}")), Stop)
