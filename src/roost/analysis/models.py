"""Which evaluator speaks for which game: shipped networks beyond the turn, the turn exact."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from roost.analysis.evaluator import Evaluator
from roost.bots.pickomino.values import position_shares
from roost.rules.pickomino import PickominoState


class NetworkModel:
    """The shipped value networks of Pickomino."""

    def shares(self, states: Sequence[PickominoState]) -> npt.NDArray[np.float64]:
        return position_shares(states)


@cache
def evaluator_for(game: str) -> Evaluator:
    """The shipped evaluator of a game; made once, it keeps what it has worked out."""
    if game == "pickomino":
        from roost.analysis.pickomino.evaluator import PickominoEvaluator

        return PickominoEvaluator(NetworkModel())
    from roost.analysis.knockout.evaluator import KnockoutEvaluator

    return KnockoutEvaluator()


def evaluator_of(state: Any) -> Evaluator:
    """The shipped evaluator for a position."""
    return evaluator_for("pickomino" if isinstance(state, PickominoState) else "knockout")
