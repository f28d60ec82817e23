"""The rules compared with a slow reference implementation and with known counts."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.rules.core import Phase
from roost.rules.dice import chances
from roost.rules.knockout import (
    Knockout,
    KnockoutState,
    KnockoutVariant,
    get_board,
    parse_board,
    register_board,
    shipped_boards,
)
from tests.rules.knockout import reference
from tests.rules.knockout.positions import board_data, random_states
from tests.scale import GAMES


@pytest.mark.parametrize("key", ["rings61", "rings49", "grid49", "arrows49"])
def test_k7_destination_tables_equal_the_ends_of_all_paths(key: str) -> None:
    board = get_board(key)
    for length in (1, 2, 3, 4):
        for space in range(0, board.size, 5):
            mask = sum(1 << end for end in reference.ends(board, space, length))
            assert board.reach[length][space] == mask


@pytest.mark.parametrize("key", ["rings61", "grid49", "arrows49"])
def test_k7_every_destination_has_a_path(key: str) -> None:
    board = get_board(key)
    steps = {*board.lines, *((b, a) for a, b in board.lines)} - {(b, a) for a, b in board.arrows}
    for length in range(1, 7):
        for start in range(0, board.size, 7):
            for end in range(board.size):
                path = board.path(start, end, length)
                if not board.reach[length][start] >> end & 1:
                    assert path is None
                    continue
                assert path is not None
                assert (path[0], path[-1], len(path)) == (start, end, length + 1)
                assert len(set(path)) == len(path)
                assert all(step in steps for step in pairwise(path))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", ["rings49", "grid49", "arrows49"])
def test_k9_legal_moves_equal_the_reference_in_random_games(key: str, seats: int) -> None:
    if seats not in get_board(key).players:
        seats = 2
    for game in range(GAMES):
        for state in random_states(KnockoutVariant(key), seats, seed=seats + 10 * game):
            _agrees(state)


def _tight_board(seed: int) -> str:
    """Return a small, sparse board, on which K9 and K10 often decide."""
    rng = random.Random(seed)
    size = rng.randrange(8, 15)
    names = [f"A{i}" for i in range(size)]
    lines = {(names[rng.randrange(i)], names[i]) for i in range(1, size)}
    for _ in range(rng.randrange(4)):
        a, b = sorted(rng.sample(range(size), 2))
        lines.add((names[a], names[b]))
    starts: dict[str, dict[str, list[str | None]]] = {}
    for count, colours in (("2", 4), ("3", 3), ("4", 4)):
        free = rng.sample(names, size)
        rows: list[list[str | None]] = [[None] * 6 for _ in range(colours)]
        rows[0][0], rows[1][0] = free.pop(), free.pop()
        for number in rng.sample(range(6), 6):
            for row in rng.sample(rows, len(rows)):
                if len(free) > 1 and row[number] is None and rng.random() < 0.8:
                    row[number] = free.pop()
        starts[count] = dict(zip(("blue", "green", "red", "yellow"), rows, strict=False))
    key = f"tight-{seed}"
    register_board(parse_board(board_data(key, sorted(lines), starts)))
    return key


@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]))
def test_k9_legal_moves_equal_the_reference_on_tight_boards(seed: int, seats: int) -> None:
    for i, state in enumerate(random_states(KnockoutVariant(_tight_board(seed)), seats, seed)):
        _agrees(state)
        if i > 150:
            break


def _agrees(state: KnockoutState) -> None:
    game = Knockout(state.variant)
    if state.phase is not Phase.PLAY:
        assert not game.legal_actions(state)
        return
    legal = game.legal_actions(state)
    assert len(set(legal)) == len(legal) > 0
    assert set(legal) == reference.legal(state)
    for move in legal:
        after = game.apply(state, move).state
        assert after.positions == reference.moved(state.positions, move)
        assert (after.phase is Phase.OVER) >= reference.over(after.positions, state.seats)


@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]), st.sampled_from(shipped_boards()))
def test_every_state_round_trips_through_text_and_json(seed: int, seats: int, key: str) -> None:
    if seats not in get_board(key).players:
        return
    game = Knockout(KnockoutVariant(key, rounds=30))
    for state in random_states(game.variant, seats, seed):
        assert game.parse_position(game.format_position(state)) == state
        assert game.state_from_json(game.state_to_json(state)) == state
        assert hash(game.parse_position(game.format_position(state))) == hash(state)


# -- counts --------------------------------------------------------------------------------


def test_k2_the_default_board_has_61_spaces_156_lines_and_diameter_6() -> None:
    board = get_board("rings61")
    assert (board.size, len(board.lines), board.diameter) == (61, 156, 6)


def test_k7_a_move_of_six_reaches_every_other_space_of_the_default_board() -> None:
    board = get_board("rings61")
    assert all(ends.bit_count() == 60 for ends in board.reach[6])


def _turn_counts(key: str, seats: int) -> tuple[int, int]:
    """Return the number of first moves over all rolls, and of whole first turns."""
    game = Knockout(KnockoutVariant(key))
    start = game.start(seats, first=0)
    moves = turns = 0
    for chance in chances(2):
        state = game.apply(start, chance.roll).state
        for move in game.legal_actions(state):
            after = game.apply(state, move).state
            moves += 1
            turns += len(game.legal_actions(after)) or 1
    return moves, turns


@pytest.mark.parametrize(
    ("key", "seats", "counts"),
    [
        ("rings61", 2, (2574, 181044)),
        ("rings61", 3, (1444, 57430)),
        ("rings61", 4, (1298, 46641)),
        ("rings49", 4, (1042, 28668)),
        ("grid49", 4, (1043, 28990)),
    ],
)
def test_counts_of_the_first_turn(key: str, seats: int, counts: tuple[int, int]) -> None:
    """Change these counts only together with a rule or a board."""
    assert _turn_counts(key, seats) == counts


def test_chances_sum_to_one() -> None:
    game = Knockout()
    assert sum(chance.probability for chance in game.chance_outcomes(game.start(2))) == 1
