"""Views of games that bring none of their own: positions as text, actions as tokens."""

from __future__ import annotations

from functools import cache
from typing import Any

from roost import wire
from roost.rules import RULES, Event, Phase, State, game_of
from roost.rules.core import Action, Game
from roost.server.core.views.registry import VIEWS, GameViews, game_view
from roost.wire.generic import GenericAction, GenericEvent, GenericOption, GenericPosition


def views_of(game: str) -> GameViews:
    """Return a game's own views, or generic ones."""
    return VIEWS.of(game) if VIEWS.has(game) else generic_views(game)


@cache
def generic_views(game: str) -> GameViews:
    rules = RULES.of(game)

    def describe() -> wire.GameView:
        return game_view(rules, wire.VariantChoice(one_of=[], any_of=[]))

    return GameViews(describe, position_view, options, event_view, odds=lambda _: None)


def position_view(game: Game[Any, Any], state: State) -> GenericPosition:
    text = game.format_position(state)
    return GenericPosition(
        game=game.key,
        text=text,
        turn=state.turn,
        seat=state.seat,
        lines=[text],
        dice=game.dice_count(state),
        actions=[game.format_move(state, action) for action in game.legal_actions(state)],
    )


def options(game: Game[Any, Any], state: State) -> list[wire.Option]:
    return [_option(game, state, action) for action in game.legal_actions(state)]


def _option(game: Game[Any, Any], state: State, action: Action) -> GenericOption:
    token, after = game.format_move(state, action), game.apply(state, action).state
    same_turn = (after.seat, after.turn) == (state.seat, state.turn)
    return GenericOption(
        action=GenericAction(token=token),
        token=token,
        throws=after.phase is Phase.CHANCE and same_turn,
    )


def event_view(event: Event, before: State) -> GenericEvent:
    return GenericEvent(event=game_of(before).event_to_json(event))
