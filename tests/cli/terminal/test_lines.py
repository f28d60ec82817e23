"""A console that speaks while it listens."""

import io
import os
from queue import SimpleQueue

import pytest

from roost.cli.terminal.lines import Line, Voice
from roost.locale import Catalogue


def voice(typed: str) -> tuple[Voice, io.StringIO]:
    said = io.StringIO()
    return Voice(Catalogue("en"), io.StringIO(typed), said), said


def test_what_is_said_while_a_question_stands_open_begins_a_line_of_its_own() -> None:
    speaker, said = voice("")
    speaker.prompt("Roll?")
    speaker.write("Leo is away.")
    speaker.prompt("Roll?")
    assert said.getvalue() == "Roll? \nLeo is away.\nRoll? "


def test_lines_that_were_typed_ahead_are_heard_in_order_by_whoever_listens_next() -> None:
    speaker, _ = voice("Ana\nhello\nwow")
    assert speaker.ask("Name?") == "Ana"
    heard: SimpleQueue[Line] = SimpleQueue()
    speaker.listen(heard.put)
    assert [heard.get(timeout=10) for _ in range(3)] == ["hello", "wow", None]


def test_a_question_without_an_answer_ends_the_input() -> None:
    speaker, _ = voice("")
    with pytest.raises(EOFError):
        speaker.ask("Name?")


def test_a_pipe_is_read_line_by_line_however_its_bytes_come() -> None:
    out, into = os.pipe()
    heard: SimpleQueue[Line] = SimpleQueue()
    with open(out, encoding="utf-8") as source, open(into, "wb", buffering=0) as pen:  # noqa: PTH123
        Voice(Catalogue("en"), source, io.StringIO()).listen(heard.put)
        pen.write(b"zur")
        pen.write("ück\nq".encode())
        assert heard.get(timeout=10) == "zurück"
        pen.close()
        assert [heard.get(timeout=10) for _ in range(2)] == ["q", None]
