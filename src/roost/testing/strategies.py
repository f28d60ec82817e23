"""Hypothesis strategies for any game: reachable states, and records."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from roost.rules.core import Action, Game, Phase, S
from roost.rules.dice import Roll
from roost.rules.extras import need
from roost.rules.record import NAME_LENGTH, Player, Record
from roost.testing.conformance import admitted_seats
from roost.testing.play import Playout, playout

need("hypothesis", "testing")

from hypothesis import strategies as st  # noqa: E402

LONGEST = 100  # maximum number of moves in a record
SEEDS = 6  # games per number of seats from which states are drawn


def playouts(game: Game[S, Action], seats: int | None = None) -> st.SearchStrategy[Playout[S]]:
    """Return whole random games."""
    counts = admitted_seats(game) if seats is None else (seats,)
    return st.builds(
        lambda count, seed: _playout(game, count, seed),
        st.sampled_from(counts),
        st.integers(0, SEEDS - 1),
    )


@st.composite
def states(draw: st.DrawFn, game: Game[S, Action], seats: int | None = None) -> S:
    """Draw a reachable state: some way into a random game, then a few random moves on."""
    played = draw(playouts(game, seats))
    state = played.states[draw(st.integers(0, len(played.moments)))]
    for _ in range(draw(st.integers(0, 4))):
        if state.phase is Phase.OVER:
            break
        state = game.apply(state, draw(moves(game, state))).state
    return state


def moves(game: Game[S, Action], state: S) -> st.SearchStrategy[Action | Roll]:
    """Draw a legal action or a roll."""
    if state.phase is Phase.CHANCE:
        return st.sampled_from([chance.roll for chance in game.chance_outcomes(state)])
    return st.sampled_from(game.legal_actions(state))


def players(count: int) -> st.SearchStrategy[tuple[Player, ...]]:
    """Draw people and bots with any printable names."""
    return st.lists(_PLAYERS, min_size=count, max_size=count).map(tuple)


@st.composite
def records(draw: st.DrawFn, game: Game[S, Action], seats: int | None = None) -> Record:
    """Draw a finished or unfinished game, from its start or from the middle of another."""
    played = draw(playouts(game, seats))
    begin = draw(st.integers(0, len(played.moments)) | st.just(0))
    record = Playout(game, played.states[begin], played.moments[begin:]).record(
        draw(st.integers(0, min(LONGEST, len(played.moments) - begin)))
    )
    return replace(record, players=draw(players(played.initial.seats)), tags=draw(_TAGS))


_PRINTABLE = st.characters(exclude_categories=["C", "Z"], include_characters=" ")
_PLAYERS = st.builds(
    Player,
    st.text(_PRINTABLE, min_size=1, max_size=NAME_LENGTH),
    st.none() | st.sampled_from(["random", "simple"]),
)
_SAVABLE = st.text(st.characters(exclude_categories=["Cs"]))  # surrogates cannot be saved
_TAGS = st.dictionaries(_SAVABLE, _SAVABLE, max_size=2)


@lru_cache(maxsize=200)
def _playout(game: Game[S, Action], seats: int, seed: int) -> Playout[S]:
    return playout(game, seats, seed)
