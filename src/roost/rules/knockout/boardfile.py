"""The board file: its fields, and errors that locate each mistake.

::

    {"format": "roost-board", "version": 1, "key": "rings61", "name": "Rings 61",
     "spaces": {"O0": [0, -3], ...}, "lines": [["O0", "O1"], ...],
     "starts": {"4": {"blue": ["O0", ..., null], "green": [...], ...}, ...},
     "symmetric": [2, 3, 4], "note": "Where the board comes from.",
     "arrows": [["O1", "O2"], ...]}

``starts`` has one entry per player count that the board supports, with six spaces per colour in the
order of the numbers; null means that the piece is not in play. ``symmetric`` lists the player
counts for which the board claims to look the same from every seat. ``arrows`` are further lines,
each followed from the first space to the second only. ``note`` and ``arrows`` are optional.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from roost.rules.core import Json
from roost.rules.errors import BoardError
from roost.rules.knockout.constants import COLOURS, MOST_SPACES, NUMBERS, SEATS, colours_of

FORMAT, VERSION = "roost-board", 1
FIELDS = ("format", "version", "key", "name", "spaces", "lines", "starts", "symmetric")
OPTIONAL = ("arrows", "note")
_KEY = re.compile(r"[a-z][a-z0-9-]{0,31}")
_NAME = re.compile(r"[A-Z][A-Z0-9]{0,3}")

Starts = Mapping[str, tuple[str | None, ...]]


class BoardFile(NamedTuple):
    """The fields of a board file, each checked; the graph itself is not checked yet."""

    key: str
    name: str
    names: tuple[str, ...]
    places: tuple[tuple[float, float], ...]
    lines: tuple[tuple[str, str], ...]
    arrows: tuple[tuple[str, str], ...]
    players: tuple[int, ...]
    starts: Mapping[int, Starts]
    symmetric: tuple[int, ...]
    note: str


def bad(why: str, where: str, reason: str, **values: Any) -> BoardError:
    """Return the error for a board file: the kind of mistake, the field, the message."""
    return BoardError(f"{where}: {reason}", why=why, where=where, reason=reason, **values)


def read(data: Json) -> BoardFile:
    if not isinstance(data, Mapping):
        raise bad("shape", "file", "a board file is a JSON object", wanted="{…}")
    for name in FIELDS:
        if name not in data:
            raise bad("missing", name, "missing")
    for name in data:
        if name not in FIELDS + OPTIONAL:
            known = ", ".join(FIELDS + OPTIONAL)
            raise bad("unknown-field", str(name), f"unknown field; known: {known}", known=known)
    if data["format"] != FORMAT:
        given = data["format"]
        reason = f"this is {FORMAT}, not {given!r}"
        raise bad("value", "format", reason, wanted=FORMAT, value=str(given))
    if type(data["version"]) is not int or data["version"] != VERSION:
        given = data["version"]
        reason = f"this program reads {VERSION}, not {given!r}"
        raise bad("value", "version", reason, wanted=str(VERSION), value=str(given))
    key, title, note = data["key"], data["name"], data.get("note", "")
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise bad("key", "key", f"lower-case letters, digits and hyphens, not {key!r}")
    if not isinstance(title, str) or not title.strip() or not title.isprintable():
        raise bad("name", "name", f"a name people can read, not {title!r}")
    if not isinstance(note, str) or not note.isprintable():
        raise bad("name", "note", f"a line people can read, not {note!r}")
    names, places = _spaces(data["spaces"])
    lines, arrows = _lines(data, set(names))
    starts = _starts(data["starts"], set(names))
    symmetric = data["symmetric"]
    if (
        not isinstance(symmetric, list)
        or any(type(count) is not int or count not in starts for count in symmetric)
        or len(set(symmetric)) != len(symmetric)
    ):
        reason = f"a list of player counts from starts, not {symmetric!r}"
        raise bad("shape", "symmetric", reason, wanted="[2, 4]")
    players = tuple(starts)
    equal = tuple(symmetric)
    return BoardFile(key, title, names, places, lines, arrows, players, starts, equal, note)


def _spaces(data: Json) -> tuple[tuple[str, ...], tuple[tuple[float, float], ...]]:
    if not isinstance(data, Mapping) or len(data) < 2:
        reason = "an object of two spaces or more, each with its place [x, y]"
        raise bad("shape", "spaces", reason, wanted='{"A1": [0, 0], "A2": [1, 0], …}')
    if len(data) > MOST_SPACES:
        reason = f"{len(data)} spaces; a board has at most {MOST_SPACES}"
        raise bad("too-many-spaces", "spaces", reason, value=len(data), most=MOST_SPACES)
    seen: dict[tuple[float, float], str] = {}
    for name, place in data.items():
        where = f'spaces["{name}"]'
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            reason = "a name is a capital letter and up to three capitals or digits"
            raise bad("space-name", where, reason)
        if (
            not isinstance(place, list)
            or len(place) != 2
            or any(type(value) not in (int, float) or not abs(value) < 1e6 for value in place)
        ):
            raise bad("shape", where, f"a place is [x, y], not {place!r}", wanted="[0, 0]")
        at = (float(place[0]), float(place[1]))
        if at in seen:
            raise bad("same-place", where, f'the same place as "{seen[at]}"', other=seen[at])
        seen[at] = name
    return tuple(data), tuple(seen)


Lines = tuple[tuple[str, str], ...]


def _lines(data: Mapping[str, Json], known: set[str]) -> tuple[Lines, Lines]:
    """Return the two-way lines and the arrows. Raise if two of them join the same spaces."""
    seen: dict[frozenset[str], str] = {}
    lines = _pairs(data["lines"], "lines", known, seen)
    arrows = _pairs(data["arrows"], "arrows", known, seen) if "arrows" in data else ()
    return lines, arrows


def _pairs(data: Json, field: str, known: set[str], seen: dict[frozenset[str], str]) -> Lines:
    if not isinstance(data, list) or not data:
        raise bad("shape", field, "a list of pairs of spaces", wanted='[["A1", "A2"], …]')
    for i, pair in enumerate(data):
        where = f"{field}[{i}]"
        if not isinstance(pair, list) or len(pair) != 2:
            reason = f"a line is a pair of spaces, not {pair!r}"
            raise bad("shape", where, reason, wanted='["A1", "A2"]')
        for name in pair:
            if not isinstance(name, str) or name not in known:
                raise bad("unknown-space", where, f'unknown space "{name}"', value=str(name))
        if pair[0] == pair[1]:
            raise bad("line-self", where, f'joins "{pair[0]}" with itself', value=pair[0])
        ends = frozenset(pair)
        if ends in seen:
            raise bad("line-twice", where, f"the same line as {seen[ends]}", other=seen[ends])
        seen[ends] = where
    return tuple((a, b) for a, b in data)


def _starts(data: Json, known: set[str]) -> dict[int, Starts]:
    if not isinstance(data, Mapping) or not data:
        reason = "an object of starts by player count"
        raise bad("shape", "starts", reason, wanted='{"2": {"blue": […], …}, …}')
    starts: dict[int, Starts] = {}
    for count in data:
        where = f'starts["{count}"]'
        if count not in map(str, SEATS):
            raise bad("player-count", where, "player counts are 2, 3 and 4")
        colours = colours_of(int(count))
        rows = data[count]
        if not isinstance(rows, Mapping) or set(rows) != set(colours):
            listed = ", ".join(colours)
            raise bad("colours", where, f"six spaces for each of {listed}", known=listed)
        starts[int(count)] = _rows(rows, where, known, int(count))
    return dict(sorted(starts.items()))


def _rows(rows: Mapping[str, Json], where: str, known: set[str], seats: int) -> Starts:
    taken: dict[str, str] = {}
    for colour, row in rows.items():
        if not isinstance(row, list) or len(row) != NUMBERS:
            wanted = '["A1", "A2", "A3", "A4", "A5", null]'
            reason = f"six spaces or nulls, not {row!r}"
            raise bad("shape", f"{where}.{colour}", reason, wanted=wanted)
        for i, name in enumerate(row):
            here = f"{where}.{colour}[{i}]"
            if name is None:
                continue
            if not isinstance(name, str) or name not in known:
                raise bad("unknown-space", here, f'unknown space "{name}"', value=str(name))
            if name in taken:
                reason = f'"{name}" is already taken by {taken[name]}'
                raise bad("taken", here, reason, value=name, other=taken[name])
            taken[name] = f"{colour} {i + 1}"
    owners = [
        {COLOURS.index(colour) % seats for colour, row in rows.items() if row[i] is not None}
        for i in range(NUMBERS)
    ]
    if all(len(seats_with) < 2 for seats_with in owners):
        raise bad("no-rivals", where, "no number is held by two players: the game would be over")
    return {colour: tuple(row) for colour, row in rows.items()}
