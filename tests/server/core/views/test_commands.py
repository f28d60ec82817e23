"""What clients ask for becomes a set-up."""

import msgspec
import pytest

from roost import wire
from roost.rules import GameError
from roost.rules.registry import UnsupportedGameError
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup, TimeControl
from roost.server.core.views.commands import setup_of


def test_a_request_is_that_setup() -> None:
    request = wire.TableRequest(
        game="knockout",
        seats=[
            wire.SeatMe(name="Ana ", tutor=True),
            wire.SeatBot(bot="random"),
            wire.SeatOpen(),
            wire.SeatInvite(),
        ],
        variant="grid49",
        first=3,
        private=False,
        clock=wire.Clock(decision_s=7, reserve_s=8),
        pace_ms=9,
        stand_in_bot="random",
        dice=wire.ManualDiceSetup(),
        tutor=True,
        one_seat=False,
    )
    assert setup_of(request) == Setup(
        game="knockout",
        seats=(
            SeatSetup(kind="me", name="Ana", tutor=True),
            SeatSetup(kind="bot", bot="random"),
            SeatSetup(kind="open"),
            SeatSetup(kind="invite"),
        ),
        variant="grid49",
        first=3,
        private=False,
        clock=TimeControl(decision_s=7, reserve_s=8),
        pace_ms=9,
        stand_in_bot="random",
        dice=DiceSetup(kind="manual"),
        tutor=True,
    )


def test_a_game_that_clients_could_not_be_shown_has_no_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("roost.rules.registry.installed", lambda: {"pig": "roost_pig"})
    request = wire.TableRequest(game="pig", seats=[wire.SeatMe(), wire.SeatOpen()])
    with pytest.raises(UnsupportedGameError) as caught:
        setup_of(request)
    assert caught.value.code == "game-unsupported"
    with pytest.raises(GameError) as unknown:
        setup_of(msgspec.structs.replace(request, game="chess"))
    assert unknown.value.code == "unknown-game"
