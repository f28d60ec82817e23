"""Statistical tests of the dice, over one game or many.

Each test has a p-value: the probability that fair dice are at least this far from the expectation.
Many tests give an unusual result sooner or later, so every p-value is also corrected for the number
of tests (Holm). Seats without rolls are not tested.

Later rolls of a turn may depend on earlier ones (in Pickomino their number of dice does). The tests
take that as given; docs/insight.md shows their rate of false alarms with fair dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from roost.analysis.contract import Watch
from roost.analysis.games import ANALYSES
from roost.analysis.pvalues import binomial_p, holm, spread
from roost.analysis.results import DiceReport, DiceTestResult, Look
from roost.rules import Roll, State
from roost.rules.dice import FACES, SIDES
from roost.rules.record import Record

__all__ = [
    "DiceCounts",
    "dice_report",
    "examine",
    "tally",
]


@dataclass
class DiceCounts:
    """The counts of one player's dice, in one game or several."""

    counts: list[int] = field(default_factory=lambda: [0] * SIDES)
    rolls: int = 0
    watches: dict[str, Watch[Any]] = field(default_factory=dict)  # by key of the game

    @property
    def dice(self) -> int:
        return sum(self.counts)

    def add(self, game: str, state: State, roll: Roll) -> None:
        """Count a roll in a state."""
        self.rolls += 1
        for face in roll.dice:
            self.counts[face - 1] += 1
        if game not in self.watches:
            self.watches[game] = ANALYSES.of(game).watch()
        self.watches[game].see(state, roll)


def tally(records: Iterable[Record]) -> dict[str, DiceCounts]:
    """Return the counts of every player by name, in order of appearance."""
    tallies: dict[str, DiceCounts] = {}
    for record in records:
        for player in record.players:
            tallies.setdefault(player.name, DiceCounts())
        for moment in record.moments:
            if isinstance(moment.move, Roll):
                name = record.players[moment.before.seat].name
                tallies[name].add(record.game, moment.before, moment.move)
    return tallies


def examine(dice: DiceCounts, seed: int = 0) -> list[Look]:
    """Return all tests of one player's dice."""
    if not dice.dice:
        return []
    n = dice.dice
    games = [game for game in ANALYSES.games() if game in dice.watches]
    looks = [Look("spread", *spread(dice.counts, seed), "simulated")]
    looks += [
        Look("face", count, n / SIDES, n, binomial_p(count, n, 1 / SIDES), "exact", face, name)
        for face, count in zip(FACES, dice.counts, strict=True)
        if (name := _face_look(face, games)) is not None
    ]
    watched = (dice.watches[game].look() for game in games)
    return looks + [look for look in watched if look is not None]


def _face_look(face: int, games: Iterable[str]) -> str | None:
    """Return the name of the test of a face; None if no game tests it.

    If games have different names for the face, only its number remains.
    """
    names = {it.face_look for it in map(ANALYSES.of, games) if face in it.faces}
    return "face" if len(names) > 1 else next(iter(names), None)


def dice_report(records: Sequence[Record], *, seed: int = 0) -> DiceReport:
    """Return the report over all players of the records; players are identified by name."""
    tallies = tally(records)
    looks = [
        (player, look)
        for player, dice in enumerate(tallies.values())
        for look in examine(dice, seed)
    ]
    corrected = holm([look.p for _, look in looks])
    return DiceReport(
        games=len(records),
        players=tuple(tallies),
        rolls=sum(dice.rolls for dice in tallies.values()),
        dice=sum(dice.dice for dice in tallies.values()),
        findings=tuple(
            DiceTestResult(player, look, p)
            for (player, look), p in zip(looks, corrected, strict=True)
        ),
    )
