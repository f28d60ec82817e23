"""The exact odds of knocking out each Knockout piece with the next roll."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from roost.analysis.results import Odds
from roost.rules import Action, Seat
from roost.rules.knockout import NUMBERS, OUT, PIECES, POINTS, KnockoutState, Move, number_of, owner
from roost.rules.knockout.state import contested

LENGTHS = range(1, 7)


@dataclass(frozen=True, kw_only=True)
class HitOdds(Odds):
    """The odds of hits with the next roll. `gain`: the points of the best possible victim.

    By piece, the chance that the next roll can hit a rival's piece, and the chance that one of the
    opponents' next rolls can hit an own piece.
    """

    targets: Mapping[int, float]
    dangers: Mapping[int, float]


def hit_odds(state: KnockoutState, best: Action | None) -> HitOdds:
    """Return the odds of all hits; empty while the seats roll for who starts (K3)."""
    if state.roll_off is not None:
        return HitOdds(targets={}, dangers={})
    won = 0.0 if best is None else gain(state, best)
    return HitOdds(gain=won, targets=targets(state), dangers=dangers(state))


def hit_chance(state: KnockoutState, seat: int, victim: int) -> float:
    """Return the chance that a roll lets `seat` knock out `victim` (K4, K5, K8).

    K9 never forbids a hit: it can be played first, and frees more spaces than it fills.
    """
    number, space = number_of(victim), state.positions[victim]
    if space == OUT:
        return 0.0
    reach = state.board.reach
    hunters = [
        state.positions[piece]
        for piece in range(number - 1, PIECES, NUMBERS)
        if owner(piece, state.seats) == seat and state.positions[piece] != OUT
    ]
    lengths = {n for n in LENGTHS for at in hunters if reach[n][at] >> space & 1}
    # If number and length differ: two throws of the pair, and a double of the length (K5).
    return sum(1 if length == number else 3 for length in lengths) / 36


def targets(state: KnockoutState, seat: Seat | None = None) -> dict[int, float]:
    """Return, per rival piece, the chance that the seat's next roll can knock it out."""
    seat = state.seat if seat is None else seat
    return {
        piece: hit_chance(state, seat, piece)
        for piece in live(state)
        if owner(piece, state.seats) != seat
    }


def dangers(state: KnockoutState, seat: Seat | None = None) -> dict[int, float]:
    """Return, per own piece, the chance that an opponent's next roll can knock it out."""
    seat = state.seat if seat is None else seat
    found = {}
    for piece in live(state):
        if owner(piece, state.seats) == seat:
            safe = 1.0
            for other in range(state.seats):
                if other != seat:
                    safe *= 1.0 - hit_chance(state, other, piece)
            found[piece] = 1.0 - safe
    return found


class Aftermath(NamedTuple):
    """The effect of the rest of a turn for a seat.

    Points knocked out and their owners, expected own points in danger and rivals' points threatened
    by the next rolls, and own points that are safe for good (K12).
    """

    points: int
    victims: frozenset[Seat]
    danger: float
    threat: float
    safe: int


def aftermath(state: KnockoutState, left: KnockoutState, seat: Seat) -> Aftermath:
    """Return the effect of a turn; `left` is the position at its end."""
    lost = [before - after for before, after in zip(state.points, left.points, strict=True)]
    alive = set(live(left))
    return Aftermath(
        points=sum(lost),
        victims=frozenset(other for other, points in enumerate(lost) if points),
        danger=_worth(dangers(left, seat)),
        threat=_worth(targets(left, seat)),
        safe=sum(
            POINTS[number_of(piece)]
            for piece, space in enumerate(left.positions)
            if space != OUT and piece not in alive and owner(piece, left.seats) == seat
        ),
    )


def _worth(chances: dict[int, float]) -> float:
    return sum(POINTS[number_of(piece)] * chance for piece, chance in chances.items())


def gain(state: KnockoutState, action: Action) -> float:
    """Return the points of the piece that a move knocks out."""
    if not isinstance(action, Move) or action.space not in state.positions:
        return 0.0
    return float(POINTS[number_of(action.piece)])


def live(state: KnockoutState) -> list[int]:
    """Return the pieces that can still be knocked out."""
    return [
        piece
        for piece, space in enumerate(state.positions)
        if space != OUT and contested(state.positions, state.seats, number_of(piece))
    ]
