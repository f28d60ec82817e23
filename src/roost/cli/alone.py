"""What `roost` does when nothing is said: the game itself, where people look at it."""

from __future__ import annotations

from collections.abc import Mapping

BROWSER, TERMINAL, HELP = ["serve", "--open"], ["play"], ["--help"]


def words(environment: Mapping[str, str], platform: str, *, interactive: bool) -> list[str]:
    """The command that `roost` alone stands for: the browser app, or the terminal where no browser
    can show (over SSH, or without a display), or the help where nobody is there (a pipe)."""
    if not interactive:
        return HELP
    if "SSH_CONNECTION" in environment or "SSH_TTY" in environment:
        return TERMINAL
    shows = platform in ("win32", "darwin") or any(
        environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return BROWSER if shows else TERMINAL
