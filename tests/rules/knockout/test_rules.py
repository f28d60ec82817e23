"""The rules K1 to K18. Each test name contains the rule's id."""

from __future__ import annotations

import pytest

from roost.rules.core import Phase
from roost.rules.dice import Roll
from roost.rules.errors import IllegalActionError, SeatError
from roost.rules.knockout import (
    OUT,
    Ended,
    Knockout,
    KnockoutVariant,
    Locked,
    Move,
    Moved,
    MoveLost,
    Rolled,
    RolledOff,
    Skipped,
    Starts,
    Tied,
    get_board,
    owner,
)
from tests.rules.knockout.positions import LINE, STAR, play, position, tokens

GAME = Knockout()

# -- setting up ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "pieces"), [(2, 24), (3, 18), (4, 24)])
def test_k1_every_colour_in_play_has_six_pieces(seats: int, pieces: int) -> None:
    assert sum(space != OUT for space in GAME.start(seats).positions) == pieces


def test_k1_three_players_play_without_yellow() -> None:
    assert set(GAME.start(3).positions[18:]) == {OUT}


def test_k1_two_players_have_blue_and_red_against_green_and_yellow() -> None:
    assert [owner(colour * 6, 2) for colour in range(4)] == [0, 1, 0, 1]


def test_k1_knockout_is_for_two_to_four() -> None:
    for seats in (1, 5):
        with pytest.raises(SeatError, match="2 to 4"):
            GAME.start(seats)


def test_k2_a_board_rejects_unsupported_player_counts() -> None:
    with pytest.raises(SeatError, match="grid49 is for 2, 4 players, not 3") as caught:
        Knockout(KnockoutVariant("grid49")).start(3)
    assert caught.value.code == "board-seats"


def test_k3_the_highest_sum_starts() -> None:
    state, events = play(GAME.start(3), "[12]", "[36]", "[44]")
    assert state.seat == state.first == 1
    assert (state.turn, state.round) == (1, 1)
    assert events == [
        RolledOff(0, (1, 2), 3),
        RolledOff(1, (3, 6), 9),
        RolledOff(2, (4, 4), 8),
        Starts(1),
    ]


def test_k3_tied_leaders_roll_again_until_one_is_ahead() -> None:
    state, events = play(GAME.start(4), "[12]", "[36]", "[45]", "[11]")
    assert events[-1] == Tied((1, 2))
    assert state.roll_off == (-1, 0, 0, -1)
    state, events = play(state, "[11]", "[11]")
    assert events[-1] == Tied((1, 2))
    state, events = play(state, "[66]", "[12]")
    assert events[-1] == Starts(1)


def test_k3_the_table_may_choose_who_starts() -> None:
    state = GAME.start(2, first=1)
    assert (state.seat, state.first, state.roll_off, state.turn) == (1, 1, None, 1)


def test_k3_play_goes_clockwise_with_one_turn_per_player() -> None:
    state = GAME.start(2, first=1)
    seats = []
    for roll in ("[12]", "[34]", "[56]", "[13]"):
        seats.append(state.seat)
        state, _ = play(state, roll)
        while state.phase is Phase.PLAY:
            state = GAME.apply(state, GAME.legal_actions(state)[0]).state
    assert seats == [1, 0, 1, 0]


# -- the turn ------------------------------------------------------------------------------


def test_k4_each_number_moves_as_far_as_the_other_shows() -> None:
    state = position("b1:A b3:H g1:F g3:B", "13", board=LINE)
    assert tokens(state) == {"b1-D", "b3-G"}


def test_k4_the_order_is_free() -> None:
    state = position("b2:O0 b5:O12 g2:M20 g5:M8", "25")
    pieces = {move.piece for move in GAME.legal_actions(state)}
    assert pieces == {1, 4}
    for first, second in ((1, 4), (4, 1)):
        move = next(m for m in GAME.legal_actions(state) if m.piece == first)
        after, _ = GAME.apply(state, move)
        assert {m.piece for m in GAME.legal_actions(after)} == {second}


def test_k4_a_turn_is_two_moves() -> None:
    state = position("b2:O0 b5:O12 g2:M20 g5:M8", "25")
    state, _ = GAME.apply(state, GAME.legal_actions(state)[0])
    assert (state.seat, state.phase) == (0, Phase.PLAY)
    state, _ = GAME.apply(state, GAME.legal_actions(state)[0])
    assert (state.seat, state.phase) == (1, Phase.CHANCE)


def test_k5_a_double_moves_its_piece_and_any_other_number() -> None:
    state = position("b1:O0 b2:O4 b3:O8 g1:M12 g2:M14 g3:M16", "11")
    assert {m.piece for m in GAME.legal_actions(state)} == {0, 1, 2}
    state, _ = play(state, "b1-O1")
    assert {m.piece for m in GAME.legal_actions(state)} == {1, 2}
    assert {m.space for m in GAME.legal_actions(state) if m.piece == 1} == {
        state.board.index[name] for name in ("O3", "O5", "M4", "M5")
    }


def test_k5_a_double_gives_no_extra_turn() -> None:
    state = position("b3:O0 b5:O12 g3:M20 g5:M8", "33")
    for _ in range(2):
        state, _ = GAME.apply(state, GAME.legal_actions(state)[0])
    assert (state.seat, state.phase) == (1, Phase.CHANCE)


def test_k5_after_the_other_piece_only_the_double_is_left() -> None:
    state = position("b3:O0 b5:O12 g3:M20 g5:M8", "33")
    move = next(m for m in GAME.legal_actions(state) if m.piece == 4)
    state, _ = GAME.apply(state, move)
    assert state.halves == ((3, 3),)
    assert {m.piece for m in GAME.legal_actions(state)} == {2}


def test_k6_with_two_players_either_piece_of_the_number_moves() -> None:
    state = position("b2:O0 r2:O12 b5:O6 g2:M20 g5:M8", "25", seats=2)
    assert {m.piece for m in GAME.legal_actions(state)} == {1, 13, 4}


def test_k6_the_twin_is_not_the_other_piece_of_a_double() -> None:
    state = position("b3:O0 r3:O12 b5:O6 g3:M20 g5:M8", "33", seats=2)
    state, _ = GAME.apply(state, next(m for m in GAME.legal_actions(state) if m.piece == 2))
    assert {m.piece for m in GAME.legal_actions(state)} == {4}


# -- the path ------------------------------------------------------------------------------


def test_k7_no_space_is_visited_twice_the_start_included() -> None:
    board = get_board("rings61")
    start, m1 = board.index["O0"], board.index["M1"]
    assert board.reach[1][start] >> m1 & 1
    assert board.reach[2][start] >> m1 & 1
    for length in range(1, 7):
        assert not board.reach[length][start] >> start & 1
    line = get_board(LINE)
    assert line.reach[3][0] == 1 << 3
    assert line.reach[2][1] == 1 << 3


def test_k7_occupied_spaces_may_be_passed_and_count() -> None:
    state = position("b1:A b2:B g1:C g2:H", "1:3", board=LINE)
    assert tokens(state) == {"b1-D"}


def test_k7_the_second_move_may_use_the_spaces_of_the_first() -> None:
    state = position("b1:A b3:C g1:H g3:G", "13", board=LINE)
    state, _ = play(state, "b1-D")
    assert tokens(state) == {"b3-B"}


def test_k8_a_move_ends_on_an_empty_space_or_a_rival_of_the_same_number() -> None:
    blocked = "b1:C b2:S0 g2:S1 r1:S2 y1:S3 g3:S4 b3:S5"
    state = position(blocked, "1:1", board=STAR)
    assert tokens(state) == {"b1xS2", "b1xS3", "b1-S6", "b1-S7"}


def test_k8_own_pieces_of_both_colours_block_landing() -> None:
    state = position("b1:C r1:S0 g1:S1 y1:S2 r2:S3 g2:S4", "1:1", board=STAR, seats=2)
    assert tokens(state) == {"b1xS1", "b1xS2", "b1-S5", "b1-S6", "b1-S7"}


def test_k8_a_knocked_out_piece_is_out_for_good() -> None:
    state = position("b1:O0 g1:O1 r1:O9 b2:I0 g2:I3", "1:1")
    state, events = play(state, "b1xO1")
    assert events == [Moved(0, 0, 0, 1, 6)]
    assert state.positions[6] == OUT


def test_k8_passing_over_knocks_nothing_out() -> None:
    state = position("b1:A g1:B r1:H", "1:2", board=LINE)
    state, _ = play(state, "b1-C")
    assert state.positions[6] == 1


# -- compulsion ----------------------------------------------------------------------------


def test_k9_both_moves_must_be_made_when_some_order_allows_it() -> None:
    """The 4 must go where the 1 is, so the 1 goes first."""
    state = position("b1:B b4:A g1:G g4:H", "14", board=LINE)
    assert tokens(state) == {"b1-F"}
    state, events = play(state, "b1-F", "b4-B")
    assert not any(isinstance(event, MoveLost) for event in events)


def test_k9_the_first_move_may_not_fill_the_only_space_of_the_second() -> None:
    """The 2 can only go to C, so the 1 must not; it goes to G."""
    state = position("b1:E b2:B g5:A g1:H g2:F", "12", board=LINE)
    assert tokens(state) == {"b1-G", "b2-C"}


def test_k9_the_player_chooses_if_either_but_not_both_can_move() -> None:
    state = position("b2:A b3:B g2:G g3:H g4:F g5:C r5:E", "23", board=LINE)
    assert tokens(state) == {"b2-D", "b3-D"}
    after, events = play(state, "b2-D")
    assert events[-1] == MoveLost(0, 3, 2, "blocked")
    assert after.seat == 1


def test_k9_if_only_one_move_can_be_made_it_is_made() -> None:
    state = position("b1:A b3:H g1:G g3:F g4:C r4:E", "13", board=LINE)
    assert tokens(state) == {"b1-D"}


def test_k9_a_first_move_that_ends_the_game_is_a_complete_turn() -> None:
    state = position("b1:A g1:D b2:H", "1:3", board=LINE)
    state, events = play(state, "b1xD")
    assert isinstance(events[-1], Ended)
    assert state.phase is Phase.OVER


def test_k9_the_error_for_an_illegal_move_lists_the_legal_ones() -> None:
    state = position("b1:B b4:A g1:G g4:H", "14", board=LINE)
    with pytest.raises(IllegalActionError, match="b4-E is not legal here; legal: b1-F") as caught:
        Knockout(state.variant).apply(state, Move(3, 4))
    assert caught.value.code == "illegal-action"
    for move in (Move(99, 1), Move(0, 99), Move(0, -1), Move(6, 7), Move("b", 1)):  # type: ignore[arg-type]
        with pytest.raises(IllegalActionError):
            Knockout(state.variant).apply(state, move)


def test_k10_a_move_without_destination_is_lost_and_not_shortened() -> None:
    state = position("b1:C b6:A g1:F g6:H", "?", board=LINE)
    state, events = play(state, "[16]", "b6-B")
    assert events == [Rolled(0, (1, 6)), Moved(0, 5, 0, 1, None), MoveLost(0, 1, 6, "blocked")]
    assert state.seat == 1


def test_k10_a_turn_without_any_move_ends() -> None:
    state = position("b1:D b6:A g1:F g6:H r2:B", "?", board=LINE)
    state, events = play(state, "[16]")
    assert events == [
        Rolled(0, (1, 6)),
        MoveLost(0, 1, 6, "blocked"),
        MoveLost(0, 6, 1, "blocked"),
    ]
    assert state.seat == 1


def test_k11_the_move_of_a_piece_that_is_out_is_lost() -> None:
    state = position("b3:O0 g3:M8 g5:O9", "?")
    state, events = play(state, "[35]")
    assert events == [Rolled(0, (3, 5)), MoveLost(0, 5, 3, "out")]
    assert state.halves == ((3, 5),)


def test_k11_the_move_of_a_locked_piece_is_lost() -> None:
    state = position("b3:O0 b5:O1 g3:M8", "?")
    state, events = play(state, "[35]")
    assert events == [Rolled(0, (3, 5)), MoveLost(0, 5, 3, "locked")]


def test_k11_on_a_double_the_other_piece_still_moves() -> None:
    state = position("b3:O0 g3:M8 g6:O9", "?")
    state, events = play(state, "[66]")
    assert events == [Rolled(0, (6, 6)), MoveLost(0, 6, 6, "out")]
    assert {m.piece for m in GAME.legal_actions(state)} == {2}


def test_k11_a_double_whose_others_are_out_or_locked_loses_that_move() -> None:
    state = position("b3:O0 g3:M8 g6:O9", "?")
    assert play(state, "[33]")[1][1:] == [MoveLost(0, None, 3, "out")]
    state = position("b3:O0 b2:O5 g3:M8 g6:O9", "?")
    assert play(state, "[33]")[1][1:] == [MoveLost(0, None, 3, "locked")]


def test_k11_a_turn_ends_when_both_moves_are_lost_for_good() -> None:
    state = position("b3:O0 b5:O1 g3:M8", "?")
    state, events = play(state, "[45]")
    assert events == [
        Rolled(0, (4, 5)),
        MoveLost(0, 4, 5, "out"),
        MoveLost(0, 5, 4, "locked"),
    ]
    assert (state.seat, state.phase, state.roll, state.turn) == (1, Phase.CHANCE, None, 6)


# -- locked pieces and the end -------------------------------------------------------------


def test_k12_a_piece_locks_when_the_last_opponent_of_its_number_is_out() -> None:
    state = position("b3:O0 g3:O1 b5:I0 g5:I6", "3:1")
    state, events = play(state, "b3xO1")
    assert events == [Moved(0, 2, 0, 1, 8), Locked(2)]


def test_k12_a_locked_piece_never_moves_not_even_as_the_other_of_a_double() -> None:
    state = position("b3:O0 b2:O3 b5:I0 g5:I6 g2:I9", "55")
    assert {m.piece for m in GAME.legal_actions(state)} == {4, 1}


def test_k12_locking_is_checked_after_every_single_move() -> None:
    """The red 3 locks when its twin knocks out the last rival with the first half of the roll."""
    state = position("b3:O0 r3:M9 g3:O1 b1:I0 g1:I6", "13", seats=2)
    state, events = play(state, "b3xO1")
    assert events[1:] == [Locked(2), Locked(14)]
    assert {m.piece for m in GAME.legal_actions(state)} == {0}


def test_k12_a_locked_piece_still_blocks_and_can_be_passed() -> None:
    state = position("b1:A g2:B g1:H", "1:2", board=LINE)
    assert tokens(state) == {"b1-C"}
    state = position("b1:A g2:C g1:H r1:G", "?", board=LINE)
    _, events = play(state, "[12]")
    assert MoveLost(0, 1, 2, "blocked") in events


def test_k12_a_locked_piece_scores() -> None:
    assert position("b1:O0 b3:O5 g3:O9", "?").points == (4, 1, 0, 0)


def test_k13_a_seat_without_a_piece_that_can_ever_move_is_skipped() -> None:
    state = position("b3:O0 r3:M8 g4:O9", "3:1")
    state, events = play(state, "b3-O1")
    assert events[-1] == Skipped(1)
    assert state.seat == 2


def test_k14_the_game_ends_when_no_number_is_held_by_two_players() -> None:
    state = position("b3:O0 g3:O1 b5:I0 r5:I6", "3:1")
    state, events = play(state, "b3xO1")
    assert state.phase is Phase.CHANCE
    state = position("b3:O0 g3:O1 b5:I0 r4:I6", "3:1")
    state, events = play(state, "b3xO1")
    assert isinstance(events[-1], Ended)
    assert (events[-1].reason, state.phase) == ("no-rivals", Phase.OVER)
    assert GAME.legal_actions(state) == ()
    assert GAME.chance_outcomes(state) == ()


def test_k15_points_by_number() -> None:
    all_six = "b1:O0 b2:O1 b3:O2 b4:O3 b5:O4 b6:O5"
    points = [position(f"{word} g{word[1]}:C", "?").points[0] for word in all_six.split()]
    assert points == [3, 2, 1, 1, 2, 3]


def test_k15_most_points_win_and_ties_share() -> None:
    state = position("b3:O0 g3:O1 b5:I0 r5:I6 r1:M1 y6:M2 y4:M3", "3:1")
    over = state._replace(phase=Phase.OVER, roll=None, legal_moves=(), turn=2000)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.scores == (3, 1, 5, 4)
    assert outcome.ranks == (3, 4, 1, 2)
    state = position("b3:O0 g3:O1 b5:I0 r1:M1", "3:1")
    state, _ = play(state, "b3xO1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 3, 1, 3)
    assert [str(share) for share in outcome.shares] == ["1/2", "0", "1/2", "0"]


def test_k15_two_players_add_up_both_colours() -> None:
    assert position("b1:O0 r2:O1 g1:O5 y6:O9", "?", seats=2).points == (5, 6)


def test_k16_the_agreed_rounds_end_the_game_and_points_decide() -> None:
    game = Knockout(KnockoutVariant(rounds=2))
    state = game.start(2, first=1)
    turns = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            turns += 1
            state, events = game.apply(state, Roll((1, 2)))
        else:
            state, events = game.apply(state, game.legal_actions(state)[0])
    assert turns == 4
    assert isinstance(events[-1], Ended)
    assert events[-1].reason == "rounds"
    assert not events[-1].outcome.capped


def test_k16_skipped_seats_count_as_part_of_a_round() -> None:
    """Seats 1 and 3 are skipped, so seat 2's turn ends the round."""
    state = position("b3:O0 r3:M8", "3:1", seat=2, board="rings61+rounds=2", clock="8 2 0")
    state, events = play(state, next(iter(sorted(t for t in tokens(state) if "-" in t))))
    assert state.phase is Phase.OVER
    assert isinstance(events[-1], Ended)
    assert events[-1].reason == "rounds"


def test_k17_the_outcome_marks_a_game_that_ends_after_two_thousand_turns() -> None:
    state = position("b3:O0 g3:M8", "3:1", seat=1, seats=2, clock="2000 1000 0")
    assert state.turn == 2000
    state, events = play(state, next(t for t in sorted(tokens(state)) if "-" in t))
    assert isinstance(events[-1], Ended)
    assert (events[-1].reason, events[-1].outcome.capped) == ("cap", True)


def test_k17_an_ordinary_end_on_the_last_turn_is_not_capped() -> None:
    state = position("b3:O0 g3:O1", "3:1", seat=1, seats=2, clock="2000 1000 0")
    _, events = play(state, "g3xO0")
    assert isinstance(events[-1], Ended)
    assert (events[-1].reason, events[-1].outcome.capped) == ("no-rivals", False)


def test_k18_events_contain_no_advice() -> None:
    """K18 is about tutors. Events of the rules only state what has happened."""
    kinds = {event.kind for event in Knockout.event_types}
    assert kinds == {
        "rolled-off",
        "tied",
        "starts",
        "rolled",
        "moved",
        "move-lost",
        "locked",
        "skipped",
        "ended",
    }
