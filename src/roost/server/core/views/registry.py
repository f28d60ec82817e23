"""The clients' view of each game. Games without views of their own are shown in their notation:
positions as text, actions as tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from roost import wire
from roost.bots import opponents
from roost.rules import RULES, Action, Event, Game, Outcome, Phase, State, game_of
from roost.rules.registry import Registry
from roost.wire.base import message_from
from roost.wire.generic import GenericAction, GenericEvent, GenericOption, GenericPosition
from roost.wire.mirror import has_message, message_of


@dataclass(frozen=True, slots=True)
class GameViews:
    """`position` and `options` take the game and a state; `event` takes an event and the position
    before its move; `odds` takes what the game's analysis found; `describe` takes a game's key,
    `board` the key of a board, `points` a state (default: no points before the end)."""

    describe: Callable[[], wire.GameView]
    position: Callable[[Any, Any], wire.PositionView]
    options: Callable[[Any, Any], list[wire.Option]]
    event: Callable[[Event, Any], wire.GameEvent]
    odds: Callable[[Any], wire.Odds | None]
    board: Callable[[str], wire.BoardView | None] = lambda _: None
    points: Callable[[Any], Sequence[int]] = lambda _: ()


VIEWS: Registry[GameViews] = Registry("server.core.views", "VIEWS")


def game_view(
    rules: type[Game[Any, Any]],
    variants: wire.VariantChoice,
    boards: tuple[str, ...] = (),
) -> wire.GameView:
    return wire.GameView(
        key=rules.key,
        fewest_seats=rules.seat_counts[0],
        most_seats=rules.seat_counts[-1],
        variants=variants,
        bots=[wire.BotView(key=info.key, level=info.level) for info in opponents(rules.key)],
        boards=list(boards),
    )


def mirrored(thing: Action | Event, **more: Any) -> wire.Message:
    """The message of an action or event; `more` is what it says in addition to the rules."""
    source: type = type(thing)
    values = {name: getattr(thing, name) for name in _fields(source)}
    if "outcome" in values:
        values["outcome"] = outcome_view(values["outcome"])
    return message_of(type(thing))(**values, **more)


def action_view(action: Action, token: str) -> wire.Action:
    """The message of an action: our own games' mirror it, any other game's names its token."""
    if has_message(type(action)):
        return mirrored(action)
    return GenericAction(token=token)


def outcome_view(outcome: Outcome) -> wire.OutcomeView:
    return message_from(wire.OutcomeView, outcome, shares=[str(each) for each in outcome.shares])


@cache
def _fields(source: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(source))


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
