"""Puzzle search: bots play, reviews find candidates, rollouts confirm them.

Progress is saved in a file next to the puzzles, so an interrupted search continues.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from roost.analysis.evaluator import AnyEvaluator, Shares, ranked
from roost.analysis.games import ANALYSES, evaluator_for
from roost.analysis.puzzles import (
    SURE,
    Candidate,
    Margin,
    as_json,
    find,
    from_json,
    mixed,
    phase_of,
    played_on,
    worth_asking,
)
from roost.analysis.results import Puzzle, ReviewedDecision, Valued
from roost.bots import Policy, make_bot
from roost.dice import SeededDice
from roost.rules import Action, Phase, Roll, State, game_of, make_game
from roost.rules.core import Json
from roost.rules.record import Player, Record

MOST_OPTIONS = 256
LOOK = 10  # rollouts of each action in the first test
MOST_GAMES = 120
PLAIN = 5  # standard errors needed after the first test
CAREFUL = 4.5  # standard errors aimed at by the second test
PLAYING = 2  # number of natural players for alternative lines; the others are slower
OWN_WAY = 0.6  # share of the evaluator's choices in an alternative line

Progress = Callable[[int, int], None]


def bot_game(game: str, bots: tuple[str, ...], seed: int | str, variant: str = "") -> Record:
    """Play a game between bots."""
    rules = make_game(game, variant)
    state = rules.start(len(bots))
    dice = SeededDice(seed)
    players = [make_bot(game, key, f"{seed}:{seat}") for seat, key in enumerate(bots)]
    moves: list[Action | Roll] = []
    while state.phase is not Phase.OVER:
        rolls = state.phase is Phase.CHANCE
        move = dice.roll(rules.dice_count(state)) if rolls else players[state.seat].choose(state)
        moves.append(move)
        state = rules.apply(state, move).state
    named = tuple(Player(f"{key} {seat + 1}", key) for seat, key in enumerate(bots))
    first = None if rules.rolls_for_start else 0
    source = {"source": "seeded", "seed": str(seed)}
    return Record(game, rules.variant.key, named, first, dice=source, moves=tuple(moves))


def make_puzzles(
    game: str,
    count: int,
    *,
    games: int,
    seed: int = 0,
    notes: Path | None = None,
    progress: Progress | None = None,
) -> list[Puzzle]:
    """Find `count` puzzles, or fewer if `games` games contain no more.

    The result depends only on the seed. `notes` is the progress file of an interrupted search,
    deleted at the end.
    """
    done = _Progress(notes, game, seed)
    found: list[Candidate] = []
    for number in range(games):
        if number not in done.searched:
            done.add_game(number, _few(_candidates(game, number, seed)))
        found += done.searched[number]
        if progress is not None:
            progress(number + 1, games)
    by_id = {candidate.puzzle.id: candidate for candidate in found}
    clearest = sorted(found, key=lambda candidate: -candidate.margin)
    order = mixed([candidate.puzzle for candidate in clearest])
    chosen: list[Puzzle] = []
    for puzzle in order:
        if len(chosen) == count:
            break
        if puzzle.id not in done.answers:
            done.add_answer(puzzle.id, proof(by_id[puzzle.id], seed))
        margin = done.answers[puzzle.id]
        if margin is not None:
            loss, error = (round(value, 4) for value in margin)
            chosen.append(replace(puzzle, margin=loss, error=error))
        if progress is not None:
            progress(len(chosen), count)
    done.remove()
    return worth_asking(chosen, count)


# -- where they come from ------------------------------------------------------------------


def _candidates(game: str, number: int, seed: int) -> list[Candidate]:
    """Return the candidates of the game with this number."""
    source, judge = ANALYSES.of(game).puzzles, evaluator_for(game)
    meeting = source.meeting(number)
    name = f"puzzles {seed}:{number}"
    record = bot_game(game, meeting.bots, name, meeting.variant)
    naturals = source.naturals()
    choosing = (
        state
        for state in _decisions(record, source.asides, naturals[:PLAYING], name)
        if 1 < len(record.rules.legal_actions(state)) <= MOST_OPTIONS
    )
    return list(find((_decision(state, judge) for state in choosing), naturals, judge))


def _decisions(
    record: Record, asides: int, naturals: Sequence[Policy], seed: str
) -> Iterator[State]:
    """Return the decisions of a game, and more from alternative lines of the same turns."""
    random, dice = Random(seed), SeededDice(f"{seed} asides")
    turn = 0
    for moment in record.moments:
        state = moment.before
        if state.phase is Phase.PLAY:
            yield state
        if state.turn != turn:
            turn = state.turn
            for _ in range(asides):
                yield from _aside(state, naturals, random, dice)


def _aside(
    state: State, naturals: Sequence[Policy], random: Random, dice: SeededDice
) -> Iterator[State]:
    """Return the decisions of an alternative line: mostly good ones, some natural ones."""
    rules, judge, turn = game_of(state), evaluator_for(state.variant.game), state.turn
    while state.turn == turn and state.phase is not Phase.OVER:
        move: Action | Roll
        if state.phase is Phase.CHANCE:
            move = dice.roll(rules.dice_count(state))
        else:
            yield state
            likely = random.choice(naturals).probabilities(state)
            own = not likely or random.random() < OWN_WAY
            move = judge.best(state) if own else max(likely, key=likely.__getitem__)
        state = rules.apply(state, move).state


def _decision(state: State, judge: AnyEvaluator) -> ReviewedDecision:
    """Return all choices in a position, best first."""
    seat, valued, best = state.seat, judge.actions(state), judge.best(state)
    order = ranked(valued, seat, best)
    choices = tuple(Valued(action, valued[action]) for action in order)
    return ReviewedDecision(0, state.turn, seat, state, order[0], choices, Shares.none(state.seats))


def _few(found: Iterable[Candidate]) -> list[Candidate]:
    """Keep one candidate per theme and phase and per turn, because neighbours are similar."""
    chosen: list[Candidate] = []
    seen: set[object] = set()
    for candidate in sorted(found, key=lambda candidate: -candidate.margin):
        puzzle = candidate.puzzle
        like = {puzzle.state().turn, (puzzle.theme, phase_of(puzzle))}
        if not like & seen:
            seen |= like
            chosen.append(candidate)
    return chosen


# -- rollouts ------------------------------------------------------------------------------


def proof(candidate: Candidate, seed: int = 0) -> Margin | None:
    """Return the margins of the best over the next best and the tempting action.

    None unless rollouts confirm both. After an unclear first test, it decides how many new games
    are needed.
    """
    puzzle = candidate.puzzle
    others = list(dict.fromkeys((puzzle.tempting, candidate.second)))
    found = played_on(puzzle, others, LOOK, seed=2 * seed + 1)
    if not all(margin.sure(PLAIN) for margin in found):
        if any(margin.loss <= 0 for margin in found):
            return None
        games = max(LOOK * (CAREFUL * margin.error / margin.loss) ** 2 for margin in found)
        if games > MOST_GAMES:
            return None
        found = played_on(puzzle, others, max(LOOK, math.ceil(games)), seed=2 * seed)
        if not all(margin.sure() for margin in found):
            return None
    return min(found, key=lambda margin: margin.loss - SURE * margin.error)


class _Progress:
    """Progress notes: one line of JSON per searched game and tested candidate."""

    def __init__(self, path: Path | None, game: str, seed: int) -> None:
        self._path = path
        self.searched: dict[int, list[Candidate]] = {}
        self.answers: dict[str, Margin | None] = {}
        header = {"game": game, "seed": seed}
        lines = []
        if path is not None and path.is_file():
            lines = path.read_text(encoding="utf-8").splitlines()
        if lines[:1] != [json.dumps(header)]:  # from another search, or empty
            if path is not None:
                path.write_text(json.dumps(header) + "\n", encoding="utf-8")
            return
        for line in lines[1:]:
            self._read(line)

    def _read(self, line: str) -> None:
        try:
            note = json.loads(line)
        except ValueError:  # truncated when the search was interrupted
            return
        if "number" in note:
            self.searched[note["number"]] = [
                Candidate(from_json(item["puzzle"]), item["second"], item["margin"])
                for item in note["found"]
            ]
        else:
            margin = note["margin"]
            self.answers[note["id"]] = None if margin is None else Margin(*margin)

    def add_game(self, number: int, found: list[Candidate]) -> None:
        self.searched[number] = found
        shown = [
            {"puzzle": as_json(c.puzzle), "second": c.second, "margin": c.margin} for c in found
        ]
        self._add({"number": number, "found": shown})

    def add_answer(self, key: str, margin: Margin | None) -> None:
        self.answers[key] = margin
        self._add({"id": key, "margin": margin})

    def _add(self, note: dict[str, Json]) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(note) + "\n")

    def remove(self) -> None:
        if self._path is not None:
            self._path.unlink(missing_ok=True)
