"""Players from `--players`, `--seats`, `--bot` and `--first`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from roost.bots import bot_info, bots, opponents
from roost.cli import settings
from roost.cli.arguments import UsageError
from roost.locale import Catalogue
from roost.narrate.names import free_name, player_names
from roost.rules.record import NAME_LENGTH, Player
from roost.rules.registry import games

BOT_MARK = "bot:"
DEFAULT_BOT = "simple"
LEVELS = ("easy", "medium", "hard")
DEFAULT_LEVEL = "medium"


def read_players(
    game: str,
    texts: Catalogue,
    *,
    players: str | None,
    bots: Sequence[str],
    seats: int | None,
) -> tuple[Player, ...]:
    """Return the players.

    `players` lists people and ``bot:KEY``; `bots` follow; people fill up to `seats`. Default:
    one person against a simple bot.
    """
    found: list[Player] = []
    for part in [] if players is None else players.split(","):
        name = part.strip()
        if name.startswith(BOT_MARK):
            found.append(_bot(game, name))
        else:
            found.append(Player(checked_name(name, found)))
    if players is None and seats is None:
        found.append(Player(_default_name(texts, found)))
        bots = bots or [default_bot(game)]
    if seats is not None and seats < len(found) + len(bots):
        raise UsageError(
            f"{len(found) + len(bots)} players for {seats} seats",
            code="too-many-players",
            players=len(found) + len(bots),
            seats=seats,
        )
    # The rules reject far too many seats, so do not fill them all.
    missing = 0 if seats is None else min(seats, 100) - len(found) - len(bots)
    for _ in range(missing):
        found.append(Player(_default_name(texts, found)))
    found += [_bot(game, key) for key in bots]
    names = player_names(found, game, texts)
    return tuple(replace(player, name=name) for player, name in zip(found, names, strict=True))


def default_bot(game: str) -> str:
    """Return the default opponent: the simple bot, or else the weakest."""
    keys = [info.key for info in bots(game)]
    return DEFAULT_BOT if DEFAULT_BOT in keys else keys[0]


def levels(game: str) -> dict[str, str]:
    """Return the bot of each level."""
    known = [info.key for info in opponents(game)]
    return dict(zip(LEVELS, (known[0], default_bot(game), known[-1]), strict=True))


def bots_by_strength(texts: Catalogue) -> str:
    """Return the bots of each game, in order of strength."""
    return "; ".join(
        texts.text(
            "label-value",
            label=texts.text(f"game-{game}"),
            value=", ".join(info.key for info in opponents(game)),
        )
        for game in games()
    )


def read_first(text: str, players: Sequence[Player]) -> int:
    """Return the seat that `--first` names: by player name, or a number from 1."""
    for seat, player in enumerate(players):
        if player.name.casefold() == text.casefold():
            return seat
    numbers = [str(seat + 1) for seat in range(len(players))]
    if text in numbers:
        return numbers.index(text)
    known = ", ".join(player.name for player in players)
    raise UsageError(f"no player {text!r}", code="no-such-player", value=text, known=known)


def _bot(game: str, key: str) -> Player:
    """Return a bot named by its key or level; its display name is chosen later."""
    key = key.removeprefix(BOT_MARK)
    info = bot_info(game, levels(game).get(key, key))
    return Player(info.key, info.key)


def _default_name(texts: Catalogue, others: Sequence[Player]) -> str:
    own = None if others else settings.wanted("name")
    name = own or texts.text("player-name", number=len(others) + 1)
    return free_name(name, _people(others))


def checked_name(name: str, others: Iterable[Player] = ()) -> str:
    if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
        raise UsageError(f"{name!r} is not a name", code="bad-name", value=name, most=NAME_LENGTH)
    if name.casefold() in _people(others):
        raise UsageError(f"two players named {name!r}", code="same-name", value=name)
    return name


def _people(players: Iterable[Player]) -> set[str]:
    return {player.name.casefold() for player in players if player.bot is None}
