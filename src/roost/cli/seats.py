"""Who plays: what `--players`, `--seats`, `--bot` and `--first` mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roost.bots import bot_info
from roost.cli.arguments import UsageError
from roost.locale import Catalogue
from roost.rules.record import NAME_LENGTH, Player

BOT_MARK = "bot:"
DEFAULT_BOT = "simple"


def read_players(
    game: str,
    texts: Catalogue,
    *,
    players: str | None,
    bots: Sequence[str],
    seats: int | None,
) -> tuple[Player, ...]:
    """`players` names people and ``bot:KEY``; `bots` follow them; people fill up to `seats`.

    Without any of them: one person against a simple bot.
    """
    found: list[Player] = []
    for part in [] if players is None else players.split(","):
        name = part.strip()
        if name.startswith(BOT_MARK):
            found.append(_bot(game, name.removeprefix(BOT_MARK), texts, found))
        else:
            found.append(Player(_checked(name, found)))
    if players is None and seats is None:
        found.append(Player(_default_name(texts, found)))
        bots = bots or [DEFAULT_BOT]
    if seats is not None and seats < len(found) + len(bots):
        raise UsageError(
            f"{len(found) + len(bots)} players for {seats} seats",
            code="too-many-players", players=len(found) + len(bots), seats=seats,
        )  # fmt: skip
    # Far more seats than any game has are refused by the rules: no need to fill them all.
    missing = 0 if seats is None else min(seats, 100) - len(found) - len(bots)
    for _ in range(missing):
        found.append(Player(_default_name(texts, found)))
    for key in bots:
        found.append(_bot(game, key.removeprefix(BOT_MARK), texts, found))
    return tuple(found)


def read_first(text: str, players: Sequence[Player]) -> int:
    """The seat that `--first` names: a name, or a number from 1."""
    for seat, player in enumerate(players):
        if player.name.casefold() == text.casefold():
            return seat
    numbers = [str(seat + 1) for seat in range(len(players))]
    if text in numbers:
        return numbers.index(text)
    raise UsageError(
        f"no player {text!r}", code="no-such-player", value=text,
        known=", ".join(player.name for player in players),
    )  # fmt: skip


def _bot(game: str, key: str, texts: Catalogue, others: Iterable[Player]) -> Player:
    info = bot_info(game, key)
    return Player(_unique(texts.text(f"bot-{game}-{info.key}"), others), info.key)


def _default_name(texts: Catalogue, others: Sequence[Player]) -> str:
    return _unique(texts.text("player-name", number=len(others) + 1), others)


def _unique(name: str, others: Iterable[Player]) -> str:
    taken = {player.name.casefold() for player in others}
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    return free


def _checked(name: str, others: Iterable[Player]) -> str:
    if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
        raise UsageError(f"{name!r} is not a name", code="bad-name", value=name, most=NAME_LENGTH)
    if name.casefold() in {player.name.casefold() for player in others}:
        raise UsageError(f"two players named {name!r}", code="same-name", value=name)
    return name
