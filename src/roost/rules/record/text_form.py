"""The plain text form: the content of the JSON form, in lines that people can read and write."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from roost.rules.core import Json
from roost.rules.errors import RecordError
from roost.rules.record.errors import bad
from roost.rules.record.header import FORMAT
from roost.rules.record.json_form import read_json

_KEYS = ("roost", "game", "variant", "seat", "first", "start", "dice", "tags", "result")


def to_text(data: dict[str, Json]) -> str:
    """Return a few header lines, then one numbered line per turn."""
    lines = [f"roost: {data['version']}", f"game: {data['game']}", f"variant: {data['variant']}"]
    lines += [f"seat: {_quote(s['name'])} {s.get('bot', '')}".rstrip(" ") for s in data["seats"]]
    lines.append(f"first: {'-' if data['first'] is None else data['first']}")
    if "start" in data:
        lines.append(f"start: {data['start']}")
    lines += [f"{key}: {_quote(data[key])}" for key in ("dice", "tags") if key in data]
    lines.append("")
    lines += [f"{number}. {turn}" for number, turn in enumerate(data["turns"], 1)]
    if data["result"] is not None:
        lines.append(f"result: {_quote(data['result'])}")
    return "\n".join(lines) + "\n"


class Lines(NamedTuple):
    """The JSON form of a text, as far as it can be read."""

    data: dict[str, Json]
    error: RecordError | None


def from_text(text: str) -> Lines:
    data: dict[str, Json] = {"format": FORMAT, "seats": [], "turns": []}
    for number, line in enumerate(text.split("\n"), 1):  # names may contain other line breaks
        line = line.strip()
        if line:
            try:
                _read_line(data, line, number)
            except RecordError as error:
                return Lines(data, error)
    return Lines(data, None)


def _read_line(data: dict[str, Json], line: str, number: int) -> None:
    key, colon, value = line.partition(":")
    head, _, turn = line.partition(" ")
    if re.fullmatch(r"[0-9]+\.", head):
        wanted = f"{len(data['turns']) + 1}."
        if head != wanted:
            reason = f"line {number}: turn {head} where {wanted} belongs"
            raise bad("turn-number", reason, head, line=number, wanted=wanted)
        data["turns"].append(turn)
    elif colon and key in _KEYS:
        _read_header_line(data, key, value.strip(), number)
    else:
        shown = line[:60]
        reason = f"line {number}: {shown!r} is neither a header nor a turn"
        raise bad("line", reason, shown, line=number)


def _read_header_line(data: dict[str, Json], key: str, value: str, number: int) -> None:
    if ("version" if key == "roost" else key) in data:
        raise bad("twice", f"line {number}: {key} occurs twice", key)
    try:
        if key == "roost":
            data["version"] = _whole(value)
        elif key == "first":
            data["first"] = None if value == "-" else _whole(value)
        elif key in ("dice", "tags", "result"):
            data[key] = read_json(value)
        elif key == "seat":
            data["seats"].append(_seat(value))
        else:
            data[key] = value
    except RecordError:
        raise
    except (ValueError, RecursionError):
        shown = value[:60]
        reason = f"line {number}: {key} cannot be {shown!r}"
        raise bad("header", reason, shown, line=number, key=key) from None


def _seat(value: str) -> Json:
    name, end = json.JSONDecoder().raw_decode(value)
    bot = value[end:].strip()
    return {"name": name, "kind": "bot", "bot": bot} if bot else {"name": name, "kind": "human"}


def _whole(text: str) -> int:
    """Parse a number in plain digits; `int` would also accept forms such as ``1_0``."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise ValueError(f"{text[:40]!r} is no number")
    return int(text)


def _quote(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
