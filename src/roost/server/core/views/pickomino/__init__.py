"""Pickomino as clients draw it."""

from __future__ import annotations

from roost import wire
from roost.rules.pickomino import Pickomino
from roost.rules.pickomino.variant import ENDINGS, HOUSE_RULES
from roost.server.core.views.pickomino.insight import odds_view
from roost.server.core.views.pickomino.position import event_view, options, position_view
from roost.server.core.views.registry import GameViews, game_view


def describe() -> wire.GameView:
    return game_view(
        Pickomino,
        wire.VariantChoice(one_of=list(ENDINGS), any_of=list(HOUSE_RULES)),
    )


VIEWS = GameViews(describe, position_view, options, event_view, odds_view)
