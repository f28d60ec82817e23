"""Matches: distribution of the work, and results.

Games are grouped in chunks of a fixed size, each with its own random streams. So the result depends
on the seed, not on the number of processes or machines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import TypeAlias

from roost.analysis.intervals import Z95
from roost.arena.crew import Crew, cores, crew_here
from roost.arena.journal import MatchJournal, journal
from roost.arena.luck import Corrected
from roost.arena.plan import Chunk, MatchPlan, MatchTotals
from roost.arena.play import chunk_size
from roost.arena.sprt import Verdict, verdict
from roost.bots.guard import Faults
from roost.rules import make_game
from roost.rules.core import Json
from roost.solver.wasm.machines import engine

LEAST = 200  # minimum number of games before a match may stop early
Progress: TypeAlias = Callable[[int], None]


@dataclass(frozen=True)
class BotResult:
    """The result of one bot in the plan: mean win share with its 95 % interval, and mean score.

    Also the share without luck, if known.
    """

    bot: str
    wins: float
    low: float
    high: float
    score: float
    corrected: Corrected | None = None

    @property
    def interval_without_luck(self) -> tuple[float, float] | None:
        """The 95 % interval of the share without luck."""
        if self.corrected is None:
            return None
        half = Z95 * self.corrected.error
        return self.corrected.wins - half, self.corrected.wins + half

    @property
    def estimate(self) -> tuple[float, float]:
        """The best estimate of its share, and its standard error."""
        if self.corrected is not None:
            return self.corrected.wins, self.corrected.error
        return self.wins, (self.high - self.low) / (2 * Z95)

    def to_json(self) -> dict[str, Json]:
        """Return the row as JSON data, as `roost arena --json` prints it."""
        found: dict[str, Json] = {
            "bot": self.bot,
            "wins": self.wins,
            "interval": [self.low, self.high],
            "score": self.score,
        }
        if self.corrected is not None and self.interval_without_luck is not None:
            found["without_luck"] = {
                "wins": self.corrected.wins,
                "interval": list(self.interval_without_luck),
                "weight": self.corrected.weight,
            }
        return found


@dataclass(frozen=True)
class MatchResult:
    """The result of a match: the number and length of games, and every bot's share."""

    plan: MatchPlan
    games: int
    turns: float
    bots: tuple[BotResult, ...]
    faults: Mapping[str, Faults] = field(default_factory=dict)
    verdicts: tuple[Verdict, ...] = ()  # by bot, if the match has a stopping rule
    winners: Mapping[int, int] = field(
        default_factory=dict
    )  # number of games by winners; one bit for each place

    @property
    def verdict(self) -> Verdict | None:
        """The verdict about the first bot."""
        return self.verdicts[0] if self.verdicts else None

    def to_json(self) -> dict[str, Json]:
        """Return the result as JSON data, as `roost arena --json` prints it."""
        return {
            "engine": engine(),
            "game": self.plan.game,
            "variant": make_game(self.plan.game, self.plan.variant).variant.key,
            "seed": self.plan.seed,
            "games": self.games,
            "turns": self.turns,
            "bots": [bot.to_json() for bot in self.bots],
            **({} if self.verdict is None else {"until": self.plan.until, "verdict": self.verdict}),
            "faults": {
                bot: {"counts": faults.counts, "first": faults.first}
                for bot, faults in sorted(self.faults.items())
            },
        }


def run_match(
    plan: MatchPlan,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> MatchResult:
    """Play the match on this machine's cores, or on the Ray cluster at an address.

    ``file`` stores finished chunks, which are not played again. Calls ``progress`` with the number
    of finished games.
    """
    (result,) = run_matches([plan], jobs=jobs, ray=ray, file=file, progress=progress)
    return result


def run_matches(
    plans: Sequence[MatchPlan],
    *,
    jobs: int | None = None,
    ray: str | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> list[MatchResult]:
    """Play several matches in order, with all workers busy."""
    for plan in plans:
        plan.check()
    with journal(file) as book:
        matches = [_Match(plan, book) for plan in plans]
        chunks = sum(match.open for match in matches)
        if chunks:
            with _crew(chunks, jobs, ray) as crew:
                _play(matches, crew, book, progress)
    return [_result(match.plan, match.tally) for match in matches]


def _crew(chunks: int, jobs: int | None, ray: str | None) -> AbstractContextManager[Crew]:
    if ray is None:
        return crew_here(min(jobs or cores(), chunks))
    from roost.arena.cluster import crew_on_ray

    return crew_on_ray(ray, jobs)


def _play(matches: list[_Match], crew: Crew, book: MatchJournal, progress: Progress | None) -> None:
    owners = {match.plan: match for match in matches}
    waiting = (chunk for match in matches for chunk in match.chunks())
    under_way = 0
    while True:
        while under_way < crew.size() and (chunk := next(waiting, None)):
            crew.send(chunk)
            under_way += 1
        if not under_way or all(match.over for match in matches):
            return
        for chunk, tally in crew.receive():
            under_way -= 1
            book.keep(chunk, tally)
            if owners[chunk.plan].take(chunk, tally) and progress is not None:
                progress(sum(match.tally.games for match in matches))


class _Match:
    """A match in progress.

    Chunks count in their order, whatever the order of completion, so the match stops where it would
    with one process.
    """

    def __init__(self, plan: MatchPlan, book: MatchJournal) -> None:
        self.plan = plan
        self.tally = MatchTotals.empty(len(plan.bots))
        self.over = False
        self._size = chunk_size(plan)
        self._early: dict[int, MatchTotals] = {}
        known = book.known(plan)
        self._kept = {
            chunk.first: known[chunk.first, chunk.games]
            for chunk in self._all()
            if (chunk.first, chunk.games) in known
        }
        self._early.update(self._kept)
        self._count()

    @property
    def open(self) -> int:
        """Return the maximum number of remaining chunks."""
        return 0 if self.over else -(-self.plan.games // self._size) - len(self._kept)

    def chunks(self) -> Iterator[Chunk]:
        """Yield chunks while more are needed."""
        for chunk in self._all():
            if self.over:
                return
            if chunk.first not in self._kept:
                yield chunk

    def take(self, chunk: Chunk, tally: MatchTotals) -> bool:
        """Count a chunk and those that waited for it; return whether any was counted."""
        self._early[chunk.first] = tally
        return self._count()

    def _count(self) -> bool:
        before = self.tally.games
        while not self.over and self.tally.games in self._early:
            self.tally.merge(self._early.pop(self.tally.games))
            self.over = self.tally.games >= self.plan.games or _decided(self.plan, self.tally)
        return self.tally.games > before

    def _all(self) -> Iterator[Chunk]:
        for first in range(0, self.plan.games, self._size):
            yield Chunk(self.plan, first, min(self._size, self.plan.games - first))


def _decided(plan: MatchPlan, tally: MatchTotals) -> bool:
    verdicts = _verdicts(plan, tally)
    asked = verdicts if plan.everybody else verdicts[:1]
    return bool(asked) and "open" not in asked


def _verdicts(plan: MatchPlan, tally: MatchTotals) -> tuple[Verdict, ...]:
    """Return verdicts on all bots; undecided until enough games show the variance."""
    if plan.until is None:
        return ()
    if tally.games < LEAST:
        return tuple("open" for _ in plan.bots)
    results = [_bot_result(plan, tally, place).estimate for place in range(len(plan.bots))]
    return tuple(verdict(wins - 1 / len(plan.bots), error, plan.until) for wins, error in results)


def _result(plan: MatchPlan, tally: MatchTotals) -> MatchResult:
    bots = tuple(_bot_result(plan, tally, place) for place in range(len(plan.bots)))
    turns = tally.turns / tally.games
    verdicts = _verdicts(plan, tally)
    return MatchResult(plan, tally.games, turns, bots, tally.faults, verdicts, tally.winners)


def _bot_result(plan: MatchPlan, tally: MatchTotals, place: int) -> BotResult:
    n = tally.games
    wins = tally.shares[place] / n
    low, high = interval(wins, tally.squares[place] / n, n)
    corrected = tally.lucky[place].corrected()
    return BotResult(plan.bots[place], wins, low, high, tally.scores[place] / n, corrected)


def interval(mean: float, square: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval, which works near 0 and 1, narrowed for shared wins."""
    bernoulli = mean * (1 - mean)
    shared = min(1.0, max(0.0, square - mean * mean) / bernoulli) if bernoulli > 0 else 1.0
    n = games / shared if shared > 0 else games * 1e9
    middle = (mean + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
    half = Z95 / (1 + Z95 * Z95 / n) * sqrt(bernoulli / n + Z95 * Z95 / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)
