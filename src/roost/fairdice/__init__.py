"""Verifiable dice: committed before the game, computed during it, proved after it.

docs/fair-dice.md gives the exact bytes, and what this does and does not prove.
"""

from __future__ import annotations

from roost.fairdice.chain import Chain, follows
from roost.fairdice.commit import (
    NO_SEED,
    new_seed,
    seat_commitment,
    server_commitment,
    stream_commitment,
)
from roost.fairdice.draw import DuplicateDice, FairDice, Place, places
from roost.fairdice.findings import Finding
from roost.fairdice.proof import (
    BARE,
    DUPLICATE_SCHEME,
    SCHEME,
    DuplicateProof,
    FairProof,
    SeatProof,
    proof_from_json,
)
from roost.fairdice.receipt import OwnSeat, Receipt, ReceiptError, compare, fingerprint
from roost.fairdice.verify import Report, verify

__all__ = [
    "BARE",
    "DUPLICATE_SCHEME",
    "NO_SEED",
    "SCHEME",
    "Chain",
    "DuplicateDice",
    "DuplicateProof",
    "FairDice",
    "FairProof",
    "Finding",
    "OwnSeat",
    "Place",
    "Receipt",
    "ReceiptError",
    "Report",
    "SeatProof",
    "compare",
    "fingerprint",
    "follows",
    "new_seed",
    "places",
    "proof_from_json",
    "seat_commitment",
    "server_commitment",
    "stream_commitment",
    "verify",
]
