"""Finding puzzles: bots play, their games are reviewed, rollouts confirm what is found.

What has been done is noted in a file beside the puzzles, so that a search that was stopped goes on.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path

from roost.analysis.games import ANALYSES, evaluator_for
from roost.analysis.puzzles import (
    Candidate,
    as_json,
    confirmed,
    find,
    from_json,
    mixed,
    played_on,
    worth_asking,
)
from roost.analysis.results import Decision, Puzzle
from roost.analysis.review import decided
from roost.bots import make_bot
from roost.dice import SeededDice
from roost.rules import Action, Phase, Roll, make_game
from roost.rules.core import Json
from roost.rules.record import Player, Record

MOST_OPTIONS = 256
MOST_GAMES = 640  # rollouts of one action
SCREENING = 48

Progress = Callable[[int, int], None]


def bot_game(game: str, bots: tuple[str, ...], seed: int | str, variant: str = "") -> Record:
    """A game between bots, from the start to the end."""
    rules = make_game(game, variant)
    state = rules.start(len(bots))
    dice = SeededDice(seed)
    players = [make_bot(game, key, f"{seed}:{seat}") for seat, key in enumerate(bots)]
    moves: list[Action | Roll] = []
    while state.phase is not Phase.OVER:
        rolls = state.phase is Phase.CHANCE
        move = dice.roll(rules.dice(state)) if rolls else players[state.seat].choose(state)
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
    confirming: int,
    notes: Path | None = None,
    progress: Progress | None = None,
) -> list[Puzzle]:
    """`count` puzzles, fewer if `games` games hold no more; the same every time.

    `confirming`: how many games each action is played on, at least. `notes`: where a search that
    was stopped left off; the file is gone when the search is done.
    """
    done = _Notes(notes, game, confirming)
    naturals = ANALYSES.of(game).puzzles.naturals()
    found: list[Candidate] = []
    for number in range(games):
        if number not in done.searched:
            found_here = find(_decisions(_game(game, number)), naturals)
            done.add_game(number, _two(list(found_here)))
        found += done.searched[number]
        if progress is not None:
            progress(number + 1, games)
    by_id = {candidate.puzzle.id: candidate for candidate in found}
    order = mixed([candidate.puzzle for candidate in found])
    chosen: list[Puzzle] = []
    for place, puzzle in enumerate(order):
        if len(chosen) == count:
            break
        if puzzle.id not in done.answers:
            done.add_answer(puzzle.id, _stands(by_id[puzzle.id], confirming))
        if done.answers[puzzle.id]:
            chosen.append(puzzle)
        if progress is not None:
            progress(place + 1, len(order))
    done.remove()
    return worth_asking(chosen, count)


def _game(game: str, number: int) -> Record:
    """The number-th game to search."""
    meeting = ANALYSES.of(game).puzzles.meeting(number)
    return bot_game(game, meeting.bots, f"puzzles:{number}", meeting.variant)


def _decisions(record: Record) -> Iterator[Decision]:
    """The decisions between a few options."""
    evaluator = evaluator_for(record.game)
    for index, moment in enumerate(record.moments):
        state = moment.before
        if state.phase is Phase.PLAY and 1 < len(record.rules.legal(state)) <= MOST_OPTIONS:
            yield decided(index, moment, evaluator.shares(state), evaluator)


def _two(found: list[Candidate]) -> list[Candidate]:
    """Two of a game at most, the plainest and the finest: neighbours resemble each other, and
    those of one turn most."""
    ranked = sorted(found, key=lambda candidate: candidate.puzzle.gap)
    later = [c for c in ranked[1:] if c.puzzle.state().turn != ranked[0].puzzle.state().turn]
    return ranked[:1] + later[-1:]


def _stands(candidate: Candidate, least: int) -> bool:
    """Whether the best beats the tempting action and every other, as far as rollouts can tell."""
    puzzle = candidate.puzzle
    if ANALYSES.of(puzzle.game).puzzles.precise:
        return confirmed(puzzle, puzzle.tempting, least)
    for other in dict.fromkeys((puzzle.tempting, candidate.second)):
        # A first look says how many games it takes to be sure; the verdict is by fresh ones.
        seen = played_on(puzzle, other, SCREENING, seed=1)
        if seen.loss <= 0:
            return False
        games = math.ceil(SCREENING * (3.6 * seen.error / seen.loss) ** 2)
        if games > MOST_GAMES or not confirmed(puzzle, other, max(least, games)):
            return False
    return True


class _Notes:
    """One line of JSON for each game that was searched and each candidate that was played on."""

    def __init__(self, path: Path | None, game: str, confirming: int) -> None:
        self._path = path
        self.searched: dict[int, list[Candidate]] = {}
        self.answers: dict[str, bool] = {}
        header = {"game": game, "confirming": confirming}
        lines = []
        if path is not None and path.is_file():
            lines = path.read_text(encoding="utf-8").splitlines()
        if lines[:1] != [json.dumps(header)]:  # of another search, or none
            if path is not None:
                path.write_text(json.dumps(header) + "\n", encoding="utf-8")
            return
        for line in lines[1:]:
            self._read(line)

    def _read(self, line: str) -> None:
        try:
            note = json.loads(line)
        except ValueError:  # cut off when the search was stopped
            return
        if "number" in note:
            self.searched[note["number"]] = [
                Candidate(from_json(item["puzzle"]), item["second"], item["margin"])
                for item in note["found"]
            ]
        else:
            self.answers[note["id"]] = note["stands"]

    def add_game(self, number: int, found: list[Candidate]) -> None:
        self.searched[number] = found
        shown = [
            {"puzzle": as_json(c.puzzle), "second": c.second, "margin": c.margin} for c in found
        ]
        self._add({"number": number, "found": shown})

    def add_answer(self, key: str, stands: bool) -> None:
        self.answers[key] = stands
        self._add({"id": key, "stands": stands})

    def _add(self, note: dict[str, Json]) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(note) + "\n")

    def remove(self) -> None:
        if self._path is not None:
            self._path.unlink(missing_ok=True)
