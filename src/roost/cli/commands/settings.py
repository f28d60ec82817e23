"""`roost settings`: store personal defaults."""

from __future__ import annotations

from argparse import Namespace

from roost.cli import settings
from roost.cli.arguments import Parser, UsageError, decimal
from roost.cli.console import Console
from roost.cli.seats import checked_name
from roost.client.http import Http
from roost.locale.languages import preferred

MOST_SECONDS = 60


def configure(parser: Parser) -> None:
    names = " ".join(f"{name}=" for name in settings.NAMES)
    parser.argument("setting", "option-settings", many=True, optional=True, values={"names": names})


def run(args: Namespace, console: Console) -> int:
    values = settings.kept()
    for word in args.setting or ():
        name, equals, value = word.partition("=")
        if name not in settings.NAMES or not equals:
            known = " ".join(f"{known}=" for known in settings.NAMES)
            raise UsageError(
                f"{word!r} is not a setting; known: {known}",
                code="bad-setting",
                value=word,
                known=known,
            )
        if value:
            values[name] = _checked(name, value)
        else:
            values.pop(name, None)
    if args.setting:
        settings.keep(values)
    console.say("settings-file", file=settings.path())
    for name in settings.NAMES:
        line = f"  {name}={values.get(name, '')}"
        console.write(f"{line:<20}  {console.text(f'setting-{name}')}")
    return 0


def _checked(name: str, value: str) -> str:
    if name == "language":
        return preferred(value)
    if name == "name":
        return checked_name(value)
    if name == "pace":
        decimal(value, "pace", low=0, high=MOST_SECONDS)
    elif name == "server":
        Http(value)
    elif value not in (settings.ON, settings.OFF):
        known = f"{name}={settings.ON} {name}={settings.OFF}"
        raise UsageError(
            f"{name} is on or off, not {value!r}", code="bad-setting", value=value, known=known
        )
    return value
