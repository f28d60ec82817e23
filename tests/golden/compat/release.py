"""One release's folder, whole or not at all."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.golden.compat import games, hall

FOLDER = Path(__file__).parent


def write(folder: Path) -> None:
    if folder.exists():
        raise SystemExit(f"compat: the files of {folder.name} are kept already")
    with TemporaryDirectory() as scratch:
        made = Path(scratch) / folder.name
        games.write(made)
        hall.write(made)
        shutil.copytree(made, folder)
