"""Registries find implementations by the game's key."""

from __future__ import annotations

import pytest

from roost.rules import BUILT_IN_GAMES, RULES, game_of, make_game
from roost.rules.errors import GameError
from roost.rules.pickomino import Pickomino
from roost.rules.registry import Registry, UnsupportedGameError


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_the_rules_of_a_game_are_found_by_its_key(key: str) -> None:
    game = make_game(key)
    assert game.key == key
    assert game_of(game.start(game.seat_counts[0])) == game


@pytest.mark.parametrize("key", ["", "chess", "Pickomino", "pickomino.turn", "../pickomino"])
def test_the_error_for_an_unknown_game_names_it(key: str) -> None:
    with pytest.raises(GameError) as refused:
        RULES.of(key)
    assert refused.value.code == "unknown-game"
    assert refused.value.values["value"] == key
    assert "pickomino, knockout" in str(refused.value.values["known"])


def test_the_error_for_a_missing_job_names_game_and_job() -> None:
    juggling: Registry[object] = Registry("juggling", "ACT")
    assert not juggling.has("pickomino")
    assert juggling.games() == ()
    with pytest.raises(UnsupportedGameError) as refused:
        juggling.of("pickomino")
    assert refused.value.values == {"game": "pickomino", "job": "juggling"}


def test_a_registry_imports_the_attribute_from_the_games_folder() -> None:
    assert RULES.of("pickomino") is Pickomino
    assert RULES.games()[: len(BUILT_IN_GAMES)] == BUILT_IN_GAMES
