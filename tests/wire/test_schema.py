"""The schema holds all messages."""

from typing import Any, get_args

import msgspec
import pytest

from roost import wire
from roost.locale import LANGUAGES
from roost.rules.registry import BUILT_IN_GAMES
from roost.wire import schema
from roost.wire.registry import MESSAGES


def test_every_message_of_the_module_is_in_the_schema() -> None:
    named = set(schema.json_schema()["$defs"])
    messages = {
        name
        for name, thing in vars(wire).items()
        if isinstance(thing, type) and issubclass(thing, wire.Message) and thing is not wire.Message
    }
    assert messages - named == set()


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_every_message_of_a_game_is_in_the_schema(game: str) -> None:
    mine = MESSAGES.of(game)
    messages = {mine.position, *mine.actions, *mine.options, *mine.events}
    assert {message.__name__ for message in messages} <= set(schema.json_schema()["$defs"])


def test_games_and_languages_are_the_ones_there_are() -> None:
    assert schema.WORDS["GameKey"] == BUILT_IN_GAMES
    assert get_args(wire.Language) == tuple(LANGUAGES)


@pytest.mark.parametrize("union", schema.UNIONS)
def test_no_two_members_of_a_union_share_a_tag(union: str) -> None:
    tags = [cls.__struct_config__.tag for cls in get_args(getattr(wire, union))]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("raw", [b'{"type":"ping","id":"a","more":1}', b'{"type":"fly","id":"a"}'])
def test_unknown_fields_and_types_are_rejected(raw: bytes) -> None:
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.ClientMessage)
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(raw)
