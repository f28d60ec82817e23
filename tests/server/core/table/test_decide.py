"""Commands against a table, and their rejections."""

import pytest

from roost.fairdice.transcript import EndEntry, MixEntry
from roost.rules import Action, GameError, Phase, Roll
from roost.rules.pickomino import RollOn, Take
from roost.server.core.table import log
from roost.server.core.table.decide import act as act_of
from roost.server.core.table.decide import (
    call_away,
    decide,
    reserve_after,
    start,
    time_ran_out,
)
from roost.server.core.table.decide import roll as decide_roll
from roost.server.core.table.setup import TimeControl
from roost.server.core.table.state import Table
from roost.server.core.views.registry import mirrored
from roost.wire import commands
from roost.wire.commands import TableCommand
from tests.server.core.table.tables import (
    ANA,
    BEN,
    BOT,
    CHAINS,
    EVE,
    MANUAL,
    ME,
    OPEN,
    act,
    do,
    fair_players,
    give,
    kinds,
    link_of,
    ready,
    roll,
    status,
    table,
    tip,
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


@pytest.mark.parametrize("reason", ["away", "left"])
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


def test_leaving_before_the_start_frees_seat_and_tip() -> None:
    opened = table(ME, OPEN, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, BEN, commands.Ready(id="r", seat=1, tip=tip(1)))
    assert kinds(do(opened, BEN, commands.Leave(id="l", seat=1))) == ["SeatLeft"]
    seat = opened.seats[1]
    assert (seat.kind, seat.ready, seat.tip) == ("open", False, None)


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


def test_game_starts_when_all_links_are_mixed() -> None:
    opened = table(ME, OPEN)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    do(opened, ANA, commands.Ready(id="r", seat=0, tip=tip(0)))
    refused(opened, ANA, commands.Ready(id="x", seat=0), "already-ready")
    do(opened, BEN, commands.Ready(id="r", seat=1, tip=tip(1)))
    assert status(opened) == "starting"
    assert kinds(give(opened, ANA, 0)) == ["LinkGiven"]
    assert give(opened, ANA, 0) == []  # sent again
    assert kinds(give(opened, BEN, 1)) == ["Mixed", "Started"]
    assert status(opened) == "playing"


def test_link_of_another_index_or_chain_is_rejected() -> None:
    opened = table(ME, BOT)
    ready(opened, ANA)
    first, second = (CHAINS[0].link(number).hex() for number in (1, 2))
    refused(opened, ANA, commands.Link(id="x", seat=0, k=1, link=second), "link-not-due")
    for link in (second, CHAINS[1].link(1).hex()):
        refused(opened, ANA, commands.Link(id="x", seat=0, k=0, link=link), "wrong-link")
    do(opened, ANA, commands.Link(id="l", seat=0, k=0, link=first))
    assert status(opened) == "playing"


def test_starting_seat_is_drawn_from_all_links() -> None:
    starts = set()
    for _ in range(12):
        opened = table(ME, BOT, OPEN)
        do(opened, BEN, commands.Sit(id="s", seat=2))
        do(opened, ANA, commands.Ready(id="r", seat=0, tip=tip(0)))
        do(opened, BEN, commands.Ready(id="r", seat=2))
        *_, begun = give(opened, ANA, 0)
        assert isinstance(begun.entry, log.Started)
        assert begun.entry.drawn
        assert begun.entry.first == opened.transcript.first  # type: ignore[union-attr]
        starts.add(begun.entry.first)
    assert len(starts) > 1


def test_starting_seat_is_configured_or_follows_game_and_dice() -> None:
    assert start(table(ME, BOT, first=1), 0) == log.Started(at=0, first=1)
    assert start(table(ME, ME, dice=MANUAL), 0) == log.Started(at=0, first=0)
    rolled_for = table(ME, BOT, game="knockout")
    assert start(rolled_for, 0) == log.Started(at=0)


def test_seats_without_their_link_are_called_away_and_the_game_begins() -> None:
    opened = table(ME, OPEN, first=0)
    do(opened, BEN, commands.Sit(id="s", seat=1))
    ready(opened, ANA, BEN)
    give(opened, ANA, 0)
    played = [opened.play(entry) for entry in call_away(opened, 9)]
    assert kinds(played) == ["Away", "Mixed", "Started"]
    assert [seat.stand_in for seat in opened.seats] == [None, None]
    transcript = opened.transcript
    assert transcript is not None
    assert (transcript.is_away(0), transcript.is_away(1)) == (False, True)
    mix = next(one for one in transcript.entries if isinstance(one, MixEntry))
    assert [link is None for link in mix.links] == [False, True]
    assert kinds(do(opened, BEN, commands.Return(id="b", seat=1))) == ["Back"]
    refused(opened, BEN, commands.Return(id="x", seat=1), "seat-not-kept")


def test_manual_dice_table_ignores_tips() -> None:
    playing = table(ME, ME, dice=MANUAL)
    do(playing, ANA, commands.Ready(id="r", seat=0, tip=tip(0)))
    assert playing.seats[0].tip is None


# -- links of rolls ------------------------------------------------------------------------


def test_own_throw_needs_the_own_link() -> None:
    playing = fair_players()
    version = playing.version
    refused(playing, ANA, commands.RollDice(id="x", seat=0, version=version), "link-missing")
    wrong = commands.RollDice(id="x", seat=0, version=version, link=link_of(playing, 1))
    refused(playing, ANA, wrong, "wrong-link")
    other = commands.Link(id="x", seat=1, k=1, link=link_of(playing, 1))
    refused(playing, BEN, other, "link-not-due")
    assert kinds(roll(playing, ANA)) == ["Rolled"]


def bot_to_roll() -> Table:
    """Ana and a bot, which begins."""
    playing = table(ME, BOT, first=1)
    ready(playing, ANA)
    give(playing, ANA, 0)
    return playing


def test_a_bots_roll_has_the_link_of_a_player() -> None:
    playing = bot_to_roll()
    assert (playing.contributor, playing.offered_link) == (0, None)
    assert give(playing, ANA, 0) == []  # kept until the bot throws
    link = playing.offered_link
    assert link is not None
    (rolled,) = [playing.play(entry) for entry in decide_roll(playing, 5, "bot")]
    assert rolled.entry.link == link  # type: ignore[union-attr]
    assert playing.offered_link is None


def test_a_bots_decision_goes_out_before_the_link_of_its_roll() -> None:
    playing = bot_to_roll()
    give(playing, ANA, 0)
    for entry in decide_roll(playing, 5, "bot"):
        playing.play(entry)
    take = playing.game.legal_actions(playing.position)[0]
    for action in (take, RollOn()):
        made = act_of(playing, 1, action, 6, "bot")
        assert kinds([playing.play(entry) for entry in made]) == ["Acted"]
    assert playing.rolls_itself
    assert kinds(give(playing, ANA, 0)) == ["Rolled"]  # at once


def test_a_player_who_does_not_answer_is_called_away_and_comes_back_with_a_command() -> None:
    playing = bot_to_roll()
    assert kinds([playing.play(entry) for entry in call_away(playing, 9)]) == ["Away"]
    assert playing.contributor is None
    assert call_away(playing, 9) == []
    (rolled,) = [playing.play(entry) for entry in decide_roll(playing, 9, "bot")]
    assert rolled.entry.link is None  # type: ignore[union-attr]
    assert playing.transcript.bare == 1  # type: ignore[union-attr]
    assert kinds(do(playing, ANA, commands.Return(id="b", seat=0))) == ["Back"]


def test_a_new_device_renews_the_chain_only_while_the_table_waits_for_it() -> None:
    playing = fair_players()
    chain = commands.RenewChain(id="c", seat=1, tip=tip(2))
    refused(playing, BEN, chain, "chain-not-due")  # Ana's link may be on its way
    assert kinds(do(playing, ANA, commands.RenewChain(id="c", seat=0, tip=tip(2)))) == [
        "ChainRenewed"
    ]
    roll_again = commands.RollDice(
        id="x", seat=0, version=playing.version, link=CHAINS[0].link(2).hex()
    )
    refused(playing, ANA, roll_again, "mix-due")
    link = CHAINS[2].link(1).hex()
    k = playing.transcript.k  # type: ignore[union-attr]
    do(playing, ANA, commands.Link(id="m", seat=0, k=k, link=link))
    assert kinds(give(playing, BEN, 1)) == ["Mixed"]
    again = commands.RenewChain(id="d", seat=0, tip=tip(3))
    refused(playing, ANA, again, "chain-not-due")  # once between two rolls


def test_the_server_renews_its_chain_after_512_links(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roost.server.core.table.decide.RENEW", 2)
    monkeypatch.setattr("roost.fairdice.transcript.RENEW", 2)
    playing = fair_players()
    before = playing.chain.tip
    assert kinds(roll(playing, ANA)) == ["Rolled", "ChainRenewed"]
    assert playing.chain.tip != before
    assert playing.mixing
    again = Table.replay(playing.id, [log.encode(step.entry) for step in playing.steps])
    assert again.chain.tip == playing.chain.tip
    give(playing, ANA, 0)
    assert kinds(give(playing, BEN, 1)) == ["Mixed"]


def test_a_clock_that_ran_out_calls_the_seat_away_until_its_roll_was_thrown() -> None:
    playing = fair_players(clock=TimeControl(decision_s=5))
    played = [playing.play(entry) for entry in time_ran_out(playing, None, 9)]
    assert kinds(played) == ["TimeRanOut"]
    assert (playing.contributor, playing.rolls_itself) == (1, True)
    refused(playing, ANA, commands.Return(id="x", seat=0), "seat-kept")
    assert kinds(give(playing, BEN, 1)) == ["Rolled"]
    assert kinds(do(playing, ANA, commands.Return(id="b", seat=0))) == ["Back"]


def test_a_removed_player_is_gone_from_the_dice() -> None:
    playing = fair_players()
    do(playing, ANA, commands.Remove(id="m", seat=1))
    transcript = playing.transcript
    assert transcript is not None
    assert (transcript.is_person(1), transcript.tip(1)) == (False, None)
    do(playing, ANA, commands.Abandon(id="end"))
    assert transcript.entries[-1] == EndEntry("abandoned")


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
