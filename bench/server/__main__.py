"""`roost bench server`, by the name that other measurements have."""

from __future__ import annotations

import sys

from roost.cli import main as roost


def main() -> None:
    sys.exit(roost(["bench", "server", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
