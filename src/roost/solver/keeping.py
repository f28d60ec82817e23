"""Where compiled kernels are kept: beside the sources of a clone, and for an installed Roost in the
user's data folder, so that nobody needs to write where it is installed.
"""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from roost.home import home

PACKAGE = Path(__file__).parents[1]
CHOSEN = "NUMBA_CACHE_DIR"  # numba's own setting: whoever has made it is obeyed
_FILES = "*.nb[ci]"


def keep_compiled() -> None:
    """Tell numba, where there is one. Processes that this one starts hear it too."""
    if os.environ.get(CHOSEN) or find_spec("numba") is None or _is_open_clone():
        return
    os.environ[CHOSEN] = str(_data_folder() or _passing_folder())
    if "numba" in sys.modules:
        from numba.core.config import reload_config

        reload_config()  # type: ignore[no-untyped-call]


def kept_in() -> Path | None:
    """The folder for all that is compiled; None where each lies beside its source."""
    chosen = os.environ.get(CHOSEN)
    return Path(chosen) if chosen else None


def compiled_from(folder: Path) -> Iterator[Path]:
    """What is kept of the kernels in a folder of sources."""
    kept = kept_in()
    if kept is None:
        yield from folder.rglob(f"__pycache__/{_FILES}")
        return
    for sources in (folder, *(path for path in folder.rglob("*") if path.is_dir())):
        yield from kept.glob(f"{sources.name}_*/{_FILES}")


def _is_open_clone() -> bool:
    cloned = (PACKAGE.parents[1] / "pyproject.toml").is_file()
    return cloned and os.access(PACKAGE / "solver", os.W_OK)


def _data_folder() -> Path | None:
    """One for each place and each numba; None where none may be made."""
    from importlib.metadata import version

    about = f"{PACKAGE} {version('numba')} {sys.implementation.cache_tag}"
    try:
        folder = home() / "kernels" / sha256(about.encode()).hexdigest()[:16]
    except RuntimeError:  # nobody knows whose home it is
        return None
    # Not Path.exists, which fails on what is shut away.
    there = next(path for path in (folder, *folder.parents) if os.path.exists(path))  # noqa: PTH110
    return folder if os.access(there, os.W_OK) else None


def _passing_folder() -> str:
    """For this process and those it starts."""
    from shutil import rmtree
    from tempfile import mkdtemp

    folder = mkdtemp(prefix="roost-kernels-")
    atexit.register(rmtree, folder, ignore_errors=True)
    return folder
