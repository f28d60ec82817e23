"""Which Pickomino positions make good puzzles, and in whose games to look for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from roost.analysis.contract import Meeting, PuzzleSource
from roost.bots import Policy, levels, make_bot
from roost.rules.pickomino import Pickomino, PickominoState

SEATS = (2, 3, 4, 5, 2, 3, 4, 7)
NATURAL = "greedy"  # looks at this turn alone


class PickominoPuzzles(PuzzleSource[PickominoState]):
    def meeting(self, number: int) -> Meeting:
        known = [info.key for info in levels(Pickomino.key) if info.key != "random"]
        seats = SEATS[number % len(SEATS)]
        return Meeting(tuple(known[-1 - (number + seat) % len(known)] for seat in range(seats)))

    def naturals(self) -> Sequence[Policy]:
        return [make_bot(Pickomino.key, NATURAL).policy]


PUZZLES = PickominoPuzzles(
    tempting=0.03,
    clear=0.03,
    same=1e-6,
    precise=True,
    shipped=Path(__file__).with_name("puzzles.json"),
)
