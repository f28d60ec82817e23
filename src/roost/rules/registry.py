"""Which games there are, and who does which job for each of them.

A job (rules, bots, narration, …) has one `Registry`. For a game of ours it looks in the folder of
the game's name, ``roost.<job>.<game>``. For a game of somebody else's it looks in the package that
an entry point of the group ``roost.games`` names for it, in the module of the job's last name
(``pig_dice.terminal`` for ``cli.terminal``). Either is imported when the game is first asked for,
and a game that is unknown, or that lacks the job, is refused loudly: nothing is ever taken for
another game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar, cast

from roost.rules.errors import GameError, UnknownGameError

BUILT_IN_GAMES = ("pickomino", "knockout")
DEFAULT_GAME = BUILT_IN_GAMES[0]  # where nobody names one
GROUP = "roost.games"

T = TypeVar("T")


class UnsupportedGameError(GameError):
    """A known game that nobody does this job for."""

    code = "game-unsupported"


@cache
def installed() -> dict[str, str]:
    """Games of other packages beside ours: key and package."""
    from importlib.metadata import entry_points  # slow, and seldom needed

    return {e.name: e.value for e in entry_points(group=GROUP) if e.name not in BUILT_IN_GAMES}


def games() -> tuple[str, ...]:
    """The keys of all games, ours first."""
    return (*BUILT_IN_GAMES, *sorted(installed()))


def unknown_game(key: object) -> UnknownGameError:
    """Return the error for an unknown key; it lists the known games."""
    known = ", ".join(games())
    return UnknownGameError(f"unknown game {key!r}; known: {known}", value=str(key), known=known)


class Registry(Generic[T]):
    """One job, named by its folder; `attribute` is what a game's module for it must offer."""

    def __init__(self, job: str, attribute: str) -> None:
        self.job = job
        self.attribute = attribute
        self._found: dict[str, T] = {}

    def of(self, game: object) -> T:
        """What does this job for a game, by the game's key."""
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
        """Whether the game, which must be known, has somebody for this job."""
        return game in self._found or self._module(game) is not None

    def games(self) -> tuple[str, ...]:
        """The games that have somebody for this job."""
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
        except ModuleNotFoundError:  # a parent package that is not there
            return None
