"""Building the wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
UV = Path(sys.executable).with_name("uv")
DOWNLOADS = ".cache/browser-wheels"


def tracked() -> list[Path]:
    """Return the files of a clean clone."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [Path(name) for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def build_wheel(folder: Path) -> Path:
    """Build the sdist from a clean clone without an environment, and the wheel from the sdist."""
    clone = folder / "clone"
    for path in tracked():
        (clone / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, clone / path)
    if (ROOT / DOWNLOADS).exists():
        shutil.copytree(ROOT / DOWNLOADS, clone / DOWNLOADS)
    bare = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    subprocess.run(
        [UV, "build", "--quiet", "--python", sys.executable, "--out-dir", folder, clone],
        env=bare,
        check=True,
    )
    (built,) = folder.glob("roost-*.whl")
    return built
