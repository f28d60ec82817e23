"""States and boards have SVG drawings for notebooks."""

from xml.etree import ElementTree

import pytest

from roost.rules.knockout import Knockout, KnockoutVariant, get_board, shipped_boards
from roost.rules.pickomino import Pickomino
from roost.testing import playout


@pytest.mark.parametrize("seats", [2, 7])
def test_every_state_of_a_pickomino_game_has_a_well_formed_drawing(seats: int) -> None:
    for state in playout(Pickomino(), seats, "draw").states[:80]:
        drawing = ElementTree.fromstring(state._repr_svg_())
        assert drawing.get("role") == "img"
        assert f"turn {state.turn}" in (drawing.get("aria-label") or "")


def test_a_drawing_shows_tiles_and_dice() -> None:
    drawing = (
        Pickomino().parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 ww44 1134 7")._repr_svg_()
    )
    shown = [text.text for text in ElementTree.fromstring(drawing).iter() if text.text]
    assert {"21", "25", "29", "36", "= 18"} <= set(shown)
    assert "28" not in shown  # face down and out of the game


@pytest.mark.parametrize("key", shipped_boards())
def test_a_board_drawing_contains_all_spaces_and_pieces(key: str) -> None:
    board = get_board(key)
    empty = ElementTree.fromstring(board._repr_svg_())
    names = [title.text for title in empty.iter("{http://www.w3.org/2000/svg}title")]
    assert set(board.names) <= set(names)
    state = Knockout(KnockoutVariant(key)).start(board.players[0], first=0)
    full = ElementTree.fromstring(state._repr_svg_())
    titles = [title.text or "" for title in full.iter("{http://www.w3.org/2000/svg}title")]
    pieces = sum(title.startswith(("blue", "green", "red", "yellow")) for title in titles)
    assert pieces == sum(space >= 0 for space in state.positions)
    arrows = list(empty.iter("{http://www.w3.org/2000/svg}path"))
    assert len(arrows) == len(board.arrows)
    assert ("with an arrow" in (empty.get("aria-label") or "")) == bool(arrows)
