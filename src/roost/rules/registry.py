"""The games, and the implementation of each job for each game.

A job (rules, bots, narration, …) has one `Registry`. For a built-in game it looks in the folder
with the game's name, ``roost.<job>.<game>``. For an external game it looks in the package that an
entry point of the group ``roost.games`` gives, in the module with the last part of the job's name
(``pig_dice.terminal`` for ``cli.terminal``). Modules are imported on first use. An unknown game, or
one without the job, raises an error; there is no fallback to another game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar, cast

from roost.rules.errors import GameError, UnknownGameError

BUILT_IN_GAMES = ("pickomino", "knockout")
DEFAULT_GAME = BUILT_IN_GAMES[0]  # if no game is given
GROUP = "roost.games"

T = TypeVar("T")


class UnsupportedGameError(GameError):
    """A known game without an implementation of the job."""

    code = "game-unsupported"


@cache
def installed() -> dict[str, str]:
    """Return the key and package of every external game."""
    from importlib.metadata import entry_points  # slow, and seldom needed

    return {e.name: e.value for e in entry_points(group=GROUP) if e.name not in BUILT_IN_GAMES}


def games() -> tuple[str, ...]:
    """Return the keys of all games, built-in games first."""
    return (*BUILT_IN_GAMES, *sorted(installed()))


def unknown_game(key: object) -> UnknownGameError:
    """Return the error for an unknown key; it lists the known games."""
    known = ", ".join(games())
    return UnknownGameError(f"unknown game {key!r}; known: {known}", value=str(key), known=known)


class Registry(Generic[T]):
    """One job, named by its folder; `attribute` is the name to import from a game's module."""

    def __init__(self, job: str, attribute: str) -> None:
        self.job = job
        self.attribute = attribute
        self._found: dict[str, T] = {}

    def of(self, game: object) -> T:
        """Return the implementation for a game, by the game's key."""
        if not isinstance(game, str):
            raise unknown_game(game)
        found = self._found.get(game)
        if found is None:
            module = self._module(game)
            if module is None:
                raise UnsupportedGameError(f"{game} has no {self.job}", game=game, job=self.job)
            found = self._found[game] = cast(T, getattr(import_module(module), self.attribute))
        return found

    def has(self, game: str) -> bool:
        """Return whether a known game has an implementation of this job."""
        return game in self._found or self._module(game) is not None

    def games(self) -> tuple[str, ...]:
        """Return the games that have an implementation of this job."""
        return tuple(game for game in games() if self.has(game))

    def _module(self, game: str) -> str | None:
        if game in BUILT_IN_GAMES:
            name = f"roost.{self.job}.{game}"
        elif game in installed():
            name = f"{installed()[game]}.{self.job.rpartition('.')[2]}"
        else:
            raise unknown_game(game)
        try:
            return name if find_spec(name) is not None else None
        except ModuleNotFoundError:  # the parent package is missing
            return None
