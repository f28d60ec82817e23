"""What the rules say becomes messages, and a client's action an action of the rules."""

import json
import random
from typing import Any

import msgspec
import pytest

from roost import wire
from roost.rules import Action, GameError, Phase, Roll, make_game
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.core.views.registry import VIEWS, mirrored
from roost.wire.generic import GenericAction
from roost.wire.mirror import action_of


def game_with_events(key: str) -> list[tuple[Any, Any, Any]]:
    """A whole game at random: the position, the move and the events of each step."""
    game, chance = make_game(key), random.Random(7)
    state, steps = game.start(2), []
    while state.phase is not Phase.OVER:
        move: Action | Roll
        if state.phase is Phase.CHANCE:
            move = chance.choice(game.chance_outcomes(state)).roll
        else:
            move = chance.choice(game.legal_actions(state))
        step = game.apply(state, move)
        steps.append((state, move, step.events))
        state = step.state
    return steps


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_a_message_says_what_the_event_says(key: str) -> None:
    game = make_game(key)
    for before, _, events in game_with_events(key):
        for event in events:
            told = json.loads(msgspec.json.encode(VIEWS.of(key).event(event, before)))
            said = game.event_to_json(event)
            assert {**told, **said} == told
            # And it is one that clients are told to expect.
            msgspec.convert(told, wire.GameEvent)


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_an_action_comes_back_from_its_message(key: str) -> None:
    game = make_game(key)
    for state, action, _ in game_with_events(key):
        if isinstance(action, Action):
            raw = msgspec.json.encode(mirrored(action))
            assert action_of(msgspec.json.decode(raw, type=wire.Action), game, state) == action
            token = GenericAction(token=game.format_move(state, action))
            assert action_of(token, game, state) == action


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_options_are_the_legal_actions(key: str) -> None:
    game = make_game(key)
    for state, move, _ in game_with_events(key):
        if isinstance(move, Action):
            options: list[Any] = VIEWS.of(key).options(game, state)
            found = [action_of(option.action, game, state) for option in options]
            assert found == list(game.legal_actions(state))
            assert [o.token for o in options] == [game.format_move(state, a) for a in found]


def test_an_action_of_another_game_is_an_action_too() -> None:
    raw = b'{"type":"move","piece":3,"space":5}'
    game = make_game("pickomino")
    found = action_of(msgspec.json.decode(raw, type=wire.Action), game, game.start(2))
    assert isinstance(found, Action)
    assert found.kind == "move"


@pytest.mark.parametrize(
    ("token", "code"), [("[11111111]", "dice-first"), ("nonsense", "bad-move")]
)
def test_a_token_that_is_no_action_is_refused(token: str, code: str) -> None:
    game = make_game("pickomino")
    state = game.start(2)
    with pytest.raises(GameError) as caught:
        action_of(GenericAction(token=token), game, state)
    assert caught.value.code == code
