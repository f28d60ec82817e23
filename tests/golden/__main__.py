"""Write the golden files afresh (`make golden`)."""

import sys

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS


def main() -> None:
    wanted = {playthrough.path: playthrough for playthrough in PLAYTHROUGHS}
    for stale in set(FOLDER.glob("*.txt")) - set(wanted):
        stale.unlink()
    for path, playthrough in wanted.items():
        text = playthrough.text()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"golden: {path.name}\n")


main()
