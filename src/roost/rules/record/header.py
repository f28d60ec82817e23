"""The header of a game file: everything except the moves, each field parsed and checked."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from roost.rules.core import Json, Seat
from roost.rules.errors import RecordError
from roost.rules.record.errors import bad

FORMAT = "roost-record"
VERSION = 1
DICE_SOURCES = ("system", "seeded", "scripted", "manual", "fair", "shared")
NAME_LENGTH = 40
BOT_LENGTH = 40  # maximum length of a bot's key
KEYS = {
    *("format", "version", "game", "variant", "seats", "first", "start", "dice", "turns"),
    *("result", "tags"),
}
_BOT = re.compile(rf"[!-~]{{1,{BOT_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Player:
    """The player in a seat: a person, or the bot with the key `bot`."""

    name: str
    bot: str | None = None

    @property
    def kind(self) -> Literal["human", "bot"]:
        return "human" if self.bot is None else "bot"

    def to_json(self) -> Json:
        """Return the player as JSON data."""
        bot = {} if self.bot is None else {"bot": self.bot}
        return {"name": self.name, "kind": self.kind, **bot}


SOMEBODY = Player("?")  # stands for a player whose name has been deleted


class Header(NamedTuple):
    """The fields of a header, checked for type but not yet against the rules."""

    game: str
    variant: str
    players: tuple[Player, ...]
    first: Seat | None
    start: str | None
    dice: dict[str, Json]
    tags: dict[str, Json]


def read_header(data: Json) -> Header:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise bad("format", f"`format` is not {FORMAT}", "format", wanted=FORMAT)
    _check_version(data)
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise bad("unknown-key", f"unknown key {unknown[0]!r}", str(unknown[0]))
    for key, kind in (("game", str), ("variant", str), ("seats", list), ("dice", Mapping)):
        if not isinstance(data.get(key), kind):
            raise bad("missing", f"`{key}` is missing or no {kind.__name__}", key)
    start, first, tags = data.get("start"), data.get("first"), data.get("tags", {})
    if not (start is None or isinstance(start, str)) or not isinstance(tags, Mapping):
        raise bad("missing", "`start` is a position, `tags` an object", "start, tags")
    if not (first is None or type(first) is int):
        raise bad("missing", f"`first` is a seat, not {first!r}", "first")
    source = data["dice"].get("source")
    if source not in DICE_SOURCES:
        known = ", ".join(DICE_SOURCES)
        reason = f"unknown source of dice {source!r}; known: {known}"
        raise bad("dice", reason, str(source), known=known)
    for key in ("dice", "tags"):
        _check_free(key, data.get(key, {}))
    players = tuple(_player(seat, index) for index, seat in enumerate(data["seats"]))
    dice = dict(data["dice"])
    return Header(data["game"], data["variant"], players, first, start, dice, dict(tags))


def _check_version(data: Mapping[str, Json]) -> None:
    if "version" not in data:
        raise bad("missing", "`version` is missing", "version")
    version = data["version"]
    if type(version) is not int or version != VERSION:
        reason = f"a game file of version {version!r}; this program reads {VERSION}"
        given = str(version)[:40]
        raise RecordError(reason, code="record-version", value=given, known=str(VERSION))


def _check_free(key: str, value: Json) -> None:
    """Raise unless a free-form value can be written as JSON again."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        raise bad("unkeepable", f"`{key}` cannot be written as JSON", key) from None


def _player(data: Json, index: int) -> Player:
    where = f"seats[{index}]"
    kind = data.get("kind") if isinstance(data, Mapping) else None
    if kind not in ("human", "bot") or (kind == "bot") != isinstance(data.get("bot"), str):
        reason = f"{where} is neither a human with a name nor a bot with a name and `bot`"
        raise bad("seat", reason, where)
    name, bot = data.get("name"), data.get("bot")
    if not isinstance(name, str) or not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
        reason = f"{where}: a name has 1 to {NAME_LENGTH} printable characters"
        raise bad("name", reason, where, most=NAME_LENGTH)
    if bot is not None and not _BOT.fullmatch(bot):
        raise bad("seat", f"{where}: {bot!r} is not the key of a bot", where)
    return Player(name, bot)
