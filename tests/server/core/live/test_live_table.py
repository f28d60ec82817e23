"""What is due at a table, and for whom it goes on."""

from roost.server.core.live.live_table import Due, LiveTable
from roost.server.core.table import commands, log
from roost.server.core.table.setup import Clock
from roost.server.core.table.state import Table
from tests.server.core.live.services import Listener, live_table
from tests.server.core.table.tables import ANA, BEN, BOT, MANUAL, ME, do, roll, table, two_players

GRACE_S, GONE = 45, 46_000


def against_a_bot(**options: object) -> Table:
    """The bot is to move."""
    playing = table(ME, BOT, **{"first": 1, "pace_ms": 500, **options})
    do(playing, ANA, commands.Ready("r", 0))
    return playing


# -- bots ----------------------------------------------------------------------------------


def test_a_bot_plays_while_its_opponent_is_there_at_the_tables_pace() -> None:
    waiting = live_table(against_a_bot())
    waiting.add(Listener(ANA.id))
    assert waiting.due(100) == Due(500, "bot")
    assert waiting.due(GONE) == Due(GONE, "bot")


def test_bots_do_not_play_on_at_an_empty_table() -> None:
    empty = live_table(against_a_bot())
    assert empty.due(100) == Due(500, "bot")  # its people may use REST alone
    assert empty.due(GONE) is None
    listener = Listener(ANA.id)
    empty.add(listener)
    assert empty.due(GONE) == Due(GONE, "bot")
    empty.remove(listener)
    assert empty.due(GONE) is None
    empty.seen[ANA.id] = GONE
    assert empty.due(GONE + 1) == Due(GONE + 1, "bot")


def test_bots_among_themselves_play_only_for_who_watches_and_not_too_fast() -> None:
    bots = table(BOT, BOT, pace_ms=0)
    bots.play(log.Started(at=0, first=0))
    alone = live_table(bots)
    assert alone.due(10) is None
    alone.add(Listener())
    assert alone.due(10) == Due(250, "bot")


def test_a_kept_seat_is_not_played_for_who_only_watches() -> None:
    playing = two_players()
    playing.play(log.StandInStarted(at=0, seat=0, reason="left"))
    kept = live_table(playing)
    kept.add(Listener())  # a stranger
    assert kept.due(GONE) is None
    kept.add(Listener(BEN.id))
    assert kept.due(GONE) == Due(GONE, "bot")


def test_a_bot_does_not_roll_real_dice() -> None:
    playing = against_a_bot(dice=MANUAL)
    waiting = live_table(playing)
    waiting.add(Listener(ANA.id))
    assert waiting.due(GONE) is None
    do(playing, ANA, commands.EnterDice("d", 1, playing.version, (1, 1, 2, 3, 4, 5, 6, 6)))
    assert waiting.due(GONE) == Due(GONE, "bot")


# -- clocks --------------------------------------------------------------------------------


def both(playing: Table, now: int = 0) -> LiveTable:
    here = live_table(playing, now)
    here.add(Listener(ANA.id))
    here.add(Listener(BEN.id))
    return here


def test_a_seat_is_flagged_when_decision_and_reserve_are_used_up() -> None:
    playing = two_players(clock=Clock(decision_s=10, reserve_s=30))
    here = both(playing)
    assert (here.deadline, here.due(0)) == (40_000, Due(40_000, "flag"))
    roll(playing, ANA, 15_000)  # five seconds of the reserve
    assert (here.deadline, here.due(0)) == (50_000, Due(50_000, "flag"))


def test_nobody_is_flagged_without_a_clock_or_while_a_bot_plays() -> None:
    assert both(two_players()).due(10**9) is None
    kept = two_players(clock=Clock(decision_s=10))
    kept.play(log.StandInStarted(at=0, seat=0, reason="left"))
    assert both(kept).deadline is None


def test_time_while_the_server_was_down_does_not_count() -> None:
    playing = two_players(clock=Clock(decision_s=10))
    assert both(playing, now=70_000).deadline == 80_000


# -- who is away ---------------------------------------------------------------------------


def test_a_seat_is_kept_once_its_person_is_gone_for_too_long_and_another_waits() -> None:
    here = live_table(two_players())
    here.add(Listener(BEN.id))
    assert here.due(1000) == Due(GRACE_S * 1000, "keep")
    assert (here.away(GRACE_S * 1000 - 1), here.away(GRACE_S * 1000)) == ([], [0])
    here.seen[ANA.id] = 20_000
    assert here.due(1000) == Due(65_000, "keep")


def test_nobody_is_kept_while_nobody_waits() -> None:
    here = live_table(two_players())
    assert here.due(GONE) is None
    alone = table(ME, ME, first=0)
    for seat in (0, 1):
        do(alone, ANA, commands.Ready(f"r{seat}", seat))
    assert live_table(alone).due(GONE) is None


def test_the_time_to_reveal_ends() -> None:
    opened = table(ME, BOT)
    do(opened, ANA, commands.Ready("r", 0, "ab" * 32), now=7_000)
    here = live_table(opened, reveal_s=15)
    opened.since = 7_000
    assert here.due(0) == Due(22_000, "withhold")
    assert here.reveal_deadline == 22_000


def test_who_is_there_is_counted_by_person() -> None:
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


def test_reactions_and_comings_are_few() -> None:
    here = live_table(two_players())
    assert [here.may_react(0) for _ in range(6)] == [True] * 5 + [False]
    assert here.may_react(1)
    assert [here.may_come_and_go(ANA.id) for _ in range(31)] == [True] * 30 + [False]
