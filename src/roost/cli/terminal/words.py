"""The words people may type. Each language has its own; English ones always work."""

from __future__ import annotations

from roost.locale import DEFAULT, Catalogue, catalogue

COMMANDS = ("help", "again", "scores", "save", "quit", "undo")
COACH = ("hint", "tutor", "position", "analyse")  # alone against bots


class InputWords:
    """The input words of one language: ``words-<meaning>``."""

    def __init__(self, texts: Catalogue) -> None:
        self.texts = texts

    def of(self, meaning: str) -> tuple[str, ...]:
        """Return all words for a meaning; prompts show the first, short one."""
        own = self.texts.text(f"words-{meaning}").split()
        return tuple(dict.fromkeys([*own, *catalogue(DEFAULT).text(f"words-{meaning}").split()]))

    def key(self, meaning: str) -> str:
        return self.of(meaning)[0]

    def means(self, word: str, *meanings: str) -> str | None:
        """Return which of `meanings` a word has. The language's own words override English."""
        word = word.casefold()
        for own in (True, False):
            for meaning in meanings:
                words = self.of(meaning)
                count = len(self.texts.text(f"words-{meaning}").split())
                if word in (words[:count] if own else words[count:]):
                    return meaning
        return None
