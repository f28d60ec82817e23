"""Check the figures that the docs quote: `make figures`, or `make figures ARGS=--long` overnight.

Every figure of `table.FIGURES` is measured again and compared with the text; a figure further off
than three standard errors of both is stale, and the exit status is 1. Results are kept in
`build/figures.json`, so an interrupted run goes on where it was, until the sources change.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from roost_lab.figures.check import Store, check
from roost_lab.figures.table import BY_HAND, FIGURES

ROOT = Path(__file__).parents[3]


def main() -> int:
    parser = argparse.ArgumentParser("make figures", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--long", action="store_true", help="as many games as the docs' own")
    parser.add_argument("--only", default="", help="figures whose page or command contains this")
    parser.add_argument("--fresh", action="store_true", help="forget what was measured before")
    args = parser.parse_args()
    store = Store(ROOT / "build" / "figures.json", _sources())
    if args.fresh:
        store.clear()
    chosen = [figure for figure in FIGURES if args.only in f"{figure.doc} {figure.command}"]
    stale = []
    for number, figure in enumerate(chosen, 1):
        print(f"[{number}/{len(chosen)}] {figure.doc}: {figure.what}", end=" ", flush=True)
        result = check(figure, ROOT, store, long=args.long)
        print(result.line, flush=True)
        if not result.holds:
            stale.append(f"{figure.doc}: {figure.what} {result.line}\n    {figure.command}")
    if args.long:
        print(f"\nMeasured by hand ({len(BY_HAND)}), with a GPU, a browser or other machines:")
        for page, _, command, date in BY_HAND:
            print(f"  {date}  {page}: {command}")
    print(f"\n{len(chosen) - len(stale)} of {len(chosen)} figures hold.", *stale, sep="\n  ")
    return 1 if stale else 0


def _sources() -> str:
    """Return the hash of the sources, uncommitted changes left out."""
    asked = ["git", "-C", str(ROOT), "rev-parse", "HEAD:src/roost"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
