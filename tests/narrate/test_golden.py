"""Golden sentences, shared with the web app's narrator."""

import pytest

from roost.locale import Catalogue
from roost.narrate import NARRATORS, make_narrator
from roost.rules import make_game
from tests.narrate import golden


def test_all_sentences_match_the_golden_file() -> None:
    assert golden.text() == golden.PATH.read_text(encoding="utf-8"), "make golden; read the diff"


def test_the_golden_file_covers_every_event_and_sentence() -> None:
    for game, steps in golden.STEPS.items():
        events = NARRATORS.of(game).table.events
        assert set(events) == {kind.kind for kind in make_game(game).event_types}
        told = [
            sentence
            for step in steps
            for event in step
            for sentence in events[event.kind]
            if not {other.kind for other in step} & set(sentence.unless)
        ]
        assert {s.message for s in told} == {s.message for row in events.values() for s in row}


class Asked(Catalogue):
    """Catalogue that records which messages were used."""

    def __init__(self) -> None:
        super().__init__("en", strict=True)
        self.messages: set[str] = set()

    def text(self, message: str, /, **values: object) -> str:
        self.messages.add(message)
        return super().text(message, **values)


@pytest.mark.parametrize("game", golden.STEPS)
def test_sentences_about_the_readers_own_seat_differ(game: str) -> None:
    rows = NARRATORS.of(game).table.events.values()
    about = [s for row in rows for s in row if {"name", "names"} & s.values.keys()]
    assert [sentence.message for sentence in about if not sentence.you] == []
    texts, rules = Asked(), make_game(game, golden.BOARD if game == "knockout" else "")
    for seat in range(len(golden.NAMES)):
        narrator = make_narrator(texts, rules, golden.NAMES, seat)
        for step in golden.STEPS[game]:
            narrator.tell(step)
    assert {to[-1] for sentence in about for to in sentence.you} - texts.messages == set()


def test_every_action_of_a_game_is_in_its_table() -> None:
    for game in golden.STEPS:
        kinds = {kind.kind for kind in make_game(game).action_types}
        assert set(NARRATORS.of(game).table.actions) == kinds
