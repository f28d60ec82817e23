"""Questions to the board, answered by its lines."""

from __future__ import annotations

import re

import pytest

from roost.cli.terminal.knockout.inquiry import Inquiry
from roost.locale import LANGUAGES, Catalogue
from roost.narrate.narrator import make_narrator
from roost.rules.errors import GameError
from roost.rules.knockout import Knockout, KnockoutState, bits, get_board


def inquiry(language: str = "en", you: int | None = None) -> Inquiry:
    texts = Catalogue(language)
    return Inquiry(texts, make_narrator(texts, Knockout(), ["Ana", "Ben"], you))  # type: ignore[arg-type]


def start(board: str = "rings61") -> KnockoutState:
    from roost.rules.knockout import KnockoutVariant

    return Knockout(KnockoutVariant(board)).start(2, first=0)


def said(state: KnockoutState, text: str, language: str = "en") -> str:
    lines = inquiry(language).answer(state, text)
    assert lines is not None
    return " ".join(" ".join(lines).split())


def test_near_names_the_neighbours_and_who_stands_there() -> None:
    state, board = start(), get_board("rings61")
    told = said(state, "near O0")
    assert told.startswith("Next to O0 with Ana’s blue 1: ")
    for space in bits(board.neighbours[board.index["O0"]]):
        assert board.names[space] in told
    assert "O1 with Ana’s blue 2" in told
    assert said(state, "NEAR o0") == told


def test_from_says_where_a_length_may_end() -> None:
    state, board = start(), get_board("rings61")
    told = said(state, "from M7 3")
    wanted = {board.names[space] for space in bits(board.reach[3][board.index["M7"]])}
    assert "anywhere on the inner ring" in told
    told = told.replace("anywhere on the inner ring", "I0 to I11")
    found: set[str] = set()
    for letter, first, last in re.findall(
        r"\b([OMIC])(\d*)(?: to \w(\d+))?", told.partition(" on ")[2]
    ):
        ends = range(int(first), int(last or first) + 1) if first else [""]
        found |= {f"{letter}{end}" for end in ends}
    assert found == wanted


def test_arrows_are_told() -> None:
    state, board = start("arrows49"), get_board("arrows49")
    begin, end = board.arrows[0]
    assert f"from {board.names[begin]}" in said(state, f"near {board.names[end]}")
    beside = said(state, f"near {board.names[end]}").partition("Arrows")[0]
    assert begin in [board.index[name] for name in board.names if name == board.names[begin]]
    assert not board.neighbours[end] >> begin & 1
    assert f" {board.names[begin]}," not in beside.replace(" and ", ", ")


def test_threats_are_five_to_me_and_the_most_valuable_come_first() -> None:
    state = start()
    told = inquiry().threats(state)
    for line in told[:-1]:
        here, hunters = re.findall(r"on (O\d+)", line)[0], re.findall(r"(\w+ \d) with (\d)", line)
        for hunter, length in hunters:
            piece = ["blue", "green", "red", "yellow"].index(hunter[:-2]) * 6 + int(hunter[-1]) - 1
            ends = state.board.reach[int(length)][state.positions[piece]]
            assert ends >> state.board.index[here] & 1
    assert told[0] == "blue 1 on O0: hit by green 1 with 6 and yellow 1 with 6."
    assert told[-1] == "And 7 more pieces."
    assert len(told) == 6
    assert inquiry(you=1).threats(state)[0].startswith("green 1 on O6")
    assert inquiry().threats(state, "b3") == [
        "blue 3 on O2: hit by green 3 with 6 and yellow 3 with 6."
    ]


def test_who_plays_alone_hears_of_their_own_pieces() -> None:
    assert inquiry(you=0).answer(start(), "near O0") != inquiry().answer(start(), "near O0")
    assert "O1 with your blue 2" in " ".join(inquiry(you=0).near(start(), 0))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("near", "bad-question"),
        ("near O0 O1", "bad-question"),
        ("near Z9", "no-such-space"),
        ("from O0", "bad-question"),
        ("threats b7", "bad-question"),
        ("from O0 7", "bad-length"),
        ("from O0 three", "bad-length"),
    ],
)
def test_a_question_that_is_none_is_refused(text: str, code: str) -> None:
    with pytest.raises(GameError) as caught:
        inquiry().answer(start(), text)
    assert caught.value.code == code


def test_moves_are_no_questions() -> None:
    for text in ("", "b3 M7", "3 M7", "M7", "blue 3"):
        assert inquiry().answer(start(), text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words_for_it(language: str) -> None:
    texts = Catalogue(language)
    for meaning, rest in (("near", " M7"), ("from", " M7 3"), ("threats", "")):
        for word in texts.text(f"words-{meaning}").split():
            assert said(start(), word + rest, language)
