"""The last unexpected error, saved for `roost report`.

It contains the error's type and place, but not its message, which may contain names of people and
files.
"""

from __future__ import annotations

from pathlib import Path

from roost.home import home

_MOST = 12  # stack frames


def file() -> Path:
    return home() / "last-error.txt"


def note(error: BaseException) -> None:
    """Save the error's type and place; ignore write errors."""
    import traceback
    from contextlib import suppress
    from datetime import UTC, datetime

    frames = traceback.extract_tb(error.__traceback__)[-_MOST:]
    places = [f"  {_place(Path(frame.filename))}:{frame.lineno} {frame.name}" for frame in frames]
    moment = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    with suppress(OSError, RuntimeError):
        file().parent.mkdir(parents=True, exist_ok=True)
        head = f"{type(error).__name__}, {moment}"
        file().write_text("\n".join([head, *places]) + "\n", encoding="utf-8")


def last() -> str | None:
    try:
        return file().read_text(encoding="utf-8").strip()
    except (OSError, RuntimeError, ValueError):
        return None


def _place(path: Path) -> str:
    """Return the place relative to the package: the path before it may contain a user name."""
    parts = path.parts
    for root in ("site-packages", "src"):
        if root in parts:
            return "/".join(parts[parts.index(root) + 1 :])
    return path.name
