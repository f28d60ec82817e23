"""The conformance kit: what every game that keeps the contract must do, tried on random play.

    from roost.testing import check_game
    check_game(MyGame())

A broken promise raises `ConformanceError`, which names the promise and the position.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from fractions import Fraction
from itertools import islice
from typing import Generic, NoReturn, TypeVar

from roost.rules import AnyGame
from roost.rules.core import Action, Game, Json, Outcome, Phase, S, State, Step
from roost.rules.dice import Roll
from roost.rules.errors import GameError
from roost.rules.record import Moment, Record, format_text, parse_text
from roost.rules.registry import games as known_games
from roost.testing.play import EndlessGameError, Playout, playout

GARBAGE: tuple[object, ...] = (None, 0, -1, True, 1.5, "", "w", (), [], {}, object())
ODD_VALUES: tuple[object, ...] = (-1, 0, 7, 99, 10**30, True, False, 1.0, 0.5, "x", None, (), [])
T = TypeVar("T")
STATES = 250  # maximum number of states per game to check closely
PROBES = 24  # states per game in which to try illegal moves
SEEN = 60  # actions legal in other states to try


class ConformanceError(AssertionError):
    """A violation of the game interface."""


def check_game(
    game: AnyGame,
    *,
    seats: Sequence[int] | None = None,
    games: int = 3,
    seed: int | str = 0,
) -> None:
    """Play `games` random games per number of seats and check every promise of the interface.

    `seats` (default: all that the variant allows). Takes a few seconds per game.
    """
    check_variant(game)
    check_start(game)
    for count in admitted_seats(game) if seats is None else seats:
        kit = _Kit(game)
        for number in range(games):
            kit.check_playout(count, f"{seed}:{count}:{number}")


def admitted_seats(game: AnyGame) -> tuple[int, ...]:
    """Return the numbers of seats that the game starts with; a board or variant may limit them."""
    counts = []
    for count in game.seat_counts:
        try:
            game.start(count)
        except GameError:
            continue
        counts.append(count)
    if not counts:
        _fail(game, "starts", f"no number of seats in {game.seat_counts} can start")
    return tuple(counts)


def check_variant(game: AnyGame) -> None:
    """Check that the variant is a frozen value with a one-word key that round-trips."""
    variant = game.variant
    key = variant.key
    if not key or key.split() != [key]:
        _fail(game, "variant", f"the key {key!r} is not one word")
    if type(variant).parse(json.loads(json.dumps(key))) != variant:
        _fail(game, "variant", f"{key!r} does not read back as {variant!r}")
    if hash(type(variant).parse(key)) != hash(variant) or type(variant.version) is not int:
        _fail(game, "variant", "not hashable by value, or its version is no number")
    for garbage in ("no such variant", "+", "\n"):
        _check_rejection(game, "variant", f"variant {garbage!r}", type(variant).parse, garbage)


def check_start(game: AnyGame) -> None:
    """Check that invalid numbers of seats and first seats are rejected."""
    some = admitted_seats(game)[0]
    low, high = game.seat_counts[0], game.seat_counts[-1]
    for seats in (low - 1, high + 1, -1, 0, True, None, "2", float(some)):
        _check_rejection(game, "seats", f"{seats!r} seats", game.start, seats)
    for first in (-1, some, 99, True, False, "0", 0.0):
        what = f"first seat {first!r}"
        _check_rejection(game, "seats", what, game.start, some, first=first)
    if not game.rolls_for_start and game.start(some) != game.start(some, first=0):
        _fail(game, "seats", "nobody was named, and seat 0 does not start")
    for first in range(some):
        if game.start(some, first=first).seat != first:
            _fail(game, "seats", f"seat {first} was to start and does not")


class _Kit(Generic[S]):
    def __init__(self, game: Game[S, Action]) -> None:
        self.game = game
        self.actions: dict[Action, None] = {}  # every action that was legal so far, in order
        self.sound_chances: dict[int, object] = {}  # by identity, because most states share a few

    def check_playout(self, seats: int, seed: str) -> None:
        game = self.game
        try:
            played = playout(game, seats, seed)
        except EndlessGameError as error:
            _fail(game, "ends", str(error))
        if playout(game, seats, seed) != played:
            _fail(game, "determinism", f"seed {seed} gives two different games")
        for moment in played.moments:
            self.check_moment(moment)
        for state in _spread(played.states, STATES):
            self.check_state(state)
        for state in _spread(played.states, PROBES):
            self.check_refusals(state)
            self.check_every_move(state)
        self.check_record(played)

    # -- one state -------------------------------------------------------------------------

    def check_state(self, state: S) -> None:
        game = self.game
        legal, chances, outcome = (
            game.legal_actions(state),
            game.chance_outcomes(state),
            game.outcome(state),
        )
        self.actions |= dict.fromkeys(legal)
        found = (bool(legal), bool(chances), outcome is not None)
        wanted = tuple(state.phase is phase for phase in (Phase.PLAY, Phase.CHANCE, Phase.OVER))
        if found != wanted:
            self.fail("phase", state, f"{state.phase}, but actions, chances, outcome are {found}")
        if not 0 <= state.seat < state.seats:
            self.fail("phase", state, f"seat {state.seat} of {state.seats} is to move")
        self.check_value(state)
        if game.dice_count(state) != (len(chances[0].roll.dice) if chances else 0):
            self.fail("dice", state, f"{game.dice_count(state)} dice are said to come")
        if chances and id(chances) not in self.sound_chances:
            self.check_chances(state)
        if legal:
            self.check_actions(state, legal)
        if outcome is not None:
            self.check_outcome(state, outcome)

    def check_value(self, state: S) -> None:
        """Check that states are frozen values that round-trip through text and JSON."""
        game = self.game
        for name in ("seat", "turn", "phase", "variant"):
            try:
                setattr(state, name, getattr(state, name))
            except (AttributeError, TypeError):
                continue
            self.fail("immutable", state, f"`{name}` can be set")
        text = game.format_position(state)
        if repr(state) != text:
            self.fail("repr", state, f"is not the position text {text!r}")
        if "\n" in text or text.split(maxsplit=1)[0].partition(":")[0] != game.key:
            self.fail("position text", state, f"{text!r} is not one line that starts with the game")
        copies = {
            "position text": game.parse_position(text),
            "state JSON": game.state_from_json(
                self.through_json("state JSON", state, game.state_to_json(state))
            ),
            "pickle": pickle.loads(pickle.dumps(state)),
        }
        for check, copy in copies.items():
            if copy != state or type(copy) is not type(state):
                self.fail(check, state, f"comes back as {copy!r}")
            if hash(copy) != hash(state):
                self.fail("hashable", state, "equal states have different hashes")

    def check_chances(self, state: S) -> None:
        chances = self.game.chance_outcomes(state)
        if sum((chance.probability for chance in chances), Fraction(0)) != 1:
            self.fail("chance sums", state, "the probabilities do not add up to exactly one")
        if any(chance.probability <= 0 for chance in chances):
            self.fail("chance sums", state, "a roll cannot have the probability 0 or less")
        rolls = [chance.roll for chance in chances]
        if len(set(rolls)) != len(rolls) or len({len(roll.dice) for roll in rolls}) != 1:
            self.fail("chance sums", state, "the rolls are not distinct, or differ in length")
        self.sound_chances[id(chances)] = chances

    def check_actions(self, state: S, legal: Sequence[Action]) -> None:
        game = self.game
        if len(set(legal)) != len(legal):
            self.fail("legal", state, "an action is listed twice")
        for action in legal:
            if type(action) not in game.action_types:
                self.fail("legal", state, f"{action!r} is not one of the game's action types")
            data = self.through_json("action JSON", state, game.action_to_json(action))
            if game.action_from_json(data) != action:
                self.fail("action JSON", state, f"{action!r} does not come back")
        self.check_notation(state, legal)

    def check_notation(self, state: S, moves: Sequence[Action | Roll]) -> None:
        game = self.game
        tokens = [game.format_move(state, move) for move in moves]
        if len(set(tokens)) != len(tokens):
            self.fail("notation", state, f"two moves look alike: {' '.join(tokens)}")
        for token, move in zip(tokens, moves, strict=True):
            if token.split() != [token] or game.parse_move(state, token) != move:
                self.fail("notation", state, f"{move!r} does not come back from {token!r}")

    def check_outcome(self, state: S, outcome: Outcome) -> None:
        ranks, shares = outcome.ranks, outcome.shares
        if not len(outcome.scores) == len(ranks) == len(shares) == state.seats:
            self.fail("outcome", state, "not one score, rank and share per seat")
        if sum(shares, Fraction(0)) != 1:
            self.fail("outcome", state, f"the shares {shares} do not add up to one")
        if any((share > 0) != (rank == 1) for rank, share in zip(ranks, shares, strict=True)):
            self.fail("outcome", state, "a share without the first rank, or a first rank without")
        if any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks):
            self.fail("outcome", state, f"{ranks} are not ranks: equals share, then as many skip")
        if Outcome.from_json(self.through_json("outcome", state, outcome.to_json())) != outcome:
            self.fail("outcome", state, "does not survive JSON")

    def through_json(self, check: str, state: S, data: Json) -> Json:
        try:
            return json.loads(json.dumps(data, allow_nan=False))
        except (TypeError, ValueError) as error:
            self.fail(check, state, f"no JSON: {error}")

    # -- one move --------------------------------------------------------------------------

    def check_moment(self, moment: Moment[S]) -> None:
        game, state = self.game, moment.before
        if game.apply(state, moment.move) != Step(moment.after, moment.events):
            self.fail("determinism", state, f"{moment.move!r} has two different results")
        if isinstance(moment.move, Roll):
            self.check_notation(state, [moment.move])
        if moment.after.turn not in (state.turn, state.turn + 1):
            self.fail("turns", state, f"turn {moment.after.turn} follows turn {state.turn}")
        for event in moment.events:
            if type(event) not in game.event_types:
                self.fail("events", state, f"{event!r} is not one of the game's event types")
            data = self.through_json("event JSON", state, game.event_to_json(event))
            if game.event_from_json(data) != event:
                self.fail("event JSON", state, f"{event!r} does not come back")

    def check_every_move(self, state: S) -> None:
        """Check that every legal action can be played."""
        game, before = self.game, (_inside(state), hash(state))
        rolls = _spread([chance.roll for chance in game.chance_outcomes(state)], PROBES)
        moves: list[Action | Roll] = [*game.legal_actions(state), *rolls]
        for move in moves:
            try:
                game.apply(state, move)
            except GameError as error:
                self.fail("legal", state, f"{move!r} is offered and refused: {error}")
            if (_inside(state), hash(state)) != before:
                self.fail("immutable", state, f"{move!r} changed the state it was played in")

    def check_refusals(self, state: S) -> None:
        """Check that every illegal action is rejected with a code, without side effects."""
        game = self.game
        legal = set(game.legal_actions(state)) | {
            chance.roll for chance in game.chance_outcomes(state)
        }
        before = (_inside(state), hash(state))
        seen = list(self.actions)
        for move in (*_spread(seen, SEEN), *_invalid_actions(seen), *_ROLLS, *GARBAGE):
            if _hashable(move) and move in legal:
                self.check_look_alike(state, move)
                continue
            what = f"{move!r} in {game.format_position(state)}"
            _check_rejection(game, "refusal", what, game.apply, state, move)
            if (_inside(state), hash(state)) != before:
                self.fail("refusal", state, f"{move!r} was refused, yet changed the state")

    def check_look_alike(self, state: S, move: Action | Roll) -> None:
        """Check that a move equal to a legal one, such as 1.0 for 1, is rejected or has the same
        effect.
        """
        game = self.game
        try:
            after = game.apply(state, move).state
            json.dumps(game.state_to_json(after))
            game.format_position(after)
        except GameError:
            return
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            self.fail("refusal", state, f"{move!r} breaks the game: {error!r}")
        real = next(m for m in (*game.legal_actions(state), *_rolls(game, state)) if m == move)
        if _inside(game.apply(state, real).state) != _inside(after):
            self.fail("refusal", state, f"{move!r} is taken for {real!r} and leaves another state")

    # -- whole games -----------------------------------------------------------------------

    def check_record(self, played: Playout[S]) -> None:
        """Check that a game saved and loaded goes through the same states."""
        game = self.game
        if game.key not in known_games():
            return  # a record contains the game's key, which `make_game` must know
        for moves in (len(played.moves), len(played.moves) // 2, 0):
            record = played.record(moves)
            for form, copy in (
                ("JSON", Record.loads(record.dumps())),
                ("text", parse_text(format_text(record))),
            ):
                if copy != record:
                    self.fail("record", played.initial, f"the {form} form does not come back")
            if tuple(record.replay()) != played.moments[:moves]:
                self.fail("record", played.initial, "the replay leads to other states")

    def fail(self, check: str, state: S, message: str) -> NoReturn:
        _fail(self.game, check, f"{message}\n  in {state!r}")


_ROLLS = tuple(Roll((1,) * n) for n in range(12))


def _rolls(game: Game[S, Action], state: S) -> tuple[Roll, ...]:
    return tuple(chance.roll for chance in game.chance_outcomes(state))


def _invalid_actions(actions: Sequence[Action]) -> Iterator[Action]:
    """Yield actions with an invalid value in each field of each type of action."""
    for action in {type(action): action for action in actions}.values():
        for field in fields(action):  # type: ignore[arg-type]
            for value in ODD_VALUES:
                try:
                    yield replace(action, **{field.name: value})  # type: ignore[type-var]
                except GameError:
                    continue


def _inside(state: State) -> str:
    """Return all nested values of a state; unlike in its repr, 1, 1.0 and True differ."""
    return repr(state.__reduce_ex__(pickle.DEFAULT_PROTOCOL))


def _hashable(thing: object) -> bool:
    try:
        hash(thing)
    except TypeError:
        return False
    return True


def _spread(items: Sequence[T], count: int) -> list[T]:
    """Return about `count` of the items, evenly spread, including the last one."""
    step = max(1, len(items) // count)
    return list(islice(reversed(items), 0, None, step))


def _check_rejection(
    game: AnyGame,
    check: str,
    what: str,
    attempt: Callable[..., object],
    *args: object,
    **more: object,
) -> None:
    """Check that `attempt` raises a coded error."""
    try:
        attempt(*args, **more)
    except GameError as error:
        if not error.code or not str(error):
            _fail(game, check, f"{what} is refused without a code or without a word")
        return
    except Exception as error:  # noqa: BLE001 - any other error is what we look for
        _fail(game, check, f"{what} raises {error!r} in place of a GameError")
    _fail(game, check, f"{what} is not refused")


def _fail(game: AnyGame, check: str, message: str) -> NoReturn:
    raise ConformanceError(f"{game.key} ({game.variant.key}), {check}: {message}")
