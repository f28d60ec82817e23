"""Each game has its own bots, and every game has the random bot."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roost.bots import BOTS, UnknownBotError, all_bots, bot_info, bots, make_bot, opponents
from roost.bots.random import RandomPolicy
from roost.rules import BUILT_IN_GAMES
from roost.rules.errors import UnknownGameError

BOUGHT = """
from roost.bots import BotInfo
from roost.bots.random import RandomPolicy

class Bold(RandomPolicy):
    pass

BOTS = (
    BotInfo("pig", "bold", 2, "bought_pig.bots:Bold"),
    BotInfo("pig", "random", 1, "roost.bots.random:RandomPolicy"),
)
"""


@pytest.fixture
def bought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install an external game by its entry point."""
    package = tmp_path / "bought_pig"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("roost.rules.registry.installed", lambda: {"pig": "bought_pig"})
    monkeypatch.setattr(BOTS, "_found", {})
    yield package
    for name in [name for name in sys.modules if name.split(".")[0] == package.name]:
        del sys.modules[name]


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_levels_rise_from_one_and_random_is_outside_of_them(game: str) -> None:
    found = bots(game)
    assert found[0].key == "random"
    assert [info.level for info in opponents(game)] == list(range(1, len(opponents(game)) + 1))
    assert {info.level for info in found if info not in opponents(game)} == {0}
    assert len({info.key for info in found}) == len(found)
    assert {info.game for info in found} == {game}


def test_an_external_game_has_its_bots(bought: Path) -> None:
    (bought / "bots.py").write_text(BOUGHT)
    assert [info.key for info in bots("pig")] == ["random", "bold"]
    bold = make_bot("pig", "bold").policy
    assert type(bold).__name__ == "Bold"
    assert [info.key for info in all_bots()][-2:] == ["random", "bold"]


def test_a_game_without_its_own_bots_has_the_random_bot(bought: Path) -> None:
    [info] = bots("pig")
    assert (info.game, info.key, info.level) == ("pig", "random", 0)
    assert isinstance(info.policy(), RandomPolicy)


def test_the_error_for_an_unknown_bot_or_game_names_it() -> None:
    with pytest.raises(UnknownBotError) as refused:
        bot_info("knockout", "nobody")
    assert refused.value.code == "unknown-bot"
    assert "random, cautious, studied, sparrow" in str(refused.value.values["known"])
    with pytest.raises(UnknownGameError) as unknown_game:
        bots("chess")
    assert unknown_game.value.code == "unknown-game"


def test_a_policy_keeps_its_cache_between_games() -> None:
    assert make_bot("knockout", "cautious", 1).policy is make_bot("knockout", "cautious", 2).policy
