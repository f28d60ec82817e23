"""Building the wheel."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "roost" / "server" / "static"
MODULES = "src/roost/solver/wasm/kernels.wasm"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
WHEEL = ("wheel", "-qq", "--no-deps", "--no-build-isolation", "--wheel-dir")


def tracked() -> list[Path]:
    """What a clean clone holds that a package is built from."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "src", "packaging"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    top = ["CHANGELOG.md", "LICENSE", "MANIFEST.in", "README.md", "pyproject.toml"]
    return [Path(name) for name in (*listed.stdout.splitlines(), *top) if (ROOT / name).exists()]


def copy_to(folder: Path) -> Path:
    for path in tracked():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, folder / path)
    return folder


def build_wheel(folder: Path) -> Path:
    """Build from a copy with the app in it: setuptools leaves its work where it builds."""
    copy = copy_to(folder / "copy")
    shutil.copytree(STATIC, copy / "src" / "roost" / "server" / "static", dirs_exist_ok=True)
    for module in ROOT.glob(MODULES):
        shutil.copyfile(module, copy / module.relative_to(ROOT))
    subprocess.run([*PIP, *WHEEL, str(folder), str(copy)], check=True)
    (built,) = folder.glob("roost-*.whl")
    return built
