"""Pig keeps Roost's contract and its own rules. Run where Roost and Pig are installed."""

import pytest
from pig_dice.rules import Hold, Pig, PigVariant, RollOn

from roost.bots import make_bot
from roost.locale import Catalogue
from roost.narrate import make_narrator
from roost.rules import GameError, Outcome, make_game, parse_position
from roost.testing import check_game, play_moves


def test_roost_finds_the_game_and_the_game_keeps_the_contract() -> None:
    assert make_game("pig") == Pig()
    check_game(make_game("pig"), seats=[2, 5], games=2)
    check_game(make_game("pig", "30"), seats=[8], games=1)


def test_a_one_loses_the_turn_and_holding_keeps_it() -> None:
    game = Pig(PigVariant(10))
    lost, _ = play_moves(game, game.start(2), "6 roll 1")
    assert (lost.scores, lost.seat, lost.total, lost.turn) == ((0, 0), 1, 0, 2)
    kept, _ = play_moves(game, lost, "4 roll 3 hold 6 hold")
    assert (kept.scores, game.outcome(kept)) == ((6, 7), None)
    over, _ = play_moves(game, kept, "2 roll 2 hold")
    assert game.outcome(over) == Outcome.ranked((6, 11))


def test_a_position_that_cannot_be_is_refused() -> None:
    unlike = ["pig", "pig 5 0 0 chance 1", "pig 5/5 2 0 chance 1", "pig:9 0/0 0 0 chance 1"]
    contradictory = ["pig:50 60/0 0 0 chance 3", "pig 5/5 0 1 play 3", "pig 5/5 0 0 over 3"]
    for text in unlike + contradictory:
        with pytest.raises(GameError):
            parse_position(text)


def test_the_simple_bot_holds_with_twenty_or_what_wins() -> None:
    bot = make_bot("pig", "simple")
    assert bot.choose(parse_position("pig:100 0/0 0 19 play 1")) == RollOn()
    assert bot.choose(parse_position("pig:100 0/0 0 20 play 1")) == Hold()
    assert bot.choose(parse_position("pig:100 95/0 0 5 play 9")) == Hold()


def test_languages_without_texts_read_the_english_ones() -> None:
    game = Pig()
    step = play_moves(game, game.start(2), "6 roll 1")
    told = make_narrator(Catalogue("de"), game, ["Ana", "Leo"]).tell(step.events[1:])
    assert told == ["Ana rolls 1.", "A 1: 6 points are lost."]
