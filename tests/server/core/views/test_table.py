"""What everybody at a table is shown, and what nobody is shown yet."""

from typing import Any, get_args

import msgspec
import pytest

from roost import wire
from roost.server.core.live.presence import Presence
from roost.server.core.table import log
from roost.server.core.table.setup import DiceSetup, TimeControl
from roost.server.core.table.state import Table
from roost.server.core.views.steps import entries_of, entries_since, step_views, steps_since
from roost.server.core.views.table import summary, table_view, you_view
from roost.wire import commands
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    EVE,
    MANUAL,
    ME,
    OPEN,
    act,
    do,
    fair_players,
    give,
    ready,
    roll,
    table,
    tip,
    two_players,
)

EMPTY = Presence(frozenset(), 0)


def view(at: Table, presence: Presence = EMPTY) -> Any:
    told = table_view(at, presence)
    # Whatever is shown, a client can read.
    assert msgspec.json.decode(msgspec.json.encode(told), type=wire.TableView) is not None
    return told


# -- secrets -------------------------------------------------------------------------------


def test_the_secret_of_the_server_is_never_shown() -> None:
    playing = fair_players()
    roll(playing, ANA)
    playing.play(log.Abandoned(at=1))
    secret = playing.made.seed.hex()
    assert playing.chain.tip.hex() == view(playing).dice.tip
    assert secret not in msgspec.json.encode(view(playing)).decode()
    assert secret not in msgspec.json.encode(step_views(playing, playing.steps)).decode()
    assert secret not in msgspec.json.encode(entries_since(playing, 0)).decode()
    assert secret not in msgspec.json.encode(summary(playing)).decode()


@pytest.mark.parametrize("event", get_args(wire.TableEvent))
def test_events_declare_no_field_that_only_the_log_may_hold(event: type[wire.Message]) -> None:
    secret = {"at", "who", "cmd", "person", "seed", "secret", "tip", "link", "links", "server"}
    assert not secret & set(event.__struct_fields__)


def test_head_and_tips_are_shown_once_all_are_ready() -> None:
    opened = table(ME, BOT)
    shown = view(opened).dice
    assert (shown.tip, shown.head, shown.tips) == (opened.chain.tip.hex(), None, [])
    ready(opened, ANA)
    shown = view(opened).dice
    assert shown.tips == [tip(0), None]
    assert shown.head == opened.transcript.head.hex()  # type: ignore[union-attr]
    assert shown.entries == 0
    give(opened, ANA, 0)
    assert view(opened).dice.entries == 2  # the mix, and the roll that is due


def test_steps_and_entries_of_one_message_belong_together() -> None:
    playing = fair_players()
    n = view(playing).dice.entries
    (rolled,) = roll(playing, ANA)
    found = entries_of(playing, [rolled])
    assert found is not None
    assert (found.after, [type(one).__name__ for one in found.list]) == (n, ["RollEntry"])
    assert entries_of(playing, playing.steps[:1]) is None


def test_dice_that_are_typed_in_have_no_transcript_and_shared_ones_no_tips() -> None:
    manual = table(ME, ME, dice=MANUAL)
    for seat in (0, 1):
        do(manual, ANA, commands.Ready(id=f"r{seat}", seat=seat))
    assert (view(manual).dice.head, view(manual).dice.entries) == (None, 0)
    stream = table(ME, BOT, dice=DiceSetup(kind="shared", stream="s123456"))
    do(stream, ANA, commands.Ready(id="r", seat=0))
    shown = view(stream).dice
    assert (shown.stream, shown.tip, shown.tips, shown.entries) == ("s123456", None, [None] * 2, 1)


# -- seats ---------------------------------------------------------------------------------


def test_who_is_there_shows_at_the_seats() -> None:
    playing = two_players(clock=TimeControl(decision_s=5, reserve_s=7))
    playing.play(log.StandInStarted(at=1, seat=1, reason="away"))
    shown = view(playing, Presence(frozenset({ANA.id}), 3, deadline=99))
    assert [seat.connected for seat in shown.seats] == [True, False]
    assert [seat.stand_in for seat in shown.seats] == [False, True]
    assert [seat.reserve_ms for seat in shown.seats] == [7000, 7000]
    assert (shown.watching, shown.decision.deadline) == (3, 99)
    assert shown.clock == wire.Clock(decision_s=5, reserve_s=7)
    assert view(table(OPEN, BOT)).seats[1].connected


def test_you_are_told_what_is_yours() -> None:
    playing = two_players(tutor=True)
    mine, yours = you_view(playing, ANA), you_view(playing, BEN)
    assert (mine.seats, mine.maker, mine.tutor) == ([0], True, True)
    assert (yours.seats, yours.maker, yours.tutor) == ([1], False, True)
    stranger, nobody = you_view(playing, EVE), you_view(playing, None)
    assert (stranger.seats, stranger.maker, stranger.tutor) == ([], False, False)
    assert (nobody.player, nobody.seats, nobody.maker) == (None, [], False)


def test_a_list_says_of_a_table_what_it_is() -> None:
    shown = summary(two_players(private=False, clock=TimeControl(decision_s=5)))
    assert (shown.status, shown.private, shown.dice) == ("playing", False, "fair")
    assert [(seat.kind, seat.name) for seat in shown.seats] == [("human", "Ana"), ("human", "Ben")]
    assert shown.clock == wire.Clock(decision_s=5)


# -- decisions and steps -------------------------------------------------------------------


def test_a_decision_says_what_can_be_done() -> None:
    playing = two_players()
    assert (view(playing).decision.kind, view(playing).decision.dice) == ("roll", 8)
    roll(playing, ANA)
    decision = view(playing).decision
    assert (decision.kind, decision.seat, decision.dice) == ("act", 0, 0)
    assert len(decision.options) == len(playing.game.legal_actions(playing.position))
    typed = table(ME, ME, dice=MANUAL, first=0)
    assert view(typed).decision is None
    for seat in (0, 1):
        do(typed, ANA, commands.Ready(id=f"r{seat}", seat=seat))
    assert view(typed).decision.kind == "dice"


def test_steps_say_whose_doing_they_were() -> None:
    playing = two_players()
    steps = [*roll(playing, ANA), *act(playing, ANA)]
    steps.append(playing.play(log.TimeRanOut(at=1, seat=0)))
    steps.append(playing.play(log.StandInStarted(at=2, seat=1, reason="away")))
    told = step_views(playing, steps)
    assert [step.by for step in told[:2]] == ["human", "human"]
    assert [step.by for step in told[-2:]] == ["table", "table"]
    assert [step.seat for step in told] == [0] * (len(told) - 1) + [1]
    assert told[-2].events == [wire.TimeRanOut(seat=0)]
    assert told[-1].events == [wire.StandInStarted(seat=1, reason="away")]
    assert told[0].token is not None
    assert told[-1].token is None


def test_steps_since_a_version_are_those_after_it() -> None:
    playing = two_players()
    roll(playing, ANA)
    assert steps_since(playing, None) == []
    assert [step.version for step in steps_since(playing, playing.version - 2)] == [
        playing.version - 1,
        playing.version,
    ]
    assert steps_since(playing, playing.version) == []


def test_every_entry_of_a_log_is_told() -> None:
    opened = table(ME, OPEN, OPEN)
    steps = [
        *do(opened, BEN, commands.Sit(id="s", seat=1, name="Benny")),
        *do(opened, EVE, commands.Sit(id="s", seat=2)),
        *do(opened, EVE, commands.Leave(id="l", seat=2)),
        *do(opened, EVE, commands.Sit(id="t", seat=2)),
        *do(opened, ANA, commands.Ready(id="r", seat=0, tip=tip(0))),
        *do(opened, BEN, commands.Ready(id="r", seat=1)),
        *do(opened, EVE, commands.Ready(id="r", seat=2)),
        *give(opened, ANA, 0),
    ]
    steps.append(opened.play(log.StandInStarted(at=1, seat=1, reason="left")))
    steps.append(opened.play(log.StandInEnded(at=1, seat=1)))
    steps.append(opened.play(log.RematchCreated(at=1, table="fresh1")))
    steps += do(opened, ANA, commands.Remove(id="m", seat=1))
    told = [event for step in step_views(opened, steps) for event in step.events]
    assert told == [
        wire.SeatTaken(seat=1, name="Benny"),
        wire.SeatTaken(seat=2, name="Eve"),
        wire.SeatLeft(seat=2),
        wire.SeatTaken(seat=2, name="Eve"),
        wire.SeatReady(seat=0),
        wire.SeatReady(seat=1),
        wire.SeatReady(seat=2),
        wire.Started(first=opened.first, drawn=True),
        wire.StandInStarted(seat=1, reason="left"),
        wire.StandInEnded(seat=1),
        wire.RematchCreated(table="fresh1"),
        wire.Removed(seat=1),
    ]
