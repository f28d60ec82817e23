"""P8 to P16: which tile a turn brings. Figures 4b to 4e, 5, 6b of the English rulebook."""

import pytest

from roost.rules.errors import IllegalActionError
from roost.rules.pickomino import Failed, GotTile, PickominoState, Stop, within_reach
from tests.rules.pickomino.table import GAME, events, legal, play, position, tiles


def test_figure_4b_the_steal_is_the_only_tile() -> None:
    """P10: total 21, the top tile of an opponent."""
    state = position("23,24,26,28,29", "-/21", taken="ww443", dice=".")
    assert state.total == 21
    assert tiles(state) == [21]
    assert play(state, "x21").stacks == ((21,), ())
    assert events(state, "x21") == (GotTile(0, 21, 21, 1),)


def test_figure_4c_own_tile_and_covered_tile_leave_the_lower_one() -> None:
    """P11: 23 is the player's own and 22 is covered, so 21 is the tile."""
    state = position("21,26,27", "23/22,25", taken="www44", dice=".")
    assert state.total == 23
    assert tiles(state) == [21]
    assert play(state, "=21").stacks == ((23, 21), (22, 25))


def test_figure_4d_missing_tiles_are_passed_over_downwards() -> None:
    """P11: total 31, the grill has 28 below."""
    state = position("27,28,33,34", "-/29,30", taken="wwww551", dice=".")
    assert state.total == 31
    assert tiles(state) == [28]
    assert play(state, "=28").grill_tiles == (27, 33, 34)


def test_figure_4e_the_player_chooses_between_steal_and_lower_tile() -> None:
    """P12: total 26, stealing 26 or taking 25."""
    state = position("25,27,29-31", "-/26", taken="wwwww1", dice=".")
    assert state.total == 26
    assert legal(state) == "+ x26 =25"
    assert play(state, "x26").stacks == ((26,), ())
    assert play(state, "=25").stacks == ((25,), (26,))


def test_figure_5_only_the_new_top_can_be_stolen() -> None:
    """P14: 28 covers the tiles below it."""
    after = play(_with_total(28, "28,36", "24,26/-"), "=28")
    assert after.stacks[0] == (24, 26, 28)
    for total, stolen in ((24, None), (26, None), (28, 28)):
        assert tiles(_with_total(total, "36", "24,26,28/-", seat=1)) == [stolen]


def test_figure_6b_no_worm_no_tile() -> None:
    """P8: total 31 without a worm, 31 lies on the grill."""
    before = position("25,31", "-/-", taken="444432", dice="55")
    assert events(before, "5")[1:] == (Failed(0, "no-worm", 31),)
    assert play(before, "5").grill_tiles == (25, 31)


def test_p8_without_a_worm_nothing_is_within_reach() -> None:
    for taken in ("55555", "5555544", "444444"):
        state = position("21-25", "-/28,36", taken=taken, dice=".")
        assert within_reach(state) == ()
        assert tiles(state) == [None]


def test_p8_one_worm_is_enough() -> None:
    assert tiles(position(taken="w5555", dice=".")) == [25]


@pytest.mark.parametrize("total", range(21, 36))
def test_p9_the_exact_tile_on_the_grill_is_taken(total: int) -> None:
    state = _with_total(total, "21-36", "-/-")
    assert tiles(state) == [total]
    after = play(state, f"={total}")
    assert after.stacks[0] == (total,)
    assert after.grill_tiles == tuple(tile for tile in range(21, 37) if tile != total)


def test_p9_with_all_eight_dice_the_exact_tile_is_taken_at_once() -> None:
    after = play(position(taken="wwwwwww", dice="1"), "1")
    assert after.stacks[0] == (36,)


@pytest.mark.parametrize("seat", range(4))
def test_p10_the_exact_top_of_any_other_player_may_be_stolen(seat: int) -> None:
    stacks = ["21,31", "22,32", "23,33", "24,34"]
    for victim in range(4):
        total = 31 + victim
        state = _with_total(total, "35,36", "/".join(stacks), seat=seat)
        assert tiles(state) == ([None] if victim == seat else [total])
        if victim != seat:
            after = play(state, f"x{total}")
            assert after.stacks[seat] == (21 + seat, 31 + seat, total)
            assert after.stacks[victim] == (21 + victim,)
            assert after.grill == state.grill


@pytest.mark.parametrize("total", [27, 29, 35])
def test_p10_only_the_exact_total_steals(total: int) -> None:
    state = _with_total(total, "22", "-/28")
    assert tiles(state) == [22]


def test_p10_only_a_top_tile_is_stolen() -> None:
    assert tiles(_with_total(28, "36", "-/28,29")) == [None]
    assert tiles(_with_total(28, "36", "-/29,28")) == [28]


def test_p10_players_cannot_steal_from_themselves() -> None:
    assert tiles(_with_total(28, "36", "28/-")) == [None]
    assert tiles(_with_total(28, "27", "28/-")) == [27]


def test_p11_the_highest_face_up_tile_below_the_total_is_taken() -> None:
    state = _with_total(30, "21,24,26,33", "-/-")
    assert tiles(state) == [26]
    for tile in (21, 24, 33, 30):
        with pytest.raises(IllegalActionError, match=r"legal: \+ =26"):
            GAME.apply(state, Stop(tile))


def test_p11_tiles_above_the_total_are_out_of_reach() -> None:
    assert tiles(_with_total(30, "31-36", "-/-")) == [None]


def test_p11_the_next_lower_tile_counts_for_every_kind_of_missing_tile() -> None:
    assert tiles(_with_total(30, "25", "-/-")) == [25]  # face down
    assert tiles(_with_total(30, "25", "30/-")) == [25]  # own top
    assert tiles(_with_total(30, "25", "-/30,31")) == [25]  # covered


def test_p12_with_the_exact_tile_on_the_grill_there_is_no_choice() -> None:
    state = _with_total(30, "21-30", "-/31")
    assert tiles(state) == [30]
    with pytest.raises(IllegalActionError):
        GAME.apply(state, Stop(29))


def test_p12_steal_and_next_lower_are_the_only_choices() -> None:
    state = _with_total(30, "21-25", "-/30")
    assert tiles(state) == [30, 25]
    with pytest.raises(IllegalActionError):
        GAME.apply(state, Stop(24))


@pytest.mark.parametrize(
    ("taken", "last"),
    [("wwwwwww", "2"), ("wwwwwww", "3"), ("wwwwwww", "4"), ("wwwwwww", "5"), ("-", "wwwwwwww")],
)
def test_p13_totals_above_36_take_the_highest_tile_and_never_steal(taken: str, last: str) -> None:
    after = play(position("21-36", "-/-", taken=taken, dice=last), last[0])
    assert after.stacks == ((36,), ())
    after = play(position("21,25", "-/36", taken=taken, dice=last), last[0])
    assert after.stacks == ((25,), (36,))


def test_p14_new_tiles_go_on_top_and_a_steal_uncovers_the_next() -> None:
    state = _with_total(28, "21,36", "24/25,28")
    after = play(state, "x28")
    assert after.stacks == ((24, 28), (25,))
    assert after.tops == (28, 25)
    back = _with_total(28, "21,36", "24,28/25", seat=1)
    assert tiles(back) == [28, 21]
    assert play(back, "x28").tops == (24, 28)


def test_p15_a_player_with_a_tile_within_reach_takes_one() -> None:
    for state in (
        _with_total(30, "21-36", "-/-"),
        _with_total(30, "21", "-/-"),
        _with_total(30, "36", "-/30"),
    ):
        with pytest.raises(IllegalActionError):
            GAME.apply(state, Stop(None))


@pytest.mark.parametrize(
    ("taken", "reason"), [("5555", "no-worm"), ("wwww", "no-tile"), ("wwwww3", "no-tile")]
)
def test_p15_no_worm_or_no_tile_within_reach_fails(taken: str, reason: str) -> None:
    state = position("30-36", "29/-", taken=taken, dice=".")
    total = state.total
    assert events(state, "=-")[0] == Failed(0, reason, total)
    assert play(state, "=-").stacks == ((), ())


def test_p16_stopping_with_nothing_is_legal_and_fails() -> None:
    state = position(taken="1", dice=".")
    assert legal(state) == "+ =-"
    after, happened = GAME.apply(state, Stop(None))
    assert happened == (Failed(0, "no-worm", 1),)
    assert after.seat == 1


def _with_total(total: int, grill: str, stacks: str, *, seat: int = 0) -> PickominoState:
    """Return a position where the seat has dice of a total, including worms, and may stop."""
    return position(grill, stacks, taken=_DICE[total], dice=".", seat=seat)


_DICE = {
    21: "ww443",
    22: "ww444",
    23: "www44",
    24: "www54",
    25: "wwwww",
    26: "wwwww1",
    27: "wwwww2",
    28: "wwwww3",
    29: "wwwww4",
    30: "wwwwww",
    31: "wwwwww1",
    32: "wwwwww2",
    33: "wwwwww3",
    34: "wwwwww4",
    35: "wwwwwww",
}
