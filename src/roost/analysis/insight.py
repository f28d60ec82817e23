"""A position, explained: odds, ranked choices, win shares. The tutor's and the laboratory's core.

Answers are `wire` messages: the library, the command line and the browser read the same thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from roost import wire
from roost.analysis.evaluator import Evaluator, Shares
from roost.analysis.knockout import odds as knockout_odds
from roost.analysis.models import evaluator_of
from roost.analysis.pickomino import odds
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.review import verdict
from roost.analysis.words import Words
from roost.locale import Catalogue, catalogue
from roost.rules import Action, Phase, format_position, game_of
from roost.rules.errors import IllegalActionError
from roost.rules.knockout import Move
from roost.rules.pickomino import WORMS, PickominoState

MOST_CHOICES = 32  # a Knockout roll may allow hundreds of moves
THRESHOLD = 0.03  # of win share: what a warning is about unless told otherwise


def seat_names(seats: int, texts: Catalogue) -> tuple[str, ...]:
    """Names for seats that have none."""
    return tuple(texts.text("insight-seat", number=seat + 1) for seat in range(seats))


def insight(
    state: Any,
    *,
    evaluator: Evaluator | None = None,
    texts: Catalogue | None = None,
    names: Sequence[str] | None = None,
    include: str | None = None,
) -> wire.InsightView:
    """Everything there is to know about a position, in numbers and in words.

    Of very many choices the best are listed, and the one whose token is `include`.
    """
    judge = evaluator or evaluator_of(state)
    texts = texts or catalogue("en")
    words = Words(texts, game_of(state), names or seat_names(state.seats, texts))
    view = wire.InsightView(
        position=format_position(state),
        game="pickomino" if isinstance(state, PickominoState) else "knockout",
        seat=state.seat,
        shares=_plain(judge.shares(state)),
        choices=choices(state, judge, words, include),
        advice=[],
        words=[],
    )
    if state.phase is Phase.OVER:
        return view
    if isinstance(state, PickominoState):
        view = _with_turn_odds(view, state, judge)
    elif state.roll_off is None:
        view = msgspec.structs.replace(
            view,
            targets=_pieces(knockout_odds.targets(state)),
            dangers=_pieces(knockout_odds.dangers(state)),
            gain=view.choices[0].gain if view.choices else 0.0,
        )
    return msgspec.structs.replace(view, advice=words.advice(view), words=words.odds(view, state))


def choices(
    state: Any, judge: Evaluator, words: Words, include: str | None = None
) -> list[wire.ChoiceView]:
    """The legal actions, best first."""
    if state.phase is not Phase.PLAY:
        return []
    seat = state.seat
    valued = judge.actions(state)
    best = judge.best(state)
    top = float(valued[best][seat])
    ranked = sorted(valued, key=lambda action: (-float(valued[action][seat]), action != best))
    if ranked[0] != best:  # equal up to rounding: what the solver would play comes first
        ranked.remove(best)
        ranked.insert(0, best)
    game = game_of(state)
    shown = [
        action
        for place, action in enumerate(ranked)
        if place < MOST_CHOICES or game.format_move(state, action) == include
    ]
    return [_choice(state, action, valued[action], top, judge, words) for action in shown]


def _choice(
    state: Any, action: Action, shares: Shares, top: float, judge: Evaluator, words: Words
) -> wire.ChoiceView:
    loss = max(0.0, top - float(shares[state.seat]))
    fails, gain = None, 0.0
    if isinstance(judge, PickominoEvaluator):
        fails, gain = odds.action_odds(judge, state, action)
    elif isinstance(action, Move):
        gain = knockout_odds.gain(state, action)
    game = game_of(state)
    return wire.ChoiceView(
        action=msgspec.convert(game.action_to_json(action), wire.Action),
        token=game.format_move(state, action),
        words=words.move(state, action),
        shares=_plain(shares),
        loss=loss,
        verdict=verdict(loss).value,
        gain=gain,
        fails=fails,
    )


def warning(
    state: Any,
    action: Action,
    *,
    threshold: float = THRESHOLD,
    evaluator: Evaluator | None = None,
    texts: Catalogue | None = None,
    names: Sequence[str] | None = None,
) -> wire.WarningView | None:
    """What to say before an action that costs `threshold` or more; None when all is well."""
    judge = evaluator or evaluator_of(state)
    texts = texts or catalogue("en")
    game = game_of(state)
    if action not in game.legal(state):
        raise game.illegal(state, action)
    loss = float(judge.shares(state)[state.seat] - judge.after(state, action)[state.seat])
    if loss < threshold:
        return None
    words = Words(texts, game, names or seat_names(state.seats, texts))
    token = game.format_move(state, action)
    ranked = choices(state, judge, words, token)
    chosen = next(choice for choice in ranked if choice.token == token)
    return wire.WarningView(
        loss=chosen.loss,
        verdict=chosen.verdict,
        chosen=chosen,
        best=ranked[0],
        words=words.why(state, state.seat, ranked[0], chosen, judge),
    )


def choice_named(view: wire.InsightView, token: str) -> wire.ChoiceView:
    """The choice a token stands for."""
    for choice in view.choices:
        if choice.token == token:
            return choice
    legal = " ".join(choice.token for choice in view.choices)
    raise IllegalActionError(f"{token} is not legal here; legal: {legal}", move=token, legal=legal)


def _with_turn_odds(
    view: wire.InsightView, state: PickominoState, judge: Evaluator
) -> wire.InsightView:
    if not isinstance(judge, PickominoEvaluator):
        return view
    found = odds.turn_odds(judge, state)
    rolls = state.roll is None and state.dice_left > 0 and not all(state.taken)
    return msgspec.structs.replace(
        view,
        gain=found.gain,
        fails=found.fails,
        next_fails=odds.next_fails(state) if rolls else None,
        steals=found.steals,
        tiles=[
            wire.TileOdds(
                tile=tile.tile,
                worms=WORMS[tile.tile],
                victim=tile.victim,
                chance=tile.chance,
                most=tile.most,
            )
            for tile in found.tiles
        ],
        totals=_plain(found.totals),
    )


def _pieces(chances: dict[int, float]) -> list[wire.PieceOdds]:
    return [wire.PieceOdds(piece=piece, chance=chance) for piece, chance in chances.items()]


def _plain(shares: Shares) -> list[float]:
    return [float(share) for share in shares]
