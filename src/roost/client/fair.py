"""A client's side of the fair dice: its seeds and chains, and the receipt it holds on to."""

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
    """One seat's secrets."""

    seed: bytes
    chain: Chain
    committed: bool = False
    revealed: bool = False
    thrown: list[int] = field(default_factory=list)


class FairPlay:
    """What one client knows of one table's dice."""

    def __init__(self, table: str) -> None:
        self.table = table
        self._own: dict[int, _Own] = {}
        self._commitment: str | None = None  # the server's, as it was first shown
        self._seats: tuple[str | None, ...] | None = None  # the seats', once all were ready
        self._mine: frozenset[int] = frozenset()  # the seats that were ours then

    # -- giving one's part -----------------------------------------------------------------

    def commit(self, seat: int) -> str:
        """The seat's commitment; the same one when asked again."""
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = _Own(new_seed(), Chain(self.table, seat, new_seed()))
        return seat_commitment(self.table, seat, own.seed, own.chain.anchor)

    def was_committed(self, seat: int) -> None:
        """The server acknowledged the commitment: from now on it can show no other for the seat."""
        self._own[seat].committed = True

    def withdraw(self, seat: int) -> None:
        """The server refused the commitment: another device of ours may have given one."""
        own = self._own.get(seat)
        if own is not None and not own.committed:
            del self._own[seat]

    def opened(self, seat: int) -> tuple[str, str] | None:
        """Seed and anchor, as a reveal sends them; None where this client did not commit."""
        own = self._own.get(seat)
        return None if own is None else (own.seed.hex(), own.chain.anchor.hex())

    def was_revealed(self, seat: int) -> None:
        """The server acknowledged the reveal: from now on it cannot say that none came."""
        self._own[seat].revealed = True

    def link(self, seat: int, dice: wire.FairView) -> str | None:
        """The link for the seat's next throw; None where this client has no chain for it."""
        own = self._own.get(seat)
        if own is None or dice.source != "fair":
            return None
        link = own.chain.link(dice.links.count(str(seat)))
        return None if link is None else link.hex()

    def was_thrown(self, seat: int, roll: int) -> None:
        """The server acknowledged a throw that carried a link."""
        self._own[seat].thrown.append(roll)

    # -- holding the server to it ----------------------------------------------------------

    def look(self, view: wire.TableView, player: str | None) -> None:
        """Remember what is shown before anything is revealed, and compare all that comes after;
        `player` is who we are there. Raises `UnfairError` on the first difference.
        """
        dice = view.dice
        if dice.source != "fair":
            return
        if self._commitment is None:
            self._commitment = dice.commitment
        found = self._swapped(view, player)
        if view.status == "open":
            if dice.commitment != self._commitment:
                found.append(Finding("receipt-server", {}))
        else:
            if self._seats is None:  # all are ready, and nothing of ours is revealed yet
                self._seats = tuple(seat.commitment for seat in dice.seats)
                self._mine = _seats_of(view, player)
            found += [*compare(self.receipt, _story(self.table, dice)), *self._opened(dice)]
        if found:
            raise UnfairError(self.table, found)

    def _swapped(self, view: wire.TableView, player: str | None) -> list[Finding]:
        """What a seat of ours is said to have committed to must be what it did commit to. While the
        table is open it may have to do so anew: then nothing is shown for it."""
        shown = view.dice.seats
        return [
            Finding("receipt-seat", {"seat": seat})
            for seat in sorted(_seats_of(view, player) & self._own.keys())
            if not (view.status == "open" and shown[seat].commitment is None)
            and shown[seat].commitment != self.commit(seat)
        ]

    def _opened(self, dice: wire.FairView) -> list[Finding]:
        """Seeds that are open must be the ones committed to."""
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
        """What to keep of this table. Complete once every seat was ready."""
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
