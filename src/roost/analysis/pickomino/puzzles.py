"""The source of Pickomino puzzles: criteria, and bots whose games to search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from roost.analysis.contract import Meeting, PuzzleSource
from roost.analysis.pickomino.odds import next_fails
from roost.analysis.pickomino.themes import THEMES, theme
from roost.analysis.results import Contrast, GamePhase
from roost.bots import Policy, bots, make_bot
from roost.rules import Action
from roost.rules.pickomino import (
    TILES,
    WORM,
    Pickomino,
    PickominoState,
    PickominoVariant,
    RollOn,
    Take,
    within_reach,
)

SEATS = (2, 3, 4, 5, 2, 6, 3, 7)
NATURAL = ("greedy", "simple")  # bots that only consider the current turn
BOLD = 0.3  # a bold player rolls on below this chance of failing at once
HERE = Path(__file__)


class PickominoPuzzles(PuzzleSource[PickominoState]):
    def meeting(self, number: int) -> Meeting:
        """Return a standard game for every other number, otherwise any variant."""
        known = [info.key for info in bots(Pickomino.key) if info.key != "random"]
        seats = SEATS[number % len(SEATS)]
        chosen = (known[-1 - (number + seat) % len(known)] for seat in range(seats))
        variants = PickominoVariant.all()
        odd = number // len(SEATS) % 2
        variant = variants[(number // 2) % len(variants)] if odd else variants[0]
        return Meeting(tuple(chosen), variant.key)

    def naturals(self) -> Sequence[Policy]:
        simple = make_bot(Pickomino.key, "simple").policy
        return [
            *(make_bot(Pickomino.key, key).policy for key in NATURAL),
            Bold(simple),
            Hungry(simple),
        ]

    def theme(self, contrast: Contrast[PickominoState]) -> str:
        return theme(contrast)

    def phase(self, state: PickominoState) -> GamePhase:
        """Return the phase by tiles left on the grill: more than half, more than a quarter, or
        fewer.
        """
        tiles = len(state.grill_tiles)
        if 2 * tiles > len(TILES):
            return "early"
        return "middle" if 4 * tiles > len(TILES) else "late"


class Bold:
    """A player who rolls on while a roll seldom fails at once, whatever is at stake."""

    def __init__(self, otherwise: Policy) -> None:
        self._otherwise = otherwise

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        rolls = state.roll is None and state.dice_left > 0 and not all(state.taken)
        if rolls and within_reach(state) and next_fails(state) < BOLD:
            return {RollOn(): 1.0}
        return self._otherwise.probabilities(state)


class Hungry:
    """A player who takes worms at once: without one there is no tile (P8)."""

    def __init__(self, otherwise: Policy) -> None:
        self._otherwise = otherwise

    def probabilities(self, state: PickominoState) -> Mapping[Action, float]:
        if WORM in (state.roll or ()) and not state.taken[WORM - 1]:
            return {Take(WORM): 1.0}
        return self._otherwise.probabilities(state)


PUZZLES = PickominoPuzzles(
    tempting=0.03,
    clear=0.03,
    same=1e-6,
    themes=THEMES,
    asides=4,
    shipped=HERE.with_name("puzzles.json"),
)
