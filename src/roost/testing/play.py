"""Whole games for tests: random, scripted, or in notation."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Generic

from roost.dice import Dice, ScriptedDice, SeededDice
from roost.rules.core import Action, Event, Game, Outcome, Phase, S, Step
from roost.rules.dice import SIDES, Roll, chances, ways
from roost.rules.record import Moment, Player, Record

Choose = Callable[[S, Sequence[Action]], Action]
LIMIT = 100_000  # maximum number of moves


class EndlessGameError(AssertionError):
    """A game that did not end."""


@dataclass(frozen=True, slots=True)
class Playout(Generic[S]):
    """A finished game with all its states."""

    game: Game[S, Action]
    initial: S
    moments: tuple[Moment[S], ...]

    @property
    def states(self) -> tuple[S, ...]:
        return (self.initial, *(moment.after for moment in self.moments))

    @property
    def moves(self) -> tuple[Action | Roll, ...]:
        return tuple(moment.move for moment in self.moments)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for moment in self.moments for event in moment.events)

    @property
    def final(self) -> S:
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.final)

    def record(self, moves: int | None = None) -> Record:
        """Return the game as a record of its first `moves` moves (default: all)."""
        players = tuple(Player(f"Seat {seat}") for seat in range(self.initial.seats))
        start = self.game.format_position(self.initial)
        return Record(
            self.game.key,
            self.game.variant.key,
            players,
            start=start,
            dice={"source": "seeded"},
            moves=self.moves[:moves],
        )


def playout(
    game: Game[S, Action],
    seats: int,
    seed: int | str = 0,
    *,
    choose: Choose[S] | None = None,
    start: S | None = None,
    dice: Dice | None = None,
) -> Playout[S]:
    """Play one random game; the same seed gives the same game on every machine.

    `choose` makes the decisions (default: at random), `start` is a state to begin with, `dice` a
    dice port.
    """
    rng = random.Random(f"roost-playout:{seed}")
    dice = dice or SeededDice(f"roost-playout:{seed}")
    state = initial = game.start(seats) if start is None else start
    moments: list[Moment[S]] = []
    while state.phase is not Phase.OVER:
        if len(moments) >= LIMIT:
            raise EndlessGameError(f"{game.key}, seed {seed}: not over after {LIMIT} moves")
        move: Action | Roll
        if state.phase is Phase.CHANCE:
            move = dice.roll(game.dice_count(state))
        else:
            actions = game.legal_actions(state)
            if choose is None:
                move = actions[int(rng.random() * len(actions))]
            else:
                move = choose(state, actions)
        after, events = game.apply(state, move)
        moments.append(Moment(state, move, after, events))
        state = after
    return Playout(game, initial, tuple(moments))


def play_moves(game: Game[S, Action], state: S, moves: str) -> Step[S]:
    """Apply moves in notation; return the last state and all events."""
    events: tuple[Event, ...] = ()
    for token in moves.split():
        state, new = game.apply(state, game.parse_move(state, token))
        events += new
    return Step(state, events)


def scripted_dice(*rolls: str) -> ScriptedDice:
    """Return dice for rolls in notation: ``scripted_dice("11234www", "1w")``; w means 6."""
    return ScriptedDice([int(face) for face in roll.replace("w", "6")] for roll in rolls)


class FastDice:
    """A dice port for simulations: exact probabilities and one table lookup per roll."""

    name = "fast"

    def __init__(self, seed: int | str = 0) -> None:
        self._bits = random.Random(seed).getrandbits

    def roll(self, n: int) -> Roll:
        """Roll this number of dice."""
        rolls, upto, total, bits = _table(n)
        ticket = self._bits(bits)
        while ticket >= total:  # rejection sampling makes all throws equally likely
            ticket = self._bits(bits)
        return rolls[bisect_right(upto, ticket)]


@cache
def _table(n: int) -> tuple[list[Roll], list[int], int, int]:
    """Return the rolls of `n` dice, the cumulative ticket of each, and the number of tickets."""
    rolls = [chance.roll for chance in chances(n)]
    total = SIDES**n
    return rolls, list(accumulate(ways(roll.dice) for roll in rolls)), total, total.bit_length()
