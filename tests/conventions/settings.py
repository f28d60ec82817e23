"""The page of every setting, from its declaration: `python -m tests.conventions.settings` writes
it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from roost.cli.settings import NAMES
from roost.server.core.config import Config, Limits, Listening
from roost.server.core.config_sources import (
    NO,
    OTHER_VARIABLES,
    PREFIX,
    SETTINGS,
    YES,
    Setting,
    shown,
)
from tests.conventions.sources import ROOT

PAGE = ROOT / "docs" / "configuration.md"


def _words(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


HEAD = f"""# Settings

Every setting of a server, from its declaration in `src/roost/server/core/config.py`;
`python -m tests.conventions.settings` makes this page.

An option of `roost serve` goes before the environment, that before the file, and the file before
what holds unless something is set. A list that is set replaces the whole list. The file is TOML:
`--config FILE`, or `ROOST_CONFIG`, or `server.toml` in Roost's folder (`$ROOST_HOME`, else
`~/.local/share/roost`) where there is one. Limits have a table of their own in it:

```toml
data = "/var/lib/roost"
port = 8000
origin = ["https://games.example"]
proxy = ["127.0.0.1"]

[limits]
sockets-per-address = 100
```

In the environment `true` may be {_words(YES[1:])}, and `false` {_words(NO[1:])}; the parts of
a list have blanks or commas between them; a variable that is empty is not set. Names that nobody
knows and values that cannot be are refused by name (`unknown-setting`, `setting-value`,
`config-unreadable`), and nothing starts. Of what begins with `{PREFIX}`, these are something else:
{_words(f"{PREFIX}{name}" for name in OTHER_VARIABLES)}.

    roost serve --show-config       # what holds, and who says so; passwords are left out

`roost admin`, `roost backup` and `roost restore` read the same file and variables to find the data.
"""
GROUPS = {
    "Where it listens, and what it says": Listening,
    "The server": Config,
    "Limits": Limits,
}
FOOT = f"""## Of the command line

`roost settings` keeps {_words(NAMES)} for who plays at a terminal ([cli.md](cli.md)).
"""


def page() -> str:
    parts = [HEAD]
    for title, group in GROUPS.items():
        rows = [_row(one) for one in SETTINGS.values() if one.group is group]
        head = "| setting | environment | takes | unless set | what it is |\n|---|---|---|---|---|"
        parts.append(f"## {title}\n\n{head}\n" + "\n".join(rows) + "\n")
    return "\n".join([*parts, FOOT])


def _row(one: Setting) -> str:
    unset = one.default in (None, ())
    default = "" if unset else f"`{shown(one, one.default)}`"
    variable = "an option alone" if one.about.once else f"`{one.variable}`"
    return f"| `{one.name}` | {variable} | {_takes(one)} | {default} | {one.about.text} |"


def _takes(one: Setting) -> str:
    if one.kind in ("number", "decimal"):
        return f"{one.allowed} {one.unit}".strip()
    form = one.about.form or ("file" if one.about.token else one.kind)
    what = "true or false" if one.kind == "flag" else form
    return f"a list: {what}" if one.kind == "list" else what


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(Path.cwd())}\n")


if __name__ == "__main__":
    main()
