"""Playouts, scripted dice, notation and strategies of the test kit."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.rules import BUILT_IN_GAMES, Phase, Roll, format_position, make_game, parse_position
from roost.rules.errors import GameError
from roost.rules.pickomino import RollOn, Stop
from roost.rules.record import Record
from roost.testing import FastDice, play_moves, playout, scripted_dice, strategies
from roost.testing.play import EndlessGameError


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_a_playout_is_a_whole_game_and_repeats_for_its_seed(key: str) -> None:
    game = make_game(key)
    played = playout(game, 2, "a")
    assert played == playout(make_game(key), 2, "a")
    assert played != playout(game, 2, "b")
    assert played.initial == game.start(2)
    assert played.final.phase is Phase.OVER
    assert played.outcome == game.outcome(played.final)
    assert len(played.states) == len(played.moves) + 1


def test_a_playout_accepts_a_start_a_chooser_and_dice() -> None:
    game = make_game("pickomino")
    start = game.parse_position("pickomino 25 -/- 0 wwww ? 5")
    dice = scripted_dice("1345", "12w")
    played = playout(game, 2, start=start, dice=dice, choose=lambda _, actions: actions[-1])
    assert played.moves[0] == Roll((1, 3, 4, 5))
    assert played.final.phase is Phase.OVER


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roost.testing.play.LIMIT", 50)
    with pytest.raises(EndlessGameError, match="not over after 50 moves"):
        playout(make_game("pickomino"), 2)


def test_play_moves_applies_notation() -> None:
    game = make_game("pickomino")
    state, events = play_moves(game, game.start(2), "[11234www] w + [11234] 4 =-")
    assert (state.seat, state.turn) == (1, 2)
    assert [event.kind for event in events] == ["rolled", "took", "rolled", "took", "failed"]
    with pytest.raises(GameError):
        play_moves(game, game.start(2), "[11234www] 5")


def test_scripted_dice_treat_w_and_6_alike() -> None:
    dice = scripted_dice("w1", "61")
    assert dice.roll(2) == dice.roll(2) == Roll((1, 6))


def test_fast_dice_repeat_for_their_seed() -> None:
    assert [FastDice(3).roll(8) for _ in range(2)] == [FastDice(3).roll(8)] * 2
    first, second = FastDice(3), FastDice(3)
    assert [first.roll(n) for n in range(1, 9)] == [second.roll(n) for n in range(1, 9)]


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
@given(data=st.data())
def test_drawn_states_are_valid_positions(key: str, data: st.DataObject) -> None:
    game = make_game(key)
    state = data.draw(strategies.states(game))
    assert parse_position(format_position(state)) == state
    assert game.state_from_json(game.state_to_json(state)) == state


@given(st.data())
def test_drawn_records_can_be_replayed(data: st.DataObject) -> None:
    record = data.draw(strategies.records(make_game("pickomino"), 2))
    assert isinstance(record, Record)
    assert record.final().seats == 2


def test_only_the_strategies_need_hypothesis() -> None:
    script = (
        "import sys; sys.modules['hypothesis'] = None\n"
        "import roost.testing\n"
        "try:\n    import roost.testing.strategies\n"
        "except ImportError as error:\n    print(error)\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert result.stdout == "hypothesis is not installed; pip install 'roost[testing]' brings it\n"
    assert result.stderr == ""


def test_a_chooser_sees_the_state_and_its_legal_actions() -> None:
    game = make_game("pickomino", "short")
    stops: list[Stop] = []

    def choose(state, actions):  # type: ignore[no-untyped-def]
        assert actions == game.legal_actions(state)
        stops.extend(action for action in actions if isinstance(action, Stop))
        return RollOn() if RollOn() in actions and Stop(None) in actions else actions[-1]

    playout(game, 2, choose=choose)
    assert stops
