"""Random Pickomino games by Hypothesis, compared with the reference in every variant."""

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from roost.rules import Phase, Roll
from roost.rules.errors import IllegalActionError
from roost.rules.pickomino import (
    TILES,
    Pickomino,
    PickominoState,
    PickominoVariant,
    RollOn,
    Stop,
    Take,
)
from roost.testing import FastDice
from tests.rules.pickomino.reference import ReferenceTable
from tests.scale import GAMES


def compare(game: Pickomino, state: PickominoState, table: ReferenceTable) -> None:
    """Check that both have the same tiles, dice, seat, choices and end (P1 to P25)."""
    assert state.grill_tiles == tuple(sorted(table.grill))
    assert [list(stack) for stack in state.stacks] == table.stacks
    assert (state.seat, state.turn) == (table.seat, table.turn)
    assert (state.phase is Phase.OVER) == table.over
    if table.over:
        outcome = game.outcome(state)
        assert outcome is not None
        standing = table.standing()
        assert outcome.scores == tuple(worms for worms, _ in standing)
        assert outcome.ranks == tuple(1 + sum(o > own for o in standing) for own in standing)
        assert outcome.capped == bool(table.grill)
        return
    assert state.taken == tuple(table.taken.count(face) for face in range(1, 7))
    assert (state.total, state.dice_left) == (table.total, 8 - len(table.taken))
    if state.phase is Phase.CHANCE:
        assert table.may_roll()
        return
    legal = set(game.legal_actions(state))
    if table.roll:
        assert legal == {Take(face) for face in table.faces_to_take()}
    else:
        tiles: set[int | None] = set(table.tiles_to_take())
        stops = {Stop(tile) for tile in tiles or {None}}
        assert legal == stops | ({RollOn()} if table.may_roll() else set())


def step(
    game: Pickomino, state: PickominoState, table: ReferenceTable, move: Take | RollOn | Stop | Roll
) -> PickominoState:
    if isinstance(move, Roll):
        table.rolled(list(move.dice))
    elif isinstance(move, Take):
        table.take(move.face)
    elif isinstance(move, Stop):
        table.stop(move.tile)
    return game.apply(state, move).state


class PickominoMachine(RuleBasedStateMachine):
    """A table where any legal move may happen."""

    @initialize(
        variant=st.sampled_from(PickominoVariant.all()), seats=st.integers(2, 7), data=st.data()
    )
    def sit_down(self, variant: PickominoVariant, seats: int, data: st.DataObject) -> None:
        first = data.draw(st.integers(0, seats - 1))
        self.game = Pickomino(variant)
        self.state = self.game.start(seats, first=first)
        self.table = ReferenceTable(seats, first, variant)

    @precondition(lambda self: self.state.phase is Phase.CHANCE)
    @rule(data=st.data())
    def roll(self, data: st.DataObject) -> None:
        faces = st.integers(1, 6)
        left = self.state.dice_left
        dice = data.draw(st.lists(faces, min_size=left, max_size=left))
        self.state = step(self.game, self.state, self.table, Roll(dice))

    @precondition(lambda self: self.state.phase is Phase.PLAY)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(self.game.legal_actions(self.state)))
        self.state = step(self.game, self.state, self.table, action)

    @precondition(lambda self: self.state.phase is Phase.CHANCE and self.state.dice_left == 8)
    @rule(seed=st.integers(0, 2**32), turns=st.integers(1, 40))
    def many_turns(self, seed: int, turns: int) -> None:
        """Play many turns, to reach late positions."""
        dice, rng = FastDice(seed), random.Random(seed)
        end = self.state.turn + turns
        while self.state.turn < end and self.state.phase is not Phase.OVER:
            move: Take | RollOn | Stop | Roll
            if self.state.phase is Phase.CHANCE:
                move = dice.roll(self.state.dice_left)
            else:
                move = rng.choice(self.game.legal_actions(self.state))
            self.state = step(self.game, self.state, self.table, move)

    @precondition(lambda self: self.state.phase is Phase.OVER)
    @rule(dice=st.lists(st.integers(1, 6), max_size=8))
    def nothing_more_can_be_played(self, dice: list[int]) -> None:
        with pytest.raises(IllegalActionError):
            self.game.apply(self.state, Roll(dice))

    @invariant()
    def agrees_with_the_reference(self) -> None:
        if hasattr(self, "state"):
            compare(self.game, self.state, self.table)

    @invariant()
    def every_tile_is_in_one_place(self) -> None:
        if hasattr(self, "state"):
            state = self.state
            held = [tile for stack in state.stacks for tile in stack]
            assert sorted([*held, *state.grill_tiles, *state.turned_tiles]) == list(TILES)


TestPickominoMachine = PickominoMachine.TestCase


@pytest.mark.parametrize("variant", PickominoVariant.all(), ids=lambda variant: variant.key)
def test_whole_games_agree_with_the_reference_in_every_variant(variant: PickominoVariant) -> None:
    game = Pickomino(variant)
    dice, rng = FastDice(variant.key), random.Random(variant.key)
    for seats in (2, 4, 7) * GAMES:
        state, table = game.start(seats, first=1), ReferenceTable(seats, 1, variant)
        while state.phase is not Phase.OVER:
            compare(game, state, table)
            if state.phase is Phase.CHANCE:
                state = step(game, state, table, dice.roll(state.dice_left))
            else:
                legal = game.legal_actions(state)
                rolls_on = RollOn() in legal and Stop(None) in legal  # avoids endless failures
                state = step(game, state, table, RollOn() if rolls_on else rng.choice(legal))
        compare(game, state, table)
