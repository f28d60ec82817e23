"""JSON Schema and TypeScript types of every message, generated from `roost.wire`.

`python -m roost.wire.schema FOLDER` writes both files; a test detects outdated files.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from roost import wire
from roost.rules.registry import BUILT_IN_GAMES

NOTICE = "Generated from src/roost/wire by scripts/generate-types. Do not edit."

# Messages from clients may omit fields with a default.
REQUESTS: tuple[Any, ...] = (
    wire.ClientMessage,
    wire.GuestRequest,
    wire.TokenRequest,
    wire.TableRequest,
    wire.StreamRequest,
    wire.LabRequest,
    wire.ReviewRequest,
    wire.SolveRequest,
    wire.FlashcardRequest,
)
# Game-specific messages are part of the unions below.
MESSAGES: tuple[type[wire.Message], ...] = tuple(
    thing
    for thing in vars(wire).values()
    if isinstance(thing, type) and issubclass(thing, wire.Message) and thing is not wire.Message
)
UNIONS = (
    "Action",
    "AnyEvent",
    "ClientMessage",
    "Command",
    "DiceSpec",
    "GameEvent",
    "Odds",
    "Option",
    "PositionView",
    "ReviewNews",
    "SeatSpec",
    "ServerMessage",
    "TableEvent",
)
WORDS: dict[str, tuple[str, ...]] = {
    "GameKey": BUILT_IN_GAMES,
    **{
        name: get_args(getattr(wire, name))
        for name in ("Language", "Reaction", "Result", "Scope", "TableStatus", "Verdict")
    },
}


def json_schema() -> dict[str, Any]:
    """Return one document whose ``$defs`` contain every message."""
    _, parts = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    for name in UNIONS:
        members = [{"$ref": f"#/$defs/{cls.__name__}"} for cls in get_args(getattr(wire, name))]
        parts[name] = {"title": name, "anyOf": members}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": NOTICE,
        "title": "Roost wire protocol",
        "$defs": dict(sorted(parts.items())),
    }


def typescript() -> str:
    """Return the TypeScript types."""
    parts = json_schema()["$defs"]
    requests = set(msgspec.json.schema_components(REQUESTS, ref_template="{name}")[1])
    lines = [f"// {NOTICE}", "", f"export const PROTOCOL = {wire.PROTOCOL};", ""]
    for name, words in WORDS.items():
        lines += [f"export type {name} = {' | '.join(json.dumps(word) for word in words)};", ""]
    for name, part in parts.items():
        if "description" in part:
            comment = " ".join(part["description"].split()).replace("``", "`")
            lines.append(f"/** {comment} */")
        if "anyOf" in part:
            lines += [f"export type {name} = {_type(part, inside=name)};", ""]
            continue
        lines.append(f"export interface {name} {{")
        for field, kind in part["properties"].items():
            optional = "?" if name in requests and field not in part["required"] else ""
            lines.append(f"  {field}{optional}: {_type(kind)};")
        lines += ["}", ""]
    return "\n".join(lines)


_ALIASES = {
    frozenset(cls.__name__ for cls in get_args(getattr(wire, name))): name for name in UNIONS
}
_WORD_ALIASES = {frozenset(words): name for name, words in WORDS.items()}
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def _type(part: dict[str, Any], *, inside: str = "") -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return _union([_type(member) for member in part["anyOf"]], inside)
    if "enum" in part:
        words = frozenset(word for word in part["enum"] if word is not None)
        nullable = None in part["enum"]
        if words in _WORD_ALIASES:
            return _WORD_ALIASES[words] + (" | null" if nullable else "")
        return " | ".join(json.dumps(word) for word in part["enum"])
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return f"[{', '.join(_type(item) for item in part['prefixItems'])}]"
        case "array":
            item = _type(part["items"])
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(part.get('additionalProperties', {}))}>"
        case "null":
            return "null"
        case None:
            return "unknown"
        case kind:
            return _PLAIN[str(kind)]


def _union(members: list[str], inside: str) -> str:
    named = frozenset(name for name in members if name != "null")
    alias = _ALIASES.get(named)
    if alias is not None and alias != inside:
        return alias + (" | null" if "null" in members else "")
    return " | ".join(members)


def files() -> dict[str, str]:
    """Return the content of each file by its name."""
    return {
        "wire.schema.json": json.dumps(json_schema(), indent=1, sort_keys=True) + "\n",
        "wire.ts": typescript(),
    }


def main(folder: str) -> None:
    for name, content in files().items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
