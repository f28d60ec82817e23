"""`roost --help` is fast, complete and translated."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from roost import __version__
from roost.cli import COMMANDS, command_module
from roost.cli.arguments import Parser
from roost.locale import LANGUAGES, Catalogue
from tests.cli.conftest import Run

DOCUMENT = Path(__file__).parents[2] / "docs" / "cli.md"
HEAVY = {
    "babel",
    "fluent",
    "llvmlite",
    "msgspec",
    "numba",
    "numpy",
    "starlette",
    "torch",
    "uvicorn",
}


def parser_of(command: str, language: str = "en") -> Parser:
    texts = Catalogue(language, strict=True)
    parser = Parser(f"roost {command}", texts, texts.text(f"command-{command}"))
    command_module(command).configure(parser)
    return parser


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(roost: Run, language: str) -> None:
    result = roost("--language", language, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    for command in COMMANDS:
        summary = Catalogue(language, strict=True).text(f"command-{command}")
        assert re.search(rf"^  {command} +{re.escape(summary)}$", result.stdout, re.MULTILINE)


def test_no_arguments_without_a_terminal_prints_the_help(roost: Run) -> None:
    assert roost().stdout == roost("--help").stdout


def test_help_imports_nothing_heavy() -> None:
    script = (
        "import sys, json\n"
        "from roost.cli import main\n"
        "main(['--help'])\n"
        "print(json.dumps(sorted(sys.modules)), file=sys.stderr)\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = set(json.loads(result.stderr.splitlines()[-1]))
    assert {name.partition(".")[0] for name in loaded} & HEAVY == set()
    assert not [name for name in loaded if name.startswith("roost.cli.commands")]
    assert loaded & {"argparse", "roost.rules"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(command: str, language: str) -> None:
    text = parser_of(command, language).format_help()
    assert Catalogue(language, strict=True).text("help-usage") in text
    assert max(map(len, text.splitlines())) < 80


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_is_documented(command: str) -> None:
    sections = dict(
        re.findall(
            r"^## `roost (\w+)`\n(.*?)(?=^## |\Z)", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL
        )
    )
    assert command in sections
    section = sections[command]
    names = set(parser_of(command).names()) - {"-h", "--help", "--language"}
    missing = [n for n in names if f"`{n}" not in section and f"`{n.upper()}" not in section]
    assert missing == []


def test_version(roost: Run) -> None:
    assert roost("--version").stdout == f"roost {__version__}\n"


def test_help_of_a_command_wins_over_missing_arguments(roost: Run) -> None:
    result = roost("replay", "--help")
    assert result.returncode == 0
    assert "FILE" in result.stdout


def test_language_comes_from_the_environment(roost: Run, env: dict[str, str]) -> None:
    env["ROOST_LANGUAGE"] = "de"
    assert "Würfelspiele" in roost("--help").stdout
