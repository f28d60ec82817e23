"""The documentation as a folder of pages: what stands in docs/, the rules, and what is generated.

    python packaging/handbook.py FOLDER

Everything is Markdown until the last step, which is `marked`, pinned for the app's own rules pages
(`packaging/handbook.mjs`): the builder can be changed. The figures of the rules are those of the
app: scenes of the first games, drawn by the positions themselves.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

import reference

from roost.lessons import LESSONS, RIVAL
from roost.locale import Catalogue
from roost.rules.registry import BUILT_IN_GAMES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
RULES = ROOT / "src" / "roost" / "locale" / "en"
# The section of each page; every page of docs/ is listed once.
SECTIONS = {
    "Play": ["index", *BUILT_IN_GAMES, "offline", "fair-dice", "faq"],
    "Learn": ["insight", "how-good", "lesson", "bots", "knockout-bots", "knockout-boards"],
    "Study": ["library", "solver", "environments", "tournaments", "benchmark"],
    "Host": ["hosting", "configuration", "server", "accounts", "notifications", "cli"],
    "Program": [
        "architecture",
        "own-bots",
        "add-a-bot",
        "add-a-game",
        "add-a-board",
        "add-a-language",
        "testing",
        "position",
        "record",
        "protocol",
    ],
}
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def sources() -> dict[str, tuple[Path, str]]:
    """Return every page: the path its links are relative to, and its text."""
    found = {path.stem: (path.parent, path.read_text("utf-8")) for path in DOCS.glob("*.md")}
    for path in RULES.glob("*.md"):
        found[path.stem] = (path.parent, _with_figures(path.stem, path.read_text("utf-8")))
    found["index"] = (ROOT, (ROOT / "README.md").read_text("utf-8"))
    for name, text in reference.pages().items():
        found[name] = (DOCS, text)
    return found


def sections(names: set[str]) -> dict[str, list[str]]:
    """Return the sections, with generated pages and pages that are not listed."""
    placed = {name for pages in SECTIONS.values() for name in pages}
    generated = sorted(name for name in names if name.startswith("reference-"))
    others = sorted(names - placed - set(generated))
    wanted = {**SECTIONS, "Program": [*SECTIONS["Program"], *others], "Reference": generated}
    return {title: [name for name in pages if name in names] for title, pages in wanted.items()}


def build(folder: Path) -> None:
    pages = sources()
    texts = {name: _linked(text, home, set(pages)) for name, (home, text) in pages.items()}
    titles = {name: re.sub(r"[`*]", "", _title(text)) for name, text in texts.items()}
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(DOCS / "images", folder / "images", dirs_exist_ok=True)
    for game in LESSONS.games():
        for beat, state in LESSONS.of(game).figures():
            (folder / "images" / _figure(game, beat.rules[0])).write_text(
                state._repr_svg_(), encoding="utf-8"
            )
    shutil.copyfile(ROOT / "packaging" / "handbook.css", folder / "docs.css")
    told = {"pages": texts, "titles": titles, "sections": sections(set(texts))}
    with TemporaryDirectory() as temporary:
        asked = Path(temporary) / "pages.json"
        asked.write_text(json.dumps(told), encoding="utf-8")
        script = ROOT / "packaging" / "handbook.mjs"
        subprocess.run(["node", str(script), str(asked), str(folder)], check=True)


def _figure(game: str, rule: str) -> str:
    return f"{game}-{rule}.svg"


def _with_figures(game: str, text: str) -> str:
    """Insert the rules' figures, each below the paragraph it belongs to."""
    texts = Catalogue("en")
    rival = texts.text("insight-seat", number=RIVAL + 1)
    for beat, _ in LESSONS.of(game).figures():
        words = escape(texts.text(beat.say, name=rival), quote=False)
        drawn = f'<img src="images/{_figure(game, beat.rules[0])}" alt="">'
        shown = f"<figure>{drawn}<figcaption>{words}</figcaption></figure>"
        rule = re.search(rf'(?m)^<a id="{beat.rules[0]}"></a>.*$', text)
        if rule is None:
            raise LookupError(f"the rules of {game} have no rule {beat.rules[0]}")
        text = f"{text[: rule.end()]}\n\n{shown}{text[rule.end() :]}"
    return text


def _title(text: str) -> str:
    found = re.search(r"(?m)^# (.+)$", text)
    return found[1] if found else "Roost"


def _linked(text: str, home: Path, pages: set[str]) -> str:
    """Point links between pages to the pages; replace links to files outside the site by text."""

    def lead(match: re.Match[str]) -> str:
        image, words, target = match.groups()
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        path, _, anchor = target.partition("#")
        place = (home / path).resolve()
        if image or place.parent == DOCS / "images":
            return f"{image}[{words}](images/{place.name})"
        name = "index" if place == ROOT / "README.md" else place.stem
        if place.suffix != ".md" or name not in pages:
            return words if "`" in words else f"{words} (`{place.relative_to(ROOT)}`)"
        return f"[{words}]({name}.html{'#' + anchor if anchor else ''})"

    text = re.sub(r'(<img src=")(?:docs/)?images/', r"\1images/", text)
    return _LINK.sub(lead, text)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
