"""An argument parser whose texts, including errors, come from the message catalogue."""

from __future__ import annotations

import re
from argparse import SUPPRESS, Action, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from roost.cli.console import columns
from roost.locale import LANGUAGES, Catalogue
from roost.rules.errors import GameError


class UsageError(GameError):
    """The command line is invalid."""

    code = "usage"


class Parser:
    """A command's arguments. `parse` returns None if the help was requested."""

    def __init__(self, prog: str, texts: Catalogue, summary: str) -> None:
        self.texts = texts
        self.argparse = _Argparse(prog, texts, summary)
        self._once: list[str] = []  # options that may be given only once
        self._positional = self.argparse.add_argument_group(texts.text("help-arguments"))
        self._options = self.argparse.add_argument_group(texts.text("help-options"))
        self._general = self._options
        self._options.add_argument(
            "-h", "--help", action="store_true", help=texts.text("option-help")
        )
        self._options.add_argument(
            "--language",
            metavar="LANG",
            help=f"{texts.text('option-language')} ({' '.join(LANGUAGES)})",
        )

    def argument(
        self,
        name: str,
        message: str,
        *,
        metavar: str | None = None,
        flag: bool = False,
        many: bool = False,
        optional: bool = False,
        default: str | None = None,
        values: Mapping[str, object] | None = None,
    ) -> None:
        """Declare an argument, described by a message (filled with `values`).

        A name with dashes is an option: with one value, without if `flag`, repeatable if
        `many`. Other names are positional: required unless `optional`; `many` collects all
        remaining. Values are texts; use `number` to parse them.
        """
        explain = self.texts.text(message, **(values or {})).replace("%", "%%")
        if not name.startswith("-"):
            count = {(False, False): None, (False, True): "?", (True, False): "+"}.get(
                (many, optional), "*"
            )
            kind: dict[str, Any] = {"metavar": metavar or name.upper(), "help": explain}
            if count is not None:
                kind |= {"nargs": count, "default": default}
            self._positional.add_argument(name, **kind)
        elif flag:
            self._options.add_argument(name, action="store_true", help=explain)
        else:
            if not many:
                self._once.append(name)
            word = metavar or name.lstrip("-").upper()
            self._options.add_argument(
                name,
                metavar=word,
                help=explain,
                action="append" if many else "store",
                default=default,
            )

    @contextmanager
    def section(self, title: str) -> Iterator[None]:
        """List the options declared inside under their own title, such as a game's name."""
        self._options = self.argparse.add_argument_group(self.texts.text(title))
        yield
        self._options = self._general

    def parse(self, words: Sequence[str]) -> Namespace | None:
        # Checked first, so that help works even if arguments are missing.
        ahead = words[: words.index("--")] if "--" in words else words
        if "-h" in ahead or "--help" in ahead:
            return None
        given = [word.split("=")[0] for word in ahead]
        for name in self._once:
            if given.count(name) > 1:
                raise UsageError(
                    f"{name} is given twice",
                    code="argument-twice",
                    value=name,
                    command=self.argparse.prog,
                )
        # Empty stacks and lists of numbers look like options; a leading space tells them
        # apart.
        plain = [
            f" {word}" if re.match(r"-/|-[0-9.]+(e[+-]?[0-9]+)?(,|$)", word) else word
            for word in words
        ]
        return self.argparse.parse_args(plain)

    def format_help(self) -> str:
        return self.argparse.format_help()

    def names(self) -> tuple[str, ...]:
        """Return all options and positional arguments, for the documentation test."""
        return tuple(
            name
            for action in self.argparse._actions
            for name in (action.option_strings or [action.dest])
        )


def refuse_options(args: Namespace, names: Iterable[str], game: str) -> None:
    """Reject options of other games."""
    for name in names:
        if getattr(args, name) is not None:
            raise UsageError(
                f"--{name} is not for {game}",
                code="option-of-other-game",
                option=f"--{name}",
                game=game,
            )


LONG = 400  # digits of a number, any longer one is rejected


def number(
    text: str | None, option: str, *, low: float, high: float | None = None, digits: int = 18
) -> int | None:
    """Parse an option as an integer, or return None if it was not given."""
    if text is None:
        return None
    text = text.strip()
    if re.fullmatch(rf"[+-]?[0-9]{{1,{digits}}}", text):
        value = int(text)
        if value >= low and (high is None or value <= high):
            return value
    raise _not_a_number(text, option, low, high)


def decimal(text: str | None, option: str, *, low: float, high: float) -> float | None:
    """Parse an option as a decimal number, or return None if it was not given."""
    if text is None:
        return None
    text = text.strip()
    if re.fullmatch(r"[0-9]{1,9}([.,][0-9]{1,9})?", text):
        value = float(text.replace(",", "."))
        if low <= value <= high:
            return value
    raise _not_a_number(text, option, low, high)


def _not_a_number(text: str, option: str, low: float, high: float | None) -> UsageError:
    allowed = f"{low:.9g}–{high:.9g}" if high is not None else f"≥ {low:.9g}"
    return UsageError(
        f"{option} is a number, {allowed}, not {text!r}",
        code="not-a-number",
        option=option,
        value=text,
        allowed=allowed,
    )


class _Argparse(ArgumentParser):
    def __init__(self, prog: str, texts: Catalogue, summary: str) -> None:
        usage_word = texts.text("help-usage")

        class OptionFormatter(HelpFormatter):
            def __init__(self, prog: str) -> None:
                super().__init__(prog, max_help_position=26, width=columns() - 1)

            def add_usage(
                self,
                usage: str | None,
                actions: Iterable[Action],
                groups: Iterable[Any],
                prefix: str | None = None,
            ) -> None:
                if usage is not SUPPRESS:
                    super().add_usage(usage, actions, groups, f"{usage_word} ")

        super().__init__(
            prog,
            description=summary,
            add_help=False,
            allow_abbrev=False,
            formatter_class=OptionFormatter,
        )

    def error(self, message: str) -> NoReturn:
        for pattern, code in _MESSAGES:
            found = re.match(pattern, message)
            if found:
                raise UsageError(message, code=code, value=found[1], command=self.prog)
        raise UsageError(message, reason=message, command=self.prog)


# argparse's error texts and our messages for them.
_MESSAGES = (
    (r"unrecognized arguments: (.*)", "unknown-argument"),
    (r"argument (?:-\w/)?(\S+): expected", "argument-without-value"),
    (r"the following arguments are required: (.*)", "argument-missing"),
    (r"argument (?:-\w/)?(\S+): ignored explicit argument", "argument-with-value"),
)
