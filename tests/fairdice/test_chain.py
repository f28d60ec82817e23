"""Hash chains: every roll depends on a link that its player reveals with the throw."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

import pytest

from roost.bots import make_bot
from roost.fairdice import (
    Chain,
    FairDice,
    FairProof,
    OwnSeat,
    Receipt,
    ReceiptError,
    SeatProof,
    compare,
    fingerprint,
    follows,
    seat_commitment,
    server_commitment,
    verify,
)
from roost.rules import Phase, make_game
from roost.rules.record import Player, Record

TABLE = "abcdef"
SEED = bytes(range(32))
SEEDS = (b"\x07" * 32, b"\x09" * 32)
CHAINS = tuple(Chain(TABLE, seat, bytes([seat + 1]) * 32) for seat in range(2))
COMMITMENTS = tuple(
    seat_commitment(TABLE, seat, SEEDS[seat], CHAINS[seat].anchor) for seat in range(2)
)
DICE = FairDice(TABLE, SEED, SEEDS)


def part(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


# -- chains --------------------------------------------------------------------------------


def test_each_link_is_the_hash_of_the_next_and_the_anchor_comes_first() -> None:
    chain = Chain(TABLE, 1, b"\x05" * 32, length=3)
    before = chain.anchor
    for throw in range(3):
        link = chain.link(throw)
        assert link is not None
        assert follows(TABLE, 1, before, link)
        assert not follows(TABLE, 0, before, link), "a link of another seat"
        assert not follows("abcdeg", 1, before, link), "a link of another table"
        before = link
    assert before == b"\x05" * 32, "the last link is the secret itself"
    assert chain.link(3) is None


def test_a_link_matches_the_document() -> None:
    data = part(b"roost-fair-dice/2/link") + part(b"abcdef") + (1).to_bytes(8, "big")
    expected = hashlib.sha256(data + part(b"\x05" * 32)).digest()
    assert Chain(TABLE, 1, b"\x05" * 32, length=1).anchor == expected


def test_a_roll_matches_the_document() -> None:
    link = CHAINS[0].link(0)
    assert link is not None
    message = part(b"roost-fair-dice/2/roll") + part(b"abcdef") + part(SEEDS[0]) + part(SEEDS[1])
    message += part(b"") + (5).to_bytes(8, "big") + part(link) + (0).to_bytes(8, "big")
    block = hmac.new(SEED, message, hashlib.sha256).digest()
    faces = [1 + byte % 6 for byte in block if byte < 252][:8]
    assert DICE.roll(5, 8, link).dice == tuple(sorted(faces))


def test_the_drawn_first_seat_matches_the_document() -> None:
    for table in ("abcdef", "abcdeg", "abcdeh", "abcdei"):
        message = part(b"roost-fair-dice/2/first") + part(table.encode())
        message += part(SEEDS[0]) + part(SEEDS[1]) + part(b"") + bytes(8) + bytes(8)
        byte = hmac.new(SEED, message, hashlib.sha256).digest()[0]
        assert FairDice(table, SEED, SEEDS).first_seat() == byte % 2


def test_a_roll_cannot_be_predicted_without_its_link() -> None:
    links = [CHAINS[0].link(throw) for throw in range(40)]
    rolls = {DICE.roll(0, 8, link).dice for link in links}
    assert len(rolls) > 30
    assert DICE.roll(0, 8, None).dice != DICE.roll(0, 8, links[0]).dice


# -- records -------------------------------------------------------------------------------


def play(
    game: str = "pickomino",
    bare: Callable[[int], bool] = lambda _: False,
    helper: Callable[[int], int] = lambda seat: seat,
) -> tuple[Record, list[int]]:
    """Play a game of two people with chains.

    `bare` selects the rolls without a link, and `helper` the seat whose chain a throw uses.
    """
    rules = make_game(game)
    state = rules.start(2, first=None if rules.rolls_for_start else 1)
    moves: list[Any] = []
    links, throws = "", [0, 0]
    last: list[bytes | None] = [None, None]
    thinker = make_bot(game, "random", 5)
    owners: list[int] = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHANCE:
            seat, index = helper(state.seat), len(links)
            link = None if bare(index) else CHAINS[seat].link(throws[seat])
            if link is not None:
                throws[seat] += 1
                last[seat] = link
            links += "-" if link is None else str(seat)
            owners.append(state.seat)
            move: Any = DICE.roll(index, rules.dice_count(state), link)
        else:
            move = thinker.choose(state)
        moves.append(move)
        state = rules.apply(state, move).state
        if len(moves) > 400:
            break
    seats = tuple(
        SeatProof(COMMITMENTS[s], SEEDS[s], False, CHAINS[s].anchor, last[s]) for s in range(2)
    )
    proof = FairProof(TABLE, server_commitment(TABLE, SEED), SEED, seats, links=links)
    record = Record(
        game,
        "",
        (Player("Ana"), Player("Ben")),
        first=None if rules.rolls_for_start else 1,
        dice=proof.to_json(),
        moves=tuple(moves),
        tags={"table": TABLE},
    )
    return record, owners


def receipt_of(record: Record, owners: list[int], seat: int = 0) -> Receipt:
    links = record.dice["links"]
    thrown = tuple(i for i, owner in enumerate(owners) if owner == seat and links[i] != "-")
    own = OwnSeat(seat, SEEDS[seat], CHAINS[seat].anchor, True, thrown)
    return Receipt(TABLE, server_commitment(TABLE, SEED), COMMITMENTS, (own,))


@pytest.fixture(scope="module")
def game() -> tuple[Record, list[int]]:
    return play()


def changed(record: Record, change: Callable[[dict[str, Any]], None]) -> Record:
    data = json.loads(record.dumps())
    change(data["dice"])
    return Record.from_json(data)


def codes(record: Record, receipt: Receipt | None = None) -> set[str]:
    return {finding.code for finding in verify(record, receipt=receipt).findings}


@pytest.mark.parametrize("key", ["pickomino", "knockout"])
def test_an_honest_game_verifies_with_and_without_its_receipt(key: str) -> None:
    record, owners = play(key)
    again = Record.loads(record.dumps())
    for seat in range(2):
        report = verify(again, receipt=receipt_of(again, owners, seat))
        assert (report.good, report.checked, report.bare) == (True, True, (0, 0))
        assert report.linked == report.rolls > 10


def test_throws_without_a_link_are_counted_by_seat_and_still_verify() -> None:
    record, owners = play(bare=lambda index: index % 3 == 0)
    report = verify(record, receipt=receipt_of(record, owners))
    bare = [sum(i % 3 == 0 and o == seat for i, o in enumerate(owners)) for seat in range(2)]
    assert report.good
    assert list(report.bare) == bare


def test_a_link_that_does_not_lead_to_the_anchor_is_found(game: tuple[Record, list[int]]) -> None:
    record, _ = game

    def other_link(dice: dict[str, Any]) -> None:
        dice["seats"][1]["link"] = bytes(32).hex()

    assert codes(changed(record, other_link)) == {"chain"}


def test_a_linked_roll_declared_as_bare_is_found(game: tuple[Record, list[int]]) -> None:
    record, owners = game

    def bare(dice: dict[str, Any]) -> None:
        dice["links"] = "-" + dice["links"][1:]

    # Then the chain is one link too short, so it misses the anchor, and the rolls differ.
    assert codes(changed(record, bare)) == {"chain", "roll"}
    seat = owners[0]
    found = codes(changed(record, bare), receipt_of(record, owners, seat))
    assert "receipt-throw" in found


def test_a_link_of_another_seat_is_found(game: tuple[Record, list[int]]) -> None:
    record, owners = game
    last = len(owners) - 1 - owners[::-1].index(owners[0])

    def other_seat(dice: dict[str, Any]) -> None:
        dice["links"] = dice["links"][:last] + str(1 - owners[0]) + dice["links"][last + 1 :]

    assert "chain" in codes(changed(record, other_seat))


def test_links_from_a_seat_that_shares_its_chain_with_the_server_are_found() -> None:
    """The chain is valid and every roll follows from it, but the links belong to other seats'
    throws.
    """
    record, _ = play(helper=lambda _: 1)
    (finding,) = verify(record).findings
    assert (finding.code, finding.values) == ("chain", {"seat": 1})


def test_a_wrong_number_of_links_is_found(game: tuple[Record, list[int]]) -> None:
    record, _ = game
    assert codes(changed(record, lambda dice: dice.update(links=dice["links"][1:]))) == {
        "link-count"
    }


def test_a_changed_anchor_is_found(game: tuple[Record, list[int]]) -> None:
    record, owners = game
    other = Chain(TABLE, 0, b"\x77" * 32)

    def anchor(dice: dict[str, Any]) -> None:
        dice["seats"][0]["anchor"] = other.anchor.hex()

    assert "seat-commitment" in codes(changed(record, anchor))
    assert "receipt-anchor" in codes(changed(record, anchor), receipt_of(record, owners))


def test_the_report_shows_that_the_table_chose_who_starts(game: tuple[Record, list[int]]) -> None:
    assert verify(game[0]).first_named
    assert not verify(play("knockout")[0]).first_named  # in Knockout the dice decide (K3)


def test_a_file_whose_table_differs_from_its_dice_is_found(
    game: tuple[Record, list[int]],
) -> None:
    data = json.loads(game[0].dumps())
    data["tags"]["table"] = "another"
    assert codes(Record.from_json(data)) == {"other-table"}


# -- receipts ------------------------------------------------------------------------------


def forged(record: Record, seat: int, seed: bytes) -> Record:
    """Forge a record as a dishonest server could: a seat's seed changed, with a matching
    commitment.

    The rolls are not recomputed; the receipt must detect it in any case.
    """

    def swap(dice: dict[str, Any]) -> None:
        anchor = bytes.fromhex(dice["seats"][seat]["anchor"])
        dice["seats"][seat]["seed"] = seed.hex()
        dice["seats"][seat]["commitment"] = seat_commitment(TABLE, seat, seed, anchor)

    return changed(record, swap)


def test_the_owners_receipt_detects_a_swapped_seed_with_a_matching_commitment(
    game: tuple[Record, list[int]],
) -> None:
    record, owners = game
    found = codes(forged(record, 0, b"\x42" * 32), receipt_of(record, owners))
    assert {"receipt-seat", "receipt-seed"} <= found


def test_another_players_receipt_detects_a_swapped_seed(game: tuple[Record, list[int]]) -> None:
    record, owners = game
    found = codes(forged(record, 1, b"\x42" * 32), receipt_of(record, owners))
    assert "receipt-seat" in found
    assert "receipt-seed" not in found


def test_a_receipt_detects_a_revealed_seed_declared_as_withheld(
    game: tuple[Record, list[int]],
) -> None:
    record, owners = game

    def withhold(dice: dict[str, Any]) -> None:
        dice["seats"][0].update(seed=None, withheld=True)

    assert "receipt-withheld" in codes(changed(record, withhold), receipt_of(record, owners))


def test_a_receipt_detects_a_changed_server_commitment_or_table(
    game: tuple[Record, list[int]],
) -> None:
    record, owners = game
    mine = receipt_of(record, owners)
    other = Receipt(TABLE, "ab" * 32, mine.seats, mine.own)
    assert codes(record, other) == {"receipt-server"}
    elsewhere = Receipt("zzzzzz", mine.commitment, mine.seats, mine.own)
    assert codes(record, elsewhere) == {"receipt-table"}


def test_a_receipt_can_be_compared_once_the_seats_seeds_are_open() -> None:
    """This is before the server reveals its seed, and before the first roll."""
    mine = Receipt(
        TABLE,
        server_commitment(TABLE, SEED),
        COMMITMENTS,
        (OwnSeat(0, SEEDS[0], CHAINS[0].anchor),),
    )
    honest = tuple(SeatProof(COMMITMENTS[s], SEEDS[s], False, CHAINS[s].anchor) for s in range(2))
    proof = FairProof(TABLE, mine.commitment, None, honest)
    assert not list(compare(mine, proof))
    lie = (SeatProof(COMMITMENTS[0], b"\x42" * 32, False, CHAINS[0].anchor), honest[1])
    found = list(compare(mine, FairProof(TABLE, mine.commitment, None, lie)))
    assert [finding.code for finding in found] == ["receipt-seed"]


def test_a_receipt_round_trips_and_invalid_ones_are_rejected(
    game: tuple[Record, list[int]],
) -> None:
    mine = receipt_of(*game)
    assert Receipt.loads(mine.dumps()) == mine
    good = mine.to_json()
    for key, value in [
        ("format", "other"),
        ("version", 2),
        ("table", ""),
        ("commitment", "xyz"),
        ("seats", [1]),
        ("own", [{"seat": 7}]),
        ("own", [{**good["own"][0], "thrown": [-1]}]),
        ("own", [{**good["own"][0], "seed": "00"}]),
        ("fingerprint", "00000"),
    ]:
        with pytest.raises(ReceiptError) as refused:
            Receipt.from_json({**good, key: value})
        assert refused.value.code == "bad-receipt"
    for text in ("", "[", "{}", "null"):
        with pytest.raises(ReceiptError):
            Receipt.loads(text)


def test_the_fingerprint_has_forty_digits_and_covers_all_commitments() -> None:
    base = fingerprint(TABLE, "ab" * 32, ["cd" * 32, None])
    assert len(base) == 47
    assert base.replace(" ", "").isdigit()
    others = {
        fingerprint("abcdeg", "ab" * 32, ["cd" * 32, None]),
        fingerprint(TABLE, "ac" * 32, ["cd" * 32, None]),
        fingerprint(TABLE, "ab" * 32, [None, "cd" * 32]),
        fingerprint(TABLE, "ab" * 32, ["cd" * 32]),
        fingerprint(TABLE, "ab" * 32, ["ce" * 32, None]),
    }
    assert len(others | {base}) == 6
