"""The generated files say what wire.py says."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from roost import wire
from roost.wire import schema

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


@pytest.mark.parametrize("name", sorted(schema.files()))
def test_the_generated_file_is_fresh(name: str) -> None:
    assert (GENERATED / name).read_text() == schema.files()[name], "run scripts/generate-types"


def test_every_message_of_the_module_is_in_the_schema() -> None:
    named = set(schema.json_schema()["$defs"])
    messages = {
        name
        for name, thing in vars(wire).items()
        if isinstance(thing, type) and issubclass(thing, wire.Message) and thing is not wire.Message
    }
    assert messages - named == set()


@pytest.mark.parametrize("union", schema.UNIONS)
def test_no_two_members_of_a_union_share_a_tag(union: str) -> None:
    tags = [cls.__struct_config__.tag for cls in get_args(getattr(wire, union))]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("raw", [b'{"type":"ping","id":"a","more":1}', b'{"type":"fly","id":"a"}'])
def test_unknown_fields_and_types_are_refused(raw: bytes) -> None:
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.ClientMessage)
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(raw)
