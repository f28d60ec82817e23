"""Dice that can be checked: committed to before the game, computed during it, proved after it.

docs/fair-dice.md gives the exact bytes, and says what this proves and what it does not.
"""

from __future__ import annotations

from roost.fairdice.commit import (
    NO_SEED,
    new_seed,
    seat_commitment,
    server_commitment,
    stream_commitment,
)
from roost.fairdice.draw import DuplicateDice, FairDice, Place, places
from roost.fairdice.proof import DuplicateProof, FairProof, SeatProof, proof_from_json
from roost.fairdice.verify import Finding, Report, verify

__all__ = [
    "NO_SEED",
    "DuplicateDice",
    "DuplicateProof",
    "FairDice",
    "FairProof",
    "Finding",
    "Place",
    "Report",
    "SeatProof",
    "new_seed",
    "places",
    "proof_from_json",
    "seat_commitment",
    "server_commitment",
    "stream_commitment",
    "verify",
]
