"""Every event becomes a sentence with its reason."""

from collections.abc import Sequence

import pytest

from roost.bots import make_bot
from roost.dice import SeededDice
from roost.locale import LANGUAGES, Catalogue
from roost.narrate import list_of, make_narrator
from roost.narrate.table import VARIANTS
from roost.rules import Outcome, Phase, Roll, game_of, make_game, parse_position
from roost.rules.core import Action
from roost.rules.knockout import Knockout
from roost.rules.pickomino import RollOn, Stop, Take


def told(position: str, moves: Sequence[Action | Roll], language: str = "en") -> list[str]:
    """Return the sentences for the last of `moves`, played in `position`."""
    state = parse_position(position)
    rules = game_of(state)
    narrator = make_narrator(Catalogue(language, strict=True), rules, ["Ana", "Leo", "Eva", "Max"])
    sentences: list[str] = []
    for move in moves:
        state, events = rules.apply(state, move)
        sentences = narrator.tell(events)
    return sentences


def dice(*faces: int) -> Roll:
    return Roll(faces)


def test_a_failed_roll_explains_the_reason_and_the_tiles() -> None:
    """See P7 and P17."""
    assert told("pickomino 21-23,36 24/- 0 ww ? 5", [dice(6, 6, 6, 6, 6, 6)]) == [
        "Ana rolls worm, worm, worm, worm, worm, worm.",
        "Nothing new, so Ana’s turn is lost.",
        "The 24 goes back to the grill and the 36 is turned over.",
    ]


def test_a_returned_highest_tile_stays() -> None:
    """See P18."""
    assert told("pickomino 21-23 30/- 0 w . 5", [Stop(None)])[-1] == (
        "The 30 goes back to the grill. It’s the highest there, so it stays face up."
    )


def test_a_failure_without_tiles_turns_nothing() -> None:
    """See P19."""
    assert told("pickomino 21-36 -/- 0 w . 5", [Stop(None)])[-1] == (
        "Ana has no tile to give back."
    )


@pytest.mark.parametrize("variant", ["short", "returned-face-down"])
def test_the_short_game_removes_the_returned_tile(variant: str) -> None:
    """See P22."""
    position = f"pickomino:{variant} 21-23 30/- 0 w . 5"
    assert told(position, [Stop(None)])[-1] == (
        "The 30 goes back to the grill face down and is out of the game."
    )


def test_the_house_rule_turns_a_tile_without_one_coming_back() -> None:
    """See P24."""
    assert told("pickomino:turn-on-empty 21-36 -/- 0 w . 5", [Stop(None)])[1:] == [
        "The 36 is turned over."
    ]


def test_a_missing_worm_is_the_reason() -> None:
    """See P8."""
    assert told("pickomino 31 -/- 0 5555554 . 5", [Stop(None)])[0] == (
        "Ana has 34 but no worm. The turn is lost."
    )


def test_a_steal_names_the_victim() -> None:
    """See P10."""
    assert told("pickomino 30 25/-/21 0 wwww . 5", [RollOn(), dice(1, 1, 1, 1), Take(1)])
    assert told("pickomino 30 -/21/25 0 wwww1 . 5", [Stop(21)]) == [
        "Exactly 21: Ana steals the 21 from Leo."
    ]


def test_a_lower_tile_is_named_with_the_total() -> None:
    """See P11."""
    assert told("pickomino 21,30 -/- 0 wwww4 . 5", [Stop(21)]) == [
        "With 24, Ana takes a lower tile from the grill: the 21."
    ]


def test_a_knock_out_names_both_pieces_and_the_lock_that_follows() -> None:
    """See K8 and K12."""
    position = "knockout 2 x,x,O0,x,x,O9/x,x,O1,x,x,O15/x,x,x,x,x,x/x,x,x,x,x,x 0 ? 1 1 0"
    rules = Knockout()
    state = rules.parse_position(position)
    narrator = make_narrator(Catalogue("en", strict=True), rules, ["Ana", "Leo"])
    state = rules.apply(state, dice(1, 3)).state
    hit = next(move for move in rules.legal_actions(state) if move.space in state.positions)
    assert narrator.tell(rules.apply(state, hit).events) == [
        "Ana moves the blue 3 from O0 to O1 and knocks out Leo’s green 3.",
        "The blue 3 is locked: no opponent has a 3 any more.",
    ]


def test_lists_of_names_read_like_a_sentence() -> None:
    english = Catalogue("en")
    assert list_of(english, ["Ana"]) == "Ana"
    assert list_of(english, ["Ana", "Leo"]) == "Ana and Leo"
    assert list_of(english, ["Ana", "Leo", "Eva"]) == "Ana, Leo and Eva"


@pytest.mark.parametrize(
    ("name", "word"),
    [("Inés", "e"), ("íñigo", "e"), ("Hilda", "e"), ("Hielo", "y"), ("Hiato", "y"), ("Leo", "y")],
)
def test_a_spanish_list_depends_on_the_start_of_the_last_name(name: str, word: str) -> None:
    assert list_of(Catalogue("es"), ["Ana", name]) == f"Ana {word} {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "variant", "seats"),
    [
        ("pickomino", "short+any-lower", 3),
        ("pickomino", "returned-face-down+turn-on-empty", 2),
        ("pickomino", "standard", 4),
        ("knockout", "rings61", 3),
        ("knockout", "grid49", 2),
    ],
)
def test_whole_games_have_sentences_in_every_language(
    language: str, game: str, variant: str, seats: int
) -> None:
    rules = make_game(game, variant)
    names = ["Ana", "Leo", "Eva", "Max"][:seats]
    narrator = make_narrator(Catalogue(language, strict=True), rules, names)
    for seed in range(2):
        bots = [make_bot(game, "simple" if seat else "random", seed) for seat in range(seats)]
        state, source = rules.start(seats), SeededDice(seed)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.CHANCE:
                move: Action | Roll = source.roll(rules.dice_count(state))
            else:
                action = move = bots[state.seat].choose(state)
                assert narrator.action(state, action)
            state, events = rules.apply(state, move)
            assert all(narrator.tell(events))
        outcome = rules.outcome(state)
        assert outcome is not None
        assert narrator.winners(outcome)


def action_words(position: str, language: str = "en") -> list[str]:
    """Return the sentence of each legal action."""
    state = parse_position(position)
    rules = game_of(state)
    narrator = make_narrator(Catalogue(language, strict=True), rules, ["Ana", "Leo", "Eva"])
    return [narrator.action(state, action) for action in rules.legal_actions(state)]


def test_the_text_of_taking_dice_counts_a_worm_as_five() -> None:
    """See P2."""
    assert action_words("pickomino 21-36 -/- 0 44 12255w 1") == [
        "set aside the 1 (total 9)",
        "set aside both 2s (total 12)",
        "set aside both 5s (total 18)",
        "set aside the worm (total 13)",
    ]
    assert action_words("pickomino 21-36 -/- 0 44 1155ww 1")[-1] == ("set aside 2 worms (total 18)")


def test_the_text_of_stopping_names_the_tile() -> None:
    """See P9, P10, P12 and P16."""
    assert action_words("pickomino 23,30 -/21/25 0 wwww5 . 5") == [
        "roll 3 dice",
        "stop and steal the 25 from Eva",
        "stop and take the 23",
    ]
    assert action_words("pickomino 30 -/21/25 0 wwwww4 . 5") == [
        "roll 2 dice",
        "stop with nothing and lose the turn",
    ]


def test_the_text_of_a_move_names_its_victim() -> None:
    """See K8."""
    position = "knockout 2 x,x,O0,x,x,O9/x,x,O1,x,x,O15/x,x,x,x,x,x/x,x,x,x,x,x 0 3:1 1 1 0"
    assert "blue 3 to O1, knocking out Leo’s green 3" in action_words(position)
    assert "blue 3 to O23" in action_words(position)


# -- remarks -------------------------------------------------------------------------------------

STEAL = parse_position("pickomino 23,30 -/21/25 0 wwww5 . 5")


def stolen(key: str, you: int | None, language: str = "en") -> str:
    rules = game_of(STEAL)
    texts = Catalogue(language, strict=True)
    narrator = make_narrator(texts, rules, ["Ana", "Leo", "Eva"], you, key)
    _, events = rules.apply(STEAL, Stop(25))
    return narrator.tell(events)[0]


def test_everybody_at_a_table_reads_the_same_remark() -> None:
    plain = stolen("", None)
    assert plain == "Exactly 25: Ana steals the 25 from Eva."
    remarked = stolen("table", None)
    assert remarked.startswith(plain)
    assert len(remarked) > len(plain)
    assert stolen("table", 1) == remarked
    assert stolen("table", 0) == remarked.replace("Ana steals", "you steal")


def test_the_victim_reads_another_remark() -> None:
    robbed = {stolen(f"table {n}", 2).partition("you. ")[2] for n in range(30)}
    stole = {stolen(f"table {n}", 0).partition("Eva. ")[2] for n in range(30)}
    assert len(robbed) == len(stole) == VARIANTS
    assert robbed.isdisjoint(stole)


def test_a_close_finish_is_neither_won_nor_lost() -> None:
    texts = Catalogue("en", strict=True)
    narrator = make_narrator(texts, make_game("pickomino"), ["Ana", "Leo"], 0, "table")
    close, lost = (narrator.winners(Outcome.ranked(scores)) for scores in ((6, 7), (3, 7)))
    assert close.removeprefix("Leo wins! 7 worms. ") in variants("remark-close")
    assert lost.removeprefix("Leo wins! 7 worms. ") in variants("remark-lost")


def variants(message: str) -> set[str]:
    return {Catalogue("en").text(message, pick=n) for n in range(VARIANTS)}
