"""Commands against a table, and their rejections."""

import pytest

from roost.fairdice import FairDice
from roost.rules import Action, GameError, Phase, Roll
from roost.rules.pickomino import Take
from roost.server.core.table import log
from roost.server.core.table.decide import decide, reserve_after, start, withhold
from roost.server.core.table.setup import TimeControl
from roost.server.core.table.state import Table
from roost.server.core.views.registry import mirrored
from roost.wire import commands
from roost.wire.commands import TableCommand
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    EVE,
    MANUAL,
    ME,
    OPEN,
    SEED,
    act,
    committed,
    do,
    kinds,
    roll,
    status,
    table,
    two_players,
)


def refused(at: Table, person: object, command: TableCommand, code: str) -> None:
    before = (at.version, at.state, at.status, [s.person for s in at.seats])
    with pytest.raises(GameError) as caught:
        decide(at, person, command, 0)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert (at.version, at.state, at.status, [s.person for s in at.seats]) == before


# -- playing -------------------------------------------------------------------------------


def test_only_last_entry_names_its_command() -> None:
    playing = two_players()
    roll(playing, ANA)
    choices = playing.game.legal_actions(playing.position)
    take = next(choice for choice in choices if isinstance(choice, Take))
    do(
        playing,
        ANA,
        commands.Act(id="take", seat=0, version=playing.version, action=mirrored(take)),
    )
    on = next(
        choice
        for choice in playing.game.legal_actions(playing.position)
        if choice.kind == "roll-on"
    )
    made = decide(
        playing, ANA, commands.Act(id="on", seat=0, version=playing.version, action=mirrored(on)), 9
    )
    assert [type(entry) for entry in made] == [log.Acted, log.Rolled]
    assert [(entry.who, entry.cmd) for entry in made] == [(None, None), (ANA.id, "on")]


def test_dice_follow_actions_until_the_turn_is_over() -> None:
    playing = two_players()
    rolled = ended = 0
    while not (rolled and ended):
        seat = playing.position.seat
        person = (ANA, BEN)[seat]
        if playing.phase is Phase.CHANCE:
            roll(playing, person)
            continue
        legal = playing.game.legal_actions(playing.position)
        tiles = [n for n, action in enumerate(legal) if getattr(action, "tile", None)]
        stops = bool(tiles) and rolled > 0
        entries = kinds(act(playing, person, choice=tiles[0] if stops else 0))
        if stops:
            assert entries == ["Acted"], "nobody rolls for the next seat"
            assert (playing.position.seat, playing.phase) == (1 - seat, Phase.CHANCE)
            ended += 1
        rolled += entries == ["Acted", "Rolled"]


def test_manual_dice_are_never_rolled_automatically() -> None:
    playing = table(ME, ME, dice=MANUAL, first=0)
    for seat in (0, 1):
        do(playing, ANA, commands.Ready(id=f"r{seat}", seat=seat))
    dice = (1, 1, 2, 3, 4, 5, 6, 6)
    do(playing, ANA, commands.EnterDice(id="d", seat=0, version=playing.version, dice=list(dice)))
    assert kinds(act(playing, ANA, choice=5)) == ["Acted"]
    on = next(a for a in playing.game.legal_actions(playing.position) if a.kind == "roll-on")
    made = do(
        playing, ANA, commands.Act(id="on", seat=0, version=playing.version, action=mirrored(on))
    )
    assert kinds(made) == ["Acted"]
    refused(
        playing, ANA, commands.RollDice(id="x", seat=0, version=playing.version), "dice-are-manual"
    )


def test_move_for_an_outdated_position_is_stale() -> None:
    playing = two_players()
    seen = playing.version
    roll(playing, ANA)
    action = playing.game.legal_actions(playing.position)[0]
    refused(
        playing,
        ANA,
        commands.Act(id="late", seat=0, version=seen, action=mirrored(action)),
        "stale-version",
    )
    refused(
        playing,
        ANA,
        commands.Act(id="early", seat=0, version=playing.version + 1, action=mirrored(action)),
        "stale-version",
    )


def test_joining_and_leaving_make_no_move_stale() -> None:
    playing = two_players()
    roll(playing, ANA)
    seen = playing.version
    playing.play(log.StandInStarted(at=1, seat=1, reason="away"))
    playing.play(log.StandInEnded(at=2, seat=1))
    action = playing.game.legal_actions(playing.position)[0]
    do(playing, ANA, commands.Act(id="fine", seat=0, version=seen, action=mirrored(action)))
    assert playing.version > seen + 2


@pytest.mark.parametrize("reason", ["away", "left", "withheld"])
def test_player_must_take_seat_back_from_stand_in_first(reason: log.StandInReason) -> None:
    playing = two_players()
    playing.play(log.StandInStarted(at=1, seat=0, reason=reason))
    refused(playing, ANA, commands.RollDice(id="x", seat=0, version=playing.version), "seat-kept")
    do(playing, ANA, commands.Return(id="back", seat=0))
    roll(playing, ANA)


def test_only_the_seat_to_move_may_play() -> None:
    playing = two_players()
    refused(
        playing, BEN, commands.RollDice(id="x", seat=1, version=playing.version), "not-your-turn"
    )
    refused(
        playing, BEN, commands.RollDice(id="x", seat=0, version=playing.version), "foreign-seat"
    )
    refused(
        playing, EVE, commands.RollDice(id="x", seat=0, version=playing.version), "foreign-seat"
    )
    for seat in (-1, 2):
        refused(
            playing,
            ANA,
            commands.RollDice(id="x", seat=seat, version=playing.version),
            "no-such-seat",
        )


def test_dice_are_rolled_once() -> None:
    playing = two_players()
    roll(playing, ANA)
    refused(
        playing,
        ANA,
        commands.RollDice(id="again", seat=0, version=playing.version),
        "rolled-already",
    )


def test_action_of_another_game_is_illegal() -> None:
    from roost.rules.knockout import Move

    playing = two_players()
    roll(playing, ANA)
    refused(
        playing,
        ANA,
        commands.Act(id="x", seat=0, version=playing.version, action=mirrored(Move(1, 2))),
        "illegal-action",
    )


# -- clocks --------------------------------------------------------------------------------

CLOCK = TimeControl(decision_s=10, reserve_s=30)


@pytest.mark.parametrize(
    ("took_s", "left_s"), [(0, 30), (1, 30), (10, 30), (11, 29), (39, 1), (40, 0), (400, 0)]
)
def test_reserve_is_used_only_beyond_the_decision_time(took_s: int, left_s: int) -> None:
    playing = two_players(clock=CLOCK)
    at = playing.since + took_s * 1000
    assert reserve_after(playing, playing.seats[0], at) == left_s * 1000
    roll(playing, ANA, at)
    assert playing.seats[0].reserve_ms == left_s * 1000
    assert playing.seats[1].reserve_ms == 30_000


def test_quick_decisions_do_not_increase_the_reserve() -> None:
    playing = two_players(clock=CLOCK)
    now = 15_000
    roll(playing, ANA, now)
    assert playing.seats[0].reserve_ms == 25_000
    while playing.position.seat == 0:
        now += 1000
        act(playing, ANA, now)
    assert playing.seats[0].reserve_ms == 25_000


def test_no_time_is_counted_without_a_clock() -> None:
    playing = two_players()
    roll(playing, ANA, 10**9)
    assert playing.seats[0].reserve_ms is None


# -- typed dice ----------------------------------------------------------------------------


def at_one_device() -> Table:
    playing = table(ME, ME, BOT, dice=MANUAL, first=2)
    for seat in (0, 1):
        do(playing, ANA, commands.Ready(id=f"r{seat}", seat=seat))
    return playing


def test_players_at_a_shared_device_roll_for_bots() -> None:
    playing = at_one_device()
    dice = (1, 1, 2, 3, 4, 5, 6, 6)
    refused(
        playing,
        EVE,
        commands.EnterDice(id="x", seat=2, version=playing.version, dice=list(dice)),
        "foreign-seat",
    )
    refused(
        playing,
        ANA,
        commands.EnterDice(id="x", seat=0, version=playing.version, dice=list(dice)),
        "not-your-turn",
    )
    made = do(
        playing, ANA, commands.EnterDice(id="d", seat=2, version=playing.version, dice=list(dice))
    )
    assert playing.moves == [Roll(dice)]
    assert made[0].by == "human"


def test_impossible_dice_are_rejected() -> None:
    playing = at_one_device()
    for dice in ((1, 2), (1,) * 9):
        with pytest.raises(GameError):
            decide(
                playing,
                ANA,
                commands.EnterDice(id="x", seat=2, version=playing.version, dice=list(dice)),
                0,
            )


def test_last_roll_can_be_taken_back_once() -> None:
    playing = at_one_device()
    before = playing.state
    refused(
        playing,
        ANA,
        commands.TakeBack(id="x", seat=2, version=playing.version),
        "nothing-to-take-back",
    )
    dice = (1, 1, 2, 3, 4, 5, 6, 6)
    do(playing, ANA, commands.EnterDice(id="d", seat=2, version=playing.version, dice=list(dice)))
    do(playing, ANA, commands.TakeBack(id="b", seat=2, version=playing.version))
    assert (playing.state, playing.moves, playing.rolls) == (before, [], 0)
    refused(
        playing,
        ANA,
        commands.TakeBack(id="x", seat=2, version=playing.version),
        "nothing-to-take-back",
    )
    fair = two_players()
    roll(fair, ANA)
    refused(fair, ANA, commands.TakeBack(id="x", seat=0, version=fair.version), "dice-not-manual")


# -- coming and going ----------------------------------------------------------------------


def test_open_seat_is_taken_once_under_the_given_name() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1, name="Benny"))
    assert (opened.seats[1].person, opened.seats[1].name) == (BEN.id, "Benny")
    do(opened, BEN, commands.Sit(id="t", seat=2))
    assert opened.seats[2].name == "Ben"
    refused(opened, EVE, commands.Sit(id="x", seat=1), "seat-taken")
    refused(opened, EVE, commands.Sit(id="x", seat=0), "seat-taken")
    for seat in (-1, 3):
        refused(opened, EVE, commands.Sit(id="x", seat=seat), "no-such-seat")


def test_names_are_cleaned() -> None:
    opened = table(ME, OPEN)
    refused(opened, BEN, commands.Sit(id="x", seat=1, name="\u200b"), "bad-name")
    do(opened, BEN, commands.Sit(id="s", seat=1, name=" Benny\u200b "))
    assert opened.seats[1].name == "Benny"


def test_sitting_down_in_a_running_game_is_rejected() -> None:
    refused(two_players(), EVE, commands.Sit(id="x", seat=1), "already-started")


def test_leaving_before_the_start_frees_seat_and_commitment() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, BEN, commands.Ready(id="r", seat=1, commitment=committed(opened, 1)))
    assert kinds(do(opened, BEN, commands.Leave(id="l", seat=1))) == ["SeatLeft"]
    seat = opened.seats[1]
    assert (seat.kind, seat.ready, seat.commitment) == ("open", False, None)


def test_table_ends_when_the_last_player_leaves() -> None:
    alone = table(ME, OPEN)
    assert kinds(do(alone, ANA, commands.Leave(id="l", seat=0))) == ["Abandoned"]
    playing = two_players()
    assert kinds(do(playing, BEN, commands.Leave(id="l", seat=1))) == ["StandInStarted"]
    assert status(playing) == "playing"
    refused(playing, BEN, commands.Leave(id="again", seat=1), "seat-kept")
    assert kinds(do(playing, ANA, commands.Leave(id="l", seat=0))) == [
        "StandInStarted",
        "Abandoned",
    ]
    assert status(playing) == "abandoned"


def test_absent_player_is_still_awaited() -> None:
    playing = two_players()
    playing.play(log.StandInStarted(at=1, seat=1, reason="away"))
    assert kinds(do(playing, ANA, commands.Leave(id="l", seat=0))) == ["StandInStarted"]


def test_seat_without_stand_in_cannot_be_taken_back() -> None:
    refused(two_players(), ANA, commands.Return(id="x", seat=0), "seat-not-kept")


def test_only_host_ends_a_table_and_only_when_alone() -> None:
    opened = table(ME, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    refused(opened, BEN, commands.Abandon(id="x"), "not-the-maker")
    playing = two_players()
    refused(playing, ANA, commands.Abandon(id="x"), "others-are-seated")
    playing.play(log.StandInStarted(at=1, seat=1, reason="away"))
    refused(playing, ANA, commands.Abandon(id="x"), "others-are-seated")
    playing.play(log.StandInStarted(at=2, seat=1, reason="left"))
    do(playing, ANA, commands.Abandon(id="end"))
    assert status(playing) == "abandoned"
    refused(playing, ANA, commands.Abandon(id="again"), "not-playing")
    do(opened, ANA, commands.Abandon(id="end"))
    assert opened.status == "abandoned"


# -- getting ready -------------------------------------------------------------------------


def test_game_starts_when_all_committed_seats_have_revealed() -> None:
    opened = table(ME, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, ANA, commands.Ready(id="r", seat=0, commitment=committed(opened, 0)))
    refused(opened, ANA, commands.Ready(id="x", seat=0), "already-ready")
    refused(opened, ANA, commands.Reveal(id="x", seat=0, seed=SEED.hex()), "nothing-to-reveal")
    do(opened, BEN, commands.Ready(id="r", seat=1, commitment=committed(opened, 1)))
    assert status(opened) == "revealing"
    assert kinds(do(opened, ANA, commands.Reveal(id="v", seat=0, seed=SEED.hex()))) == ["Revealed"]
    refused(opened, ANA, commands.Reveal(id="x", seat=0, seed=SEED.hex()), "nothing-to-reveal")
    assert kinds(do(opened, BEN, commands.Reveal(id="v", seat=1, seed=SEED.hex()))) == [
        "Revealed",
        "Started",
    ]
    assert status(opened) == "playing"


def test_seed_without_matching_commitment_is_rejected() -> None:
    opened = table(ME, BOT)
    do(opened, ANA, commands.Ready(id="r", seat=0, commitment=committed(opened, 0)))
    assert status(opened) == "revealing"
    refused(opened, ANA, commands.Reveal(id="x", seat=0, seed="06" * 32), "wrong-seed")
    do(opened, ANA, commands.Reveal(id="v", seat=0, seed=SEED.hex()))


def test_starting_seat_is_drawn_from_all_seeds() -> None:
    starts = set()
    for number in range(12):
        opened = table(ME, BOT, OPEN)
        do(opened, BEN, commands.Sit(id="s", seat=2))
        seed = bytes([number] * 32)
        do(opened, ANA, commands.Ready(id="r", seat=0, commitment=committed(opened, 0, seed)))
        do(opened, BEN, commands.Ready(id="r", seat=2))
        *_, begun = do(opened, ANA, commands.Reveal(id="v", seat=0, seed=seed.hex()))
        assert isinstance(begun.entry, log.Started)
        assert begun.entry.drawn
        bot = opened.made.bot_seeds[1]
        assert bot is not None
        seeds = (seed, bot, bytes(32))
        dice = FairDice(opened.id, opened.made.seed, seeds)
        assert begun.entry.first == dice.first_seat()
        starts.add(begun.entry.first)
    assert len(starts) > 1


def test_starting_seat_is_configured_or_follows_game_and_dice() -> None:
    assert start(table(ME, BOT, first=1), 0) == log.Started(at=0, first=1)
    assert start(table(ME, ME, dice=MANUAL), 0) == log.Started(at=0, first=0)
    rolled_for = table(ME, BOT, game="knockout")
    assert start(rolled_for, 0) == log.Started(at=0)


def test_withheld_seed_counts_as_zeros_and_stand_in_takes_the_seat() -> None:
    opened = table(ME, OPEN, first=0)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, ANA, commands.Ready(id="r", seat=0, commitment=committed(opened, 0)))
    do(opened, BEN, commands.Ready(id="r", seat=1, commitment=committed(opened, 1)))
    do(opened, ANA, commands.Reveal(id="v", seat=0, seed=SEED.hex()))
    played = [opened.play(entry) for entry in withhold(opened, 9)]
    assert kinds(played) == ["Revealed", "StandInStarted", "Started"]
    assert [seat.withheld for seat in opened.seats] == [False, True]
    assert [seat.stand_in for seat in opened.seats] == [None, "withheld"]
    dice = FairDice(opened.id, opened.made.seed, (SEED, bytes(32)))
    assert opened.fair.roll(0, 8) == dice.roll(0, 8)


def test_manual_dice_table_rejects_commitments() -> None:
    playing = table(ME, ME, dice=MANUAL)
    do(playing, ANA, commands.Ready(id="r", seat=0, commitment=committed(playing, 0)))
    assert playing.seats[0].commitment is None


def test_decide_does_not_change_the_table() -> None:
    playing = two_players()
    roll(playing, ANA)
    before = (playing.version, playing.state, list(playing.moves), playing.rolls)
    for action in playing.game.legal_actions(playing.position):
        assert isinstance(action, Action)
        decide(
            playing,
            ANA,
            commands.Act(id="a", seat=0, version=playing.version, action=mirrored(action)),
            5,
        )
    assert (playing.version, playing.state, list(playing.moves), playing.rolls) == before
    # The cached result of another action must not be used.
    first = playing.game.legal_actions(playing.position)[0]
    do(playing, ANA, commands.Act(id="b", seat=0, version=playing.version, action=mirrored(first)))
    assert playing.moves[-1] == first or playing.moves[-2] == first
