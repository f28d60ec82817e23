"""Generate docs/configuration.md: `python packaging/configuration.py`."""

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

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "configuration.md"


def _words(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


HEAD = f"""# Settings

Every setting of a server, generated from its declaration in `src/roost/server/core/config.py` by
`python packaging/configuration.py`.

An option of `roost serve` (`--data FOLDER`, or `--set grace=30` for settings without an option of
their own) overrides the environment, the environment overrides the file, and the file overrides
the default. Setting a list replaces the whole list. The file is TOML:
`--config FILE`, or `ROOST_CONFIG`, or `server.toml` in Roost's folder (`$ROOST_HOME`, default
`~/.local/share/roost`) if it exists. Limits have a table of their own:

```toml
data = "/var/lib/roost"
port = 8000
origin = ["https://games.example"]
proxy = ["127.0.0.1"]

[limits]
sockets-per-address = 100
```

In the environment, `true` can also be written {_words(YES[1:])}, and
`false` {_words(NO[1:])}. Separate the items of a list with spaces or commas. An empty variable
counts as not set. If a name is unknown or a value is invalid, the server does not start and names
the error (`unknown-setting`, `setting-value`, `config-unreadable`). These variables start with
`{PREFIX}` but are not settings of the server:
{_words(f"{PREFIX}{name}" for name in OTHER_VARIABLES)}.

    roost serve --show-config       # all values and where they come from, without passwords

`roost server` reads the same file and variables to find the data.
"""
GROUPS = {
    "Network and logging": Listening,
    "The server": Config,
    "Limits": Limits,
}
FOOT = f"""## Command line

`roost settings` stores {_words(NAMES)} for players at a terminal ([cli.md](cli.md)).
"""


def page() -> str:
    parts = [HEAD]
    for title, group in GROUPS.items():
        rows = [_row(one) for one in SETTINGS.values() if one.group is group]
        head = "| setting | environment | value | default | description |\n|---|---|---|---|---|"
        parts.append(f"## {title}\n\n{head}\n" + "\n".join(rows) + "\n")
    return "\n".join([*parts, FOOT])


def _row(one: Setting) -> str:
    unset = one.default in (None, ())
    default = "" if unset else f"`{shown(one, one.default)}`"
    variable = "option only" if one.about.once else f"`{one.variable}`"
    return f"| `{one.name}` | {variable} | {_takes(one)} | {default} | {one.about.text} |"


def _takes(one: Setting) -> str:
    if one.kind in ("number", "decimal"):
        return f"{one.allowed} {one.unit}".strip()
    form = one.about.form or ("file" if one.about.token else one.kind)
    what = "true or false" if one.kind == "flag" else form
    return f"list: {what}" if one.kind == "list" else what


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(Path.cwd())}\n")


if __name__ == "__main__":
    main()
