"""How a game ended, as clients read it."""

from __future__ import annotations

from roost import wire
from roost.rules.core import Outcome


def outcome_view(outcome: Outcome) -> wire.OutcomeView:
    return wire.OutcomeView(
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        shares=[str(share) for share in outcome.shares],
        capped=outcome.capped,
    )
