"""How unusual were the dice? Over one game or many, and honestly.

Each thing looked at has a p-value: how often fair dice would have been at least this far from
what is expected. Looking at many things finds something odd sooner or later, so every p-value is
also corrected for all that were looked at (Holm). A seat that rolled nothing is not looked at.

Later rolls of a Pickomino turn have as many dice as the earlier ones left over, which the tests
take as given; docs/insight.md shows how often they cry wolf over fair dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from roost import wire
from roost.locale import Catalogue, catalogue
from roost.rules import Roll
from roost.rules.dice import FACES, SIDES
from roost.rules.pickomino import WORM, PickominoState
from roost.rules.record import Record

SIMULATIONS = 20_000
ODD = 0.05  # a corrected p-value below this is called unusual

Method = Literal["exact", "simulated"]


class Test(NamedTuple):
    """`name` is part of the message ``dice-test-<name>``; `face` where it is about one."""

    name: str
    observed: float
    expected: float
    trials: int
    p: float
    method: Method
    face: int | None = None


@dataclass
class Tally:
    """What one player's dice did."""

    counts: list[int] = field(default_factory=lambda: [0] * SIDES)
    rolls: int = 0
    fail_chances: list[float] = field(default_factory=list)  # Pickomino, per roll (P7)
    fails: int = 0
    doubles: int = 0  # Knockout
    pairs: int = 0

    @property
    def dice(self) -> int:
        return sum(self.counts)

    def add(self, state: object, roll: Roll) -> None:
        self.rolls += 1
        for face in roll.dice:
            self.counts[face - 1] += 1
        if isinstance(state, PickominoState):
            taken = [face for face in FACES if state.taken[face - 1]]
            if taken:
                self.fail_chances.append((len(taken) / SIDES) ** len(roll.dice))
                self.fails += all(face in taken for face in roll.dice)
        else:
            self.pairs += 1
            self.doubles += roll.dice[0] == roll.dice[1]


def tally(records: Iterable[Record]) -> dict[str, Tally]:
    """The dice of every player by name, in order of appearance."""
    tallies: dict[str, Tally] = {}
    for record in records:
        for player in record.players:
            tallies.setdefault(player.name, Tally())
        for moment in record.replay():
            if isinstance(moment.move, Roll):
                name = record.players[moment.before.seat].name
                tallies[name].add(moment.before, moment.move)
    return tallies


def examine(dice: Tally, seed: int = 0) -> list[Test]:
    """Everything that is looked at in one player's dice."""
    if not dice.dice:
        return []
    n = dice.dice
    found = [Test("spread", *spread(dice.counts, seed), "simulated")]
    found += [
        Test("face", count, n / SIDES, n, binomial_p(count, n, 1 / SIDES), "exact", face)
        for face, count in zip(FACES, dice.counts, strict=True)
        if dice.pairs or face == WORM
    ]
    if dice.fail_chances:
        chances = dice.fail_chances
        p = poisson_binomial_p(dice.fails, chances)
        found.append(Test("fails", dice.fails, sum(chances), len(chances), p, "exact"))
    if dice.pairs:
        p = binomial_p(dice.doubles, dice.pairs, 1 / SIDES)
        found.append(Test("doubles", dice.doubles, dice.pairs / SIDES, dice.pairs, p, "exact"))
    return found


def dice_report(
    records: Sequence[Record], *, texts: Catalogue | None = None, seed: int = 0
) -> wire.DiceReport:
    """The report over all players of the records; players are told apart by name."""
    texts = texts or catalogue("en")
    tallies = tally(records)
    names = list(tallies)
    everything = [(name, test) for name in names for test in examine(tallies[name], seed)]
    corrected = holm([test.p for _, test in everything])
    lines = [
        _line(names.index(name), name, test, p, texts)
        for (name, test), p in zip(everything, corrected, strict=True)
    ]
    return wire.DiceReport(
        games=len(records),
        players=names,
        rolls=sum(t.rolls for t in tallies.values()),
        dice=sum(t.dice for t in tallies.values()),
        tests=lines,
        words=_summary(lines, len(everything), texts),
    )


def _line(player: int, name: str, test: Test, corrected: float, texts: Catalogue) -> wire.DiceTest:
    values: dict[str, object] = {"name": name, "trials": test.trials}
    if test.face is not None:
        values["face"] = test.face
    return wire.DiceTest(
        player=player,
        name=test.name,
        words=texts.text(f"dice-test-{test.name}", **values),
        observed=float(test.observed),
        expected=float(test.expected),
        trials=test.trials,
        p=test.p,
        corrected=corrected,
        method=test.method,
    )


def _summary(lines: Sequence[wire.DiceTest], looked: int, texts: Catalogue) -> list[str]:
    if not lines:
        return [texts.text("dice-nothing")]
    oddest = min(lines, key=lambda line: line.p)
    observed, expected = round(oddest.observed, 1), round(oddest.expected, 1)
    said = [
        texts.text(
            "dice-oddest", words=oddest.words, p=oddest.p, observed=observed, expected=expected
        )
    ]
    kind = "odd" if oddest.corrected < ODD else "usual"
    said.append(texts.text("dice-verdict", kind=kind, looked=looked, p=oddest.corrected))
    return said


# -- p-values ------------------------------------------------------------------------------


def binomial_p(count: int, trials: int, chance: float) -> float:
    """Exact, two-sided: how likely is a count no likelier than this one?"""
    return _two_sided(count, _binomial(trials, chance))


def poisson_binomial_p(count: int, chances: Sequence[float]) -> float:
    """The same for trials with chances of their own."""
    weights = np.ones(1)
    for chance in chances:
        weights = np.convolve(weights, (1 - chance, chance))
    return _two_sided(count, weights)


def _binomial(trials: int, chance: float) -> npt.NDArray[np.float64]:
    if trials <= 900:  # beyond, the binomial coefficients leave the range of floats
        return np.array(
            [comb(trials, k) * chance**k * (1 - chance) ** (trials - k) for k in range(trials + 1)]
        )
    logs = np.concatenate(([0.0], np.cumsum(np.log(np.arange(1, trials + 1)))))
    k = np.arange(trials + 1)
    log = logs[-1] - logs - logs[::-1] + k * np.log(chance) + (trials - k) * np.log1p(-chance)
    weights: npt.NDArray[np.float64] = np.exp(log)
    return weights


def _two_sided(count: int, weights: npt.NDArray[np.float64]) -> float:
    # A hair above the observed weight: equally likely counts differ by rounding.
    as_odd = weights <= weights[count] * (1 + 1e-9)
    return float(min(1.0, weights[as_odd].sum()))


def spread(counts: Sequence[int], seed: int = 0) -> tuple[float, float, int, float]:
    """Chi-square over all faces: observed, expected, dice, and the simulated p-value."""
    n = sum(counts)
    observed = _chi_square(np.array(counts)[None, :])[0]
    random = np.random.default_rng(seed)
    drawn = _chi_square(random.multinomial(n, [1 / SIDES] * SIDES, size=SIMULATIONS))
    # The observed dice count as one of the draws: the p-value is never zero and never too small.
    p = (1 + int((drawn >= observed - 1e-9).sum())) / (SIMULATIONS + 1)
    return float(observed), float(SIDES - 1), n, p


def _chi_square(counts: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    expected = counts.sum(1, keepdims=True) / SIDES
    statistic: npt.NDArray[np.float64] = ((counts - expected) ** 2 / expected).sum(1)
    return statistic


def holm(ps: Sequence[float]) -> list[float]:
    """Holm's correction: the chance of one such p-value or a smaller among all of these."""
    order = sorted(range(len(ps)), key=ps.__getitem__)
    corrected = [0.0] * len(ps)
    highest = 0.0
    for rank, index in enumerate(order):
        highest = max(highest, min(1.0, ps[index] * (len(ps) - rank)))
        corrected[index] = highest
    return corrected
