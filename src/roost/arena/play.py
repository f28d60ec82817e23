"""How a chunk is played: in lockstep where every bot plans whole turns, compiled if it is a long
match of Knockout, else game by game."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

from roost.arena.knockout.compiled import compiled, play_compiled
from roost.arena.match import Chunk, MatchPlan, Tally
from roost.bots import Bot, Policy, bot_info
from roost.rules import Phase, Roll, make_game
from roost.rules.pickomino import PickominoVariant

if TYPE_CHECKING:
    from roost.bots.pickomino.solved import TurnPolicy

LOCKSTEP, COMPILED, ONE_BY_ONE = 1000, 100, 20


def chunk_size(plan: MatchPlan) -> int:
    """Games per chunk: part of what a seed means, so it never depends on the machine."""
    if compiled(plan):
        return COMPILED
    return LOCKSTEP if lockstep(plan) else ONE_BY_ONE


def play_chunk(chunk: Chunk) -> Tally:
    """Play it; games rotate the bots through the seats."""
    if compiled(chunk.plan):
        return play_compiled(chunk)
    return _in_lockstep(chunk) if lockstep(chunk.plan) else _one_by_one(chunk)


@cache
def lockstep(plan: MatchPlan) -> bool:
    """Whether every bot plays its turn for fixed worths of the outcomes."""
    if plan.game != "pickomino":
        return False
    from roost.bots.pickomino.solved import TurnPolicy

    return all(
        isinstance(policy, TurnPolicy) and type(policy).probabilities is TurnPolicy.probabilities
        for policy in (_policy(plan.game, key) for key in plan.bots)
    )


@cache
def _policy(game: str, key: str) -> Policy:
    return bot_info(game, key).policy()


def _in_lockstep(chunk: Chunk) -> Tally:
    import numpy as np

    from roost.solver.pickomino.games import PickominoGames
    from roost.solver.pickomino.play import play_turns, streams

    plan, seats = chunk.plan, len(chunk.plan.bots)
    variant = PickominoVariant.parse(plan.variant)
    games = PickominoGames.start(seats, chunk.games, variant)
    dice = streams(hash_seed(plan.seed, chunk.first), chunk.games)
    number = np.arange(chunk.first, chunk.first + chunk.games)
    turn = 0
    while not games.over.all():
        playing = ~games.over
        sitting = _bots_in_seat(plan, turn % seats, number)
        for key in set(plan.bots):
            rows = np.flatnonzero(playing & np.isin(sitting, _places(plan, key)))
            if not len(rows):
                continue
            part = games.pick(rows)
            stream = dice[rows]
            policy: TurnPolicy = _policy(plan.game, key)  # type: ignore[assignment]
            play_turns(part, policy.worth(part), stream)
            dice[rows] = stream
            for whole, piece in zip(games.arrays, part.arrays, strict=True):
                whole[rows] = piece
        turn += 1
    shares, worms = games.shares(), games.worms()
    tally = Tally.empty(seats)
    seat_of = (np.arange(seats) - number[:, None]) % seats
    shares = np.take_along_axis(shares, seat_of, 1)
    worms = np.take_along_axis(worms, seat_of, 1)
    for game in range(chunk.games):
        tally.add(int(games.turn[game]), shares[game].tolist(), worms[game].tolist())
    return tally


def _bots_in_seat(plan: MatchPlan, seat: int, number: Any) -> Any:
    """The place in the plan of the bot that sits there, by game."""
    return (seat + number) % len(plan.bots)


def _places(plan: MatchPlan, key: str) -> list[int]:
    return [place for place, bot in enumerate(plan.bots) if bot == key]


def _one_by_one(chunk: Chunk) -> Tally:
    plan, seats = chunk.plan, len(chunk.plan.bots)
    tally = Tally.empty(seats)
    for number in range(chunk.first, chunk.first + chunk.games):
        order = [(seat + number) % seats for seat in range(seats)]
        turns, shares, scores = _play_game(plan, number, order)
        seat_of = [order.index(place) for place in range(seats)]
        tally.add(turns, [shares[s] for s in seat_of], [scores[s] for s in seat_of])
    return tally


def _play_game(
    plan: MatchPlan, number: int, order: list[int]
) -> tuple[int, list[float], list[float]]:
    rules: Any = make_game(plan.game, plan.variant)
    dice = random.Random(f"{plan.seed}:{number}")
    bots = [
        Bot(
            bot_info(plan.game, plan.bots[place]),
            _policy(plan.game, plan.bots[place]),
            f"{plan.seed}:{number}:{seat}",
        )
        for seat, place in enumerate(order)
    ]
    state = rules.start(len(order))
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            shown = len(rules.chances(state)[0].roll.dice)
            move: Any = Roll.of(dice.randint(1, 6) for _ in range(shown))
        else:
            move = bots[state.seat].choose(state)
        state = rules.apply(state, move).state
    outcome = rules.outcome(state)
    return state.turn, [float(share) for share in outcome.shares], list(outcome.scores)


def hash_seed(seed: int, first: int) -> int:
    """A seed of its own for each chunk."""
    return random.Random(f"arena:{seed}:{first}").getrandbits(64)
