"""Outcomes, JSON of actions and events, and errors."""

import json
import pickle
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.rules import (
    BUILT_IN_GAMES,
    Outcome,
    State,
    format_position,
    game_of,
    make_game,
    parse_position,
)
from roost.rules.core import decode, encode
from roost.rules.errors import (
    BoardError,
    GameError,
    IllegalActionError,
    ParseError,
    PositionError,
    RecordError,
    SeatError,
    UnknownGameError,
    VariantError,
)
from roost.rules.pickomino import Ended, GotTile, Rolled, Stop, Take
from roost.testing.strategies import states


def test_seats_are_ranked_highest_first_and_equals_share_a_rank() -> None:
    """See P21 and K15."""
    outcome = Outcome.ranked([3, 7, 3, 1])
    assert outcome.ranks == (2, 1, 2, 4)
    assert outcome.winners == (1,)


def test_winners_share_one_win() -> None:
    """See P21 and K15."""
    outcome = Outcome.ranked([7, 7, 3])
    assert outcome.shares == (Fraction(1, 2), Fraction(1, 2), Fraction(0))
    assert outcome.winners == (0, 1)


def test_seats_can_be_ranked_by_another_order_than_the_score() -> None:
    outcome = Outcome.ranked([5, 5], [(5, 30), (5, 31)])
    assert (outcome.scores, outcome.ranks) == ((5, 5), (2, 1))


def test_an_outcome_round_trips_through_json() -> None:
    outcome = Outcome.ranked([7, 7, 3], capped=True)
    assert Outcome.from_json(json.loads(json.dumps(outcome.to_json()))) == outcome


@pytest.mark.parametrize(
    "changes",
    [
        {"scores": None},
        {"scores": ["7", 7, 3]},
        {"ranks": [1, 1]},
        {"ranks": [True, 1, 3]},
        {"shares": ["1/0", "0", "0"]},
        {"shares": ["x", "0", "0"]},
        {"shares": [float("inf"), 0, 0]},
        {"capped": 1},
    ],
    ids=repr,
)
def test_invalid_outcomes_are_rejected(changes: dict[str, Any]) -> None:
    data = {**Outcome.ranked([7, 7, 3]).to_json(), **changes}
    with pytest.raises(ParseError) as caught:
        Outcome.from_json(data)
    assert caught.value.code == "bad-json"


@pytest.mark.parametrize("data", [None, [], "x", {}], ids=repr)
def test_an_outcome_must_be_an_object(data: Any) -> None:
    with pytest.raises(ParseError):
        Outcome.from_json(data)


def test_actions_and_events_are_flat_json_with_a_type() -> None:
    assert encode(Take(6)) == {"type": "take", "face": 6}
    assert encode(Rolled(0, (1, 6))) == {"type": "rolled", "seat": 0, "dice": [1, 6]}
    assert encode(GotTile(0, 24, 24, None)) == {
        "type": "got-tile",
        "seat": 0,
        "tile": 24,
        "total": 24,
        "victim": None,
    }
    ended = Ended(Outcome.ranked([3, 3]))
    assert decode(json.loads(json.dumps(encode(ended))), (Ended,)) == ended


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "take",
        {},
        {"type": "fly"},
        {"type": []},
        {"type": {}},
        {"type": "take"},
        {"type": "take", "face": "6"},
        {"type": "take", "face": True},
        {"type": "take", "face": 6.0},
        {"type": "take", "face": 6, "more": 1},
        {"type": "take", 6: 6},
        {"type": "stop", "tile": []},
    ],
    ids=repr,
)
def test_invalid_json_actions_are_rejected(data: Any) -> None:
    with pytest.raises(ParseError) as caught:
        decode(data, (Take, Stop))
    assert caught.value.code == "bad-json"


ERRORS = {
    GameError: "error",
    ParseError: "unparsable",
    IllegalActionError: "illegal-action",
    PositionError: "bad-position",
    UnknownGameError: "unknown-game",
    VariantError: "bad-variant",
    SeatError: "bad-seats",
    BoardError: "bad-board",
    RecordError: "bad-record",
}


@pytest.mark.parametrize("kind", ERRORS)
def test_every_error_has_a_stable_code_and_its_values(kind: type[GameError]) -> None:
    error = kind("no", value=3)
    assert error.code == ERRORS[kind]
    assert error.values == {"value": 3}
    assert kind("no", code="special").code == "special"


@pytest.mark.parametrize("kind", ERRORS)
def test_errors_can_be_pickled(kind: type[GameError]) -> None:
    error = pickle.loads(pickle.dumps(kind("no", code="special", value=3)))
    assert (type(error), str(error), error.code, error.values) == (
        kind,
        "no",
        "special",
        {"value": 3},
    )


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_game_of_returns_the_game_of_a_state(key: str) -> None:
    game = make_game(key)
    state = game.start(2)
    assert game_of(state).key == key
    assert game_of(state).variant == game.variant


@given(st.sampled_from(BUILT_IN_GAMES).flatmap(lambda key: states(make_game(key))))
def test_the_repr_of_a_state_is_its_position_text(state: State) -> None:
    assert repr(state) == format_position(state)
    assert parse_position(repr(state)) == state
    assert f"{state}" == repr(state)
