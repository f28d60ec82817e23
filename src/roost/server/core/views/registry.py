"""What clients see of each game. See `generic` for games without views of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from roost import wire
from roost.bots import opponents
from roost.rules import Event, Game
from roost.rules.registry import Registry


@dataclass(frozen=True, slots=True)
class GameViews:
    """`position` and `options` take the game and a state; `event` takes an event and the position
    before its move; `odds` takes what the game's analysis found; `describe` takes a game's key,
    `board` the key of a board."""

    describe: Callable[[], wire.GameView]
    position: Callable[[Any, Any], wire.PositionView]
    options: Callable[[Any, Any], list[wire.Option]]
    event: Callable[[Event, Any], wire.GameEvent]
    odds: Callable[[Any], wire.Odds | None]
    board: Callable[[str], wire.BoardView | None] = lambda _: None


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
