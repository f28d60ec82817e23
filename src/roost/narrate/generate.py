"""Generated data for the web app: the narration tables and the languages.

`python -m roost.narrate.generate FOLDER` writes both files; a test detects outdated files.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from roost.locale import LANGUAGES
from roost.narrate.names import SOUNDS
from roost.narrate.narrator import CLOSE, NARRATORS
from roost.narrate.table import VARIANTS
from roost.rules.registry import BUILT_IN_GAMES


def files() -> dict[str, str]:
    """Return the content of each file by its name."""
    tables = {game: NARRATORS.of(game).table.to_json() for game in BUILT_IN_GAMES}
    data = {
        "narration": {"sounds": SOUNDS, "variants": VARIANTS, "close": CLOSE, "games": tables},
        "languages": LANGUAGES,
    }
    return {
        f"{name}.json": json.dumps(content, ensure_ascii=False, indent=1) + "\n"
        for name, content in data.items()
    }


def main(folder: str) -> None:
    for name, content in files().items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
