"""The board of Knockout as a terminal shows it."""

from __future__ import annotations

import io
import re

import pytest

from roost.cli.console import Console
from roost.cli.terminal.knockout.view import KnockoutView
from roost.locale import Catalogue
from roost.rules.dice import Roll
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, boards, piece_name

DOTS = re.compile(r"[\u2801-\u28ff]")
ARROWS = re.compile("[→↘↓↙←↖↑↗]")


def rolled(board: str, *dice: int) -> KnockoutState:
    """The first turn of two players, with these dice."""
    rules = Knockout(KnockoutVariant(board))
    return rules.apply(rules.start(2, first=0), Roll(dice)).state


def view(state: KnockoutState, encoding: str = "utf-8") -> KnockoutView:
    sink = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(Catalogue("en"), sink=sink)
    return KnockoutView(console, Knockout(state.variant), ["Ana", "Leo"], plain=False)


def drawing(state: KnockoutState, encoding: str = "utf-8") -> str:
    return "\n".join(view(state, encoding).table(state))


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setenv("LINES", "45")


@pytest.mark.usefixtures("large")
def test_the_board_is_drawn_with_its_lines_where_there_is_room() -> None:
    state = rolled("arrows49", 2, 5)
    shown = drawing(state)
    assert len(DOTS.findall(shown)) > 3 * len(state.board.lines)
    assert len(ARROWS.findall(shown)) == len(state.board.arrows)
    for name in state.board.names:
        standing = [piece for piece, at in enumerate(state.positions) if name == _name(state, at)]
        label = piece_name(standing[0]) if standing else name
        assert len(re.findall(rf"(?<!\w){label}(?!\w)", shown)) >= 1, label


@pytest.mark.usefixtures("large")
def test_a_lesson_marks_only_the_space_of_its_move() -> None:
    state = rolled("rings61", 2, 5)
    shown = view(state)
    assert "(M7)" in "\n".join(shown.table(state))
    (shown.lesson_move,) = (
        move
        for move in shown.rules.legal_actions(state)
        if shown.rules.format_move(state, move) == "b5-I2"
    )
    assert re.findall(r"\((\w+)\)", "\n".join(shown.table(state))) == ["I2"]


@pytest.mark.usefixtures("large")
def test_a_terminal_without_the_characters_gets_names_alone() -> None:
    assert not DOTS.search(drawing(rolled("rings61", 2, 5), "latin-1"))


@pytest.mark.parametrize("board", sorted(boards()))
def test_every_board_fits_a_small_terminal_with_its_lines(
    monkeypatch: pytest.MonkeyPatch, board: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for dice in ((1, 2), (2, 5), (6, 6)):
        state = rolled(board, *dice)
        lines = view(state).table(state)
        picture = "\n".join(lines[:-1])
        assert len(lines) <= 18
        assert max(map(len, lines)) < 80
        assert len(DOTS.findall(picture)) > 2 * len(state.board.lines)
        for space in range(len(state.board.names)):
            assert re.search(rf"(?<!\w){_label(state, space)}(?!\w)", picture), space


@pytest.mark.parametrize("lines", ["24", "45"])
def test_what_the_dice_allow_stands_in_parentheses(
    monkeypatch: pytest.MonkeyPatch, lines: str
) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setenv("LINES", lines)
    state = rolled("rings61", 1, 2)
    allowed = {move.space for move in Knockout(state.variant).legal_actions(state)}
    assert set(re.findall(r"\((\w+)\)", drawing(state))) == {_label(state, s) for s in allowed}


@pytest.mark.usefixtures("large")
def test_with_a_double_nothing_is_marked_and_every_space_is_named() -> None:
    state = rolled("arrows49", 3, 3)
    assert "(" not in drawing(state)
    said = " ".join(" ".join(view(state).choices(state)).split())
    for piece, part in re.findall(r"(?:^| )([br][1-6])  ?(.*?)(?= [br][1-6]  ?\w+ \d on|$)", said):
        reached = {
            _name(state, move.space)
            for move in Knockout(state.variant).legal_actions(state)
            if piece_name(move.piece) == piece
        }
        assert reached == _listed(part), piece


@pytest.mark.usefixtures("large")
def test_what_is_asked_next_stays_on_the_screen() -> None:
    state = rolled("rings61", 4, 4)
    assert len(view(state).table(state)) + len(view(state).question(state)) < 45


def test_a_piece_and_its_space_are_told_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roost.cli.console.columns", lambda: 40)
    state = rolled("rings61", 2, 5)
    console = Console(Catalogue("en"), sink=io.StringIO())
    lines = KnockoutView(console, Knockout(state.variant), ["Ana", "Leo"], plain=True).table(state)
    assert max(map(len, lines)) < 40
    assert len(re.findall(r"\d on \w+", "\n".join(lines))) == len(state.positions)


def _name(state: KnockoutState, space: int) -> str:
    return state.board.names[space]


def _label(state: KnockoutState, space: int) -> str:
    if space in state.positions:
        return piece_name(state.positions.index(space))
    return _name(state, space)


def _listed(part: str) -> set[str]:
    """The spaces behind the colon, runs like M0 to M5 spelled out."""
    found: set[str] = set()
    for word in re.findall(r"[A-Z]\d*(?: to [A-Z]\d+)?", part.partition(":")[2]):
        first, _, last = word.partition(" to ")
        if last:
            found |= {f"{first[0]}{n}" for n in range(int(first[1:]), int(last[1:]) + 1)}
        else:
            found.add(first)
    return found
