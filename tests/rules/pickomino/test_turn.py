"""P4 to P7: rolling and taking dice. Figures 3, 4a and 6a of the English rulebook."""

import pytest

from roost.rules import Phase
from roost.rules.errors import GameError, IllegalActionError
from roost.rules.pickomino import Failed, GotTile, Rolled, RollOn, Stop, Take, Took
from tests.rules.pickomino.table import GAME, events, legal, play, position, roll, tiles


def test_figure_3_worms_are_gone_then_only_the_five_is_left() -> None:
    """P4: each face is taken once a turn. P5: then the player may roll on."""
    state = play(GAME.start(4), "[113345ww] w + [244www]")
    assert "w" not in legal(state)
    state = play(state, "4")
    assert state.total == 18
    state = play(state, "+ [445w]")
    assert legal(state) == "5"
    state = play(state, "5")
    assert state.total == 23
    state = play(state, "+")
    assert state.dice_left == 3
    for chance in GAME.chance_outcomes(state):
        fails = isinstance(GAME.apply(state, chance.roll).events[-1], Failed)
        assert fails == (not {1, 2, 3} & set(chance.roll.dice))


def test_figure_4a_only_the_twos_then_tile_24_from_the_grill() -> None:
    """P4, P9: total 24 takes tile 24."""
    state = play(GAME.start(2), "[113345ww] w + [112244] 4 + [2224]")
    assert legal(state) == "2"
    state = play(state, "2")
    assert state.total == 24
    assert tiles(state) == [24]
    after = play(state, "=24")
    assert after.stacks == ((24,), ())
    assert 24 not in after.grill_tiles


def test_p4_a_turn_starts_with_all_eight_dice() -> None:
    for state in (GAME.start(2), play(GAME.start(2), "[11111111] 1")):
        assert state.dice_left == 8
        assert state.taken == (0,) * 6


def test_p4_every_face_of_the_first_roll_may_be_taken() -> None:
    assert legal(play(GAME.start(2), "[123455ww]")) == "1 2 3 4 5 w"
    assert legal(play(GAME.start(2), "[2222555w]")) == "2 5 w"


@pytest.mark.parametrize(("face", "count"), [("1", 2), ("4", 1), ("w", 5)])
def test_p4_all_dice_of_the_face_are_taken(face: str, count: int) -> None:
    before = play(GAME.start(2), "[114wwwww]")
    state = play(before, face)
    index = "12345w".index(face)
    assert state.taken == tuple(count if i == index else 0 for i in range(6))
    assert state.dice_left == 8 - count
    assert events(before, face) == (Took(0, index + 1, count, (1, 2, 3, 4, 5, 5)[index] * count),)


def test_p4_a_face_taken_before_cannot_be_taken_again() -> None:
    state = position(taken="11", dice="1123ww")
    assert legal(state) == "2 3 w"
    with pytest.raises(IllegalActionError, match="legal: 2 3 w"):
        GAME.apply(state, Take(1))


def test_p4_only_a_face_that_shows_can_be_taken() -> None:
    state = play(GAME.start(2), "[2222555w]")
    for face in (1, 3, 4):
        with pytest.raises(IllegalActionError):
            GAME.apply(state, Take(face))


def test_p4_faces_are_free_again_in_the_next_turn() -> None:
    state = play(GAME.start(2), "[1111222w] 1 =- [1111222w]")
    assert state.seat == 1
    assert legal(state) == "1 2 w"


def test_p5_after_taking_the_player_rolls_on_or_stops() -> None:
    assert legal(position(taken="w", dice=".")) == "+ =-"
    assert legal(position(taken="wwwww", dice=".")) == "+ =25"


def test_p5_rolling_on_uses_the_remaining_dice() -> None:
    state = play(position(taken="www22", dice="."), "+")
    assert state.phase is Phase.CHANCE
    assert {len(chance.roll.dice) for chance in GAME.chance_outcomes(state)} == {3}
    with pytest.raises(IllegalActionError) as caught:
        GAME.apply(state, roll("1234"))
    assert caught.value.code == "bad-roll"


@pytest.mark.parametrize("action", [RollOn(), Stop(None), Stop(25)])
def test_p5_rolling_on_or_stopping_before_taking_is_illegal(action: RollOn | Stop) -> None:
    state = position(taken="wwwww", dice="112")
    with pytest.raises(IllegalActionError, match="legal: 1 2"):
        GAME.apply(state, action)


def test_p5_only_one_face_is_taken_per_roll() -> None:
    state = play(GAME.start(2), "[1122334w] w")
    with pytest.raises(IllegalActionError):
        GAME.apply(state, Take(1))


def test_p6_the_turn_ends_by_itself_when_all_eight_dice_are_taken() -> None:
    before = position(taken="wwwww1", dice="22")
    after = play(before, "2")
    assert after.seat == 1
    assert after.stacks[0] == (30,)
    assert events(before, "2")[-1] == GotTile(0, 30, 30, None)


def test_p6_the_turn_ends_by_itself_when_all_six_faces_are_taken() -> None:
    after = play(position(taken="w5432", dice="115"), "1")  # one die is left over
    assert after.seat == 1
    assert after.stacks[0] == (21,)


def test_p6_five_faces_and_seven_dice_do_not_end_a_turn() -> None:
    state = play(position(taken="www54", dice="223"), "2")
    assert state.seat == 0
    assert state.dice_left == 1
    assert legal(state) == "+ =28"


def test_p6_a_turn_that_ends_by_itself_still_leaves_the_choice_of_p12() -> None:
    state = play(position("21-25", "-/30", taken="wwwww1", dice="22"), "2")
    assert state.seat == 0
    assert legal(state) == "x30 =25"
    with pytest.raises(IllegalActionError):
        GAME.apply(state, RollOn())


def test_p6_a_turn_that_ends_by_itself_without_a_tile_fails() -> None:
    before = position("21,23-36", "22/-", taken="5555554", dice="3")
    assert events(before, "3")[1] == Failed(0, "no-worm", 37)


def test_figure_6a_a_fourth_roll_of_taken_faces_is_a_failure() -> None:
    """P7: the roll shows no untaken face."""
    state = play(GAME.start(2), "[112344ww] w + [113344] 4 + [1133] 3 +")
    assert state.dice_left == 2
    after, happened = GAME.apply(state, roll("4w"))
    assert happened == (Rolled(0, (4, 6)), Failed(0, "no-face", 24))
    assert (after.seat, after.phase, after.stacks) == (1, Phase.CHANCE, ((), ()))


def test_p7_one_untaken_face_keeps_the_turn_alive() -> None:
    state = position(taken="ww44", dice="?")
    assert legal(play(state, "[144w]")) == "1"
    assert play(state, "[44ww]").seat == 1


def test_p7_fails_although_a_tile_was_within_reach() -> None:
    state = position("21,23-36", "22/-", taken="wwwww")
    after = play(state, "[www]")
    assert after.stacks == ((), ())
    assert after.grill_tiles == (21, 22, *range(23, 36))


@pytest.mark.parametrize("dice", ["1", "11111111 1", "123"])
def test_a_roll_with_the_wrong_number_of_dice_is_rejected(dice: str) -> None:
    with pytest.raises(GameError) as caught:
        GAME.apply(GAME.start(2), roll(dice.replace(" ", "")))
    assert caught.value.code == "bad-roll"
    assert caught.value.values["dice"] == 8
