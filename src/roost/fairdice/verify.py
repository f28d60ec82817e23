"""The dice check of a record. Parsing the record has already checked its moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import NamedTuple

from roost.dice import SeededDice
from roost.fairdice.findings import Finding
from roost.fairdice.proof import ChainProof, FairProof, SharedProof, proof_from_json
from roost.fairdice.receipt import Receipt
from roost.fairdice.shared import Places, SharedDice, stream_commitment
from roost.fairdice.transcript import (
    ActEntry,
    AwayEntry,
    BackEntry,
    BrokenError,
    ChainEntry,
    DueEntry,
    EndEntry,
    Entry,
    Facts,
    GoneEntry,
    MixEntry,
    RollEntry,
    SeatFacts,
    Transcript,
)
from roost.rules.core import Action, Phase, State
from roost.rules.dice import Roll
from roost.rules.record import Record


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a dice check.

    `checked`: the dice follow from the links or the seed. `sealed`: the seed of shared dice is not
    published yet. By seat: `bare` counts rolls without the link of a person, which the server could
    have known in advance, `absences` how often the seat was called away, `chains` how often it had
    a new chain. `first_named`: the table chose who starts, so there was no draw.
    """

    source: str
    rolls: int
    checked: bool
    sealed: bool
    findings: tuple[Finding, ...]
    bare: tuple[int, ...] = ()
    absences: tuple[int, ...] = ()
    chains: tuple[int, ...] = ()
    check: str | None = None
    first_named: bool = False

    @property
    def good(self) -> bool:
        return not self.findings


def verify(record: Record, receipt: Receipt | None = None) -> Report:
    """Check that every roll of the record follows from its links or its seed.

    A file alone cannot prove that it is the game that was played; a player's `receipt` can.
    """
    thrown = [_Throw(m.before, m.move) for m in record.replay() if isinstance(m.move, Roll)]
    proof = proof_from_json(record.dice)
    source = str(record.dice["source"])
    if isinstance(proof, FairProof):
        return _check_fair(record, proof, len(thrown), receipt)
    findings = [] if receipt is None else [Finding("no-receipt", {"source": source})]
    if isinstance(proof, SharedProof):
        findings += _check_shared(proof, thrown)
        known = proof.seed is not None
        return Report(source, len(thrown), known, not known, tuple(findings))
    report = Report(source, len(thrown), False, False, tuple(findings))
    seeded = source == SeededDice.name and "seed" in record.dice
    return _check_seeded(record, thrown, report) if seeded else report


# -- fair dice -----------------------------------------------------------------------------


def _check_fair(record: Record, proof: FairProof, rolls: int, receipt: Receipt | None) -> Report:
    builder = _Builder(record, proof)
    findings = list(_compare_table(record, proof))
    try:
        builder.build()
    except BrokenError as error:
        findings.append(_broken(builder, error))
    if receipt is not None:
        findings += _compare(receipt, proof, builder.states)
    transcript = builder.transcript
    seats = range(len(record.players))
    marks = [(kind, seat) for _, kind, seat in proof.marks]
    return Report(
        "fair",
        rolls,
        checked=True,
        sealed=False,
        findings=tuple(findings),
        bare=tuple(builder.bare.count(seat) for seat in seats),
        absences=tuple(marks.count(("away", seat)) for seat in seats),
        chains=tuple(marks.count(("chain", seat)) for seat in seats),
        check=transcript.check.digits if transcript is not None and transcript.check else None,
        first_named=not proof.first_drawn
        and not record.rules.rolls_for_start
        and record.start is None,
    )


def _broken(builder: _Builder, error: BrokenError) -> Finding:
    if error.code == "faces":
        return Finding("roll", error.values)
    number = 0 if builder.transcript is None else builder.transcript.n
    return Finding("transcript", {**error.values, "entry": number + 1, "code": error.code})


def _compare_table(record: Record, proof: FairProof) -> Iterator[Finding]:
    table = record.tags.get("table")
    if table is not None and table != proof.table:
        yield Finding("other-table", {"given": str(table), "wanted": proof.table})


def _compare(receipt: Receipt, proof: FairProof, states: list[str]) -> Iterator[Finding]:
    """Yield the differences between a receipt and a game, whose `states` are t after each entry."""
    if proof.table != receipt.table:
        yield Finding("receipt-table", {"given": proof.table, "wanted": receipt.table})
        return
    if receipt.n >= len(states):
        yield Finding("receipt-shorter", {"given": len(states) - 1, "wanted": receipt.n})
    elif states[receipt.n] != receipt.t:
        yield Finding("receipt-other", {"entries": receipt.n})
    if not {chain.tip for chain in proof.chains} & set(receipt.tips):
        yield Finding("receipt-no-part", {})


class _Builder:
    """Builds the transcript of a record: from its moves, its chains and its marks."""

    def __init__(self, record: Record, proof: FairProof) -> None:
        self.record, self.proof = record, proof
        self.transcript: Transcript | None = None
        self.states: list[str] = []
        self.bare: list[int] = []  # who threw without the link of a person
        self._marks = {n: (kind, seat) for n, kind, seat in proof.marks}
        self._chains: dict[int, list[ChainProof]] = {}
        for chain in proof.chains:
            self._chains.setdefault(chain.seat, []).append(chain)
        self._links = {
            (seat, k): link
            for seat, chains in self._chains.items()
            for chain in chains
            for k, link in chain.links().items()
        }

    def build(self) -> None:
        record, proof = self.record, self.proof
        if len(proof.seats) != len(record.players):
            raise BrokenError("facts", field="seats")
        transcript = self.transcript = Transcript(facts_of(record, proof), proof.seats)
        self.states = [transcript.t.hex()]
        moments = list(record.replay())
        turn = 0
        while True:
            state = moments[turn].before if turn < len(moments) else record.final()
            mark = self._marks.pop(transcript.n, None)
            if mark is not None:
                self._add(self._marked(*mark))
            elif transcript.mixing:
                entry = self._mix(transcript)
                if entry is None:
                    break
                self._add(entry)
            elif transcript.due is None and state.phase is Phase.CHANCE:
                self._add(DueEntry(state.seat, record.rules.dice_count(state)))
            elif turn < len(moments):
                self._move(transcript, state, moments[turn].move)
                turn += 1
            else:
                break
        self._end(moments[turn:])

    def _end(self, left: Sequence[object]) -> None:
        outcome = self.record.outcome()
        if outcome is not None:
            self._add(EndEntry("over", " ".join(map(str, outcome.scores))))
        elif self.record.tags.get("status") == "abandoned":
            self._add(EndEntry("abandoned"))
        if left or self._marks:
            raise BrokenError("entry", entry="mix" if left else "end")

    def _add(self, entry: Entry) -> None:
        if self.transcript is not None:
            self.transcript.add(entry)
            self.states.append(self.transcript.t.hex())

    def _marked(self, kind: str, seat: int) -> Entry:
        if kind == "chain":
            chains = self._chains.get(seat, [])
            base = 0 if self.transcript is None else self.transcript.k + 1
            tip = next((chain.tip for chain in chains if chain.base == base), None)
            if tip is None:
                raise BrokenError("entry", entry="chain")
            return ChainEntry(seat, tip)
        entries: dict[str, type[AwayEntry | BackEntry | GoneEntry]] = {
            "away": AwayEntry,
            "back": BackEntry,
            "gone": GoneEntry,
        }
        return entries[kind](seat)

    def _mix(self, transcript: Transcript) -> Entry | None:
        server = self._links.get((transcript.seats, transcript.k))
        if server is None:
            return None  # it has not come to this mix
        links = [
            self._links.get((seat, transcript.k)) if transcript.present(seat) else None
            for seat in range(transcript.seats)
        ]
        return MixEntry(tuple(links), server)

    def _move(self, transcript: Transcript, state: State, move: Action | Roll) -> None:
        if not isinstance(move, Roll):
            token = self.record.rules.format_move(state, move)
            self._add(ActEntry(state.seat, token))
            return
        contributor, k = transcript.contributor, transcript.k
        if contributor is None:
            self.bare.append(state.seat)
        link = None if contributor is None else self._links.get((contributor, k))
        self._add(RollEntry(link, self._links.get((transcript.seats, k)), move.dice))


def facts_of(record: Record, proof: FairProof) -> Facts:
    """Return what the dice of a record are bound to."""
    first = None if proof.first_drawn else record.first or 0
    if record.start is not None:
        first = record.rules.parse_position(record.start).seat
    return Facts(
        table=proof.table,
        game=record.game,
        variant=record.variant,
        rules=proof.version,
        position=record.start or "",
        source="fair",
        first=first,
        seats=tuple(
            SeatFacts("person") if player.bot is None else SeatFacts("bot", player.bot)
            for player in record.players
        ),
        server=proof.server,
    )


# -- other dice ----------------------------------------------------------------------------


class _Throw(NamedTuple):
    state: State
    roll: Roll


def _check_seeded(record: Record, thrown: list[_Throw], report: Report) -> Report:
    """Check the rolls of a seed that the file contains.

    If the game has a start position, the number of earlier rolls is unknown. Then different rolls
    prove nothing.
    """
    dice = SeededDice(str(record.dice["seed"]))
    wrong: list[Finding] = []
    for index, (_, roll) in enumerate(thrown):
        wrong += _compare_rolls(index, roll, dice.roll(len(roll.dice)))
    if wrong and record.start is not None:
        return report
    return replace(report, checked=True, findings=(*report.findings, *wrong))


def _check_shared(proof: SharedProof, thrown: list[_Throw]) -> Iterator[Finding]:
    if proof.seed is None:
        return
    seed = bytes.fromhex(proof.seed)
    if not compare_digest(stream_commitment(proof.stream, seed), proof.commitment):
        yield Finding("stream-commitment", {})
        return
    dice = SharedDice(proof.stream, seed)
    counter = Places()
    for index, (state, roll) in enumerate(thrown):
        yield from _compare_rolls(index, roll, dice.roll(counter.next(state), len(roll.dice)))


def _compare_rolls(index: int, given: Roll, wanted: Roll) -> Iterator[Finding]:
    if given != wanted:
        faces = {"given": _faces(given), "wanted": _faces(wanted)}
        yield Finding("roll", {"roll": index + 1, **faces})


def _faces(roll: Roll) -> str:
    return " ".join(map(str, roll.dice))
