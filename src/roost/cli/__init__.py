"""The commands of `roost`, one module each, imported only when the command runs.

To add a command `tally`:

1. Add its name to `COMMANDS`. The order there is the order of `roost --help`.
2. Add the message ``command-tally`` (one line, what it does) to ``locale/<language>/terminal.ftl``,
   in all seven languages, without placeables.
3. Write the module ``cli/commands/tally.py`` (for a command about one game: in that game's
   folder) with two functions::

       def configure(parser: Parser) -> None:
           parser.argument("file", "option-tally-file")              # positional
           parser.argument("--deep", "option-tally-deep", flag=True)  # see cli/arguments.py

       def run(args: Namespace, console: Console) -> int:             # the exit status
           console.say("tally-result", count=3)                       # a message, filled
           return 0

   A larger feature may have its own catalogue file. Every command already has ``--help`` and
   ``--language``.
4. Add a section to docs/cli.md (a test looks for every command and option there).

Bad input: raise a `GameError` with a code; `main` prints the message ``error-<code>`` on stderr
as one line and exits with status 2. Files that cannot be read, the end of input and Ctrl-C are
handled here, too. Keep heavy imports (numpy, the server, Fluent) inside functions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from roost import __version__
from roost.cli import alone, settings
from roost.locale import LANGUAGES, Catalogue, error_text, preferred

if TYPE_CHECKING:
    from argparse import Namespace

    from roost.cli.arguments import Parser
    from roost.cli.console import Console
    from roost.rules.errors import GameError

COMMANDS = (
    "play",
    "resume",
    "replay",
    "serve",
    "admin",
    "store",
    "backup",
    "restore",
    "verify",
    "rules",
    "show",
    "review",
    "dice",
    "puzzle",
    "lab",
    "odds",
    "arena",
    "benchmark",
    "bot",
    "board",
    "train",
    "bench",
    "settings",
    "completion",
    "report",
)

BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141


class CommandModule(Protocol):
    """The functions that a command module defines."""

    def configure(self, parser: Parser) -> None: ...
    def run(self, args: Namespace, console: Console) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run `roost`; returns the exit status."""
    from roost.cli.console import prepare_streams

    prepare_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    texts = Catalogue("en")
    try:
        asked = _language_option(words)
        texts = Catalogue((settings.language() if asked is None else None) or preferred(asked))
        status = _dispatch(words, texts)
        sys.stdout.flush()  # flush here, so that a closed pipe is noticed before Python exits
    except (ValueError, EOFError, OSError, KeyboardInterrupt) as error:
        return _explain(error, texts)
    except Exception as error:
        _save_fault(error)
        raise
    return status


def _save_fault(error: BaseException) -> None:
    """Save the error's kind and place for `roost report`."""
    from roost.cli import faults

    faults.note(error)


def _explain(error: BaseException, texts: Catalogue) -> int:
    """Print the error as one line. Errors that are no user's fault are raised again."""
    from roost.rules.errors import GameError  # `roost --help` must not import the rules

    if isinstance(error, GameError):
        return complain(error_text(texts, error))
    if isinstance(error, EOFError):
        return complain(texts.text("error-end-of-input"))
    if isinstance(error, KeyboardInterrupt):
        return complain(texts.text("interrupted"), INTERRUPTED)
    if isinstance(error, BrokenPipeError):
        # Redirect stdout, so that Python's last flush cannot fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    if isinstance(error, UnicodeDecodeError):
        return complain(texts.text("error-not-text"))
    if isinstance(error, FileNotFoundError):
        return complain(_missing(Path(error.filename or "-"), texts))
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return complain(texts.text("error-file", file=error.filename or "-", reason=reason))
    _save_fault(error)
    raise error


def _missing(path: Path, texts: Catalogue) -> str:
    """Return the missing path: the file, or the first missing folder above it."""
    if not path.parent.is_dir():
        return texts.text("error-no-folder", folder=str(path.parent))
    return texts.text("error-no-file", file=str(path))


def _dispatch(words: list[str], texts: Catalogue) -> int:
    words = _without_language(words) or alone.words(
        os.environ, sys.platform, interactive=sys.stdin.isatty() and sys.stdout.isatty()
    )
    head = words[0]
    if head in ("--help", "-h", "help"):
        print(overview(texts))
        return 0
    if head in ("--version", "-V"):
        print(f"roost {__version__}")
        return 0
    if head not in COMMANDS:
        raise _unknown_command(head)
    from roost.cli.arguments import Parser
    from roost.cli.console import Console

    module = command_module(head)
    parser = Parser(f"roost {head}", texts, texts.text(f"command-{head}"))
    module.configure(parser)
    args = parser.parse(words[1:])
    if args is None:
        print(parser.format_help(), end="")
        return 0
    return module.run(args, Console(texts))


def command_module(name: str) -> CommandModule:
    """Import a command's module; commands of one game are in that game's folder."""
    from roost.rules.registry import BUILT_IN_GAMES

    folders = ("", *(f"{game}." for game in BUILT_IN_GAMES))
    places = (f"roost.cli.commands.{folder}{name}" for folder in folders)
    found = next(place for place in places if find_spec(place) is not None)
    return cast(CommandModule, import_module(found))


def complain(line: str, status: int = BAD_INPUT) -> int:
    """Print one line on stderr and return the exit status."""
    with suppress(OSError):  # if the disk is full, this was already reported
        sys.stdout.flush()
    print(" ".join(line.split()), file=sys.stderr)
    return status


def overview(texts: Catalogue) -> str:
    """Return the text of `roost --help`."""
    width = max(map(len, COMMANDS)) + 2
    commands = [f"  {name:<{width}}{texts.text(f'command-{name}')}" for name in COMMANDS]
    languages = " ".join(LANGUAGES)
    return "\n".join(
        [
            texts.text("help-about"),
            "",
            f"{texts.text('help-usage')} roost [--language LANG] COMMAND ...",
            "",
            *commands,
            "",
            texts.text("help-more"),
            f"--language: {languages}",
        ]
    )


def _language_option(words: Sequence[str]) -> str | None:
    """Read the language first: every message needs it, including usage errors."""
    for index, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--language":
            return value if equals else (words[index + 1] if index + 1 < len(words) else "")
    return None


def _without_language(words: list[str]) -> list[str]:
    """Remove a language option before the command; after it, the command's parser reads it."""
    if words and words[0] == "--language":
        return words[2:]
    if words and words[0].startswith("--language="):
        return words[1:]
    return words


def _unknown_command(word: str) -> GameError:
    from difflib import get_close_matches

    from roost.rules.errors import GameError

    near = get_close_matches(word, COMMANDS, n=1)
    return GameError(
        f"unknown command {word!r}; known: {', '.join(COMMANDS)}",
        code="unknown-command",
        value=word,
        known=", ".join(COMMANDS),
        near=near[0] if near else None,
    )
