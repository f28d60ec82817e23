"""`roost completion`: shell completion and the manual page, generated from the help."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from roost import __version__
from roost.cli import COMMANDS, find_command, full_names, make_parser, subcommands_of
from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console
from roost.locale import LANGUAGES, Catalogue
from roost.rules.registry import games

if TYPE_CHECKING:
    from argparse import _SubParsersAction

SHELLS = ("bash", "zsh", "fish", "powershell")
MAN = "man"


def configure(parser: Parser) -> None:
    known = " ".join((*SHELLS, MAN))
    parser.argument("kind", "option-completion-kind", values={"kinds": known})


def run(args: Namespace, console: Console) -> int:
    import shtab

    if args.kind == MAN:
        console.write(_man(console.texts))
    elif args.kind in SHELLS:
        console.write(shtab.complete(_tree(console.texts), args.kind))
    else:
        raise UsageError(
            f"unknown shell {args.kind!r}",
            code="bad-shell",
            value=args.kind,
            known=", ".join((*SHELLS, MAN)),
        )
    return 0


def _tree(texts: Catalogue) -> ArgumentParser:
    """Return all commands as one parser."""
    root = ArgumentParser("roost", add_help=False)
    for option in ("--help", "--version"):
        root.add_argument(option, action="store_true")
    root.add_argument("--language", choices=LANGUAGES)
    commands = root.add_subparsers()
    for name in COMMANDS:
        subcommands = subcommands_of(name)
        summary = texts.text(f"command-{name}")
        if not subcommands:
            _add(commands, name, name, texts)
            continue
        group = commands.add_parser(name, help=summary, description=summary, add_help=False)
        inner = group.add_subparsers()
        for word in subcommands:
            _add(inner, word, f"{name} {word}", texts)
    return root


def _add(
    commands: _SubParsersAction[ArgumentParser], word: str, name: str, texts: Catalogue
) -> None:
    """Add a command under one word; complete the values of arguments whose kind is known."""
    import shtab

    parser = make_parser(name, find_command(name), texts).argparse
    for action in parser._actions:
        if action.metavar in ("FILE", "FOLDER"):
            kind = shtab.FILE if action.metavar == "FILE" else shtab.DIRECTORY
            action.complete = kind  # type: ignore[attr-defined]
        elif action.metavar in ("GAME", "LANG"):
            action.choices = games() if action.metavar == "GAME" else LANGUAGES
    commands.add_parser(
        word,
        help=parser.description,
        description=parser.description,
        parents=[parser],
        add_help=False,
    )


def _man(texts: Catalogue) -> str:
    """Return the manual page in roff."""
    lines = [
        f'.TH ROOST 1 "" "roost {__version__}"',
        ".SH NAME",
        f"roost \\- {_roff(texts.text('help-about'))}",
        ".SH SYNOPSIS",
        "roost [\\-\\-language LANG] COMMAND ...",
        ".SH COMMANDS",
    ]
    for name in full_names():
        parser = make_parser(name, find_command(name), texts)
        lines += [f".SS {name}", ".nf", _roff(parser.format_help().rstrip()), ".fi"]
    return "\n".join(lines)


def _roff(text: str) -> str:
    """Escape characters that are special in roff."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in safe.split("\n"))
