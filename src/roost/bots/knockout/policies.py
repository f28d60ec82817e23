"""Knockout bots, from one that misses most of its chances to one that looks a turn ahead.

The two moves of a turn concern different numbers, so a turn is worth the sum of what each move
changes for its own number; `Turns` finds the best pairs. What a change is worth is what the bots
differ in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from math import exp, inf
from typing import NamedTuple

from roost.bots.knockout.values import Values, load_values
from roost.rules import Action
from roost.rules.dice import chances
from roost.rules.knockout import (
    BOTH,
    FIRST_HALF,
    NUMBERS,
    OUT,
    PIECES,
    POINTS,
    SECOND_HALF,
    Board,
    Knockout,
    KnockoutState,
    Move,
    bits,
    contested,
    get_board,
    next_seat,
    number_of,
    owner,
)

Places = tuple[int, ...]
_TIE = 1e-9
ENDING = 2e-4  # per contested point: finish decided games
MARGIN = 0.015  # of win share: turns further behind are not looked into


# -- hits when it sees them ----------------------------------------------------------------


class GreedyPolicy:
    """Knocks out the most valuable piece it can, otherwise moves anywhere.

    `notices` is the chance that it looks for hits at all before a move.
    """

    notices = 1.0

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        moves = Knockout(state.variant).legal(state)
        hits = [move for move in moves if move.space in state.positions]
        best = max((POINTS[number_of(move.piece)] for move in hits), default=0)
        sought = [move for move in hits if POINTS[number_of(move.piece)] == best] or moves
        odds: dict[Action, float] = dict.fromkeys(moves, (1 - self.notices) / len(moves))
        for move in sought:
            odds[move] += self.notices / len(sought)
        return {move: chance for move, chance in odds.items() if chance > 0}


class Sees2(GreedyPolicy):
    notices = 0.0165


class Sees4(GreedyPolicy):
    notices = 0.0375


class Sees7(GreedyPolicy):
    notices = 0.068


class Sees11(GreedyPolicy):
    notices = 0.11


class Sees17(GreedyPolicy):
    notices = 0.168


class Sees25(GreedyPolicy):
    notices = 0.247


class Sees35(GreedyPolicy):
    notices = 0.352


class SimplePolicy(GreedyPolicy):
    notices = 0.5


class Sees70(GreedyPolicy):
    notices = 0.705


# -- whole turns ---------------------------------------------------------------------------


@dataclass(slots=True)
class Part:
    """One move, and what it changes: a worth per seat, and whom it hits (or -1)."""

    piece: int
    space: int
    worth: tuple[float, ...]
    victim: int


@dataclass(slots=True)
class Turn:
    """One or two moves in the order of play."""

    value: float
    moves: tuple[Part, ...]

    @property
    def first(self) -> Move:
        return Move(self.moves[0].piece, self.moves[0].space)


Judge = Callable[[Places, int, int], tuple[float, ...]]  # (places, number, victim or -1) -> worths


def turns(
    board: Board, state_places: Places, seats: int, seat: int, dice: tuple[int, int], half: int,
    parts_of: Callable[[int, int], list[Part]], value: Callable[[tuple[Part, ...]], float],
) -> list[Turn]:  # fmt: skip
    """Every turn that the rules allow (K9), as pairs of parts, each pair once."""
    low, high = dice
    occupied = sum(1 << space for space in state_places if space >= 0)
    first = _movers(board, state_places, seats, seat, dice, FIRST_HALF, occupied)
    second = _movers(board, state_places, seats, seat, dice, SECOND_HALF, occupied)
    if half == FIRST_HALF or not second:
        second = []
    if half == SECOND_HALF or not first:
        first = []
    found = []
    for (piece, ends), (piece2, ends2) in product(first, second):
        start, start2 = state_places[piece], state_places[piece2]
        ends |= board.reach[high][start] & 1 << start2
        ends2 |= board.reach[low][start2] & 1 << start
        for part in parts_of(piece, ends):
            for part2 in parts_of(piece2, ends2):
                if part.space == part2.space:
                    continue
                if part.space == start2:
                    if part2.space == start:
                        continue
                    pair = (part2, part)
                else:
                    pair = (part, part2)
                found.append(Turn(value(pair), pair))
    if not found:
        found = [
            Turn(value((part,)), (part,))
            for piece, ends in first + second
            for part in parts_of(piece, ends)
        ]
    return found


def _movers(
    board: Board, places: Places, seats: int, seat: int, dice: tuple[int, int], half: int,
    occupied: int,
) -> list[tuple[int, int]]:  # fmt: skip
    """The pieces that a half of the roll may move, each with where it may end."""
    low, high = dice
    length = high if half == FIRST_HALF else low
    if half == FIRST_HALF:
        numbers = [low]
    else:
        numbers = [n for n in range(1, NUMBERS + 1) if n != low] if low == high else [high]
    found = []
    for number in numbers:
        rivals = 0
        own = []
        for piece in range(number - 1, PIECES, NUMBERS):
            if places[piece] >= 0:
                if owner(piece, seats) == seat:
                    own.append(piece)
                else:
                    rivals |= 1 << places[piece]
        if rivals:
            found += [(p, board.reach[length][places[p]] & (~occupied | rivals)) for p in own]
    return found


def _moved(places: Places, piece: int, space: int) -> tuple[Places, int]:
    """The places after a move, and whom it hits or -1."""
    victim = places.index(space) if space in places else -1
    after = list(places)
    if victim >= 0:
        after[victim] = OUT
    after[piece] = space
    return tuple(after), victim


# -- cautious ------------------------------------------------------------------------------


def _hit_chance(number: int, lengths: int) -> float:
    """How likely a roll lets a piece move one of these lengths (K4, K5)."""
    return sum((1 if n == number else 3) / 36 for n in range(1, 7) if lengths >> n & 1)


@lru_cache(maxsize=16)
def _strikes(key: str) -> tuple[tuple[int, ...], ...]:
    """``[x][y]``: the lengths at which a piece on x hits one on y, as bits."""
    board = get_board(key)
    spaces = range(board.size)
    return tuple(
        tuple(sum(1 << n for n in range(1, 7) if board.reach[n][x] >> y & 1) for y in spaces)
        for x in spaces
    )


def exposure(key: str, places: Places, seats: int, seat: int, number: int) -> float:
    """Points of the seat's pieces of a number that the opponents' next rolls can hit, expected."""
    strikes = _strikes(key)
    lost = 0.0
    alike = range(number - 1, PIECES, NUMBERS)
    for piece in alike:
        if places[piece] < 0 or owner(piece, seats) != seat:
            continue
        for opponent in range(seats):
            if opponent != seat:
                lengths = 0
                for other in alike:
                    if places[other] >= 0 and owner(other, seats) == opponent:
                        lengths |= strikes[places[other]][places[piece]]
                lost += _hit_chance(number, lengths)
    return lost * POINTS[number]


class CautiousPolicy:
    """Points knocked out this turn, minus own points that the opponents' next rolls can hit."""

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        if state.roll is None:
            return {}
        key, seats, seat, places = state.variant.board, state.seats, state.seat, state.positions
        before = [exposure(key, places, seats, seat, n) for n in range(1, NUMBERS + 1)]

        @cache
        def parts_of(piece: int, ends: int) -> list[Part]:
            number, found = number_of(piece), []
            for space in bits(ends):
                after, victim = _moved(_without(places, space, piece, seat, seats), piece, space)
                gain = POINTS[number] if victim >= 0 else 0
                worth = gain + before[number - 1] - exposure(key, after, seats, seat, number)
                found.append(Part(piece, space, (worth,), victim))
            return found

        ranked = turns(
            state.board, places, seats, seat, state.roll, state.half, parts_of,
            lambda pair: sum(part.worth[0] for part in pair),
        )  # fmt: skip
        best = max(turn.value for turn in ranked)
        moves = [turn.first for turn in ranked if turn.value > best - _TIE]
        return {move: moves.count(move) / len(moves) for move in set(moves)}


def _without(places: Places, space: int, piece: int, seat: int, seats: int) -> Places:
    """The places less an own piece on `space`, which the turn's other move takes away first."""
    if space in places:
        there = places.index(space)
        if there != piece and owner(there, seats) == seat:
            return (*places[:there], OUT, *places[there + 1 :])
    return places


# -- strongest -----------------------------------------------------------------------------


class Position:
    """What a position promises each seat, by the values of the board's numbers."""

    def __init__(self, values: Values, board: Board, places: Places, seats: int, last: int) -> None:
        self.values, self.board, self.places, self.seats = values, board, places, seats
        self.following = next_seat(places, seats, last, None)[0]
        self.points = _points(places, seats)
        self.risked = risked_points(places, seats)
        self.numbers = [
            values.scores(places, number, seats, self.following) for number in range(NUMBERS)
        ]
        self.base = [sum(row[seat] for row in self.numbers) for seat in range(seats)]
        self._parts: list[dict[tuple[int, int], Part]] = [{} for _ in range(NUMBERS)]

    def share_parts(self, other: Position) -> None:
        """Look up moves together where a number's pieces stand alike in both positions."""
        if self.following == other.following:
            for number in range(NUMBERS):
                if self.places[number::NUMBERS] == other.places[number::NUMBERS]:
                    self._parts[number] = other._parts[number]

    def shares(self) -> list[float]:
        return self._shares(self.base, self.points, self.risked)

    def _shares(
        self, scores: Sequence[float], points: Sequence[int], risked: Sequence[int]
    ) -> list[float]:
        """Points are never won back: whoever has fewer than another has for certain has lost."""
        stake = sum(risked)
        certain = max(p - r for p, r in zip(points, risked, strict=True))
        if stake == 0:
            winners = [float(p == certain) for p in points]
            return [winner / sum(winners) for winner in winners]
        scale = (1 if self.seats == 2 else 4) * (2 + stake) ** -0.5
        worths = [p + s for p, s in zip(points, scores, strict=True)]
        top = max(w for w, p in zip(worths, points, strict=True) if p >= certain)
        powers = [
            exp(scale * (w - top)) if p >= certain else 0.0
            for w, p in zip(worths, points, strict=True)
        ]
        total = sum(powers)
        return [power / total for power in powers]

    def best_turns(self, seat: int, dice: tuple[int, int], half: int, most: int) -> list[Turn]:
        """The `most` best turns of the seat, best first."""
        now = self.shares()
        slopes = [1 - s if i == seat else -s for i, s in enumerate(now)]

        @cache
        def parts_of(piece: int, ends: int) -> list[Part]:
            parts = [self._part(piece, space, seat) for space in bits(ends)]
            hits = [part for part in parts if part.victim >= 0]
            quiet = [part for part in parts if part.victim < 0]
            if len(quiet) > most + 3:
                quiet.sort(key=lambda p: -sum(map(float.__mul__, slopes, p.worth)))
                quiet = quiet[: most + 3]
            return hits + quiet

        best = -inf

        def value(pair: tuple[Part, ...]) -> float:
            """Of two seats' turns without a hit the best sum is best: the rest is skipped."""
            nonlocal best
            if self.seats == 2 and most == 1 and all(part.victim < 0 for part in pair):
                gain = sum(part.worth[seat] for part in pair)
                if gain <= best:
                    return -inf
                best = gain
            return self._value(seat, pair)

        ranked = turns(self.board, self.places, self.seats, seat, dice, half, parts_of, value)
        ranked.sort(key=lambda turn: -turn.value)
        return ranked[:most]

    def _part(self, piece: int, space: int, seat: int) -> Part:
        parts = self._parts[piece % NUMBERS]
        known = parts.get((piece, space))
        if known is None:
            clear = _without(self.places, space, piece, seat, self.seats)
            after, victim = _moved(clear, piece, space)
            number = piece % NUMBERS
            scores = self.values.scores(after, number, self.seats, self.following)
            worth = tuple(a - b for a, b in zip(scores, self.numbers[number], strict=True))
            known = parts[piece, space] = Part(piece, space, worth, victim)
        return known

    def _value(self, seat: int, parts: tuple[Part, ...]) -> float:
        shares, stake = self.after(parts)
        return shares[seat] - ENDING * stake

    def after(self, parts: tuple[Part, ...]) -> tuple[list[float], int]:
        """The win shares after a turn, and how many points are then contested.

        The same seat is thought to roll next as before the turn.
        """
        scores = [base + sum(part.worth[i] for part in parts) for i, base in enumerate(self.base)]
        points, risked = list(self.points), list(self.risked)
        for part in parts:
            if part.victim >= 0:
                points[owner(part.victim, self.seats)] -= POINTS[number_of(part.victim)]
                for piece in _settled(self.places, self.seats, part.victim):
                    risked[owner(piece, self.seats)] -= POINTS[number_of(piece)]
        return self._shares(scores, points, risked), sum(risked)


def _points(places: Places, seats: int) -> list[int]:
    points = [0] * seats
    for piece, space in enumerate(places):
        if space >= 0:
            points[owner(piece, seats)] += POINTS[number_of(piece)]
    return points


def risked_points(places: Places, seats: int) -> list[int]:
    """How many of each seat's points are contested."""
    risked = [0] * seats
    for piece, space in enumerate(places):
        if space >= 0 and contested(places, seats, number_of(piece)):
            risked[owner(piece, seats)] += POINTS[number_of(piece)]
    return risked


def _settled(places: Places, seats: int, victim: int) -> list[int]:
    """The pieces no longer contested once `victim` is out: it alone, or all alike (K12)."""
    alike = [p for p in range(victim % NUMBERS, PIECES, NUMBERS) if places[p] >= 0]
    holders = {owner(p, seats) for p in alike if p != victim}
    return [victim] if len(holders) > 1 else alike


class StrongestPolicy:
    """The best pair of moves by the values of its board, judged over the next player's rolls."""

    width = 8

    def __init__(self) -> None:
        self._cautious = CautiousPolicy()

    def probabilities(self, state: KnockoutState) -> Mapping[Action, float]:
        values = load_values(state.variant.board)
        if values is None:  # a board of your own
            return self._cautious.probabilities(state)
        if state.roll is None:
            return {}
        now = Position(values, state.board, state.positions, state.seats, state.seat)
        near = self.candidates(now, state)
        best, most, like = near[0], -inf, None
        for turn in near if len(near) > 1 else []:
            value, like = self.ahead(now, state.seat, turn, like)
            if value > most:
                best, most = turn, value
        return {best.first: 1.0}

    def candidates(self, now: Position, state: KnockoutState) -> list[Turn]:
        """The turns worth a second look.

        With more than two seats the best alone: what the others do after the next player's turn
        counts as much, and a look at that turn misleads (measured in docs/knockout-bots.md).
        """
        if state.roll is None:
            return []
        width = self.width if state.seats == 2 else 1
        ranked = now.best_turns(state.seat, state.roll, state.half, width)
        return [turn for turn in ranked if turn.value > ranked[0].value - MARGIN]

    def ahead(self, now: Position, seat: int, turn: Turn, like: Position | None = None) -> Ahead:
        """The seat's win share over all rolls of the next player, who takes their best turn.

        `like` is a position already looked into, as the next player sees it.
        """
        places, seats = played(now.places, turn), now.seats
        stake = sum(risked_points(places, seats))
        if stake == 0:
            return Ahead(Position(now.values, now.board, places, seats, seat).shares()[seat], like)
        following = next_seat(places, seats, seat, None)[0]
        theirs = Position(now.values, now.board, places, seats, following)
        if like is not None:
            theirs.share_parts(like)
        total = 0.0
        for chance in chances(2):
            low, high = chance.roll.dice
            best = theirs.best_turns(following, (low, high), BOTH, 1)
            shares = _shares_after(theirs, following, best)
            total += shares[seat] * (1 if low == high else 2)
        return Ahead(total / 36 - ENDING * stake, theirs)


class Ahead(NamedTuple):
    """What a turn is worth, and the position it leads to as the next player sees it."""

    value: float
    theirs: Position | None


def _shares_after(before: Position, seat: int, best: list[Turn]) -> list[float]:
    if not best:
        return before.shares()
    turn = best[0]
    if before.seats == 2 or all(part.victim < 0 for part in turn.moves):
        return before.after(turn.moves)[0]
    # A hit may change who is next.
    places = played(before.places, turn)
    return Position(before.values, before.board, places, before.seats, seat).shares()


def played(places: Places, turn: Turn) -> Places:
    for part in turn.moves:
        places, _ = _moved(places, part.piece, part.space)
    return places
