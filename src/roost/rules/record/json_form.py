"""The JSON form, read strictly; and of a damaged one whatever arrived."""

from __future__ import annotations

import json
import re
from typing import NamedTuple, NoReturn

from roost.rules.core import Json
from roost.rules.record.errors import bad
from roost.rules.record.header import Header, read_header


def read_json(text: str) -> Json:
    """JSON, but no NaN, and no name twice: the later would win in silence."""
    return json.loads(text, parse_constant=_no_number, object_pairs_hook=_object)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise bad("twice", f"{twice!r} stands there twice", twice)
    return found


class Salvage(NamedTuple):
    """What there is of a damaged file: whole turns, and a piece of the next."""

    header: Header
    turns: list[str]
    rest: str


def salvage(text: str) -> Salvage | None:
    """Nothing where not even the header arrived."""
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
        except json.JSONDecodeError:  # the last token may be cut
            return Salvage(header, turns, rest[1:].partition('"')[0].rpartition(" ")[0])
        turns.append(turn)
        rest = rest[end:].lstrip().removeprefix(",").lstrip()
    return Salvage(header, turns, "")
