"""Table setups and rematches."""

import pytest

from roost.rules import GameError
from roost.rules.errors import SeatError
from roost.server.core.table import log
from roost.server.core.table.creation import rematch_setup
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup, check_setup
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    EVE,
    INVITE,
    MANUAL,
    ME,
    OPEN,
    table,
    two_players,
)


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        ((ME, BOT), {"game": "chess"}, "unknown-game"),
        ((ME, BOT), {"variant": "fast"}, "bad-variant"),
        ((ME,), {}, "bad-seats"),
        ((ME,) * 5, {"game": "knockout"}, "bad-seats"),
        ((ME, BOT), {"first": 2}, "bad-first-seat"),
        ((ME, SeatSetup(kind="bot", bot="genius")), {}, "unknown-bot"),
        ((ME, BOT), {"stand_in_bot": "genius"}, "unknown-bot"),
        ((ME, OPEN), {"dice": MANUAL}, "manual-needs-one-device"),
        ((ME, INVITE), {"dice": MANUAL}, "manual-needs-one-device"),
        ((BOT, BOT), {"dice": MANUAL}, "manual-needs-one-device"),
    ],
)
def test_invalid_setup_is_rejected(
    seats: tuple[SeatSetup, ...], options: dict[str, object], code: str
) -> None:
    with pytest.raises(GameError) as caught:
        check_setup(Setup(**{"game": "pickomino", "seats": seats, **options}))  # type: ignore[arg-type]
    assert caught.value.code == code


def test_valid_setup_passes() -> None:
    check_setup(Setup(game="pickomino", seats=(ME, ME, BOT), dice=MANUAL))
    check_setup(
        Setup(game="knockout", seats=(OPEN, INVITE, BOT, ME), first=3, stand_in_bot="random")
    )


def test_rematch_seats_the_asker_and_reserves_the_other_seats() -> None:
    over = two_players(tutor=True)
    over.play(log.Abandoned(at=1))
    again = rematch_setup(over, BEN)
    assert [seat.kind for seat in again.seats] == ["invite", "me"]
    assert again.seats[1].name == "Ben"
    assert again.first == 1  # the next seat starts
    assert (again.game, again.tutor, again.private) == ("pickomino", True, over.setup.private)
    with pytest.raises(SeatError):
        rematch_setup(over, EVE)


def test_rematch_keeps_bots_and_uses_new_dice() -> None:
    stream = DiceSetup(kind="shared", stream="s123456")
    over = table(ME, BOT, dice=stream)
    again = rematch_setup(over, ANA)
    assert [seat.kind for seat in again.seats] == ["me", "bot"]
    assert again.dice.kind == "fair"
    assert again.first is None
    assert rematch_setup(table(ME, ME, dice=MANUAL), ANA).dice == MANUAL
