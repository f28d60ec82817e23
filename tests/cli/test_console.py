"""Console output."""

import io

from roost.cli.console import Console
from roost.locale import Catalogue


def said(message: str, **values: object) -> list[str]:
    sink = io.StringIO()
    Console(Catalogue("en"), io.StringIO(), sink).say(message, **values)
    return sink.getvalue().splitlines()


def test_command_gets_its_own_unwrapped_line() -> None:
    link = f"http://192.168.1.20:8000/table/584j5squh4?seat=1&key={'x' * 60}"
    command = f"roost play --link '{link}' --name Ana"
    *before, last = said("online-quit", kept="true", command=command)
    assert " ".join(before) == "A bot is playing for you. Come back with:"
    assert last.strip() == command
