"""Fair dice: rolls follow from the seeds, and a changed record is detected."""

import json
from collections import Counter
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.bots import make_bot
from roost.fairdice import (
    BARE,
    NO_SEED,
    DuplicateDice,
    DuplicateProof,
    FairDice,
    FairProof,
    Place,
    SeatProof,
    places,
    proof_from_json,
    seat_commitment,
    server_commitment,
    stream_commitment,
    verify,
)
from roost.fairdice.draw import Places
from roost.rules import Phase
from roost.rules.dice import Roll
from roost.rules.errors import RecordError
from roost.rules.pickomino import Pickomino
from roost.rules.record import Player, Record
from tests.fairdice import golden

SEED = bytes(range(32))
SEATS = (b"\x07" * 32, b"\x09" * 32)
seeds = st.binary(min_size=32, max_size=32)


def test_golden_vectors_match() -> None:
    assert golden.PATH.read_text() == golden.text()


@given(seeds, st.integers(0, 10**6), st.integers(1, 8))
def test_the_same_index_gives_the_same_roll(seed: bytes, index: int, n: int) -> None:
    dice = FairDice("abcdef", seed, SEATS)
    assert dice.roll(index, n) == FairDice("abcdef", seed, SEATS).roll(index, n)
    assert len(dice.roll(index, n).dice) == n


@given(seeds, seeds)
def test_every_seed_matters(server: bytes, seat: bytes) -> None:
    def rolls(table: str, server: bytes, seats: tuple[bytes, ...]) -> list[tuple[int, ...]]:
        dice = FairDice(table, server, seats)
        return [dice.roll(i, 8).dice for i in range(12)]

    base = rolls("abcdef", SEED, SEATS)
    if server != SEED:
        assert rolls("abcdef", server, SEATS) != base
    if seat != SEATS[1]:
        assert rolls("abcdef", SEED, (SEATS[0], seat)) != base
    assert rolls("abcdeg", SEED, SEATS) != base
    assert rolls("abcdef", SEED, SEATS[::-1]) != base


def test_all_faces_are_uniform() -> None:
    dice = FairDice("abcdef", SEED, SEATS)
    counts = Counter(face for i in range(7500) for face in dice.roll(i, 8).dice)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    # Chi-squared with 5 degrees of freedom exceeds 20.5 once in a thousand; these seeds are fixed.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_commitments_for_other_purposes_differ() -> None:
    made = {
        server_commitment("abcdef", SEED),
        server_commitment("abcdeg", SEED),
        stream_commitment("abcdef", SEED),
        seat_commitment("abcdef", 0, SEED),
        seat_commitment("abcdef", 1, SEED),
    }
    assert len(made) == 5


def test_duplicate_dice_depend_only_on_the_place() -> None:
    stream = DuplicateDice("sabcdef", SEED)
    here = Place(1, 3, 0)
    assert stream.roll(here, 8) == DuplicateDice("sabcdef", SEED).roll(here, 8)
    # A roll of fewer dice shows the first ones of the same dice.
    assert [stream.die(here, d) for d in range(3)] == [stream.die(here, d) for d in range(8)][:3]
    rolls = {stream.roll(Place(s, t, r), 8) for s in (0, 1) for t in (0, 1) for r in (0, 1)}
    assert len(rolls) > 4


def test_a_place_counts_the_turns_of_a_seat_and_the_rolls_of_a_turn() -> None:
    game = Pickomino()
    state = game.start(2)
    thrown = []
    turns = "[1111222w] 1 + [222w] 2 =- [1111222w] 1 =- [11112222] 1"
    for token in turns.split():
        if token.startswith("["):
            thrown.append(state)
        state = game.apply(state, game.parse_move(state, token)).state
    assert list(places(thrown)) == [(0, 0, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0)]


def play(dice: Any, bot: str = "simple", first: int = 1) -> tuple[Record, list[Place]]:
    """Play a game of two bots with these dice."""
    game = Pickomino()
    state = game.start(2, first=first)
    players = tuple(Player(name, bot) for name in ("Ana", "Ben"))
    moves: list[Any] = []
    counter, found = Places(), []
    thinker = make_bot("pickomino", bot, 5)
    rolls = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            n = game.dice_count(state)
            place = counter.next(state)
            found.append(place)
            move: Any = (
                dice.roll(place, n) if isinstance(dice, DuplicateDice) else dice.roll(rolls, n)
            )
            rolls += 1
        else:
            move = thinker.choose(state)
        moves.append(move)
        state = game.apply(state, move).state
    return Record("pickomino", "standard", players, first=first, moves=tuple(moves)), found


def fair_record(seats: tuple[SeatProof, ...] | None = None, first: int = 1) -> dict[str, Any]:
    seats = seats or tuple(
        SeatProof(seat_commitment("abcdef", i, seed), seed) for i, seed in enumerate(SEATS)
    )
    dice = FairDice("abcdef", SEED, tuple(s.seed or NO_SEED for s in seats))
    record, _ = play(dice, first=first)
    rolls = sum(isinstance(move, Roll) for move in record.moves)
    commitment = server_commitment("abcdef", SEED)
    proof = FairProof("abcdef", commitment, SEED, seats, links=BARE * rolls)
    data: dict[str, Any] = {**record.to_json(), "dice": proof.to_json()}
    return json.loads(json.dumps(data))  # type: ignore[no-any-return]


def codes(data: dict[str, Any]) -> set[str]:
    return {finding.code for finding in verify(Record.from_json(data)).findings}


def test_an_honest_record_verifies() -> None:
    report = verify(Record.from_json(fair_record()))
    assert (report.good, report.checked, report.sealed) == (True, True, False)
    assert report.rolls > 10


def test_a_changed_server_seed_is_found() -> None:
    data = fair_record()
    data["dice"]["seed"] = bytes(32).hex()
    assert codes(data) == {"server-commitment"}


def test_a_changed_server_seed_with_its_own_commitment_is_found_by_the_rolls() -> None:
    data = fair_record()
    data["dice"]["seed"] = bytes(32).hex()
    data["dice"]["commitment"] = server_commitment("abcdef", bytes(32))
    assert codes(data) == {"roll"}


def test_a_changed_seat_seed_is_found() -> None:
    data = fair_record()
    data["dice"]["seats"][1]["seed"] = bytes(32).hex()
    assert codes(data) == {"seat-commitment", "roll"}


def test_a_missing_seat_seed_is_found() -> None:
    data = fair_record()
    data["dice"]["seats"][1]["seed"] = None
    assert "seat-seed-missing" in codes(data)


def test_swapped_seats_are_found() -> None:
    data = fair_record()
    data["dice"]["seats"].reverse()
    assert codes(data) == {"seat-commitment", "roll"}


def with_one_die_changed(data: dict[str, Any]) -> dict[str, Any]:
    """Return the record with one die of the last turn changed so that every move stays legal."""
    turn = data["turns"][-1]
    for place, face in product(range(len(turn)), "12345w"):
        if turn[place] in "12345w" and turn[place] != face and "[" in turn[:place]:
            other = f"{turn[:place]}{face}{turn[place + 1 :]}"
            changed = {**data, "turns": [*data["turns"][:-1], other], "result": None}
            with suppress(RecordError):
                Record.from_json(changed)
                return changed
    raise AssertionError("every change is against the rules")


def test_a_changed_die_is_found() -> None:
    assert codes(with_one_die_changed(fair_record())) == {"roll"}


@pytest.mark.parametrize("status", ["over", "abandoned"])
def test_a_seed_missing_after_the_end_is_found(status: str) -> None:
    data = fair_record()
    data["dice"]["seed"] = None
    data["tags"] = {"status": status}
    if status == "abandoned":
        data["turns"], data["result"] = data["turns"][:3], None
    assert codes(data) == {"seed-missing"}
    assert not verify(Record.from_json(data)).checked


def test_a_commitment_that_differs_from_the_one_seen_is_found() -> None:
    data = fair_record()
    record = Record.from_json(data)
    assert verify(record, data["dice"]["commitment"]).good
    found = verify(record, "ab" * 32).findings
    assert [finding.code for finding in found] == ["other-commitment"]


def test_a_missing_seat_is_found() -> None:
    data = fair_record()
    data["dice"]["seats"].pop()
    assert codes(data) == {"seat-count"}


def test_a_withheld_seed_counts_as_zeros_and_is_reported() -> None:
    withheld = SeatProof(seat_commitment("abcdef", 1, SEATS[1]), None, withheld=True)
    first = SeatProof(seat_commitment("abcdef", 0, SEATS[0]), SEATS[0])
    report = verify(Record.from_json(fair_record((first, withheld))))
    assert (report.good, report.withheld, report.silent) == (True, (1,), ())


def test_a_seed_of_a_withheld_seat_is_found() -> None:
    withheld = SeatProof(seat_commitment("abcdef", 1, SEATS[1]), None, withheld=True)
    first = SeatProof(seat_commitment("abcdef", 0, SEATS[0]), SEATS[0])
    data = fair_record((first, withheld))
    data["dice"]["seats"][1]["seed"] = SEATS[1].hex()
    assert "seat-seed-unexpected" in codes(data)


def test_a_seat_without_a_commitment_is_reported() -> None:
    first = SeatProof(seat_commitment("abcdef", 0, SEATS[0]), SEATS[0])
    report = verify(Record.from_json(fair_record((first, SeatProof()))))
    assert (report.good, report.silent) == (True, (1,))


DRAWN = FairDice("abcdef", SEED, SEATS).first_seat()


def test_the_drawn_first_seat_is_accepted() -> None:
    data = fair_record(first=DRAWN)
    data["dice"]["first_drawn"] = True
    assert codes(data) == set()


def test_the_finding_for_a_wrong_first_seat_names_both() -> None:
    data = fair_record(first=1 - DRAWN)
    data["dice"]["first_drawn"] = True
    (finding,) = verify(Record.from_json(data)).findings
    assert finding.code == "first-seat"
    assert finding.values == {"given": 1 - DRAWN, "wanted": DRAWN}


def test_a_first_seat_chosen_by_the_table_may_be_any() -> None:
    for first in (0, 1):
        assert codes(fair_record(first=first)) == set()


def test_an_unrevealed_seed_is_reported_and_leaves_the_rolls_unchecked() -> None:
    data = fair_record()
    data["dice"]["seed"] = None
    data["turns"], data["result"] = data["turns"][:3], None  # the game is unfinished
    report = verify(Record.from_json(data))
    assert (report.good, report.checked, report.sealed) == (True, False, True)


def test_a_duplicate_record_is_verified_and_a_wrong_stream_is_found() -> None:
    stream = DuplicateDice("sabcdef", SEED)
    record, found = play(stream)
    proof = DuplicateProof("sabcdef", stream_commitment("sabcdef", SEED), SEED)
    data = {**record.to_json(), "dice": proof.to_json()}
    assert codes(data) == set()
    states = [m.before for m in record.replay() if m.before.phase is Phase.CHANCE]
    assert places(states) == found
    data["dice"]["seed"] = bytes(32).hex()
    assert codes(data) == {"stream-commitment"}


def test_other_sources_prove_nothing() -> None:
    record, _ = play(FairDice("abcdef", SEED, SEATS))
    report = verify(record)
    assert (report.source, report.checked, report.good) == ("system", False, True)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("scheme", 1),
        ("scheme", 3),
        ("scheme", True),
        ("links", "02"),
        ("commitment", None),
        ("commitment", "xyz"),
        ("table", ""),
        ("seats", "none"),
        ("seats", [1]),
        ("seed", 5),
        ("first_drawn", "yes"),
    ],
)
def test_an_invalid_proof_is_rejected(key: str, value: object) -> None:
    data = fair_record()["dice"]
    data[key] = value
    with pytest.raises(RecordError):
        proof_from_json(data)
