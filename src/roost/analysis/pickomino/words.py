"""Pickomino's odds and reasons in plain words."""

from __future__ import annotations

from roost.analysis.pickomino.odds import TileChance, TurnOdds
from roost.analysis.results import Choice, Contrast, Insight
from roost.analysis.words import SMALL, Words
from roost.rules import Seat
from roost.rules.pickomino import Pickomino, PickominoState, RollOn, Stop, Take

WORTH_THE_RISK = 0.35  # a turn that fails less often is called that


class PickominoWords(Words[PickominoState]):
    def odds(self, insight: Insight[PickominoState]) -> list[str]:
        odds = insight.odds
        if not isinstance(odds, TurnOdds):
            return []
        said = []
        if odds.next_fails:
            said.append(
                self.say("insight-next-fails", dice=insight.state.dice_left, chance=odds.next_fails)
            )
        said.append(self.say("insight-turn", fails=odds.fails, worms=odds.gain))
        likely = max(odds.tiles, key=lambda tile: tile.chance, default=None)
        if likely is not None and 0 < likely.chance < 1:
            said.append(self.say("insight-likely-tile", tile=likely.tile, chance=likely.chance))
        return said + [
            self._steal(tile, self.names[tile.victim])
            for tile in odds.tiles
            if tile.victim is not None and tile.most > 0
        ]

    def _steal(self, tile: TileChance, victim: str) -> str:
        return self.say(
            "insight-steal", tile=tile.tile, name=victim, chance=tile.chance, most=tile.most
        )

    def reasons(self, contrast: Contrast[PickominoState]) -> list[str]:
        state, best, other = contrast.state, contrast.best, contrast.other
        fails, other_fails = _fails(best), _fails(other)
        said = self._ends(contrast)
        mine, theirs = best.action, other.action
        if best.prospect.fails is None or other.prospect.fails is None:
            pass  # somebody else's evaluator tells no odds
        elif isinstance(mine, Stop) and mine.tile is not None and isinstance(theirs, RollOn):
            said.append(self.say("insight-why-stop", tile=mine.tile, fails=other_fails))
        elif isinstance(mine, RollOn):
            risk = "low" if fails < WORTH_THE_RISK else "high"
            said.append(self.say("insight-why-roll", risk=risk, fails=fails))
        elif isinstance(mine, Take) and abs(fails - other_fails) > SMALL:
            said.append(
                self.say(
                    "insight-why-fails",
                    best=self.move(state, mine),
                    other=self.move(state, theirs),
                    fails=fails,
                    other_fails=other_fails,
                )
            )
        more, less = round(best.prospect.gain, 1), round(other.prospect.gain, 1)
        if more != less:
            kind = "more" if more > less else "fewer"
            said.append(self.say("insight-why-gain", kind=kind, best=more, other=less))
        stack = state.stacks[state.seat]
        if stack and fails < other_fails:
            said.append(self.say("insight-why-stake", tile=stack[-1]))
        return said

    def _ends(self, contrast: Contrast[PickominoState]) -> list[str]:
        """A stop that ends the game is a reason by itself, for it or against it."""
        seat = contrast.state.seat
        for choice, end, wins in (
            (contrast.best, contrast.best_end, True),
            (contrast.other, contrast.other_end, False),
        ):
            if isinstance(choice.action, Stop) and _wins(end, seat) is wins:
                return [self.say("insight-why-ends", wins=wins)]
        return []


def _fails(choice: Choice) -> float:
    return choice.prospect.fails or 0.0


def _wins(end: PickominoState, seat: Seat) -> bool | None:
    """Whether a game that is over was won; None while it is not over."""
    outcome = Pickomino(end.variant).outcome(end)
    return None if outcome is None else seat in outcome.winners
