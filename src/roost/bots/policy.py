"""What a bot is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from roost.rules import Action


class Policy(Protocol):
    """How a bot thinks."""

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        """What it would do here. Only legal actions; they sum to one."""
