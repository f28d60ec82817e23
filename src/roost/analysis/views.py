"""A review as a message: for `--json`, for the report and for the browser."""

from __future__ import annotations

from collections.abc import Mapping

from roost import wire
from roost.analysis.evaluator import Shares
from roost.analysis.review import Decision, Luck, Review
from roost.analysis.rollouts import Comparison
from roost.analysis.words import Words
from roost.locale import Catalogue, catalogue
from roost.narrate import player_names
from roost.rules import format_position


def review_view(
    review: Review,
    *,
    texts: Catalogue | None = None,
    rollouts: Mapping[int, Comparison] | None = None,
) -> wire.ReviewView:
    """The review in words and plain numbers; `rollouts` by the index of the decision."""
    record = review.record
    texts = texts or catalogue("en")
    words = Words(texts, record.rules, player_names(record.players, record.game, texts))
    moves = [_luck(luck, review, words) for luck in review.lucks]
    moves += [_decision(d, review, words, (rollouts or {}).get(d.index)) for d in review.decisions]
    return wire.ReviewView(
        game=record.game,
        variant=record.variant,
        seats=[_seat(review, seat, words) for seat in range(len(record.players))],
        moves=sorted(moves, key=lambda move: move.index),
        curve=[_plain(point) for point in review.curve],
        turns=list(review.turns),
        turning=list(review.turning_points()),
        words=words.review(review),
    )


def _seat(review: Review, seat: int, words: Words) -> wire.ReviewSeat:
    summary, player = review.seats[seat], review.record.players[seat]
    return wire.ReviewSeat(
        name=words.names[seat],
        bot=player.bot,
        start=summary.start,
        end=summary.end,
        result=summary.result,
        luck=summary.luck,
        own_luck=summary.own_luck,
        errors=summary.errors,
        others=summary.others,
        residual=summary.residual,
        adjusted=summary.adjusted,
        verdicts={verdict.value: count for verdict, count in summary.verdicts.items()},
        words=words.seat(review, seat),
    )


def _luck(luck: Luck, review: Review, words: Words) -> wire.ReviewMove:
    return wire.ReviewMove(
        index=luck.index,
        turn=luck.turn,
        seat=luck.seat,
        kind="roll",
        token=review.record.rules.format_move(luck.state, luck.roll),
        words=words.move(luck.state, luck.roll),
        change=_plain(luck.change),
        position=format_position(luck.state),
    )


def _decision(
    decision: Decision, review: Review, words: Words, rolled: Comparison | None
) -> wire.ReviewMove:
    rules, state = review.record.rules, decision.state
    best = decision.best.action
    return wire.ReviewMove(
        index=decision.index,
        turn=decision.turn,
        seat=decision.seat,
        kind="act",
        token=rules.format_move(state, decision.action),
        words=words.move(state, decision.action),
        change=_plain(decision.change),
        position=format_position(state),
        loss=decision.loss,
        verdict=decision.verdict.value,
        choices=len(decision.choices),
        best=rules.format_move(state, best),
        best_words=words.move(state, best),
        rolled_out=None
        if rolled is None
        else wire.RolledOut(games=rolled.games, loss=rolled.loss, error=rolled.error),
    )


def _plain(shares: Shares) -> list[float]:
    return [float(share) for share in shares]
