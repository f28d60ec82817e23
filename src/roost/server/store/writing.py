"""What a job for a writer is made of, before any database knows of it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, TypeAlias

Statement: TypeAlias = tuple[str, Sequence[Any]]  # SQL with `?`, and the values
Line: TypeAlias = tuple[str, int, str]  # table, version, entry
MOST_TOGETHER = 2000
# Under load a commit waits a moment for company: fewer, larger ones leave more time to play.
BUSY, GATHER_S = 3, 0.004


def checksum(table: str, version: int, entry: str) -> int:
    """Stands beside every entry: a damaged one is noticed when it is read."""
    return zlib.crc32(f"{table}/{version}/{entry}".encode())
