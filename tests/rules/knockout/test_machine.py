"""Random Knockout games by Hypothesis: the rules visible from outside always hold."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from roost.rules import Phase, Roll
from roost.rules.errors import IllegalActionError
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant, Move, Moved
from roost.rules.knockout.constants import number_of, owner
from tests.rules.knockout import reference

VARIANTS = [KnockoutVariant("rings61"), KnockoutVariant("rings49"), KnockoutVariant("grid49", 9)]


class KnockoutMachine(RuleBasedStateMachine):
    """A table where any legal move may happen. Comments name the rules (K1 to K17)."""

    state: KnockoutState

    @initialize(variant=st.sampled_from(VARIANTS), data=st.data())
    def sit_down(self, variant: KnockoutVariant, data: st.DataObject) -> None:
        self.game = Knockout(variant)
        seats = data.draw(st.sampled_from(self.game.board.players))
        first = data.draw(st.none() | st.integers(0, seats - 1))
        self.state = self.game.start(seats, first=first)

    def play(self, move: Move | Roll) -> None:
        before = self.state
        self.state, events = self.game.apply(before, move)
        after = self.state
        if isinstance(move, Roll):
            assert after.positions == before.positions
        else:
            self.check_move(before, move)
        assert events
        if after.turn != before.turn and before.turn:  # K3, K13: clockwise, skipping stuck seats
            seat = (before.seat + 1) % before.seats
            while not self.can_move(after, seat):
                seat = (seat + 1) % before.seats
            assert after.seat == seat
        if after.phase is Phase.OVER:
            self.check_end(after)

    def check_move(self, before: KnockoutState, move: Move) -> None:
        """Check K4 to K8: an own piece moves as far as rolled; only rivals of its number go out."""
        after = self.state
        piece, number = move.piece, number_of(move.piece)
        assert owner(piece, before.seats) == before.seat
        assert any(
            move.space in reference.ends(before.board, before.positions[piece], length)
            and (number == wanted or (wanted < 0 and number != -wanted))
            for wanted, length in before.halves
        )
        for other, (old, new) in enumerate(zip(before.positions, after.positions, strict=True)):
            if other == piece:
                assert new == move.space
            elif old != new:
                assert (old, new) == (move.space, -1)
                assert number_of(other) == number
                assert owner(other, before.seats) != before.seat
        assert not reference.locked(before.positions, before.seats, piece)  # K12

    def check_end(self, state: KnockoutState) -> None:
        """Check K14 to K17."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        assert outcome.scores == state.points
        if not reference.over(state.positions, state.seats):
            assert outcome.capped or state.round == state.variant.rounds

    @staticmethod
    def can_move(state: KnockoutState, seat: int) -> bool:
        return any(
            space >= 0
            and owner(piece, state.seats) == seat
            and not reference.locked(state.positions, state.seats, piece)
            for piece, space in enumerate(state.positions)
        )

    @precondition(lambda self: self.state.phase is Phase.CHANCE)
    @rule(low=st.integers(1, 6), high=st.integers(1, 6))
    def roll(self, low: int, high: int) -> None:
        self.play(Roll([low, high]))

    @precondition(lambda self: self.state.phase is Phase.PLAY)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        legal = self.game.legal_actions(self.state)
        assert set(legal) == reference.legal(self.state)  # K9
        self.play(data.draw(st.sampled_from(legal)))

    @precondition(lambda self: self.state.phase is Phase.CHANCE)
    @rule(seed=st.integers(0, 2**32), turns=st.integers(1, 30))
    def many_turns(self, seed: int, turns: int) -> None:
        """Play many turns and knock out whenever possible, to reach late positions."""
        rng = random.Random(seed)
        end = self.state.turn + turns
        while self.state.turn < end and self.state.phase is not Phase.OVER:
            if self.state.phase is Phase.CHANCE:
                self.play(Roll([rng.randint(1, 6), rng.randint(1, 6)]))
                continue
            legal = self.game.legal_actions(self.state)
            hits = [move for move in legal if move.space in self.state.positions]
            self.play(rng.choice(hits or legal))

    @precondition(lambda self: self.state.phase is Phase.OVER)
    @rule()
    def nothing_more_can_be_played(self) -> None:
        with pytest.raises(IllegalActionError):
            self.game.apply(self.state, Roll((1, 2)))

    @invariant()
    def no_two_pieces_share_a_space(self) -> None:
        if hasattr(self, "state"):
            standing = [space for space in self.state.positions if space >= 0]
            assert len(set(standing)) == len(standing)

    @invariant()
    def the_game_is_over_when_nobody_can_be_caught(self) -> None:
        if hasattr(self, "state") and reference.over(self.state.positions, self.state.seats):
            assert self.state.phase is Phase.OVER


TestKnockoutMachine = KnockoutMachine.TestCase
# The reference tries every path, so this plays fewer games of the same length.
TestKnockoutMachine.settings = settings(max_examples=settings().max_examples // 4)


def test_k8_a_move_event_contains_origin_and_victim() -> None:
    """Check both fields, with and without a victim (K8)."""
    game = Knockout()
    state = game.start(4, first=0)
    state = game.apply(state, Roll((1, 6))).state
    quiet, hit = Move(0, 30), Move(0, 6)  # the blue 1 moves six: to M6, or onto the green 1
    assert game.apply(state, quiet).events[0] == Moved(0, 0, 0, 30, None)
    assert game.apply(state, hit).events[0] == Moved(0, 0, 0, 6, 6)
