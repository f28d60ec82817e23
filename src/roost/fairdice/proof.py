"""The proof of the dice in a game file: the record's `dice` object.

It has what the moves do not show: tips, the last link of each chain, absences. Earlier links follow
by hashing, everything else from the rules (docs/fair-dice.md, "Record").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from roost.fairdice.hashing import LINKS, before, raw
from roost.fairdice.transcript import (
    AwayEntry,
    BackEntry,
    ChainEntry,
    Entry,
    GoneEntry,
    Hex32,
    Transcript,
)
from roost.rules.core import Json
from roost.rules.errors import RecordError

SCHEME = 3
SHARED_SCHEME = 1

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]
MarkKind: TypeAlias = Literal["away", "back", "gone", "chain"]
Mark: TypeAlias = tuple[Number, MarkKind, Number]  # number of the entry, kind, seat


class ChainProof(Struct, frozen=True):
    """A chain; `last` is the index and the link seen last. The server's seat is the number of
    seats.
    """

    seat: Number
    base: Number
    tip: Hex32
    last: tuple[Number, Hex32] | None

    def links(self) -> dict[int, str]:
        """Return the links by index, as far as they were seen."""
        if self.last is None:
            return {}
        k, link = self.last[0], raw(self.last[1])
        if not 0 <= k - self.base < LINKS:
            raise bad_proof("chains")
        found = {}
        for index in range(k, self.base - 1, -1):
            found[index] = link.hex()
            link = before(link, 1)
        return found


class FairProof(Struct, frozen=True, tag_field="source", tag="fair"):
    table: Annotated[str, Meta(min_length=1, max_length=64)]
    version: Number  # of the rules
    seats: tuple[Hex32 | None, ...]  # the tips
    server: Hex32
    first_drawn: bool
    chains: tuple[ChainProof, ...]
    marks: tuple[Mark, ...]
    scheme: int = SCHEME


class SharedProof(Struct, frozen=True, tag_field="source", tag="shared"):
    """The proof of shared dice. `seed` is None until the stream is closed."""

    stream: Annotated[str, Meta(min_length=1, max_length=64)]
    commitment: Hex32
    seed: Hex32 | None
    scheme: int = SHARED_SCHEME


def proof_of(transcript: Transcript) -> FairProof:
    """Return the proof of a game so far."""
    facts = transcript.facts
    first = transcript.first_chains
    return FairProof(
        table=facts.table,
        version=facts.rules,
        seats=tuple(first[:-1]),
        server=first[-1] or "",
        first_drawn=facts.first is None,
        chains=tuple(
            ChainProof(
                chain.seat,
                chain.base,
                chain.tip,
                (chain.base + chain.number - 1, chain.last.hex()) if chain.number else None,
            )
            for chain in transcript.chains
        ),
        marks=tuple(_marks(transcript.entries)),
    )


_KINDS: dict[type[Struct], MarkKind] = {
    AwayEntry: "away",
    BackEntry: "back",
    GoneEntry: "gone",
    ChainEntry: "chain",
}


def _marks(entries: list[Entry]) -> Iterator[Mark]:
    for n, entry in enumerate(entries):
        if isinstance(entry, AwayEntry | BackEntry | GoneEntry | ChainEntry):
            yield n, _KINDS[type(entry)], entry.seat


def proof_from_json(data: Mapping[str, Json]) -> FairProof | SharedProof | None:
    """Return the proof in a record's `dice`; None if this source of dice has no proof."""
    source = data.get("source")
    if source not in ("fair", "shared"):
        return None
    scheme = data.get("scheme")
    known = SCHEME if source == "fair" else SHARED_SCHEME
    if type(scheme) is not int or scheme != known:
        raise RecordError(
            f"dice of scheme {scheme!r}; this program checks {known}",
            code="dice-scheme",
            value=str(scheme),
            known=str(known),
        )
    try:
        proof: FairProof | SharedProof = msgspec.convert(data, FairProof | SharedProof)
    except msgspec.ValidationError as error:
        raise bad_proof(str(error)) from None
    return proof


def bad_proof(why: str) -> RecordError:
    return RecordError(f"not a proof of dice: {why}", value=f"dice: {why[:80]}")
