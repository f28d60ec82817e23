"""The batched turns of training are the rules' turns."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
import torch

from roost.rules.core import Phase
from roost.rules.dice import Roll
from roost.rules.pickomino import Pickomino, PickominoVariant, Stop, within_reach
from roost.rules.pickomino.constants import TILES, Counts
from roost.rules.pickomino.state import PickominoState
from roost.solver.pickomino.rows import GONE, GRILL
from roost_lab.train.pickomino.positions import (
    FAIL,
    Positions,
    afterstates,
    choices,
    flags_of,
    shares,
)

SEATS = range(2, 8)


def dice_for(total: int) -> Counts:
    """Some taken dice with a worm that add up to a total."""
    worms, rest = divmod(total, 5)
    return (int(rest == 1), int(rest == 2), int(rest == 3), int(rest == 4), 0, worms)


DICE_FOR = {total: dice_for(total) for total in range(21, 41)}


def turn_starts(variant: PickominoVariant, seats: int, games: int) -> list[PickominoState]:
    """Positions before a turn, from games of random moves."""
    rng = random.Random(f"{variant.key} {seats}")
    game = Pickomino(variant)
    found = []
    for first in range(games):
        state = game.start(seats, first=first % seats)
        while state.phase is not Phase.OVER and state.turn < 120:
            if state.phase is Phase.CHANCE:
                if not any(state.taken):
                    found.append(state)
                roll = Roll(rng.randint(1, 6) for _ in range(state.dice_left))
                state = game.apply(state, roll).state
            else:
                legal = game.legal_actions(state)
                takes_tile = [a for a in legal if isinstance(a, Stop) and a.tile]
                worms = [a for a in legal if getattr(a, "face", 0) >= 5]
                state = game.apply(state, rng.choice(takes_tile or worms or legal)).state
    return found


def as_tensors(states: list[PickominoState]) -> Positions:
    owner = torch.full((len(states), 16), GONE, dtype=torch.int8)
    height = torch.zeros_like(owner)
    for row, state in enumerate(states):
        for tile in state.grill_tiles:
            owner[row, tile - 21] = GRILL
        for seat, stack in enumerate(state.stacks):
            for place, tile in enumerate(stack):
                owner[row, tile - 21] = (seat - state.seat) % state.seats
                height[row, tile - 21] = place
    flags = torch.tensor([flags_of(state.variant) for state in states])
    return Positions(states[0].seats, owner, height, flags)


def stopped(state: PickominoState, total: int) -> PickominoState:
    """The same turn with dice taken that add up to the total, about to stop."""
    return state._replace(taken=DICE_FOR[total], phase=Phase.PLAY)


@pytest.mark.parametrize("variant", PickominoVariant.all(), ids=lambda v: v.key)
@pytest.mark.parametrize("seats", SEATS)
def test_every_outcome_leaves_the_tiles_where_the_rules_leave_them(
    variant: PickominoVariant, seats: int
) -> None:
    """P9 to P19, P22 to P24, and P20, P21 where the game ends."""
    game = Pickomino(variant)
    states = turn_starts(variant, seats, 1)
    after = afterstates(as_tensors(states))
    for row, state in enumerate(states):
        no_worm = state._replace(taken=(1, 0, 0, 0, 0, 0), phase=Phase.PLAY)
        expected = {FAIL: game.apply(no_worm, Stop(None)).state}
        for total in TILES:
            if total in within_reach(stopped(state, total)):
                expected[total - 21] = game.apply(stopped(state, total), Stop(total)).state
        assert set(torch.nonzero(after.open[row]).flatten().tolist()) == set(expected)
        for outcome, wanted in expected.items():
            over = wanted.phase is Phase.OVER
            assert bool(after.over[row, outcome]) is over
            if over:
                result = game.outcome(wanted)
                assert result is not None
                won = shares(after.owner[row, outcome].unsqueeze(0), seats)[0].tolist()
                turned = [result.shares[(state.seat + s) % seats] for s in range(seats)]
                assert [Fraction(w).limit_denominator(7) for w in won] == turned
            else:
                got = after.position(torch.tensor([row]), torch.tensor([outcome]))
                want = as_tensors([wanted])
                held = want.owner >= 0
                assert torch.equal(got.owner, want.owner)
                assert torch.equal(got.height[held], want.height[held])


@pytest.mark.parametrize("variant", PickominoVariant.all(), ids=lambda v: v.key)
def test_each_total_takes_the_best_tile_within_reach(variant: PickominoVariant) -> None:
    """P9 to P13, P15, P23; of equals the steal, then the rules' order."""
    states = turn_starts(variant, 3, 2)
    torch.manual_seed(1)
    worth = torch.randint(0, 4, (len(states), 17)).float() + torch.arange(17) / 100
    chosen = choices(afterstates(as_tensors(states)), worth)
    for row, state in enumerate(states):
        assert (chosen[row, :21] == FAIL).all()
        for total in range(21, 41):
            tiles = within_reach(stopped(state, total))
            best = max(tiles, key=lambda t: float(worth[row, t - 21]), default=None)
            assert int(chosen[row, total]) == (FAIL if best is None else best - 21)
