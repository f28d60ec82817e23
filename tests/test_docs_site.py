"""The documentation as a site: complete, its links alive, and nothing in it from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from roost import wire
from roost.cli import find_command, full_names, make_parser
from roost.cli.settings import NAMES
from roost.lessons import LESSONS
from roost.locale import Catalogue
from roost.server.core.config import Limits
from roost.server.core.config_sources import SETTINGS, VARIABLES
from tests.server.product import OPERATIONS

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    script = str(ROOT / "packaging" / "handbook.py")
    subprocess.run([sys.executable, script, str(folder)], check=True)
    return folder


def text_of(page: Path) -> str:
    return unescape(re.sub(r"<[^>]+>", "", page.read_text("utf-8")))


@pytest.mark.slow
def test_every_document_is_a_page_and_stands_in_the_contents(site: Path) -> None:
    contents = (site / "index.html").read_text("utf-8")
    written = [path.stem for path in (ROOT / "docs").glob("*.md")]
    assert len(written) > 20
    for name in [*written, "pickomino", "knockout"]:
        assert (site / f"{name}.html").exists(), name
        assert f'href="{name}.html"' in contents, name


@pytest.mark.slow
def test_every_link_leads_to_a_page_and_to_a_place_on_it(site: Path) -> None:
    pages = {page.name: page.read_text("utf-8") for page in site.glob("*.html")}
    dead = []
    for name, page in pages.items():
        for target in re.findall(r'(?:href|src)="([^"]+)"', page):
            path, _, anchor = unescape(target).partition("#")
            if re.match(r"https?:|mailto:|\.\./$", target):
                continue
            there = site / (path or name)
            if not there.exists() or (anchor and f'id="{anchor}"' not in pages[there.name]):
                dead.append(f"{name}: {target}")
    assert dead == []


@pytest.mark.slow
def test_the_rules_have_the_figures_of_the_first_games(site: Path) -> None:
    for game in LESSONS.games():
        page = (site / f"{game}.html").read_text("utf-8")
        drawn = re.findall(
            r'id="([PK]\d+)"(?:(?!id=").)*?<img src="images/([^"]+)"', page, re.DOTALL
        )
        wanted = [beat.rules[0] for beat, _ in LESSONS.of(game).figures()]
        assert [rule for rule, _ in drawn] == wanted
        assert len(wanted) > 5
        for _, name in drawn:
            assert ElementTree.parse(site / "images" / name).getroot().tag.endswith("}svg")


@pytest.mark.slow
def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.glob("*.html"):
        text = page.read_text("utf-8")
        loaded = re.findall(r'<(?:img|script|link|iframe)[^>]+(?:src|href)="([^"]+)"', text)
        assert [one for one in loaded if re.match(r"(https?:)?//", one)] == [], page.name
        assert "default-src 'none'" in text
    assert "@import" not in (site / "docs.css").read_text("utf-8")
    assert "url(" not in (site / "docs.css").read_text("utf-8")


@pytest.mark.slow
def test_every_command_and_option_route_message_and_setting_is_in_it(site: Path) -> None:
    texts = Catalogue("en")
    told = text_of(site / "reference-commands.html")
    for command in full_names():
        parser = make_parser(command, find_command(command), texts)
        assert f"roost {command}" in told
        assert [one for one in parser.names() if one.startswith("--") and one not in told] == []
    told = text_of(site / "reference-routes.html")
    assert [one.path for one in OPERATIONS if f"{one.method} {one.path}" not in told] == []
    told = text_of(site / "reference-messages.html")
    structs = [
        name
        for name, value in vars(wire).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    assert len(structs) > 20
    assert [name for name in structs if f"\n{name}\n" not in told] == []
    told = text_of(site / "settings.html")
    assert len(SETTINGS) > len(fields(Limits)) + 20
    names = [*NAMES, *SETTINGS, *VARIABLES]
    assert [name for name in names if name not in told] == []


@pytest.mark.slow
def test_the_library_is_told_by_its_own_docstrings(site: Path) -> None:
    assert "The review of a record, finished or not." in text_of(site / "reference-analysis.html")
    assert "def make_game" in text_of(site / "reference-rules.html")
