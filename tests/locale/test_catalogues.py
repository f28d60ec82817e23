"""Every text in every language is complete, consistent, used and readable."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

from roost.bots import all_bots
from roost.cli import COMMANDS, full_names
from roost.cli.seats import LEVELS
from roost.cli.terminal.knockout.inquiry import QUESTIONS
from roost.cli.terminal.online import COMMANDS as ANYTIME
from roost.cli.terminal.words import COACH
from roost.cli.terminal.words import COMMANDS as TYPED
from roost.locale import LANGUAGES, Catalogue, MissingMessageError, domains, read_entries
from roost.rules import BUILT_IN_GAMES, make_game
from roost.rules.knockout import shipped_boards
from roost.rules.pickomino.variant import ENDINGS, HOUSE_RULES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "roost"
LOCALE = SOURCE / "locale"
FILES = [(language, domain) for language in LANGUAGES for domain in domains(language)]
EXACT_PREFIXES = {
    *("board-", "bot-", "colour-", "command-", "error-", "event-", "game-", "score-"),
    *("variant-pickomino-", "warning-", "words-"),
}
UNSAID = {"list-and": {"sound"}}  # values for languages that need them
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]


class Placeables(visitor.Visitor):
    """Collector of the values that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        inside = Placeables()
        inside.generic_visit(node)
        self.numbers |= inside.names
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def read(language: str, domain: str) -> str:
    return (LOCALE / language / f"{domain}.ftl").read_text(encoding="utf-8")


@cache
def parsed(language: str, domain: str) -> list[ftl.EntryType]:
    return parse(read(language, domain)).body


@cache
def placeables(language: str, domain: str) -> dict[str, Placeables]:
    """Return the ids in a file, each with its placeables."""
    found = {}
    for entry in parsed(language, domain):
        if isinstance(entry, ftl.Message):
            seen = Placeables()
            seen.visit(entry)
            found[entry.id.name] = seen
    return found


def ids(language: str) -> set[str]:
    return {name for domain in domains(language) for name in placeables(language, domain)}


@cache
def code() -> str:
    """Return all program text that may contain message ids."""
    files = [path for path in SOURCE.rglob("*.py") if path.parent != LOCALE]
    web = ROOT / "web" / "src"
    files += [path for kind in ("ts", "svelte", "js") for path in web.rglob(f"*.{kind}")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the parsed program."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}


@cache
def error_codes() -> set[str]:
    """Return every code that a `GameError` in the program can have."""
    found: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id.endswith("Error") for base in node.bases
            ):
                found |= _class_codes(node)
            if isinstance(node, ast.keyword) and node.arg == "code":
                found |= {
                    part.value
                    for part in ast.walk(node.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


def _class_codes(node: ast.ClassDef) -> set[str]:
    return {
        statement.value.value
        for statement in node.body
        if isinstance(statement, ast.Assign)
        and isinstance(statement.targets[0], ast.Name)
        and statement.targets[0].id == "code"
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    }


@cache
def built_ids() -> set[str]:
    """Return the ids that the program builds from parts."""
    built = {f"error-{code}" for code in error_codes()}
    built |= {f"command-{name.replace(' ', '-')}" for name in (*COMMANDS, *full_names())}
    for game in BUILT_IN_GAMES:
        built |= {f"game-{game}", f"score-{game}"}
        built |= {f"event-{game}-{kind.kind}" for kind in make_game(game).event_types}
    for bot in all_bots():
        built |= {f"bot-{bot.game}-{bot.key}", f"bot-{bot.game}-{bot.key}-how"}
    for option in (*ENDINGS, *HOUSE_RULES):
        built |= {f"variant-pickomino-{option}", f"variant-pickomino-{option}-how"}
    for board in shipped_boards():
        built |= {f"board-{board}", f"board-{board}-how"}
    built |= {f"colour-{colour}" for colour in ("blue", "green", "red", "yellow")}
    typed = (*TYPED, *ANYTIME, *QUESTIONS, *COACH, *LEVELS, "worm", "roll", "stop", "yes", "no")
    built |= {f"words-{word}" for word in typed}
    built |= {f"warning-{name}" for name in ("stop-fails", "tiles-missing", "last-turn")}
    return built


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_every_file_is_valid_fluent(language: str, domain: str) -> None:
    junk = [entry for entry in parsed(language, domain) if isinstance(entry, ftl.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_read_entries_finds_the_same_messages_as_fluent(language: str, domain: str) -> None:
    entries = [e for e in parsed(language, domain) if isinstance(e, ftl.Message | ftl.Term)]
    names = [e.id.name if isinstance(e, ftl.Message) else f"-{e.id.name}" for e in entries]
    assert list(read_entries(read(language, domain))) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_ids_are_unique(language: str) -> None:
    names = [
        name
        for domain in domains(language)
        for name in re.findall(r"^([a-z][\w-]*) *=", read(language, domain), re.MULTILINE)
    ]
    assert {name for name in names if names.count(name) > 1} == set()


@pytest.mark.parametrize("domain", domains("en"))
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_language_has_the_same_messages_as_english(language: str, domain: str) -> None:
    english, mine = set(placeables("en", domain)), set(placeables(language, domain))
    assert (english - mine, mine - english) == (set(), set())


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_language_has_the_same_files_as_english(language: str) -> None:
    assert domains(language) == domains("en")


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_every_message_has_the_same_placeables_as_in_english(language: str, domain: str) -> None:
    english = placeables("en", domain)
    other = {
        name: (sorted(mine.names), sorted(english[name].names))
        for name, mine in placeables(language, domain).items()
        if name in english and mine.names - UNSAID.get(name, set()) != english[name].names
    }
    assert other == {}


def test_every_error_code_has_a_message() -> None:
    # "error" is the base class's code; no code raises it.
    missing = {f"error-{code}" for code in error_codes() - {"error"}} - ids("en")
    assert missing == set()


def test_every_built_id_has_a_message() -> None:
    assert built_ids() - {"error-error"} - ids("en") == set()


@pytest.mark.parametrize("domain", domains("en"))
def test_no_message_is_unused(domain: str) -> None:
    named = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", code()))
    named |= {f"error-{word}" for word in re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code())}
    # Ids that end in a value, as in `web-phase-${phase}`; `built_ids` knows the others exactly.
    prefixes = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*-)\$?\{", code())) - EXACT_PREFIXES
    named |= {name for name in ids("en") if name.startswith(tuple(prefixes))}
    sources = "".join(read("en", other) for other in domains("en"))
    referenced = set(re.findall(r"\{ (-?[a-z][a-z0-9-]*)", sources))
    assert set(placeables("en", domain)) - named - built_ids() - referenced == set()


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_every_message_can_be_formatted(language: str, domain: str) -> None:
    texts = Catalogue(language, strict=True)
    for name, wanted in placeables(language, domain).items():
        for value in (0, 1, 2, 6, "none", "true", "out", "no-worm", "grill", "stays"):
            values = {key: 3 if key in wanted.numbers else value for key in wanted.names}
            text = texts.text(name, **values)
            assert text.strip(), name
            assert set(text) & set("{}") == set(), (name, text)


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_error_texts_have_no_exclamation_marks(language: str, domain: str) -> None:
    texts = Catalogue(language, strict=True)
    for name, wanted in placeables(language, domain).items():
        if name.startswith("error-"):
            assert "!" not in texts.text(name, **dict.fromkeys(wanted.names, "x")), name


def test_a_strict_catalogue_rejects_a_missing_message() -> None:
    with pytest.raises(MissingMessageError, match="no-such-message"):
        Catalogue("de", strict=True).text("no-such-message")


def test_a_strict_catalogue_rejects_a_missing_value() -> None:
    with pytest.raises(MissingMessageError, match="turn-heading"):
        Catalogue("de", strict=True).text("turn-heading", turn=3)


# The code that raises errors with many reasons: a module, and a function or class in it.
REASONS = {
    "bad-position": ("rules/errors.py", "position_error"),
    "bad-board": ("rules/knockout/boardfile.py", "bad"),
    "bad-record": ("rules/record/errors.py", "bad"),
    "bad-turn": ("rules/record/errors.py", "bad_turn"),
    "bad-payoff": ("solver/pickomino/turn/solve.py", "PayoffError"),
}


@cache
def reasons_in_code(code_: str) -> set[str]:
    """Return the reasons (`why`) in the program for one code."""
    file, maker = REASONS[code_]
    module = f"roost.{file.removesuffix('.py').replace('/', '.')}"
    found = set()
    for path, tree in trees().items():
        called = {maker} if path == SOURCE / file else _names_of(module, maker, tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in called:
                named = [keyword.value for keyword in node.keywords if keyword.arg == "why"]
                first = node.args[:1] if maker.lstrip("_").islower() else []
                reasons = (v.value for v in (*named, *first) if isinstance(v, ast.Constant))
                found |= {str(reason) for reason in reasons}
    return found - {"other"}


def _names_of(module: str, thing: str, tree: ast.Module) -> set[str]:
    """Return the names under which a file imports something."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == module
        for alias in node.names
        if alias.name == thing
    }


@pytest.mark.parametrize("code_", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_an_error_has_a_text_in_every_language(language: str, code_: str) -> None:
    (message,) = (
        entry
        for domain in domains(language)
        for entry in parsed(language, domain)
        if isinstance(entry, ftl.Message) and entry.id.name == f"error-{code_}"
    )
    assert message.value
    (choice,) = (
        part.expression
        for part in message.value.elements
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression)
    )
    said = {v.key.name for v in choice.variants if isinstance(v.key, ftl.Identifier)} - {"other"}
    # The parser of headers also rejects lines of moves.
    passed_on = {"turn-number", "line"} if code_ == "bad-turn" else set()
    assert said == reasons_in_code(code_) | passed_on
