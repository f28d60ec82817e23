"""Board files (K2): which files are rejected, and where the error points."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import roost.rules.knockout.board as board_module
from roost.rules.errors import BoardError, VariantError
from roost.rules.knockout import (
    KnockoutVariant,
    get_board,
    load_board,
    parse_board,
    register_board,
    shipped_boards,
)
from roost.rules.knockout.symmetry import automorphisms, seat_rotation
from tests.rules.knockout.positions import board_data

FOLDER = Path(board_module.__file__).parent / "boards"


def shipped(key: str = "rings61") -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{key}.json").read_text())
    return data


def test_k2_the_default_board_has_its_documented_shape() -> None:
    board = get_board("rings61")
    wanted = set()
    for i in range(24):
        wanted |= {
            (f"O{i}", f"O{(i + 1) % 24}"),
            (f"M{i}", f"M{(i + 1) % 24}"),
            (f"O{i}", f"M{i}"),
            (f"O{i}", f"M{(i + 1) % 24}"),
        }
    for k in range(12):
        wanted |= {
            (f"I{k}", f"I{(k + 1) % 12}"),
            (f"M{2 * k}", f"I{k}"),
            (f"M{2 * k + 1}", f"I{k}"),
            (f"M{2 * k + 1}", f"I{(k + 1) % 12}"),
            (f"I{k}", "C"),
        }
    lines = {frozenset((board.names[a], board.names[b])) for a, b in board.lines}
    assert lines == {frozenset(line) for line in wanted}
    for seats, start in ((2, "O[6c+n-1]"), (4, "O[6c+n-1]"), (3, "O[8c+n]")):
        for colour in range(3 if seats == 3 else 4):
            for n in range(1, 7):
                space = 8 * colour + n if seats == 3 else 6 * colour + n - 1
                assert board.starts[seats][colour * 6 + n - 1] == board.index[f"O{space}"], start


@pytest.mark.parametrize("key", shipped_boards())
def test_k2_every_shipped_board_is_fair_to_every_seat(key: str) -> None:
    board = get_board(key)
    assert board.key == key
    assert board.symmetric == board.players
    assert board.diameter <= (7 if board.arrows else 6)
    for seats in board.players:
        rotation = seat_rotation(board.neighbours, board.starts[seats], seats)
        assert rotation is not None
        lines = {frozenset(line) for line in board.lines}
        assert {frozenset((rotation[a], rotation[b])) for a, b in board.lines} == lines
        assert {(rotation[a], rotation[b]) for a, b in board.arrows} == set(board.arrows)


def test_k2_arrows49_is_the_wheel_with_two_of_seven_line_classes_one_way() -> None:
    wheel, board = get_board("wheel49"), get_board("arrows49")
    assert {*map(frozenset, board.lines)} == {*map(frozenset, wheel.lines)}
    assert (board.places, board.starts) == (wheel.places, wheel.starts)
    arrows = {(board.names[a], board.names[b]) for a, b in board.arrows}
    assert arrows == {(f"O{2 * i + 1}", f"O{(2 * i + 2) % 24}") for i in range(12)} | {
        (f"O{2 * i + 1}", f"M{i}") for i in range(12)
    }
    assert (len(board.lines), len(board.arrows), board.diameter) == (84, 24, 7)
    assert min(ends.bit_count() for row in board.reach[1:] for ends in row) == 2
    assert "no arrows" in board.note


def test_k2_an_arrow_can_only_be_followed_forwards() -> None:
    board = get_board("arrows49")
    for start, end in board.arrows:
        assert board.path(start, end, 1) == (start, end)
        assert board.path(end, start, 1) is None
        assert board.distances[end][start] > board.distances[start][end] == 1


def test_symmetries_keep_arrows() -> None:
    ring = [1 << (i + 1) % 6 for i in range(6)]
    assert len(automorphisms(ring)) == 6
    there_and_back = [0b0010, 0b0101, 0b1000, 0b0000]  # 0 - 1 -> 2 -> 3, and 1 -> 0
    assert automorphisms(there_and_back) == [(0, 1, 2, 3)]
    assert len(automorphisms(get_board("arrows49").neighbours)) == 12


def test_symmetries_of_known_graphs_have_the_known_count() -> None:
    ring = [1 << (i + 1) % 6 | 1 << (i - 1) % 6 for i in range(6)]
    assert len(automorphisms(ring)) == 12
    complete = [0b1111 & ~(1 << i) for i in range(4)]
    assert len(automorphisms(complete)) == 24
    path = [0b10, 0b101, 0b1010, 0b100]
    assert len(automorphisms(path)) == 2
    assert len(automorphisms(get_board("rings61").neighbours)) == 24


def one_way(pairs: list[list[str]]) -> Callable[[dict[str, Any]], object]:
    """Turn lines of the wheel into arrows."""

    def change(data: dict[str, Any]) -> None:
        data.update(shipped("wheel49"))
        kept = [line for line in data["lines"] if sorted(line) not in map(sorted, pairs)]
        data.update(lines=kept, arrows=pairs, symmetric=[])

    return change


def broken(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data = shipped()
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.pop("lines"), r"lines: missing"),
        (lambda d: d.update(colour="red"), r"colour: unknown field"),
        (lambda d: d.update(format="board"), r"format: this is roost-board"),
        (lambda d: d.update(version=2), r"version: this program reads 1, not 2"),
        (lambda d: d.update(version=True), r"version: this program reads 1, not True"),
        (lambda d: d.update(key="Rings 61"), r"key: lower-case letters"),
        (lambda d: d.update(name=""), r"name: a name people can read"),
        (lambda d: d.update(name="\x1b[31m"), r"name: a name people can read"),
        (lambda d: d["lines"].append(["O0", "M99"]), r'lines\[156\]: unknown space "M99"'),
        (lambda d: d["lines"].append(["O1", "O0"]), r"lines\[156\]: the same line as lines\[0\]"),
        (lambda d: d["lines"].append(["O1", "O1"]), r'lines\[156\]: joins "O1" with itself'),
        (lambda d: d["lines"].append(["O1"]), r"lines\[156\]: a line is a pair"),
        (lambda d: d.update(lines=[]), r"lines: a list of pairs"),
        (lambda d: d["spaces"].update(O0=[1]), r'spaces\["O0"\]: a place is \[x, y\]'),
        (lambda d: d["spaces"].update(O0=[0, float("nan")]), r'spaces\["O0"\]: a place is'),
        (lambda d: d["spaces"].update(O0=d["spaces"]["C"]), r'"C"\]: the same place as "O0"'),
        (lambda d: d["spaces"].update(o0=[3, 3]), r'spaces\["o0"\]: a name is a capital'),
        (lambda d: d["spaces"].update({f"X{i}": [500, i] for i in range(9)}), "at most 64"),
        (lambda d: d["spaces"].update(X=[500, 1]), r"lines: no path from 'O0' to 'X'"),
        (lambda d: d["starts"].update({"5": {}}), r'starts\["5"\]: player counts are 2, 3 and 4'),
        (lambda d: d["starts"]["4"].pop("red"), r'starts\["4"\]: six spaces for each of blue'),
        (lambda d: d["starts"]["4"]["red"].pop(), r'starts\["4"\].red: six spaces or nulls'),
        (
            lambda d: d["starts"]["4"]["red"].__setitem__(2, "Z1"),
            r'starts\["4"\].red\[2\]: unknown space "Z1"',
        ),
        (
            lambda d: d["starts"]["4"]["red"].__setitem__(2, "O0"),
            r'starts\["4"\].red\[2\]: "O0" is already taken by blue 1',
        ),
        (
            lambda d: d["starts"]["4"].update({c: [None] * 6 for c in ("green", "red", "yellow")}),
            r'starts\["4"\]: no number is held by two players',
        ),
        (lambda d: d.update(arrows=[]), r"arrows: a list of pairs"),
        (lambda d: d.update(arrows=[["O0", "O1"]]), r"arrows\[0\]: the same line as lines\[0\]"),
        (lambda d: d.update(arrows=[["O0", "C", "M0"]]), r"arrows\[0\]: a line is a pair"),
        (one_way([["O0", "O1"], ["O0", "O23"], ["O0", "M11"]]), r"no path from 'O1' to 'O0'"),
        (one_way([["O1", "O0"], ["O23", "O0"], ["M11", "O0"]]), r"no path from 'O0' to 'O1'"),
        (lambda d: d["lines"].pop(), r"symmetric: the board is not the same from every seat"),
        (lambda d: d["starts"].pop("3"), r"symmetric: a list of player counts"),
        (lambda d: d.update(symmetric=[[2]]), r"symmetric: a list of player counts"),
        (lambda d: d.update(symmetric=[2.0]), r"symmetric: a list of player counts"),
        (lambda d: d.update(symmetric=[2, 2]), r"symmetric: a list of player counts"),
        (lambda d: d["spaces"].update({7: [3, 3]}), r'spaces\["7"\]: a name is a capital'),
    ],
)
def test_k2_errors_in_a_board_file_name_field_and_mistake(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    with pytest.raises(BoardError, match=message) as caught:
        parse_board(broken(change))
    assert caught.value.values["where"]


def test_k2_arrows_leave_a_landing_space_for_every_length() -> None:
    """Boards without arrows may block pieces (K10), so that old files stay valid."""
    small = board_data("small", [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])
    parse_board(small)
    small.update(lines=[["A", "B"], ["B", "C"]], arrows=[["C", "D"], ["D", "A"]])
    with pytest.raises(BoardError, match="arrows: no move of 4 can be made from 'A'") as caught:
        parse_board(small)
    assert caught.value.values["why"] == "no-landing"


@pytest.mark.parametrize("data", [None, 3, [], "board"])
def test_k2_a_file_that_is_not_an_object_is_rejected(data: object) -> None:
    with pytest.raises(BoardError, match="a board file is a JSON object"):
        parse_board(data)


def test_k2_the_error_for_a_missing_or_unreadable_file_names_it(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"nowhere.json"):
        load_board(tmp_path / "nowhere.json")
    broken_file = tmp_path / "broken.json"
    broken_file.write_text('{"format": ')
    with pytest.raises(BoardError, match=r"broken.json: not JSON"):
        load_board(broken_file)


def test_k2_deep_nesting_and_duplicate_names_are_rejected(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text("[" * 100_000)
    with pytest.raises(BoardError, match=r"board.json: not JSON"):
        load_board(file)
    file.write_text(json.dumps(shipped()).replace('"O0": [', '"O0": [9, 9], "O0": [', 1))
    with pytest.raises(BoardError, match="O0: occurs twice"):
        load_board(file)


def test_k7_destinations_of_a_complete_graph_are_computed_quickly() -> None:
    clique = [(f"A{i}", f"A{j}") for i in range(40) for j in range(i)]
    board = parse_board(board_data("clique", [*clique, ("A0", "P0"), ("A0", "P1")]))
    pendants = 1 << board.index["P0"] | 1 << board.index["P1"]
    everything = (1 << board.size) - 1
    for start in range(board.size):
        others = everything & ~(1 << start)
        for length in range(2, 7):
            ends = board.reach[length][start]
            if board.names[start] == "A0":  # reached in one step or never
                assert ends == others & ~pendants
            elif 1 << start & pendants:  # out through A0, which cannot be passed again
                lost = 1 << board.index["A0"] | (pendants if length > 2 else 0)
                assert ends == others & ~lost
            else:
                assert ends & ~pendants == others & ~pendants


def test_a_registered_board_is_known_by_its_key() -> None:
    with pytest.raises(VariantError, match="unknown Knockout board 'mine'") as caught:
        KnockoutVariant("mine")
    assert caught.value.code == "unknown-board"
    register_board(parse_board(board_data("mine", [("A", "B"), ("B", "C")])))
    assert KnockoutVariant("mine").key == "mine"


def test_a_shipped_board_cannot_be_replaced() -> None:
    data = board_data("rings61", [("A", "B"), ("B", "C")])
    with pytest.raises(BoardError, match="'rings61' is a shipped board"):
        register_board(parse_board(data))


# -- variants ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "variant"),
    [
        ("", KnockoutVariant()),
        ("rings61", KnockoutVariant()),
        ("grid49", KnockoutVariant("grid49")),
        ("rounds=20", KnockoutVariant(rounds=20)),
        ("grid49+rounds=20", KnockoutVariant("grid49", 20)),
        ("rounds=20+grid49", KnockoutVariant("grid49", 20)),
    ],
)
def test_parse_returns_the_variant_for_a_key(key: str, variant: KnockoutVariant) -> None:
    assert KnockoutVariant.parse(key) == variant
    assert KnockoutVariant.parse(variant.key) == variant


@pytest.mark.parametrize(
    ("key", "code"),
    [
        ("chess", "unknown-board"),
        ("rounds", "unknown-board"),
        ("rounds=", "bad-rounds"),
        ("rounds=0", "bad-rounds"),
        ("rounds=-3", "bad-rounds"),
        ("rounds=5+rounds=6", "variant-clash"),
        ("grid49+rings61", "variant-clash"),
        ("grid49+", "unknown-board"),
    ],
)
def test_parse_rejects_invalid_keys(key: str, code: str) -> None:
    with pytest.raises(VariantError) as caught:
        KnockoutVariant.parse(key)
    assert caught.value.code == code
