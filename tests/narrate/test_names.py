"""What players are called."""

from roost.locale import Catalogue
from roost.narrate import player_names
from roost.rules.record import Player

BOT = Player("simple", "simple")  # a bot that is only named by its key


def names(*players: Player, language: str = "en") -> tuple[str, ...]:
    return player_names(players, "pickomino", Catalogue(language))


def test_twin_bots_are_numbered_from_the_second_on() -> None:
    assert names(BOT, Player("Ana"), BOT, BOT) == ("Hen", "Ana", "Hen 2", "Hen 3")
    assert names(BOT, BOT, language="de") == ("Henne", "Henne 2")


def test_people_keep_their_names_wherever_they_sit() -> None:
    assert names(BOT, Player("hen"), Player("Hen 2")) == ("Hen 3", "hen", "Hen 2")


def test_a_bot_with_a_name_of_its_own_keeps_it() -> None:
    """Game files of the terminal name their bots."""
    assert names(Player("Hen 2", "simple"), BOT) == ("Hen 2", "Hen")


def test_a_bot_that_nobody_has_words_for_is_called_by_its_key() -> None:
    assert names(Player("mine", "mine"), Player("mine", "mine")) == ("mine", "mine 2")
