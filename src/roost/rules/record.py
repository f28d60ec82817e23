"""The game file: everything needed to live through a game again, move by move.

A record holds the variant, the seats, where the dice came from, and every action and roll in the
compact notation of its game, one line per turn. Replaying it rebuilds every state; nothing in it
is believed before the rules have agreed. There are two forms, JSON and plain text, with the same
content (docs/record.md).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from roost.rules import AnyGame, make_game
from roost.rules.core import Action, Event, Json, Outcome, Phase, Seat
from roost.rules.dice import Roll
from roost.rules.errors import GameError, RecordError

FORMAT = "roost-record"
VERSION = 1
DICE_SOURCES = ("system", "seeded", "scripted", "manual", "fair", "duplicate")
NAME_LENGTH = 40


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person, or the bot that `bot` names."""

    name: str
    bot: str | None = None

    @property
    def kind(self) -> str:
        return "human" if self.bot is None else "bot"


class Moment(NamedTuple):
    """One move of a replay: the state before it, the move, the state after it, what happened."""

    before: Any
    move: Action | Roll
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Record:
    """A finished or unfinished game. `tags` are free: a date, a place, a table's id."""

    game: str
    variant: str
    players: tuple[Player, ...]
    first: Seat | None = 0
    start: str | None = None  # a position text, for games that begin elsewhere
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

    def initial(self) -> Any:
        """The state before the first move."""
        if self.start is not None:
            return self.rules.parse_position(self.start)
        return self.rules.start(len(self.players), first=self.first)

    def replay(self) -> Iterator[Moment]:
        """Every move in turn. Raises the rules' error at the first that is not legal."""
        rules, state = self.rules, self.initial()
        for move in self.moves:
            after, events = rules.apply(state, move)
            yield Moment(state, move, after, events)
            state = after

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The whole replay, made once and kept."""
        return tuple(self.replay())

    def final(self) -> Any:
        """The state after the last move."""
        return self.moments[-1].after if self.moves else self.initial()

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.final())

    def with_move(self, move: Action | Roll) -> Record:
        """The record one move longer; the move is not checked here."""
        return replace(self, moves=(*self.moves, move))

    # -- the two forms ---------------------------------------------------------------------

    def turns(self) -> list[str]:
        """The moves in notation, one line per turn."""
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
        data: dict[str, Json] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "variant": self.variant,
            "seats": [_player_to_json(player) for player in self.players],
            "first": self.first,
        }
        if self.start is not None:
            data["start"] = self.start
        data["dice"] = dict(self.dice)
        if self.tags:
            data["tags"] = dict(self.tags)
        # Last, so that a file that breaks off can still be played as far as it goes.
        data["turns"] = self.turns()
        outcome = self.outcome()
        data["result"] = None if outcome is None else outcome.to_json()
        return data

    @classmethod
    def from_json(cls, data: Json) -> Record:
        """The record behind `data`; every move is played. On a `RecordError`, `.good` is the part
        that still made sense."""
        header = _header(data)
        turns = data.get("turns")
        if not isinstance(turns, list) or not all(isinstance(turn, str) for turn in turns):
            raise _bad("shape", "`turns` is a list of texts", "turns", wanted='["…", …]')
        record = _play(header, turns)
        _check_result(record, data.get("result"))
        return record

    def dumps(self) -> str:
        """The JSON form as text."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record in a text of either form."""
        if not isinstance(text, str):
            raise _bad("other", f"{type(text).__name__} is no text", type(text).__name__)
        text = text.removeprefix("\ufeff")
        if not text.lstrip().startswith("{"):
            return parse_text(text)
        try:
            data = _read_json(text)
        except RecordError:
            raise
        except (ValueError, RecursionError) as error:
            raise _broken_json(text, error) from None
        return cls.from_json(data)


class BrokenRecordError(RecordError):
    """A record that stops making sense at `turn`, counted from 1; `good` is the part before, and
    `cause` the refusal of what comes next."""

    def __init__(
        self,
        message: str,
        *,
        turn: int,
        good: Record,
        cause: GameError | None = None,
        code: str | None = None,
        **values: object,
    ) -> None:
        super().__init__(message, code=code or "broken-record", turn=turn, **values)
        self.turn = turn
        self.good = good
        self.cause = cause

    @classmethod
    def at(cls, turn: int, cause: GameError, good: Record) -> BrokenRecordError:
        """A record whose turn was refused with `cause`."""
        return cls(f"turn {turn}: {cause}", turn=turn, good=good, cause=cause, reason=str(cause))

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.message, self.code, self.values, self.good, self.cause))


def _rebuild(
    message: str, code: str, values: dict[str, Any], good: Record, cause: GameError | None
) -> BrokenRecordError:
    return BrokenRecordError(message, code=code, good=good, cause=cause, **values)


def _bad(why: str, reason: str, value: str, **values: Any) -> RecordError:
    """No game file, or a header that is wrong."""
    return RecordError(f"not a game file: {reason}", why=why, value=value, reason=reason, **values)


def _bad_turn(why: str, reason: str, value: str, **values: Any) -> RecordError:
    """A line of moves that cannot be read."""
    return RecordError(reason, code="bad-turn", why=why, value=value, reason=reason, **values)


def _play(header: Record, turns: list[str]) -> Record:
    rules, state = header.rules, header.initial()
    moments: list[Moment] = []
    ended: int | None = None  # the state's turn that the line before wrote down
    for number, line in enumerate(turns, 1):
        try:
            tokens = line.split()
            if not tokens or state.turn == ended:
                raise _bad_turn("whole-turn", "a line holds one whole turn", line)
            ended = state.turn
            for token in tokens:
                if state.turn != ended:
                    raise _bad_turn("after-end", f"{token} comes after the turn's end", token)
                move = rules.parse_move(state, token)
                after, events = rules.apply(state, move)
                moments.append(Moment(state, move, after, events))
                state = after
        except GameError as error:
            raise BrokenRecordError.at(number, error, _played(header, moments)) from error
    return _played(header, moments)


def _played(header: Record, moments: Sequence[Moment]) -> Record:
    """The record of moves that were just made: it need not be replayed."""
    record = replace(header, moves=tuple(moment.move for moment in moments))
    vars(record)["moments"] = tuple(moments)  # where `cached_property` would keep it
    return record


def _check_result(record: Record, result: Json) -> None:
    outcome = record.outcome()
    wanted = None if outcome is None else outcome.to_json()
    if result is not None and result != wanted:
        turn = len(record.turns())
        raise BrokenRecordError(
            f"turn {turn}: the result does not follow from the moves",
            turn=turn, good=record, code="wrong-result", reason=str(wanted),
        )  # fmt: skip


# -- reading what is outside the moves -----------------------------------------------------

_KEYS = {
    "format", "version", "game", "variant", "seats", "first", "start", "dice", "turns", "result",
    "tags",
}  # fmt: skip


def _header(data: Json) -> Record:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise _bad("format", f"`format` is not {FORMAT}", "format", wanted=FORMAT)
    if "version" not in data:
        raise _bad("missing", "`version` is missing", "version")
    if type(data["version"]) is not int or data["version"] != VERSION:
        raise RecordError(
            f"a game file of version {data['version']!r}; this program reads {VERSION}",
            code="record-version", value=str(data["version"])[:40], known=str(VERSION),
        )  # fmt: skip
    unknown = [key for key in data if key not in _KEYS]
    if unknown:
        raise _bad("unknown-key", f"unknown key {unknown[0]!r}", str(unknown[0]))
    for key, kind in (("game", str), ("variant", str), ("seats", list), ("dice", Mapping)):
        if not isinstance(data.get(key), kind):
            raise _bad("missing", f"`{key}` is missing or no {kind.__name__}", key)
    start, first, tags = data.get("start"), data.get("first"), data.get("tags", {})
    if not (start is None or isinstance(start, str)) or not isinstance(tags, Mapping):
        raise _bad("missing", "`start` is a position, `tags` an object", "start, tags")
    if not (first is None or type(first) is int):
        raise _bad("missing", f"`first` is a seat, not {first!r}", "first")
    if data["dice"].get("source") not in DICE_SOURCES:
        known = ", ".join(DICE_SOURCES)
        raise _bad("dice", f"unknown source of dice {data['dice'].get('source')!r}; known: {known}",
                   str(data["dice"].get("source")), known=known)  # fmt: skip
    for key in ("dice", "tags"):
        _check_free(key, data.get(key, {}))
    record = Record(
        data["game"],
        data["variant"],
        tuple(_player_from_json(seat, index) for index, seat in enumerate(data["seats"])),
        first,
        start,
        dict(data["dice"]),
        (),
        dict(tags),
    )
    _check_header(record)
    return record


def _check_free(key: str, value: Json) -> None:
    """What a file says freely must still be a text when it is written again."""
    try:
        _quote(value).encode()
    except (TypeError, ValueError, RecursionError):
        raise _bad("unkeepable", f"`{key}` holds what no file can", key) from None


def _check_header(record: Record) -> None:
    state = record.initial()  # refuses unknown games, variants, seats and positions
    if state.seats != len(record.players):
        raise _bad("start-seats",
                   f"{len(record.players)} seats, but the start position has {state.seats}",
                   "start", given=len(record.players), wanted=state.seats)  # fmt: skip
    if state.variant != record.rules.variant:
        raise _bad("start-variant", "the start position has another variant than the game", "start")
    record.rules.check_seats(state.seats, record.first or 0)


def _player_to_json(player: Player) -> Json:
    if player.bot is None:
        return {"name": player.name, "kind": "human"}
    return {"name": player.name, "kind": "bot", "bot": player.bot}


def _player_from_json(data: Json, index: int) -> Player:
    kind = data.get("kind") if isinstance(data, Mapping) else None
    if kind not in ("human", "bot") or (kind == "bot") != isinstance(data.get("bot"), str):
        raise _bad("seat",
                   f"seats[{index}] is neither a human with a name nor a bot with a name and `bot`",
                   f"seats[{index}]")  # fmt: skip
    name = data.get("name")
    if not isinstance(name, str) or not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
        raise _bad("name", f"seats[{index}]: a name has 1 to {NAME_LENGTH} printable characters",
                   f"seats[{index}]", most=NAME_LENGTH)  # fmt: skip
    bot = data.get("bot")
    if bot is not None and not re.fullmatch(r"[!-~]{1,40}", bot):
        raise _bad("seat", f"seats[{index}]: {bot!r} names no bot", f"seats[{index}]")
    return Player(name, bot)


def _read_json(text: str) -> Json:
    """JSON, but no NaN, and no name twice: the later would win in silence."""
    return json.loads(text, parse_constant=_no_number, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _bad("twice", f"{twice!r} stands there twice", twice)
    return found


def _no_number(name: str) -> Json:
    raise ValueError(f"{name} is no number")


def _broken_json(text: str, error: Exception) -> RecordError:
    """A cut-off file: say so, and save what arrived."""
    where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else str(error)
    header, turns, rest = _salvage(text)
    if header is None:
        return _bad("not-json", f"not JSON ({error})", where)
    number = len(turns) + 1
    if rest:
        turns.append(rest)
    try:
        good = _play(header, turns)
    except BrokenRecordError as broken:
        number, good = broken.turn, broken.good
    damage = _bad_turn("damaged", f"the file breaks off or is damaged ({where})", where)
    return BrokenRecordError.at(number, damage, good)


def _salvage(text: str) -> tuple[Record | None, list[str], str]:
    """Of a damaged JSON record the header, the turns, and what there is of the next turn."""
    head, *tail = re.split(r'"turns"\s*:\s*\[', text, maxsplit=1)
    if not tail:
        return None, [], ""
    try:
        header = _header(_read_json(head.rstrip().rstrip(",") + "}"))
    except (ValueError, RecursionError):  # a GameError is a ValueError too
        return None, [], ""
    turns: list[str] = []
    rest = tail[0].lstrip()
    while rest.startswith('"'):
        try:
            turn, end = json.JSONDecoder().raw_decode(rest)
        except json.JSONDecodeError:  # the last token may be cut
            return header, turns, rest[1:].partition('"')[0].rpartition(" ")[0]
        turns.append(turn)
        rest = rest[end:].lstrip().removeprefix(",").lstrip()
    return header, turns, ""


# -- the text form -------------------------------------------------------------------------


def format_text(record: Record) -> str:
    """The record as plain text: a few header lines, then one numbered line per turn."""
    lines = [f"roost: {VERSION}", f"game: {record.game}", f"variant: {record.variant}"]
    lines += [
        f"seat: {_quote(player.name)}" + (f" {player.bot}" if player.bot else "")
        for player in record.players
    ]
    lines.append(f"first: {'-' if record.first is None else record.first}")
    if record.start is not None:
        lines.append(f"start: {record.start}")
    lines.append(f"dice: {_quote(dict(record.dice))}")
    if record.tags:
        lines.append(f"tags: {_quote(dict(record.tags))}")
    lines.append("")
    lines += [f"{number}. {turn}" for number, turn in enumerate(record.turns(), 1)]
    outcome = record.outcome()
    if outcome is not None:
        lines.append(f"result: {_quote(outcome.to_json())}")
    return "\n".join(lines) + "\n"


def parse_text(text: str) -> Record:
    """The record behind a text that `format_text` wrote, or a person."""
    data: dict[str, Json] = {"format": FORMAT, "seats": [], "turns": []}
    for number, line in enumerate(text.split("\n"), 1):  # names may hold other line breaks
        line = line.strip()
        if not line:
            continue
        try:
            _read_line(data, line, number)
        except RecordError as error:
            if not data["turns"]:
                raise
            good = Record.from_json(data)  # refuses an earlier turn, if that is the first wrong
            values = {**error.values, "reason": str(error)}
            cause = RecordError(str(error), code="bad-turn", **values)
            raise BrokenRecordError.at(len(data["turns"]) + 1, cause, good) from None
    return Record.from_json(data)


def _read_line(data: dict[str, Json], line: str, number: int) -> None:
    key, colon, value = line.partition(":")
    head, _, turn = line.partition(" ")
    if re.fullmatch(r"[0-9]+\.", head):
        wanted = len(data["turns"]) + 1
        if head != f"{wanted}.":
            raise _bad("turn-number", f"line {number}: turn {head} where {wanted}. belongs", head,
                       line=number, wanted=f"{wanted}.")  # fmt: skip
        data["turns"].append(turn)
    elif colon and key in _TEXT_KEYS:
        _read_header_line(data, key, value.strip(), number)
    else:
        raise _bad("line", f"line {number}: {line[:60]!r} is no header and no turn", line[:60],
                   line=number)  # fmt: skip


_TEXT_KEYS = ("roost", "game", "variant", "seat", "first", "start", "dice", "tags", "result")


def _read_header_line(data: dict[str, Json], key: str, value: str, number: int) -> None:
    if ("version" if key == "roost" else key) in data:
        raise _bad("twice", f"line {number}: {key} stands there twice", key)
    try:
        if key == "roost":
            data["version"] = _whole(value)
        elif key == "first":
            data["first"] = None if value == "-" else _whole(value)
        elif key in ("dice", "tags", "result"):
            data[key] = _read_json(value)
        elif key == "seat":
            name, end = json.JSONDecoder().raw_decode(value)
            bot = value[end:].strip()
            data["seats"].append(
                {"name": name, "kind": "bot", "bot": bot} if bot else
                {"name": name, "kind": "human"}
            )  # fmt: skip
        else:
            data[key] = value
    except RecordError:
        raise
    except (ValueError, RecursionError):
        raise _bad("header", f"line {number}: {key} cannot be {value[:60]!r}", value[:60],
                   line=number, key=key) from None  # fmt: skip


def _whole(text: str) -> int:
    """A number in plain digits; `int` would read more than anybody writes on purpose."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise ValueError(f"{text[:40]!r} is no number")
    return int(text)


def _quote(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def unfinished(record: Record) -> bool:
    """Whether the game can go on."""
    return record.final().phase is not Phase.OVER
