"""Files that are written whole, or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_safely(path: Path, text: str) -> None:
    """Replace the file at once: a reader, or a crash, sees the old text or the new one whole."""
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
            error.filename = str(path)  # the draft's name means nothing to anybody
        raise
