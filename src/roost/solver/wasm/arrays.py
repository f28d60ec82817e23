"""Arrays without numpy, as files of weights contain them and kernels take them."""

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

# By element, as numpy names it: its code in `struct` and `array`.
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
    """An array, row after row."""

    element: str
    shape: tuple[int, ...]
    data: bytes

    def numbers(self) -> Sequence[float]:
        """Return all numbers, flat."""
        return struct.unpack(f"<{prod(self.shape)}{CODES[self.element]}", self.data)


Arrays = Mapping[str, Packed]


def packed(element: str, numbers: Iterable[float], *shape: int) -> Packed:
    """Return numbers as an array; without a shape, as a flat one."""
    flat = array(CODES[element], numbers)
    return Packed(element, shape or (len(flat),), flat.tobytes())


def read_arrays(path: Path) -> Arrays:
    """Return the arrays of an ``.npz`` file, by name."""
    try:
        with zipfile.ZipFile(path) as file:
            return {
                name.removesuffix(".npy"): _array(file.read(name), name) for name in file.namelist()
            }
    except (OSError, zipfile.BadZipFile) as error:
        raise WeightsError(f"{path}: {error}", file=path) from error


def _array(data: bytes, name: str) -> Packed:
    """Read one array as numpy writes it: a line of text describes what follows."""
    wide = data[6:7] != b"\x01"
    start = 12 if wide else 10
    size = int.from_bytes(data[8:start], "little")
    head = ast.literal_eval(data[start : start + size].decode("latin-1"))
    order, element = head["descr"][:1], head["descr"][1:]
    if data[:6] != _MAGIC or order == ">" or head["fortran_order"] or element not in CODES:
        raise WeightsError(f"{name} is not a plain array: {head}", file=name)
    return Packed(element, tuple(head["shape"]), data[start + size :])
