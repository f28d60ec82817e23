"""The library: what is public is named, described and printed so that a reader can guess it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module

import pytest

from docs.generate import LIBRARY
from roost.bots import make_bot
from roost.dice import SeededDice
from roost.rules import make_game

MODULES = sorted(
    name
    for page in LIBRARY.values()
    for name in page
    # OpenSpiel is installed for `make full` only.
    if name not in ("roost.envs.openspiel", "roost.fairdice")
)


def described(kind: type, name: str) -> bool:
    """Return whether a method has a docstring, or inherits one."""
    return any(getattr(vars(base).get(name), "__doc__", None) for base in kind.__mro__)


def undescribed(module: str) -> Iterator[str]:
    """Yield the public names of a module, and of its classes, that have no docstring."""
    held = import_module(module)
    for name in held.__all__:
        one = getattr(held, name)
        is_ours = getattr(one, "__module__", "").startswith("roost.")
        if not is_ours or not (inspect.isclass(one) or inspect.isfunction(one)):
            continue  # data, or another name for a type
        # A dataclass without a docstring gets its signature.
        if not one.__doc__ or one.__doc__.startswith(f"{name}("):
            yield name
        if inspect.isclass(one):
            for attribute, value in vars(one).items():
                is_method = inspect.isfunction(value) and not attribute.startswith("_")
                if is_method and not described(one, attribute):
                    yield f"{name}.{attribute}"


@pytest.mark.parametrize("module", MODULES)
def test_public_names_have_docstrings(module: str) -> None:
    assert list(undescribed(module)) == []


@pytest.mark.parametrize("module", MODULES)
def test_all_names_exist(module: str) -> None:
    held = import_module(module)
    assert [name for name in held.__all__ if not hasattr(held, name)] == []


@pytest.mark.parametrize(
    "text",
    [
        "make_game('pickomino', 'short')",
        "SeededDice('x', drawn=0)",
        "make_game('knockout', 'grid49')",
    ],
)
def test_a_repr_is_code(text: str) -> None:
    one = eval(text, {"make_game": make_game, "SeededDice": SeededDice})
    assert repr(one) == text


def test_a_repr_says_which_bot_it_is() -> None:
    assert repr(make_bot("knockout", "simple")) == "<Bot simple of knockout>"
