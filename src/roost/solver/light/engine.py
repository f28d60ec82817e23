"""The module at work: arrays go in, a kernel runs, arrays come out.

An `Instance` has memory of its own, in which lies what it keeps (weights, tables); what a call
brings lies behind that, and is forgotten when the call is over.
"""

from __future__ import annotations

import atexit
import struct
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from math import prod
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast
from weakref import WeakSet

from roost.solver.light.arrays import CODES, Packed

if TYPE_CHECKING:
    import wasmtime

MODULE: Final = Path(__file__).with_name("kernels.wasm")
_PAGE: Final = 1 << 16
_ALIGN: Final = 16
_MOST_WORDS: Final = 256  # of a call's row


class Kept(NamedTuple):
    """Something that lies in an instance's memory: an array as its address and sizes, or several
    arrays one after the other, as a kernel takes a named tuple."""

    words: tuple[int, ...]

    def __add__(self, other: object) -> Kept:
        if not isinstance(other, Kept):
            return NotImplemented
        return Kept(self.words + other.words)


class Filled(NamedTuple):
    """An array that a kernel fills; `start` is what it finds there."""

    element: str
    shape: tuple[int, ...]
    start: bytes = b""


Argument = int | float | Kept | Packed | Filled


class Answer(NamedTuple):
    """What a kernel returned, and what it filled, in the order of the arguments."""

    value: float
    filled: tuple[Sequence[Any], ...]


def available() -> bool:
    """Whether there is a module, and something to run it with."""
    return MODULE.is_file() and find_spec("wasmtime") is not None


class Instance:
    """The kernels, with memory of their own."""

    def __init__(self) -> None:
        import wasmtime

        module = _module()
        self._store = wasmtime.Store(module.engine)
        _stores.add(self._store)
        self._exports: Any = wasmtime.Instance(self._store, module.module, []).exports(self._store)
        self._memory = cast("wasmtime.Memory", self._exports["memory"])
        self._lock = Lock()
        self._row = self._aligned(self._memory.data_len(self._store))
        self._free = self._row + 8 * _MOST_WORDS
        self._need(self._free)

    def keep(self, *arrays: Packed) -> Kept:
        """Put arrays where every later call finds them."""
        words: list[int] = []
        for given in arrays:
            at = self._free
            self._free = self._aligned(at + len(given.data))
            self._need(self._free)
            self._memory.write(self._store, given.data, at)
            words += [at, *given.shape]
        return Kept(tuple(words))

    def keep_filled(self, kernel: str, *arguments: Argument) -> Kept:
        """Run a kernel whose last argument is a `Filled` that is kept."""
        *given, last = arguments
        if not isinstance(last, Filled):
            raise TypeError(f"{last!r} is not to be filled")
        at = self._free
        self._free = self._aligned(at + _size(last))
        self._need(self._free)
        kept = Kept((at, *last.shape))
        self.run(kernel, *given, kept)
        return kept

    def run(self, kernel: str, *arguments: Argument) -> Answer:
        """Call a kernel."""
        with self._lock:
            return self._run(kernel, arguments)

    def _run(self, kernel: str, arguments: Sequence[Argument]) -> Answer:
        words: list[bytes] = []
        wanted: list[tuple[int, Filled]] = []
        brought: list[tuple[int, bytes]] = []
        top = self._free
        for argument in arguments:
            if isinstance(argument, Kept):
                words.append(_words(argument.words))
            elif isinstance(argument, Packed | Filled):
                words.append(_words((top, *argument.shape)))
                brought.append((top, argument[2]))
                if isinstance(argument, Filled):
                    wanted.append((top, argument))
                top = self._aligned(top + _size(argument))
            else:
                words.append(struct.pack("<d" if isinstance(argument, float) else "<q", argument))
        self._need(top)
        row = b"".join(words)
        for at, data in ((self._row, row), *brought):
            self._memory.write(self._store, data, at)
        self._exports["heap_from"](self._store, top)
        value = self._exports[kernel](self._store, self._row, len(row) // 8)
        return Answer(value, tuple(self._read(at, filled) for at, filled in wanted))

    def _read(self, at: int, filled: Filled) -> Sequence[Any]:
        found = array(CODES[filled.element])
        found.frombytes(self._memory.read(self._store, at, at + _size(filled)))
        return found

    def _need(self, size: int) -> None:
        missing = size - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // _PAGE))

    @staticmethod
    def _aligned(address: int) -> int:
        return -(-address // _ALIGN) * _ALIGN


# Python takes its modules apart when it ends, and wasmtime's then miss what they free memory with:
# so it is freed before that.
_stores: WeakSet[wasmtime.Store] = WeakSet()


@atexit.register
def _close() -> None:
    for store in list(_stores):
        store.close()
    if _module.cache_info().currsize:
        _module().module.close()
        _module().engine.close()


class _Module(NamedTuple):
    engine: wasmtime.Engine
    module: wasmtime.Module


@cache
def _module() -> _Module:
    """Made ready for this machine once in a process, which takes a fifth of a second."""
    import wasmtime

    engine = wasmtime.Engine()
    return _Module(engine, wasmtime.Module.from_file(engine, str(MODULE)))


def _size(it: Packed | Filled) -> int:
    return prod(it.shape) * struct.calcsize(CODES[it.element])


def _words(words: Sequence[int]) -> bytes:
    return struct.pack(f"<{len(words)}q", *words)
