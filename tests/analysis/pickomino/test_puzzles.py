"""Pickomino puzzles: clear, missed by the natural player, explained."""

from roost.analysis.games import evaluator_for
from roost.analysis.pickomino.puzzles import PUZZLES as SOURCE
from roost.analysis.puzzle_maker import bot_game
from roost.analysis.puzzles import GAP, clearly, find, phase_of, shipped
from roost.analysis.review import review
from roost.rules import game_of

PUZZLES = shipped("pickomino")


def test_puzzles_cover_all_numbers_of_players_and_many_variants() -> None:
    states = [puzzle.state() for puzzle in PUZZLES]
    for seats in range(2, 8):
        assert sum(state.seats == seats for state in states) >= 20
    assert len({state.variant.key for state in states}) >= 8
    late = [puzzle for puzzle in PUZZLES if phase_of(puzzle) == "late"]
    assert 2 * len(late) < len(PUZZLES)


def test_found_puzzles_are_clear_and_missed_by_the_natural_player() -> None:
    natural, *_ = SOURCE.naturals()
    found = 0
    for seed in range(12):
        played = bot_game("pickomino", ("greedy", "simple", "strongest"), seed)
        judge = evaluator_for("pickomino")
        reviewed = review(played, judge)
        by_position = {game_of(d.state).format_position(d.state): d for d in reviewed.decisions}
        for candidate in find(reviewed.decisions, [natural], judge):
            found += 1
            puzzle = candidate.puzzle
            assert clearly(by_position[puzzle.position]) is not None
            assert candidate.margin >= GAP
            state = puzzle.state()
            tempting = natural.probabilities(state)
            assert puzzle.best not in {game_of(state).format_move(state, a) for a in tempting}
    assert found
