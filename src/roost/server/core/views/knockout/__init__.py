"""Knockout as clients draw it."""

from __future__ import annotations

from roost import wire
from roost.rules.knockout import Knockout, boards
from roost.rules.knockout.variant import ROUNDS
from roost.server.core.views.knockout.board import board_view
from roost.server.core.views.knockout.insight import odds_view
from roost.server.core.views.knockout.position import event_view, options, position_view
from roost.server.core.views.registry import GameViews, game_view


def describe() -> wire.GameView:
    known = boards()
    variants = wire.VariantChoice(one_of=list(known), any_of=[f"{ROUNDS}="])
    return game_view(Knockout, variants, boards=tuple(known))


VIEWS = GameViews(describe, position_view, options, event_view, odds_view, board_view)
