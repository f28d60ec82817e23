"""The planner once more, in plain Python and numpy: what the kernels are held to.

The two moves of a turn concern different numbers, so a turn is worth the sum of what each move
changes for its own number. Turns and landing spaces are gone through in the order of
`solver/kernels/knockout/turns.h`, and of equal ones the first is kept there as here: it hits, or
else its landing spaces gain more.
"""

from __future__ import annotations

import math
from bisect import insort
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from roost.rules.knockout import Board, KnockoutState, Move, bits
from roost.rules.knockout.constants import (
    LENGTHS,
    NUMBERS,
    OUT,
    PIECES,
    POINTS,
    number_of,
    owner,
)
from roost.solver.knockout.chances import hit_chance
from roost.solver.knockout.judgement import ENDING, SPARE, TIE
from roost.solver.knockout.network import EvaluationNetwork, Nets
from roost.solver.knockout.plan import Left, Planned, Temper, Turn
from roost.solver.knockout.tables import PieceValues
from roost.solver.shares import Shares
from tests.solver.knockout.reference_choices import (
    Choices,
    Dice,
    Mover,
    choices_of,
    following_seat,
    moved,
    pairs,
)
from tests.solver.knockout.reference_evaluation import evaluated
from tests.solver.knockout.reference_network import Judge, played
from tests.solver.knockout.reference_piece_values import (
    Lookup,
    Places,
    four_of,
    material,
    win_shares,
)


class Part(NamedTuple):
    """One move, and what it changes: every seat's score, and whom it hits (or -1)."""

    piece: int
    space: int
    changes: Sequence[float]
    victim: int

    @property
    def move(self) -> Move:
        return Move(self.piece, self.space)


# -- by the worths -------------------------------------------------------------------------


class Standing:
    """A seat that is to move, and what the position promises."""

    def __init__(self, board: Board, lookup: Lookup, places: Places, seats: int, seat: int) -> None:
        self.board, self.lookup, self.places = board, lookup, places
        self.seats, self.seat = seats, seat
        self.following = following_seat(places, seats, seat)
        self.points, self.risked, self.stake = material(places, seats)
        self.base = lookup.scores(places, seats, self.following)
        self.fours = [four_of(places, number) for number in range(NUMBERS)]
        self._parts: dict[tuple[int, int], Part] = {}

    @cached_property
    def slopes(self) -> list[float]:
        """What a point of each seat's score is worth to the one who moves."""
        shares = win_shares(self.base, self.points, self.risked, self.stake)
        return [1 - share if s == self.seat else -share for s, share in enumerate(shares)]

    def part(self, piece: int, space: int) -> Part:
        found = self._parts.get((piece, space))
        if found is None:
            found = self._parts[piece, space] = self._part(piece, space, piece % NUMBERS)
        return found

    def _part(self, piece: int, space: int, number: int) -> Part:
        four, victim = list(self.fours[number]), -1
        for colour, place in enumerate(self.fours[number]):
            other = colour * NUMBERS + number
            if place == space and owner(other, self.seats) != self.seat:
                victim = other
                four[colour] = OUT
        four[piece // NUMBERS] = space
        changes = [0.0] * self.seats
        add, following = self.lookup.add, self.following
        add(self.fours[number], self.seats, following, number, changes, -1.0)
        add(tuple(four), self.seats, following, number, changes, 1.0)
        return Part(piece, space, changes, victim)

    def best_turns(self, dice: Dice, half: int, most: int) -> list[tuple[float, list[Part]]]:
        """The `most` best turns with their values, best first."""
        choices = choices_of(self.board, self.places, self.seats, self.seat, dice, half)
        kept = Choices(*([self._promising(m, most + SPARE) for m in part] for part in choices))
        found = self._pairs(kept, most)
        if not found:  # K9: there are no two moves
            for mover in (*kept.first, *kept.second):
                for space in mover.spaces:
                    if mover.ends >> space & 1:
                        turn = [self.part(mover.piece, space)]
                        _keep(found, self.value(turn), turn, most)
        return found

    def _promising(self, mover: Mover, most: int) -> Mover:
        """All hits, then the other landing spaces, of many only the `most` best, best first: the
        rest cannot matter."""
        parts = [self.part(mover.piece, space) for space in mover.spaces]
        quiet = [part for part in parts if part.victim < 0]
        if len(quiet) > most:
            quiet = sorted(quiet, key=self._lean, reverse=True)[:most]
        kept = [part for part in parts if part.victim >= 0] + quiet
        return mover._replace(spaces=[part.space for part in kept])

    def _lean(self, part: Part) -> float:
        """About what a move changes the mover's win share by."""
        gain = 0.0
        for slope, change in zip(self.slopes, part.changes, strict=True):
            gain += slope * change
        return gain

    def _pairs(self, choices: Choices, most: int) -> list[tuple[float, list[Part]]]:
        found: list[tuple[float, list[Part]]] = []
        floor = float("-inf")  # between two, turns without a hit that gain no more are no better
        for mover, space, mover2, space2, swapped in pairs(self.places, choices):
            part, part2 = self.part(mover.piece, space), self.part(mover2.piece, space2)
            quiet = self.seats == 2 and part.victim < 0 and part2.victim < 0
            gain = 0.0
            if quiet:
                gain = part.changes[self.seat] + part2.changes[self.seat]
                if gain <= floor:
                    continue
            value = self.value([part, part2])
            turn = [part2, part] if swapped else [part, part2]
            if not _keep(found, value, turn, most) and quiet:
                floor = gain
        return found

    def value(self, parts: Sequence[Part]) -> float:
        """The mover's win share after a turn, less a little for what is then contested.

        The same seat is thought to roll next as before the turn.
        """
        scores = list(self.base)
        for part in parts:
            for seat, change in enumerate(part.changes):
                scores[seat] += change
        points, risked, stake = self.points, self.risked, self.stake
        if any(part.victim >= 0 for part in parts):
            points, risked = list(points), list(risked)
            for part in parts:
                if part.victim >= 0:
                    worth = POINTS[number_of(part.victim)]
                    points[owner(part.victim, self.seats)] -= worth
                    for piece in self._settled(part.victim):
                        risked[owner(piece, self.seats)] -= worth
                        stake -= worth
        return win_shares(scores, points, risked, stake)[self.seat] - ENDING * stake

    def _settled(self, victim: int) -> list[int]:
        """The pieces no longer contested once `victim` is out: it alone, or all alike (K12)."""
        alike = [p for p in range(victim % NUMBERS, PIECES, NUMBERS) if self.places[p] != OUT]
        holders = {owner(p, self.seats) for p in alike if p != victim}
        return [victim] if len(holders) > 1 else alike


def _keep(found: list[tuple[float, list[Part]]], value: float, turn: list[Part], most: int) -> bool:
    """Put a turn where it belongs among the `most` best, after its equals; whether it does."""
    if len(found) == most and value <= found[-1][0]:
        return False
    insort(found, (value, turn), key=lambda item: -item[0])
    del found[most:]
    return True


class ReferencePlanner:
    def __init__(
        self,
        board: Board,
        piece_values: PieceValues | None,
        nets: Nets,
        evaluations: Mapping[int, EvaluationNetwork] = MappingProxyType({}),
    ) -> None:
        self._board = board
        self._umpires = {} if piece_values is None else evaluations
        known = PieceValues.none(board.size) if piece_values is None else piece_values
        self._lookup = Lookup(known)
        self._judge = Judge(board, known, nets)
        spaces = range(board.size)
        self._strikes = [  # [x][y]: the lengths at which a piece on x hits one on y
            [sum(1 << (n - 1) for n in LENGTHS if board.reach[n][x] >> y & 1) for y in spaces]
            for x in spaces
        ]

    # -- judging ---------------------------------------------------------------------------

    def evaluated(self, state: KnockoutState, turns: Sequence[Turn]) -> list[Shares] | None:
        evaluation = self._umpires.get(state.seats)
        if evaluation is None:
            return None
        found = []
        for turn in turns:
            places = played(state.positions, state.seats, turn)
            after = following_seat(places, state.seats, state.seat)
            found.append(evaluated(self._judge, evaluation, places, state.seats, after))
        return found

    def evaluation(self, state: KnockoutState) -> Shares | None:
        evaluation = self._umpires.get(state.seats)
        if evaluation is None:
            return None
        return evaluated(self._judge, evaluation, state.positions, state.seats, state.seat)

    # -- weighing --------------------------------------------------------------------------

    def weighed(self, state: KnockoutState, temper: Temper) -> Mapping[Move, float]:
        places, seats, seat = state.positions, state.seats, state.seat
        choices = choices_of(self._board, places, seats, seat, _dice(state), state.half)
        piece_values: dict[tuple[int, int], float] = {}

        def worth(piece: int, space: int) -> float:
            found = piece_values.get((piece, space))
            if found is None:
                found = piece_values[piece, space] = self._worth(state, temper, piece, space)
            return found

        turns = [
            (worth(a.piece, x) + worth(b.piece, y), Move(b.piece, y) if swap else Move(a.piece, x))
            for a, x, b, y, swap in pairs(places, choices)
        ] or [
            (worth(mover.piece, space), Move(mover.piece, space))
            for mover in (*choices.first, *choices.second)
            for space in bits(mover.ends)
        ]
        best = max((value for value, _ in turns), default=0.0)
        firsts: dict[Move, float] = {}
        for value, move in turns:
            if temper.noise:
                firsts[move] = firsts.get(move, 0) + math.exp((value - best) / temper.noise)
            elif value > best - TIE:
                firsts[move] = firsts.get(move, 0) + 1
        return firsts

    def _worth(self, state: KnockoutState, temper: Temper, piece: int, space: int) -> float:
        """Points knocked out by a move, and how much less its number's pieces are exposed."""
        number = piece % NUMBERS
        after, victim = moved(state.positions, piece, space)
        hit = victim >= 0 and owner(victim, state.seats) != state.seat
        before = self.exposure(state.positions, state.seats, state.seat, number)
        left = self.exposure(after, state.seats, state.seat, number)
        return (temper.hunger * POINTS[number + 1] if hit else 0) + temper.fear * (before - left)

    def exposure(self, places: Places, seats: int, seat: int, number: int) -> float:
        """Points of the seat's pieces of a number (0 to 5) that the opponents' next rolls can
        hit, expected."""
        lost = 0.0
        alike = range(number, PIECES, NUMBERS)
        for piece in alike:
            if places[piece] == OUT or owner(piece, seats) != seat:
                continue
            for opponent in range(seats):
                if opponent != seat:
                    lengths = 0
                    for other in alike:
                        if places[other] != OUT and owner(other, seats) == opponent:
                            lengths |= self._strikes[places[other]][places[piece]]
                    lost += hit_chance(number, lengths)
        return lost * POINTS[number + 1]

    # -- studied ---------------------------------------------------------------------------

    def studied(self, state: KnockoutState) -> Planned:
        places, seats, seat = state.positions, state.seats, state.seat
        ranked = Standing(self._board, self._lookup, places, seats, seat).best_turns(
            _dice(state), state.half, 1
        )
        if not ranked:
            return Planned((), float("-inf"))
        value, turn = ranked[0]
        return Planned(_turn(turn), value)

    # -- strongest -------------------------------------------------------------------------

    def best(self, state: KnockoutState) -> Planned:
        return self._judge.best(state)

    def shares(self, state: KnockoutState) -> Shares:
        return self._judge.shares(state.positions, state.seats, state.seat)

    def after_rolls(self, state: KnockoutState) -> list[Left]:
        return self._judge.after_rolls(state)

    def completed(self, state: KnockoutState, firsts: Sequence[Move]) -> list[Left]:
        return [self._judge.completed(state, first) for first in firsts]


def _dice(state: KnockoutState) -> Dice:
    return state.roll or (0, 0)


def _turn(parts: Sequence[Part]) -> Turn:
    return tuple(part.move for part in parts)
