"""P20, P21 and P25: how a game ends and who wins."""

from fractions import Fraction

import pytest

from roost.rules import Outcome, Phase
from roost.rules.errors import IllegalActionError
from roost.rules.pickomino import TURN_CAP, Ended, RollOn
from tests.rules.pickomino.table import GAME, events, play, position, roll


def over(stacks: str, *, grill: str = "-", turn: int = 40) -> Outcome:
    outcome = GAME.outcome(position(grill, stacks, dice="#", turn=turn))
    assert outcome is not None
    return outcome


def test_p20_taking_the_last_face_up_tile_ends_the_game() -> None:
    before = position("25", "36/35", taken="wwwww", dice=".")
    after = play(before, "=25")
    assert after.phase is Phase.OVER
    assert after.stacks == ((36, 25), (35,))
    assert events(before, "=25")[-1] == Ended(over("36,25/35"))


def test_p20_the_last_tile_ends_the_game_even_in_mid_round() -> None:
    state = position("25", "-/-/-", taken="wwwww", dice=".", seat=1, turn=2)
    assert play(state, "=25").phase is Phase.OVER


def test_p20_one_face_up_tile_keeps_the_game_going() -> None:
    state = play(position("25,26", "-/-", taken="wwwww", dice="."), "=25")
    assert state.phase is Phase.CHANCE
    stolen = play(position("36", "-/25", taken="wwwww", dice="."), "x25")
    assert stolen.phase is Phase.CHANCE


def test_p20_turning_the_last_face_up_tile_ends_the_game() -> None:
    before = position("21", "22/-", taken="wwwwww", variant="short")
    after = play(before, "[ww]")  # 22 goes back and is turned; 21 is left
    assert after.phase is Phase.CHANCE
    last = position("21", "-/-", taken="wwwwww", variant="turn-on-empty")
    assert play(last, "[ww]").phase is Phase.OVER


def test_p20_a_finished_game_has_no_legal_moves() -> None:
    state = position("-", "36/35", dice="#")
    assert GAME.legal_actions(state) == ()
    assert GAME.chance_outcomes(state) == ()
    for move in (RollOn(), roll("11111111")):
        with pytest.raises(IllegalActionError) as caught:
            GAME.apply(state, move)
        assert caught.value.code == "game-over"


def test_p20_before_the_end_there_is_no_outcome() -> None:
    assert GAME.outcome(GAME.start(2)) is None
    assert GAME.outcome(position(taken="www", dice=".")) is None


def test_p21_most_worms_win() -> None:
    outcome = over("21,22,23/36/33,25,24")
    assert outcome.scores == (3, 4, 4 + 2 + 1)
    assert outcome.ranks == (3, 2, 1)
    assert outcome.shares == (Fraction(0), Fraction(0), Fraction(1))


def test_p21_the_highest_single_tile_breaks_a_tie() -> None:
    outcome = over("35,21/22,34/33,23")
    assert outcome.scores == (5, 5, 5)
    assert outcome.ranks == (1, 2, 3)
    assert outcome.winners == (0,)


def test_p21_more_worms_beat_a_higher_tile() -> None:
    assert over("36/29,25").winners == (1,)


def test_p21_players_without_a_tile_share_their_rank() -> None:
    outcome = over("-/24/-/-")
    assert outcome.ranks == (2, 1, 2, 2)
    assert outcome.shares == (Fraction(0), Fraction(1), Fraction(0), Fraction(0))


@pytest.mark.parametrize("seats", range(2, 8))
def test_p21_without_any_tiles_all_players_share_the_win(seats: int) -> None:
    outcome = over("/".join("-" * seats))
    assert outcome.ranks == (1,) * seats
    assert outcome.shares == (Fraction(1, seats),) * seats
    assert sum(outcome.shares) == 1


def test_p25_the_cap_is_two_thousand_turns() -> None:
    assert TURN_CAP == 2000


def test_p25_the_end_of_turn_2000_ends_the_game_and_sets_capped() -> None:
    before = position("21,22", "36/35", taken="wwwwww", turn=2000, seat=1)
    after, happened = GAME.apply(before, roll("ww"))
    assert after.phase is Phase.OVER
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.capped
    assert outcome.scores == (4, 0)  # P21 decides after the failure has cost a tile
    assert happened[-1] == Ended(outcome)


def test_p25_turn_1999_does_not_end_the_game() -> None:
    after = play(position("21,22", "36/-", turn=1999, seat=1), "[11111111] 1")
    assert (after.phase, after.turn) == (Phase.CHANCE, 2000)


def test_p25_the_cap_ends_a_game_in_which_every_turn_fails() -> None:
    state = GAME.start(3)
    while state.phase is not Phase.OVER:
        state = play(state, "[11111111] 1")
    assert state.turn == 2000
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.capped
    assert outcome.shares == (Fraction(1, 3),) * 3


def test_p25_a_game_that_ends_with_its_last_tile_is_not_capped() -> None:
    last = play(position("25", "36/35", taken="wwwww", dice=".", turn=2000), "=25")
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert not outcome.capped
