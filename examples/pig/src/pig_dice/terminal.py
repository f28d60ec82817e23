"""Pig on a terminal. What may be typed is what the notation says: roll and hold."""

from __future__ import annotations

from pig_dice.rules import PigAction, PigState
from roost.cli.terminal.view import View


class PigView(View[PigState, PigAction]):
    def table(self, state: PigState) -> list[str]:
        seats = zip(self.names, state.scores, strict=True)
        lines = [f"{name}: {self.narrator.score(score)}" for name, score in seats]
        return [*lines, self.text("table-pig", total=state.total)] if state.total else lines


VIEW = PigView
