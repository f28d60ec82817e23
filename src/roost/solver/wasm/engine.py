"""Calls of kernels: arrays go in, a kernel runs, arrays come out.

An `Instance` has its own memory. It contains what is kept for all calls (weights, tables); the
arguments of a call are written behind that and forgotten when the call is over.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from math import prod
from threading import Lock
from typing import Any, Final, NamedTuple

from roost.solver.wasm.arrays import CODES, Packed
from roost.solver.wasm.machines import PAGE, new_machine

_ALIGN: Final = 16
_MOST_WORDS: Final = 256  # of a call's arguments


class Kept(NamedTuple):
    """Arrays in an instance's memory: the address and the sizes of each."""

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


class Changed(NamedTuple):
    """A caller's array that a kernel reads and changes."""

    array: Any  # contiguous, with the buffer protocol


Argument = int | float | Kept | Packed | Filled | Changed


class KernelResult(NamedTuple):
    """The result of a kernel, and the arrays it filled, in the order of the arguments."""

    value: float
    filled: tuple[Sequence[Any], ...]


class Instance:
    """The kernels, with their own memory."""

    def __init__(self) -> None:
        self._machine = new_machine()
        self._lock = Lock()
        self._row = self._aligned(self._machine.size())
        self._free = self._row + 8 * _MOST_WORDS
        self._need(self._free)

    def keep(self, *arrays: Packed) -> Kept:
        """Put arrays where every later call finds them."""
        words: list[int] = []
        for given in arrays:
            at = self._take(_size(given))
            self._machine.write(given.data, at)
            words += [at, *given.shape]
        return Kept(tuple(words))

    def keep_filled(self, kernel: str, *arguments: Argument, last: Filled) -> Kept:
        """Run a kernel, and keep the array that it fills as its last argument."""
        kept = Kept((self._take(_size(last)), *last.shape))
        self.run(kernel, *arguments, kept)
        return kept

    def run(self, kernel: str, *arguments: Argument) -> KernelResult:
        """Call a kernel."""
        with self._lock:
            return self._run(kernel, arguments)

    def _run(self, kernel: str, arguments: Sequence[Argument]) -> KernelResult:
        words: list[bytes] = []
        given: list[tuple[int, bytes | memoryview]] = []
        wanted: list[tuple[int, Filled]] = []
        changed: list[tuple[int, memoryview]] = []
        top = self._free
        for argument in arguments:
            if isinstance(argument, Kept):
                words.append(_words(argument.words))
            elif isinstance(argument, Changed):
                whole = memoryview(argument.array)
                view = whole.cast("B") if whole.nbytes else memoryview(b"")
                words.append(_words((top, *(whole.shape or ()))))
                given.append((top, view))
                changed.append((top, view))
                top = self._aligned(top + whole.nbytes)
            elif isinstance(argument, Packed | Filled):
                words.append(_words((top, *argument.shape)))
                given.append((top, argument[2]))
                if isinstance(argument, Filled):
                    wanted.append((top, argument))
                top = self._aligned(top + _size(argument))
            else:
                words.append(struct.pack("<d" if isinstance(argument, float) else "<q", argument))
        self._need(top)
        row = b"".join(words)
        for at, data in ((self._row, row), *given):
            self._machine.write(data, at)
        value = self._machine.call(kernel, self._row, len(row) // 8)
        for at, view in changed:
            if view.nbytes:
                view[:] = self._machine.read(at, at + view.nbytes)
        return KernelResult(value, tuple(self._read(at, filled) for at, filled in wanted))

    def _read(self, at: int, filled: Filled) -> Sequence[Any]:
        found = array(CODES[filled.element])
        found.frombytes(self._machine.read(at, at + _size(filled)))
        return found

    def _take(self, size: int) -> int:
        """Return the address of new room that is kept."""
        at = self._free
        self._free = self._aligned(at + size)
        self._need(self._free)
        return at

    def _need(self, size: int) -> None:
        missing = size - self._machine.size()
        if missing > 0:
            self._machine.grow(-(-missing // PAGE))

    @staticmethod
    def _aligned(address: int) -> int:
        return -(-address // _ALIGN) * _ALIGN


def _size(it: Packed | Filled) -> int:
    return prod(it.shape) * struct.calcsize(CODES[it.element])


def _words(words: Sequence[int]) -> bytes:
    return struct.pack(f"<{len(words)}q", *words)
