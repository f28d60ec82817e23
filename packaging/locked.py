"""Roost's dependencies according to the lock files: packages from PyPI and npm."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)")


@dataclass(frozen=True, order=True, slots=True)
class Locked:
    """One package at one version."""

    kind: str  # "pypi" or "npm"
    name: str
    version: str
    licence: str = ""
    sha512: str = ""
    folder: str = ""  # below web/, of packages from npm

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def python_packages(*names: str) -> list[Locked]:
    """Return the packages of `requirements/<name>.txt`."""
    found = set()
    for name in names:
        for line in (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines():
            if pin := _PIN.match(line):
                found.add(Locked("pypi", re.sub(r"[-_.]+", "-", pin[1]).lower(), pin[2]))
    return sorted(found)


def web_packages() -> list[Locked]:
    """Return the packages shipped with the app: its dependencies, and Python for the browser."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    found = []
    for folder, about in lock.items():
        name = folder.rpartition("node_modules/")[2]
        if folder and (not about.get("dev") or name == "pyodide"):
            digest = about.get("integrity", "").removeprefix("sha512-")
            found.append(
                Locked(
                    "npm",
                    name,
                    about["version"],
                    about.get("license", ""),
                    b64decode(digest).hex(),
                    folder,
                )
            )
    return sorted(found)
