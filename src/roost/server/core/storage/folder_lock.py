"""One server per data folder: two would not see each other's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from roost.server.core.errors import ServerError

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderTakenError(ServerError):
    """Another server runs on this folder."""

    code = "data-in-use"
    status = 503


class FolderLock:
    """Held as long as the file is open, so it ends with the process, however that ends. The file
    itself stays: taking it away would let two servers hold two different ones."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ServerError(
                f"cannot make the folder {folder}: {error}",
                code="bad-folder",
                folder=str(folder),
                reason=error.strerror or str(error),
            ) from error
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
        self._file: int | None = os.open(folder / "lock", flags, 0o600)
        try:
            _take(self._file)
        except (BlockingIOError, PermissionError) as error:
            self.release()
            raise FolderTakenError(
                f"another server runs on {folder}; stop it, or use another folder (--data)",
                folder=str(folder),
            ) from error
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
