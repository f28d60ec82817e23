"""What the tests reach, line by line and branch by branch, against a floor that may only rise.

`make full` runs it after the tests, on what they and every process they started have left behind.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FLOOR = Path(__file__).with_name("reach.toml")
REPORT = ROOT / ".cache" / "coverage" / "report.json"
HIGHER = 0.1  # percent above its floor that make it worth raising


def measure() -> Mapping[str, Any]:
    """Everything left behind, put together: by file, as coverage tells it."""
    from coverage import Coverage

    coverage = Coverage()
    coverage.combine(strict=True)
    coverage.save()
    coverage.json_report(outfile=str(REPORT))
    found: dict[str, Any] = json.loads(REPORT.read_text(encoding="utf-8"))["files"]
    return found


def reached(files: Mapping[str, Any], part: str) -> float:
    """Percent of the lines and branches of a part, which is a folder of src/roost."""
    sums = [at["summary"] for name, at in files.items() if name.startswith(f"src/roost/{part}/")]
    possible = sum(int(one["num_statements"] + one["num_branches"]) for one in sums)
    if not possible:
        raise SystemExit(f"reach: nothing was measured in src/roost/{part}")
    found = sum(int(one["covered_lines"] + one["covered_branches"]) for one in sums)
    return 100 * found / possible


def compare(floor: Mapping[str, float], found: Mapping[str, float]) -> tuple[list[str], bool]:
    """What there is to say, and whether every part is at its floor or above."""
    lines = [f"{part:14} {found[part]:6.2f} %   floor {floor[part]:6.2f} %" for part in floor]
    low = [part for part in floor if found[part] < floor[part]]
    high = {part: found[part] for part in floor if found[part] >= floor[part] + HIGHER}
    if low:
        lines.append(f"Below the floor: {', '.join(low)}. Test what is new, or what was untested.")
    if high:
        lines.append(f"Above the floor; write this into {FLOOR.relative_to(ROOT)}:")
        # Rounded down: the same tests must reach it again.
        lines += [f'"{part}" = {int(10 * value) / 10}' for part, value in high.items()]
    return lines, not low


def main() -> int:
    floor: dict[str, float] = tomllib.loads(FLOOR.read_text(encoding="utf-8"))
    files = measure()
    lines, good = compare(floor, {part: reached(files, part) for part in floor})
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
