"""Puzzles: positions with one clear answer that is easily missed, from real games.

Clear: the best action is worth more than any other, less those that come to the same. Easily
missed: a natural player, who only looks at this turn, plays something else that costs more; or
somebody just did. How much more is for each game to say (`PuzzleSource`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path

from roost.analysis.evaluator import AnyEvaluator
from roost.analysis.games import ANALYSES, analysis_of, evaluator_for
from roost.analysis.insight import choice_named, contrast, insight
from roost.analysis.results import Answer, Decision, Puzzle, Question, Review, Valued
from roost.analysis.rollouts import Comparison, compare
from roost.bots import Policy
from roost.rules import Action, State, format_position, game_of
from roost.rules.core import Json
from roost.rules.errors import GameError, position_error

GAP = 0.03  # what an error costs that is worth asking about
EQUAL = 1e-6
MOST_OFFERED = 24  # options to choose from: a Knockout roll may allow hundreds
MOST_LIKELY = 4  # a player who would do any of more things has no idea


# -- finding them --------------------------------------------------------------------------


@dataclass(frozen=True)
class Candidate:
    """A puzzle that rollouts have not confirmed yet. `second` is the best of the wrong actions,
    `margin` what it costs."""

    puzzle: Puzzle
    second: str
    margin: float


def find(decisions: Iterable[Decision], naturals: Sequence[Policy]) -> Iterator[Candidate]:
    """The decisions that natural players would get wrong."""
    for decision in decisions:
        split = clearly(decision)
        if split is None:
            continue
        same, second = split
        tempting = next(filter(None, (_tempted(decision, player) for player in naturals)), None)
        if tempting is not None:
            rules, state = game_of(decision.state), decision.state
            puzzle = _puzzle(decision, tempting)
            also = tuple(rules.format_move(state, choice.action) for choice in same)
            yield Candidate(
                replace(puzzle, also=also),
                rules.format_move(state, second.action),
                round(decision.worth(decision.best) - decision.worth(second), 4),
            )


def _tempted(decision: Decision, player: Policy) -> Action | None:
    """What a player would do here, if all of it is wrong."""
    likely = player.probabilities(decision.state)
    most = max(likely.values(), default=0.0)
    chosen = [action for action, chance in likely.items() if chance > most - EQUAL]
    worth = {choice.action: decision.worth(choice) for choice in decision.choices}
    best = max(chosen, key=lambda action: worth[action], default=None)
    if best is None:
        return None
    least = analysis_of(decision.state).puzzles.tempting
    wrong = worth[decision.best.action] - worth[best] >= least
    return best if wrong and len(chosen) <= MOST_LIKELY else None


def own_errors(review: Review, seat: int | None = None) -> Iterator[Puzzle]:
    """What somebody really got wrong, worst first."""
    wrong = [
        decision
        for decision in review.decisions
        if seat in (None, decision.seat)
        and decision.loss >= GAP
        and decision.action != decision.best.action
    ]
    for decision in sorted(wrong, key=lambda decision: -decision.loss):
        yield _puzzle(decision, decision.action)


def clearly(decision: Decision) -> tuple[list[Valued], Valued] | None:
    """The other actions that come to the same as the best (the two moves of a Knockout turn can be
    made in either order), and the next; None where no few actions stand out."""
    source = analysis_of(decision.state).puzzles
    best, *rest = decision.choices
    worth = decision.worth(best)
    same = [choice for choice in rest if worth - decision.worth(choice) < source.same]
    others = rest[len(same) :]
    few = 3 * len(same) < len(decision.choices)
    if not others or not few or worth - decision.worth(others[0]) < source.clear:
        return None
    return same, others[0]


def played_on(puzzle: Puzzle, other: str, games: int, seed: int = 0) -> Comparison:
    """What another action costs against the best, by rollouts."""
    state = puzzle.state()
    rules = game_of(state)
    best, worse = (action_of(rules.parse_move(state, token)) for token in (puzzle.best, other))
    return compare(state, best, worse, games, workers=1, seed=seed)


def confirmed(puzzle: Puzzle, other: str, games: int) -> bool:
    """Whether rollouts agree that another action loses, by three standard errors."""
    found = played_on(puzzle, other, games)
    return found.loss > 3 * found.error


def action_of(move: object) -> Action:
    """A move that must be an action."""
    if not isinstance(move, Action):
        raise TypeError(f"{move!r} is no action")
    return move


def _puzzle(decision: Decision, tempting: Action) -> Puzzle:
    rules, state = game_of(decision.state), decision.state
    worth = {choice.action: decision.worth(choice) for choice in decision.choices}
    best = decision.best.action
    text = format_position(state)
    return Puzzle(
        id=_id(text),
        position=text,
        best=rules.format_move(state, best),
        tempting=rules.format_move(state, tempting),
        gap=round(worth[best] - worth[tempting], 4),
    )


def _id(position: str) -> str:
    return sha256(position.encode()).hexdigest()[:8]


# -- the shipped ones ----------------------------------------------------------------------


def save(puzzles: Iterable[Puzzle], path: Path) -> None:
    """One puzzle per line: a diff shows which came and went."""
    lines = ",\n".join(" " + json.dumps(as_json(puzzle)) for puzzle in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def as_json(puzzle: Puzzle) -> dict[str, Json]:
    data = asdict(puzzle)
    if not puzzle.also:
        del data["also"]
    return data


def from_json(data: Mapping[str, Json]) -> Puzzle:
    return Puzzle(**{**data, "also": tuple(data.get("also", ()))})


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, easy ones first."""
    path = ANALYSES.of(game).puzzles.shipped
    data = [] if path is None else json.loads(path.read_text(encoding="utf-8"))
    return tuple(sorted(map(from_json, data), key=lambda puzzle: puzzle.level))


def shipped_puzzle(key: str) -> Puzzle:
    """The shipped puzzle with an id."""
    for game in ANALYSES.games():
        for puzzle in shipped(game):
            if puzzle.id == key:
                return puzzle
    raise GameError(f"there is no puzzle {key!r}", code="unknown-puzzle", value=key)


# -- asking and answering ------------------------------------------------------------------


def question(puzzle: Puzzle) -> Question:
    """The puzzle as it is set: nothing given away."""
    state = puzzle.state()
    return Question(puzzle, state, tuple(_offered(puzzle, state)))


def _offered(puzzle: Puzzle, state: State) -> list[Action]:
    """All legal actions; of very many, what must be there, and others in between."""
    rules, source = game_of(state), ANALYSES.of(puzzle.game).puzzles
    legal = list(rules.legal(state))
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


def answer(puzzle: Puzzle, token: str, *, evaluator: AnyEvaluator | None = None) -> Answer[State]:
    """Whether an action solves the puzzle, what it costs, and why the best is better."""
    state = puzzle.state()
    judge = evaluator or evaluator_for(puzzle.game)
    found = insight(state, evaluator=judge, include=token)
    chosen, best = choice_named(found, token), choice_named(found, puzzle.best)
    right = token in (puzzle.best, *puzzle.also) or chosen.loss < EQUAL
    other = choice_named(found, puzzle.tempting) if right else chosen
    return Answer(puzzle, right, chosen, found, contrast(state, best, other, judge))


def set_from(state: State, evaluator: AnyEvaluator | None = None) -> Puzzle:
    """A position as a puzzle: the shipped one, or else the best action and the second best."""
    text = format_position(state)
    for puzzle in shipped(game_of(state).key):
        if puzzle.position == text:
            return puzzle
    if not game_of(state).legal(state):
        raise position_error("nothing-to-choose", "nobody has anything to choose here", text)
    choices = insight(state, evaluator=evaluator).choices
    best, second = choices[0], choices[min(1, len(choices) - 1)]
    return Puzzle(_id(text), text, best.token, second.token, round(second.loss, 4))


def mixed(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Different positions, the levels and the game's kinds in turn."""
    kinds: dict[tuple[int, int], list[Puzzle]] = {}
    for puzzle in {puzzle.id: puzzle for puzzle in puzzles}.values():
        kind = ANALYSES.of(puzzle.game).puzzles.kind(puzzle.state())
        kinds.setdefault((puzzle.level, kind), []).append(puzzle)
    waiting = [kinds[kind] for kind in sorted(kinds)]
    chosen: list[Puzzle] = []
    while any(waiting):
        chosen += [rest.pop(0) for rest in waiting if rest]
    return chosen


def worth_asking(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """As many, the kinds as even as they come; easy ones first."""
    return sorted(mixed(puzzles)[:most], key=lambda puzzle: (puzzle.level, puzzle.id))
