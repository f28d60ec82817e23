"""The reference of every public name, from its docstring: `python -m tests.conventions.api` writes
it.

Public is what a package names in its `__all__`, and what the classes there offer without an
underscore in front.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.conventions.sources import ROOT

REFERENCE = ROOT / "docs" / "api.md"
PACKAGES = (
    "roost.rules",
    "roost.rules.pickomino",
    "roost.rules.knockout",
    "roost.bots",
    "roost.arena",
    "roost.arena.benchmark",
    "roost.client",
    "roost.testing",
)
HEAD = """# Reference

Every public name, by package; `python -m tests.conventions.api` makes this page from the
docstrings. [The library in ten minutes](library.md) shows how they go together.
"""


def public(package: str) -> Iterator[tuple[str, Any]]:
    """Names and what they stand for, in order."""
    module = import_module(package)
    for name in sorted(module.__all__, key=str.lower):
        yield name, getattr(module, name)


def own_doc(thing: Any) -> str:
    """What was written about it, and not what Python makes up or a parent says."""
    found = thing.__dict__.get("__doc__") if isinstance(thing, type) else thing.__doc__
    text = inspect.cleandoc(found or "")
    made_up = (
        isinstance(thing, type) and is_dataclass(thing) and text.startswith(thing.__name__ + "(")
    )
    return "" if made_up else text


def described(thing: Any) -> bool:
    """Whether it is something that carries a docstring: constants and aliases do not."""
    return inspect.isclass(thing) or inspect.isfunction(thing)


def methods(thing: type) -> Iterator[tuple[str, str]]:
    """The signature and the words of each public method and property of a class."""
    for name, member in vars(thing).items():
        if name.startswith("_"):
            continue
        if isinstance(member, (classmethod, staticmethod)):
            member = member.__func__
        if inspect.isfunction(member):
            yield f"{name}{_signature(member)}", inspect.cleandoc(member.__doc__ or "")
        elif isinstance(member, (property, cached_property)):
            yield name, inspect.cleandoc(member.__doc__ or "")


def undescribed() -> list[str]:
    """Public names without a word about them."""
    return [
        f"{package}.{name}"
        for package in PACKAGES
        for name, thing in public(package)
        if described(thing) and not own_doc(thing)
    ]


def reference() -> str:
    parts = [HEAD]
    for package in PACKAGES:
        doc = inspect.cleandoc(import_module(package).__doc__ or "")
        parts.append(f"## `{package}`\n\n{doc.partition(chr(10) + chr(10))[0]}\n")
        parts += [_entry(name, thing) for name, thing in public(package) if described(thing)]
    return "\n".join(parts)


def _entry(name: str, thing: Any) -> str:
    if not inspect.isclass(thing):
        return f"### `{name}{_signature(thing)}`\n\n{own_doc(thing)}\n"
    lines = [f"### class `{name}`\n", own_doc(thing), ""]
    lines += [f"- `{title}` {_line(text)}".rstrip() for title, text in methods(thing)]
    return "\n".join(lines).rstrip() + "\n"


def _signature(thing: Any) -> str:
    return str(inspect.signature(thing)).replace("'", "")


def _line(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    REFERENCE.write_text(reference(), encoding="utf-8")
    sys.stdout.write(f"{REFERENCE.relative_to(Path.cwd())}\n")


if __name__ == "__main__":
    main()
