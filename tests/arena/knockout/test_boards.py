"""Board analysis."""

from __future__ import annotations

from statistics import fmean

import pytest

from roost.arena.knockout.boards import Lab, Shares, check_board
from roost.rules.knockout import get_board, parse_board, shipped_boards
from roost.solver.knockout import judgement
from roost.solver.knockout.plan import Player
from tests.rules.knockout.positions import board_data
from tests.scale import scaled

GAMES = scaled(100, 300)  # of each kind


def test_check_board_describes_the_board() -> None:
    facts = check_board(get_board("rings61"))
    assert (facts.spaces, facts.lines, facts.diameter, facts.symmetries) == (61, 156, 6, 24)
    assert facts.players == facts.equal == (2, 3, 4)
    assert (facts.lowest_degree, facts.highest_degree) == (4, 12)


@pytest.mark.parametrize("key", shipped_boards())
def test_k2_a_bundled_board_is_marked_as_our_own(key: str) -> None:
    assert "own board" in check_board(get_board(key)).note


def test_check_board_finds_unequal_seats() -> None:
    board = parse_board(board_data("crooked", [("A", "B"), ("B", "C"), ("C", "D"), ("D", "B")]))
    assert check_board(board).equal == ()


def test_symmetries_of_a_large_star_are_counted_quickly() -> None:
    leaves = [f"A{i}" for i in range(12)]
    facts = check_board(parse_board(board_data("star", [("C", leaf) for leaf in leaves])))
    assert facts.symmetries == 479_001_600


@pytest.mark.parametrize("key", shipped_boards())
def test_a_measurement_counts_every_game(key: str) -> None:
    lab = Lab(get_board(key), seed=1)
    seen: list[int] = []
    for seats in lab.board.players:
        play = lab.measure(seats, GAMES, progress=seen.append)
        assert sum(share.mean for share in play.order) == pytest.approx(1)
        assert all(share.low < share.mean < share.high for share in play.order)
        assert 15 < play.turns < 200
        assert 0 < play.hits < 2
        assert 5 < play.landings < 40
        assert play.unfinished == 0
        assert play.skill.high > 1 / seats
    assert seen[-1] == 2 * GAMES


RANDOM, GREEDY, CAUTIOUS, STRONGEST = (
    Player(style)
    for style in (judgement.RANDOM, judgement.GREEDY, judgement.CAUTIOUS, judgement.STRONGEST)
)


def wins(lab: Lab, players: list[Player], games: int) -> float:
    """Return the wins of the first player."""
    return fmean(Shares(lab.play(players, games)).by_bot[0])


def test_a_seed_gives_the_same_games() -> None:
    lab = Lab(get_board("rings49"), seed=7)
    first, again = (lab.play([CAUTIOUS, GREEDY], 250) for _ in range(2))
    assert first == again
    other = Lab(get_board("rings49"), seed=8).play([CAUTIOUS, GREEDY], 250)
    assert first != other


def test_stronger_bots_win_more() -> None:
    lab = Lab(get_board("rings61"), seed=3)
    assert wins(lab, [GREEDY, RANDOM], 300) > 0.95
    assert wins(lab, [CAUTIOUS, GREEDY], 4000) > 0.52
    assert wins(lab, [STRONGEST, GREEDY], 4000) > 0.52


def test_bots_change_seats_and_starters() -> None:
    """With equal bots, neither the order in the list nor the seat matters."""
    shares = Shares(Lab(get_board("rings61"), seed=5).play([GREEDY, GREEDY], 8000))
    assert fmean(shares.by_bot[0]) == pytest.approx(0.5, abs=0.03)
    assert list(map(sum, zip(*shares.by_order, strict=True))) == pytest.approx([1] * 8000)


def test_shares_belong_to_the_bot_and_the_starter() -> None:
    """Three seats, the better bot second: its wins follow it through the seats."""
    shares = Shares(Lab(get_board("rings61"), seed=5).play([RANDOM, CAUTIOUS, RANDOM], 90))
    assert fmean(shares.by_bot[1]) > 0.95
    assert max(map(fmean, shares.by_order)) < 0.5
