"""Whole games of Pickomino between bots that play each turn for fixed values of its outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from roost.rules.pickomino import PickominoVariant
from roost.solver.pickomino.positions import ValueNetwork, options_of
from roost.solver.pickomino.turn.kernels import kernels, tables_in_memory
from roost.solver.wasm.arrays import Packed, packed
from roost.solver.wasm.engine import Filled

GREEDY: Final = 0  # worms this turn
STRONGEST: Final = 1  # the network's win share


class Finished(NamedTuple):
    """One finished game, with values by seat; `luck` is None if it was not measured.

    Luck is the value of the outcomes minus the mean over all outcomes, by the network.
    """

    turns: int
    shares: Sequence[float]
    worms: Sequence[int]
    luck: Sequence[float] | None


def play_games(
    variant: PickominoVariant,
    styles: Sequence[Sequence[int]],
    network: ValueNetwork,
    *,
    seed: int,
    first: int,
    measure_luck: bool,
) -> list[Finished]:
    """Play the games from number `first` on, with a style for each seat of each game."""
    games, seats = len(styles), network.seats
    found = kernels().run(
        "pickomino_matches",
        seed,
        first,
        seats,
        Packed("b1", (len(options_of(variant)),), options_of(variant)),
        packed("i8", [style for row in styles for style in row], games, seats),
        network.kept,
        tables_in_memory(),
        Filled("i4", (games,)),
        Filled("f8", (games, seats)),
        Filled("i8", (games, seats)),
        Filled("f8", (games if measure_luck else 0, seats)),
    )
    turns, shares, worms, luck = found.filled
    spans = [slice(game * seats, (game + 1) * seats) for game in range(games)]
    return [
        Finished(turns[game], shares[span], worms[span], luck[span] if measure_luck else None)
        for game, span in enumerate(spans)
    ]
