"""The receipt of a table, kept by a player.

It holds all commitments as shown before any seed was revealed, and the player's own part in the
dice. Comparing it with the game file exposes a server that changed either afterwards.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from roost.fairdice.commit import FINGERPRINT_DOMAIN, number, part
from roost.fairdice.findings import Finding
from roost.fairdice.proof import FairProof, SeatProof, hex_seed, hex_text, is_hex
from roost.rules.errors import GameError

FORMAT = "roost-receipt"
VERSION = 1
DIGITS, GROUP = 40, 5  # 132 bits; a collision of two receipts takes about 2**66 tries


class ReceiptError(GameError):
    """A file that is not a valid receipt."""

    code = "bad-receipt"


def fingerprint(table: str, commitment: str, seats: Sequence[str | None]) -> str:
    """Return a table's commitments as digits for people to compare, in groups of five."""
    data = part(FINGERPRINT_DOMAIN) + part(table.encode()) + part(bytes.fromhex(commitment))
    for seat in seats:
        data += part(bytes.fromhex(seat or ""))
    data += number(len(seats))
    digits = str(int.from_bytes(hashlib.sha256(data).digest()) % 10**DIGITS).zfill(DIGITS)
    return " ".join(digits[start : start + GROUP] for start in range(0, DIGITS, GROUP))


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """What a seat of the receipt's owner contributed.

    `thrown` lists the rolls, counted from 0 over the whole game, that used a link of its chain.
    """

    seat: int
    seed: bytes
    anchor: bytes | None = None
    revealed: bool = True
    thrown: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Receipt:
    table: str
    commitment: str
    seats: tuple[str | None, ...]
    own: tuple[OwnSeat, ...] = ()

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.table, self.commitment, self.seats)

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "table": self.table,
            "commitment": self.commitment,
            "seats": list(self.seats),
            "own": [
                {
                    "seat": own.seat,
                    "seed": own.seed.hex(),
                    "anchor": hex_text(own.anchor),
                    "revealed": own.revealed,
                    "thrown": list(own.thrown),
                }
                for own in self.own
            ],
            "fingerprint": self.fingerprint,
        }

    def dumps(self) -> str:
        return json.dumps(self.to_json(), indent=1) + "\n"

    @classmethod
    def loads(cls, text: str) -> Receipt:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise _bad("not JSON", "") from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: Any) -> Receipt:
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise _bad(f"`format` is not {FORMAT}", "format")
        if data.get("version") != VERSION:
            raise _bad(f"version {data.get('version')!r}; this program reads {VERSION}", "version")
        table, seats, own = data.get("table"), data.get("seats"), data.get("own")
        if not isinstance(table, str) or not 0 < len(table) <= 64:
            raise _bad("`table` is a text of 1 to 64 characters", "table")
        if not is_hex(data.get("commitment")):
            raise _bad("`commitment` is 64 hexadecimal digits", "commitment")
        if not isinstance(seats, list) or not all(s is None or is_hex(s) for s in seats):
            raise _bad("`seats` lists commitments", "seats")
        if not isinstance(own, list):
            raise _bad("`own` lists seats", "own")
        receipt = cls(
            table,
            data["commitment"],
            tuple(seats),
            tuple(_own(seat, len(seats)) for seat in own),
        )
        if data.get("fingerprint") not in (None, receipt.fingerprint):
            raise _bad("its fingerprint is not that of its commitments", "fingerprint")
        return receipt


def _own(data: Any, seats: int) -> OwnSeat:
    if not isinstance(data, Mapping):
        raise _bad("a seat of `own` is an object", "own")
    seat, thrown, revealed = data.get("seat"), data.get("thrown", []), data.get("revealed", True)
    if type(seat) is not int or not 0 <= seat < seats:
        raise _bad(f"a seat of `own` is 0 to {seats - 1}", "own.seat")
    if not isinstance(thrown, list) or any(type(roll) is not int or roll < 0 for roll in thrown):
        raise _bad("`thrown` lists rolls", "own.thrown")
    if not is_hex(data.get("seed")) or not (data.get("anchor") is None or is_hex(data["anchor"])):
        raise _bad("seeds and anchors are 64 hexadecimal digits", "own.seed")
    if type(revealed) is not bool:
        raise _bad("`revealed` is true or false", "own.revealed")
    anchor = hex_seed(data.get("anchor"))
    return OwnSeat(seat, bytes.fromhex(data["seed"]), anchor, revealed, tuple(thrown))


def _bad(reason: str, value: str) -> ReceiptError:
    return ReceiptError(f"not a receipt: {reason}", reason=reason, value=value)


def compare(receipt: Receipt, proof: FairProof) -> Iterator[Finding]:
    """Yield every difference between a table's proof and its player's receipt.

    This works at any time, also before all seeds are revealed.
    """
    if proof.table != receipt.table:
        yield Finding("receipt-table", {"given": proof.table, "wanted": receipt.table})
        return
    if proof.commitment != receipt.commitment:
        yield Finding("receipt-server", {})
    if len(proof.seats) != len(receipt.seats):
        yield Finding("seat-count", {"given": len(proof.seats), "wanted": len(receipt.seats)})
        return
    for seat, (given, shown) in enumerate(zip(proof.seats, receipt.seats, strict=True)):
        if given.commitment != shown:
            yield Finding("receipt-seat", {"seat": seat})
    for own in receipt.own:
        yield from _compare_own(own, proof.seats[own.seat], proof.links)


def _compare_own(own: OwnSeat, given: SeatProof, links: str) -> Iterator[Finding]:
    if given.withheld and own.revealed:
        yield Finding("receipt-withheld", {"seat": own.seat})
    if given.seed is not None and given.seed != own.seed:
        yield Finding("receipt-seed", {"seat": own.seat})
    if given.anchor is not None and given.anchor != own.anchor:
        yield Finding("receipt-anchor", {"seat": own.seat})
    for roll in own.thrown:
        if roll < len(links) and links[roll] != str(own.seat):
            yield Finding("receipt-throw", {"seat": own.seat, "roll": roll + 1})
