"""Games and boards as data."""

from __future__ import annotations

from roost.wire.base import PROTOCOL, GameKey, Message, Reaction


class BotView(Message):
    """A bot. Its texts are the messages ``bot-<game>-<key>`` and ``bot-<game>-<key>-how``."""

    key: str
    level: int


class VariantChoice(Message):
    """The words of variant keys, joined by ``+``: at most one of `one_of`, any of `any_of`."""

    one_of: list[str]
    any_of: list[str]


class GameView(Message):
    key: GameKey
    fewest_seats: int
    most_seats: int
    variants: VariantChoice
    bots: list[BotView]
    boards: list[str] = []


class GameList(Message):
    games: list[GameView]
    reactions: list[Reaction]
    protocol: int = PROTOCOL


class SpaceView(Message):
    """A space of a board. Coordinates run from 0 to 1 on both axes, y downwards."""

    space: int
    name: str
    x: float
    y: float


class StartView(Message):
    """The start positions for a number of players, by piece: colour * 6 + number - 1."""

    seats: int
    spaces: list[int | None]


class BoardView(Message):
    key: str
    name: str
    spaces: list[SpaceView]
    lines: list[tuple[int, int]]
    arrows: list[tuple[int, int]]  # the lines with one direction only
    starts: list[StartView]
    colours: list[str]
