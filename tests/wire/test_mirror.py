"""Messages mirror the actions and events of the rules, field for field."""

from dataclasses import dataclass, fields
from typing import Any

import msgspec
import pytest

from roost import wire
from roost.rules import RULES, Action, Event
from roost.rules.pickomino import Pickomino
from roost.rules.registry import BUILT_IN_GAMES
from roost.wire.mirror import Source, message_of, mirror, sources_of
from roost.wire.registry import MESSAGES

# Extra fields for clients.
MORE = {"moved": {"path"}, "ended": {"reason"}}


def named(source: Any) -> set[str]:
    return {field.name for field in fields(source)}


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_every_action_and_event_of_a_game_has_a_message(game: str) -> None:
    rules, messages = RULES.of(game), MESSAGES.of(game)
    assert messages.actions == tuple(message_of(action) for action in rules.action_types)
    assert messages.events == tuple(message_of(event) for event in rules.event_types)


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_a_message_has_the_kind_and_the_fields_of_its_source(game: str) -> None:
    rules = RULES.of(game)
    sources: tuple[Source, ...] = (*rules.action_types, *rules.event_types)
    for source in sources:
        message = message_of(source)
        assert message.__struct_config__.tag == source.kind
        assert set(message.__struct_fields__) - named(source) <= MORE.get(source.kind, set())
        assert named(source) <= set(message.__struct_fields__)


def test_games_with_identical_classes_share_a_message() -> None:
    pickomino, knockout = (RULES.of(game).event_types for game in BUILT_IN_GAMES)
    for kind in ("rolled", "ended"):
        mine, other = (
            next(event for event in events if event.kind == kind)
            for events in (pickomino, knockout)
        )
        assert message_of(mine) is message_of(other)
        assert sources_of(message_of(mine)) == [mine, other]


def test_different_classes_with_one_name_are_rejected() -> None:
    @dataclass(frozen=True, slots=True)
    class Rolled(Event):
        kind = "rolled"
        seat: int
        dice: str

    @dataclass(frozen=True, slots=True)
    class Take(Action):
        kind = "take-all"
        face: int

    Rolled.__module__ = Take.__module__ = "roost.rules.other"
    with pytest.raises(TypeError, match="two games mean different things by Rolled"):
        mirror(Rolled)
    with pytest.raises(TypeError, match="two games mean different things by Take"):
        mirror(Take, face=wire.Die)


def test_a_game_of_another_package_has_names_of_its_own() -> None:
    @dataclass(frozen=True, slots=True)
    class RollOn(Action):
        kind = "roll"
        dice: int

    mine, ours = mirror(RollOn), next(a for a in Pickomino.action_types if a.kind == "roll-on")
    assert mine is message_of(RollOn) is not message_of(ours)
    assert mine.__struct_fields__ == ("dice",)
    assert mine.__module__ == "tests.wire"


@pytest.mark.parametrize(
    "raw",
    [
        b'{"type":"take","face":0}',
        b'{"type":"take","face":7}',
        b'{"type":"take"}',
        b'{"type":"roll-on","dice":3}',
        b'{"type":"move","piece":24,"space":0}',
        b'{"type":"move","piece":0,"space":64}',
        b'{"type":"move","piece":-1,"space":0}',
        b'{"type":"stop","tile":"21"}',
    ],
)
def test_actions_from_clients_are_validated_before_the_rules(raw: bytes) -> None:
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.Action)
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(raw)
