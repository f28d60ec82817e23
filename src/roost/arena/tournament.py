"""Tournaments: matches between groups of bots, and ratings of all bots."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from math import comb, sqrt
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from roost.analysis.intervals import Z95
from roost.arena.match import MatchResult, Progress, run_matches
from roost.arena.plan import ArenaError, MatchPlan
from roost.arena.ratings import Skill, skills
from roost.bots.guard import Faults
from roost.rules import make_game
from roost.rules.checks import check_seats
from roost.rules.core import Json
from roost.rules.extras import need
from roost.rules.registry import DEFAULT_GAME

Kind: TypeAlias = Literal["round-robin", "gauntlet"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_MATCHES = 5000


@dataclass(frozen=True)
class Tournament:
    """The plan of a tournament.

    In a round robin every group of ``seats`` bots plays a match of ``games`` games. In a gauntlet
    only groups with the first bot play. ``until`` ends a match early once it is clear
    for each bot whether it beats its fair share by this margin. A match depends only on its bots
    and the seed, so adding bots does not change the other matches.
    """

    bots: tuple[str, ...]
    games: int
    kind: Kind = "round-robin"
    seats: int = 2
    game: str = DEFAULT_GAME
    variant: str = ""
    seed: int = 0
    until: float | None = None
    raw: bool = False

    def check(self) -> None:
        """Raise an error if the plan is impossible."""
        check_seats(make_game(self.game, self.variant), self.seats)
        if self.kind not in KINDS:
            known = ", ".join(KINDS)
            raise ArenaError(
                f"a tournament is one of {known}, not {self.kind!r}",
                code="bad-tournament",
                value=str(self.kind),
                known=known,
            )
        twice = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if twice:
            raise ArenaError(
                f"{twice[0]} enters a tournament once", code="entered-twice", bot=twice[0]
            )
        if len(self.bots) < self.seats or self.count > MOST_MATCHES:
            raise ArenaError(
                f"a tournament at tables of {self.seats} has at least as many bots, and at most "
                f"{MOST_MATCHES} matches; {len(self.bots)} bots make {self.count}",
                code="tournament-size",
                bots=len(self.bots),
                seats=self.seats,
                matches=self.count,
                most=MOST_MATCHES,
            )

    @property
    def count(self) -> int:
        """Return the number of matches."""
        gauntlet = self.kind == "gauntlet"
        return comb(len(self.bots) - gauntlet, self.seats - gauntlet)

    def matches(self) -> list[MatchPlan]:
        """Return the matches in order of play."""
        if self.kind == "gauntlet":
            first, *others = self.bots
            tables = [(first, *some) for some in combinations(others, self.seats - 1)]
        else:
            tables = list(combinations(self.bots, self.seats))
        return [
            MatchPlan(
                table,
                self.games,
                self.game,
                self.variant,
                self._seed_of(table),
                self.until,
                self.raw,
                everybody=True,
            )
            for table in tables
        ]

    def _seed_of(self, table: tuple[str, ...]) -> int:
        return random.Random(f"match:{self.seed}:{'|'.join(table)}").getrandbits(48)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, value: float, error: float) -> Estimate:
        return cls(value, value - Z95 * error, value + Z95 * error)

    def to_json(self) -> dict[str, Json]:
        """Return the estimate as JSON data."""
        return {"value": self.value, "interval": [self.low, self.high]}


@dataclass(frozen=True)
class Standing:
    """The result of one bot: its mean win share over its matches, all weighted equally.

    Also the mean without luck, if known for all of them, and the OpenSkill rating.
    """

    bot: str
    matches: int
    games: int
    wins: Estimate
    without_luck: Estimate | None
    skill: Skill

    @property
    def best(self) -> Estimate:
        """The most precise of its shares."""
        return self.without_luck or self.wins

    def to_json(self) -> dict[str, Json]:
        """Return the standing as JSON data."""
        skill = Estimate.of(self.skill.mu, self.skill.sigma)
        return {
            "bot": self.bot,
            "matches": self.matches,
            "games": self.games,
            "wins": self.wins.to_json(),
            "without_luck": self.without_luck.to_json() if self.without_luck else None,
            "openskill": skill.to_json() | {"sigma": self.skill.sigma},
        }


@dataclass(frozen=True)
class TournamentResult:
    """All bots by share, best first, and all matches."""

    tournament: Tournament
    standings: tuple[Standing, ...]
    matches: tuple[MatchResult, ...]

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches)

    @property
    def undecided(self) -> int:
        """The matches that reached no decision before their last game."""
        return sum("open" in match.verdicts for match in self.matches)

    @property
    def faults(self) -> dict[str, Faults]:
        """Return the faults of external bots over all matches."""
        found: dict[str, Faults] = {}
        for match in self.matches:
            for bot, faults in match.faults.items():
                found.setdefault(bot, Faults()).merge(faults)
        return found

    def to_json(self) -> dict[str, Json]:
        """Return the result as JSON data, as `roost arena --json` prints it."""
        asked = self.tournament
        return {
            "tournament": asked.kind,
            "game": asked.game,
            "variant": make_game(asked.game, asked.variant).variant.key,
            "seats": asked.seats,
            "seed": asked.seed,
            "games": self.games,
            "standings": [standing.to_json() for standing in self.standings],
            "matches": [match.to_json() for match in self.matches],
        }


def run_tournament(
    tournament: Tournament,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> TournamentResult:
    """Play all matches, each as with `run_match`."""
    tournament.check()
    need("openskill", "tournaments")  # before hours of games
    plans = tournament.matches()
    matches = run_matches(plans, jobs=jobs, ray=ray, file=file, progress=progress)
    rated = skills(tournament.bots, matches, tournament.seed)
    found = [_standing(bot, matches, rated[bot]) for bot in tournament.bots]
    found.sort(key=lambda standing: -standing.best.value)
    return TournamentResult(tournament, tuple(found), tuple(matches))


def _standing(bot: str, matches: list[MatchResult], skill: Skill) -> Standing:
    mine = [
        (match.games, result) for match in matches for result in match.bots if result.bot == bot
    ]
    wins = [(result.wins, (result.high - result.low) / (2 * Z95)) for _, result in mine]
    known = [result.corrected for _, result in mine if result.corrected]
    lucky = [(one.wins, one.error) for one in known] if len(known) == len(mine) else []
    games = sum(played for played, _ in mine)
    return Standing(bot, len(mine), games, _mean(wins), _mean(lucky) if lucky else None, skill)


def _mean(found: list[tuple[float, float]]) -> Estimate:
    """Return the mean of shares with independent errors, limited to 0 to 1."""
    value = sum(one for one, _ in found) / len(found)
    wide = Estimate.of(value, sqrt(sum(error**2 for _, error in found)) / len(found))
    return Estimate(value, max(0.0, wide.low), min(1.0, wide.high))
