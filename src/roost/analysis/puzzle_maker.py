"""Finding puzzles: bots play, their games are reviewed, rollouts confirm what is found."""

from __future__ import annotations

from collections.abc import Callable

from roost.analysis.models import evaluator_for
from roost.analysis.puzzles import Puzzle, confirmed, find, worth_asking
from roost.analysis.review import review
from roost.bots import levels, make_bot
from roost.dice import SeededDice
from roost.rules import Phase, make_game
from roost.rules.record import Player, Record

SEATS = {"pickomino": (2, 3, 4, 5, 2, 3, 4, 7), "knockout": (2,)}  # rollouts for two are quick
PLAYERS = {"knockout": ["greedy", "cautious"]}  # every level where not named
NATURAL = {"pickomino": "greedy", "knockout": "cautious"}  # looks at this turn alone

Progress = Callable[[int, int], None]


def bot_game(game: str, bots: tuple[str, ...], seed: int | str) -> Record:
    """A game between bots, from the start to the end."""
    rules = make_game(game)
    state = rules.start(len(bots))
    dice = SeededDice(seed)
    players = [make_bot(game, key, f"{seed}:{seat}") for seat, key in enumerate(bots)]
    moves = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            move = dice.roll(len(rules.chances(state)[0].roll.dice))
        else:
            move = players[state.seat].choose(state)
        moves.append(move)
        state = rules.apply(state, move).state
    named = tuple(Player(f"{key} {seat + 1}", key) for seat, key in enumerate(bots))
    first = None if game == "knockout" else 0
    source = {"source": "seeded", "seed": str(seed)}
    return Record(game, rules.variant.key, named, first, dice=source, moves=tuple(moves))


def make_puzzles(
    game: str, count: int, *, games: int, confirming: int, progress: Progress | None = None
) -> list[Puzzle]:
    """`count` puzzles, fewer if `games` games hold no more; the same every time."""
    known = PLAYERS.get(game) or [info.key for info in levels(game) if info.key != "random"]
    natural = make_bot(game, NATURAL[game]).policy
    evaluator = evaluator_for(game)
    found: list[Puzzle] = []
    for number in range(games):
        seats = SEATS[game][number % len(SEATS[game])]
        bots = tuple(known[-1 - (number + seat) % len(known)] for seat in range(seats))
        reviewed = review(bot_game(game, bots, f"puzzles:{number}"), evaluator)
        # Two of a game at most, the plainest and the finest: neighbours resemble each other.
        ranked = sorted(find(reviewed, natural), key=lambda puzzle: puzzle.gap)
        found += ranked[:1] + ranked[1:][-1:]
        if progress is not None:
            progress(number + 1, games)
    chosen: list[Puzzle] = []
    candidates = worth_asking(found, len(found))
    for place, puzzle in enumerate(candidates):
        if len(chosen) == count:
            break
        if confirmed(puzzle, confirming, workers=1):
            chosen.append(puzzle)
        if progress is not None:
            progress(place + 1, len(candidates))
    return worth_asking(chosen, count)
