"""Both narrators say the same: this one is held to the file that the web app's tests read, too."""

from roost.narrate import NARRATORS
from roost.rules import make_game
from tests.narrate import golden


def test_everything_is_said_as_written_down() -> None:
    assert golden.text() == golden.PATH.read_text(encoding="utf-8"), "make golden; read the diff"


def test_every_event_and_every_sentence_is_among_them() -> None:
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


def test_every_action_of_a_game_is_in_its_table() -> None:
    for game in golden.STEPS:
        kinds = {kind.kind for kind in make_game(game).action_types}
        assert set(NARRATORS.of(game).table.actions) == kinds
