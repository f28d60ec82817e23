"""Puzzles: positions with one clear answer that is easily missed, from real games.

Clear: the best action is worth at least `GAP` more than any other. Easily missed: the natural
player, who only looks at this turn, plays something else; or somebody just did.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from roost import wire
from roost.analysis.evaluator import Evaluator
from roost.analysis.insight import choice_named, insight, seat_names
from roost.analysis.models import evaluator_for
from roost.analysis.review import Decision, Review
from roost.analysis.rollouts import compare
from roost.analysis.words import Words
from roost.bots import Policy
from roost.locale import Catalogue, catalogue
from roost.rules import Action, format_position, game_of, parse_position
from roost.rules.errors import GameError, PositionError

GAP = 0.03
EQUAL = 1e-6
LEVELS = (0.10, 0.06)  # what the tempting action costs: easy, middling, else hard
_FOLDER = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Puzzle:
    """`tempting` is the wrong action that suggests itself, `gap` what it costs."""

    id: str
    position: str
    best: str
    tempting: str
    gap: float

    @property
    def game(self) -> str:
        return self.position.split()[0].partition(":")[0]

    @property
    def level(self) -> int:
        """1 easy to 3 hard: small differences are hard to see."""
        return 1 + sum(self.gap < least for least in LEVELS)

    def state(self) -> Any:
        return parse_position(self.position)


# -- finding them --------------------------------------------------------------------------


def find(review: Review, natural: Policy) -> Iterator[Puzzle]:
    """The decisions of a game that the natural player would get wrong."""
    for decision in review.decisions:
        if is_clear(decision):
            likely = natural.probabilities(decision.state)
            tempting = max(likely, key=lambda action: likely[action])
            puzzle = _puzzle(decision, tempting)
            if puzzle.gap >= GAP:
                yield puzzle


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


def is_clear(decision: Decision) -> bool:
    """Whether the best action stands alone, or with others that come to the same: the two moves
    of a Knockout turn can be made in either order."""
    worth = [float(choice.shares[decision.seat]) for choice in decision.choices]
    others = [value for value in worth if value < worth[0] - EQUAL]
    return bool(others) and worth[0] - max(others) >= GAP


def confirmed(puzzle: Puzzle, games: int, *, workers: int | None = None, seed: int = 0) -> bool:
    """Whether rollouts agree that the tempting action loses, by three standard errors."""
    state = puzzle.state()
    rules = game_of(state)
    best, tempting = (rules.parse_move(state, t) for t in (puzzle.best, puzzle.tempting))
    found = compare(state, _action(best), _action(tempting), games, workers=workers, seed=seed)
    return found.loss > 3 * found.error


def _action(move: Any) -> Action:
    if not isinstance(move, Action):
        raise TypeError(f"{move!r} is no action")
    return move


def _puzzle(decision: Decision, tempting: Action) -> Puzzle:
    rules, state = game_of(decision.state), decision.state
    shares = {choice.action: float(choice.shares[decision.seat]) for choice in decision.choices}
    best = decision.best.action
    text = format_position(state)
    return Puzzle(
        id=_id(text),
        position=text,
        best=rules.format_move(state, best),
        tempting=rules.format_move(state, tempting),
        gap=round(shares[best] - shares[tempting], 4),
    )


def _id(position: str) -> str:
    from hashlib import sha256

    return sha256(position.encode()).hexdigest()[:8]


# -- the shipped ones ----------------------------------------------------------------------


def save(puzzles: Iterable[Puzzle], path: Path) -> None:
    """One puzzle per line: a diff shows which came and went."""
    lines = ",\n".join(" " + json.dumps(asdict(puzzle)) for puzzle in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with Roost, easy ones first."""
    path = _FOLDER / f"puzzles-{game}.json"
    data = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return tuple(sorted((Puzzle(**item) for item in data), key=lambda puzzle: puzzle.level))


def shipped_puzzle(key: str) -> Puzzle:
    """The shipped puzzle with an id."""
    for game in ("pickomino", "knockout"):
        for puzzle in shipped(game):
            if puzzle.id == key:
                return puzzle
    raise GameError(f"there is no puzzle {key!r}", code="unknown-puzzle", value=key)


# -- asking and answering ------------------------------------------------------------------


def question(puzzle: Puzzle, *, texts: Catalogue | None = None) -> wire.PuzzleView:
    """The puzzle as it is set: the legal actions in the rules' order, nothing given away."""
    texts = texts or catalogue("en")
    state = puzzle.state()
    rules = game_of(state)
    names = seat_names(state.seats, texts)
    words = Words(texts, rules, names)
    return wire.PuzzleView(
        id=puzzle.id,
        game=puzzle.game,  # type: ignore[arg-type]
        position=puzzle.position,
        level=puzzle.level,
        options=[
            wire.PuzzleOption(
                token=rules.format_move(state, action), words=words.move(state, action)
            )
            for action in rules.legal(state)
        ],
        words=[texts.text("puzzle-question", name=names[state.seat], level=puzzle.level)],
    )


def answer(
    puzzle: Puzzle,
    token: str,
    *,
    texts: Catalogue | None = None,
    evaluator: Evaluator | None = None,
) -> wire.PuzzleAnswer:
    """Whether an action solves the puzzle, what it costs, and why the best is better."""
    texts = texts or catalogue("en")
    state = puzzle.state()
    names = seat_names(state.seats, texts)
    judge = evaluator or evaluator_for(puzzle.game)
    view = insight(state, evaluator=judge, texts=texts, names=names, include=token)
    chosen, best = choice_named(view, token), choice_named(view, puzzle.best)
    right = token == puzzle.best or chosen.loss < EQUAL
    other = choice_named(view, puzzle.tempting) if right else chosen
    words = Words(texts, game_of(state), names)
    kind = "right" if right else chosen.verdict
    said = [texts.text("puzzle-answer", kind=kind, action=best.words)]
    said += words.why(state, state.seat, best, other)
    return wire.PuzzleAnswer(
        id=puzzle.id, right=right, chosen=token, best=puzzle.best, loss=chosen.loss,
        insight=view, words=said,
    )  # fmt: skip


def set_from(state: Any, evaluator: Evaluator | None = None) -> Puzzle:
    """Any position as a puzzle: the second best action is the tempting one."""
    text = format_position(state)
    if not game_of(state).legal(state):
        raise PositionError(
            "not a puzzle: nobody has anything to choose here",
            value=text, reason="nothing to choose",
        )  # fmt: skip
    view = insight(state, evaluator=evaluator)
    best, second = view.choices[0], view.choices[min(1, len(view.choices) - 1)]
    return Puzzle(_id(text), text, best.token, second.token, round(second.loss, 4))


def worth_asking(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Different positions, the levels mixed as evenly as they come."""
    by_level: dict[int, list[Puzzle]] = {1: [], 2: [], 3: []}
    for puzzle in {puzzle.id: puzzle for puzzle in puzzles}.values():
        by_level[puzzle.level].append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < most and any(by_level.values()):
        chosen += [rest.pop(0) for rest in by_level.values() if rest]
    return sorted(chosen[:most], key=lambda puzzle: (puzzle.level, puzzle.id))
