"""What a game file carries about its dice: the record's `dice` object, read and checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from roost.rules.core import Json
from roost.rules.errors import RecordError

SCHEME = 1
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class SeatProof:
    """A seat without a commitment gave no seed; a `withheld` one committed and did not reveal."""

    commitment: str | None = None
    seed: bytes | None = None
    withheld: bool = False


@dataclass(frozen=True, slots=True)
class FairProof:
    """`seed` is None while the server has not revealed it."""

    table: str
    commitment: str
    seed: bytes | None
    seats: tuple[SeatProof, ...]
    first_drawn: bool = False

    def to_json(self) -> dict[str, Json]:
        return {
            "source": "fair",
            "scheme": SCHEME,
            "table": self.table,
            "commitment": self.commitment,
            "seed": _hex(self.seed),
            "seats": [
                {"commitment": s.commitment, "seed": _hex(s.seed), "withheld": s.withheld}
                for s in self.seats
            ],
            "first_drawn": self.first_drawn,
        }


@dataclass(frozen=True, slots=True)
class DuplicateProof:
    """`seed` is None until the stream is closed."""

    stream: str
    commitment: str
    seed: bytes | None

    def to_json(self) -> dict[str, Json]:
        return {
            "source": "duplicate",
            "scheme": SCHEME,
            "stream": self.stream,
            "commitment": self.commitment,
            "seed": _hex(self.seed),
        }


def proof_from_json(data: Mapping[str, Json]) -> FairProof | DuplicateProof | None:
    """The proof in a record's `dice`; None where the source proves nothing."""
    source = data.get("source")
    if source not in ("fair", "duplicate"):
        return None
    scheme = data.get("scheme")
    if scheme != SCHEME:
        reason = f"dice of scheme {scheme!r}; this program checks {SCHEME}"
        raise RecordError(reason, code="dice-scheme", value=str(scheme), known=str(SCHEME))
    commitment = _digest(data, "commitment")
    if commitment is None:
        raise _bad("commitment", "is missing")
    if source == "duplicate":
        return DuplicateProof(_text(data, "stream"), commitment, _seed(data))
    seats = data.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, Mapping) for seat in seats):
        raise _bad("seats", "is a list with one object per seat")
    return FairProof(
        _text(data, "table"),
        commitment,
        _seed(data),
        tuple(SeatProof(_digest(s, "commitment"), _seed(s), _flag(s, "withheld")) for s in seats),
        _flag(data, "first_drawn"),
    )


def _hex(seed: bytes | None) -> str | None:
    return None if seed is None else seed.hex()


def _bad(key: str, why: str) -> RecordError:
    return RecordError(f"not a proof of dice: `{key}` {why}", value=f"dice.{key}")


def _text(data: Mapping[str, Json], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not 0 < len(value) <= 64:
        raise _bad(key, "is a text of 1 to 64 characters")
    return value


def _flag(data: Mapping[str, Json], key: str) -> bool:
    value = data.get(key, False)
    if type(value) is not bool:
        raise _bad(key, "is true or false")
    return value


def _digest(data: Mapping[str, Json], key: str) -> str | None:
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise _bad(key, "is 64 hexadecimal digits")
    return value


def _seed(data: Mapping[str, Json]) -> bytes | None:
    value = _digest(data, "seed")
    return None if value is None else bytes.fromhex(value)
