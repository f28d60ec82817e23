"""The game file: two forms, exact replay, and damaged files."""

import json
import pickle
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.rules import BUILT_IN_GAMES, Phase, make_game
from roost.rules.errors import GameError, RecordError, SeatError, VariantError
from roost.rules.pickomino import RollOn, Take
from roost.rules.record import (
    BrokenRecordError,
    Player,
    Record,
    format_text,
    parse_text,
    unfinished,
)
from roost.testing import playout, scripted_dice
from roost.testing.strategies import records


@cache
def finished(game: str = "pickomino", variant: str = "") -> Record:
    """Return a short, finished game."""
    rules = make_game(game, variant or {"pickomino": "short"}.get(game, "rings49"))
    played = playout(rules, 3, 1, start=rules.start(3, first=1))
    return replace(played.record(), start=None, first=1)


def small() -> Record:
    """Return two and a half turns, short enough to read at a glance."""
    record = Record(
        "pickomino",
        "standard",
        (Player("Ana"), Player("Hal 9", "simple")),
        dice={"source": "manual"},
        tags={"place": "the kitchen"},
    )
    for token in " ".join(SMALL_TURNS).split():
        record = record.with_move(record.rules.parse_move(record.final(), token))
    return record


SMALL_TURNS = ["[1144555w] w + [1144555] 5 + [1144] 4 + [11] 1", "[11111111] 1", "[22334www] w"]


def test_a_record_is_a_json_file_with_one_line_per_turn() -> None:
    assert json.loads(small().dumps()) == {
        "format": "roost-record",
        "version": 1,
        "game": "pickomino",
        "variant": "standard",
        "seats": [
            {"name": "Ana", "kind": "human"},
            {"name": "Hal 9", "kind": "bot", "bot": "simple"},
        ],
        "first": 0,
        "dice": {"source": "manual"},
        "tags": {"place": "the kitchen"},
        "turns": SMALL_TURNS,
        "result": None,
    }


def test_a_record_has_a_text_form_that_people_can_read_and_write() -> None:
    assert format_text(small()) == (
        "roost: 1\n"
        "game: pickomino\n"
        "variant: standard\n"
        'seat: "Ana"\n'
        'seat: "Hal 9" simple\n'
        "first: 0\n"
        'dice: {"source": "manual"}\n'
        'tags: {"place": "the kitchen"}\n'
        "\n"
        "1. [1144555w] w + [1144555] 5 + [1144] 4 + [11] 1\n"
        "2. [11111111] 1\n"
        "3. [22334www] w\n"
    )


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_both_forms_round_trip(game: str) -> None:
    record = finished(game)
    assert Record.loads(record.dumps()) == record
    assert Record.loads(format_text(record)) == record
    assert Record.loads("\ufeff" + record.dumps()) == record  # some editors add a byte order mark
    assert Record.loads(format_text(record).replace("\n", "\r\n")) == record


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_a_replay_goes_through_identical_states(game: str) -> None:
    rules = make_game(game, finished(game).variant)
    played = playout(rules, 3, 1, start=rules.start(3, first=1))
    loaded = Record.loads(finished(game).dumps())
    assert tuple(loaded.replay()) == played.moments
    assert loaded.final() == played.final
    assert loaded.outcome() == played.outcome
    assert not unfinished(loaded)


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_a_parsed_record_is_not_replayed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsing already played every move: states, turns and outcome are there."""
    text, wanted = finished(game).dumps(), tuple(finished(game).replay())
    monkeypatch.setattr(Record, "replay", lambda _: pytest.fail("played again"))
    loaded = Record.loads(text)
    assert loaded.moments == wanted
    assert loaded.dumps() == text
    longer = loaded.with_move(loaded.moves[0])
    with pytest.raises(pytest.fail.Exception, match="played again"):
        _ = longer.moments  # another game needs another replay


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
@given(data=st.data())
def test_random_records_round_trip_in_both_forms(game: str, data: st.DataObject) -> None:
    record = data.draw(records(make_game(game)))
    assert Record.loads(record.dumps()) == record
    assert parse_text(format_text(record)) == record
    record.dumps().encode()


def test_a_record_may_begin_in_the_middle_of_a_turn() -> None:
    record = Record(
        "pickomino",
        "short",
        (Player("Ana"), Player("Leo")),
        start="pickomino:short 21,36 25/- 0 wwwww . 8",
        moves=(RollOn(),),
    )
    assert record.turns() == ["+"]
    assert Record.loads(record.dumps()).final().turn == 8


def test_a_knockout_record_holds_the_roll_off_as_its_first_line() -> None:
    """Without a first seat the dice decide who starts (K3)."""
    rules = make_game("knockout")
    played = playout(rules, 3, 5)
    record = replace(played.record(), start=None, first=None)
    assert record.turns()[0].split() == [
        rules.format_move(moment.before, moment.move)
        for moment in played.moments
        if moment.before.turn == 0
    ]
    assert Record.loads(record.dumps()) == record
    assert Record.loads(format_text(record)) == record


def test_a_variant_is_stored_under_its_canonical_key() -> None:
    players = (Player("Ana"), Player("Leo"))
    assert Record("pickomino", "", players).variant == "standard"
    assert Record("pickomino", "any-lower+short", players).variant == "short+any-lower"
    with pytest.raises(VariantError):
        Record("pickomino", "shrot", players)


# -- files that stop making sense ----------------------------------------------------------


def broken(text: str) -> BrokenRecordError:
    with pytest.raises(BrokenRecordError) as caught:
        Record.loads(text)
    return caught.value


def edited(turn: int, line: str) -> str:
    data = small().to_json()
    data["turns"][turn - 1] = line
    return json.dumps(data)


@pytest.mark.parametrize(
    ("turn", "line", "good", "complaint"),
    [
        (1, "[1144555w] 3", 1, "3 is not legal here; legal: 1 4 5 w"),
        (1, "[1144555w] w + [1144555] w", 4, "legal: 1 4 5"),
        (1, "[1144555w] w + [114455] 5", 3, "is not a roll of 7 dice"),
        (1, "w", 0, "the dice come first"),
        (2, "[11111111] 1 =24", 13, "=24 comes after the turn's end"),
        (2, "[1111111w] w =21", 13, "legal: + =-"),
        (2, "[11111111] zap", 12, "'zap' is not a move"),
        (2, "", 11, "one whole turn"),
        (3, "[22334www] w =-x", 15, "not a move"),
    ],
)
def test_the_error_for_an_edited_record_gives_the_first_illegal_turn(
    turn: int, line: str, good: int, complaint: str
) -> None:
    error = broken(edited(turn, line))
    assert error.turn == error.values["turn"] == turn
    assert complaint in str(error)
    assert str(error).startswith(f"turn {turn}: ")
    assert error.code == "broken-record"
    assert len(error.good.moves) == good
    assert Record.loads(error.good.dumps()) == error.good


def test_a_turn_split_over_two_lines_is_rejected() -> None:
    data = small().to_json()
    data["turns"][:1] = ["[1144555w] w +", "[1144555] 5 + [1144] 4 + [11] 1"]
    error = broken(json.dumps(data))
    assert error.turn == 2
    assert len(error.good.moves) == 3


def test_moves_after_the_end_are_rejected() -> None:
    data = finished().to_json()
    data["turns"].append("[11111111] 1")
    error = broken(json.dumps(data))
    assert error.turn == len(data["turns"])
    assert "game is over" in str(error) or "one whole turn" in str(error)
    assert error.good.outcome() == finished().outcome()


def test_a_result_that_contradicts_the_moves_is_rejected() -> None:
    data = finished().to_json()
    data["result"]["scores"][0] += 1
    error = broken(json.dumps(data))
    assert error.code == "wrong-result"
    assert error.good == finished()
    unfinished_but_won = {**small().to_json(), "result": data["result"]}
    assert broken(json.dumps(unfinished_but_won)).good == small()


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
@pytest.mark.parametrize("form", [Record.dumps, format_text], ids=["json", "text"])
def test_a_truncated_file_keeps_all_complete_moves(game: str, form: Any) -> None:
    record = finished(game)
    text = form(record)
    header = text.index('"turns": [' if form is Record.dumps else "1. ")
    with pytest.raises(RecordError):
        Record.loads(text[: header - 20])
    loaded = 0
    for cut in range(header + 12, len(text) - 2, len(text) // 80):
        good, turn = load_what_is_good(text[:cut])
        assert len(good.turns()) <= turn <= len(good.turns()) + 1
        whole = good.moves[:-1]  # the last move may be truncated
        assert whole == record.moves[: len(whole)]
        assert len(good.moves) >= loaded - 1
        loaded = len(good.moves)
    assert loaded == len(record.moves)


def load_what_is_good(text: str) -> tuple[Record, int]:
    """Return the valid moves of a file, and the turn where it becomes invalid or stops."""
    try:
        record = Record.loads(text)
    except BrokenRecordError as error:
        return error.good, error.turn
    return record, len(record.turns())


def test_a_truncated_record_with_a_start_position_is_recovered() -> None:
    rules = make_game("pickomino")
    start = rules.parse_position("pickomino 21-30 31,32/33 1 - ? 20")
    record = playout(rules, 2, 3, start=start).record()
    text = record.dumps()
    error = broken(text[: text.index('"result"')])
    assert error.good == record
    assert error.turn == len(record.turns()) + 1


def test_text_before_an_invalid_line_is_recovered() -> None:
    text = format_text(small()) + "checkmate\n"
    error = broken(text)
    assert (error.turn, error.good) == (4, small())
    error = broken(format_text(small()).replace("3. ", "5. "))
    assert error.turn == 3
    assert "turn 5. where 3. belongs" in str(error)


def test_a_broken_record_error_can_be_pickled() -> None:
    error = broken(edited(2, "zap"))
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.code, copy.turn, copy.good) == (
        str(error),
        error.code,
        error.turn,
        error.good,
    )


# -- files that are no game files ----------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "pgn"},
        {"version": 2},
        {"version": True},
        {"game": None},
        {"game": "chess"},
        {"variant": "shrot"},
        {"variant": 5},
        {"seats": []},
        {"seats": [{"name": "Ana", "kind": "human"}]},
        {"seats": [{"name": "Ana", "kind": "human"}] * 8},
        {"seats": ["Ana", "Leo"]},
        {"seats": [{"name": "", "kind": "human"}] * 2},
        {"seats": [{"name": "x" * 41, "kind": "human"}] * 2},
        {"seats": [{"name": "a\nb", "kind": "human"}] * 2},
        {"seats": [{"name": 5, "kind": "human"}] * 2},
        {"seats": [{"name": "Hal", "kind": "bot"}] * 2},
        {"seats": [{"name": "Hal", "kind": "bot", "bot": ""}] * 2},
        {"seats": [{"name": "Hal", "kind": "bot", "bot": "a b"}] * 2},
        {"seats": [{"name": "Ana", "kind": "human", "bot": "simple"}] * 2},
        {"first": 2},
        {"first": "0"},
        {"first": True},
        {"start": 5},
        {"start": "pickomino"},
        {"start": "pickomino 21-36 -/-/- 0 - ? 1"},
        {"start": "pickomino:short 21-36 -/- 0 - ? 1"},
        {"start": "pickomino 21-36 -/- 0 - ? 1", "first": 7},
        {"dice": {}},
        {"dice": {"source": "loaded"}},
        {"dice": {"source": ["system"]}},
        {"dice": []},
        {"tags": []},
        {"tags": {"a": "\ud800"}},
        {"turns": None},
        {"turns": [5]},
        {"turns": "[11111111] 1"},
        {"more": 1},
    ],
    ids=repr,
)
def test_an_invalid_header_is_rejected_with_a_code(changes: dict[str, Any]) -> None:
    with pytest.raises(GameError) as caught:
        Record.loads(json.dumps({**small().to_json(), **changes}))
    assert not isinstance(caught.value, BrokenRecordError)
    assert caught.value.code in (
        "bad-record",
        "record-version",
        "unknown-game",
        "bad-variant",
        "bad-seats",
        "bad-first-seat",
        "bad-position",
    )


@pytest.mark.parametrize("missing", ["format", "version", "game", "variant", "seats", "dice"])
def test_the_error_for_a_missing_header_line_names_it(missing: str) -> None:
    data = small().to_json()
    del data[missing]
    with pytest.raises(RecordError, match=missing):
        Record.loads(json.dumps(data))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "{}",
        "[]",
        "null",
        "hello",
        "game: pickomino",
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"format": ' + "9" * 5000 + "}",
        '{"format": NaN}',
        "roost: x",
        "roost: 1\nroost: 1",
        "dice: {",
        'seat: "Ana',
        "\x00",
        "1. [11111111] 1",
    ],
)
def test_files_that_are_not_game_files_are_rejected(text: str) -> None:
    with pytest.raises(GameError) as caught:
        Record.loads(text)
    assert caught.value.code in ("bad-record", "record-version")


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_nan_and_infinity_are_rejected(number: str) -> None:
    """JSON has no such numbers, so other programs could not read the file."""
    tagged = replace(small(), tags={"weight": 7})
    for text in (tagged.dumps(), format_text(tagged)):
        assert Record.loads(text) == tagged
        with pytest.raises(RecordError) as caught:
            Record.loads(text.replace('"weight": 7', f'"weight": {number}'))
        assert caught.value.code in ("bad-record", "broken-record")
        assert number in str(caught.value)


@given(st.text())
def test_any_text_is_a_record_or_a_clear_error(text: str) -> None:
    for candidate in (text, "{" + text, small().dumps()[:-3] + text, format_text(small()) + text):
        with suppress(GameError):
            Record.loads(candidate)


@given(st.data())
def test_a_file_with_one_changed_character_is_valid_or_rejected(
    data: st.DataObject,
) -> None:
    for text in (small().dumps(), format_text(small())):
        place = data.draw(st.integers(0, len(text) - 1))
        other = data.draw(st.characters() | st.sampled_from('"[]{},: \n1w+='))
        with suppress(GameError):
            Record.loads(text[:place] + other + text[place + 1 :])


def test_the_error_for_too_many_seats_gives_the_number() -> None:
    with pytest.raises(SeatError, match="2 to 7 seats, not 8"):
        Record("pickomino", "", tuple(Player(str(n)) for n in range(8))).initial()


def test_scripted_dice_roll_a_whole_turn() -> None:
    rules = make_game("pickomino")
    dice = scripted_dice("11234www", "11234", "1134")
    state = rules.start(2)
    state = rules.apply(state, dice.roll(8)).state
    state = rules.apply(state, Take(6)).state
    state = rules.apply(state, RollOn()).state
    state = rules.apply(state, dice.roll(5)).state
    assert state.phase is Phase.PLAY
    assert state.roll == (1, 1, 2, 3, 4)


def test_a_duplicate_name_in_a_file_is_rejected() -> None:
    text = Record("pickomino", "standard", (Player("Ana"), Player("Leo")), 0).dumps()
    assert Record.loads(text).players[0].name == "Ana"
    doubled = text.replace('"Ana"', '"Ana", "name": "Eve"', 1)
    assert doubled != text
    with pytest.raises(RecordError) as caught:
        Record.loads(doubled)
    assert caught.value.values["why"] == "twice"
