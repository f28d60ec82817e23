"""The types of a kernel's values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

_SCALARS = {"b": "bool", "i": "int64_t", "u": "uint64_t", "f": "float", "d": "double"}
_ELEMENTS = {
    "b1": "bool",
    "i1": "int8_t",
    "i2": "int16_t",
    "i4": "int32_t",
    "i8": "int64_t",
    "u1": "uint8_t",
    "u2": "uint16_t",
    "u8": "uint64_t",
    "f4": "float",
    "f8": "double",
}


class UnknownError(Exception):
    """The kernel uses something that the translation does not support."""


@dataclass(frozen=True)
class Scalar:
    """A boolean (b), an integer (i, or u for unsigned 64 bits) or a float (f, d)."""

    kind: str

    @property
    def c(self) -> str:
        return _SCALARS[self.kind]


@dataclass(frozen=True)
class Array:
    """A contiguous array."""

    element: str
    dimensions: int

    @property
    def c(self) -> str:
        return f"A_{self.element}_{self.dimensions}"

    @property
    def element_c(self) -> str:
        return _ELEMENTS[self.element]

    @property
    def value(self) -> Scalar:
        """Return the type of a read element: small integers become large ones."""
        if self.element in ("u8", "b1"):
            return Scalar(self.element[0])
        return Scalar({"f4": "f", "f8": "d"}.get(self.element, "i"))

    @property
    def declaration(self) -> str:
        sizes = ", ".join(f"n{axis}" for axis in range(self.dimensions))
        return f"typedef struct {{ {self.element_c} *p; int32_t {sizes}; }} {self.c};"


@dataclass(frozen=True)
class Struct:
    """A named tuple, or a plain tuple (with fields f0, f1, ...)."""

    name: str
    fields: tuple[tuple[str, Kind], ...]

    @property
    def c(self) -> str:
        return f"S_{self.name}_" + "_".join(_short(kind) for _, kind in self.fields)

    @property
    def declaration(self) -> str:
        fields = " ".join(f"{kind.c} {name};" for name, kind in self.fields)
        return f"typedef struct {{ {fields} }} {self.c};"

    def field(self, name: str) -> Kind:
        for known, kind in self.fields:
            if known == name:
                return kind
        raise UnknownError(f"{self.name} has no {name}")


Kind = Scalar | Array | Struct

BOOL, INT, WORD, SINGLE, DOUBLE = (Scalar(kind) for kind in "biufd")


def _short(kind: Kind) -> str:
    if isinstance(kind, Scalar):
        return kind.kind
    return kind.c if isinstance(kind, Struct) else f"{kind.element}{kind.dimensions}"


def kind_of(value: Any) -> Kind:
    """Return the type of an example value."""
    if isinstance(value, np.ndarray):
        if not value.flags.c_contiguous:
            raise UnknownError("an array whose rows do not lie one after the other")
        return Array(value.dtype.str[1:], value.ndim)
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None) or [f"f{i}" for i in range(len(value))]
        name = type(value).__name__ if hasattr(value, "_fields") else "tuple"
        return Struct(name, tuple((n, kind_of(v)) for n, v in zip(names, value, strict=True)))
    if isinstance(value, bool | np.bool_):
        return BOOL
    if isinstance(value, np.uint64):
        return WORD
    if isinstance(value, int | np.integer):
        return INT
    if isinstance(value, np.float32):
        return SINGLE
    if isinstance(value, float | np.floating):
        return DOUBLE
    raise UnknownError(f"a value of type {type(value).__name__}: {value!r}")


def common(a: Kind, b: Kind) -> Kind:
    """Return the common type of two types, as numba would choose it."""
    if a == b:
        return a
    if not isinstance(a, Scalar) or not isinstance(b, Scalar):
        raise UnknownError(f"both {a} and {b} in one place")
    kinds = {a.kind, b.kind}
    if kinds <= {"b", "i"}:
        return INT
    if kinds <= {"b", "u"}:
        return WORD
    if "u" in kinds:
        raise UnknownError("a word beside a signed number or a fraction: cast one of them")
    return SINGLE if kinds == {"b", "f"} else DOUBLE


def parts(kind: Kind) -> Iterator[Kind]:
    """Return a type and all types within it, innermost first."""
    if isinstance(kind, Struct):
        for _, field in kind.fields:
            yield from parts(field)
    yield kind
