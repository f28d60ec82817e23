"""The figures of docs/how-good.md, drawn from what was measured.

    python -m roost_lab.figures.draw docs/images

`measured.json` next to this file holds the numbers, each with the command that printed them.
"""

from __future__ import annotations

import argparse
import json
from html import escape
from math import log10
from pathlib import Path
from typing import NamedTuple

MEASURED = Path(__file__).with_name("measured.json")
WIDTH, NAMES, NUMBERS = 760, 250, 70  # all of it, the names at the left, the numbers at the right
TOP, STEP, BAR = 40, 26, 16
INK, GREY, BLUE = "#333333", "#767676", "#0072b2"


class Figure(NamedTuple):
    """`rows` are names and numbers; `scale` is "log" where each tenfold is one step."""

    file: str
    title: str
    command: str
    rows: list[tuple[str, float]]
    scale: str = "linear"


def figures() -> list[Figure]:
    found = json.loads(MEASURED.read_text(encoding="utf-8"))
    return [
        Figure(**{**entry, "rows": [(name, float(value)) for name, value in entry["rows"]]})
        for entry in found
    ]


def drawn(figure: Figure) -> str:
    """Horizontal bars with their numbers, on paper, so that they are read in light and dark."""
    height = TOP + STEP * len(figure.rows) + 12
    room = WIDTH - NAMES - NUMBERS
    values = [value for _, value in figure.rows]
    least = min(values) / 3 if figure.scale == "log" else 0.0

    def length(value: float) -> float:
        if figure.scale == "log":
            return room * log10(value / least) / log10(max(values) / least)
        return room * value / max(values)

    box = f'viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f"<title>{escape(figure.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="12" y="22" fill="{INK}" font-size="14">{escape(figure.title)}</text>',
    ]
    for at, (name, value) in enumerate(figure.rows):
        y = TOP + STEP * at
        long = length(value)
        right = f'x="{NAMES - 8}" y="{y + 13}" text-anchor="end" fill="{INK}"'
        parts += [
            f"<text {right}>{escape(name)}</text>",
            f'<rect x="{NAMES}" y="{y}" width="{long:.1f}" height="{BAR}" fill="{BLUE}"/>',
            f'<text x="{NAMES + long + 6:.1f}" y="{y + 13}" fill="{GREY}">{value:g}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path(__file__).parents[3] / "docs" / "images"
    )
    args = parser.parse_args()
    for figure in figures():
        path = args.folder / figure.file
        path.write_text(drawn(figure), encoding="utf-8")
        print(f"{path}: {figure.command}")


if __name__ == "__main__":
    main()
