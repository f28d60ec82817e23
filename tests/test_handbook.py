"""The handbook: complete, its links alive, and nothing in it from elsewhere."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from roost.lessons import LESSONS

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def handbook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the handbook; Sphinx fails on warnings, such as a page in no section."""
    folder = tmp_path_factory.mktemp("handbook")
    subprocess.run([ROOT / "scripts" / "docs", folder], check=True)
    return folder


def links(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield every link between pages, with its page."""
    for page in folder.rglob("*.html"):
        for link in re.findall(r'<a [^>]*href="([^"]+)"', page.read_text("utf-8")):
            if not re.match(r"[a-z]+:", link):
                yield page, unescape(link)


@pytest.mark.slow
def test_the_handbook_is_whole(handbook: Path) -> None:
    dead = []
    for page, link in links(handbook):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        ids = re.findall(r'id="([^"]+)"', target.read_text("utf-8")) if target.is_file() else []
        if not target.exists() or (anchor and target.suffix == ".html" and anchor not in ids):
            dead.append(f"{page.name}: {link}")
    assert sorted(set(dead)) == []
    for page in handbook.rglob("*.html"):
        text = page.read_text("utf-8")
        loaded = re.findall(r'<(?:img|script|link|iframe)[^>]+(?:src|href)="([^"]+)"', text)
        assert [one for one in loaded if re.match(r"(https?:)?//", one)] == [], page.name
    for game in LESSONS.games():
        drawn = (handbook / "generated" / f"{game}.html").read_text("utf-8").count("<figure")
        assert drawn == len(list(LESSONS.of(game).figures())) > 5
    rules = (handbook / "generated" / "api-rules.html").read_text("utf-8")
    assert "make_game" in rules
    assert 'id="roost.rules.Variant"' in rules
    messages = (handbook / "protocol.html").read_text("utf-8")
    assert all(name in messages for name in ("Welcome", "ReviewAnswer", "PasskeyQuestion"))
    assert "--first" in (handbook / "generated" / "commands.html").read_text("utf-8")
