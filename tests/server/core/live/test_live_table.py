"""What is due at a live table, and who counts as present."""

from roost.server.core.live.live_table import Due, LiveTable
from roost.server.core.live.presence import RemotePresence
from roost.server.core.table import log
from roost.server.core.table.decide import begun
from roost.server.core.table.setup import TimeControl
from roost.server.core.table.state import Table
from roost.wire import commands
from tests.server.core.live.services import Listener, live_table
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    MANUAL,
    ME,
    do,
    ready,
    roll,
    table,
    two_players,
)

GRACE_S, GONE = 45, 46_000


class Now:
    """A time that a test sets."""

    at = 0

    def __call__(self) -> int:
        return self.at


def against_a_bot(**options: object) -> Table:
    """A table at the bot's turn."""
    playing = table(ME, BOT, **{"first": 1, "pace_ms": 500, **options})
    do(playing, ANA, commands.Ready(id="r", seat=0))
    return playing


# -- bots ----------------------------------------------------------------------------------


def test_a_bot_plays_while_its_opponent_is_there_at_the_tables_pace() -> None:
    waiting = live_table(against_a_bot())
    waiting.add(Listener(ANA.id))
    assert waiting.due(100) == Due(500, "bot")
    assert waiting.due(GONE) == Due(GONE, "bot")


def test_bots_do_not_play_on_at_an_empty_table() -> None:
    now = Now()
    empty = live_table(against_a_bot(), now)
    assert empty.due(100) == Due(500, "bot")  # its people may use REST alone
    assert empty.due(GONE) is None
    listener = Listener(ANA.id)
    empty.add(listener)
    assert empty.due(GONE) == Due(GONE, "bot")
    empty.remove(listener)
    assert empty.due(GONE) is None
    now.at = GONE
    empty.note_seen(ANA.id)
    assert empty.due(GONE + 1) == Due(GONE + 1, "bot")


def test_bots_among_themselves_play_only_for_spectators_and_not_too_fast() -> None:
    bots = table(BOT, BOT, pace_ms=0)
    for entry in begun(bots, 0):
        bots.play(entry)
    alone = live_table(bots)
    assert alone.due(10) is None
    alone.add(Listener())
    assert alone.due(10) == Due(250, "bot")


def test_a_stand_in_does_not_play_for_spectators_alone() -> None:
    playing = two_players()
    playing.play(log.StandInStarted(at=0, seat=0, reason="left"))
    stood_in = live_table(playing)
    stood_in.add(Listener())  # a stranger
    assert stood_in.due(GONE) is None
    stood_in.add(Listener(BEN.id))
    assert stood_in.due(GONE) == Due(GONE, "bot")


def test_a_bot_does_not_roll_real_dice() -> None:
    playing = against_a_bot(dice=MANUAL)
    waiting = live_table(playing)
    waiting.add(Listener(ANA.id))
    assert waiting.due(GONE) is None
    do(
        playing,
        ANA,
        commands.EnterDice(id="d", seat=1, version=playing.version, dice=[1, 1, 2, 3, 4, 5, 6, 6]),
    )
    assert waiting.due(GONE) == Due(GONE, "bot")


# -- clocks --------------------------------------------------------------------------------


def both(playing: Table) -> LiveTable:
    here = live_table(playing)
    here.add(Listener(ANA.id))
    here.add(Listener(BEN.id))
    return here


def test_a_seat_is_flagged_when_decision_and_reserve_are_used_up() -> None:
    playing = two_players(clock=TimeControl(decision_s=10, reserve_s=30))
    here = both(playing)
    assert (here.deadline, here.due(0)) == (40_000, Due(40_000, "flag"))
    roll(playing, ANA, 15_000)  # five seconds of the reserve
    assert (here.deadline, here.due(0)) == (50_000, Due(50_000, "flag"))


def test_no_seat_is_flagged_without_a_clock_or_while_a_bot_plays() -> None:
    assert both(two_players()).due(10**9) is None
    stood_in = two_players(clock=TimeControl(decision_s=10))
    stood_in.play(log.StandInStarted(at=0, seat=0, reason="left"))
    assert both(stood_in).deadline is None


# -- absence -----------------------------------------------------------------------------------


def test_a_stand_in_is_due_once_a_player_is_gone_for_too_long_and_another_waits() -> None:
    now = Now()
    here = live_table(two_players(), now)
    here.add(Listener(BEN.id))
    assert here.due(1000) == Due(GRACE_S * 1000, "stand-in")
    assert (here.absent(GRACE_S * 1000 - 1), here.absent(GRACE_S * 1000)) == ([], [0])
    now.at = 20_000
    here.note_seen(ANA.id)
    assert here.due(1000) == Due(65_000, "stand-in")


def test_one_absence_gets_one_stand_in() -> None:
    """The log names the last sign of life before the stand-in. Without a new one it is the same
    absence, whatever this server remembers of the player."""
    playing = two_players()
    here = live_table(playing)
    here.add(Listener(BEN.id))
    assert here.absent(GONE) == [0]
    playing.seats[0].stand_in_seen = playing.seats[0].last_sign
    assert here.absent(GONE) == []
    assert here.due(GONE) is None


def test_a_new_absence_gets_a_new_stand_in() -> None:
    playing = two_players()
    here = live_table(playing)
    here.add(Listener(BEN.id))
    seen = playing.seats[0].last_sign
    playing.play(log.StandInStarted(at=GONE, seat=0, reason="away", seen=seen))
    assert here.absent(GONE) == []
    playing.play(log.StandInEnded(at=GONE, seat=0))
    assert here.absent(GONE) == [0]


def test_no_stand_in_is_due_while_no_one_waits() -> None:
    here = live_table(two_players())
    assert here.due(GONE) is None
    alone = table(ME, ME, first=0)
    for seat in (0, 1):
        do(alone, ANA, commands.Ready(id=f"r{seat}", seat=seat))
    assert live_table(alone).due(GONE) is None


def test_a_player_connected_to_another_server_is_present() -> None:
    heard: list[str] = []
    elsewhere = RemotePresence(lambda _, payload: heard.append(payload))
    playing = two_players()
    here = live_table(playing)
    here.add(Listener(BEN.id))
    elsewhere.publish(playing.id, [ANA.id], 3)
    here.remote.on_message(heard[0])
    assert here.is_present(ANA.id, GONE)
    assert here.absent(GONE) == []
    assert here.connected == {ANA.id, BEN.id}
    assert here.presence().watching == 3


def test_a_guest_who_signs_in_is_still_present() -> None:
    now = Now()
    here = live_table(two_players(), now)
    now.at = 50_000
    here.note_seen("g-guest")
    here.note_renamed("g-guest", ANA.id)
    assert here.is_present(ANA.id, 50_001)
    assert not here.is_present("g-guest", 50_001)


def test_the_time_to_give_links_ends() -> None:
    opened = table(ME, BOT)
    ready(opened, ANA)
    here = live_table(opened, start_s=15)
    assert here.due(0) == Due(15_000, "call-away")
    assert here.mix_deadline == 15_000


def test_sockets_are_counted_by_person() -> None:
    here = live_table(two_players())
    first, second, stranger = Listener(ANA.id), Listener(ANA.id), Listener()
    for listener in (first, second, stranger, stranger):
        here.add(listener)
    assert here.presence().watching == 1
    here.remove(first)
    assert ANA.id in here.presence().connected
    here.remove(second)
    assert ANA.id not in here.presence().connected
    here.remove(second)
    assert here.presence().watching == 1


def test_reactions_and_comings_are_limited() -> None:
    here = live_table(two_players())
    assert [here.may_react(0) for _ in range(6)] == [True] * 5 + [False]
    assert here.may_react(1)
    assert [here.may_come_and_go(ANA.id) for _ in range(31)] == [True] * 30 + [False]
