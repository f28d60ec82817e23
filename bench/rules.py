"""Uniformly random play through the plain, immutable rules, on one core.

Processor time, not the clock on the wall: other programs may run. The ratio is to a plain loop
timed just before and after each repetition, so that figures of different machines compare.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from roost.rules import Phase, make_game
from roost.testing import FastDice

REPETITIONS = 9
SECONDS = 0.5  # per repetition, about
LOOPS = 300_000


class Case(NamedTuple):
    game: str
    seats: int
    unit: str
    target: int  # per second
    dice: Callable[[Any], int]  # how many are rolled in a state


CASES = (
    Case("pickomino", 4, "decisions", 150_000, lambda state: state.dice_left),
    Case("knockout", 4, "moves", 30_000, lambda _: 2),
)


def plain_loop() -> float:
    """Steps per second of a loop that does next to nothing."""
    begin = process_time()
    total = 0
    for number in range(LOOPS):
        total += number & 7
    return LOOPS / (process_time() - begin)


def play(case: Case, seed: int, seconds: float) -> float:
    """Decisions per second over whole games that take about so long."""
    game = make_game(case.game)
    legal, apply, dice = game.legal_actions, game.apply, case.dice
    choose, roll = random.Random(seed).random, FastDice(seed).roll
    chance, over = Phase.CHANCE, Phase.OVER
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.start(case.seats, first=0)
        while (phase := state.phase) is not over:
            if phase is chance:
                state, _ = apply(state, roll(dice(state)))
            else:
                actions = legal(state)
                state, _ = apply(state, actions[int(choose() * len(actions))])
                decisions += 1
    return decisions / (process_time() - begin)


def main() -> None:
    for case in CASES:
        play(case, 0, 2 * SECONDS)  # fills the tables that play goes by
        rates, ratios = [], []
        for seed in range(1, REPETITIONS + 1):
            before = plain_loop()
            rate = play(case, seed, SECONDS)
            rates.append(rate)
            ratios.append(2 * rate / (before + plain_loop()))
        best = max(rates)
        verdict = "met" if best >= case.target else "MISSED"
        print(
            f"  {case.game:<10} {case.seats} seats: {best:>9,.0f} {case.unit}/s, best of "
            f"{REPETITIONS} ({min(rates):,.0f} to {best:,.0f}, median {median(rates):,.0f}); "
            f"target {case.target:,}: {verdict}; {median(ratios):.4f} per step of a plain loop",
            flush=True,
        )
