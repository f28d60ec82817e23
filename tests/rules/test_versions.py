"""Keys contain the version of the rules unless it is 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from roost.rules import BUILT_IN_GAMES, Variant, make_game, parse_position
from roost.rules.errors import VariantError
from roost.rules.knockout import KnockoutVariant
from roost.rules.pickomino import PickominoVariant
from roost.rules.record import Player, Record
from roost.rules.versions import with_version, without_version


@dataclass(frozen=True)
class NewPickomino(PickominoVariant):
    version: ClassVar[int] = 2


@dataclass(frozen=True)
class NewKnockout(KnockoutVariant):
    version: ClassVar[int] = 3


def test_keys_contain_the_version_unless_it_is_1() -> None:
    assert with_version("short", 1) == "short"
    assert with_version("short", 12) == "short@12"
    assert PickominoVariant("short").key == "short"
    assert NewPickomino("short", any_lower=True).key == "short+any-lower@2"
    assert NewPickomino().key == "standard@2"
    assert NewKnockout("grid49", 20).key == "grid49+rounds=20@3"


@pytest.mark.parametrize(
    "variant", [PickominoVariant("short"), KnockoutVariant("grid49"), NewPickomino(), NewKnockout()]
)
def test_a_key_reads_back_with_its_version(variant: Variant) -> None:
    assert type(variant).parse(variant.key) == variant


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_version_1_may_be_written(key: str) -> None:
    assert make_game(key, "@1") == make_game(key)


@pytest.mark.parametrize("given", ["0", "2", "", "x", "1.0", "١", "1@1", "9" * 5000])
@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_the_error_for_another_version_names_both(key: str, given: str) -> None:
    with pytest.raises(VariantError) as caught:
        make_game(key, f"@{given}")
    assert caught.value.code == "rules-version"
    assert caught.value.values == {"value": given[:40], "known": "1"}


def test_a_game_rejects_keys_of_its_older_rules() -> None:
    with pytest.raises(
        VariantError, match="version '1' of the rules; this program plays version 2"
    ):
        NewPickomino.parse("short")
    assert without_version("short@2", 2) == "short"


def test_positions_and_game_files_of_other_rules_are_rejected() -> None:
    with pytest.raises(VariantError, match="version '2' of the rules"):
        parse_position("pickomino:standard@2 21-36 -/- 0 - ? 1")
    record = Record("pickomino", "short", (Player("Ana"), Player("Leo"))).dumps()
    with pytest.raises(VariantError, match="version '2' of the rules"):
        Record.loads(record.replace('"short"', '"short@2"'))
