"""A game that another package brings has tables like ours, in messages of its own notation."""

import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roost import wire
from roost.rules import Phase
from roost.server.core.live.presence import Presence
from roost.server.core.views.commands import setup_of
from roost.server.core.views.games import game_list
from roost.server.core.views.steps import step_views
from roost.server.core.views.table import table_view
from roost.wire import commands
from roost.wire.generic import GenericAction, GenericPosition
from tests.server.core.table.tables import ANA, BEN, ME, OPEN, do, table

PIG = Path(__file__).parents[4] / "examples" / "pig" / "src"


@pytest.fixture(autouse=True)
def pig_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roost.rules.registry.installed", lambda: {"pig": "pig_dice"})
    monkeypatch.setattr(sys, "path", [*sys.path, str(PIG)])


def test_the_list_of_games_names_it_beside_ours() -> None:
    games = game_list.__wrapped__().games
    assert [game.key for game in games] == ["pickomino", "knockout", "pig"]
    raw = msgspec.json.encode(games[2])
    assert msgspec.json.decode(raw, type=wire.GameView) == games[2]


def test_it_can_have_a_table() -> None:
    request = wire.TableRequest(game="pig", seats=[wire.SeatMe(), wire.SeatOpen()])
    assert setup_of(request).game == "pig"


def test_it_is_played_to_its_end_by_what_its_messages_offer() -> None:
    at, chance = table(ME, OPEN, game="pig", variant="20", first=0), random.Random(3)
    do(at, BEN, commands.Sit(id="sit", seat=1))
    for seat, person in enumerate((ANA, BEN)):
        do(at, person, commands.Ready(id="ready", seat=seat))
    kinds: set[Any] = set()
    while at.status == "playing":
        raw = msgspec.json.encode(table_view(at, Presence(frozenset(), 0)))
        seen = msgspec.json.decode(raw, type=wire.TableView)
        position, decision = seen.position, seen.decision
        assert isinstance(position, GenericPosition)
        assert decision is not None
        assert at.game.parse_position(position.text) == at.state
        seat, version = decision.seat, at.version
        command: commands.TableCommand
        if at.phase is Phase.CHANCE:
            assert position.dice == decision.dice == 1
            command = commands.RollDice(id=f"c{version}", seat=seat, version=version)
        else:
            options: list[Any] = decision.options
            assert [option.token for option in options] == position.actions == ["roll", "hold"]
            assert [option.throws for option in options] == [True, False]
            action = chance.choice(options).action
            command = commands.Act(id=f"c{version}", seat=seat, version=version, action=action)
        for step in step_views(at, do(at, (ANA, BEN)[seat], command)):
            told = msgspec.json.decode(msgspec.json.encode(step), type=wire.StepView)
            kinds |= {event.event["type"] for event in told.events if hasattr(event, "event")}
    assert at.status == "over"
    assert {"rolled", "held"} <= kinds <= {"rolled", "lost", "held"}


def test_its_tokens_are_read_by_its_own_rules() -> None:
    at = table(ME, OPEN, game="pig", first=0)
    do(at, BEN, commands.Sit(id="sit", seat=1))
    for seat, person in enumerate((ANA, BEN)):
        do(at, person, commands.Ready(id="ready", seat=seat))
    with pytest.raises(ValueError, match="'stop' is no move"):
        do(
            at,
            ANA,
            commands.Act(id="x", seat=0, version=at.version, action=GenericAction(token="stop")),
        )
