"""The dice check of a record. Parsing the record has already checked its moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import NamedTuple

from roost.dice import SeededDice
from roost.fairdice.chain import unroll
from roost.fairdice.commit import (
    NO_SEED,
    seat_commitment,
    server_commitment,
    stream_commitment,
)
from roost.fairdice.draw import DuplicateDice, FairDice, Places
from roost.fairdice.findings import Finding
from roost.fairdice.proof import BARE, DuplicateProof, FairProof, SeatProof, proof_from_json
from roost.fairdice.receipt import Receipt, compare
from roost.rules.core import State
from roost.rules.dice import Roll
from roost.rules.record import Record


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a dice check.

    `checked`: the dice follow from the seeds. `sealed`: the seed is not revealed yet. `bare`
    counts, per seat, the rolls without a link of a human player, which the server could have known
    in advance. `first_named`: the table chose who starts, so there was no draw.
    """

    source: str
    rolls: int
    checked: bool
    sealed: bool
    findings: tuple[Finding, ...]
    withheld: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    commitment: str | None = None
    bare: tuple[int, ...] = ()
    linked: int = 0
    first_named: bool = False

    @property
    def good(self) -> bool:
        return not self.findings


class _Throw(NamedTuple):
    state: State
    roll: Roll


def verify(record: Record, seen: str | None = None, receipt: Receipt | None = None) -> Report:
    """Check that every roll of the record follows from its seeds.

    `seen` is the server's commitment and `receipt` a player's receipt, both from before the game. A
    file alone cannot prove that it contains the same ones.
    """
    thrown = [_Throw(m.before, m.move) for m in record.replay() if isinstance(m.move, Roll)]
    proof = proof_from_json(record.dice)
    source = str(record.dice["source"])
    if not isinstance(proof, FairProof):
        if proof is None and source == SeededDice.name and "seed" in record.dice:
            return _check_seeded(record, thrown, seen, receipt)
        return _unlike_fair(source, proof, thrown, seen, receipt)
    findings = [*_compare_seen(proof.commitment, seen), *_compare_table(record, proof)]
    if receipt is not None:
        findings += compare(receipt, proof)
    findings += _check_fair(proof, record, thrown)
    rules = record.rules
    return Report(
        source,
        len(thrown),
        checked=proof.seed is not None,
        sealed=proof.seed is None,
        findings=tuple(findings),
        withheld=tuple(seat for seat, s in enumerate(proof.seats) if s.withheld),
        silent=tuple(seat for seat, s in enumerate(proof.seats) if s.commitment is None),
        commitment=proof.commitment,
        bare=_count_bare(proof, record, thrown),
        linked=len(proof.links) - proof.links.count(BARE),
        first_named=not proof.first_drawn and not rules.rolls_for_start and record.start is None,
    )


def _check_seeded(
    record: Record, thrown: list[_Throw], seen: str | None, receipt: Receipt | None
) -> Report:
    """Check the rolls of a seed that the file contains.

    If the game has a start position, the number of earlier rolls is unknown. Then different rolls
    prove nothing.
    """
    unlike = _unlike_fair(SeededDice.name, None, thrown, seen, receipt)
    dice = SeededDice(str(record.dice["seed"]))
    wrong: list[Finding] = []
    for index, (_, roll) in enumerate(thrown):
        wrong += _compare(index, roll, dice.roll(len(roll.dice)))
    if wrong and record.start is not None:
        return unlike
    return replace(unlike, checked=True, findings=(*unlike.findings, *wrong))


def _unlike_fair(
    source: str,
    proof: DuplicateProof | None,
    thrown: list[_Throw],
    seen: str | None,
    receipt: Receipt | None,
) -> Report:
    findings: list[Finding] = []
    if receipt is not None:
        findings.append(Finding("no-receipt", {"source": source}))
    if proof is None:
        if seen is not None:
            findings.append(Finding("no-commitment", {"source": source}))
        return Report(source, len(thrown), False, False, tuple(findings))
    findings += [*_compare_seen(proof.commitment, seen), *_check_duplicate(proof, thrown)]
    sealed = proof.seed is None
    return Report(
        source, len(thrown), not sealed, sealed, tuple(findings), commitment=proof.commitment
    )


def _compare_seen(given: str, seen: str | None) -> Iterator[Finding]:
    if seen is not None and not compare_digest(given, seen):
        yield Finding("other-commitment", {"given": given, "wanted": seen})


def _compare_table(record: Record, proof: FairProof) -> Iterator[Finding]:
    table = record.tags.get("table")
    if table is not None and table != proof.table:
        yield Finding("other-table", {"given": str(table), "wanted": proof.table})


def _check_fair(proof: FairProof, record: Record, thrown: list[_Throw]) -> Iterator[Finding]:
    if len(proof.seats) != len(record.players):
        yield Finding("seat-count", {"given": len(proof.seats), "wanted": len(record.players)})
        return
    yield from _seats(proof)
    if proof.seed is None:
        if record.outcome() is not None or record.tags.get("status") == "abandoned":
            yield Finding("seed-missing", {})  # a finished game must reveal it
        return
    if not compare_digest(server_commitment(proof.table, proof.seed), proof.commitment):
        yield Finding("server-commitment", {})
        return
    seeds = tuple(s.seed or NO_SEED for s in proof.seats)
    dice = FairDice(proof.table, proof.seed, seeds, proof.public or b"")
    if proof.first_drawn and record.first != dice.first_seat():
        yield Finding("first-seat", {"given": record.first, "wanted": dice.first_seat()})
    if len(proof.links) != len(thrown):
        yield Finding("link-count", {"given": len(proof.links), "wanted": len(thrown)})
        return
    links = list(_links(proof, thrown))
    for seat in sorted({link.seat for link in links if isinstance(link, _Unchained)}):
        yield Finding("chain", {"seat": seat})
    for index, (_, roll) in enumerate(thrown):
        link = links[index]
        if not isinstance(link, _Unchained):
            yield from _compare(index, roll, dice.roll(index, len(roll.dice), link))


class _Unchained(NamedTuple):
    """A link that does not lead back to its seat's anchor."""

    seat: int


def _links(proof: FairProof, thrown: list[_Throw]) -> Iterator[bytes | _Unchained | None]:
    """Yield the link of each roll, computed from the last link of its seat."""
    chains = [
        _chain_links(proof, seat, proof.links.count(str(seat))) for seat in range(len(proof.seats))
    ]
    for mark, (state, _) in zip(proof.links, thrown, strict=True):
        if mark == BARE:
            yield None
            continue
        seat, chain = int(mark), chains[int(mark)]
        link = _Unchained(seat) if chain is None else next(chain)
        yield link if seat == state.seat else _Unchained(seat)


def _chain_links(proof: FairProof, seat: int, count: int) -> Iterator[bytes] | None:
    """Return a seat's links in the order of its throws; None if they do not lead to its anchor."""
    given = proof.seats[seat]
    if count == 0:
        return iter(())
    if given.link is None or given.anchor is None:
        return None
    anchor, *links = unroll(proof.table, seat, given.link, count)
    return iter(links) if compare_digest(anchor, given.anchor) else None


def _count_bare(proof: FairProof, record: Record, thrown: list[_Throw]) -> tuple[int, ...]:
    counts = [0] * len(record.players)
    if len(proof.links) == len(thrown):
        for (state, _), mark in zip(thrown, proof.links, strict=True):
            counts[state.seat] += mark == BARE and record.players[state.seat].bot is None
    return tuple(counts)


def _seats(proof: FairProof) -> Iterator[Finding]:
    for seat, given in enumerate(proof.seats):
        if given.seed is None:
            if given.commitment is not None and not given.withheld and proof.seed is not None:
                yield Finding("seat-seed-missing", {"seat": seat})
        elif given.withheld or given.commitment is None:
            yield Finding("seat-seed-unexpected", {"seat": seat})
        elif not _fits_commitment(proof, seat, given, given.seed):
            yield Finding("seat-commitment", {"seat": seat})


def _fits_commitment(proof: FairProof, seat: int, given: SeatProof, seed: bytes) -> bool:
    wanted = seat_commitment(proof.table, seat, seed, given.anchor)
    return compare_digest(wanted, given.commitment or "")


def _check_duplicate(proof: DuplicateProof, thrown: list[_Throw]) -> Iterator[Finding]:
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
