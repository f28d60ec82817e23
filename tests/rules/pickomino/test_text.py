"""Position text, move notation and JSON of Pickomino."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.rules import Phase, Roll, format_position, parse_position
from roost.rules.errors import GameError, ParseError, PositionError
from roost.rules.pickomino import PickominoState, PickominoVariant, RollOn, Stop, Take
from tests.rules.pickomino.table import GAME, legal, position

START = "pickomino 21-36 -/- 0 - ? 1"


def test_the_start_position_is_one_line() -> None:
    assert format_position(GAME.start(2)) == START
    assert parse_position(START) == GAME.start(2)


def test_a_position_text_describes_an_unfinished_turn() -> None:
    state = GAME.parse_position("pickomino:short+any-lower 21-24,26,30-36 25/-/27,29 2 ww44 1134 7")
    assert state.variant == PickominoVariant("short", any_lower=True)
    assert state.grill_tiles == (21, 22, 23, 24, 26, 30, 31, 32, 33, 34, 35, 36)
    assert state.turned_tiles == (28,)
    assert state.stacks == ((25,), (), (27, 29))
    assert (state.seat, state.turn, state.total, state.dice_left) == (2, 7, 18, 4)
    assert state.phase is Phase.PLAY
    assert legal(state) == "1 3"


@pytest.mark.parametrize(
    ("dice", "phase"), [("?", Phase.CHANCE), (".", Phase.PLAY), ("123www", Phase.PLAY)]
)
def test_the_dice_field_shows_who_decides(dice: str, phase: Phase) -> None:
    assert position(taken="55", dice=dice).phase is phase


def test_different_spellings_of_a_position_print_the_same() -> None:
    text = "pickomino:standard 36,21,22-23   -/30 0 4w4w 4311 3"
    assert format_position(parse_position(text)) == "pickomino 21-23,36 -/30 0 ww44 1134 3"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("pickomino", "1 fields where 7 belong"),
        (START + " 9", "8 fields where 7 belong"),
        ("pickomino 21-36 -/- 0 - ? 0", "turns count from 1"),
        ("pickomino 21-36 -/- 0 - ? 2001", "turns count from 1 to 2000"),
        ("pickomino 21-36 -/- 0 - ? x", "TURN is a number"),
        ("pickomino 21-36 -/- 0 - ? ２", "TURN is a number"),
        ("pickomino 21-36 -/- 2 - ? 1", "seat 2 of 2"),
        ("pickomino 21-36 -/- -1 - ? 1", "SEAT is a number"),
        ("pickomino 21-36 - 0 - ? 1", "2 to 7 seats"),
        ("pickomino 21-36 -/-/-/-/-/-/-/- 0 - ? 1", "2 to 7 seats"),
        ("pickomino 20-36 -/- 0 - ? 1", "20 is not a tile"),
        ("pickomino 36-21 -/- 0 - ? 1", "backwards"),
        ("pickomino 21,21 -/- 0 - ? 1", "twice"),
        ("pickomino 21-24,23 -/- 0 - ? 1", "twice"),
        ("pickomino 21;22 -/- 0 - ? 1", "neither a tile nor a run"),
        ("pickomino 21-35 37/- 0 - ? 1", "37 is not a tile"),
        ("pickomino 21-36 21/- 0 - ? 1", "two places"),
        ("pickomino 21-35 36/36 0 - ? 1", "two places"),
        ("pickomino 21-35 x/- 0 - ? 1", "STACKS is a number"),
        ("pickomino 21-36 -/- 0 6 ? 1", "'6' is not a face"),
        ("pickomino 21-36 -/- 0 wwwwwwwww ? 1", "9 dice taken of 8"),
        ("pickomino 21-36 -/- 0 ww 12345 1", "5 dice rolled where 6 are left"),
        ("pickomino 21-36 -/- 0 ww wwwwww 1", "only taken faces"),
        ("pickomino 21-36 -/- 0 - . 1", "has not begun"),
        ("pickomino 21-36 -/- 0 wwwwwwww ? 1", "nothing is left to roll"),
        ("pickomino 21-36 -/- 0 w54321 ? 1", "nothing is left to roll"),
        ("pickomino 21-36 -/- 0 w54321 12 1", "dice rolled"),
        ("pickomino 21-36 -/- 0 wwwwwwww . 1", "has ended"),
        ("pickomino - -/- 0 - ? 1", "the game is over"),
        ("pickomino 21 -/- 0 - # 1", "over, with tiles face up"),
        ("pickomino - -/- 0 ww # 1", "over, with dice taken"),
        ("pickomino:shrot 21-36 -/- 0 - ? 1", "unknown Pickomino variant 'shrot'"),
        ("picomino 21-36 -/- 0 - ? 1", "unknown game 'picomino'"),
    ],
)
def test_a_contradictory_position_is_rejected_with_its_reason(text: str, complaint: str) -> None:
    with pytest.raises(GameError) as caught:
        parse_position(text)
    assert complaint in str(caught.value)
    assert caught.value.code in ("bad-position", "bad-variant", "unknown-game")


def test_a_position_of_another_game_is_rejected() -> None:
    with pytest.raises(PositionError, match="'knockout' is not pickomino"):
        GAME.parse_position(START.replace("pickomino", "knockout"))


@given(st.text())
def test_any_text_is_a_position_or_a_clear_error(text: str) -> None:
    for candidate in (text, "pickomino " + text):
        with pytest.raises(GameError):
            parse_position(candidate)


FIELD = st.text("0123456789,-/w?.#x:+", min_size=1, max_size=8)
FIELDS = st.tuples(
    st.sampled_from(["pickomino", "pickomino:short", "pickomino:any-lower+short"]) | FIELD,
    st.sampled_from(["21-36", "21,23-25,36", "-"]) | FIELD,
    st.sampled_from(["-/-", "21/-", "21,22/36/-"]) | FIELD,
    st.sampled_from("012") | FIELD,
    st.text("12345w", max_size=9) | FIELD,
    st.sampled_from("?.#") | st.text("12345w", max_size=9) | FIELD,
    st.integers(0, 2001).map(str) | FIELD,
)


@given(FIELDS)
def test_random_fields_give_a_valid_position_or_a_clear_error(
    fields: tuple[str, ...],
) -> None:
    try:
        state = GAME.parse_position(" ".join(fields))
    except GameError:
        return
    assert parse_position(format_position(state)) == state
    moves = (*GAME.legal_actions(state), *(chance.roll for chance in GAME.chance_outcomes(state)))
    assert bool(moves) == (state.phase is not Phase.OVER)
    for move in moves[:50]:
        GAME.apply(state, move)


# -- notation ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "move"),
    [
        ("[1134w]", Roll((1, 1, 3, 4, 6))),
        ("w", Take(6)),
        ("5", Take(5)),
        ("+", RollOn()),
        ("=24", Stop(24)),
        ("=-", Stop(None)),
    ],
)
def test_moves_have_short_notation(token: str, move: Take | RollOn | Stop | Roll) -> None:
    state = position(taken="www", dice=".")
    assert GAME.parse_move(state, token) == move
    assert GAME.format_move(state, move) == token


def test_a_steal_and_a_tile_from_the_grill_differ_in_notation() -> None:
    state = position("21-25", "-/30", taken="wwwwww", dice=".")
    assert [GAME.format_move(state, action) for action in GAME.legal_actions(state)] == [
        "+",
        "x30",
        "=25",
    ]
    assert GAME.parse_move(state, "x30") == GAME.parse_move(state, "=30") == Stop(30)


@pytest.mark.parametrize(
    "token",
    ["", "7", "6", "W", "[]", "[116]", "[11", "=2", "=240", "24", "x", "++", "=２４", "w w"],
)
def test_invalid_move_tokens_are_rejected(token: str) -> None:
    with pytest.raises(ParseError) as caught:
        GAME.parse_move(position(), token)
    assert caught.value.code == "bad-move"


@given(st.text())
def test_any_text_is_a_move_or_a_clear_error(token: str) -> None:
    state = position(taken="www", dice=".")
    try:
        move = GAME.parse_move(state, token)
    except GameError:
        return
    assert GAME.parse_move(state, GAME.format_move(state, move)) == move


# -- JSON ----------------------------------------------------------------------------------


def test_a_state_in_json() -> None:
    state = position("21-23", "25/-/27,29", taken="ww44", dice="1134", seat=2, turn=7)
    data = GAME.state_to_json(state)
    assert data == {
        "game": "pickomino",
        "variant": "standard",
        "grill": [21, 22, 23],
        "stacks": [[25], [], [27, 29]],
        "seat": 2,
        "taken": [0, 0, 0, 2, 0, 2],
        "roll": [1, 1, 3, 4],
        "phase": "play",
        "turn": 7,
    }
    assert GAME.state_from_json(json.loads(json.dumps(data))) == state


def _json(**changes: Any) -> Any:
    return {**GAME.state_to_json(position(taken="ww44", dice="1134")), **changes}


ODD: list[Any] = [None, True, 1.5, float("inf"), float("nan"), "x", [None], {"a": 1}, -1, [[]], 99]


@pytest.mark.parametrize("key", ["game", "variant", "grill", "stacks", "seat", "taken", "phase"])
@pytest.mark.parametrize("value", ODD, ids=repr)
def test_an_invalid_field_in_json_is_rejected(key: str, value: Any) -> None:
    with pytest.raises(GameError):
        GAME.state_from_json(_json(**{key: value}))


@pytest.mark.parametrize(
    "changes",
    [
        {"turn": 1.0},
        {"seat": "0"},
        {"roll": [1, 1, 3]},
        {"roll": [1, 1, 3, 7]},
        {"roll": [1, 1, 3, "4"]},
        {"roll": "1134"},
        {"phase": "chance"},
        {"phase": "over"},
        {"grill": [21, 21]},
        {"grill": [20]},
        {"grill": "21"},
        {"taken": [0, 0, 0, 2, 0]},
        {"taken": [0, 0, 0, 2, -1, 2]},
        {"taken": [9, 0, 0, 2, 0, 2]},
        {"stacks": [[21], []]},
    ],
    ids=repr,
)
def test_a_state_in_json_is_checked_like_a_position(changes: dict[str, Any]) -> None:
    with pytest.raises(GameError) as caught:
        GAME.state_from_json(_json(**changes))
    assert caught.value.code in ("bad-json", "bad-position", "bad-die")


@pytest.mark.parametrize("data", [None, 5, "x", [], {}, {"game": "pickomino"}], ids=repr)
def test_json_that_is_not_a_state_is_rejected(data: Any) -> None:
    with pytest.raises(ParseError) as caught:
        GAME.state_from_json(data)
    assert caught.value.code == "bad-json"


def test_states_are_hashable_values() -> None:
    first, second = position(taken="ww", dice="."), position(taken="ww", dice=".")
    assert first == second
    assert len({first, second}) == 1
    with pytest.raises(AttributeError):
        first.seat = 1  # type: ignore[misc]
    assert isinstance(first, PickominoState)
