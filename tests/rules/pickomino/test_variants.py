"""P22 to P24: the three endings and the two house rules, in all 12 combinations."""

from itertools import product

import pytest

from roost.rules import Phase, make_game
from roost.rules.errors import UnknownGameError, VariantError
from roost.rules.pickomino import Failed, Pickomino, PickominoVariant, Returned, Turned
from tests.rules.pickomino.table import GAME, events, play, position, tiles

VARIANTS = PickominoVariant.all()
KEYS = [variant.key for variant in VARIANTS]

# What a failure leaves of "grill 21 29 34, stack 24 27" and of "grill 21 29, stack 24 30".
AFTER_27 = {"standard": (21, 27, 29), "short": (21, 27, 29), "returned-face-down": (21, 29, 34)}
AFTER_30 = {"standard": (21, 29, 30), "short": (21, 29), "returned-face-down": (21, 29)}
# The expected events.
WITH_27 = {
    "standard": (Returned(0, 27, True), Turned(34)),
    "short": (Returned(0, 27, True), Turned(34)),
    "returned-face-down": (Returned(0, 27, False), Turned(27)),
}
WITH_30 = {
    "standard": (Returned(0, 30, True),),
    "short": (Returned(0, 30, False), Turned(30)),
    "returned-face-down": (Returned(0, 30, False), Turned(30)),
}


def ending(key: str) -> str:
    return PickominoVariant.parse(key).ending


def test_there_are_twelve_variants_with_keys_that_read_back() -> None:
    assert len(set(KEYS)) == 12
    for variant in VARIANTS:
        assert PickominoVariant.parse(variant.key) == variant
    assert {
        (variant.ending, variant.any_lower, variant.turn_on_empty) for variant in VARIANTS
    } == set(product(("standard", "short", "returned-face-down"), (False, True), (False, True)))


@pytest.mark.parametrize("key", KEYS)
def test_p17_and_p22_fate_of_a_returned_tile_below_the_highest(key: str) -> None:
    before = position("21,29,34", "24,27/-", taken="wwwwww", variant=key)
    after = play(before, "[ww]")
    assert after.grill_tiles == AFTER_27[ending(key)]
    assert after.stacks == ((24,), ())
    assert events(before, "[ww]")[1:] == (Failed(0, "no-face", 30), *WITH_27[ending(key)])


@pytest.mark.parametrize("key", KEYS)
def test_p18_and_p22_fate_of_a_returned_highest_tile(key: str) -> None:
    before = position("21,29", "24,30/-", taken="wwwwww", variant=key)
    after = play(before, "[ww]")
    assert after.grill_tiles == AFTER_30[ending(key)]
    assert after.stacks == ((24,), ())
    assert events(before, "[ww]")[1:] == (Failed(0, "no-face", 30), *WITH_30[ending(key)])


@pytest.mark.parametrize("key", KEYS)
def test_p19_and_p24_what_a_failure_without_a_tile_turns(key: str) -> None:
    before = position("21,29,34", "-/25", taken="wwwwww", variant=key)
    turned = "turn-on-empty" in key
    after = play(before, "[ww]")
    assert after.grill_tiles == ((21, 29) if turned else (21, 29, 34))
    assert events(before, "[ww]")[2:] == ((Turned(34),) if turned else ())


@pytest.mark.parametrize("key", KEYS)
def test_p11_and_p23_which_lower_tiles_are_within_reach(key: str) -> None:
    any_lower = "any-lower" in key
    lower = position("21,24,26,33", "-/-", taken="wwwwww", dice=".", variant=key)
    assert tiles(lower) == ([26, 24, 21] if any_lower else [26])
    steal = position("21,24,26,33", "-/30", taken="wwwwww", dice=".", variant=key)
    assert tiles(steal) == ([30, 26, 24, 21] if any_lower else [30, 26])


@pytest.mark.parametrize("key", KEYS)
def test_p9_and_p23_the_exact_tile_leaves_no_choice_in_any_variant(key: str) -> None:
    state = position("21,24,30,33", "-/-", taken="wwwwww", dice=".", variant=key)
    assert tiles(state) == [30]


def test_p23_every_lower_tile_can_really_be_taken() -> None:
    state = position("21,24,26", "-/-", taken="wwwwww", dice=".", variant="any-lower")
    for tile in (21, 24, 26):
        assert play(state, f"={tile}").stacks[0] == (tile,)


def test_p23_the_choice_remains_when_the_turn_ends_by_itself() -> None:
    before = position("21,24", "-/-", taken="wwwwww1", dice="2", variant="any-lower")
    state = play(before, "2")
    assert state.phase is Phase.PLAY
    assert tiles(state) == [24, 21]
    assert len(GAME.legal_actions(state)) == 2


def test_p22_reading_a_is_the_short_game_and_the_endings_exclude_each_other() -> None:
    assert PickominoVariant.parse("short").ending == "short"
    for clash in ("short+returned-face-down", "standard+short", "short+short"):
        with pytest.raises(VariantError) as caught:
            PickominoVariant.parse(clash)
        assert caught.value.code == "variant-clash"


def test_p22_every_failure_with_a_tile_removes_exactly_one_tile() -> None:
    for key in ("short", "returned-face-down"):
        for grill, stack in (("21,29,34", "24,27"), ("21,29", "24,30")):
            before = position(grill, f"{stack}/-", taken="wwwwww", variant=key)
            after = play(before, "[ww]")
            assert len(after.turned_tiles) == len(before.turned_tiles) + 1


def test_p22_the_short_game_can_end_by_turning_the_last_tile() -> None:
    # The returned tile is the only one above the 21; taking the 21 first leaves none.
    state = position("21", "24/-", taken="ww443", dice=".", variant="short", seat=1)
    assert play(state, "=21").phase is Phase.OVER


def test_p24_turning_the_last_tile_ends_the_game() -> None:
    state = position("21", "-/25", taken="wwwwww", variant="turn-on-empty")
    after = play(state, "[ww]")
    assert after.phase is Phase.OVER
    assert after.grill_tiles == ()


def test_p24_changes_nothing_for_players_with_tiles() -> None:
    state = position("21,29", "30/-", taken="wwwwww", variant="turn-on-empty")
    assert play(state, "[ww]").grill_tiles == (21, 29, 30)  # P18 still holds


def test_the_words_of_a_variant_may_come_in_any_order() -> None:
    assert PickominoVariant.parse("turn-on-empty+short").key == "short+turn-on-empty"
    assert PickominoVariant.parse("").key == "standard"


@pytest.mark.parametrize("key", ["shrot", "short+", "+", "standard any-lower", "Short", None, 5])
def test_the_error_for_an_unknown_word_lists_the_known_ones(key: object) -> None:
    with pytest.raises(VariantError, match="returned-face-down") as caught:
        make_game("pickomino", key)  # type: ignore[arg-type]
    assert caught.value.code == "bad-variant"


def test_an_unknown_ending_is_rejected() -> None:
    with pytest.raises(VariantError):
        PickominoVariant("long")


def test_an_unknown_game_is_rejected() -> None:
    with pytest.raises(UnknownGameError, match="pickomino, knockout") as caught:
        make_game("backgammon")
    assert caught.value.code == "unknown-game"


def test_states_carry_their_variant() -> None:
    variant = PickominoVariant("short", True, True)
    assert Pickomino(variant).start(2).variant == variant
    assert variant.version == 1
