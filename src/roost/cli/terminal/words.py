"""What people may type. Each language has its own words; the English ones work everywhere."""

from __future__ import annotations

from roost.locale import DEFAULT, Catalogue, catalogue

COMMANDS = ("help", "again", "scores", "save", "quit", "undo")


class Words:
    """The words of one language for the things one can say at a prompt: ``words-<meaning>``."""

    def __init__(self, texts: Catalogue) -> None:
        self.texts = texts

    def of(self, meaning: str) -> tuple[str, ...]:
        """Every word for it; the first is the short one that prompts show."""
        own = self.texts.text(f"words-{meaning}").split()
        return tuple(dict.fromkeys([*own, *catalogue(DEFAULT).text(f"words-{meaning}").split()]))

    def key(self, meaning: str) -> str:
        return self.of(meaning)[0]

    def means(self, word: str, *meanings: str) -> str | None:
        """Which of `meanings` a word stands for. A language's own words go before English."""
        word = word.casefold()
        for own in (True, False):
            for meaning in meanings:
                words = self.of(meaning)
                count = len(self.texts.text(f"words-{meaning}").split())
                if word in (words[:count] if own else words[count:]):
                    return meaning
        return None
