"""The documents say what is true: links lead somewhere, commands exist, examples run."""

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from roost.cli import COMMANDS, find_command, full_names, make_parser, subcommands_of
from roost.locale import Catalogue

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").glob("*.md"),
        *ROOT.glob("lab/*.md"),
        *ROOT.glob("packaging/*.md"),
        *ROOT.glob("src/roost/locale/*/*.md"),
    ]
)
NAMES = frozenset(full_names())
COMMAND = re.compile(r"(?:^ {4}|`|^)roost ([a-z]+)\b(?: ([a-z]+)\b)?([^`\n]*)", re.MULTILINE)


def name(document: Path) -> str:
    return str(document.relative_to(ROOT))


def anchors(document: Path) -> set[str]:
    """The places in a document that a link can lead to."""
    text = document.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


@cache
def options(command: str) -> set[str]:
    return set(make_parser(command, find_command(command), Catalogue("en")).names())


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"", text)
    dead = []
    for link in (first or second for first, second in links):
        if re.match(r"https?://|generated/", link):  # the handbook's test follows the latter
            continue
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        alive = target.exists() and (not anchor or anchor in anchors(target))
        if not alive or not target.is_relative_to(ROOT):
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_command_in_a_document_exists(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for head, word, rest in COMMAND.findall(text):
        assert head in COMMANDS, f"roost {head}"
        command = f"{head} {word}" if word and subcommands_of(head) else head
        if command == head and subcommands_of(head):
            continue
        assert command in NAMES, f"roost {command}"
        used = set(re.findall(r"(?<=\s)--[a-z][a-z-]*", rest.partition(" #")[0]))
        assert used - options(command) == set(), f"roost {command}{rest}"
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"`make ([a-z]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"
    for module in re.findall(r"python -m (bench[\w.]*|roost(?!_lab)[\w.]*|tests[\w.]*)", text):
        assert find_spec(module), f"python -m {module}"
    for module in re.findall(r"python -m (roost_lab[\w.]*)", text):
        assert any((ROOT / "lab").glob(f"{module.replace('.', '/')}*")), f"python -m {module}"
    for script in re.findall(r"`scripts/([a-z-]+)", text):
        assert (ROOT / "scripts" / script).is_file(), f"scripts/{script}"


@pytest.mark.parametrize("document", ["README.md", "packaging/README.md"])
def test_the_example_in_the_readme_runs(document: str, capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(
        r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL
    )
    exec(example, {})
    assert capsys.readouterr().out.startswith("10 (")
