"""Knockout puzzles: coverage, explanations, and long moves with two players."""

from roost.analysis.games import evaluator_for
from roost.analysis.knockout.puzzles import PUZZLES as SOURCE
from roost.analysis.knockout.puzzles import Overlooking
from roost.analysis.knockout.themes import LONG, move_length
from roost.analysis.puzzles import (
    EQUAL,
    MOST_OFFERED,
    answer,
    question,
    set_from,
    shipped,
)
from roost.rules import Phase, game_of
from roost.rules.knockout import Knockout, KnockoutState
from roost.testing import playout

KNOCKOUT = shipped("knockout")


def test_sixty_puzzles_cover_all_seats_and_several_boards() -> None:
    assert len(KNOCKOUT) >= 60
    states = [puzzle.state() for puzzle in KNOCKOUT]
    assert {state.seats for state in states} == {2, 3, 4}
    assert len({state.variant.key for state in states}) >= 4
    assert {puzzle.level for puzzle in KNOCKOUT} == {1, 2, 3}
    for puzzle, state in zip(KNOCKOUT, states, strict=True):
        legal = {game_of(state).format_move(state, a) for a in game_of(state).legal_actions(state)}
        assert {puzzle.best, puzzle.tempting, *puzzle.also} <= legal
        assert puzzle.tempting not in (puzzle.best, *puzzle.also)


def test_equivalent_actions_are_right_too() -> None:
    """Also those found only by long rollouts."""
    some = [puzzle for puzzle in KNOCKOUT if puzzle.also]
    answers = [answer(puzzle, token) for puzzle in some for token in puzzle.also]
    assert all(given.right for given in answers)
    assert max(given.chosen.loss for given in answers) > EQUAL
    assert set_from(some[0].state()) == some[0]


def test_of_very_many_moves_all_hits_the_best_and_the_tempting_are_offered() -> None:
    seen = 0
    for puzzle in KNOCKOUT:
        asked = question(puzzle)
        state, rules = asked.state, game_of(asked.state)
        assert isinstance(state, KnockoutState)
        legal = rules.legal_actions(state)
        tokens = {rules.format_move(state, action) for action in asked.options}
        assert {puzzle.best, puzzle.tempting} <= tokens
        assert [action for action in legal if action in asked.options] == list(asked.options)
        if len(legal) > MOST_OFFERED:
            assert len(asked.options) == MOST_OFFERED
            hits = [action for action in legal if SOURCE.must_offer(state, action)]
            seen += bool(hits)
            assert len(hits) > MOST_OFFERED - 2 or set(hits) <= set(asked.options)
    assert seen


def test_the_overlooking_player_misses_long_hits_only() -> None:
    """With two players; it then plays the best move that is not a hit."""
    game, natural, judge = Knockout(), Overlooking(), evaluator_for("knockout")
    missed = 0
    for seed in range(6):
        for state in playout(game, 2, f"far {seed}").states:
            if state.phase is not Phase.PLAY or missed > 5:
                continue
            hits = [move for move in game.legal_actions(state) if move.space in state.positions]
            likely = natural.probabilities(state)
            if any(move_length(state, move) < LONG for move in hits):
                assert not likely
            elif likely:
                (chosen,) = likely
                quiet = [move for move in game.legal_actions(state) if move not in hits]
                values = judge.actions(state)
                assert values[chosen][state.seat] == max(values[m][state.seat] for m in quiet)
                missed += bool(hits)
    assert missed
    assert natural.probabilities(game.start(2)) == {}
    assert natural.probabilities(playout(game, 3, "far").states[9]) == {}
