"""What a site without a server has besides the built app: the pack with its weights, the app's
page at every address that can be known before, and the documentation. Hosts show `404.html` at
other addresses.

    python packaging/site.py FOLDER
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import handbook
import pack

from roost.rules.registry import OWN
from roost.server.http.static import BOTS, PAGES, PAGES_OF

OF_A_GAME = [page for page in PAGES_OF if page not in ("table", "game")]  # those are of one table


def finish(site: Path) -> None:
    handbook.build(site / "docs")  # before the pack, which reads Babel out of its wheel
    pack.build(site)
    for weights in BOTS.glob("*/weights/*.npz"):
        home = site / "pack" / "weights" / weights.parts[-3]
        home.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(weights, home / weights.name)
    page = (site / "index.html").read_bytes()
    (site / "404.html").write_bytes(page)
    for address in (*PAGES, *(f"{name}/{game}" for name in OF_A_GAME for game in OWN)):
        (site / address).mkdir(parents=True, exist_ok=True)
        (site / address / "index.html").write_bytes(page)


if __name__ == "__main__":
    finish(Path(sys.argv[1]))
