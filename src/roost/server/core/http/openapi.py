"""The OpenAPI document, generated from the operations and message types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from roost import __version__, wire
from roost.server.core.http.operation import JSON, Operation
from roost.server.core.identity.guests import COOKIE

_COMPONENTS = "#/components/schemas/{name}"
_ID = {"type": "string", "pattern": r"^[A-Za-z0-9_-]{1,40}$(?!\n)"}
_REFUSALS = {
    "400": "not understood",
    "401": "not signed in",
    "403": "not allowed",
    "404": "not there, or not for you to know of",
    "405": "not with this method",
    "408": "too slow",
    "409": "not now: stale, taken or over",
    "413": "too large",
    "421": "not a name of this server",
    "422": "against the rules",
    "429": "too many",
    "500": "damaged here",
    "503": "going down, or its store fails",
}


def document(operations: Sequence[Operation], cookie: str = COOKIE) -> dict[str, Any]:
    """Build the document; `cookie` is the name of this server's guest cookie."""
    types = [t for op in operations for t in (op.body, op.answer) if t not in (None, dict)]
    schemas, components = msgspec.json.schema_components(
        [*types, wire.Problem], ref_template=_COMPONENTS
    )
    by_type = dict(zip(map(str, [*types, wire.Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for op in operations:
        paths.setdefault(op.path, {})[op.method.lower()] = _operation(op, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Roost",
            "version": __version__,
            "summary": "Tables to play dice games at.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _operation(op: Operation, types: dict[str, Any]) -> dict[str, Any]:
    refused = _json({"$ref": _COMPONENTS.format(name="Problem")})
    refusals = {status: {"description": text} | refused for status, text in _REFUSALS.items()}
    done = {str(op.status): {"description": "done"} | _content(op, types)}
    found: dict[str, Any] = {
        "operationId": op.name,
        "summary": op.about,
        "parameters": _parameters(op),
        "responses": done | refusals,
    }
    if op.body is not None:
        found["requestBody"] = {"required": True} | _json(types[str(op.body)])
    return found


def _parameters(op: Operation) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": _ID}
        for name in re.findall(r"\{(\w+)\}", op.path)
    ]
    in_query = [
        {
            "name": parameter.name,
            "in": "query",
            "required": False,
            "schema": parameter.schema,
            "description": parameter.about,
        }
        for parameter in op.query
    ]
    return in_path + in_query


def _content(op: Operation, types: dict[str, Any]) -> dict[str, Any]:
    if op.answer is None:
        return {}
    return _json({"type": "object"} if op.answer is dict else types[str(op.answer)], op.media)


def _json(schema: dict[str, Any], media: str = JSON) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}
