"""The software bill of materials: CycloneDX 1.6, from the lock files alone.

python packaging/bom.py VERSION DATE FILE
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

import locked


def bom(version: str, date: str) -> dict[str, object]:
    """Return the bill of materials; `date` as 2026-11-16. The output is reproducible."""
    packages = [*locked.python_packages("runtime", "browser"), *locked.web_packages()]
    own = f"pkg:pypi/roost@{version}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, f'{own}/{date}')}",
        "version": 1,
        "metadata": {
            "timestamp": f"{date}T00:00:00Z",
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "roost",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            },
        },
        "components": [_component(package) for package in packages],
        "dependencies": [
            {"ref": own, "dependsOn": [package.purl for package in packages]},
        ],
    }


def _component(package: locked.Locked) -> dict[str, object]:
    found: dict[str, object] = {
        "type": "library",
        "bom-ref": package.purl,
        "name": package.name,
        "version": package.version,
        "purl": package.purl,
    }
    if package.licence:
        found["licenses"] = [{"license": {"id": package.licence}}]
    if package.sha512:
        found["hashes"] = [{"alg": "SHA-512", "content": package.sha512}]
    return found


def write(version: str, date: str, path: Path) -> None:
    path.write_text(json.dumps(bom(version, date), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
