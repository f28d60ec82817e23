"""Names of players."""

from roost.locale import Catalogue
from roost.narrate import player_names
from roost.rules.record import Player

BOT = Player("simple", "simple")  # a bot with only its key as a name


def names(*players: Player, language: str = "en") -> tuple[str, ...]:
    return player_names(players, "pickomino", Catalogue(language))


def test_twin_bots_are_numbered_from_the_second_on() -> None:
    assert names(BOT, Player("Ana"), BOT, BOT) == ("Hen", "Ana", "Hen 2", "Hen 3")
    assert names(BOT, BOT, language="de") == ("Henne", "Henne 2")


def test_people_keep_their_names_in_every_seat() -> None:
    assert names(BOT, Player("hen"), Player("Hen 2")) == ("Hen 3", "hen", "Hen 2")


def test_a_bot_with_its_own_name_keeps_it() -> None:
    """The terminal writes the names of bots into game files."""
    assert names(Player("Hen 2", "simple"), BOT) == ("Hen 2", "Hen")


def test_a_bot_without_a_text_has_its_key_as_name() -> None:
    assert names(Player("mine", "mine"), Player("mine", "mine")) == ("mine", "mine 2")
