"""The JSON form: a strict parser, and recovery of damaged files."""

from __future__ import annotations

import json
import re
from typing import NamedTuple, NoReturn

from roost.rules.core import Json
from roost.rules.record.errors import bad
from roost.rules.record.header import Header, read_header


def read_json(text: str) -> Json:
    """Parse JSON; reject NaN and duplicate names, which `json` would accept silently."""
    return json.loads(text, parse_constant=_no_number, object_pairs_hook=_object)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise bad("twice", f"{twice!r} occurs twice", twice)
    return found


class Salvage(NamedTuple):
    """The readable part of a damaged file: whole turns, and the start of the next."""

    header: Header
    turns: list[str]
    rest: str


def salvage(text: str) -> Salvage | None:
    """Return the readable part of a damaged file, or None if its header is incomplete."""
    head, *tail = re.split(r'"turns"\s*:\s*\[', text, maxsplit=1)
    if not tail:
        return None
    try:
        header = read_header(read_json(head.rstrip().rstrip(",") + "}"))
    except (ValueError, RecursionError):  # a GameError is a ValueError too
        return None
    turns: list[str] = []
    rest = tail[0].lstrip()
    while rest.startswith('"'):
        try:
            turn, end = json.JSONDecoder().raw_decode(rest)
        except json.JSONDecodeError:  # the last token may be cut off
            return Salvage(header, turns, rest[1:].partition('"')[0].rpartition(" ")[0])
        turns.append(turn)
        rest = rest[end:].lstrip().removeprefix(",").lstrip()
    return Salvage(header, turns, "")
