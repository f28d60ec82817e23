"""Dice ports: sources of rolls."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from roost.dice import Dice, DiceError, ManualDice, ScriptedDice, SeededDice, SystemDice
from roost.rules import Roll
from roost.rules.dice import chances, ways
from roost.rules.errors import GameError, ParseError
from roost.testing import FastDice, scripted_dice

# The upper 1e-6 point of chi-square with 5 degrees of freedom. A fair port fails with one seed in a
# million. The seeds here are fixed, so the tests are deterministic.
CHI_SQUARE_5 = Fraction(359, 10)


def chi_square(counts: Counter[int]) -> Fraction:
    """Return the chi-square statistic of the faces against uniform."""
    expected = Fraction(counts.total(), 6)
    return sum(((counts[face] - expected) ** 2 / expected for face in range(1, 7)), Fraction(0))


def faces(dice: Dice, rolls: int, n: int) -> Counter[int]:
    return Counter(face for _ in range(rolls) for face in dice.roll(n).dice)


# -- seeded --------------------------------------------------------------------------------


def test_a_seed_gives_the_same_rolls_on_every_machine() -> None:
    dice = SeededDice(2024)
    assert ["".join(map(str, dice.roll(n).dice)) for n in (8, 8, 5, 2, 1)] == GOLDEN
    assert ["".join(map(str, SeededDice("Ana's game").roll(8).dice))] == GOLDEN_TEXT_SEED


GOLDEN = ["34455566", "11133355", "13446", "16", "4"]
GOLDEN_TEXT_SEED = ["11244555"]


def test_equal_seeds_give_equal_rolls_and_others_do_not() -> None:
    def stream(seed: int | str) -> list[Roll]:
        dice = SeededDice(seed)
        return [dice.roll(8) for _ in range(20)]

    assert stream(7) == stream(7)
    assert stream(7) != stream(8)
    assert stream(7) != stream("7 ")


def test_a_saved_game_continues_with_the_next_roll() -> None:
    dice = SeededDice(3)
    before = [dice.roll(n) for n in (8, 5, 2)]
    assert dice.drawn == 3
    resumed = SeededDice(3, drawn=3)
    assert [resumed.roll(8), resumed.roll(3)] == [dice.roll(8), dice.roll(3)]
    assert [SeededDice(3, drawn=1).roll(5)] == before[1:2]


def test_the_number_of_dice_of_one_roll_does_not_change_the_next() -> None:
    one, other = SeededDice(5), SeededDice(5)
    one.roll(8)
    other.roll(1)
    assert one.roll(8) == other.roll(8)


def test_many_dice_can_be_rolled_at_once() -> None:
    assert len(SeededDice(1).roll(500).dice) == 500


@pytest.mark.parametrize("seed", [0, 1, 2, "x"])
def test_seeded_dice_are_uniform(seed: int | str) -> None:
    assert chi_square(faces(SeededDice(seed), 5000, 8)) < CHI_SQUARE_5


def test_seeded_dice_are_uniform_at_every_place_of_the_stream() -> None:
    """The first die of a roll is uniform, however many rolls came before."""
    firsts = Counter(SeededDice(11, drawn=n).roll(1).dice[0] for n in range(20_000))
    assert chi_square(firsts) < CHI_SQUARE_5


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_fast_dice_are_uniform_too(seed: int) -> None:
    for n in (1, 2, 8):
        assert chi_square(faces(FastDice(seed), 40_000 // n, n)) < CHI_SQUARE_5


def test_fast_dice_give_every_roll_its_exact_share() -> None:
    """Each roll occurs exactly in proportion to its number of ordered throws."""
    dice = FastDice()
    tickets = iter(range(6**3))
    dice._bits = lambda _: next(tickets)
    assert Counter(dice.roll(3) for _ in range(6**3)) == {
        chance.roll: ways(chance.roll.dice) for chance in chances(3)
    }


def test_the_uniformity_test_detects_a_loaded_die() -> None:
    rng = random.Random(1)
    loaded = Counter(rng.choice([1, 2, 3, 4, 5, 6, 6]) for _ in range(40_000))
    assert chi_square(loaded) > CHI_SQUARE_5


# -- the operating system ------------------------------------------------------------------


def test_system_dice_show_all_six_faces() -> None:
    counts = faces(SystemDice(), 500, 8)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]  # fails by chance once in 10**316 runs
    assert counts.total() == 4000


# -- scripted ------------------------------------------------------------------------------


def test_scripted_dice_return_the_given_rolls_in_order() -> None:
    dice = ScriptedDice([[6, 1], Roll((2, 2, 3))])
    assert dice.roll(2) == Roll((1, 6))
    assert dice.roll(3) == Roll((2, 2, 3))


def test_a_script_without_more_rolls_raises_an_error() -> None:
    dice = scripted_dice("1w")
    dice.roll(2)
    with pytest.raises(DiceError) as caught:
        dice.roll(2)
    assert caught.value.code == "no-dice"


def test_a_script_with_the_wrong_number_of_dice_raises_an_error() -> None:
    with pytest.raises(DiceError) as caught:
        scripted_dice("1w3").roll(2)
    assert caught.value.code == "wrong-number-of-dice"
    assert caught.value.values == {"given": 3, "wanted": 2}


def test_a_script_with_an_impossible_face_is_rejected_early() -> None:
    with pytest.raises(ParseError):
        scripted_dice("178")


# -- by hand -------------------------------------------------------------------------------


def test_manual_dice_ask_for_the_number_of_dice() -> None:
    asked = []

    def ask(n: int) -> list[int]:
        asked.append(n)
        return [6, 1, 3]

    assert ManualDice(ask).roll(3) == Roll((1, 3, 6))
    assert asked == [3]


@pytest.mark.parametrize("entry", [[1, 2], [1, 2, 3, 4], [], [0, 1, 2], [1, 2, 7], [1, 2, "x"]])
def test_an_impossible_entry_is_rejected_with_a_code(entry: list[int]) -> None:
    with pytest.raises(GameError) as caught:
        ManualDice(lambda _: entry).roll(3)
    assert caught.value.code in ("wrong-number-of-dice", "bad-die")


# -- what all share ------------------------------------------------------------------------


def test_every_port_has_a_name_for_the_record() -> None:
    ports: list[Dice] = [
        SystemDice(),
        SeededDice(1),
        ScriptedDice([]),
        ManualDice(lambda _: []),
    ]
    assert [port.name for port in ports] == ["system", "seeded", "scripted", "manual"]


def test_a_roll_takes_any_iterable_and_is_iterable() -> None:
    roll = Roll(int(face) for face in "613")
    assert roll == Roll([1, 3, 6]) == Roll((3, 6, 1))
    assert list(roll) == [1, 3, 6]
    assert len(roll) == 3
    assert roll.count(6) == 1


def test_probabilities_are_exact() -> None:
    assert {chance.roll.dice: chance.probability for chance in chances(2)}[1, 6] == Fraction(1, 18)
    assert {chance.roll.dice: chance.probability for chance in chances(2)}[6, 6] == Fraction(1, 36)
    assert ways((1, 1, 2, 2, 3, 3, 4, 4)) == 2520
