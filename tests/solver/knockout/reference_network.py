"""The reference's network: many moves at a time, in numpy.

The sums are those of `solver/kernels/knockout/network.h`; numpy may add them up in another order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from roost.rules.knockout import Board, KnockoutState, Move, bits
from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    LENGTHS,
    NUMBERS,
    OUT,
    PIECES,
    SEATS,
    SECOND_HALF,
    number_of,
    owner,
)
from roost.solver.knockout.judgement import ENDING, EVEN, POINTS_TOO, SHARED
from roost.solver.knockout.network import (
    FEATURES,
    FIXED,
    HITS,
    MOST_POINTS,
    OUTCOMES,
    SCALE,
    Net,
    Nets,
)
from roost.solver.knockout.plan import ROLLS, Left, Planned, Turn
from roost.solver.knockout.tables import (
    COLOURS,
    ONE_TWO,
    POINTS,
    TWO_ONE,
    BoardTables,
    Doubles,
    Ints,
    PieceValues,
    hit_chances,
)
from roost.solver.shares import Shares
from tests.solver.knockout.reference_choices import (
    Choices,
    Places,
    choices_of,
    following_seat,
    moved,
    pairs,
)
from tests.solver.knockout.reference_counts import hit_chances_of, shares_kept

DUELS, LEAST, LONE = 0.8, 0.01, 3  # DUEL_WEIGHT, LEAST_CHANCE, and the facts about lone duels

Rows = npt.NDArray[np.int64]  # positions, one a row
_SHARED = np.array(SHARED)


class Sums(NamedTuple):
    """What the second layer gets, by row; see `opinion.Sum`."""

    units: Doubles
    fixed: Doubles

    def plus(self, other: Sums) -> Sums:
        return Sums(self.units + other.units, self.fixed + other.fixed)

    def at(self, rows: Sequence[int] | Ints) -> Sums:
        return Sums(self.units[rows], self.fixed[rows])


class Judge:
    """The network on one board."""

    def __init__(self, board: Board, piece_values: PieceValues, nets: Nets) -> None:
        self._board = board
        self._strikes = BoardTables(board).strikes.astype(np.int64)
        self._chances = hit_chances()
        self._worths = piece_values
        self._nets = nets

    # -- what the network is told ----------------------------------------------------------

    def said(self, rows: Rows, numbers: Ints, seats: int, following: int) -> Sums:
        """What one number of each row says."""
        net = self._net(seats)
        order = [(following + place) % seats for place in range(seats)]
        four = rows[np.arange(len(rows))[:, None], numbers[:, None] + NUMBERS * np.arange(COLOURS)]
        alive = four != OUT
        held = np.stack(
            [alive[:, seat :: seats if seats == 2 else COLOURS].sum(1) for seat in order], 1
        )
        contested = (held > 0).sum(1) > 1
        points = POINTS[numbers][:, None]
        start = FIXED * seats
        fixed = np.zeros((len(rows), start + LONE + OUTCOMES * NUMBERS + HITS * seats))
        fixed[:, :seats] = held * points
        fixed[:, seats : 2 * seats] = fixed[:, :seats] * contested[:, None]
        if seats == 2:
            scores, found = self._of_two(four, numbers, following)
        else:
            scores, found = self._of_more(four[:, order], numbers, seats)
        fixed[:, 2 * seats : start] = scores * contested[:, None]
        inner = np.maximum(found @ net.inner + net.inner_bias, 0)
        deep = np.maximum(inner @ net.deep + net.deep_bias, 0) * contested[:, None]
        chances, first = self._outcomes(four, numbers, seats, following, held)
        said = (deep @ net.keeps + net.keeps_bias) * contested[:, None]
        chances = chances * np.exp(said)
        chances /= np.where(held.any(1), chances.sum(1), 1.0)[:, None]
        duel = contested & (held.sum(1) == 2)
        fixed[:, start], fixed[:, start + 1] = contested, duel
        fixed[:, start + 2] = np.where(duel, first, 0.0)
        columns = start + LONE + OUTCOMES * numbers[:, None] + np.arange(OUTCOMES)
        fixed[np.arange(len(rows))[:, None], columns] = chances
        words = self._words(four, numbers, seats, following)
        fixed[:, start + LONE + OUTCOMES * NUMBERS :] = words * contested[:, None]
        return Sums(deep @ net.join + SCALE * fixed[:, :start] @ net.points, fixed)

    def features(self, rows: Rows, numbers: Ints, seats: int, following: int) -> dict[int, Doubles]:
        """What is told of every contested number, one a row."""
        order = [(following + place) % seats for place in range(seats)]
        four = rows[np.arange(len(rows))[:, None], numbers[:, None] + NUMBERS * np.arange(COLOURS)]
        held = [four[:, seat :: seats if seats == 2 else COLOURS].max(1) != OUT for seat in order]
        if seats == 2:
            _, found = self._of_two(four, numbers, following)
        else:
            _, found = self._of_more(four[:, order], numbers, seats)
        contested = np.sum(held, 0) > 1
        return {int(n): found[at] for at, n in enumerate(numbers) if contested[at]}

    def _of_two(self, four: Rows, numbers: Ints, following: int) -> tuple[Doubles, Doubles]:
        own, rivals = (four[:, [seat, seat + 2]] for seat in (following, 1 - following))
        worth = self._value_of_two(own, rivals, numbers)
        found = np.zeros((len(four), FEATURES[2]))
        found[:, 0] = worth / MOST_POINTS
        found[:, 1] = -self._value_of_two(rivals, own, numbers) / MOST_POINTS
        found[:, 2] = POINTS[numbers] / MOST_POINTS
        mine, theirs = ((pieces != OUT).sum(1) for pieces in (own, rivals))
        found[np.arange(len(four)), np.where((mine > 0) & (theirs > 0), 2 * mine + theirs, 3)] = 1
        both = (own != OUT)[:, :, None] & (rivals != OUT)[:, None, :]
        hits = np.where(both, self._strikes[own[:, :, None], rivals[:, None, :]], 0)
        hit = np.where(both, self._strikes[rivals[:, None, :], own[:, :, None]], 0)
        on_rivals, on_own = (hits[:, 0] | hits[:, 1]), (hit[:, :, 0] | hit[:, :, 1])
        found[:, 7] = self._chances[numbers, on_rivals[:, 0] | on_rivals[:, 1]]
        found[:, 8] = self._chances[numbers, on_own[:, 0] | on_own[:, 1]]
        found[:, 9] = self._chances[numbers[:, None], on_rivals].sum(1)
        found[:, 10] = self._chances[numbers[:, None], on_own].sum(1)
        who = numbers[:, None, None], own[:, :, None], rivals[:, None, :]
        for first, duels in enumerate(
            (self._worths.duels[who], -self._worths.duels[who[0], who[2], who[1]])
        ):
            flat, there = duels.astype(np.float64).reshape(-1, 4), both.reshape(-1, 4)
            mean = np.where(there, flat, 0).sum(1) / np.maximum(there.sum(1), 1)
            most = np.where(there, flat, -MOST_POINTS).max(1)
            least = np.where(there, flat, MOST_POINTS).min(1)
            found[:, 11 + 3 * first : 14 + 3 * first] = (
                np.stack([mean, most, least], 1) / MOST_POINTS
            )
        return np.stack([worth / 2, -worth / 2], 1), found

    def _value_of_two(self, own: Rows, rivals: Rows, numbers: Ints) -> Doubles:
        """What the number's game is worth to the one who rolls next, in points."""
        x, x2 = _first(own)
        y, y2 = _first(rivals)
        w, found = self._worths, np.zeros(len(own))
        at = (x >= 0) & (y >= 0) & (x2 < 0) & (y2 < 0)
        found[at] = w.duels[numbers[at], x[at], y[at]]
        at = (x2 >= 0) & (y >= 0) & (y2 < 0)
        kind, other = w.kinds[x[at], x2[at]], w.renames[x[at], x2[at], y[at]]
        found[at] = w.trios[numbers[at], TWO_ONE, kind, other]
        at = (x >= 0) & (x2 < 0) & (y2 >= 0)
        kind, other = w.kinds[y[at], y2[at]], w.renames[y[at], y2[at], x[at]]
        found[at] = w.trios[numbers[at], ONE_TWO, kind, other]
        at = (x2 >= 0) & (y2 >= 0)
        kind, names = w.kinds[y[at], y2[at]], w.renames[y[at], y2[at]]
        each = np.arange(len(names))
        found[at] = w.fours[numbers[at], kind, names[each, x[at]], names[each, x2[at]]]
        return found

    def _of_more(self, places: Rows, numbers: Ints, seats: int) -> tuple[Doubles, Doubles]:
        """`places` in the order of rolling."""
        alive = places != OUT
        held = alive.sum(1)
        found = np.zeros((len(places), FEATURES[seats]))
        found[:, :seats] = alive
        found[:, seats] = POINTS[numbers] / MOST_POINTS
        scores = np.zeros((len(places), seats))
        base = POINTS[numbers] / np.maximum(held, 1)
        lengths = np.zeros((len(places), seats), np.int64)
        at = seats + 1
        for early in range(seats):
            for later in range(seats):
                if early == later:
                    continue
                x, y = places[:, early], places[:, later]
                both = alive[:, early] & alive[:, later]
                duel = np.where(both, self._worths.duels[numbers, x, y].astype(np.float64), 0.0)
                found[:, at] = duel / MOST_POINTS
                strikes = np.where(both, self._strikes[x, y], 0)
                found[:, at + 1] = self._chances[numbers, strikes]
                lengths[:, early] |= strikes
                at += 2
                if early < later:
                    value = _SHARED[held] / 2 * duel
                    scores[:, early] += np.where(both, value - base, 0.0)
                    scores[:, later] -= np.where(both, value + base, 0.0)
        found[:, at:] = self._chances[numbers[:, None], lengths]
        return scores, found

    def _outcomes(
        self, four: Rows, numbers: Ints, seats: int, following: int, held: Ints
    ) -> tuple[Doubles, Doubles]:
        """What the solved games say of who keeps the numbers, up to a factor, and of the first of a
        duel."""
        chances = np.zeros((len(four), OUTCOMES))
        each, first = np.arange(len(four)), (held > 0).argmax(1)
        second = seats - 1 - (held > 0)[:, ::-1].argmax(1)
        points, duel = POINTS[numbers], held.sum(1) == 2
        if seats == 2:
            own, rivals = (four[:, [seat, seat + 2]] for seat in (following, 1 - following))
            worth = self._value_of_two(own, rivals, numbers) / points
            fours, pair = held.sum(1) == 4, np.where(held[:, 0] == 2, 0, 3)
            for outcome, power in enumerate((1, 0.5, -0.5, -1)):
                chances[fours, outcome] = np.exp(power * worth[fours])
            three, side = held.sum(1) == 3, np.where(pair == 0, worth, -worth)
            chances[three, pair[three]] = np.maximum(LEAST, (1 + side[three]) / 2)
            for outcome in (1, 2):
                chances[three, outcome] = np.maximum(LEAST, (1 - side[three]) / 4)
            ends = np.ones_like(first), np.full_like(first, 2)
            now = np.where(held[:, 0] > 0, 2 - held[:, 0], 1 + held[:, 1])
        else:
            places = four[:, [(following + place) % seats for place in range(seats)]]
            duels = self._worths.duels.astype(np.float64)
            logits = np.zeros((len(four), seats))
            for early in range(seats):
                for later in range(early + 1, seats):
                    both = (held[:, early] > 0) & (held[:, later] > 0)
                    won = duels[numbers, places[:, early], places[:, later]] / points * both
                    logits[:, early] += won
                    logits[:, later] -= won
            worth = duels[numbers, places[each, first], places[each, second]] / points
            chances[:, :seats] = np.exp(DUELS * logits) * (held > 0)
            ends, now = (first, second), first
        chances[duel] = 0.0
        chances[each[duel], ends[0][duel]] = np.maximum(LEAST, (1 + worth[duel]) / 2)
        chances[each[duel], ends[1][duel]] = np.maximum(LEAST, (1 - worth[duel]) / 2)
        chances[(held > 0).sum(1) < 2] = 0.0
        alone = (held > 0).sum(1) == 1
        chances[each[alone], now[alone]] = 1.0
        return chances, np.clip((1 + worth) / 2, 0, 1)

    def _words(self, four: Rows, numbers: Ints, seats: int, following: int) -> Doubles:
        """Which number hits at which length, by seat: a bit each, by number and by length."""
        words = np.zeros((len(four), HITS * seats))
        for place in range(seats):
            seat = (following + place) % seats
            mine = [c for c in range(COLOURS) if (c % 2 if seats == 2 else c) == seat]
            lengths = np.zeros(len(four), np.int64)
            for own in mine:
                for other in set(range(COLOURS)) - set(mine):
                    x, y = four[:, own], four[:, other]
                    lengths |= np.where((x != OUT) & (y != OUT), self._strikes[x, y], 0)
            for length in range(6):
                hits = (lengths >> length & 1).astype(np.float64)
                words[:, HITS * place] += hits * 2.0 ** (6 * numbers + length)
                words[:, HITS * place + 1] += hits * 2.0 ** (6 * length + numbers)
        return words

    # -- what it thinks --------------------------------------------------------------------

    def _sum(self, places: Places, seats: int, following: int) -> Sums:
        """The whole of a position, as one row."""
        rows = np.array([places] * NUMBERS)
        units, fixed = self.said(rows, np.arange(NUMBERS), seats, following)
        bias = self._net(seats).bias
        return Sums((units.sum(0) + bias)[None], fixed.sum(0)[None])

    def _shares(self, sums: Sums, seats: int) -> Doubles:
        """By row, in the order of rolling."""
        net, (units, fixed) = self._net(seats), sums
        start = FIXED * seats
        lone, ends = fixed[:, start : start + LONE], start + LONE + OUTCOMES * NUMBERS
        kept = fixed[:, start + LONE : ends].reshape(-1, NUMBERS, OUTCOMES).copy()
        alone = (np.round(lone[:, 0]) == 1) & (np.round(lone[:, 1]) == 1)
        for row in np.nonzero(alone)[0]:
            number = int(((kept[row] > 0).sum(1) == 2).argmax())
            one, two = np.nonzero(kept[row, number])[0]
            kept[row, number, [one, two]] = lone[row, 2], 1 - lone[row, 2]
        shares = shares_kept(kept, seats)
        hits = hit_chances_of(fixed[:, ends:])
        last = np.maximum(units + hits @ net.hits + shares @ net.base, 0)
        logits = last @ net.out.T + net.out_bias
        logits[alone | (lone[:, 0] < 0.5)] = 0.0
        logits[shares == 0] = -np.inf
        powers = shares * np.exp(logits - logits.max(1, keepdims=True))
        found: Doubles = powers / powers.sum(1, keepdims=True)
        return found

    def _values(self, sums: Sums, seats: int, place: int) -> Doubles:
        fixed = sums.fixed
        stake = fixed[:, seats : 2 * seats].sum(1)
        points = fixed[:, place] + fixed[:, 2 * seats + place]
        values: Doubles = self._shares(sums, seats)[:, place] - ENDING * stake + POINTS_TOO * points
        return values

    def shares(self, places: Places, seats: int, following: int) -> Shares:
        """Every seat's win share when `following` is to roll."""
        shares = self._shares(self._sum(places, seats, following), seats)[0]
        return Shares(np.roll(shares, following).tolist())

    def _net(self, seats: int) -> Net:
        return self._nets[seats - SEATS[0]]

    # -- turns -----------------------------------------------------------------------------

    def best(self, state: KnockoutState) -> Planned:
        places, seats, seat = state.positions, state.seats, state.seat
        dice = state.roll or (0, 0)
        choices = choices_of(self._board, places, seats, seat, dice, state.half)
        ends = {mover.piece: mover.spaces for half in choices for mover in half}
        return Standing(self, places, seats, seat, ends).best(choices)

    def after_rolls(self, state: KnockoutState) -> list[Left]:
        places, seats, seat = state.positions, state.seats, state.seat
        ends = {
            piece: bits(_all_ends(self._board, places[piece]))
            for piece in range(PIECES)
            if places[piece] != OUT and owner(piece, seats) == seat
        }
        now = Standing(self, places, seats, seat, ends)
        found = []
        for roll in ROLLS:
            low, high = roll.dice
            choices = choices_of(self._board, places, seats, seat, (low, high), BOTH)
            found.append(self.left(places, seats, seat, now.best(choices).turn))
        return found

    def completed(self, state: KnockoutState, first: Move) -> Left:
        places, seats, seat = state.positions, state.seats, state.seat
        low, high = state.roll or (0, 0)
        after = played(places, seats, (first,))
        second: Turn = ()
        if state.half == BOTH and _contested(after, seats):
            half = SECOND_HALF if number_of(first.piece) == low else FIRST_HALF
            choices = choices_of(self._board, after, seats, seat, (low, high), half)
            ends = {mover.piece: mover.spaces for part in choices for mover in part}
            second = Standing(self, after, seats, seat, ends).best(choices).turn
        return self.left(places, seats, seat, (first, *second))

    def left(self, places: Places, seats: int, seat: int, turn: Turn) -> Left:
        after = played(places, seats, turn)
        return Left(turn, self.shares(after, seats, following_seat(after, seats, seat)))


class Standing:
    """A seat that is to move, and what every move to `ends`, by piece, would change."""

    def __init__(
        self,
        judge: Judge,
        places: Places,
        seats: int,
        seat: int,
        ends: Mapping[int, Sequence[int]],
    ) -> None:
        self.judge, self.places, self.seats, self.seat = judge, places, seats, seat
        self.following = following_seat(places, seats, seat)
        self.total = judge._sum(places, seats, self.following)
        made = [(piece, space) for piece, spaces in ends.items() for space in spaces]
        self.index = {move: at for at, move in enumerate(made)}
        after, self.hits = [], np.zeros(len(made), bool)
        for at, (piece, space) in enumerate(made):
            row, victim = moved(places, piece, space)
            self.hits[at] = victim >= 0
            after.append(row)
        numbers = np.array([piece % NUMBERS for piece, _ in made], np.int64)
        rows = np.array(after, np.int64).reshape(-1, PIECES)
        then = judge.said(rows, numbers, seats, self.following)
        now = judge.said(
            np.array([places] * NUMBERS), np.arange(NUMBERS), seats, self.following
        ).at(numbers)
        self.changes = Sums(then.units - now.units, then.fixed - now.fixed)

    def best(self, choices: Choices) -> Planned:
        """The best turn; of equal ones the first."""
        turns: list[tuple[tuple[int, int], ...]] = [
            ((b.piece, y), (a.piece, x)) if swapped else ((a.piece, x), (b.piece, y))
            for a, x, b, y, swapped in pairs(self.places, choices)
        ] or [
            ((mover.piece, space),)
            for mover in (*choices.first, *choices.second)
            for space in bits(mover.ends)
        ]
        if not turns:
            return Planned((), float("-inf"))
        columns = [
            np.array([self.index[move] for move in column]) for column in zip(*turns, strict=True)
        ]
        sums = self.total.plus(self.changes.at(columns[0]))
        hits = self.hits[columns[0]]
        if len(columns) == 2:
            sums = sums.plus(self.changes.at(columns[1]))
            hits = hits | self.hits[columns[1]]
        place = (self.seat - self.following) % self.seats
        values = self.judge._values(sums, self.seats, place)
        for at in np.nonzero(hits)[0]:  # a hit may change who rolls next
            after = played(self.places, self.seats, [Move(*move) for move in turns[at]])
            following = following_seat(after, self.seats, self.seat)
            if following != self.following:
                total = self.judge._sum(after, self.seats, following)
                place = (self.seat - following) % self.seats
                values[at] = self.judge._values(total, self.seats, place)[0]
        best = int((values > values.max() - EVEN).argmax())
        return Planned(tuple(Move(*move) for move in turns[best]), float(values[best]))


def played(places: Places, seats: int, turn: Sequence[Move]) -> Places:
    """The places after a turn. The game may end after the first move."""
    for at, move in enumerate(turn):
        if at == 0 or _contested(places, seats):
            places, _ = moved(places, move.piece, move.space)
    return places


def _contested(places: Places, seats: int) -> bool:
    holders = [
        {owner(p, seats) for p in range(n, PIECES, NUMBERS) if places[p] != OUT}
        for n in range(NUMBERS)
    ]
    return any(len(held) > 1 for held in holders)


def _all_ends(board: Board, space: int) -> int:
    ends = 0
    for length in LENGTHS:
        ends |= board.reach[length][space]
    return ends


def _first(pieces: Rows) -> tuple[Ints, Ints]:
    """One that is in play, where there is one, and the other or OUT."""
    swapped = pieces[:, 0] == OUT
    return np.where(swapped, pieces[:, 1], pieces[:, 0]), np.where(swapped, OUT, pieces[:, 1])
