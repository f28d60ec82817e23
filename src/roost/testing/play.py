"""Whole games for tests: random, scripted, or written in notation."""

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
LIMIT = 100_000  # moves; no game may take longer


class EndlessGameError(AssertionError):
    """A game that did not end."""


@dataclass(frozen=True, slots=True)
class Playout(Generic[S]):
    """A game from its start to its end, every state on the way kept."""

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
        """The game as a record, of its first `moves` moves where given."""
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
    """One game, played at random; the same seed gives the same game on every machine.

    `choose` decides instead of chance, `start` is a state to begin with, `dice` a port to roll.
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
    """The state after moves written in notation, and the events of all of them."""
    events: tuple[Event, ...] = ()
    for token in moves.split():
        state, new = game.apply(state, game.parse_move(state, token))
        events += new
    return Step(state, events)


def scripted_dice(*rolls: str) -> ScriptedDice:
    """Dice that show what is written, such as ``scripted_dice("11234www", "1w")``; w and 6 are
    one."""
    return ScriptedDice([int(face) for face in roll.replace("w", "6")] for roll in rolls)


class FastDice:
    """A port for simulations: exact probabilities, one look-up per roll however many dice."""

    name = "fast"

    def __init__(self, seed: int | str = 0) -> None:
        self._bits = random.Random(seed).getrandbits

    def roll(self, n: int) -> Roll:
        rolls, upto, total, bits = _table(n)
        ticket = self._bits(bits)
        while ticket >= total:  # rejection keeps every throw equally likely
            ticket = self._bits(bits)
        return rolls[bisect_right(upto, ticket)]


@cache
def _table(n: int) -> tuple[list[Roll], list[int], int, int]:
    """The rolls of `n` dice, up to which ticket each reaches, and how many tickets there are."""
    rolls = [chance.roll for chance in chances(n)]
    total = SIDES**n
    return rolls, list(accumulate(ways(roll.dice) for roll in rolls)), total, total.bit_length()
