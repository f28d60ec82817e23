"""JSON Schema and TypeScript types of every message of `roost.wire`.

`roost.server.generate` writes them, and the types of the features.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
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
    wire.LabRequest,
    wire.ReviewRequest,
    wire.SolveRequest,
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
    "Entry",
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
        for name in ("DiceSource", "Language", "Reaction", "Scope", "TableStatus", "Verdict")
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
    return "\n".join(
        [
            f"// {NOTICE}",
            "",
            f"export const PROTOCOL = {wire.PROTOCOL};",
            "",
            *words(WORDS),
            *TypeScript().declarations(json_schema()["$defs"], request_names(REQUESTS)),
        ]
    )


def request_names(requests: Sequence[Any]) -> set[str]:
    """Return the names of all messages inside requests."""
    return set(msgspec.json.schema_components(requests, ref_template="{name}")[1])


def words(named: Mapping[str, Sequence[str]]) -> list[str]:
    """Declare types that are one of several strings."""
    lines: list[str] = []
    for name, values in named.items():
        lines += [f"export type {name} = {' | '.join(json.dumps(word) for word in values)};", ""]
    return lines


_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


class TypeScript:
    """Writes messages as TypeScript; `unions` and `words` are additional names."""

    def __init__(
        self,
        unions: Mapping[str, Any] | None = None,
        words: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        all_unions = {name: getattr(wire, name) for name in UNIONS} | dict(unions or {})
        self._unions = {
            frozenset(cls.__name__ for cls in get_args(union)): name
            for name, union in all_unions.items()
        }
        self._words = {
            frozenset(values): name for name, values in (WORDS | dict(words or {})).items()
        }

    def declarations(self, parts: Mapping[str, Any], requests: set[str]) -> list[str]:
        """Declare messages; those inside `requests` may omit fields that have a default."""
        lines: list[str] = []
        for name, part in parts.items():
            if "description" in part:
                comment = " ".join(part["description"].split()).replace("``", "`")
                lines.append(f"/** {comment} */")
            if "anyOf" in part:
                lines += [f"export type {name} = {self._type(part, inside=name)};", ""]
                continue
            lines.append(f"export interface {name} {{")
            for field, kind in part["properties"].items():
                optional = "?" if name in requests and field not in part["required"] else ""
                lines.append(f"  {field}{optional}: {self._type(kind)};")
            lines += ["}", ""]
        return lines

    def _type(self, part: dict[str, Any], *, inside: str = "") -> str:
        if "$ref" in part:
            return str(part["$ref"]).rpartition("/")[2]
        if "anyOf" in part:
            return self._union([self._type(member) for member in part["anyOf"]], inside)
        if "enum" in part:
            words = frozenset(word for word in part["enum"] if word is not None)
            nullable = None in part["enum"]
            if words in self._words:
                return self._words[words] + (" | null" if nullable else "")
            return " | ".join(json.dumps(word) for word in part["enum"])
        match part.get("type"):
            case "array" if "prefixItems" in part:
                return f"[{', '.join(self._type(item) for item in part['prefixItems'])}]"
            case "array":
                item = self._type(part["items"])
                return f"({item})[]" if "|" in item else f"{item}[]"
            case "object":
                return f"Record<string, {self._type(part.get('additionalProperties', {}))}>"
            case "null":
                return "null"
            case None:
                return "unknown"
            case kind:
                return _PLAIN[str(kind)]

    def _union(self, members: list[str], inside: str) -> str:
        named = frozenset(name for name in members if name != "null")
        alias = self._unions.get(named)
        if alias is not None and alias != inside:
            return alias + (" | null" if "null" in members else "")
        return " | ".join(members)
