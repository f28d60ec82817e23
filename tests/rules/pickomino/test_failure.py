"""P17 to P19: what a failure costs. Figures 6c, 7a and 7b of the English rulebook."""

import pytest

from roost.rules.pickomino import Failed, PickominoState, Returned, Turned
from tests.rules.pickomino.table import GAME, events, play, position, tiles


def failing(grill: str, stacks: str, *, seat: int = 0, variant: str = "standard") -> PickominoState:
    """Return a position in which the roll ``[ww]`` fails (P7)."""
    return position(grill, stacks, taken="wwwwww", seat=seat, variant=variant)


def test_figure_6c_a_failure_returns_the_own_tile_and_turns_the_highest() -> None:
    """P15: 25 is the player's own tile and the grill has none below it. P17: 25 goes back, 30 is
    turned.
    """
    state = play(position("26,28,30", "25/-", taken="www44", dice="113"), "1")
    assert state.total == 25
    assert tiles(state) == [None]
    assert events(state, "=-") == (Failed(0, "no-tile", 25), Returned(0, 25, True), Turned(30))
    after = play(state, "=-")
    assert after.grill_tiles == (25, 26, 28)
    assert after.stacks == ((), ())
    assert 30 in after.turned_tiles


def test_figure_7a_returning_27_turns_34() -> None:
    """P17: the highest face-up tile is turned."""
    before = failing("21,29,34", "24,27/-")
    happened = (Failed(0, "no-face", 30), Returned(0, 27, True), Turned(34))
    assert events(before, "[ww]")[1:] == happened
    after = play(before, "[ww]")
    assert after.grill_tiles == (21, 27, 29)
    assert after.stacks == ((24,), ())


def test_figure_7b_returning_the_highest_turns_nothing() -> None:
    """P18: 30 comes back above 29 and stays face up."""
    before = failing("21,29", "24,30/-")
    assert events(before, "[ww]")[1:] == (Failed(0, "no-face", 30), Returned(0, 30, True))
    after = play(before, "[ww]")
    assert after.grill_tiles == (21, 29, 30)
    assert after.stacks == ((24,), ())
    assert after.turned_tiles == before.turned_tiles


def test_p17_only_the_top_tile_goes_back() -> None:
    after = play(failing("21,36", "22/23,24,25", seat=1), "[ww]")
    assert after.stacks == ((22,), (23, 24))
    assert 25 in after.grill_tiles


def test_p17_a_turned_tile_is_out_for_good() -> None:
    state = play(failing("21,36", "-/25", seat=1), "[ww]")
    assert state.grill_tiles == (21, 25)
    later = play(state, "[1wwwwwww] w")
    assert tiles(later) == [25]  # a total of 35 reaches neither 36 nor 35
    assert play(state, "[1wwwwwww] w + [1]").stacks[0] == ()
    assert 36 in play(state, "[1wwwwwww] w =25").turned_tiles


@pytest.mark.parametrize("moves", ["[ww]", "+ [ww]"])
def test_p17_every_kind_of_failure_costs_a_tile(moves: str) -> None:
    before = position("21,36", "25/-", taken="wwwwww", dice="." if moves[0] == "+" else "?")
    assert play(before, moves).stacks == ((), ())
    stopping = position("26-36", "25/-", taken="wwww", dice=".")
    assert play(stopping, "=-").stacks == ((), ())
    without_worm = position("21-24,26-36", "25/-", taken="55555", dice=".")
    assert play(without_worm, "=-").stacks == ((), ())


def test_p18_the_returned_tile_stays_if_no_face_up_tile_is_higher() -> None:
    after = play(failing("21", "22/-"), "[ww]")
    assert after.grill_tiles == (21, 22)


def test_p18_only_face_up_tiles_count() -> None:
    before = failing("21,22", "23/36", seat=0)  # 24 to 35 lie face down
    assert play(before, "[ww]").grill_tiles == (21, 22, 23)


def test_p19_without_a_tile_nothing_goes_back_and_nothing_is_turned() -> None:
    before = failing("21,29,34", "-/25")
    assert events(before, "[ww]")[1:] == (Failed(0, "no-face", 30),)
    after = play(before, "[ww]")
    assert (after.grill, after.stacks) == (before.grill, before.stacks)
    assert after.turned_tiles == before.turned_tiles


def test_p19_holds_for_every_seat_of_a_fresh_game() -> None:
    state = GAME.start(7)
    for _ in range(14):
        state = play(state, "[11111111] 1")
    assert state.grill_tiles == tuple(range(21, 37))
