"""Texts about positions whose players have no names."""

from roost.analysis.games import words_for
from roost.analysis.words import AnyWords, seat_names
from roost.locale import Catalogue, catalogue
from roost.rules import State, game_of


def words_about(state: State, texts: Catalogue | None = None) -> AnyWords:
    texts = texts or catalogue("en")
    return words_for(texts, game_of(state), seat_names(state.seats, texts))
