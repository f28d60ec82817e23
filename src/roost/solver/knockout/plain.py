"""The plain back end: needs no compiler and no waiting, and decides as the compiled one does.

The two moves of a turn concern different numbers, so a turn is worth the sum of what each move
changes for its own number. Turns and landing spaces are gone through in the order of
`roost.solver.knockout.turns`, and of equal ones the first is kept there as here: it hits, or else
its landing spaces gain more.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import exp, sqrt
from typing import NamedTuple

import numpy as np

from roost.rules.dice import SIDES
from roost.rules.knockout import Board, KnockoutState, Move, bits, next_seat
from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    LENGTHS,
    NUMBERS,
    OUT,
    PIECES,
    POINTS,
    SECOND_HALF,
    number_of,
    owner,
)
from roost.solver.knockout.judgement import CALM_OPINION, ENDING, MARGIN, SPARE, TIE
from roost.solver.knockout.plain_worths import (
    Four,
    Lookup,
    Places,
    four_of,
    material,
    normed,
    win_shares,
)
from roost.solver.knockout.planner import ROLLS, Belief, Left, Planned, Turn
from roost.solver.knockout.tables import Doubles, Worths, hit_chance

Dice = tuple[int, int]


class Part(NamedTuple):
    """One move, and what it changes: every seat's score, and whom it hits (or -1)."""

    piece: int
    space: int
    changes: Sequence[float]
    victim: int

    @property
    def move(self) -> Move:
        return Move(self.piece, self.space)


class Mover(NamedTuple):
    """A piece that a roll lets move."""

    piece: int
    ends: int  # where it can end now, as bits
    spaces: Sequence[int]  # these, and those that the other half may leave


class Choices(NamedTuple):
    """The movers of the first half of a roll, and of the second."""

    first: list[Mover]
    second: list[Mover]


def choices_of(
    board: Board, places: Places, seats: int, seat: int, dice: Dice, half: int
) -> Choices:
    """What `half` of a roll may move (K4, K5, K8, K12); BOTH is the whole of it."""
    low, high = dice
    numbers = range(1, NUMBERS + 1)
    others = [n for n in numbers if n != low] if low == high else [high]
    first = [] if half == SECOND_HALF else _targets(board, places, seats, seat, [low], high)
    second = [] if half == FIRST_HALF else _targets(board, places, seats, seat, others, low)
    return Choices(
        _widened(board, places, first, high, second), _widened(board, places, second, low, first)
    )


def _targets(
    board: Board, places: Places, seats: int, seat: int, numbers: Sequence[int], length: int
) -> list[tuple[int, int]]:
    free = ~sum(1 << space for space in places if space != OUT)
    found = []
    for number in numbers:
        own, rivals = [], 0
        for piece in range(number - 1, PIECES, NUMBERS):
            if places[piece] != OUT:
                if owner(piece, seats) == seat:
                    own.append(piece)
                else:
                    rivals |= 1 << places[piece]
        if rivals:
            found += [(p, board.reach[length][places[p]] & (free | rivals)) for p in own]
    return found


def _widened(
    board: Board,
    places: Places,
    movers: list[tuple[int, int]],
    length: int,
    others: list[tuple[int, int]],
) -> list[Mover]:
    freed = sum(1 << places[piece] for piece, _ in others)
    return [
        Mover(piece, ends, bits(ends | board.reach[length][places[piece]] & freed))
        for piece, ends in movers
    ]


def pairs(places: Places, choices: Choices) -> Iterator[tuple[Mover, int, Mover, int, bool]]:
    """Every turn of two moves: movers and landing spaces, and whether the second goes first, since
    it makes room for the first (K9)."""
    for mover in choices.first:
        for mover2 in choices.second:
            start, start2 = places[mover.piece], places[mover2.piece]
            seconds = [s for s in mover2.spaces if (mover2.ends | 1 << start) >> s & 1]
            for space in mover.spaces:
                if (mover.ends | 1 << start2) >> space & 1:
                    swapped = space == start2
                    for space2 in seconds:
                        if space2 != space and not (swapped and space2 == start):
                            yield mover, space, mover2, space2, swapped


def moved(places: Places, piece: int, space: int) -> tuple[Places, int]:
    """The places after a move, and whom it hits or -1."""
    after, victim = list(places), -1
    for other in range(piece % NUMBERS, PIECES, NUMBERS):
        if places[other] == space:
            victim = other
            after[other] = OUT
    after[piece] = space
    return after, victim


# -- by the worths -------------------------------------------------------------------------


Memo = dict[tuple[int, int, int, Four], dict[tuple[int, int], Part]]


class Standing:
    """A seat that is to move, and what the position promises.

    Moves change the same wherever their number's pieces stand alike, so `memo` keeps them.
    """

    def __init__(
        self, board: Board, lookup: Lookup, places: Places, seats: int, seat: int, memo: Memo
    ) -> None:
        self.board, self.lookup, self.places = board, lookup, places
        self.seats, self.seat = seats, seat
        self.following = following_seat(places, seats, seat)
        self.points, self.risked, self.stake = material(places, seats)
        self.base = lookup.scores(places, seats, self.following)
        self.fours = [four_of(places, number) for number in range(NUMBERS)]
        self._parts = [
            memo.setdefault((number, seat, self.following, four), {})
            for number, four in enumerate(self.fours)
        ]

    @cached_property
    def slopes(self) -> list[float]:
        """What a point of each seat's score is worth to the one who moves."""
        shares = win_shares(self.base, self.points, self.risked, self.stake)
        return [1 - share if s == self.seat else -share for s, share in enumerate(shares)]

    def part(self, piece: int, space: int) -> Part:
        number = piece % NUMBERS
        parts = self._parts[number]
        found = parts.get((piece, space))
        if found is None:
            found = parts[piece, space] = self._part(piece, space, number)
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


def following_seat(places: Places, seats: int, seat: int) -> int:
    """Who rolls after `seat` (K13)."""
    return next_seat(tuple(places), seats, seat, None)[0]


def played(places: Places, seats: int, turn: Sequence[Part]) -> Places:
    """The places after a turn. The game may end after the first move."""
    for at, part in enumerate(turn):
        if at == 0 or material(places, seats).stake:
            places, _ = moved(places, part.piece, part.space)
    return places


class PlainPlanner:
    def __init__(self, board: Board, worths: Worths | None) -> None:
        self._board = board
        self._lookup = Lookup(Worths.none(board.size) if worths is None else worths)
        spaces = range(board.size)
        self._strikes = [  # [x][y]: the lengths at which a piece on x hits one on y
            [sum(1 << (n - 1) for n in LENGTHS if board.reach[n][x] >> y & 1) for y in spaces]
            for x in spaces
        ]

    # -- cautious --------------------------------------------------------------------------

    def safest(self, state: KnockoutState) -> Mapping[Move, int]:
        places, seats, seat = state.positions, state.seats, state.seat
        choices = choices_of(self._board, places, seats, seat, _dice(state), state.half)
        worths: dict[tuple[int, int], float] = {}

        def worth(piece: int, space: int) -> float:
            found = worths.get((piece, space))
            if found is None:
                found = worths[piece, space] = self._worth(state, piece, space)
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
        firsts: dict[Move, int] = {}
        for value, move in turns:
            if value > best - TIE:
                firsts[move] = firsts.get(move, 0) + 1
        return firsts

    def _worth(self, state: KnockoutState, piece: int, space: int) -> float:
        """Points knocked out by a move, and how much less its number's pieces are exposed."""
        number = piece % NUMBERS
        after, victim = moved(state.positions, piece, space)
        hit = victim >= 0 and owner(victim, state.seats) != state.seat
        before = self.exposure(state.positions, state.seats, state.seat, number)
        left = self.exposure(after, state.seats, state.seat, number)
        return (POINTS[number + 1] if hit else 0) + before - left

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

    # -- strongest -------------------------------------------------------------------------

    def best(self, state: KnockoutState, width: int) -> Planned:
        memo: Memo = {}
        now = self._standing(state.positions, state.seats, state.seat, memo)
        width = width if state.seats == 2 else 1
        ranked = now.best_turns(_dice(state), state.half, width)
        if not ranked:
            return Planned((), float("-inf"))
        first, chosen = ranked[0]
        if len(ranked) == 1:
            return Planned(_turn(chosen), first)
        most = float("-inf")
        for at, (value, turn) in enumerate(ranked):
            if at and value <= first - MARGIN:
                break
            looked = self._ahead(
                played(state.positions, state.seats, turn), state.seats, state.seat, memo
            )
            if looked > most:
                most, chosen = looked, turn
        return Planned(_turn(chosen), most)

    def _ahead(self, places: Places, seats: int, seat: int, memo: Memo) -> float:
        """The seat's win share over all rolls of the next player, who takes their best turn."""
        stake = material(places, seats).stake
        if stake == 0:
            return self._win_shares(places, seats, 0)[seat]
        following = following_seat(places, seats, seat)
        theirs = self._standing(places, seats, following, memo)
        total = 0.0
        for roll in ROLLS:
            low, high = roll.dice
            best = theirs.best_turns((low, high), BOTH, 1)
            after = played(places, seats, best[0][1]) if best else places
            third = following_seat(after, seats, following)
            total += self._win_shares(after, seats, third)[seat] * (1 if low == high else 2)
        return total / SIDES**2 - ENDING * stake

    def _standing(self, places: Places, seats: int, seat: int, memo: Memo) -> Standing:
        return Standing(self._board, self._lookup, places, seats, seat, memo)

    def _win_shares(self, places: Places, seats: int, following: int) -> list[float]:
        """The win share of every seat when `following` is to roll."""
        return win_shares(self._lookup.scores(places, seats, following), *material(places, seats))

    # -- opinions --------------------------------------------------------------------------

    def shares(self, state: KnockoutState, belief: Belief) -> Doubles:
        return np.array(self._opinion(state.positions, state.seats, state.seat, belief)[0])

    def after_rolls(self, state: KnockoutState, belief: Belief) -> list[Left]:
        places, seats, seat = state.positions, state.seats, state.seat
        now = self._standing(places, seats, seat, {})
        found = []
        for roll in ROLLS:
            low, high = roll.dice
            best = now.best_turns((low, high), BOTH, 1)
            after = played(places, seats, best[0][1]) if best else places
            shares, _ = self._opinion(after, seats, following_seat(after, seats, seat), belief)
            found.append(Left(_turn(best[0][1]) if best else (), np.array(shares)))
        return found

    def completed(self, state: KnockoutState, firsts: Sequence[Move], belief: Belief) -> list[Left]:
        return [self._completed(state, first, belief) for first in firsts]

    def _completed(self, state: KnockoutState, first: Move, belief: Belief) -> Left:
        seats, seat, (low, high) = state.seats, state.seat, _dice(state)
        after, _ = moved(state.positions, first.piece, first.space)
        movers: Choices = Choices([], [])
        if state.half == BOTH and material(after, seats).stake:
            left = SECOND_HALF if number_of(first.piece) == low else FIRST_HALF
            movers = choices_of(self._board, after, seats, seat, (low, high), left)
        best, found = float("-inf"), Left((), np.empty(0))
        for mover in (*movers.first, *movers.second):
            for space in bits(mover.ends):
                then, _ = moved(after, mover.piece, space)
                shares, stake = self._opinion(
                    then, seats, following_seat(then, seats, seat), belief
                )
                if shares[seat] - ENDING * stake > best:
                    best = shares[seat] - ENDING * stake
                    found = Left((first, Move(mover.piece, space)), np.array(shares))
        if not found.turn:
            shares, _ = self._opinion(after, seats, following_seat(after, seats, seat), belief)
            found = Left((first,), np.array(shares))
        return found

    def _opinion(
        self, places: Places, seats: int, following: int, belief: Belief
    ) -> tuple[list[float], int]:
        """The win shares when `following` is to roll, and how many points are contested."""
        points, risked, stake = material(places, seats)
        certain = max(p - r for p, r in zip(points, risked, strict=True))
        scores = self._lookup.scores(places, seats, following) if stake else [0.0] * seats
        scale = belief.slope / sqrt(CALM_OPINION + stake)
        worths = [
            scale * (p + belief.weight * s) if stake else 0.0
            for p, s in zip(points, scores, strict=True)
        ]
        top = max(w for w, p in zip(worths, points, strict=True) if p >= certain)
        powers = [
            exp(w - top) if p >= certain else 0.0 for w, p in zip(worths, points, strict=True)
        ]
        return normed(powers), stake


class Plain:
    def planner(self, board: Board, worths: Worths | None) -> PlainPlanner:
        return PlainPlanner(board, worths)

    def matches(self, board: Board, worths: Worths | None) -> None:
        return None


def _dice(state: KnockoutState) -> Dice:
    return state.roll or (0, 0)


def _turn(parts: Sequence[Part]) -> Turn:
    return tuple(part.move for part in parts)
