"""P1 to P3: tiles, dice, and who starts."""

import pytest

from roost.rules import Phase
from roost.rules.dice import FACES
from roost.rules.errors import GameError
from roost.rules.pickomino import TILES, WORMS, Pickomino, worms_of
from tests.rules.pickomino.table import GAME, legal, play, position, roll


def test_p1_sixteen_tiles_start_face_up_on_the_grill_in_ascending_order() -> None:
    state = GAME.start(2)
    assert state.grill_tiles == tuple(range(21, 37)) == TILES
    assert state.stacks == ((), ())
    assert state.turned_tiles == ()


@pytest.mark.parametrize(
    ("numbers", "worms"), [((21, 24), 1), ((25, 28), 2), ((29, 32), 3), ((33, 36), 4)]
)
def test_p1_worms_increase_by_one_every_four_tiles(numbers: tuple[int, int], worms: int) -> None:
    for tile in range(numbers[0], numbers[1] + 1):
        assert worms_of(tile) == WORMS[tile] == worms


def test_p1_worms_of_a_stack_add_up() -> None:
    assert position("21", "24,25,36/29").worms == (1 + 2 + 4, 3)


def test_p2_a_turn_is_played_with_eight_dice_of_six_faces() -> None:
    chances = GAME.chance_outcomes(GAME.start(2))
    assert {len(chance.roll.dice) for chance in chances} == {8}
    assert {face for chance in chances for face in chance.roll.dice} == set(FACES)
    assert len(chances) == 1287


@pytest.mark.parametrize(
    ("taken", "total"),
    [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("w", 5), ("ww", 10), ("ww5432", 24)],
)
def test_p2_a_worm_counts_five_and_other_faces_their_number(taken: str, total: int) -> None:
    assert position(taken=taken, dice=".").total == total


def test_p2_a_worm_and_a_five_are_different_faces() -> None:
    state = position(taken="55", dice="5www12")
    assert legal(state) == "1 2 w"


@pytest.mark.parametrize("seats", range(2, 8))
def test_p3_the_table_chooses_who_starts_and_play_goes_clockwise(seats: int) -> None:
    for first in range(seats):
        state = GAME.start(seats, first=first)
        order = []
        for _ in range(2 * seats):
            order.append(state.seat)
            state = play(state, "[11111111] 1")
        assert order == [(first + turn) % seats for turn in range(2 * seats)]


def test_p3_by_default_seat_0_starts_turn_1() -> None:
    state = GAME.start(3)
    assert (state.seat, state.turn, state.phase) == (0, 1, Phase.CHANCE)


@pytest.mark.parametrize("seats", [-2, 0, 1, 8, True, 2.0, "2", None])
def test_other_numbers_of_seats_are_rejected(seats: object) -> None:
    with pytest.raises(GameError) as caught:
        GAME.start(seats)  # type: ignore[arg-type]
    assert caught.value.code == "bad-seats"
    assert caught.value.values["seats"] == str(seats)


@pytest.mark.parametrize("first", [-1, 2, True, False, 0.0, "0"])
def test_p3_a_first_seat_that_does_not_exist_is_rejected(first: object) -> None:
    with pytest.raises(GameError) as caught:
        GAME.start(2, first=first)  # type: ignore[arg-type]
    assert caught.value.code == "bad-first-seat"


def test_a_roll_comes_before_any_choice() -> None:
    state = Pickomino().start(2)
    assert GAME.legal_actions(state) == ()
    assert legal(GAME.apply(state, roll("11223344")).state) == "1 2 3 4"
