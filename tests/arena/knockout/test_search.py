"""The arrow search: by class of line, with equal seats, deterministic."""

from __future__ import annotations

from roost.arena.knockout.search import line_classes, orientations, oriented, search
from roost.rules.knockout import Board, get_board


def classes_of(board: Board, *lines: str) -> list[tuple[tuple[int, int], ...]]:
    """Return the class of a line such as ``O1 O2``, in this direction."""
    found = []
    for line in lines:
        a, b = (board.index[name] for name in line.split())
        (same,) = [c for c in line_classes(board) if (a, b) in c or (b, a) in c]
        found.append(same if (a, b) in same else tuple((y, x) for x, y in same))
    return found


def test_the_wheel_has_seven_classes_of_twelve_lines() -> None:
    classes = line_classes(get_board("wheel49"))
    assert [len(found) for found in classes] == [12] * 7
    assert sum(len(found) for found in line_classes(get_board("rings61"))) == 156


def test_two_classes_of_the_wheel_make_arrows49() -> None:
    wheel, shipped = get_board("wheel49"), get_board("arrows49")
    board = oriented(wheel, classes_of(wheel, "O1 O2", "O1 M0"))
    assert board is not None
    assert board.neighbours == shipped.neighbours
    assert board.symmetric == shipped.symmetric == (2, 3, 4)


def test_arrows_that_could_trap_a_piece_are_rejected() -> None:
    """If all spokes lead inwards, no piece can leave the centre."""
    wheel = get_board("wheel49")
    assert oriented(wheel, classes_of(wheel, "I0 C")) is None


def test_every_choice_of_classes_is_tried_in_both_directions() -> None:
    found = list(orientations(get_board("wheel49"), 2))
    assert len(found) == 7 * 2 + 21 * 4
    assert len({frozenset(line for one in chosen for line in one) for chosen in found}) == len(
        found
    )


def test_a_search_is_deterministic_and_within_bounds() -> None:
    wheel = get_board("wheel49")
    first, again = (search(wheel, games=40, most=1, keep=2, seed=3) for _ in range(2))
    assert [(one.classes, one.skill) for one in first] == [(o.classes, o.skill) for o in again]
    for one in first:
        assert one.fit
        assert 35 <= one.turns <= 70
        assert one.starter.mean <= 0.53
        assert len(one.board.arrows) == 12
