"""The licences of what others wrote and Roost gives out: in the browser app, and in its pack.

    python packaging/licences.py FILE

What pip installs beside Roost brings its own.
"""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import locked

TEXTS = Path(__file__).with_name("licences")
_NAMES = ("license", "licence", "copying", "notice")
_LINE = "=" * 78


def text(wheels: Path) -> str:
    """Return all licences, concatenated; `wheels` is the folder of the pack's packages."""
    parts = [
        "Roost is under the Apache License 2.0. With it comes work of others, licensed as follows.",
        _part("Python, its standard library, in the browser", "PSF-2.0", _own("PSF-2.0")),
    ]
    for package in locked.web_packages():
        title = f"{package.name} {package.version}"
        parts.append(_part(title, package.licence, _of_folder(package) or _own(package.licence)))
    for wheel in sorted(wheels.glob("*.whl")):
        title = " ".join(wheel.name.split("-")[:2])
        parts.append(_part(title, "", "\n\n".join(_of_wheel(wheel))))
    return "\n\n".join(parts) + "\n"


def _part(title: str, licence: str, body: str) -> str:
    head = f"{title} ({licence})" if licence else title
    return f"{_LINE}\n{head}\n{_LINE}\n\n{body.strip()}"


def _own(licence: str) -> str:
    path = locked.ROOT / "LICENSE" if licence == "Apache-2.0" else TEXTS / f"{licence}.txt"
    return path.read_text("utf-8") if path.exists() else f"Licence: {licence}"


def _of_folder(package: locked.Locked) -> str:
    folder = locked.WEB / package.folder
    if not folder.is_dir():
        raise FileNotFoundError(f"{folder} is missing: run `npm ci` in web/")
    found = [path for path in sorted(folder.iterdir()) if path.name.lower().startswith(_NAMES)]
    return "\n\n".join(path.read_text("utf-8").strip() for path in found)


def _of_wheel(wheel: Path) -> Iterator[str]:
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if ".dist-info/" in name and Path(name).name.lower().startswith(_NAMES):
                yield archive.read(name).decode("utf-8").strip()


if __name__ == "__main__":
    import pack

    Path(sys.argv[1]).write_text(text(pack.wheels()), encoding="utf-8")
