"""The interface of a bot's strategy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from roost.rules import Action


class Policy(Protocol):
    """A strategy."""

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        """Return probabilities over legal actions, which sum to one."""
