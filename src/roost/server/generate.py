"""Generate what the web app needs of the messages: `python -m roost.server.generate FOLDER`.

`wire.ts` holds the messages of `roost.wire`, `<feature>.ts` those of a feature's operations.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from roost.server.core.feature import Feature
from roost.server.core.http.operation import operations_of
from roost.server.features import load
from roost.wire import schema

_NAME = re.compile(r"\b[A-Z]\w+")


def feature_types(feature: type[Feature]) -> str:
    """Return the TypeScript types of a feature's messages."""
    package = _package(feature)
    declared = vars(import_module(f"{package}.messages"))
    wire = schema.typescript()
    operations = operations_of(feature)
    bodies = [op.body for op in operations if op.body is not None]
    answers = [op.answer for op in operations if op.answer not in (None, dict)]
    _, parts = msgspec.json.schema_components([*bodies, *answers], ref_template="{name}")
    own = {name: parts[name] for name in sorted(parts) if not _exports(wire, name)}
    unions = {name: value for name, value in declared.items() if _is_union(value, own)}
    for name, union in unions.items():
        own[name] = {"anyOf": [{"$ref": cls.__name__} for cls in get_args(union)]}
    words = {
        name: get_args(value)
        for name, value in declared.items()
        if get_origin(value) is Literal and not _exports(wire, name)
    }
    lines = schema.words(words)
    lines += schema.TypeScript(unions, words).declarations(own, schema.request_names(bodies))
    used = {name for line in lines if not line.startswith("/**") for name in _NAME.findall(line)}
    shared = sorted(name for name in used if name not in own and _exports(wire, name))
    notice = f"// Generated from {package} by scripts/generate-types. Do not edit."
    imports = [f'import type {{ {", ".join(shared)} }} from "./wire";', ""] if shared else []
    return "\n".join([notice, "", *imports, *lines])


def _package(feature: type[Feature]) -> str:
    return feature.__module__.rpartition(".")[0]


def _exports(typescript: str, name: str) -> bool:
    return re.search(rf"^export (?:interface|type) {name}\b", typescript, re.MULTILINE) is not None


def _is_union(value: Any, own: dict[str, Any]) -> bool:
    members = get_args(value) if get_origin(value) in (Union, UnionType) else ()
    return bool(members) and all(getattr(one, "__name__", "") in own for one in members)


def files() -> dict[str, str]:
    """Return the content of each file by its name."""
    with_messages = [one for one in load() if find_spec(f"{_package(one)}.messages")]
    return {"wire.ts": schema.typescript()} | {
        f"{one.name}.ts": feature_types(one) for one in with_messages
    }


def main(folder: str) -> None:
    for name, content in files().items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
