"""Atomic file writes."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_safely(path: Path, text: str) -> None:
    """Replace a file atomically: readers, even after a crash, see the old or the new text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException as error:
        with suppress(OSError):
            draft.unlink()
        if isinstance(error, OSError):
            error.filename = str(path)  # the temporary file's name would confuse users
        raise
