"""`roost rules`: rules pages in a terminal."""

import pytest

from roost.locale import LANGUAGES, rules_page
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_rules_are_readable_lines(roost: Run, game: str, language: str) -> None:
    result = roost("rules", game, "--language", language)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) < 80
    assert not any(mark in result.stdout for mark in ("**", "<a ", "](", "| "))
    assert lines[0] == rules_page(language, game).splitlines()[0].removeprefix("# ")


def test_single_rule_can_be_shown(roost: Run) -> None:
    result = roost("rules", "pickomino", "p7")
    assert result.stdout.startswith("P7 ")
    assert "P8" not in result.stdout.split("Example")[0]
