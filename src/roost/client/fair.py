"""The client's side of the fair dice: seeds, hash chains and receipts."""

from __future__ import annotations

from dataclasses import dataclass, field

from roost import wire
from roost.client.errors import UnfairError
from roost.fairdice import (
    Chain,
    FairProof,
    Finding,
    OwnSeat,
    Receipt,
    SeatProof,
    compare,
    new_seed,
    seat_commitment,
    server_commitment,
)


@dataclass
class _Own:
    """The secrets of one of our seats."""

    seed: bytes
    chain: Chain
    committed: bool = False
    revealed: bool = False
    thrown: list[int] = field(default_factory=list)


class FairPlay:
    """The client's record of one table's dice."""

    def __init__(self, table: str) -> None:
        self.table = table
        self._own: dict[int, _Own] = {}
        self._commitment: str | None = None  # the server's commitment, as first shown
        # the seats' commitments, once all were ready
        self._seats: tuple[str | None, ...] | None = None
        self._mine: frozenset[int] = frozenset()  # our seats at that time

    # -- giving one's part -----------------------------------------------------------------

    def commit(self, seat: int) -> str:
        """Return the seat's commitment; repeated calls return the same one."""
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = _Own(new_seed(), Chain(self.table, seat, new_seed()))
        return seat_commitment(self.table, seat, own.seed, own.chain.anchor)

    def was_committed(self, seat: int) -> None:
        """Note that the server acknowledged the commitment; it may not show another one now."""
        self._own[seat].committed = True

    def withdraw(self, seat: int) -> None:
        """Withdraw a rejected commitment: another of our devices may have sent one."""
        own = self._own.get(seat)
        if own is not None and not own.committed:
            del self._own[seat]

    def opened(self, seat: int) -> tuple[str, str] | None:
        """Return seed and anchor for the reveal, or None if this client did not commit."""
        own = self._own.get(seat)
        return None if own is None else (own.seed.hex(), own.chain.anchor.hex())

    def was_revealed(self, seat: int) -> None:
        """Note that the server acknowledged the reveal; it cannot deny it now."""
        self._own[seat].revealed = True

    def link(self, seat: int, dice: wire.FairView) -> str | None:
        """Return the link for the seat's next roll, or None if this client has no chain for it."""
        own = self._own.get(seat)
        if own is None or dice.source != "fair":
            return None
        link = own.chain.link(dice.links.count(str(seat)))
        return None if link is None else link.hex()

    def was_thrown(self, seat: int, roll: int) -> None:
        """Note that the server acknowledged a roll with a link."""
        self._own[seat].thrown.append(roll)

    # -- holding the server to it ----------------------------------------------------------

    def look(self, view: wire.TableView, player: str | None) -> None:
        """Check a view against everything shown before; raise `UnfairError` on a difference.

        `player` is our id at the table. What is shown before the first reveal is
        remembered.
        """
        dice = view.dice
        if dice.source != "fair":
            return
        if self._commitment is None:
            self._commitment = dice.commitment
        found = self._check_own_commitments(view, player)
        if view.status == "open":
            if dice.commitment != self._commitment:
                found.append(Finding("receipt-server", {}))
        else:
            if self._seats is None:  # all are ready, and we have not revealed anything yet
                self._seats = tuple(seat.commitment for seat in dice.seats)
                self._mine = _seats_of(view, player)
            found += [
                *compare(self.receipt, _story(self.table, dice)),
                *self._check_revealed_seeds(dice),
            ]
        if found:
            raise UnfairError(self.table, found)

    def _check_own_commitments(self, view: wire.TableView, player: str | None) -> list[Finding]:
        """Check that our seats' shown commitments are ours.

        While the table is open, a seat may have to commit again: then none is shown.
        """
        shown = view.dice.seats
        return [
            Finding("receipt-seat", {"seat": seat})
            for seat in sorted(_seats_of(view, player) & self._own.keys())
            if not (view.status == "open" and shown[seat].commitment is None)
            and shown[seat].commitment != self.commit(seat)
        ]

    def _check_revealed_seeds(self, dice: wire.FairView) -> list[Finding]:
        """Check revealed seeds against their commitments."""
        found = [
            Finding("seat-commitment", {"seat": index})
            for index, seat in enumerate(dice.seats)
            if seat.seed is not None and seat.commitment != _commitment(self.table, index, seat)
        ]
        if dice.seed is not None and dice.commitment != server_commitment(
            self.table, bytes.fromhex(dice.seed)
        ):
            found.append(Finding("server-commitment", {}))
        return found

    @property
    def receipt(self) -> Receipt:
        """Return the receipt to keep. It is complete once every seat was ready."""
        own = tuple(
            OwnSeat(seat, own.seed, own.chain.anchor, own.revealed, tuple(own.thrown))
            for seat, own in sorted(self._own.items())
            if seat in self._mine
        )
        return Receipt(self.table, self._commitment or "", self._seats or (), own)


def _seats_of(view: wire.TableView, player: str | None) -> frozenset[int]:
    return frozenset(s.seat for s in view.seats if player is not None and s.player == player)


def _commitment(table: str, index: int, seat: wire.SeatSeed) -> str:
    anchor = None if seat.anchor is None else bytes.fromhex(seat.anchor)
    return seat_commitment(table, index, bytes.fromhex(seat.seed or ""), anchor)


def _story(table: str, dice: wire.FairView) -> FairProof:
    seats = tuple(
        SeatProof(
            seat.commitment,
            None if seat.seed is None else bytes.fromhex(seat.seed),
            seat.withheld,
            None if seat.anchor is None else bytes.fromhex(seat.anchor),
        )
        for seat in dice.seats
    )
    return FairProof(table, dice.commitment or "", None, seats, links=dice.links)
