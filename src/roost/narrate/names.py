"""What players are called, and how several are named together."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence

from roost.locale import Catalogue
from roost.rules.record import SOMEBODY, Player

# How the last word of a list begins, where a language cares (Spanish: Ana e Inés, Ana y Hiedra).
SOUNDS: Mapping[str, str] = {"i": "^(?:[ií]|h[ií](?![ae]))"}


def list_of(texts: Catalogue, parts: Iterable[str]) -> str:
    """``Ana, Leo and Eva``."""
    *first, last = parts
    if not first:
        return last
    heard = (sound for sound, pattern in SOUNDS.items() if re.match(pattern, last, re.IGNORECASE))
    return texts.text("list-and", first=", ".join(first), last=last, sound=next(heard, "other"))


def player_names(players: Sequence[Player], game: str, texts: Catalogue) -> tuple[str, ...]:
    """What the players are called, by seat: no bot is called like somebody else.

    A bot that is only named by its key gets its proper name, ``bot-<game>-<key>``; where somebody
    has that already, the first free of ``Hen 2``, ``Hen 3``, … Who was forgotten is somebody.
    """
    taken = {player.name.casefold() for player in players if player.bot != player.name}
    names = []
    for player in players:
        name = player.name
        if player == SOMEBODY:
            name = free_name(texts.text("somebody"), taken)
        elif player.bot == name:
            message = f"bot-{game}-{player.bot}"
            name = free_name(texts.text(message) if texts.has(message) else name, taken)
        taken.add(name.casefold())
        names.append(name)
    return tuple(names)


def free_name(name: str, taken: Container[str]) -> str:
    """The name, or the name with the first number from 2 on that nobody has. `taken` is folded."""
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    return free
