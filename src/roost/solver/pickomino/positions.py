"""Positions of Pickomino before a turn, as kernels take them, and what their turns are worth."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from roost.rules.errors import GameError
from roost.rules.pickomino import PickominoState, PickominoVariant
from roost.rules.pickomino.constants import LOWEST
from roost.rules.pickomino.variant import RETURNED_FACE_DOWN, SHORT
from roost.solver.pickomino.reading import inputs
from roost.solver.pickomino.rows import GONE, GRILL, OPTIONS, OUTCOMES, TILES
from roost.solver.pickomino.turn.kernels import kernels, tables_in_memory
from roost.solver.pickomino.turn.tables import TOTALS
from roost.solver.shares import Shares
from roost.solver.wasm.arrays import Arrays, Packed, packed
from roost.solver.wasm.engine import Argument, Filled

Rows = list[list[float]]


class Positions:
    """Positions with the same number of seats."""

    def __init__(self, states: Sequence[PickominoState]) -> None:
        self.seats = states[0].seats if states else 2
        for state in states:
            if state.seats != self.seats:
                raise GameError(
                    f"a batch has one number of seats: {self.seats} and {state.seats} were given",
                    code="mixed-seats",
                )
        self.movers = [state.seat for state in states]
        owner, height = array("b"), array("b")
        for state in states:
            owners, heights = _tiles(state)
            owner += owners
            height += heights
        count = len(states)
        self.arguments: tuple[Argument, ...] = (
            self.seats,
            Packed("i1", (count, TILES), owner.tobytes()),
            Packed("i1", (count, TILES), height.tobytes()),
            packed("i1", self.movers),
            Packed("b1", (count, OPTIONS), b"".join(options_of(s.variant) for s in states)),
        )

    @classmethod
    def of_rows(
        cls, seats: int, owner: Packed, height: Packed, seat: Packed, options: Packed
    ) -> Positions:
        """Return the positions of a batch."""
        positions = cls(())
        positions.seats = seats
        positions.movers = [int(mover) for mover in seat.numbers()]
        positions.arguments = (seats, owner, height, seat, options)
        return positions

    def __len__(self) -> int:
        return len(self.movers)

    def greedy_worths(self) -> Rows:
        """Value each outcome in worms this turn.

        A steal counts 1 + 1/(n-1) times; failing costs the own top tile.
        """
        worth = Filled("f8", (len(self), OUTCOMES))
        found = kernels().run("greedy_worths", *self.arguments, worth)
        return _rows(found.filled[0], OUTCOMES)

    def payoffs(self, worth: Sequence[Sequence[float]]) -> Rows:
        """Return the worth of the best outcome of each total."""
        count = len(self)
        flat = packed("f8", [value for row in worth for value in row], count, OUTCOMES)
        chosen, best = Filled("i8", (count, TOTALS)), Filled("f8", (count, TOTALS))
        found = kernels().run("payoffs", *self.arguments, flat, chosen, best)
        return _rows(found.filled[1], TOTALS)


class ValueNetwork:
    """A network of win shares before a turn; one for each number of seats."""

    def __init__(self, seats: int, data: Arrays) -> None:
        self.seats = seats
        layers = [name.removesuffix(".weight") for name in data if name.endswith(".weight")]
        if "first" in layers:  # files of two hidden layers
            layers = ["first", "second", "last"]
        weights = array("f")
        sizes = [inputs(seats)]
        for name in layers:
            weight, bias = data[f"{name}.weight"], data[f"{name}.bias"]
            width, known = weight.shape
            numbers = weight.numbers()
            for column in range(known):  # a row of weights per input
                weights.extend(numbers[column::known])
            weights.extend([0.0] * (width * (sizes[-1] - known)))  # others do nothing
            weights.extend(bias.numbers())
            sizes.append(width)
        self.kept = kernels().keep(packed("i8", sizes), packed("f4", weights))

    def outcomes(self, positions: Positions) -> Rows:
        """Return the mover's win share after each outcome of its turn.

        Exact if the game is then over; zero for tiles out of reach.
        """
        worth = Filled("f8", (len(positions), OUTCOMES))
        found = kernels().run("outcome_values", *positions.arguments, self.kept, worth)
        return _rows(found.filled[0], OUTCOMES)

    def shares(self, positions: Positions) -> list[Shares]:
        """Return win shares by seat at the start of a turn."""
        shares = Filled("f8", (len(positions), self.seats))
        found = kernels().run("position_values", *positions.arguments, self.kept, shares)
        rows = _rows(found.filled[0], self.seats)
        return [
            Shares(row[(seat - mover) % self.seats] for seat in range(self.seats))
            for row, mover in zip(rows, positions.movers, strict=True)
        ]

    def turn_shares(self, positions: Positions) -> list[Shares]:
        """Return `shares` with one exact turn before the network."""
        shares = Filled("f8", (len(positions), self.seats))
        asked = *positions.arguments, self.kept, tables_in_memory()
        rows = _rows(kernels().run("turn_shares", *asked, shares).filled[0], self.seats)
        return [Shares(row) for row in rows]


def _tiles(state: PickominoState) -> tuple[array[int], array[int]]:
    """Return the owner of each tile, and its height in that stack."""
    owner = array("b", [GRILL if state.grill >> tile & 1 else GONE for tile in range(TILES)])
    height = array("b", [0] * TILES)
    for seat, stack in enumerate(state.stacks):
        for place, tile in enumerate(stack):
            owner[tile - LOWEST], height[tile - LOWEST] = seat, place
    return owner, height


def options_of(variant: PickominoVariant) -> bytes:
    """Return a variant as the kernels read it: short, face down, any lower, turn on empty."""
    short, face_down = variant.ending == SHORT, variant.ending == RETURNED_FACE_DOWN
    return bytes([short, face_down, variant.any_lower, variant.turn_on_empty])


def _rows(numbers: Sequence[float], width: int) -> Rows:
    return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]
