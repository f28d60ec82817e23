"""Results as text, in the language of a catalogue."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Generic, TypeAlias

from roost.analysis.evaluator import S
from roost.analysis.intervals import Z95
from roost.analysis.known import known_loss, known_share
from roost.analysis.results import (
    Contrast,
    DiceReport,
    DiceTestResult,
    Hint,
    PositionInsight,
    PuzzleVerdict,
    Question,
    Review,
    ReviewedDecision,
    SeatTotals,
    Verdict,
)
from roost.locale import Catalogue
from roost.narrate import list_of, make_narrator
from roost.rules import Action, AnyGame, Roll, State

SMALL = 0.005  # half a point of win share: too small for a sentence
EVEN = 0.05  # luck below this is neither good nor bad
GAVE = 0.10  # minimum gain from others' errors for a sentence
WELL, FAIRLY = 0.03, 0.10  # maximum errors of a game played well, or mostly well
SELDOM = 0.02  # of games: too rare for a number
_PLACES = {1: "first", 2: "second", 3: "third"}
ODD = 0.05  # a corrected p-value below this is unusual


def by_size(reasons: Iterable[tuple[float, str]]) -> list[str]:
    """Return reasons by the size of their difference on the table, the largest first."""
    return [said for _, said in sorted(reasons, key=lambda reason: -reason[0])]


def seat_names(seats: int, texts: Catalogue) -> tuple[str, ...]:
    """Return names for seats without names."""
    return tuple(texts.text("insight-seat", number=seat + 1) for seat in range(seats))


class Words(ABC, Generic[S]):
    """Texts about one table with the players' `names` by seat. Games have subclasses."""

    def __init__(self, texts: Catalogue, rules: AnyGame, names: Sequence[str]) -> None:
        self.texts = texts
        self.narrator = make_narrator(texts, rules, names)
        self.names = tuple(names)

    def say(self, message: str, /, **values: object) -> str:
        return self.texts.text(message, **values)

    # -- what a game tells -----------------------------------------------------------------

    @abstractmethod
    def odds(self, insight: PositionInsight[S]) -> list[str]:
        """Return the odds, without advice."""

    @abstractmethod
    def reasons(self, contrast: Contrast[S]) -> list[str]:
        """Return reasons why one choice beats the other, the largest difference first."""

    def lesson(self, contrast: Contrast[S]) -> list[str]:
        """Return the lesson of a puzzle: the tile, piece or danger that decides it."""
        return []

    def slip(self, state: State, action: Action, best: Action) -> str:
        """Return the message about a mistake of this kind."""
        return "insight-slip-careless"

    def option(self, state: S, action: Action) -> str:
        """Return an action without its effect, so that a puzzle gives nothing away."""
        return self.move(state, action)

    # -- positions -------------------------------------------------------------------------

    def move(self, state: State, move: Action | Roll) -> str:
        """Return a move in a few words."""
        if isinstance(move, Roll):
            return self.say("insight-roll", dice=self.narrator.dice(move.dice))
        return self.narrator.action(state, move)

    def advice(self, insight: PositionInsight[S]) -> list[str]:
        """Return the best choice and the close alternatives."""
        if not insight.choices:
            return []
        best, *rest = insight.choices
        share = known_share(best.shares[insight.seat])
        action = self.move(insight.state, best.action)
        if not rest:
            return [
                self.say("insight-only-choice", action=action, share=share),
                *self.margin(insight),
            ]
        said = [self.say("insight-best", action=action, share=share)]
        second = rest[0]
        action = self.move(insight.state, second.action)
        if second.loss < SMALL:
            said.append(self.say("insight-close", action=action))
        else:
            said.append(self.say("insight-second", action=action, loss=known_loss(second.loss)))
        return said + self.margin(insight)

    def margin(self, insight: PositionInsight[S]) -> list[str]:
        """Return how far the shares are from the truth at most, in 95 of 100 positions."""
        points = 100 * Z95 * insight.error
        return [self.say("insight-margin", points=points)] if points else []

    def hint(self, hint: Hint[S]) -> list[str]:
        """Return the best action and one reason."""
        best = self.say("hint-best", action=self.move(hint.state, hint.best.action))
        beside = hint.contrast
        if beside is None:
            return [best, self.say("hint-same")]
        reasons = [*self.reasons(beside), *self.lesson(beside), self.beside(beside)]
        return [best, reasons[0]]

    def why(self, contrast: Contrast[S]) -> list[str]:
        """Return why the best beats the other: the margin, and the game's reasons."""
        return [self.beside(contrast), *self.reasons(contrast)]

    def beside(self, contrast: Contrast[S]) -> str:
        """Return the margin of the best over the other, rounded to its accuracy."""
        state, best, other = contrast.state, contrast.best, contrast.other
        mine, theirs = (float(choice.shares[state.seat]) for choice in (best, other))
        gap = known_loss(mine - theirs)
        if not gap:
            return self.say("insight-close", action=self.move(state, other.action))
        share = known_share(mine)
        return self.say("insight-why-share", share=share, other_share=max(0.0, share - gap))

    # -- puzzles ---------------------------------------------------------------------------

    def question(self, question: Question) -> list[str]:
        name = self.names[question.state.seat]
        return [self.say("puzzle-question", name=name, level=question.puzzle.level)]

    def answer(self, answer: PuzzleVerdict[S]) -> list[str]:
        """Return the answer with the puzzle's theme, which would give it away earlier."""
        contrast, puzzle = answer.contrast, answer.puzzle
        kind = "right" if answer.right else answer.chosen.verdict.value
        action = self.move(contrast.state, contrast.best.action)
        said = [self.say("puzzle-answer", kind=kind, action=action), self.beside(contrast)]
        said += self.lesson(contrast) + self.reasons(contrast)
        if puzzle.theme:
            said.append(self.say("puzzle-theme", theme=self.theme(puzzle.game, puzzle.theme)))
        return said

    def theme(self, game: str, theme: str) -> str:
        """Return a theme of puzzles in a few words."""
        return self.say(f"puzzle-theme-{game}-{theme}")

    # -- reviews ---------------------------------------------------------------------------

    def review(self, review: Review) -> list[str]:
        """Return what decided the game, in a few sentences."""
        said = []
        if review.outcome is not None:
            said.append(self.narrator.winners(review.outcome))
        return said + [self._turning(review, index) for index in review.turning_points()]

    def _turning(self, review: Review, index: int) -> str:
        before, after = review.curve[index], review.curve[index + 1]
        change = after - before
        seat = max(range(len(change)), key=lambda seat: abs(change[seat]))
        move = review.moves[index]
        return self.say(
            "insight-turning",
            turn=review.turns[index],
            mover=self.names[move.seat],
            move=self.move(move.state, move.made),
            name=self.names[seat],
            before=known_share(before[seat]),
            after=known_share(after[seat]),
        )

    def seat(self, review: Review, seat: int) -> list[str]:
        """Return one player's game: luck, errors, and the worst decision."""
        summary = review.seats[seat]
        name = self.names[seat]
        said = [self._luck(name, summary), self._errors(name, summary)]
        own = [d for d in review.decisions if d.seat == seat]
        worst = max(own, key=lambda decision: decision.cost, default=None)
        if worst is not None and worst.verdict is not Verdict.FINE:
            said.append(
                self.say(
                    "insight-worst",
                    turn=worst.turn,
                    action=self.move(worst.state, worst.action),
                    best=self.move(worst.state, worst.best.action),
                    loss=known_loss(worst.cost),
                )
            )
        hints = _hints(review, seat)
        if hints:
            said.append(self.say("insight-hints", count=hints))
        if summary.result is not None:
            said.append(
                self.say(
                    "insight-adjusted",
                    name=name,
                    kind=_how_often(summary.adjusted),
                    adjusted=known_share(summary.adjusted),
                )
            )
        return said

    def result(self, review: Review, seat: int) -> str:
        """Return a player's result, addressed to that player; empty if the game is unfinished."""
        outcome = review.outcome
        if outcome is None:
            return ""
        place, scores = outcome.ranks[seat], outcome.scores
        kind = _PLACES.get(place, "placed")
        if len(scores) == 2:
            kind = "lost" if place > 1 else "won" if len(outcome.winners) == 1 else "tied"
        return self.say(
            "insight-result",
            kind=kind,
            place=place,
            score=self.narrator.score(scores[seat]),
            mine=scores[seat],
            theirs=scores[1 - seat] if len(scores) == 2 else 0,
        )

    def reason(self, review: Review, seat: int) -> str:
        """Return what decided a finished game for a player, addressed to that player."""
        if review.outcome is None:
            return ""
        totals, winners = review.seats[seat], review.outcome.winners
        slips = self._slips(review, seat)
        if seat not in winners:
            if -totals.errors >= max(WELL, -totals.luck) and slips.get(seat):
                return self._slip(seat, slips[seat], you=True)
            if totals.luck <= -EVEN:
                return self.say("insight-reason", kind="unlucky", name="")
            return self.say("insight-reason", kind="worse", name=self.names[winners[0]])
        if totals.luck <= -GAVE:
            return self.say("insight-reason", kind="against", name="")
        helpers = [other for other in slips if other != seat]
        helper = max(helpers, key=lambda other: sum(c for _, c in slips[other]), default=None)
        if helper is not None and totals.others >= max(EVEN, totals.luck):
            return self._slip(helper, slips[helper], you=False)
        kind = "lucky" if totals.luck >= EVEN else "better"
        return self.say("insight-reason", kind=kind, name="")

    def _slips(self, review: Review, seat: int) -> dict[int, list[tuple[str, float]]]:
        """Return each seat's mistakes: their message, and what they changed for `seat`."""
        found: dict[int, list[tuple[str, float]]] = {}
        for one in review.decisions:
            if one.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
                slip = self.slip(one.state, one.action, one.best.action)
                found.setdefault(one.seat, []).append((slip, abs(float(one.change[seat]))))
        return found

    def _slip(self, seat: int, slips: Sequence[tuple[str, float]], *, you: bool) -> str:
        """Return the kind of mistake that mattered most, and how often it was made."""
        totals: dict[str, float] = {}
        for message, change in slips:
            totals[message] = totals.get(message, 0.0) + change
        worst = max(totals, key=totals.__getitem__)
        return self.say(
            worst,
            who="you" if you else "other",
            name=self.names[seat],
            count=sum(message == worst for message, _ in slips),
        )

    def because(self, review: Review, decision: ReviewedDecision) -> list[str]:
        """Return reasons for the worst decisions of a review."""
        contrast = review.contrasts.get(decision.index)
        return [] if contrast is None else self.reasons(contrast)

    def _luck(self, name: str, summary: SeatTotals) -> str:
        kind = "even" if abs(summary.luck) < EVEN else "good" if summary.luck > 0 else "bad"
        return self.say("insight-luck", name=name, kind=kind, luck=_total(summary.luck))

    def _errors(self, name: str, summary: SeatTotals) -> str:
        if -summary.errors < SMALL:
            return self.say("insight-no-errors", name=name)
        return self.say(
            "insight-errors",
            name=name,
            cost=_total(summary.errors),
            blunders=summary.verdicts[Verdict.BLUNDER],
            mistakes=summary.verdicts[Verdict.MISTAKE],
            doubtful=summary.verdicts[Verdict.DOUBTFUL],
        )


AnyWords: TypeAlias = Words[Any]


def _hints(review: Review, seat: int) -> int:
    """Return the number of a seat's decisions with a hint, from the record's tags."""
    given = review.record.tags.get("hints")
    places = given if isinstance(given, list) else []
    return sum(one.seat == seat and one.index in places for one in review.decisions)


def _total(change: float) -> float:
    """Return the size of a sum over a game; several swings can add up to more than one win."""
    return known_loss(min(abs(change), 1.0))


def _how_often(share: float) -> str:
    return "never" if share < SELDOM else "always" if share > 1 - SELDOM else "often"


# -- dice ----------------------------------------------------------------------------------


def looked_at(report: DiceReport, finding: DiceTestResult, texts: Catalogue) -> str:
    """Return the test and the player."""
    look = finding.look
    values: dict[str, object] = {"name": report.players[finding.player], "trials": look.trials}
    if look.face is not None:
        values["face"] = look.face
    return texts.text(f"dice-test-{look.called}", **values)


def dice_of_each(report: DiceReport, texts: Catalogue) -> list[str]:
    """Return counts of each player's dice that people can check by hand."""
    said = []
    for player, name in enumerate(report.players):
        looks = [found.look for found in report.findings if found.player == player]
        seen = [
            texts.text(
                f"dice-seen-{look.called}",
                observed=round(float(look.observed)),
                expected=round(float(look.expected), 1),
            )
            for look in looks
            if look.called in _COUNTED
        ]
        if seen:
            said.append(texts.text("dice-player", name=name, seen=list_of(texts, seen)))
    return said


_COUNTED = ("worm", "fails", "doubles")  # the other counts are too many to list


def evenness(report: DiceReport, texts: Catalogue) -> list[str]:
    """Return the explanation of the evenness number."""
    spreads = (finding.look for finding in report.findings if finding.look.name == "spread")
    return [
        texts.text("dice-spread-how", expected=round(float(look.expected), 1))
        for look in islice(spreads, 1)
    ]


def dice_summary(report: DiceReport, texts: Catalogue) -> list[str]:
    """Return in one sentence whether the dice were unusual; nothing if none were rolled."""
    oddest = report.oddest
    return [] if oddest is None else [texts.text("dice-summary", kind=_kind(oddest))]


def _kind(oddest: DiceTestResult) -> str:
    return "odd" if oddest.corrected < ODD else "usual"


def dice_words(report: DiceReport, texts: Catalogue) -> list[str]:
    """Return the most unusual result about the dice, corrected for the number of tests."""
    oddest = report.oddest
    if oddest is None:
        return [texts.text("dice-nothing")]
    look = oddest.look
    return [
        texts.text(
            "dice-oddest",
            words=looked_at(report, oddest, texts),
            p=look.p,
            observed=round(float(look.observed), 1),
            expected=round(float(look.expected), 1),
        ),
        texts.text(
            "dice-verdict", kind=_kind(oddest), looked=len(report.findings), p=oddest.corrected
        ),
    ]
