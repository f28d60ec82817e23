"""The games as data."""

import pytest

from roost.bots import opponents
from roost.rules import RULES
from roost.rules.knockout import boards, get_board
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.core.views.games import board_view, game_list


def test_every_game_of_ours_is_described() -> None:
    assert [game.key for game in game_list().games] == list(BUILT_IN_GAMES)
    for game in game_list().games:
        rules = RULES.of(game.key)
        assert range(game.fewest_seats, game.most_seats + 1) == rules.seat_counts
        assert [bot.key for bot in game.bots] == [info.key for info in opponents(game.key)]
        for word in game.variants.one_of:
            rules.variant_type.parse(word)


def test_boards_are_drawn_in_a_square_of_one() -> None:
    for key in boards():
        drawn, board = board_view(key), get_board(key)
        assert drawn is not None
        assert [space.name for space in drawn.spaces] == list(board.names)
        places = [place for space in drawn.spaces for place in (space.x, space.y)]
        assert (min(places), max(places)) == (0, 1)
        assert [start.seats for start in drawn.starts] == sorted(board.starts)


@pytest.mark.parametrize("key", ["", "nothing", "pickomino"])
def test_a_board_that_is_not_there_is_none(key: str) -> None:
    assert board_view(key) is None
