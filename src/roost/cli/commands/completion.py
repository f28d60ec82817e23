"""`roost completion`: shell completion and the manual page, generated from the help."""

from __future__ import annotations

from argparse import Namespace

from roost import __version__
from roost.cli import COMMANDS, command_module
from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console
from roost.locale import LANGUAGES, Catalogue

KINDS = ("bash", "zsh", "fish", "man")


def configure(parser: Parser) -> None:
    parser.argument("kind", "option-completion", values={"kinds": " ".join(KINDS)})


def run(args: Namespace, console: Console) -> int:
    if args.kind not in KINDS:
        raise UsageError(
            f"unknown shell {args.kind!r}",
            code="bad-shell",
            value=args.kind,
            known=", ".join(KINDS),
        )
    make = {"bash": _bash, "zsh": _zsh, "fish": _fish, "man": _man}[args.kind]
    console.write(make(console.texts))
    return 0


def _options(name: str, texts: Catalogue) -> list[str]:
    parser = Parser(f"roost {name}", texts, "")
    command_module(name).configure(parser)
    return [word for word in parser.names() if word.startswith("--")]


def _bash(texts: Catalogue) -> str:
    cases = "\n".join(
        f"    {name}) words='{' '.join(_options(name, texts))}' ;;" for name in COMMANDS
    )
    return f"""_roost() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} words
  case ${{COMP_WORDS[1]}} in
{cases}
    *) words='{" ".join(COMMANDS)} --help --version --language' ;;
  esac
  [ "${{COMP_WORDS[COMP_CWORD-1]}}" = --language ] && words='{" ".join(LANGUAGES)}'
  [ "$COMP_CWORD" -eq 1 ] && words='{" ".join(COMMANDS)} --help --version --language'
  case $word in
    -*) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word") ;;
    *) mapfile -t COMPREPLY < <(compgen -W "$words" -f -- "$word") ;;
  esac
}}
complete -F _roost roost"""


def _zsh(texts: Catalogue) -> str:
    commands = "\n".join(
        f"    '{name}:{_quote(texts.text(f'command-{name}'))}'" for name in COMMANDS
    )
    cases = "\n".join(
        f"    {name}) compadd -- {' '.join(_options(name, texts))}; _files ;;" for name in COMMANDS
    )
    return f"""#compdef roost
_roost() {{
  local -a commands=(
{commands}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  if [[ $words[CURRENT-1] == --language ]]; then
    compadd -- {" ".join(LANGUAGES)}
    return
  fi
  case $words[2] in
{cases}
  esac
}}
compdef _roost roost"""


def _fish(texts: Catalogue) -> str:
    lines = ["complete -c roost -n __fish_use_subcommand -f"]
    for name in COMMANDS:
        how = _quote(texts.text(f"command-{name}"))
        lines.append(f"complete -c roost -n __fish_use_subcommand -a {name} -d '{how}'")
    for name in COMMANDS:
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        lines += [
            f"complete -c roost {seen} -l {option.removeprefix('--')}"
            for option in _options(name, texts)
        ]
    lines.append(f"complete -c roost -l language -x -a '{' '.join(LANGUAGES)}'")
    return "\n".join(lines)


def _quote(text: str) -> str:
    """Quote for single quotes in a shell."""
    return text.replace("'", "’").replace(":", "\\:")


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
    for name in COMMANDS:
        parser = Parser(f"roost {name}", texts, texts.text(f"command-{name}"))
        command_module(name).configure(parser)
        lines += [f".SS {name}", ".nf", _roff(parser.format_help().rstrip()), ".fi"]
    return "\n".join(lines)


def _roff(text: str) -> str:
    """Escape characters that are special in roff."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in safe.split("\n"))
