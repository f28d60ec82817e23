"""The module at work: arrays go in, a kernel runs, arrays come out.

An `Instance` has memory of its own, in which lies what it keeps (weights, tables); what a call
brings lies behind that, and is forgotten when the call is over.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from math import prod
from threading import Lock
from typing import Any, Final, NamedTuple

from roost.solver.wasm.arrays import CODES, Packed
from roost.solver.wasm.machines import PAGE, available, new_machine

__all__ = ["Argument", "Filled", "Instance", "Kept", "KernelResult", "available"]

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


class KernelResult(NamedTuple):
    """What a kernel returned, and what it filled, in the order of the arguments."""

    value: float
    filled: tuple[Sequence[Any], ...]


class Instance:
    """The kernels, with memory of their own."""

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
            at = self._free
            self._free = self._aligned(at + len(given.data))
            self._need(self._free)
            self._machine.write(given.data, at)
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

    def run(self, kernel: str, *arguments: Argument) -> KernelResult:
        """Call a kernel."""
        with self._lock:
            return self._run(kernel, arguments)

    def _run(self, kernel: str, arguments: Sequence[Argument]) -> KernelResult:
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
            self._machine.write(data, at)
        self._machine.call("heap_from", top)
        value = self._machine.call(kernel, self._row, len(row) // 8)
        return KernelResult(value, tuple(self._read(at, filled) for at, filled in wanted))

    def _read(self, at: int, filled: Filled) -> Sequence[Any]:
        found = array(CODES[filled.element])
        found.frombytes(self._machine.read(at, at + _size(filled)))
        return found

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
