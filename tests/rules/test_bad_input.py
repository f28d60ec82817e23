"""Invalid input raises a coded error in both games, never another exception."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.rules import BUILT_IN_GAMES, format_position, make_game, parse_position
from roost.rules.errors import GameError
from roost.rules.record import Player, Record, format_text
from roost.testing.strategies import states

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
@given(data=st.data())
def test_a_state_with_a_changed_field_is_valid_or_rejected(key: str, data: st.DataObject) -> None:
    game = make_game(key)
    encoded = game.state_to_json(data.draw(states(game, 2)))
    field = data.draw(st.sampled_from(sorted(encoded)))
    encoded[field] = data.draw(JSON)
    try:
        state = game.state_from_json(encoded)
    except GameError:
        return
    assert game.state_from_json(json.loads(json.dumps(game.state_to_json(state)))) == state
    assert parse_position(format_position(state)) == state


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
@given(data=JSON)
def test_random_json_is_valid_or_rejected(key: str, data: Any) -> None:
    game = make_game(key)
    for read in (game.state_from_json, game.action_from_json, game.event_from_json):
        with pytest.raises(GameError):
            read(data)


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
@given(data=st.data())
def test_a_position_with_a_changed_field_is_valid_or_rejected(
    key: str, data: st.DataObject
) -> None:
    game = make_game(key)
    fields = game.format_position(data.draw(states(game, 2))).split()
    place = data.draw(st.integers(0, len(fields) - 1))
    letters = st.text("0123456789,-/w?.#x:+!OMIC ", max_size=8)
    fields[place] = data.draw(letters | st.text(max_size=5))
    try:
        state = parse_position(" ".join(fields))
    except GameError:
        return
    assert parse_position(format_position(state)) == state


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
@given(data=st.data(), token=st.text() | st.text("[]123456wbgry-x=+OMIC", max_size=7))
def test_any_word_is_a_move_or_rejected(key: str, data: st.DataObject, token: str) -> None:
    game = make_game(key)
    state = data.draw(states(game, 2))
    with suppress(GameError):
        game.apply(state, game.parse_move(state, token))


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
@given(text=st.text() | st.text("abcdefghijklmnopqrstuvwxyz-+=0123456789"))
def test_any_word_is_a_variant_or_rejected(key: str, text: str) -> None:
    with suppress(GameError):
        assert make_game(key, make_game(key, text).variant.key) == make_game(key, text)


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
@pytest.mark.parametrize("variant", [None, 5, True, [], b"short"])
def test_a_variant_that_is_not_text_is_rejected(key: str, variant: Any) -> None:
    with pytest.raises(GameError):
        make_game(key, variant)


@pytest.mark.parametrize("text", [None, 5, [], b"pickomino 21-36 -/- 0 - ? 1"])
def test_a_position_that_is_not_text_is_rejected(text: Any) -> None:
    with pytest.raises(GameError) as caught:
        parse_position(text)
    assert caught.value.code == "bad-position"


@pytest.mark.parametrize("key", ["", "Pickomino", "pickomino ", None, 5, []])
def test_an_unknown_game_is_rejected(key: Any) -> None:
    with pytest.raises(GameError) as caught:
        make_game(key)
    assert caught.value.code == "unknown-game"


@pytest.mark.parametrize("thing", [None, True, 1.5, b"w", [], {}, object()])
@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_values_that_are_not_text_are_rejected_by_all_parsers(key: str, thing: Any) -> None:
    game = make_game(key)
    for read in (parse_position, game.parse_position, Record.loads, make_game):
        with pytest.raises(GameError):
            read(thing)
    with pytest.raises(GameError):
        game.parse_move(game.start(2), thing)
    with pytest.raises(GameError):
        make_game(key, thing)


def test_a_long_error_message_is_truncated() -> None:
    for text in ("pickomino " + "9" * 100_000, "pickomino 21-36 -/- 0 " + "q" * 100_000 + " ? 1"):
        with pytest.raises(GameError) as refused:
            parse_position(text)
        assert len(str(refused.value)) < 1000


def test_a_record_with_duplicate_names_is_rejected() -> None:
    text = Record("pickomino", "", (Player("Ana"), Player("Leo"))).dumps()
    for twice in (
        text.replace('"game": "pickomino",', '"game": "knockout", "game": "pickomino",'),
        text.replace('{"source"', '{"source": "manual", "source"').replace(
            '"source": "system"', '"source": "manual", "source": "system"'
        ),
    ):
        with pytest.raises(GameError) as refused:
            Record.loads(twice)
        assert (refused.value.code, refused.value.values["why"]) == ("bad-record", "twice")


@pytest.mark.parametrize("number", ["\u0661", "1_0", "+1", "1.0", "0x1", "9" * 5000, ""])
def test_a_number_in_a_text_record_is_written_in_plain_digits(number: str) -> None:
    text = format_text(Record("pickomino", "", (Player("Ana"), Player("Leo"))))
    for line in ("roost: 1", "first: 0"):
        with pytest.raises(GameError):
            Record.loads(text.replace(line, f"{line.split()[0]} {number}"))
