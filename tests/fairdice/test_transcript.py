"""The page's test vectors (docs/fair-dice.md); web/src/fair/transcript.test.ts has the same."""

from __future__ import annotations

from hashlib import sha256

import pytest

from roost.fairdice.hashing import LINKS, Chain
from roost.fairdice.transcript import (
    ActEntry,
    BrokenError,
    DueEntry,
    EndEntry,
    Facts,
    MixEntry,
    RollEntry,
    SeatFacts,
    Transcript,
    head_of,
)


def chain(name: str) -> Chain:
    return Chain(sha256(f"roost test vector {name}".encode()).digest())


ZERO, TWO, SERVER = chain("seat 0"), chain("seat 2"), chain("server")
PERSON, BOT = SeatFacts("person"), SeatFacts("bot", "simple")


def facts(first: int | None, *seats: SeatFacts) -> Facts:
    return Facts(
        table="vector",
        game="pickomino",
        variant="",
        rules=1,
        position="",
        source="fair",
        first=first,
        seats=seats,
        server=SERVER.tip.hex(),
    )


def link(chain: Chain, k: int) -> str:
    return chain.link(k + 1).hex()


def roll(k: int, chain: Chain, faces: str) -> RollEntry:
    return RollEntry(link(chain, k), link(SERVER, k), tuple(map(int, faces)))


def test_chains() -> None:
    assert [one.tip.hex() for one in (ZERO, TWO, SERVER)] == [
        "8b9ced294fec2557d593cb413c8e78625a3ecb1cf78ecaba3d9cb82a0837d86c",
        "c4f27ab84c3c3f1cb3d0fcafb07ca36d3396e546bc7ef9de5029df2b02d006fe",
        "dd0310afba49cbb0055faebacede4072fa7f946c754871c1d887f5830fee168b",
    ]
    secret = sha256(b"roost test vector server").digest()
    assert SERVER.link(LINKS) == secret
    for wrong in (0, LINKS + 1):
        with pytest.raises(ValueError, match="no link"):
            SERVER.link(wrong)


def test_two_seats() -> None:
    head = facts(0, PERSON, BOT)
    tips = [ZERO.tip.hex(), None]
    assert head_of(head, tips).hex() == (
        "3a5654980d59f1c1a54ddfce19949154cb5bdea648ac05a24b8042e82c61124b"
    )
    game = Transcript(head, tips)
    game.add(MixEntry((link(ZERO, 0), None), link(SERVER, 0)))
    assert (game.s.hex(), game.t.hex(), game.check and game.check.digits) == (
        "39eba4715a40fadc5aa0fdfcef4b804c9d99fde4380e9d57a81f57aac21ca70a",
        "434e69feeb3d7ba787af06cbb445af5ba6f223cb2db3abd4b8f41f443b66fba7",
        "7613110425",
    )
    game.extend([DueEntry(0, 8), roll(1, ZERO, "12244566")])
    assert (game.s.hex(), game.t.hex()) == (
        "3ce4dc9c115a04e8aae6a88979bb3b29775b4353eeb73c5033bbda0ea9f45b98",
        "07630cc844f7435917624ef68c6dd4c3887437bee53592e6d964d2c95a0de5f5",
    )
    game.add(ActEntry(0, "w"))
    assert game.t.hex() == "f6d30524fb7f54cda5f6c6964e3b6c32a21be481882dfdce0b837e10e51e1781"
    game.extend([DueEntry(0, 7), roll(2, ZERO, "1124556")])
    assert (game.s.hex(), game.t.hex()) == (
        "38cdf1a6f52ae1f47dd4e01082f1ac6d780644315b680eb9db8e6b2227c00b6e",
        "72f802f859e75411ce0b42df40e8dde022582d28234d0d5c947ff0d2683898fe",
    )
    game.extend([DueEntry(1, 8), roll(3, ZERO, "22233346")])
    assert (game.s.hex(), game.t.hex()) == (
        "9ac99e55085cf1922d361dc5e690dbc9424b8a9c3262ee2e7b0b47107ece810b",
        "2c664c905ead8c265794ca9cdf5687329bd5631b30154d149d1ed33043d08a56",
    )
    game.add(EndEntry("abandoned"))
    assert game.t.hex() == "d89af026c1078fa2b28f1039774424a7a6fcc162de5776677219e726c1da13aa"


def test_three_seats_first_drawn() -> None:
    game = Transcript(facts(None, PERSON, BOT, PERSON), [ZERO.tip.hex(), None, TWO.tip.hex()])
    assert game.t.hex() == "4d685803ff9e78b23d1af5b3be2c0d8254ef06d7b00b6c0074c44ea868a6c18c"
    game.add(MixEntry((link(ZERO, 0), None, link(TWO, 0)), link(SERVER, 0)))
    assert (game.t.hex(), game.check and game.check.digits) == (
        "b2ccfc05276865253233c21ce2c31722c0a7a620982ced2a698816b4dadcefc2",
        "3793727763",
    )
    with pytest.raises(BrokenError, match="first"):
        game.add(DueEntry(0, 8))
    game.extend([DueEntry(1, 8), roll(1, TWO, "14455556"), ActEntry(1, "w")])
    assert game.t.hex() == "992ee70500002248cefd412cbc2a79de4358b6929ca3b79bb80e41e3257b8334"
    game.extend([DueEntry(1, 5), roll(2, TWO, "12556")])
    assert game.t.hex() == "9173a13097fb3eeacf0776ee91023d00fd2ab4e5b06f1e8b5bd1c3bc064cd4c0"
    game.extend([DueEntry(2, 8), roll(3, TWO, "12333466")])
    assert game.t.hex() == "96d0100610e3d69aa61ae2d020af2b0d06e889bb58032d37120f828f7b2edd43"
    game.add(EndEntry("abandoned"))
    assert game.t.hex() == "f946c18e863de01b2e8684b0cdd836a3a72e1e3d507eee686c9d21e2d429421d"
