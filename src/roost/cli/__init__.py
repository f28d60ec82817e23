"""The commands of `roost`, one module each, imported only when the command runs.

To add a command `tally`:

1. Add its name to a group of `GROUPS`. The order there is the order of `roost --help`.
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

   A command with subcommands (`roost server backup`) has instead a mapping ``SUBCOMMANDS`` from
   their names to `Subcommand`, and a message ``command-tally-<subcommand>`` for each.
   Every command already has ``--help`` and ``--language``.
4. Add a section to docs/cli.md.

Bad input: raise a `GameError` with a code; `main` prints the message ``error-<code>`` on stderr
as one line and exits with status 2. Files that cannot be read, the end of input and Ctrl-C are
handled here, too. Keep heavy imports (numpy, the server, Fluent) inside functions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from roost import __version__
from roost.cli import alone, settings
from roost.locale import LANGUAGES, Catalogue, error_text, preferred

if TYPE_CHECKING:
    from argparse import Namespace

    from roost.cli.arguments import Parser
    from roost.cli.console import Console
    from roost.rules.errors import GameError

GROUPS = {
    "play": ("play", "resume", "today", "rules"),
    "learn": ("learn", "puzzle", "review", "replay", "analyse", "check"),
    "bots": ("arena", "bot", "board"),
    "host": ("serve", "server"),
    "other": ("settings", "completion", "report"),
}
COMMANDS = tuple(chain.from_iterable(GROUPS.values()))

BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141
HELP = ("--help", "-h", "help")


class Command(Protocol):
    """A module with the two functions of a command, or a `Subcommand`."""

    @property
    def configure(self) -> Callable[[Parser], None]: ...
    @property
    def run(self) -> Callable[[Namespace, Console], int]: ...


class Subcommand(NamedTuple):
    """A subcommand of a command: `roost server backup`."""

    configure: Callable[[Parser], None]
    run: Callable[[Namespace, Console], int]


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
    except ModuleNotFoundError as error:
        return _explain(_missing_extra(error), texts)
    except Exception as error:
        _save_fault(error)
        raise
    return status


def _save_fault(error: BaseException) -> None:
    """Save the error's kind and place for `roost report`."""
    from roost.cli import faults

    faults.note(error)


def _explain(error: BaseException, texts: Catalogue) -> int:
    """Print the error as one line. Errors that no user caused are raised again."""
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


def _missing_extra(error: ModuleNotFoundError) -> BaseException:
    """Return the error that names the extra that installs a missing package."""
    import re
    from importlib.metadata import requires

    from roost.rules.extras import MissingExtraError

    package = (error.name or "").partition(".")[0]
    for line in requires("roost") or ():
        found = re.match(r"([\w.-]+).*extra == ['\"](\w+)", line)
        if found and found[1].replace("-", "_").casefold() == package.casefold():
            return MissingExtraError(str(error), package=package, extra=found[2])
    return error


def _missing(path: Path, texts: Catalogue) -> str:
    """Return the missing path: the file, or the first missing folder above it."""
    if not path.parent.is_dir():
        return texts.text("error-no-folder", folder=str(path.parent))
    return texts.text("error-no-file", file=str(path))


def _dispatch(words: list[str], texts: Catalogue) -> int:
    words = _without_language(words) or alone.words(
        os.environ, sys.platform, interactive=sys.stdin.isatty() and sys.stdout.isatty()
    )
    head, *rest = words
    if head in HELP:
        print(overview(texts))
        return 0
    if head in ("--version", "-V"):
        print(f"roost {__version__}")
        return 0
    if head not in COMMANDS:
        raise _unknown_command("roost", head, COMMANDS)
    subcommands = subcommands_of(head)
    if subcommands:
        rest = _without_language(rest)
        if not rest or rest[0] in HELP:
            print(subcommands_overview(head, subcommands, texts))
            return 0 if rest else BAD_INPUT
        subcommand, *rest = rest
        if subcommand not in subcommands:
            raise _unknown_command(f"roost {head}", subcommand, subcommands)
        head = f"{head} {subcommand}"
    command = find_command(head)
    parser = make_parser(head, command, texts)
    args = parser.parse(rest)
    if args is None:
        print(parser.format_help(), end="")
        return 0
    from roost.cli.console import Console

    return command.run(args, Console(texts))


def find_command(name: str) -> Command:
    """Return a command, or an subcommand of one: ``server backup``."""
    head, _, subcommand = name.partition(" ")
    return subcommands_of(head)[subcommand] if subcommand else _module(head)


def subcommands_of(name: str) -> Mapping[str, Command]:
    """Return the subcommands of a command; none if it is one command."""
    found: Mapping[str, Command] = getattr(_module(name), "SUBCOMMANDS", {})
    return found


def full_names() -> Iterator[str]:
    """Yield every command that can run, with its subcommand: ``play``, ``server backup``."""
    for name in COMMANDS:
        subcommands = subcommands_of(name)
        yield from (
            (f"{name} {subcommand}" for subcommand in subcommands) if subcommands else (name,)
        )


def make_parser(name: str, command: Command, texts: Catalogue) -> Parser:
    """Return the parser of a command."""
    from roost.cli.arguments import Parser

    parser = Parser(f"roost {name}", texts, texts.text(_summary(name)))
    command.configure(parser)
    return parser


def _module(name: str) -> Any:
    """Import a command's module; commands of one game are in that game's folder."""
    from roost.rules.registry import BUILT_IN_GAMES

    folders = ("", *(f"{game}." for game in BUILT_IN_GAMES))
    places = (f"roost.cli.commands.{folder}{name}" for folder in folders)
    return import_module(next(place for place in places if find_spec(place) is not None))


def _summary(name: str) -> str:
    return f"command-{name.replace(' ', '-')}"


def complain(line: str, status: int = BAD_INPUT) -> int:
    """Print one line on stderr and return the exit status."""
    with suppress(OSError):  # if the disk is full, this was already reported
        sys.stdout.flush()
    print(" ".join(line.split()), file=sys.stderr)
    return status


def overview(texts: Catalogue) -> str:
    """Return the text of `roost --help`; it fits a terminal of 24 lines."""
    titles = {group: texts.text(f"help-group-{group}") for group in GROUPS}
    first = max(map(len, titles.values())) + 2
    second = max(map(len, COMMANDS)) + 2
    lines = []
    for group, names in GROUPS.items():
        for title, name in zip_longest([titles[group]], names, fillvalue=""):
            lines.append(f"{title:<{first}}{name:<{second}}{texts.text(_summary(name))}")
    usage = texts.text("help-usage")
    return "\n".join(
        [
            texts.text("help-about"),
            f"{usage} roost [--language {'|'.join(LANGUAGES)}] [COMMAND ...]",
            "",
            *lines,
            texts.text("help-more"),
        ]
    )


def subcommands_overview(name: str, subcommands: Mapping[str, Command], texts: Catalogue) -> str:
    """Return the text of `roost COMMAND --help` for a command with subcommands."""
    width = max(map(len, subcommands)) + 2
    rows = (f"  {one:<{width}}{texts.text(_summary(f'{name} {one}'))}" for one in subcommands)
    usage = f"{texts.text('help-usage')} roost {name} {'|'.join(subcommands)} ..."
    if len(usage) >= 80:
        usage = f"{texts.text('help-usage')} roost {name} SUBCOMMAND ..."
    summary, more = texts.text(_summary(name)), texts.text("help-subcommands", command=name)
    return "\n".join([usage, "", summary, "", *rows, "", more])


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


def _unknown_command(command: str, word: str, known: Iterable[str]) -> GameError:
    from difflib import get_close_matches

    from roost.rules.errors import GameError

    names = list(known)
    near = get_close_matches(word, names, n=1)
    return GameError(
        f"unknown command {word!r}; known: {', '.join(names)}",
        code="unknown-command",
        value=word,
        command=command,
        known=", ".join(names),
        near=near[0] if near else None,
    )
