"""How unusual were the dice? Over one game or many, and honestly.

Each thing looked at has a p-value: how often fair dice would have been at least this far from
what is expected. Looking at many things finds something odd sooner or later, so every p-value is
also corrected for all that were looked at (Holm). A seat that rolled nothing is not looked at.

Later rolls of a turn may depend on the earlier ones (in Pickomino their number of dice does),
which the tests take as given; docs/insight.md shows how often they cry wolf over fair dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from roost.analysis.contract import Watch
from roost.analysis.games import ANALYSES
from roost.analysis.pvalues import binomial_p, holm, spread
from roost.analysis.results import DiceReport, Finding, Look
from roost.rules import Roll, State
from roost.rules.dice import FACES, SIDES
from roost.rules.record import Record


@dataclass
class Tally:
    """What one player's dice did, in one game or several."""

    counts: list[int] = field(default_factory=lambda: [0] * SIDES)
    rolls: int = 0
    watches: dict[str, Watch[Any]] = field(default_factory=dict)  # by the key of the game

    @property
    def dice(self) -> int:
        return sum(self.counts)

    def add(self, game: str, state: State, roll: Roll) -> None:
        self.rolls += 1
        for face in roll.dice:
            self.counts[face - 1] += 1
        if game not in self.watches:
            self.watches[game] = ANALYSES.of(game).watch()
        self.watches[game].see(state, roll)


def tally(records: Iterable[Record]) -> dict[str, Tally]:
    """The dice of every player by name, in order of appearance."""
    tallies: dict[str, Tally] = {}
    for record in records:
        for player in record.players:
            tallies.setdefault(player.name, Tally())
        for moment in record.moments:
            if isinstance(moment.move, Roll):
                name = record.players[moment.before.seat].name
                tallies[name].add(record.game, moment.before, moment.move)
    return tallies


def examine(dice: Tally, seed: int = 0) -> list[Look]:
    """Everything that is looked at in one player's dice."""
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
    """What a face is called where it is counted; None where nobody counts it. Games that call it
    differently share its number alone."""
    names = {it.face_look for it in map(ANALYSES.of, games) if face in it.faces}
    return "face" if len(names) > 1 else next(iter(names), None)


def dice_report(records: Sequence[Record], *, seed: int = 0) -> DiceReport:
    """The report over all players of the records; players are told apart by name."""
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
            Finding(player, look, p) for (player, look), p in zip(looks, corrected, strict=True)
        ),
    )
