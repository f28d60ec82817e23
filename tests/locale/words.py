"""`make words`: every message of a language on one page, rendered with real values, to read.

Numbers are 0, 1, 2, 8 and 11 (plurals; Italian articles); names begin with a vowel, or are long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from roost.locale import LANGUAGES, Catalogue, domains
from tests.locale.test_catalogues import parsed

NUMBERS = (0, 1, 2, 8, 11)
NAMES = ("Ana", "Étourneau", "Maximiliane von Grünwald")
# Values that are texts, with examples. All others are numbers, or what a selector has variants for.
TYPED = (
    *("again", "back", "best", "choices", "easy", "example", "hard", "help", "hint", "how", "key"),
    *("leave", "medium", "no", "quit", "save", "stop", "tutor", "undo", "yes"),
)
FILES = ("address", "file", "folder", "origin", "place", "server", "store")
LISTS = ("boards", "bots", "colours", "goals", "kinds", "known", "words")
TEXTS = {
    **dict.fromkeys(("name", "first", "player", "victim-name", "other", "mover", "bot"), NAMES),
    **dict.fromkeys(("names", "last"), ("Ana", "Ana, Leo", "Inés")),
    **dict.fromkeys(("piece", "victim"), ("3", "5")),
    **dict.fromkeys(("action", "move", "choice"), ("…",)),
    **dict.fromkeys(("day", "time", "from", "until"), ("8.11.", "11.11.")),
    **dict.fromkeys(("space", "landing"), ("M7", "O4")),
    **dict.fromkeys(("dice", "taken"), ("2 2 5",)),
    **dict.fromkeys(("command", "option", "field"), ("--seats",)),
    **dict.fromkeys(("board", "opponent", "package", "extra", "value", "table"), ("Étoile",)),
    **dict.fromkeys(TYPED, ("word",)),
    **dict.fromkeys(FILES, ("games/ana.toml",)),
    **dict.fromkeys(LISTS, ("one, two, three",)),
    "game": ("Pickomino",),
    "reason": ("disk full",),
}


class Values(visitor.Visitor):
    """Collector of a message's values, with the words that its selectors know."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}
        self.formatted: set[str] = set()  # with NUMBER or POINTS: shares from 0 to 1
        self.counted: set[str] = set()  # with plural forms

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name != "DE":
            inside = Values()
            inside.generic_visit(node)
            self.formatted |= set(inside.found)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            words = self.found.setdefault(node.selector.id.name, [])
            keys = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
            if "one" in keys or len(keys) < len(node.variants):
                self.counted.add(node.selector.id.name)
            words += [key for key in keys if key not in ("one", "other", *words)]
        self.generic_visit(node)


def samples(name: str, values: Values) -> list[object]:
    """Return what to fill in for one value."""
    if words := values.found[name]:
        return [*words, *(NUMBERS[1:3] if name in ("number", "total") else ())]
    if name in TEXTS and name not in values.counted | values.formatted:
        return list(TEXTS[name])
    return [0.0, 0.01, 0.08, 0.125, 0.5] if name in values.formatted else list(NUMBERS)


def rendered(texts: Catalogue, message: ftl.Message) -> Iterator[str]:
    """Yield the different texts of a message: each variant, and in one of them each value."""
    values = Values()
    values.visit(message)
    all_ = {name: samples(name, values) for name in values.found}
    base = {name: found[2 % len(found)] for name, found in all_.items()}
    words = {name: found for name, found in all_.items() if values.found[name]}
    cases = [base | dict(zip(words, case, strict=True)) for case in product(*words.values())]
    rest = [(name, value) for name in all_ if name not in words for value in all_[name]]
    cases += [cases[0] | {name: value} for name, value in rest]
    yield from dict.fromkeys(texts.text(message.id.name, **case) for case in cases)


def page(language: str) -> str:
    """Return the sheet of a language as Markdown."""
    texts = Catalogue(language)
    lines = [f"# {LANGUAGES[language]}"]
    for domain in domains(language):
        lines += ["", f"## {domain}.ftl", ""]
        for entry in parsed(language, domain):
            if isinstance(entry, ftl.Message) and entry.value is not None:
                lines.append(f"* `{entry.id.name}`")
                lines += [f"    * {' '.join(text.split())}" for text in rendered(texts, entry)]
    return "\n".join(lines) + "\n"


def main(folder: str = "build/words") -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        path = Path(folder) / f"{language}.md"
        path.write_text(page(language), encoding="utf-8")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
