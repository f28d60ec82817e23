"""Puzzles: positions from real games with one clear answer that is easily missed.

Clear means that the best action is better than any other, except equivalent ones. Easily missed
means that a natural player, who only considers this turn, chooses something worse, or that a player
just did. Each game sets the thresholds (`PuzzleSource`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from hashlib import sha256
from itertools import zip_longest
from math import hypot
from pathlib import Path
from typing import NamedTuple

from roost.analysis.evaluator import AnyEvaluator
from roost.analysis.games import ANALYSES, analysis_for_state, evaluator_for
from roost.analysis.insight import choice_named, contrast, explained, insight
from roost.analysis.results import (
    LEVELS,
    GamePhase,
    Puzzle,
    PuzzleVerdict,
    Question,
    Review,
    ReviewedDecision,
    Valued,
)
from roost.analysis.rollouts import Rollout, roll_out
from roost.bots import Policy
from roost.rules import Action, State, format_position, game_of
from roost.rules.core import Json
from roost.rules.errors import GameError, position_error

GAP = 0.03  # minimum loss of an error worth a puzzle
EQUAL = 1e-6
SURE = 3  # standard errors
MOST_OFFERED = 24  # a Knockout roll may allow hundreds of moves
MOST_LIKELY = 4  # maximum number of tempting choices of a player


class PuzzlePosition(NamedTuple):
    """A position in which a player chose wrongly, under the id that it has as a puzzle."""

    id: str
    game: str
    position: str


# -- finding them --------------------------------------------------------------------------


@dataclass(frozen=True)
class Candidate:
    """A puzzle before confirmation. `second` is the best wrong action, `margin` its cost."""

    puzzle: Puzzle
    second: str
    margin: float


def find(
    decisions: Iterable[ReviewedDecision], naturals: Sequence[Policy], judge: AnyEvaluator
) -> Iterator[Candidate]:
    """Yield the decisions that natural players get wrong."""
    for decision in decisions:
        split = clearly(decision)
        if split is None:
            continue
        same, second = split
        tempting = next(
            filter(None, (_tempting_choice(decision, player) for player in naturals)), None
        )
        if tempting is not None:
            rules, state = game_of(decision.state), decision.state
            puzzle = _puzzle(decision, tempting, judge)
            also = tuple(rules.format_move(state, choice.action) for choice in same)
            yield Candidate(
                replace(puzzle, also=also),
                rules.format_move(state, second.action),
                round(decision.worth(decision.best) - decision.worth(second), 4),
            )


def _tempting_choice(decision: ReviewedDecision, player: Policy) -> Action | None:
    """Return a natural player's choices if all of them are wrong."""
    likely = player.probabilities(decision.state)
    most = max(likely.values(), default=0.0)
    chosen = [action for action, chance in likely.items() if chance > most - EQUAL]
    worth = {choice.action: decision.worth(choice) for choice in decision.choices}
    best = max(chosen, key=lambda action: worth[action], default=None)
    if best is None:
        return None
    least = analysis_for_state(decision.state).puzzles.tempting
    wrong = worth[decision.best.action] - worth[best] >= least
    return best if wrong and len(chosen) <= MOST_LIKELY else None


def own_errors(
    review: Review, seat: int | None = None, evaluator: AnyEvaluator | None = None
) -> Iterator[Puzzle]:
    """Return a player's real errors, worst first."""
    judge = evaluator or evaluator_for(review.record.game)
    wrong = [
        decision
        for decision in review.decisions
        if seat in (None, decision.seat)
        and decision.loss >= GAP
        and decision.action != decision.best.action
    ]
    for decision in sorted(wrong, key=lambda decision: -decision.loss):
        yield _puzzle(decision, decision.action, judge)


def clearly(decision: ReviewedDecision) -> tuple[list[Valued], Valued] | None:
    """Return the actions equivalent to the best, and the next best one.

    The two moves of a Knockout turn, for example, often work in either order. None unless few
    actions stand out.
    """
    source = analysis_for_state(decision.state).puzzles
    best, *rest = decision.choices
    worth = decision.worth(best)
    same = [choice for choice in rest if worth - decision.worth(choice) < source.same]
    others = rest[len(same) :]
    few = 3 * len(same) < len(decision.choices)
    if not others or not few or worth - decision.worth(others[0]) < source.clear:
        return None
    return same, others[0]


class Margin(NamedTuple):
    """The margin of the best over another action in rollouts, and its standard error."""

    loss: float
    error: float

    def sure(self, errors: float = SURE) -> bool:
        return self.loss > errors * self.error


def played_on(puzzle: Puzzle, others: Iterable[str], games: int, seed: int = 0) -> list[Margin]:
    """Return the costs of other actions by rollouts; all samples are independent."""
    state = puzzle.state()
    rules, seat = game_of(state), state.seat

    def played(place: int, token: str) -> Rollout:
        action = action_of(rules.parse_move(state, token))
        return roll_out(state, games, action=action, seed=8 * seed + place, workers=1)

    best, *worse = (played(place, token) for place, token in enumerate((puzzle.best, *others)))
    return [
        Margin(
            float(best.shares[seat] - other.shares[seat]),
            hypot(best.errors[seat], other.errors[seat]),
        )
        for other in worse
    ]


def action_of(move: object) -> Action:
    """Return a move that must be an action."""
    if not isinstance(move, Action):
        raise TypeError(f"{move!r} is no action")
    return move


def _puzzle(decision: ReviewedDecision, tempting: Action, judge: AnyEvaluator) -> Puzzle:
    rules, state = game_of(decision.state), decision.state
    worth = {choice.action: decision.worth(choice) for choice in decision.choices}
    best = decision.best.action
    text = format_position(state)
    beside = explained(replace(decision, action=tempting), judge)
    return Puzzle(
        id=puzzle_id(text),
        position=text,
        best=rules.format_move(state, best),
        tempting=rules.format_move(state, tempting),
        gap=round(worth[best] - worth[tempting], 4),
        theme=analysis_for_state(state).puzzles.theme(beside),
    )


def puzzle_id(position: str) -> str:
    """Return the id of the puzzle with this position."""
    return sha256(position.encode()).hexdigest()[:8]


# -- the shipped ones ----------------------------------------------------------------------


def save(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write one puzzle per line, for readable diffs."""
    lines = ",\n".join(" " + json.dumps(as_json(puzzle)) for puzzle in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def as_json(puzzle: Puzzle) -> dict[str, Json]:
    """Return a puzzle as JSON without empty fields."""
    return {name: value for name, value in asdict(puzzle).items() if value}


def from_json(data: Mapping[str, Json]) -> Puzzle:
    return Puzzle(**{**data, "also": tuple(data.get("also", ()))})


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the bundled puzzles of a game, easy ones first."""
    return _read(ANALYSES.of(game).puzzles.shipped)


def _read(path: Path | None) -> tuple[Puzzle, ...]:
    data = [] if path is None else json.loads(path.read_text(encoding="utf-8"))
    return tuple(sorted(map(from_json, data), key=lambda puzzle: puzzle.level))


def daily_puzzle(game: str, day: str) -> Puzzle:
    """Return the puzzle of a day, the same for all users of these puzzles."""
    drawn = sha256(f"roost-daily-puzzle/1:{game}:{day}".encode()).digest()
    puzzles = shipped(game)
    return puzzles[int.from_bytes(drawn[:8], "big") % len(puzzles)]


def shipped_puzzle(key: str) -> Puzzle:
    """Return the bundled puzzle with an id."""
    for game in ANALYSES.games():
        for puzzle in shipped(game):
            if puzzle.id == key:
                return puzzle
    raise GameError(f"there is no puzzle {key!r}", code="unknown-puzzle", value=key)


def phase_of(puzzle: Puzzle) -> GamePhase:
    """Return the phase of a puzzle's game."""
    return ANALYSES.of(puzzle.game).puzzles.phase(puzzle.state())


def number_of(puzzle: Puzzle) -> int | None:
    """Return a puzzle's place among the bundled ones of its game, from 1; None for others."""
    known = shipped(puzzle.game)
    return known.index(puzzle) + 1 if puzzle in known else None


def themes(game: str) -> tuple[str, ...]:
    """Return the themes of a game's bundled puzzles."""
    found = {puzzle.theme for puzzle in shipped(game)}
    return tuple(theme for theme in ANALYSES.of(game).puzzles.themes if theme in found)


def about(game: str, theme: str) -> tuple[Puzzle, ...]:
    """Return the bundled puzzles with a theme."""
    if theme not in themes(game):
        named = ", ".join(themes(game))
        raise GameError(
            f"no puzzles of {game} are about {theme!r}; themes: {named}",
            code="unknown-theme",
            value=theme,
            known=named,
        )
    return tuple(puzzle for puzzle in shipped(game) if puzzle.theme == theme)


# -- asking and answering ------------------------------------------------------------------


def question(puzzle: Puzzle) -> Question:
    """Return a puzzle without its solution."""
    state = puzzle.state()
    return Question(puzzle, state, tuple(_options_of(puzzle, state)))


def _options_of(puzzle: Puzzle, state: State) -> list[Action]:
    """Return all legal actions, or a sample with the required ones if there are very many."""
    rules, source = game_of(state), ANALYSES.of(puzzle.game).puzzles
    legal = list(rules.legal_actions(state))
    if len(legal) <= MOST_OFFERED:
        return legal
    tokens = {rules.format_move(state, action): action for action in legal}
    telling = [token for token, action in tokens.items() if source.must_offer(state, action)]
    quiet = [token for token in tokens if token not in telling]
    step = len(quiet) / MOST_OFFERED
    some = [quiet[int(place * step)] for place in range(MOST_OFFERED)] if quiet else []
    wanted = dict.fromkeys([puzzle.best, puzzle.tempting, *telling, *puzzle.also, *some])
    chosen = set(list(wanted)[:MOST_OFFERED])
    return [action for token, action in tokens.items() if token in chosen]


def answer(
    puzzle: Puzzle, token: str, *, evaluator: AnyEvaluator | None = None
) -> PuzzleVerdict[State]:
    """Return whether an action solves the puzzle, its cost, and why the best is better."""
    state = puzzle.state()
    judge = evaluator or evaluator_for(puzzle.game)
    found = insight(state, evaluator=judge, include=(token, puzzle.best, puzzle.tempting))
    chosen, best = choice_named(found, token), choice_named(found, puzzle.best)
    right = token in (puzzle.best, *puzzle.also) or chosen.loss < EQUAL
    other = choice_named(found, puzzle.tempting) if right else chosen
    return PuzzleVerdict(puzzle, right, chosen, found, contrast(state, best, other, judge))


def set_from(state: State, evaluator: AnyEvaluator | None = None) -> Puzzle:
    """Return a position as a puzzle: the bundled one, or one of the best two actions."""
    text, game = format_position(state), game_of(state).key
    for puzzle in shipped(game):
        if puzzle.position == text:
            return puzzle
    if not game_of(state).legal_actions(state):
        raise position_error("nothing-to-choose", "nobody has anything to choose here", text)
    judge = evaluator or evaluator_for(game)
    choices = insight(state, evaluator=judge).choices
    best, second = choices[0], choices[min(1, len(choices) - 1)]
    theme = ANALYSES.of(game).puzzles.theme(contrast(state, best, second, judge))
    return Puzzle(puzzle_id(text), text, best.token, second.token, round(second.loss, 4), theme)


def mixed(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Vary positions: alternate themes and phases, and within them seats, levels and variants."""
    kinds: dict[tuple[str, GamePhase], list[Puzzle]] = {}
    for puzzle in {puzzle.id: puzzle for puzzle in puzzles}.values():
        kinds.setdefault((puzzle.theme, phase_of(puzzle)), []).append(puzzle)
    each = (_alike(kinds[kind], place) for place, kind in enumerate(sorted(kinds)))
    return _in_turn([_in_turn(levels) for levels in each])


def _alike(puzzles: Sequence[Puzzle], place: int) -> list[list[Puzzle]]:
    """Group by level, and alternate seats and variants within it.

    `place` decides which level comes first.
    """
    levels: dict[int, dict[tuple[int, str], list[Puzzle]]] = {}
    for puzzle in puzzles:
        state = puzzle.state()
        groups = levels.setdefault(puzzle.level, {})
        groups.setdefault((state.seats, state.variant.key), []).append(puzzle)
    last = len(LEVELS) + 1
    order = sorted(levels, key=lambda level: (level + place + place // last) % last)
    return [_in_turn(list(levels[level].values())) for level in order]


def _in_turn(groups: Sequence[list[Puzzle]]) -> list[Puzzle]:
    """Take one of each group in turn, repeatedly."""
    rounds = zip_longest(*groups)
    return [puzzle for each in rounds for puzzle in each if puzzle is not None]


def worth_asking(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Return `count` puzzles with the kinds as balanced as possible, easy ones first."""
    return sorted(mixed(puzzles)[:most], key=lambda puzzle: (puzzle.level, puzzle.id))
