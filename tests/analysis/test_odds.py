"""Odds of a Pickomino turn, against counting every roll by the rules."""

import time

import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.insight import insight, warning
from roost.analysis.pickomino.evaluator import PickominoEvaluator
from roost.analysis.pickomino.odds import TurnOdds, next_fails, turn_odds
from roost.locale import LANGUAGES, Catalogue
from roost.rules import Phase, game_of, parse_position
from roost.rules.errors import IllegalActionError
from roost.rules.knockout import Knockout
from roost.rules.pickomino import WORMS, Pickomino, PickominoState, RollOn, Take
from tests.analysis.models import WildModel
from tests.analysis.telling import words_about

POSITIONS = [
    "pickomino 21-36 -/- 0 wwww44 ? 1",
    "pickomino 21-24,26,30-36 25/-/27,29 2 www445 . 7",
    "pickomino 21-24,26,30-36 25/-/27,29 2 www44 134 7",
    "pickomino 21,36 25,30/31/- 0 ww555 . 40",
    "pickomino:any-lower 22,23,28 25,30/31/- 0 ww5554 . 40",
]


def outcomes(evaluator: PickominoEvaluator, state: PickominoState) -> dict[int | None, float]:
    """The chance of each tile, None for failing, when the turn is played by the rules."""
    seat, turn = state.seat, state.turn
    game = game_of(state)

    def play(now: PickominoState) -> dict[int | None, float]:
        if now.phase is Phase.OVER or now.turn != turn:
            before, after = state.stacks[seat], now.stacks[seat]
            return {after[-1] if len(after) > len(before) else None: 1.0}
        if now.phase is Phase.PLAY:
            return play(game.apply(now, evaluator.best(now)).state)
        found: dict[int | None, float] = {}
        for chance in game.chances(now):
            for tile, p in play(game.apply(now, chance.roll).state).items():
                found[tile] = found.get(tile, 0.0) + p * float(chance.probability)
        return found

    return play(state)


@pytest.mark.parametrize("text", POSITIONS)
def test_chances_of_tiles_and_of_failing_are_those_of_playing_on_by_the_rules(text: str) -> None:
    state = Pickomino().parse_position(text)
    evaluator = PickominoEvaluator(WildModel())
    odds = turn_odds(evaluator, state)
    truth = outcomes(evaluator, state)
    assert odds.fails == pytest.approx(truth.get(None, 0.0), abs=1e-12)
    for tile in odds.tiles:
        assert tile.chance == pytest.approx(truth.get(tile.tile, 0.0), abs=1e-12)
        assert tile.chance <= tile.most + 1e-12
    top = WORMS[state.stacks[state.seat][-1]] if state.stacks[state.seat] else 0
    worms = sum(WORMS[t] * p for t, p in truth.items() if t) - top * truth.get(None, 0.0)
    assert odds.gain == pytest.approx(worms, abs=1e-12)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_turn_drawn_from_the_odds_ends_as_the_rules_say(text: str) -> None:
    from random import Random

    evaluator = PickominoEvaluator(WildModel())
    state = Pickomino().parse_position(text)
    truth = outcomes(evaluator, state)
    for seed in range(20):
        after, luck = evaluator.play_turn(state, Random(seed))
        before = state.stacks[state.seat]
        got = after.stacks[state.seat]
        assert truth[got[-1] if len(got) > len(before) else None] > 0
        assert luck.sum() == pytest.approx(0, abs=1e-9)


def test_only_the_victims_top_tile_counts_as_a_steal_p10() -> None:
    view = insight(parse_position("pickomino 21-24,26,30-36 25/-/27,29 0 ww44 . 7"))
    assert isinstance(view.odds, TurnOdds)
    assert {tile.tile: tile.victim for tile in view.odds.tiles if tile.victim is not None} == {
        29: 2
    }


def test_the_chance_to_fail_at_once_counts_the_taken_faces_p7() -> None:
    state = Pickomino().parse_position("pickomino 21-36 -/- 0 www444 ? 1")
    assert next_fails(state) == pytest.approx((2 / 6) ** 2)


def test_the_best_choice_comes_first_and_costs_nothing() -> None:
    view = insight(parse_position(POSITIONS[2]))
    assert [choice.loss for choice in view.choices] == sorted(c.loss for c in view.choices)
    assert view.choices[0].loss == 0
    assert view.shares == pytest.approx(view.choices[0].shares)


def test_a_warning_names_the_better_choice_and_keeps_silent_below_its_threshold() -> None:
    state = parse_position(POSITIONS[2])
    bad = max(insight(state).choices, key=lambda choice: choice.loss)
    action = game_of(state).parse_move(state, bad.token)
    assert isinstance(action, Take)
    warned = warning(state, action, threshold=bad.loss)
    assert warned is not None
    assert warned.best.loss == 0
    assert len(words_about(state).why(warned)) > 1
    assert warning(state, action, threshold=bad.loss + 1e-6) is None


def test_a_warning_about_an_illegal_action_is_a_refusal() -> None:
    with pytest.raises(IllegalActionError, match="legal: 1 3"):
        warning(parse_position(POSITIONS[2]), RollOn())


def test_a_tutor_answers_within_50_milliseconds() -> None:
    evaluator = evaluator_for("pickomino")
    insight(parse_position(POSITIONS[1]), evaluator=evaluator)  # loads what is loaded once
    times = []
    for turn in range(10, 30):  # another turn is another position: nothing is remembered
        state = parse_position(f"pickomino 21-36 -/-/-/-/-/-/- 3 - 1223345w {turn}")
        began = time.thread_time()
        insight(state, evaluator=evaluator)
        times.append(time.thread_time() - began)
    assert sorted(times)[-2] <= 0.05  # one hiccup is forgiven


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_every_position(language: str) -> None:
    texts = Catalogue(language, strict=True)
    for text in POSITIONS:
        found = insight(parse_position(text))
        words = words_about(found.state, texts)
        assert words.odds(found)
        assert all(said.endswith(".") for said in (*words.odds(found), *words.advice(found)))


def test_a_finished_game_has_shares_and_no_advice() -> None:
    view = insight(parse_position("pickomino - 21,36/22 0 - # 9"))
    assert view.shares.tolist() == [1.0, 0.0]
    assert view.choices == ()
    assert view.odds is None


def test_hit_chances_in_knockout_are_those_of_trying_every_roll_k4_k5_k8() -> None:
    from roost.analysis.knockout.odds import dangers, targets

    game = Knockout()
    state = game.start(2, first=0)
    chances = targets(state)
    counted = dict.fromkeys(chances, 0.0)
    for chance in game.chances(state):
        rolled = game.apply(state, chance.roll).state
        hits = {rolled.positions.index(m.space) for m in game.legal(rolled)
                if m.space in rolled.positions}  # fmt: skip
        for move in game.legal(rolled):
            then = game.apply(rolled, move).state
            hits |= {state.positions.index(m.space) for m in game.legal(then)
                     if then.seat == state.seat and m.space in then.positions
                     and m.space in state.positions}  # fmt: skip
        for piece in hits:
            if piece in counted:
                counted[piece] += float(chance.probability)
    assert chances == pytest.approx(counted)
    assert set(dangers(state)) == set(range(6)) | set(range(12, 18))
