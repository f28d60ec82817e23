"""Names of players, and lists of names."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence

from roost.locale import Catalogue
from roost.rules.record import SOMEBODY, Player

# Patterns for the start of the last word of a list (Spanish: Ana e Inés, Ana y Hiedra; Italian: Ana
# ed Elena).
SOUNDS: Mapping[str, str] = {"i": "^(?:[ií]|h[ií](?![ae]))", "e": "^[eèé]"}


def list_of(texts: Catalogue, parts: Iterable[str]) -> str:
    """Return a list in words, such as ``Ana, Leo and Eva``."""
    *first, last = parts
    if not first:
        return last
    sounds = (sound for sound, pattern in SOUNDS.items() if re.match(pattern, last, re.IGNORECASE))
    return texts.text("list-and", first=", ".join(first), last=last, sound=next(sounds, "other"))


def player_names(players: Sequence[Player], game: str, texts: Catalogue) -> tuple[str, ...]:
    """Return the players' names by seat; no bot has the same name as another player.

    A bot that has only its key for a name gets the text ``bot-<game>-<key>``, with a number if that
    name is taken: ``Hen 2``, ``Hen 3``, … Players whose names were deleted are called "somebody".
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
    """Return the name, with the lowest number from 2 up if it is taken. `taken` is case-folded."""
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    return free
