"""What the planner answers about some positions, for the golden file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from roost.bots.knockout.values import planner_for
from roost.rules import Phase
from roost.rules.knockout import Knockout, KnockoutState, KnockoutVariant
from roost.solver.knockout.plan import Left, Planned, Temper, columns
from tests.rules.knockout.positions import random_states
from tests.solver.knockout.positions import RATED, deciding

PATH = Path(__file__).parents[2] / "golden" / "planner.json"


def answer(state: KnockoutState) -> dict[str, Any]:
    """Ask the planner everything about a position."""
    planner = planner_for(state.board)
    if state.phase is Phase.CHANCE:
        evaluation = planner.evaluation(state)
        return {
            "shares": list(planner.shares(state)),
            "evaluation": list(evaluation or ()),
            "after": [_left(one) for one in planner.after_rolls(state)[::4]],
        }
    left = planner.completed(state, Knockout(state.variant).legal_actions(state)[::7])
    evaluated = planner.evaluated(state, [one.turn for one in left])
    return {
        "studied": _planned(planner.studied(state)),
        "best": _planned(planner.best(state)),
        "completed": [_left(one) for one in left],
        "evaluated": [list(one) for one in evaluated or ()],
        "weighed": [
            [[*columns((move,))[:2], weight] for move, weight in planner.weighed(state, of).items()]
            for of in (Temper(), Temper(0.3, 1, 0.3))
        ],
    }


def _planned(planned: Planned) -> list[Any]:
    return [columns(planned.turn), planned.value]


def _left(left: Left) -> list[Any]:
    return [columns(left.turn), list(left.shares)]


def _rounded(found: Any) -> Any:
    if isinstance(found, dict):
        return {name: _rounded(part) for name, part in found.items()}
    return [_rounded(part) for part in found] if isinstance(found, list) else round(found, 12)


def text() -> str:
    lines = []
    for board, seats in RATED:
        played = random_states(KnockoutVariant(board), seats, seats)
        waiting = [s for s in played if s.phase is Phase.CHANCE and s.roll_off is None]
        for state in (*deciding(board, seats, 11 + seats, 4), *waiting[:: len(waiting) // 2]):
            position = Knockout(state.variant).format_position(state)
            lines.append(f"{json.dumps(position)}: {json.dumps(_rounded(answer(state)))}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
