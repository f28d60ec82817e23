"""The AsyncAPI document of a table's socket, generated from the message types."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from roost import __version__, wire
from roost.server.core.http.operation import KEY, SINCE
from roost.server.core.http.socket import CLOSE_CODES

_SCHEMAS = "#/components/schemas/{name}"
_UP, _DOWN = get_args(wire.ClientMessage), get_args(wire.ServerMessage)


def document(host: str, cookie: str) -> dict[str, Any]:
    """Build the AsyncAPI document for this server."""
    _, schemas = msgspec.json.schema_components((*_UP, *_DOWN), ref_template=_SCHEMAS)
    codes = ", ".join(f"{code} {meaning}" for code, meaning in CLOSE_CODES.items())
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Roost",
            "version": __version__,
            "description": "The socket of a table: commands up, what happens down. "
            f"Close codes: {codes}. docs/protocol.md tells the order of things.",
            "license": {"name": "Apache-2.0"},
        },
        "defaultContentType": "application/json",
        "servers": {
            "here": {
                "host": host,
                "protocol": "ws",
                "security": [
                    {"$ref": "#/components/securitySchemes/cookie"},
                    {"$ref": "#/components/securitySchemes/token"},
                ],
            }
        },
        "channels": {"table": _channel()},
        "operations": {
            "command": _operation("receive", "What a client sends.", _UP),
            "news": _operation("send", "What the server sends.", _DOWN),
        },
        "components": {
            "schemas": schemas,
            "messages": {cls.__name__: _message(cls) for cls in (*_UP, *_DOWN)},
            "securitySchemes": {
                "cookie": {"type": "httpApiKey", "in": "cookie", "name": cookie},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _channel() -> dict[str, Any]:
    query = {
        parameter.name: {**parameter.schema, "description": parameter.about}
        for parameter in (KEY, SINCE)
    }
    return {
        "address": "/api/tables/{id}/live",
        "parameters": {"id": {"description": "the table's id"}},
        "bindings": {
            "ws": {"method": "GET", "query": {"type": "object", "properties": query}},
        },
        "messages": {
            cls.__name__: {"$ref": f"#/components/messages/{cls.__name__}"}
            for cls in (*_UP, *_DOWN)
        },
    }


def _operation(action: str, summary: str, messages: tuple[Any, ...]) -> dict[str, Any]:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{cls.__name__}"} for cls in messages],
    }


def _message(cls: type[Any]) -> dict[str, Any]:
    about = " ".join((cls.__doc__ or "").split())
    return {
        "name": cls.__struct_config__.tag,
        "title": cls.__name__,
        **({"summary": about} if about else {}),
        "payload": {"$ref": _SCHEMAS.format(name=cls.__name__)},
    }
