"""`make bench`: every measurement in this folder, or those that are named.

Options go to the measurement that is named: `python -m bench server --help`. Modules have a
`main`, packages a `__main__` with one.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from itertools import takewhile
from pkgutil import iter_modules

import bench

# Minutes to hours: only when they are asked for.
SLOW = ("cluster", "regret", "server")


def measurements() -> dict[str, str]:
    """Name and module of each, packages too."""
    found = {}
    for entry in iter_modules(bench.__path__):
        module = f"bench.{entry.name}" + ".__main__" * entry.ispkg
        if not entry.name.startswith("_") and find_spec(module) is not None:
            found[entry.name] = module
    return found


def main() -> None:
    known = measurements()
    named = list(takewhile(lambda word: not word.startswith("-"), sys.argv[1:]))
    options = sys.argv[1 + len(named) :]
    for name in named:
        if name not in known:
            sys.exit(f"bench: no measurement {name!r}; there are: {', '.join(known)}")
    for name in named or [name for name in known if name not in SLOW]:
        module = import_module(known[name])
        sys.argv = [f"bench {name}", *options]
        print(f"{name}: {(module.__doc__ or '').splitlines()[0]}", flush=True)
        module.main()


if __name__ == "__main__":
    main()
