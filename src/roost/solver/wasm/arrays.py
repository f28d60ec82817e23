"""Arrays without numpy: what files of weights hold, and what kernels are given."""

from __future__ import annotations

import ast
import struct
import zipfile
from array import array
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Final, NamedTuple

from roost.rules.errors import GameError

# By element, as numpy names it: how `struct` and `array` do.
CODES: Final = {
    "b1": "B",
    "i1": "b",
    "u1": "B",
    "i2": "h",
    "u2": "H",
    "i4": "i",
    "u4": "I",
    "i8": "q",
    "u8": "Q",
    "f2": "e",
    "f4": "f",
    "f8": "d",
}
_MAGIC: Final = b"\x93NUMPY"


class WeightsError(GameError):
    """A file of weights that cannot be read."""

    code = "bad-weights"


class Packed(NamedTuple):
    """Rows that lie one after the other."""

    element: str
    shape: tuple[int, ...]
    data: bytes

    def numbers(self) -> Sequence[float]:
        """All of it, flat."""
        return struct.unpack(f"<{prod(self.shape)}{CODES[self.element]}", self.data)


Arrays = Mapping[str, Packed]


def packed(element: str, numbers: Iterable[float], *shape: int) -> Packed:
    """Numbers as an array; without a shape, as a flat one."""
    made = array(CODES[element], numbers)
    return Packed(element, shape or (len(made),), made.tobytes())


def read_arrays(path: Path) -> Arrays:
    """The arrays of an ``.npz`` file, by name."""
    try:
        with zipfile.ZipFile(path) as file:
            return {
                name.removesuffix(".npy"): _array(file.read(name), name) for name in file.namelist()
            }
    except (OSError, zipfile.BadZipFile) as error:
        raise WeightsError(f"{path}: {error}", file=path) from error


def _array(data: bytes, name: str) -> Packed:
    """One array as numpy writes it: a line of text says what follows."""
    wide = data[6:7] != b"\x01"
    start = 12 if wide else 10
    size = int.from_bytes(data[8:start], "little")
    head = ast.literal_eval(data[start : start + size].decode("latin-1"))
    order, element = head["descr"][:1], head["descr"][1:]
    if data[:6] != _MAGIC or order == ">" or head["fortran_order"] or element not in CODES:
        raise WeightsError(f"{name} is no plain array: {head}", file=name)
    return Packed(element, tuple(head["shape"]), data[start + size :])
