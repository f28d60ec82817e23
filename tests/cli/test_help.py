"""`roost --help` is fast, complete and translated."""

import json
import re
import subprocess
import sys

import pytest

from roost import __version__
from roost.cli import COMMANDS, find_command, full_names, make_parser, subcommands_of
from roost.cli.arguments import Parser
from roost.locale import LANGUAGES, Catalogue
from tests.cli.conftest import Run

HEAVY = {
    "fluent",
    "llvmlite",
    "msgspec",
    "numba",
    "numpy",
    "starlette",
    "torch",
    "uvicorn",
}


NAMES = tuple(full_names())
LINES, COLUMNS = 24, 80  # of the commonest terminal


def parser_of(command: str, language: str = "en") -> Parser:
    return make_parser(command, find_command(command), Catalogue(language, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_on_one_screen(roost: Run, language: str) -> None:
    result = roost("--language", language, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    for command in COMMANDS:
        summary = Catalogue(language, strict=True).text(f"command-{command}")
        assert re.search(rf"^\S* +{command} +{re.escape(summary)}$", result.stdout, re.MULTILINE)
    lines = result.stdout.splitlines()
    assert len(lines) < LINES  # and a line for the next prompt
    assert max(map(len, lines)) < COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [name for name in COMMANDS if subcommands_of(name)])
def test_help_of_a_command_names_every_subcommand(roost: Run, command: str, language: str) -> None:
    result = roost("--language", language, command, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    for name in subcommands_of(command):
        summary = Catalogue(language, strict=True).text(f"command-{command}-{name}")
        assert re.search(rf"^  {name} +{re.escape(summary)}$", result.stdout, re.MULTILINE)
    assert max(map(len, result.stdout.splitlines())) < COLUMNS
    bare = roost("--language", language, command)
    assert (bare.returncode, bare.stdout) == (2, result.stdout)


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
@pytest.mark.parametrize("command", NAMES)
def test_every_command_has_help_in_every_language(command: str, language: str) -> None:
    text = parser_of(command, language).format_help()
    assert Catalogue(language, strict=True).text("help-usage") in text
    assert max(map(len, text.splitlines())) < COLUMNS


def test_options_of_a_game_have_their_own_section() -> None:
    for command in ("play", "arena"):
        general, _, knockout = parser_of(command).format_help().partition("\nKnockout:\n")
        assert "--board" in knockout
        assert "\n  --board" not in general


def test_version(roost: Run) -> None:
    assert roost("--version").stdout == f"roost {__version__}\n"


def test_help_of_a_command_wins_over_missing_arguments(roost: Run) -> None:
    result = roost("replay", "--help")
    assert result.returncode == 0
    assert "FILE" in result.stdout


def test_language_comes_from_the_environment(roost: Run, env: dict[str, str]) -> None:
    env["ROOST_LANGUAGE"] = "de"
    assert "Würfelspiele" in roost("--help").stdout
