"""`roost` without arguments: open the game."""

from __future__ import annotations

from collections.abc import Mapping

BROWSER, TERMINAL, HELP = ["serve", "--open"], ["play"], ["--help"]


def words(environment: Mapping[str, str], platform: str, *, interactive: bool) -> list[str]:
    """Return the command to run: the browser app; in a terminal without a browser, the game there.

    Over SSH or without a display there is no browser. Without a terminal (in a pipe), show the
    help.
    """
    if not interactive:
        return HELP
    if "SSH_CONNECTION" in environment or "SSH_TTY" in environment:
        return TERMINAL
    shows = platform in ("win32", "darwin") or any(
        environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return BROWSER if shows else TERMINAL
