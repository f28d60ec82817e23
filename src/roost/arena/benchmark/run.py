"""Benchmark runs of a bot on the cores of this machine."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from roost.analysis.games import ANALYSES, evaluator_for
from roost.arena.benchmark.scores import Cost, Regret, Score, by_phase
from roost.arena.benchmark.sets import BenchmarkSet, benchmark_set, published
from roost.arena.crew import cores, processes
from roost.arena.match import Progress
from roost.bots import Bot, Policy, resolve_bot
from roost.bots.guard import Faults, Guarded
from roost.rules import Action, Phase, Roll, make_game, parse_position
from roost.rules.core import Json
from roost.solver.wasm.machines import engine

AT_ONCE = 10  # positions per task


class BenchmarkTask(NamedTuple):
    """Some positions of a set, or one of its games, for a bot to play."""

    game: str
    agent: str
    positions: Sequence[int] = ()
    number: int = 0


class Done(NamedTuple):
    """The result of a task, with the win share if it is a game."""

    task: BenchmarkTask
    costs: list[Cost]
    won: float | None
    faults: Faults


@dataclass(frozen=True)
class BenchmarkResult:
    """A bot's score, with those of the built-in bots and some others on the same set."""

    set: BenchmarkSet
    games: int
    score: Score
    others: tuple[Score, ...]
    faults: Faults = field(default_factory=Faults)

    def to_json(self) -> dict[str, Json]:
        """Return the result as JSON data, as `roost bot benchmark --json` prints it."""
        return {
            "engine": engine(),
            "game": self.set.game,
            "set": self.set.version,
            "positions": len(self.set.positions),
            "games": self.games,
            "opponent": self.set.opponent,
            "agent": self.score.to_json(),
            "others": [score.to_json() for score in self.others],
            "faults": {"counts": self.faults.counts, "first": self.faults.first},
        }


def run_benchmark(
    agent: str,
    game: str,
    *,
    positions: int | None = None,
    games: int | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> BenchmarkResult:
    """Run a bot on the first positions and the first games of the game's set (default: all).

    Calls ``progress`` with the number of finished `tasks`.
    """
    chosen = benchmark_set(game)
    resolve_bot(game, agent).policy()  # fails here rather than in every process
    asked = tasks(agent, chosen, positions, games)
    found: list[Done] = []
    for done in _done(asked, min(jobs or cores(), len(asked))):
        found.append(done)
        if progress is not None:
            progress(len(found))
    faults = Faults()
    for done in found:
        faults.merge(done.faults)
    others = tuple(score for score in published(game) if score.agent != agent)
    played = sum(done.won is not None for done in found)
    return BenchmarkResult(chosen, played, _score(agent, found), others, faults)


def position_regret(game: str, policy: Policy) -> dict[str, Regret]:
    """Return the cost of a policy's decisions in the positions of a set, by phase.

    Training uses it to measure progress. An illegal answer raises an error.
    """
    return by_phase(_asked(policy, benchmark_set(game)))


def tasks(
    agent: str, chosen: BenchmarkSet, positions: int | None = None, games: int | None = None
) -> list[BenchmarkTask]:
    """Return all tasks. Phases alternate in a set, so its first positions cover all of them."""
    most = len(chosen.positions)
    count = most if positions is None else min(positions, most)
    parts = [range(first, min(first + AT_ONCE, count)) for first in range(0, count, AT_ONCE)]
    played = chosen.games if games is None else min(games, chosen.games)
    return [BenchmarkTask(chosen.game, agent, numbers) for numbers in parts] + [
        BenchmarkTask(chosen.game, agent, number=number) for number in range(played)
    ]


def _done(asked: Sequence[BenchmarkTask], jobs: int) -> Iterator[Done]:
    if jobs == 1:
        yield from map(perform, asked)
        return
    with processes(jobs) as pool:
        for future in as_completed([pool.submit(perform, task) for task in asked]):
            yield future.result()


def _score(agent: str, found: Sequence[Done]) -> Score:
    """Add up results in the order of the set, whatever the order of completion."""
    ordered = sorted(found, key=lambda done: (tuple(done.task.positions), done.task.number))
    asked = [cost for done in ordered if done.won is None for cost in done.costs]
    played = [cost for done in ordered if done.won is not None for cost in done.costs]
    won = [done.won for done in ordered if done.won is not None]
    return Score(
        agent, by_phase(asked), by_phase(played) if played else {}, _mean(won) if won else None
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def perform(task: BenchmarkTask) -> Done:
    """Run a task, in any process."""
    policy = resolve_bot(task.game, task.agent).policy()
    chosen = benchmark_set(task.game)
    if task.positions:
        costs, won = _asked(policy, chosen, task.positions), None
    else:
        costs, won = _play(task, chosen)
    faults = policy.taken() if isinstance(policy, Guarded) else Faults()
    return Done(task, costs, won, faults)


def _asked(
    policy: Policy, chosen: BenchmarkSet, numbers: Sequence[int] | None = None
) -> list[Cost]:
    costs = []
    for number in range(len(chosen.positions)) if numbers is None else numbers:
        state, key = _position_and_key(chosen.game, number)
        costs.append(_cost(number, state, key, policy.probabilities(state)))
    return costs


@cache
def _position_and_key(game: str, number: int) -> tuple[Any, Mapping[Action, float]]:
    """Return a position of the set with its answer key; cached, because training repeats it."""
    state = parse_position(benchmark_set(game).positions[number])
    return state, answer_key(state)


def answer_key(state: Any) -> dict[Action, float]:
    """Return the cost of every legal action against the best, in win share."""
    values = evaluator_for(state.variant.game).actions(state)
    worth = {action: float(shares[state.seat]) for action, shares in values.items()}
    best = max(worth.values())
    return {action: best - value for action, value in worth.items()}


def _cost(
    game: int, state: Any, key: Mapping[Action, float], chances: Mapping[Action, float]
) -> Cost:
    """Return the cost of a decision; for a random policy, the mean cost."""
    paid = sum(chance * key[action] for action, chance in chances.items())
    phase = ANALYSES.of(state.variant.game).puzzles.phase(state)
    return Cost(game, phase, paid / sum(chances.values()))


class _RememberingPolicy:
    """A policy that keeps its last answer, so that nothing is computed twice."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.last: Mapping[Action, float] = {}

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        self.last = self._policy.probabilities(state)
        return self.last


def _play(task: BenchmarkTask, chosen: BenchmarkSet) -> tuple[list[Cost], float]:
    """Play one game of the set; the bot's seat changes from game to game."""
    rules = make_game(chosen.game, chosen.variant)
    name = f"benchmark:{chosen.version}:{task.number}"
    dice, mine = random.Random(name), task.number % chosen.seats
    info, opponent = resolve_bot(chosen.game, task.agent), resolve_bot(chosen.game, chosen.opponent)
    policy_asked = _RememberingPolicy(info.policy())
    agent, other = Bot(info, policy_asked, name), Bot(opponent, opponent.policy(), name)
    costs: list[Cost] = []
    state = rules.start(chosen.seats)
    while (outcome := rules.outcome(state)) is None:
        move: Action | Roll
        if state.phase is Phase.CHANCE:
            move = Roll(dice.randint(1, 6) for _ in range(rules.dice_count(state)))
        elif state.seat != mine:
            move = other.choose(state)
        elif len(rules.legal_actions(state)) == 1:  # no choice
            (move,) = rules.legal_actions(state)
        else:
            move = agent.choose(state)
            costs.append(_cost(task.number, state, answer_key(state), policy_asked.last))
        state = rules.apply(state, move).state
    return costs, float(outcome.shares[mine])
