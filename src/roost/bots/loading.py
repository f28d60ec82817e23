"""Loading of external bots from a text: ``file.py:Name``, ``module:Name`` or ``run:COMMAND``."""

from __future__ import annotations

import hashlib
import importlib.util
import shlex
import shutil
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from roost.bots.guard import Guarded, Limited
from roost.bots.policy import Policy
from roost.rules.core import Action
from roost.rules.errors import GameError

RUN = "run:"  # prefix of a program's command line
SECONDS = 2.0  # time limit per decision
FILES = "roost_own_"  # prefix of the module names of files


class BotError(GameError):
    """A bot that cannot be found or loaded."""

    code = "bad-bot"


_settled = {"seconds": SECONDS}


def give_programs(seconds: float) -> None:
    """Set the time limit per decision of external bots in this process."""
    _settled["seconds"] = seconds


def seconds_for_programs() -> float:
    return _settled["seconds"]


def own_policy(source: str) -> Guarded:
    """Return the guarded policy that a text describes."""
    return _loaded(source, _settled["seconds"])


@cache
def _loaded(source: str, seconds: float) -> Guarded:
    if source.startswith(RUN):
        from roost.bots.program import ProgramPolicy

        words = shlex.split(source.removeprefix(RUN))
        if not words:
            raise BotError("run: needs a command", why="command", value=source)
        if shutil.which(words[0]) is None:
            raise BotError(f"there is no program {words[0]}", why="program", value=words[0])
        return Guarded(ProgramPolicy(words, seconds))
    return Guarded(Limited(_policy_of(_object(source), source), seconds))


def _policy_of(found: Any, source: str) -> Policy:
    if isinstance(found, type):
        try:
            found = found()
        except Exception as error:  # noqa: BLE001  # somebody else's code
            raise BotError(
                f"{source} cannot be made without arguments: {error}",
                why="making",
                value=source,
                reason=f"{type(error).__name__}: {error}",
            ) from None
    if callable(getattr(found, "probabilities", None)):
        return found  # type: ignore[no-any-return]
    choose = getattr(found, "choose", found)
    if not callable(choose):
        raise BotError(
            f"{source} has neither `choose` nor `probabilities`, and is no function",
            why="shape",
            value=source,
        )
    return _Chooser(choose)


class _Chooser:
    """A policy from a function that returns one decision."""

    def __init__(self, choose: Any) -> None:
        self._choose = choose

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        return {self._choose(state): 1.0}


def _object(source: str) -> Any:
    where, _, name = source.rpartition(":")
    if not where or not name:
        raise BotError(f"{source!r} names no bot", why="shape", value=source)
    module = _from_file(Path(where)) if where.endswith(".py") else _from_module(where)
    found = module
    for part in name.split("."):
        found = getattr(found, part, None)
        if found is None:
            known = ", ".join(_own_names(module))
            raise BotError(
                f"{where} has no {name}; it has {known}", why="name", value=name, known=known
            )
    return found


def _own_names(module: Any) -> list[str]:
    """Return the names defined in a module that may be bots, without imported ones."""
    names = vars(module).items()
    own = (key for key, value in names if getattr(value, "__module__", "") == module.__name__)
    return sorted(key for key in own if not key.startswith("_"))


def _from_module(name: str) -> Any:
    try:
        return import_module(name)
    except Exception as error:  # noqa: BLE001
        raise _unreadable(name, error) from None


def _from_file(path: Path) -> Any:
    """Load a file as a module, once per process; it can import modules from its folder."""
    if not path.is_file():
        raise BotError(f"there is no file {path}", why="file", value=str(path))
    path = path.resolve()
    name = f"{FILES}{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path} is no Python file", why="file", value=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # noqa: BLE001
        del sys.modules[name]
        raise _unreadable(str(path), error) from None
    return module


def _unreadable(where: str, error: Exception) -> BotError:
    reason = f"{type(error).__name__}: {error}"
    return BotError(f"{where}: {reason}", why="loading", value=where, reason=reason)
