"""The proof of the dice in a game file: the record's `dice` object, parsed and checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from roost.rules.core import Json
from roost.rules.errors import RecordError

SCHEME = 2  # of fair dice
DUPLICATE_SCHEME = 1
BARE = "-"  # a roll without a link
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class SeatProof:
    """A seat's part in the proof.

    Without a commitment, the seat gave no seed. A `withheld` seat committed and did not reveal.
    `anchor` is the end of its chain, `link` the last link it revealed.
    """

    commitment: str | None = None
    seed: bytes | None = None
    withheld: bool = False
    anchor: bytes | None = None
    link: bytes | None = None


@dataclass(frozen=True, slots=True)
class FairProof:
    """The proof of fair dice. `seed` is None until the server reveals it.

    `links` has one character per roll: the seat whose link is part of the roll, or `BARE` if the
    player gave none.
    """

    table: str
    commitment: str
    seed: bytes | None
    seats: tuple[SeatProof, ...]
    first_drawn: bool = False
    links: str = ""
    public: bytes | None = None

    def to_json(self) -> dict[str, Json]:
        return {
            "source": "fair",
            "scheme": SCHEME,
            "table": self.table,
            "commitment": self.commitment,
            "seed": hex_text(self.seed),
            "seats": [_seat_to_json(seat) for seat in self.seats],
            "first_drawn": self.first_drawn,
            "links": self.links,
            "public": hex_text(self.public),
        }


def _seat_to_json(seat: SeatProof) -> dict[str, Json]:
    return {
        "commitment": seat.commitment,
        "seed": hex_text(seat.seed),
        "withheld": seat.withheld,
        "anchor": hex_text(seat.anchor),
        "link": hex_text(seat.link),
    }


@dataclass(frozen=True, slots=True)
class DuplicateProof:
    """The proof of duplicate dice. `seed` is None until the stream is closed."""

    stream: str
    commitment: str
    seed: bytes | None

    def to_json(self) -> dict[str, Json]:
        return {
            "source": "duplicate",
            "scheme": DUPLICATE_SCHEME,
            "stream": self.stream,
            "commitment": self.commitment,
            "seed": hex_text(self.seed),
        }


def proof_from_json(data: Mapping[str, Json]) -> FairProof | DuplicateProof | None:
    """Return the proof in a record's `dice`; None if this source of dice has no proof."""
    source = data.get("source")
    if source not in ("fair", "duplicate"):
        return None
    scheme = data.get("scheme")
    known = SCHEME if source == "fair" else DUPLICATE_SCHEME
    if type(scheme) is not int or scheme != known:
        raise RecordError(
            f"dice of scheme {scheme!r}; this program checks {known}",
            code="dice-scheme",
            value=str(scheme),
            known=str(known),
        )
    commitment = _digest(data, "commitment")
    if commitment is None:
        raise _bad("commitment", "is missing")
    if source == "duplicate":
        return DuplicateProof(_text(data, "stream"), commitment, _seed(data))
    seats = data.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, Mapping) for seat in seats):
        raise _bad("seats", "is a list with one object per seat")
    links = data.get("links", "")
    marks = {BARE, *map(str, range(len(seats)))}
    if not isinstance(links, str) or not set(links) <= marks:
        raise _bad("links", f"has a seat or a {BARE} for each roll")
    return FairProof(
        _text(data, "table"),
        commitment,
        _seed(data),
        tuple(_seat_from_json(seat) for seat in seats),
        _flag(data, "first_drawn"),
        links,
        _seed(data, "public"),
    )


def _seat_from_json(data: Mapping[str, Json]) -> SeatProof:
    return SeatProof(
        _digest(data, "commitment"),
        _seed(data),
        _flag(data, "withheld"),
        _seed(data, "anchor"),
        _seed(data, "link"),
    )


def hex_text(seed: bytes | None) -> str | None:
    return None if seed is None else seed.hex()


def hex_seed(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)


def is_hex(value: object) -> bool:
    """Return whether a value is 32 bytes as hexadecimal digits."""
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


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
    if not is_hex(value):
        raise _bad(key, "is 64 hexadecimal digits")
    return str(value)


def _seed(data: Mapping[str, Json], key: str = "seed") -> bytes | None:
    return hex_seed(_digest(data, key))
