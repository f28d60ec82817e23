"""SQL of the port in PostgreSQL's words."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import count

_TYPES = ((r"\bBLOB\b", "BYTEA"), (r"\)\s*WITHOUT ROWID\b", ")"))


@lru_cache(maxsize=1000)
def translate(sql: str) -> str:
    """`?` becomes `$1`, `$2` and so on; in CREATE TABLE the names of types change."""
    if sql.lstrip().upper().startswith("CREATE"):
        for pattern, replacement in _TYPES:
            sql = re.sub(pattern, replacement, sql)
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in zip(count(1), rest, strict=False))
