"""Rewrite the golden files (`make golden`)."""

import sys

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS
from tests.narrate import golden as narration
from tests.solver.knockout import answers


def main() -> None:
    wanted = {playthrough.path: playthrough for playthrough in PLAYTHROUGHS}
    for stale in set(FOLDER.glob("*.txt")) - set(wanted):
        stale.unlink()
    texts = {path: playthrough.text() for path, playthrough in wanted.items()}
    texts |= {narration.PATH: narration.text(), answers.PATH: answers.text()}
    for path, text in texts.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"golden: {path.name}\n")


main()
