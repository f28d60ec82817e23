"""Illegal moves raise an error with a code, and nothing changes."""

from typing import Any

import pytest

from roost.rules import Roll
from roost.rules.errors import GameError, IllegalActionError, ParseError
from roost.rules.pickomino import PickominoState, RollOn, Stop, Take
from tests.rules.pickomino.table import GAME, position, roll


def choosing() -> PickominoState:
    return position(taken="1", dice="2345www")


def deciding() -> PickominoState:
    return position(taken="wwwww", dice=".")


def rolling() -> PickominoState:
    return position(taken="wwwww", dice="?")


def finished() -> PickominoState:
    return position("-", "36/35", dice="#")


NEVER_FACES: list[Any] = [0, 7, -1, 6.0, True, "x", "w", None, [], (6,), 10**30]
NEVER_TILES: list[Any] = [99, 20, 37, -1, 25.0, True, "25", [], (25,), 10**30]
GARBAGE: list[Any] = [None, 0, "w", "=25", [], {}, object(), Take, (Take(6),), 25]


def refused(state: PickominoState, move: Any) -> GameError:
    before = (repr(state), hash(state))
    with pytest.raises(GameError) as caught:
        GAME.apply(state, move)
    assert (repr(state), hash(state)) == before
    return caught.value


@pytest.mark.parametrize("face", NEVER_FACES)
def test_taking_a_face_that_does_not_exist_is_illegal(face: Any) -> None:
    for state in (choosing(), deciding(), rolling(), finished()):
        refused(state, Take(face))
    assert refused(choosing(), Take(face)).values["legal"] == "2 3 4 5 w"


@pytest.mark.parametrize("tile", NEVER_TILES)
def test_stopping_with_a_tile_that_does_not_exist_is_illegal(tile: Any) -> None:
    for state in (choosing(), deciding(), rolling(), finished()):
        refused(state, Stop(tile))
    assert refused(deciding(), Stop(tile)).values["legal"] == "+ =25"


@pytest.mark.parametrize("move", GARBAGE)
def test_objects_that_are_not_moves_are_illegal(move: Any) -> None:
    for state in (choosing(), deciding(), rolling(), finished()):
        refused(state, move)


def test_the_error_names_the_move_and_the_legal_ones() -> None:
    error = refused(choosing(), Take(1))
    assert isinstance(error, IllegalActionError)
    assert error.code == "illegal-action"
    assert error.values == {"move": "1", "legal": "2 3 4 5 w"}
    assert str(error) == "1 is not legal here; legal: 2 3 4 5 w"


def test_actions_before_the_dice_and_after_the_end_have_different_codes() -> None:
    assert refused(rolling(), RollOn()).code == "dice-first"
    assert refused(finished(), RollOn()).code == "game-over"


def test_a_roll_is_illegal_while_a_player_has_to_choose() -> None:
    for state in (choosing(), deciding(), finished()):
        refused(state, roll("112"))
    assert refused(rolling(), roll("1123")).code == "bad-roll"
    assert refused(rolling(), Roll(())).code == "bad-roll"


@pytest.mark.parametrize("dice", [(0,), (7,), ("1",), (1.0,), (True,), (None,), (1, "x"), ([],)])
def test_a_roll_rejects_faces_that_a_die_does_not_have(dice: Any) -> None:
    for make in (Roll, Roll):
        with pytest.raises(ParseError) as caught:
            make(dice)
        assert caught.value.code == "bad-die"


def test_rolls_are_equal_in_any_order_of_faces() -> None:
    assert Roll((6, 1, 3)) == Roll([3, 6, 1]) == Roll((1, 3, 6))
    assert Roll((6, 1, 3)).dice == (1, 3, 6)
    assert hash(Roll((2, 1))) == hash(Roll((1, 2)))
