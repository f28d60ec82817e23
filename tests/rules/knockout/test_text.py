"""Position text, notation and JSON: which inputs are rejected, and with which messages."""

from __future__ import annotations

from typing import Any

import pytest

from roost.rules import parse_position
from roost.rules.core import Phase
from roost.rules.dice import Roll
from roost.rules.errors import GameError, IllegalActionError, ParseError, PositionError
from roost.rules.knockout import Knockout, Move
from tests.rules.knockout.positions import position

GAME = Knockout()
GOOD = "knockout 2 O0,M3,x,x,C,x/x,O7,x,x,x,x/x,x,x,x,I2,x/x,x,x,x,O9,x 1 25 31 16 0"


def test_a_position_text_reads_back() -> None:
    state = GAME.parse_position(GOOD)
    assert (state.seats, state.seat, state.turn, state.round, state.first) == (2, 1, 31, 16, 0)
    assert state.halves == ((2, 5), (5, 2))
    assert GAME.format_position(state) == GOOD


@pytest.mark.parametrize(
    ("dice", "halves"),
    [
        ("25", ((2, 5), (5, 2))),
        ("2:5", ((2, 5),)),
        ("5:2", ((5, 2),)),
        ("22", ((2, 2), (-2, 2))),
        ("2:2", ((2, 2),)),
        ("!2:2", ((-2, 2),)),
        ("?", ()),
    ],
)
def test_the_dice_field_shows_which_moves_are_left(dice: str, halves: tuple[Any, ...]) -> None:
    state = position("b2:O0 b5:O9 g2:M3 g5:M8", dice)
    assert state.halves == halves
    assert f" {dice} " in GAME.format_position(state)


def test_the_roll_off_has_a_position_text() -> None:
    game = Knockout()
    state = game.start(3)
    state, _ = game.apply(state, Roll((3, 4)))
    text = game.format_position(state)
    assert text.endswith(" 1 ? 0 0 7/?/?")
    assert parse_position(text) == state


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("knockout 2", "knockout", "7 fields where 8 belong"),
        ("knockout 2", "chess 2", "unknown game"),
        ("knockout 2", "knockout:moon 2", "unknown Knockout board"),
        ("knockout 2", "knockout 5", "5 seats"),
        ("knockout 2", "knockout 3", "4 colours where 3 belong"),
        ("knockout 2", "knockout two", "SEATS is a number"),
        ("O0,M3,x", "O0,M3", "5 pieces for blue where 6 belong"),
        ("O0,M3", "O0,M99", "has no space 'M99'"),
        ("O0,M3", "M3,M3", "two pieces stand on M3"),
        (" 1 25", " 2 25", "seat 2 of 2"),
        (" 25 ", " 52 ", "the lower die first: 25"),
        (" 25 ", " 27 ", "DICE is"),
        (" 25 ", " !2:5 ", "DICE is"),
        (" 25 ", " # ", "over, with a number that two players hold"),
        (" 25 ", " 12 ", "out or locked, and its move lost .K11.: DICE is 2:1"),
        (" 25 ", " 13 ", "out or locked, and its move lost .K11.: DICE is [?]"),
        (" 31 ", " 0 ", "turn 0; turns count from 1"),
        (" 31 ", " 2001 ", "turn 2001; turns count from 1 to 2000"),
        (" 31 ", " 40 ", "turn 40 cannot come in round 16"),
        (" 16 0", " 0 0", "round 0"),
        (" 16 0", " 32 0", "round 32"),
        (" 16 0", " 16 2", "the first seat is 0 to 1"),
        (" 16 0", " 16 ?/?", "while the dice decide who starts"),
        (" 16 0", " 16 ?/-", "two or more roll"),
        (" 16 0", " 16 7/13", "sums of two dice"),
    ],
)
def test_the_error_for_a_bad_position_names_the_mistake(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(GameError, match=message):
        parse_position(GOOD.replace(old, new, 1))


def test_a_finished_position_has_the_dice_field_hash() -> None:
    with pytest.raises(PositionError, match="so the game is over: DICE is #"):
        position("b2:O0 g3:M3", "?")
    assert position("b2:O0 g3:M3", "#").phase is Phase.OVER


def test_a_skipped_seat_cannot_be_to_move() -> None:
    with pytest.raises(PositionError, match=r"is skipped .K13."):
        position("b2:O0 g2:M3 r3:M9", "?", seat=2)


def test_a_position_without_a_possible_move_is_rejected() -> None:
    with pytest.raises(PositionError, match=r"that turn has passed .K10."):
        position("b1:D b6:A g1:F g6:H r2:B", "16", board="line8")


def test_seats_roll_off_in_order() -> None:
    start = GAME.format_position(GAME.start(3))
    with pytest.raises(PositionError, match="seat 0 is next"):
        parse_position(start.replace("?/?/?", "?/7/?"))


# -- moves ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "move"),
    [("[25]", Roll((2, 5))), ("g2-M5", Move(7, 29)), ("y5xO9", Move(22, 9))],
)
def test_moves_are_parsed(token: str, move: object) -> None:
    assert GAME.parse_move(GAME.parse_position(GOOD), token) == move


@pytest.mark.parametrize("token", ["", "b7-O0", "b0-O0", "p1-O0", "b1O0", "[7]", "[17]", "b1-"])
def test_invalid_move_tokens_are_rejected(token: str) -> None:
    with pytest.raises(ParseError, match="is not a move") as caught:
        GAME.parse_move(GAME.parse_position(GOOD), token)
    assert caught.value.code == "bad-move"


def test_the_error_for_an_unknown_space_names_it() -> None:
    with pytest.raises(ParseError, match="has no space 'Z9'") as caught:
        GAME.parse_move(GAME.parse_position(GOOD), "b1-Z9")
    assert caught.value.code == "bad-space"


def test_a_move_that_knocks_out_is_written_with_x() -> None:
    state = position("b1:O0 g1:O1", "1:1")
    assert [GAME.format_move(state, move) for move in GAME.legal_actions(state)] == [
        "b1xO1",
        "b1-O23",
        "b1-M0",
        "b1-M1",
    ]


# -- refusals ------------------------------------------------------------------------------


def test_dice_come_before_moves_and_nothing_after_the_end() -> None:
    start = GAME.start(2, first=0)
    with pytest.raises(IllegalActionError) as caught:
        GAME.apply(start, Move(0, 1))
    assert caught.value.code == "dice-first"
    with pytest.raises(IllegalActionError) as caught:
        GAME.apply(position("b2:O0 g3:M3", "#"), Roll((1, 2)))
    assert caught.value.code == "game-over"


@pytest.mark.parametrize("dice", [(1,), (1, 2, 3)])
def test_impossible_dice_are_rejected(dice: Any) -> None:
    with pytest.raises(IllegalActionError, match="is not a roll of 2 dice") as caught:
        GAME.apply(GAME.start(2, first=0), Roll(dice))
    assert caught.value.code == "bad-roll"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "pickomino"),
        ("variant", None),
        ("seats", "x"),
        ("pieces", []),
        ("pieces", [[1] * 6] * 4),
        ("roll", [1, 9]),
        ("roll", None),
        ("half", 7),
        ("phase", "later"),
        ("first", 9),
        ("roll_off", [1, 2]),
        ("turn", -1),
    ],
)
def test_a_bad_json_state_is_rejected(field: str, value: object) -> None:
    data = GAME.state_to_json(GAME.parse_position(GOOD))
    assert GAME.state_from_json(data) == parse_position(GOOD)
    with pytest.raises(GameError):
        GAME.state_from_json({**data, field: value})
    with pytest.raises(GameError):
        GAME.state_from_json({k: v for k, v in data.items() if k != field})
