"""What people type is never ambiguous, in any language."""

from itertools import combinations

import pytest

from roost.cli.terminal.online import COMMANDS as ANYTIME
from roost.cli.terminal.words import COMMANDS, InputWords
from roost.locale import LANGUAGES, Catalogue

PROMPTS = (("worm",), ("roll", "stop"), ("yes", "no"))


def own(language: str, meaning: str) -> set[str]:
    return set(Catalogue(language, strict=True).text(f"words-{meaning}").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things_at_one_prompt(language: str) -> None:
    for prompt in PROMPTS:
        for one, other in combinations((*prompt, *COMMANDS), 2):
            assert own(language, one) & own(language, other) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_prompt_is_taken_for_a_command(language: str) -> None:
    """Commands are looked for first, in the language and in English."""
    words = InputWords(Catalogue(language, strict=True))
    commands = {word for command in COMMANDS for word in words.of(command)}
    for prompt in PROMPTS:
        for meaning in prompt:
            assert set(words.of(meaning)) & commands == set()
    assert commands & set("123456") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_at_a_servers_table_means_two_things(language: str) -> None:
    """There, commands and reactions can be typed at any time."""
    for one, other in combinations(ANYTIME, 2):
        assert own(language, one) & own(language, other) == set(), (one, other)
    words = InputWords(Catalogue(language, strict=True))
    anytime = {word for command in ANYTIME for word in words.of(command)}
    for meaning in (meaning for prompt in PROMPTS for meaning in prompt):
        assert set(words.of(meaning)) & anytime == set(), meaning
    assert all(word == word.casefold() for word in anytime)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_languages_own_words_go_before_english(language: str) -> None:
    words = InputWords(Catalogue(language, strict=True))
    for prompt in PROMPTS:
        for meaning in prompt:
            assert all(words.means(word, *prompt) == meaning for word in own(language, meaning))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_lower_case(language: str) -> None:
    """What is typed is compared without case."""
    meanings = {meaning for prompt in PROMPTS for meaning in prompt} | set(COMMANDS)
    for meaning in meanings:
        assert all(word == word.casefold() for word in own(language, meaning))


def test_words_are_understood_in_any_case() -> None:
    words = InputWords(Catalogue("de"))
    assert words.means("Wurm", "worm") == "worm"
    assert words.means("AUFHÖREN", "roll", "stop") == "stop"
    assert words.means("tirar", "roll", "stop") is None
