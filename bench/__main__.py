"""`make bench`: every module in this folder that has `main`, or those that are named."""

import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    known = sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))
    wanted = sys.argv[1:] or known
    for name in wanted:
        if name not in known:
            sys.exit(f"bench: no measurement {name!r}; there are: {', '.join(known)}")
    for name in wanted:
        module = import_module(f"bench.{name}")
        if hasattr(module, "main"):
            print(f"{name}: {(module.__doc__ or '').splitlines()[0]}", flush=True)
            module.main()


main()
