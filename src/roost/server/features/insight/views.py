"""Results of the analysis as messages: for the browser, and for `--json` in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from roost import wire
from roost.analysis.evaluator import Shares
from roost.analysis.games import words_for
from roost.analysis.puzzles import number_of, phase_of, shipped, themes
from roost.analysis.results import (
    Choice,
    Contrast,
    DiceReport,
    Hint,
    Luck,
    Odds,
    PositionInsight,
    PuzzleVerdict,
    Question,
    Review,
    ReviewedDecision,
)
from roost.analysis.rollouts import Comparison
from roost.analysis.words import (
    AnyWords,
    dice_of_each,
    dice_summary,
    dice_words,
    evenness,
    looked_at,
    seat_names,
)
from roost.locale import Catalogue
from roost.narrate import player_names
from roost.rules import State, format_position, game_of
from roost.server.core.views.registry import action_view, views_of
from roost.wire.base import message_from


def unnamed(state: State, texts: Catalogue) -> AnyWords:
    """Return words about a position outside of any game."""
    return words_for(texts, game_of(state), seat_names(state.seats, texts))


# -- positions -----------------------------------------------------------------------------


def insight_view(insight: PositionInsight[State], words: AnyWords) -> wire.InsightView:
    state = insight.state
    game = game_of(state)
    odds = Odds() if insight.odds is None else insight.odds
    return message_from(
        wire.InsightView,
        odds,
        position=game.format_position(state),
        game=game.key,
        seat=insight.seat,
        shares=_plain(insight.shares),
        choices=[_choice(state, choice, words) for choice in insight.choices],
        advice=words.advice(insight),
        words=words.odds(insight),
        odds=None if insight.odds is None else views_of(game.key).odds(insight.odds),
    )


def _choice(state: State, choice: Choice, words: AnyWords) -> wire.ChoiceView:
    return wire.ChoiceView(
        action=action_view(choice.action, choice.token),
        token=choice.token,
        words=words.move(state, choice.action),
        shares=_plain(choice.shares),
        loss=choice.loss,
        verdict=choice.verdict.value,
        gain=choice.prospect.gain,
        fails=choice.prospect.fails,
    )


def warning_view(contrast: Contrast[State], words: AnyWords) -> wire.WarningView:
    state, chosen = contrast.state, contrast.other
    return wire.WarningView(
        loss=chosen.loss,
        verdict=chosen.verdict.value,
        chosen=_choice(state, chosen, words),
        best=_choice(state, contrast.best, words),
        words=words.why(contrast),
    )


def hint_view(hint: Hint[State], words: AnyWords) -> wire.HintView:
    return wire.HintView(token=hint.best.token, words=words.hint(hint))


# -- reviews -------------------------------------------------------------------------------


def review_view(
    review: Review, texts: Catalogue, rollouts: Mapping[int, Comparison] | None = None
) -> wire.ReviewView:
    """`rollouts` by the index of the decision that they check."""
    record, played = review.record, rollouts or {}
    words = words_for(texts, record.rules, player_names(record.players, record.game, texts))
    return wire.ReviewView(
        game=record.game,
        variant=record.variant,
        seats=[_seat(review, seat, words) for seat in range(len(record.players))],
        moves=[
            _luck(move, words)
            if isinstance(move, Luck)
            else _decision(review, move, words, played.get(move.index))
            for move in review.moves
        ],
        curve=review.curve.points(),
        turns=list(review.turns),
        turning=list(review.turning_points()),
        words=words.review(review),
    )


def _seat(review: Review, seat: int, words: AnyWords) -> wire.ReviewSeat:
    summary = review.seats[seat]
    result, reason = words.result(review, seat), words.reason(review, seat)
    return message_from(
        wire.ReviewSeat,
        summary,
        name=words.names[seat],
        bot=review.record.players[seat].bot,
        verdicts={verdict.value: count for verdict, count in summary.verdicts.items()},
        words=words.seat(review, seat),
        headline=f"{result} {reason}".strip(),
        reason=reason,
    )


def _luck(luck: Luck, words: AnyWords) -> wire.ReviewMove:
    return message_from(
        wire.ReviewMove,
        luck,
        kind="roll",
        token=game_of(luck.state).format_move(luck.state, luck.roll),
        words=words.move(luck.state, luck.roll),
        change=_plain(luck.change),
        position=format_position(luck.state),
    )


def _decision(
    review: Review, decision: ReviewedDecision, words: AnyWords, rolled: Comparison | None
) -> wire.ReviewMove:
    state, best = decision.state, decision.best.action
    rules, said = game_of(state), words.move(state, decision.action)
    return message_from(
        wire.ReviewMove,
        decision,
        kind="act",
        token=rules.format_move(state, decision.action),
        words=said,
        change=_plain(decision.change),
        position=rules.format_position(state),
        verdict=decision.verdict.value,
        choices=len(decision.choices),
        best=rules.format_move(state, best),
        best_words=said if best == decision.action else words.move(state, best),
        why=words.because(review, decision),
        rolled_out=None if rolled is None else message_from(wire.RolledOut, rolled),
    )


# -- dice ----------------------------------------------------------------------------------


def dice_report_view(report: DiceReport, texts: Catalogue) -> wire.DiceReportView:
    return message_from(
        wire.DiceReportView,
        report,
        tests=[
            message_from(
                wire.DiceTest,
                finding.look,
                player=finding.player,
                words=looked_at(report, finding, texts),
                observed=float(finding.look.observed),
                expected=float(finding.look.expected),
                corrected=finding.corrected,
            )
            for finding in report.findings
        ],
        words=[
            *dice_summary(report, texts),
            *dice_of_each(report, texts),
            *dice_words(report, texts),
        ],
        how=evenness(report, texts),
    )


# -- puzzles -------------------------------------------------------------------------------


def puzzle_view(question: Question, texts: Catalogue) -> wire.PuzzleView:
    puzzle, state = question.puzzle, question.state
    rules, words = game_of(state), unnamed(state, texts)
    return message_from(
        wire.PuzzleView,
        puzzle,
        phase=phase_of(puzzle),
        number=number_of(puzzle),
        options=[
            wire.PuzzleOption(
                token=rules.format_move(state, action), words=words.option(state, action)
            )
            for action in question.options
        ],
        words=words.question(question),
    )


def puzzle_list_view(game: str) -> wire.PuzzleList:
    return wire.PuzzleList(
        game=game,
        themes=list(themes(game)),
        puzzles=[
            message_from(
                wire.PuzzleName,
                puzzle,
                number=number,
                phase=phase_of(puzzle),
                seats=puzzle.state().seats,
            )
            for number, puzzle in enumerate(shipped(game), 1)
        ],
    )


def answer_view(answer: PuzzleVerdict[State], texts: Catalogue) -> wire.PuzzleAnswer:
    words = unnamed(answer.insight.state, texts)
    return wire.PuzzleAnswer(
        id=answer.puzzle.id,
        right=answer.right,
        chosen=answer.chosen.token,
        best=answer.puzzle.best,
        loss=answer.chosen.loss,
        insight=insight_view(answer.insight, words),
        words=words.answer(answer),
    )


def _plain(shares: Shares) -> list[float]:
    return [float(share) for share in shares]
