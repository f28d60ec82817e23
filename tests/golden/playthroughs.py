"""Which games are written down, and how."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from roost.rules import Action, Phase, make_game
from roost.rules.knockout import Move
from roost.rules.pickomino import RollOn, Stop
from roost.testing import Playout, playout

FOLDER = Path(__file__).parent
DETAILS = ("rolled", "took", "moved", "rolled-off")  # the notation tells these already


class Playthrough(NamedTuple):
    game: str
    variant: str
    seats: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.variant}-{self.seats}.txt"

    def play(self) -> Playout[Any]:
        game = make_game(self.game, self.variant)
        return playout(game, self.seats, self.path.name, choose=_Chooser(self.path.name))

    def text(self) -> str:
        """Per turn the moves, how many choices each decision had, what happened, the position."""
        played = self.play()
        game = played.game
        lines = [f"{game.key} {game.variant.key}, {self.seats} seats"]
        lines += ["", game.format_position(played.initial)]
        for turn in sorted({moment.before.turn for moment in played.moments}):
            moments = [moment for moment in played.moments if moment.before.turn == turn]
            tokens = [game.format_move(moment.before, moment.move) for moment in moments]
            choices = [
                str(len(game.legal_actions(moment.before)))
                for moment in moments
                if moment.before.phase is Phase.PLAY
            ]
            lines += ["", f"{turn}. {' '.join(tokens)}", f"choices: {' '.join(choices)}"]
            lines += [
                json.dumps(game.event_to_json(event))
                for moment in moments
                for event in moment.events
                if event.kind not in DETAILS
            ]
            lines.append(game.format_position(moments[-1].after))
        return "\n".join(lines) + "\n"


class _Chooser:
    """At random, but nobody stops with nothing or lets a piece go that could be knocked out:
    such games take hundreds of turns."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def __call__(self, state: Any, actions: Sequence[Action]) -> Action:
        if RollOn() in actions and Stop(None) in actions:
            return RollOn()
        hits = [a for a in actions if isinstance(a, Move) and a.space in state.positions]
        actions = hits or actions
        return actions[int(self._random() * len(actions))]


PLAYTHROUGHS = (
    Playthrough("pickomino", "standard", 2),
    Playthrough("pickomino", "standard", 4),
    Playthrough("pickomino", "short", 5),
    Playthrough("pickomino", "returned-face-down+turn-on-empty", 4),
    Playthrough("pickomino", "any-lower", 2),
    Playthrough("pickomino", "turn-on-empty", 3),
    Playthrough("pickomino", "short+any-lower+turn-on-empty", 7),
    Playthrough("knockout", "rings61", 2),
    Playthrough("knockout", "rings61", 3),
    Playthrough("knockout", "rings61", 4),
    Playthrough("knockout", "rings49+rounds=12", 4),
    Playthrough("knockout", "grid49", 2),
)
