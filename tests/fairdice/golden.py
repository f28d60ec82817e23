"""Golden vectors that every implementation of the fair dice must reproduce.

`python -m tests.fairdice.golden` writes them again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from roost.fairdice import (
    NO_SEED,
    Chain,
    DuplicateDice,
    FairDice,
    Place,
    fingerprint,
    seat_commitment,
    server_commitment,
    stream_commitment,
)

PATH = Path(__file__).parents[1] / "golden" / "fairdice.json"
SERVER = bytes(range(32))
SEATS = (bytes([1]) * 32, NO_SEED, bytes([255]) * 32)


def vectors() -> dict[str, Any]:
    stream = DuplicateDice("s23456789ab", SERVER)
    places = [Place(s, t, r) for s in range(2) for t in (0, 1, 30) for r in (0, 3)]
    return {
        "fair": fair(),
        "duplicate": {
            "stream": stream.stream,
            "seed": SERVER.hex(),
            "commitment": stream_commitment(stream.stream, SERVER),
            "rolls": [
                {
                    "seat": p.seat,
                    "turn": p.turn,
                    "roll": p.roll,
                    "dice": [stream.die(p, die) for die in range(8)],
                }
                for p in places
            ],
        },
    }


def fair() -> dict[str, Any]:
    """Return chains, commitments, rolls with and without a link, and the fingerprint."""
    table, secrets = "abc23defgh", (bytes([2]) * 32, bytes([3]) * 32)
    chains = [Chain(table, seat, secret) for seat, secret in enumerate(secrets)]
    anchors = [*(chain.anchor for chain in chains), None]
    commitments = [
        seat_commitment(table, seat, SEATS[seat], anchor) for seat, anchor in enumerate(anchors)
    ]
    dice = FairDice(table, SERVER, SEATS)
    throws = [(0, 0), (1, 0), (0, 1), (2, None), (0, 2), (1, 1)]
    rolls = []
    for index, (seat, throw) in enumerate(throws):
        link = None if throw is None else chains[seat].link(throw)
        rolls.append(
            {
                "index": index,
                "seat": seat,
                "link": None if link is None else link.hex(),
                "dice": list(dice.roll(index, 1 + index, link).dice),
            }
        )
    return {
        "table": table,
        "seed": SERVER.hex(),
        "commitment": server_commitment(table, SERVER),
        "seats": [
            {
                "seed": SEATS[seat].hex(),
                "secret": secrets[seat].hex() if seat < len(secrets) else None,
                "anchor": None if anchor is None else anchor.hex(),
                "commitment": commitments[seat],
            }
            for seat, anchor in enumerate(anchors)
        ],
        "fingerprint": fingerprint(table, server_commitment(table, SERVER), commitments),
        "first": dice.first_seat(),
        "rolls": rolls,
    }


def text() -> str:
    return json.dumps(vectors(), indent=1) + "\n"


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(text(), encoding="utf-8")
