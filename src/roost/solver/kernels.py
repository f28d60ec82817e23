"""Compiling a game's kernels ahead of time, so that nobody waits for them later.

Kernels are compiled when they are first called, which takes many seconds, and kept on disk. What
is kept knows only the file that a kernel stands in, not the files it takes constants and other
kernels from: so the sources are looked at here, and after any change all of a game's are compiled
afresh.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from roost.rules import RULES
from roost.rules.registry import Registry
from roost.solver.keeping import compiled_from, kept_in

# What a game's solver offers: calls every kernel once, as games and studies call it.
KERNELS: Registry[Callable[[], None]] = Registry("solver", "compile_kernels")

_STAMP = "kernels.sha256"
_unused: set[str] = set()  # games whose kernels this process does without


class Compiled(NamedTuple):
    game: str
    seconds: float


def compile_all() -> Iterator[Compiled]:
    """The kernels of every game that has any, each game in a process of its own."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    games = KERNELS.games()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(len(games), mp_context=context) as pool:
        yield from pool.map(compile_game, games)


def compile_game(game: str) -> Compiled:
    """Compile what is not compiled yet, or no longer up to date."""
    began = perf_counter()
    if not up_to_date(game):
        for kept in list(compiled_from(_folder(game))):
            kept.unlink()
    KERNELS.of(game)()
    stamp = _stamp(game)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(_fingerprint(game), encoding="utf-8")
    return Compiled(game, perf_counter() - began)


def do_without(*games: str) -> None:
    """Let this process use the light kernels of these games, where there are any. To be said before
    the first question: for few of them, loading compiled ones takes longer than all answers."""
    _unused.update(games)


def up_to_date(game: str) -> bool:
    """Whether the game's kernels were compiled from the sources as they are, for this process to
    use."""
    if game in _unused:
        return False
    try:
        stamp = _stamp(game).read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return stamp == _fingerprint(game)


def _stamp(game: str) -> Path:
    kept = kept_in()
    return _folder(game) / "__pycache__" / _STAMP if kept is None else kept / f"{game}-{_STAMP}"


def _folder(game: str) -> Path:
    return _source(KERNELS.of(game).__module__)


def _fingerprint(game: str) -> str:
    """Of the solver and of the rules, whose constants are compiled in."""
    digest = sha256()
    for folder in (_folder(game), _source(RULES.of(game).__module__)):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _source(module: str) -> Path:
    return Path(sys.modules[module].__file__ or "").parent
