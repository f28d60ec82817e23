"""Puzzles: positions with one clear answer that is easily missed, from real games.

Clear: the best action is worth at least `CLEAR` more than any other, less those that come to the
same. Easily missed: a natural player, who only looks at this turn, plays something else that costs
at least `TEMPTING`; or somebody just did.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from roost import wire
from roost.analysis.evaluator import Evaluator
from roost.analysis.insight import choice_named, insight, seat_names
from roost.analysis.models import evaluator_for
from roost.analysis.review import Choice, Decision, Review
from roost.analysis.rollouts import Comparison, compare
from roost.analysis.words import Words
from roost.bots import Policy
from roost.locale import Catalogue, catalogue
from roost.rules import GAMES, Action, format_position, game_of, parse_position
from roost.rules.errors import GameError, position_error

GAP = 0.03  # what an error costs that is worth asking about
TEMPTING = {"pickomino": 0.03, "knockout": 0.025}  # what the tempting action costs, at least
CLEAR = {"pickomino": 0.03, "knockout": 0.015}  # what every wrong action costs
# Knockout has many moves that come to nearly the same: those the review calls fine are right too.
SAME = {"pickomino": 1e-6, "knockout": 0.01}
EQUAL = 1e-6
MOST_OFFERED = 24  # options to choose from: a Knockout roll may allow hundreds
MOST_LIKELY = 4  # a player who would do any of more things has no idea
LEVELS = (0.10, 0.06)  # what the tempting action costs: easy, middling, else hard
_FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Puzzle:
    """`tempting` is the wrong action that suggests itself, `gap` what it costs; `also` are other
    actions that come to the same as the best."""

    id: str
    position: str
    best: str
    tempting: str
    gap: float
    also: tuple[str, ...] = ()

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
                round(_worth(decision, decision.best) - _worth(decision, second), 4),
            )


def _tempted(decision: Decision, player: Policy) -> Action | None:
    """What a player would do here, if all of it is wrong."""
    likely = player.probabilities(decision.state)
    most = max(likely.values(), default=0.0)
    chosen = [action for action, chance in likely.items() if chance > most - EQUAL]
    worth = {choice.action: _worth(decision, choice) for choice in decision.choices}
    best = max(chosen, key=lambda action: worth[action], default=None)
    if best is None:
        return None
    least = TEMPTING[game_of(decision.state).key]
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


def clearly(decision: Decision) -> tuple[list[Choice], Choice] | None:
    """The other actions that come to the same as the best (the two moves of a Knockout turn can be
    made in either order), and the next; None where no few actions stand out."""
    game = game_of(decision.state).key
    best, *rest = decision.choices
    worth = _worth(decision, best)
    same = [choice for choice in rest if worth - _worth(decision, choice) < SAME[game]]
    others = rest[len(same) :]
    few = 3 * len(same) < len(decision.choices)
    if not others or not few or worth - _worth(decision, others[0]) < CLEAR[game]:
        return None
    return same, others[0]


def _worth(decision: Decision, choice: Choice) -> float:
    return float(choice.shares[decision.seat])


def played_on(puzzle: Puzzle, other: str, games: int, seed: int = 0) -> Comparison:
    """What another action costs against the best, by rollouts."""
    state = puzzle.state()
    rules = game_of(state)
    best, worse = (_action(rules.parse_move(state, token)) for token in (puzzle.best, other))
    return compare(state, best, worse, games, workers=1, seed=seed)


def confirmed(puzzle: Puzzle, other: str, games: int) -> bool:
    """Whether rollouts agree that another action loses, by three standard errors."""
    found = played_on(puzzle, other, games)
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
    lines = ",\n".join(" " + json.dumps(as_json(puzzle)) for puzzle in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def as_json(puzzle: Puzzle) -> dict[str, Any]:
    data = asdict(puzzle)
    if not puzzle.also:
        del data["also"]
    return data


def from_json(data: Mapping[str, Any]) -> Puzzle:
    return Puzzle(**{**data, "also": tuple(data.get("also", ()))})


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with Roost, easy ones first."""
    path = _FOLDER / game / "puzzles.json"
    data = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return tuple(sorted(map(from_json, data), key=lambda puzzle: puzzle.level))


def shipped_puzzle(key: str) -> Puzzle:
    """The shipped puzzle with an id."""
    for game in GAMES:
        for puzzle in shipped(game):
            if puzzle.id == key:
                return puzzle
    raise GameError(f"there is no puzzle {key!r}", code="unknown-puzzle", value=key)


# -- asking and answering ------------------------------------------------------------------


def question(puzzle: Puzzle, *, texts: Catalogue | None = None) -> wire.PuzzleView:
    """The puzzle as it is set: actions in the rules' order, nothing given away."""
    texts = texts or catalogue("en")
    state = puzzle.state()
    rules = game_of(state)
    names = seat_names(state.seats, texts)
    words = Words(texts, rules, names)
    return wire.PuzzleView(
        id=puzzle.id,
        game=puzzle.game,
        position=puzzle.position,
        level=puzzle.level,
        options=[
            wire.PuzzleOption(
                token=rules.format_move(state, action), words=words.option(state, action)
            )
            for action in _offered(puzzle, state)
        ],
        words=[texts.text("puzzle-question", name=names[state.seat], level=puzzle.level)],
    )


def _offered(puzzle: Puzzle, state: Any) -> list[Action]:
    """All legal actions; of very many, what must be there, every hit, and others in between."""
    rules = game_of(state)
    legal = list(rules.legal(state))
    if len(legal) <= MOST_OFFERED:
        return legal
    tokens = {rules.format_move(state, action): action for action in legal}
    hits = [token for token in tokens if "x" in token]
    quiet = [token for token in tokens if token not in hits]
    step = len(quiet) / MOST_OFFERED
    some = [quiet[int(place * step)] for place in range(MOST_OFFERED)] if quiet else []
    wanted = dict.fromkeys([puzzle.best, puzzle.tempting, *hits, *puzzle.also, *some])
    chosen = set(list(wanted)[:MOST_OFFERED])
    return [action for token, action in tokens.items() if token in chosen]


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
    right = token in (puzzle.best, *puzzle.also) or chosen.loss < EQUAL
    other = choice_named(view, puzzle.tempting) if right else chosen
    words = Words(texts, game_of(state), names)
    kind = "right" if right else chosen.verdict
    said = [texts.text("puzzle-answer", kind=kind, action=best.words)]
    said += words.why(state, state.seat, best, other, judge)
    return wire.PuzzleAnswer(
        id=puzzle.id, right=right, chosen=token, best=puzzle.best, loss=chosen.loss,
        insight=view, words=said,
    )  # fmt: skip


def set_from(state: Any, evaluator: Evaluator | None = None) -> Puzzle:
    """A position as a puzzle: the shipped one, or else the best action and the second best."""
    text = format_position(state)
    for puzzle in shipped(game_of(state).key):
        if puzzle.position == text:
            return puzzle
    if not game_of(state).legal(state):
        raise position_error("nothing-to-choose", "nobody has anything to choose here", text)
    view = insight(state, evaluator=evaluator)
    best, second = view.choices[0], view.choices[min(1, len(view.choices) - 1)]
    return Puzzle(_id(text), text, best.token, second.token, round(second.loss, 4))


def mixed(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Different positions, the levels (and the seats of Knockout) in turn."""
    kinds: dict[tuple[int, int], list[Puzzle]] = {}
    for puzzle in {puzzle.id: puzzle for puzzle in puzzles}.values():
        seats = puzzle.state().seats if puzzle.game == "knockout" else 0
        kinds.setdefault((puzzle.level, seats), []).append(puzzle)
    waiting = [kinds[kind] for kind in sorted(kinds)]
    chosen: list[Puzzle] = []
    while any(waiting):
        chosen += [rest.pop(0) for rest in waiting if rest]
    return chosen


def worth_asking(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """As many, the kinds as even as they come; easy ones first."""
    return sorted(mixed(puzzles)[:most], key=lambda puzzle: (puzzle.level, puzzle.id))
