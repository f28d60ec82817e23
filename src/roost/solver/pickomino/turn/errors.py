"""Errors of the solver."""

from __future__ import annotations

from roost.rules.errors import GameError


class PayoffError(GameError):
    """Stop values or a fail value that are not the finite numbers the solver needs."""

    code = "bad-payoff"


class TurnStateError(GameError):
    """A mid-turn state that no turn can reach, or a roll that does not fit it."""

    code = "bad-turn-state"
