"""What a site without a server has besides the built app: the pack with its weights, the app's
page at every address that it has. All of it is named from where it is needed, so the folder may
lie beneath any address; hosts show `404.html` where there is nothing.

    python packaging/site.py FOLDER
"""

from __future__ import annotations

import shutil
import sys
from html import escape
from pathlib import Path

import pack

from roost.locale import LANGUAGES, Catalogue
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.core.http.static import BOTS, MOVED, PAGES, PAGES_OF

# These are followed by a table's id and share one page (web/src/app/address.ts).
OF_ONE = ("table", "game")
OF_A_GAME = [page for page in PAGES_OF if page not in (*OF_ONE, "stop", "round")]
HERE = '="./'


def finish(site: Path) -> None:
    (site / ".nojekyll").touch()  # GitHub would leave out the handbook's _static
    (site / "404.html").write_text(nothing_there(), encoding="utf-8")
    pack.build(site)
    for weights in BOTS.glob("*/weights/*.npz"):
        home = site / "pack" / "weights" / weights.parts[-3]
        home.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(weights, home / weights.name)
    page = (site / "index.html").read_text("utf-8")
    for address in (
        *PAGES,
        *MOVED,
        *OF_ONE,
        *(f"{name}/{game}" for name in OF_A_GAME for game in BUILT_IN_GAMES),
    ):
        up = "../" * len(Path(address).parts)
        (site / address).mkdir(parents=True, exist_ok=True)
        text = page.replace(HERE, f'="{up}')
        (site / address / "index.html").write_text(text, encoding="utf-8")


def nothing_there() -> str:
    """Return the 404 page.

    It works at any path, so it must not reference the app's files; it is in all languages.
    """
    words = [
        f'<p lang="{language}">{escape(Catalogue(language).text("web-lost-how"), quote=False)}</p>'
        for language in LANGUAGES
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n<title>Roost</title>\n'
        + "\n".join(words)
        + '\n<p><a href="./">Roost</a></p>\n</html>\n'
    )


if __name__ == "__main__":
    finish(Path(sys.argv[1]))
