"""The generated part of the documentation, as Markdown: every command, route and message, and
the library by its docstrings. `packaging/handbook.py` puts it beside what people wrote.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc, isclass
from pathlib import Path
from pkgutil import walk_packages

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "roost"
# Packages for programmers; the others are internal to the server and the command line.
LIBRARY = ("rules", "dice", "fairdice", "bots", "analysis", "client", "arena", "envs", "testing")


def pages() -> dict[str, str]:
    """Return the generated pages by file name, without suffix."""
    return {
        "reference-commands": commands(),
        "reference-routes": routes(),
        "reference-messages": messages(),
        **{f"reference-{room}": library(room) for room in LIBRARY},
    }


def commands() -> str:
    from roost.cli import find_command, full_names, make_parser, overview
    from roost.locale import Catalogue

    texts = Catalogue("en")
    parts = ["# Commands", _code(overview(texts))]
    for name in full_names():
        parser = make_parser(name, find_command(name), texts)
        parts += [f"## roost {name}", _code(parser.format_help())]
    return "\n\n".join(parts)


def routes() -> str:
    from roost.server.app import operations
    from roost.server.features import load

    parts = [
        "# Routes",
        "A server tells of itself at `/api/openapi.json` and `/api/asyncapi.json`.",
    ]
    for operation in sorted(operations(load()), key=lambda one: (one.path, one.method)):
        parts += [f"## {operation.method} {operation.path}", operation.about]
        if operation.body is not None:
            parts.append(f"Takes `{_type(operation.body)}`.")
        for parameter in operation.query:
            parts.append(f"- `?{parameter.name}=`: {parameter.about}")
        if operation.answer is not None:
            parts.append(f"Answers `{_type(operation.answer)}`.")
    return "\n\n".join(parts)


def messages() -> str:
    import msgspec

    import roost.wire

    found = walk_packages(roost.wire.__path__, "roost.wire.")
    modules = [roost.wire, *(import_module(one.name) for one in found)]
    structs = {
        value.__name__: value
        for module in modules
        for value in vars(module).values()
        if isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__.startswith("roost.wire")
    }
    parts = ["# Messages", "[The protocol](protocol.md) shows each out of a real game."]
    for name, struct in sorted(structs.items()):
        parts += [f"## {name}", _own_doc(struct)]
        held = msgspec.structs.fields(struct)
        parts.append("\n".join(f"- `{one.encode_name}`: `{_type(one.type)}`" for one in held))
    return "\n\n".join(part for part in parts if part)


def library(room: str) -> str:
    """Describe a package's modules and their public names, without importing them."""
    place = SOURCE / room
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
    parts = [f"# roost.{room}"]
    for file in files:
        tree = ast.parse(file.read_text("utf-8"))
        offered = list(_offered(tree))
        if offered:
            name = ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
            parts += [f"## {name.removesuffix('.__init__')}", _doc(tree), *offered]
    return "\n\n".join(part for part in parts if part)


def _offered(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_public(node.name):
            yield f"### {node.name}\n\n{_told(_signature(node), node)}"
        elif isinstance(node, ast.ClassDef) and _is_public(node.name):
            bases = ", ".join(map(ast.unparse, node.bases))
            yield f"### {node.name}\n\n{_told(f'class {node.name}({bases})', node)}"
            for inner in node.body:
                is_method = isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
                if is_method and _is_public(inner.name) and ast.get_docstring(inner):
                    yield _told(_signature(inner), inner)


def _told(head: str, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return f"{_code(head, 'python')}\n\n{_doc(node)}"


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    word = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{word} {node.name}({ast.unparse(node.args)}){returns}"


def _is_public(name: str) -> bool:
    return not name.startswith("_")


def _doc(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Convert reStructuredText's double colons before literal blocks to Markdown."""
    text = (ast.get_docstring(node) or "").replace("``", "`")
    return text.replace("::\n", ":\n")


def _own_doc(kind: type) -> str:
    return (getdoc(kind) or "") if "__doc__" in vars(kind) else ""


def _type(kind: object) -> str:
    return kind.__name__ if isclass(kind) else str(kind).replace("roost.wire.", "")


def _code(text: str, language: str = "text") -> str:
    return f"```{language}\n{text.rstrip()}\n```"
