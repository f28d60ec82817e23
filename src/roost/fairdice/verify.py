"""Checks a record's dice. Its moves were played by the rules when it was read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hmac import compare_digest
from typing import NamedTuple

from roost.fairdice.commit import NO_SEED, seat_commitment, server_commitment, stream_commitment
from roost.fairdice.draw import DuplicateDice, FairDice, Places
from roost.fairdice.proof import DuplicateProof, FairProof, proof_from_json
from roost.rules.core import Json, State
from roost.rules.dice import Roll
from roost.rules.record import Record


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with the dice. People read the message ``verify-<code>``."""

    code: str
    values: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Report:
    """`checked`: the dice follow from the seeds. `sealed`: the seed is not revealed yet."""

    source: str
    rolls: int
    checked: bool
    sealed: bool
    findings: tuple[Finding, ...]
    withheld: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    commitment: str | None = None

    @property
    def good(self) -> bool:
        return not self.findings


class _Thrown(NamedTuple):
    state: State
    roll: Roll


def verify(record: Record, seen: str | None = None) -> Report:
    """Whether every roll of the record is the one its seeds give; and whether its commitment is the
    one that was `seen` before the game, which a file alone cannot prove."""
    thrown = [_Thrown(m.before, m.move) for m in record.replay() if isinstance(m.move, Roll)]
    proof = proof_from_json(record.dice)
    source = str(record.dice["source"])
    if proof is None:
        missing = () if seen is None else (Finding("no-commitment", {"source": source}),)
        return Report(source, len(thrown), checked=False, sealed=False, findings=missing)
    findings: Iterator[Finding]
    withheld: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    if isinstance(proof, FairProof):
        findings = _fair(proof, record, thrown)
        withheld = tuple(seat for seat, s in enumerate(proof.seats) if s.withheld)
        silent = tuple(seat for seat, s in enumerate(proof.seats) if s.commitment is None)
    else:
        findings = _duplicate(proof, thrown)
    return Report(
        source,
        rolls=len(thrown),
        checked=proof.seed is not None,
        sealed=proof.seed is None,
        findings=(*_compare_seen(proof.commitment, seen), *findings),
        withheld=withheld,
        silent=silent,
        commitment=proof.commitment,
    )


def _compare_seen(given: str, seen: str | None) -> Iterator[Finding]:
    if seen is not None and not compare_digest(given, seen):
        yield Finding("other-commitment", {"given": given, "wanted": seen})


def _fair(proof: FairProof, record: Record, thrown: list[_Thrown]) -> Iterator[Finding]:
    if len(proof.seats) != len(record.players):
        yield Finding("seat-count", {"given": len(proof.seats), "wanted": len(record.players)})
        return
    yield from _seats(proof)
    if proof.seed is None:
        if record.outcome() is not None or record.tags.get("status") == "abandoned":
            yield Finding("seed-missing", {})  # the game is over: it was due
        return
    if not compare_digest(server_commitment(proof.table, proof.seed), proof.commitment):
        yield Finding("server-commitment", {})
        return
    dice = FairDice(proof.table, proof.seed, tuple(s.seed or NO_SEED for s in proof.seats))
    if proof.first_drawn and record.first != dice.first_seat():
        yield Finding("first-seat", {"given": record.first, "wanted": dice.first_seat()})
    for index, (_, roll) in enumerate(thrown):
        yield from _compare(index, roll, dice.roll(index, len(roll.dice)))


def _seats(proof: FairProof) -> Iterator[Finding]:
    for seat, given in enumerate(proof.seats):
        if given.seed is None:
            if given.commitment is not None and not given.withheld and proof.seed is not None:
                yield Finding("seat-seed-missing", {"seat": seat})
        elif given.withheld or given.commitment is None:
            yield Finding("seat-seed-unexpected", {"seat": seat})
        elif not compare_digest(seat_commitment(proof.table, seat, given.seed), given.commitment):
            yield Finding("seat-commitment", {"seat": seat})


def _duplicate(proof: DuplicateProof, thrown: list[_Thrown]) -> Iterator[Finding]:
    if proof.seed is None:
        return
    if not compare_digest(stream_commitment(proof.stream, proof.seed), proof.commitment):
        yield Finding("stream-commitment", {})
        return
    dice = DuplicateDice(proof.stream, proof.seed)
    counter = Places()
    for index, (state, roll) in enumerate(thrown):
        yield from _compare(index, roll, dice.roll(counter.next(state), len(roll.dice)))


def _compare(index: int, given: Roll, wanted: Roll) -> Iterator[Finding]:
    if given != wanted:
        faces = {"given": _faces(given), "wanted": _faces(wanted)}
        yield Finding("roll", {"roll": index + 1, **faces})


def _faces(roll: Roll) -> str:
    return " ".join(map(str, roll.dice))
