"""The game file: everything needed to live through a game again, move by move.

A record holds the variant, the seats, where the dice came from, and every action and roll in the
compact notation of its game, one line per turn. Replaying it rebuilds every state; nothing in it
is believed before the rules have agreed. There are two forms, JSON and plain text, with the same
content (docs/record.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
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

    @property
    def rules(self) -> AnyGame:
        return make_game(self.game, self.variant)

    def initial(self) -> Any:
        """The state before the first move."""
        if self.start is not None:
            return self.rules.parse_position(self.start)
        if self.first is None:  # the dice decide who starts (K3)
            return self.rules.start(len(self.players))
        return self.rules.start(len(self.players), first=self.first)

    def replay(self) -> Iterator[Moment]:
        """Every move in turn. Raises the rules' error at the first that is not legal."""
        rules, state = self.rules, self.initial()
        for move in self.moves:
            after, events = rules.apply(state, move)
            yield Moment(state, move, after, events)
            state = after

    def final(self) -> Any:
        """The state after the last move."""
        state = self.initial()
        for moment in self.replay():
            state = moment.after
        return state

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
        for before, move, _, _ in self.replay():
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
            "dice": dict(self.dice),
            "turns": self.turns(),
            "result": None,
        }
        if self.start is not None:
            data["start"] = self.start
        if self.tags:
            data["tags"] = dict(self.tags)
        outcome = self.outcome()
        if outcome is not None:
            data["result"] = outcome.to_json()
        return data

    @classmethod
    def from_json(cls, data: Json) -> Record:
        """The record behind `data`; every move is played. On a `RecordError`, `.good` is the part
        that still made sense."""
        header = _header(data)
        turns = data.get("turns")
        if not isinstance(turns, list) or not all(isinstance(turn, str) for turn in turns):
            raise RecordError("not a game file: `turns` is a list of texts", value="turns")
        record = _play(header, turns)
        _check_result(record, data.get("result"))
        return record

    def dumps(self) -> str:
        """The JSON form as text."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record in a text of either form."""
        if not text.lstrip().startswith("{"):
            return parse_text(text)
        try:
            data = json.loads(text)
        except (json.JSONDecodeError, RecursionError) as error:
            raise _broken_json(text, error) from None
        return cls.from_json(data)


class BrokenRecordError(RecordError):
    """A record that stops making sense at `turn`; `good` is the part before."""

    def __init__(
        self, message: str, *, turn: int, good: Record, code: str | None = None, **values: object
    ) -> None:
        super().__init__(message, code=code or "broken-record", turn=turn, **values)
        self.turn = turn
        self.good = good


def _play(header: Record, turns: list[str]) -> Record:
    rules, state = header.rules, header.initial()
    moves: list[Action | Roll] = []
    for number, line in enumerate(turns, 1):
        for token in line.split():
            try:
                move = rules.parse_move(state, token)
                state = rules.apply(state, move).state
            except GameError as error:
                raise BrokenRecordError(
                    f"turn {number}: {error}",
                    turn=number,
                    good=replace(header, moves=tuple(moves)),
                    reason=str(error),
                ) from error
            moves.append(move)
    return replace(header, moves=tuple(moves))


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
        raise RecordError(f"not a game file: `format` is not {FORMAT}", value="format")
    if data.get("version") != VERSION:
        raise RecordError(
            f"a game file of version {data.get('version')!r}; this program reads {VERSION}",
            code="record-version", value=str(data.get("version")), known=str(VERSION),
        )  # fmt: skip
    unknown = sorted(set(data) - _KEYS)
    if unknown:
        raise RecordError(f"not a game file: unknown key {unknown[0]!r}", value=str(unknown[0]))
    for key, kind in (("game", str), ("variant", str), ("seats", list), ("dice", Mapping)):
        if not isinstance(data.get(key), kind):
            raise RecordError(f"not a game file: `{key}` is missing or no {kind.__name__}",
                              value=key)  # fmt: skip
    start, first, tags = data.get("start"), data.get("first"), data.get("tags", {})
    if not (start is None or isinstance(start, str)) or not isinstance(tags, Mapping):
        raise RecordError("not a game file: `start` is a position, `tags` an object", value="start")
    if not (first is None or type(first) is int):
        raise RecordError(f"not a game file: `first` is a seat, not {first!r}", value="first")
    if data["dice"].get("source") not in DICE_SOURCES:
        raise RecordError(
            f"unknown source of dice {data['dice'].get('source')!r}; "
            f"known: {', '.join(DICE_SOURCES)}", value="dice",
        )  # fmt: skip
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


def _check_header(record: Record) -> None:
    state = record.initial()  # refuses unknown games, variants, seats and positions
    if state.seats != len(record.players):
        raise RecordError(
            f"{len(record.players)} seats, but the start position has {state.seats}", value="start"
        )
    if state.variant != record.rules.variant:
        raise RecordError("the start position has another variant than the game", value="start")


def _player_to_json(player: Player) -> Json:
    if player.bot is None:
        return {"name": player.name, "kind": "human"}
    return {"name": player.name, "kind": "bot", "bot": player.bot}


def _player_from_json(data: Json, index: int) -> Player:
    kind = data.get("kind") if isinstance(data, Mapping) else None
    if kind not in ("human", "bot") or (kind == "bot") != isinstance(data.get("bot"), str):
        raise RecordError(
            f"seats[{index}] is neither a human with a name nor a bot with a name and `bot`",
            value=f"seats[{index}]",
        )
    name = data.get("name")
    if not isinstance(name, str) or not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
        raise RecordError(
            f"seats[{index}]: a name has 1 to {NAME_LENGTH} printable characters",
            value=f"seats[{index}]",
        )
    return Player(name, data.get("bot"))


def _broken_json(text: str, error: Exception) -> RecordError:
    """A cut-off file: say so, and save the turns that arrived whole."""
    line = getattr(error, "lineno", 0)
    good = _salvage(text)
    if good is not None:
        turn = len(good.turns()) + 1
        return BrokenRecordError(
            f"turn {turn}: the file breaks off or is damaged in line {line}",
            turn=turn, good=good, code="broken-record", reason=f"line {line}",
        )  # fmt: skip
    return RecordError(f"not a game file: not JSON ({error})", value=str(error))


def _salvage(text: str) -> Record | None:
    """What can be read of a JSON record whose end is missing or damaged."""
    head, mark, tail = text.partition('"turns": [')
    if not mark:
        return None
    try:
        header = _header(json.loads(head.rstrip().rstrip(",") + "}"))
    except (ValueError, RecursionError):
        return None
    turns: list[str] = []
    decoder = json.JSONDecoder()
    rest = tail.lstrip()
    while rest.startswith('"'):
        try:
            turn, end = decoder.raw_decode(rest)
        except json.JSONDecodeError:
            break
        turns.append(turn)
        rest = rest[end:].lstrip().removeprefix(",").lstrip()
    try:
        return _play(header, turns)
    except BrokenRecordError as error:
        return error.good


# -- the text form -------------------------------------------------------------------------


def format_text(record: Record) -> str:
    """The record as plain text: a few header lines, then one numbered line per turn."""
    quote = _quote
    lines = [f"roost: {VERSION}", f"game: {record.game}", f"variant: {record.variant}"]
    lines += [
        f"seat: {quote(player.name)}" + (f" {player.bot}" if player.bot else "")
        for player in record.players
    ]
    lines.append(f"first: {'-' if record.first is None else record.first}")
    if record.start is not None:
        lines.append(f"start: {record.start}")
    lines.append(f"dice: {quote(dict(record.dice))}")
    if record.tags:
        lines.append(f"tags: {quote(dict(record.tags))}")
    lines.append("")
    lines += [f"{number}. {turn}" for number, turn in enumerate(record.turns(), 1)]
    outcome = record.outcome()
    if outcome is not None:
        lines.append(f"result: {quote(outcome.to_json())}")
    return "\n".join(lines) + "\n"


def parse_text(text: str) -> Record:
    """The record behind a text that `format_text` wrote, or a person."""
    data: dict[str, Json] = {"format": FORMAT, "seats": [], "turns": []}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        key, colon, value = line.partition(": ")
        head = line.split(maxsplit=1)
        if head[0].rstrip(".").isdigit() and head[0].endswith("."):
            _check_turn_number(data, head[0], number)
            data["turns"].append(head[1] if len(head) > 1 else "")
        elif colon and key in _TEXT_KEYS:
            _read_header_line(data, key, value.strip(), number)
        else:
            raise RecordError(
                f"line {number}: {line[:60]!r} is no header and no turn", value=line[:60]
            )
    return Record.from_json(data)


_TEXT_KEYS = ("roost", "game", "variant", "seat", "first", "start", "dice", "tags", "result")


def _check_turn_number(data: dict[str, Json], head: str, number: int) -> None:
    wanted = len(data["turns"]) + 1
    if head != f"{wanted}.":
        raise RecordError(f"line {number}: turn {head} where {wanted}. belongs", value=head)


def _read_header_line(data: dict[str, Json], key: str, value: str, number: int) -> None:
    try:
        if key == "roost":
            data["version"] = int(value)
        elif key == "first":
            data["first"] = None if value == "-" else int(value)
        elif key in ("dice", "tags", "result"):
            data[key] = json.loads(value)
        elif key == "seat":
            name, end = json.JSONDecoder().raw_decode(value)
            bot = value[end:].strip()
            data["seats"].append(
                {"name": name, "kind": "bot", "bot": bot} if bot else
                {"name": name, "kind": "human"}
            )  # fmt: skip
        else:
            data[key] = value
    except (ValueError, RecursionError):
        raise RecordError(f"line {number}: {key} cannot be {value[:60]!r}", value=key) from None


def _quote(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def unfinished(record: Record) -> bool:
    """Whether the game can go on."""
    return record.final().phase is not Phase.OVER
