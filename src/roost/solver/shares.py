"""Win shares, or what changes them: one number for every seat."""

from __future__ import annotations

from collections.abc import Sequence


class Shares(tuple[float, ...]):
    """Plain numbers that add up seat by seat.

    >>> Shares((0.5, 0.5)) + Shares((0.25, -0.25))
    Shares((0.75, 0.25))
    """

    __slots__ = ()

    @classmethod
    def none(cls, seats: int) -> Shares:
        return cls([0.0] * seats)

    def __repr__(self) -> str:
        return f"Shares({tuple(self)!r})"

    def __add__(self, other: Sequence[float]) -> Shares:  # type: ignore[override]
        return Shares(a + b for a, b in zip(self, other, strict=True))

    def __radd__(self, other: int) -> Shares:
        """`sum` begins with zero."""
        if other == 0:
            return self
        return NotImplemented

    def __sub__(self, other: Sequence[float]) -> Shares:
        return Shares(a - b for a, b in zip(self, other, strict=True))

    def __mul__(self, by: float) -> Shares:  # type: ignore[override]
        return Shares(by * value for value in self)

    __rmul__ = __mul__  # type: ignore[assignment]

    def tolist(self) -> list[float]:
        """Return the shares as a list."""
        return list(self)

    def sum(self) -> float:
        """Return the sum."""
        return sum(self)

    def min(self) -> float:
        """Return the smallest share."""
        return min(self)

    def max(self) -> float:
        """Return the largest share."""
        return max(self)
