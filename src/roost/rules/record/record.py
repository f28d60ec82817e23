"""A game record: replaying, reading and writing it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Generic, NamedTuple

from roost.rules import AnyGame, make_game
from roost.rules.checks import check_seats
from roost.rules.core import Action, Event, Json, Outcome, Phase, S_co, Seat, State
from roost.rules.dice import Roll
from roost.rules.errors import GameError, RecordError
from roost.rules.record.errors import BrokenRecordError, bad, bad_turn
from roost.rules.record.header import FORMAT, VERSION, Header, Player, read_header
from roost.rules.record.json_form import read_json, salvage
from roost.rules.record.text_form import from_text, to_text


class Moment(NamedTuple, Generic[S_co]):
    """One move of a replay: the state before it, the move, the state after it, and the events."""

    before: S_co
    move: Action | Roll
    after: S_co
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Record:
    """A finished or unfinished game. `tags` are free-form, such as a date or a table's id."""

    game: str
    variant: str
    players: tuple[Player, ...]
    first: Seat | None = 0
    start: str | None = None  # a position text, for games that do not begin at the start
    dice: Mapping[str, Json] = field(default_factory=lambda: {"source": "system"})
    moves: tuple[Action | Roll, ...] = ()
    tags: Mapping[str, Json] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "variant", self.rules.variant.key)
        if self.start is not None:
            object.__setattr__(self, "start", " ".join(self.start.split()))

    @property
    def rules(self) -> AnyGame:
        return make_game(self.game, self.variant)

    def initial(self) -> State:
        """Return the state before the first move."""
        state: State
        if self.start is None:
            state = self.rules.start(len(self.players), first=self.first)
        else:
            state = self.rules.parse_position(self.start)
        return state

    def replay(self) -> Iterator[Moment[State]]:
        """Yield every move in order. Raise the rules' error at the first illegal move."""
        rules, state = self.rules, self.initial()
        for move in self.moves:
            after, events = rules.apply(state, move)
            yield Moment(state, move, after, events)
            state = after

    @cached_property
    def moments(self) -> tuple[Moment[State], ...]:
        """The whole replay, computed once."""
        return tuple(self.replay())

    def final(self) -> State:
        """Return the state after the last move."""
        return self.moments[-1].after if self.moves else self.initial()

    def outcome(self) -> Outcome | None:
        """Return the result if the game is over, otherwise None."""
        return self.rules.outcome(self.final())

    def with_move(self, move: Action | Roll) -> Record:
        """Return the record with one more move, unchecked."""
        return replace(self, moves=(*self.moves, move))

    # -- the two forms ---------------------------------------------------------------------

    def turns(self) -> list[str]:
        """Return the moves in notation, one line per turn."""
        rules = self.rules
        lines: list[list[str]] = []
        last = None
        for before, move, _, _ in self.moments:
            if before.turn != last:
                lines.append([])
                last = before.turn
            lines[-1].append(rules.format_move(before, move))
        return [" ".join(line) for line in lines]

    def to_json(self) -> Json:
        """Return the game file as JSON data."""
        data: dict[str, Json] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "variant": self.variant,
            "seats": [player.to_json() for player in self.players],
            "first": self.first,
        }
        if self.start is not None:
            data["start"] = self.start
        data["dice"] = dict(self.dice)
        if self.tags:
            data["tags"] = dict(self.tags)
        # The turns come last, so that a truncated file can still be played as far as it goes.
        data["turns"] = self.turns()
        outcome = self.outcome()
        data["result"] = None if outcome is None else outcome.to_json()
        return data

    @classmethod
    def from_json(cls, data: Json) -> Record:
        """Return the record in `data` after playing every move.

        A `BrokenRecordError` holds the valid part in `good`.
        """
        empty = _empty_record(read_header(data))
        turns = data.get("turns")
        if not isinstance(turns, list) or not all(isinstance(turn, str) for turn in turns):
            raise bad("shape", "`turns` is a list of texts", "turns", wanted='["…", …]')
        record = _play(empty, turns)
        _check_result(record, data.get("result"))
        return record

    def dumps(self) -> str:
        """Return the JSON form as text."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Return the record in a text of either form."""
        if not isinstance(text, str):
            raise bad("other", f"{type(text).__name__} is not text", type(text).__name__)
        text = text.removeprefix("\ufeff")
        if not text.lstrip().startswith("{"):
            return parse_text(text)
        try:
            data = read_json(text)
        except RecordError:
            raise
        except (ValueError, RecursionError) as error:
            raise _damaged(text, error) from None
        return cls.from_json(data)


def format_text(record: Record) -> str:
    """Return the record as plain text: a few header lines, then one numbered line per turn."""
    return to_text(record.to_json())


def parse_text(text: str) -> Record:
    """Return the record in a plain text, written by `format_text` or by hand."""
    data, error = from_text(text)
    if error is None:
        return Record.from_json(data)
    if not data["turns"]:
        raise error
    good = Record.from_json(data)  # raises if an earlier turn is illegal
    cause = RecordError(str(error), code="bad-turn", **{**error.values, "reason": str(error)})
    raise BrokenRecordError.at(len(data["turns"]) + 1, cause, good)


def unfinished(record: Record) -> bool:
    """Return whether the game can go on."""
    return record.final().phase is not Phase.OVER


# -- playing while reading -----------------------------------------------------------------


def _empty_record(header: Header) -> Record:
    """Return the record before its first move. Raise if the header contradicts the rules."""
    game, variant, players, first, start, dice, tags = header
    record = Record(game, variant, players, first, start, dice, tags=tags)
    state = record.initial()
    if state.seats != len(players):
        reason = f"{len(players)} seats, but the start position has {state.seats}"
        raise bad("start-seats", reason, "start", given=len(players), wanted=state.seats)
    if state.variant != record.rules.variant:
        raise bad("start-variant", "the start position has another variant than the game", "start")
    check_seats(record.rules, state.seats, first or 0)
    return record


def _play(empty: Record, turns: list[str]) -> Record:
    rules, state = empty.rules, empty.initial()
    moments: list[Moment[State]] = []
    ended: int | None = None  # the turn of the previous line
    for number, line in enumerate(turns, 1):
        try:
            tokens = line.split()
            if not tokens or state.turn == ended:
                raise bad_turn("whole-turn", "a line holds one whole turn", line)
            ended = state.turn
            for token in tokens:
                if state.turn != ended:
                    raise bad_turn("after-end", f"{token} comes after the turn's end", token)
                move = rules.parse_move(state, token)
                after, events = rules.apply(state, move)
                moments.append(Moment(state, move, after, events))
                state = after
        except GameError as error:
            raise BrokenRecordError.at(number, error, _with_moments(empty, moments)) from error
    return _with_moments(empty, moments)


def _with_moments(empty: Record, moments: Sequence[Moment[State]]) -> Record:
    """Return the record with these moves and their replay."""
    record = replace(empty, moves=tuple(moment.move for moment in moments))
    vars(record)["moments"] = tuple(moments)  # `cached_property` reads it here
    return record


def _check_result(record: Record, result: Json) -> None:
    outcome = record.outcome()
    wanted = None if outcome is None else outcome.to_json()
    if result is not None and result != wanted:
        turn = len(record.turns())
        raise BrokenRecordError(
            f"turn {turn}: the result does not follow from the moves",
            code="wrong-result",
            turn=turn,
            good=record,
            reason=str(wanted),
        )


def _damaged(text: str, error: Exception) -> RecordError:
    """Return the error for a truncated file; it holds the moves that can be read."""
    where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else str(error)
    arrived = salvage(text)
    try:
        empty = None if arrived is None else _empty_record(arrived.header)
    except GameError:
        empty = None
    if arrived is None or empty is None:
        return bad("not-json", f"not JSON ({error})", where)
    number = len(arrived.turns) + 1
    turns = [*arrived.turns, arrived.rest] if arrived.rest else arrived.turns
    try:
        good = _play(empty, turns)
    except BrokenRecordError as broken:
        number, good = broken.turn, broken.good
    damage = bad_turn("damaged", f"the file breaks off or is damaged ({where})", where)
    return BrokenRecordError.at(number, damage, good)
