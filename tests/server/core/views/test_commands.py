"""What clients send becomes what the table understands, word for word."""

from dataclasses import fields
from typing import Any, get_args

import msgspec
import pytest

from roost import wire
from roost.rules import GameError
from roost.rules.pickomino import Take
from roost.rules.registry import UnsupportedGameError
from roost.server.core.table import commands
from roost.server.core.table.setup import Clock, DiceSetup, SeatSetup, Setup
from roost.server.core.views.commands import command_of, setup_of
from tests.server.core.table.tables import two_players


def test_every_command_of_the_wire_is_one_of_the_tables() -> None:
    wired = {cls.__name__: set(cls.__struct_fields__) for cls in get_args(wire.Command)}
    known = {
        cls.__name__: {field.name for field in fields(cls)} for cls in get_args(commands.Command)
    }
    assert wired == known


@pytest.mark.parametrize(
    ("raw", "command"),
    [
        (
            {"type": "act", "seat": 1, "version": 3, "action": {"type": "take", "face": 6}},
            commands.Act("c1", 1, 3, Take(6)),
        ),
        ({"type": "roll", "seat": 1, "version": 3}, commands.RollDice("c1", 1, 3)),
        (
            {"type": "enter-dice", "seat": 1, "version": 3, "dice": [1, 6]},
            commands.EnterDice("c1", 1, 3, (1, 6)),
        ),
        ({"type": "take-back", "seat": 1, "version": 3}, commands.TakeBack("c1", 1, 3)),
        ({"type": "sit", "seat": 1}, commands.Sit("c1", 1)),
        (
            {"type": "sit", "seat": 1, "name": " Ana\u200b ", "key": "k"},
            commands.Sit("c1", 1, "Ana", "k"),
        ),
        ({"type": "leave", "seat": 1}, commands.Leave("c1", 1)),
        ({"type": "return", "seat": 1}, commands.Return("c1", 1)),
        ({"type": "ready", "seat": 1}, commands.Ready("c1", 1)),
        (
            {"type": "ready", "seat": 1, "commitment": "ab" * 32},
            commands.Ready("c1", 1, "ab" * 32),
        ),
        ({"type": "reveal", "seat": 1, "seed": "0f" * 32}, commands.Reveal("c1", 1, b"\x0f" * 32)),
        ({"type": "abandon"}, commands.Abandon("c1")),
        ({"type": "remove", "seat": 1}, commands.Remove("c1", 1)),
        ({"type": "close-seat", "seat": 1}, commands.CloseSeat("c1", 1)),
        ({"type": "renew-link", "seat": 1}, commands.RenewLink("c1", 1)),
        ({"type": "renew-link"}, commands.RenewLink("c1", None)),
        ({"type": "revoke-link"}, commands.RevokeLink("c1", None)),
        ({"type": "rematch"}, commands.Rematch("c1")),
        ({"type": "rematch", "swap": True}, commands.Rematch("c1", swap=True)),
        ({"type": "react", "seat": 1, "reaction": "wow"}, commands.React("c1", 1, "wow")),
    ],
)
def test_a_message_is_that_command(raw: dict[str, Any], command: commands.Command) -> None:
    message = msgspec.convert({"id": "c1", **raw}, wire.Command)
    assert command_of(message, two_players()) == command


def test_a_name_with_nothing_to_read_is_refused() -> None:
    message = wire.Sit(id="c1", seat=1, name="\u200b")
    with pytest.raises(GameError) as caught:
        command_of(message, two_players())
    assert caught.value.code == "bad-name"


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
        dice=wire.DuplicateDice(stream="s123456"),
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
        clock=Clock(decision_s=7, reserve_s=8),
        pace_ms=9,
        stand_in_bot="random",
        dice=DiceSetup(kind="duplicate", stream="s123456"),
        tutor=True,
    )


def test_what_a_request_leaves_out_is_what_the_setup_leaves_out() -> None:
    plain = wire.TableRequest(game="pickomino", seats=[wire.SeatMe(), wire.SeatOpen()])
    seats = (SeatSetup(kind="me"), SeatSetup(kind="open"))
    assert setup_of(plain) == Setup(game="pickomino", seats=seats, one_seat=True)
    manual = msgspec.structs.replace(plain, dice=wire.ManualDice())
    assert setup_of(manual).dice == DiceSetup(kind="manual")


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
