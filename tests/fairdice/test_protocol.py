"""The fair dice at the level of the protocol: honest clients against an honest and a dishonest
server, judged by an oracle written from the page (docs/fair-dice.md).
"""

from __future__ import annotations

import secrets
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roost.fairdice.hashing import before, digest, faces, first_seat
from roost.fairdice.transcript import Facts, MixEntry, SeatFacts, Transcript
from tests.fairdice.attacker import attack_game
from tests.fairdice.checks import CHECKS, GAMES, Check, games_until_found
from tests.fairdice.games import REAL, Branch, Device, Draw, Server, honest_game, open_branch
from tests.fairdice.oracle import JSON, agrees, head_of, states_of
from tests.scale import FAIR_ATTACKS, FAIR_GAMES, FAIR_ROLLS, FAIR_TIPS, scaled

PARTS = 20


@settings(max_examples=50, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False))
def test_attacks_are_found_or_marked(rng: Random) -> None:
    assert attack_game(rng).findings == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_many_attacks_are_found_or_marked(part: int) -> None:
    bad = {
        seed: found
        for seed in range(part, FAIR_ATTACKS, PARTS)
        if (found := attack_game(Random(seed)).findings)
    }
    assert bad == {}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_honest_games_end_without_an_alarm(part: int) -> None:
    """Connections break, pages reload in the middle of a throw, devices and tabs come in."""
    bad = {}
    for seed in range(part, FAIR_GAMES, PARTS):
        game = honest_game(Random(seed))
        if game.findings or game.alarms or game.stuck:
            bad[seed] = game[:3]
    assert bad == {}


@pytest.mark.slow
def test_an_honest_game_with_renewed_chains() -> None:
    length = scaled(560, 1_600)
    game = honest_game(Random(0), length=length)
    assert (game.findings, game.alarms, game.stuck) == ([], [], False)
    assert game.rolls > length * 0.9


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS[:: scaled(6, 1)], ids=lambda check: check.name)
def test_a_missing_check_is_found(check: Check) -> None:
    assert games_until_found(check, GAMES) is not None


# -- the attacks that the second scheme let through, by their letters -----------------------


class Scene:
    """Ana at seat 0, a bot at seat 1, and a server that we make dishonest."""

    def __init__(self) -> None:
        draw = Draw(Random(0))
        self.ana = Device(REAL, draw, "Ana")
        chain = draw.secret()
        facts: JSON = {
            "table": "scene",
            "game": "pickomino",
            "variant": "",
            "rules": 1,
            "position": "",
            "source": "fair",
            "first": 0,
            "seats": [{"kind": "person", "bot": ""}, {"kind": "bot", "bot": "simple"}],
            "server": chain.tip,
        }
        self.server = Server(Random(0), draw, 100, 50)
        self.branch: Branch = open_branch(facts, ["device", "bot"], chain, [self.ana], draw)
        self.server.branches = [self.branch]
        self.other = draw.secret()
        self.ana.connect()

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            if self.ana.up:
                self.server.hear(self.ana, self.ana.up.popleft())
            while self.ana.down:
                self.ana.receive(self.ana.down.popleft())
            self.ana.poke(self.server.rng)
            self.server.advance(self.branch)

    def until_ready(self) -> None:
        self.server.hear(self.ana, self.ana.up.popleft())
        self.ana.receive(self.ana.down.popleft())
        assert self.ana.fair.phase == "ready"

    def sealed(self, tips: list[str | None]) -> None:
        head = head_of(self.branch.facts, tips).hex()
        self.ana.receive({"type": "sealed", "head": head, "tips": tips})

    def facts(self, **other: object) -> None:
        facts = {**self.branch.facts, **other}
        self.ana.receive({"type": "view", "facts": facts, "you": 0})

    @property
    def alarm(self) -> str | None:
        stop = self.ana.fair.stop
        return None if stop is None else str(stop.code)


def test_attack_a_throws_that_never_were_get_no_link() -> None:
    scene = Scene()
    scene.run(20)
    n, sent = len(scene.ana.story.entries), len(scene.ana.story.sent)
    assert n > 5
    assert scene.alarm is None
    scene.ana.down.clear()
    due = {"type": "due", "seat": 0, "dice": 8}
    scene.ana.receive({"type": "entries", "after": n + 20, "list": [due]})
    scene.ana.poke(Random(0))
    assert scene.ana.up[-1]["type"] == "since"
    assert not [one for one in scene.ana.story.sent[sent:] if one.command.get("link")]


def test_attack_b_our_seat_as_somebody_elses() -> None:
    scene = Scene()
    scene.until_ready()
    scene.sealed([scene.other.tip, None])
    assert scene.alarm == "tip"


def test_attack_c_ready_refused_and_given_for_us() -> None:
    scene = Scene()
    scene.until_ready()
    first = scene.ana.story.sent[0]
    scene.facts()  # refused: the table is open as before
    assert [one.command for one in scene.ana.story.sent] == [first.command], "another secret"
    scene.sealed([scene.other.tip, None])
    assert scene.alarm == "tip"


@pytest.mark.parametrize("source", ["duplicate", "manual", "shared:daily:ab"])
def test_attacks_d_and_e_other_dice(source: str) -> None:
    scene = Scene()
    scene.until_ready()
    scene.facts(source=source)
    assert scene.alarm == "facts"
    scene = Scene()
    scene.run(20)
    scene.facts(source=source)
    assert scene.alarm == "facts"


def test_attack_f_dice_that_do_not_follow() -> None:
    scene = Scene()
    honest = scene.server.roll

    def loaded(*args: object) -> JSON:
        roll = honest(*args)  # type: ignore[arg-type]
        return {**roll, "faces": [6] * len(roll["faces"])}

    scene.server.roll = loaded  # type: ignore[assignment]
    scene.run(20)
    assert scene.alarm == "faces"
    evidence = scene.ana.fair.evidence
    assert evidence is not None
    assert evidence["stop"]["message"]["list"][-1]["faces"] == [6] * 8


def test_attack_g_another_end_does_not_match_the_receipt() -> None:
    scene = Scene()
    scene.server.length = 6
    scene.run(100)
    assert scene.ana.fair.phase == "over"
    receipt, branch = scene.ana.fair.receipt, scene.branch
    assert receipt is not None
    assert agrees(receipt, states_of(branch.facts, branch.tips, branch.entries))
    last = max(n for n, entry in enumerate(branch.entries) if entry["type"] == "roll")
    for end in (
        [{"type": "end", "status": "abandoned", "scores": ""}],
        [{"type": "end", "status": "over", "scores": "2 1"}],
        [{"type": "act", "seat": 0, "action": "stop"}, branch.entries[-1]],
        [],
    ):
        forged = [*branch.entries[: last + 1], *end]
        assert not agrees(receipt, states_of(branch.facts, branch.tips, forged))


def test_a_chain_again_gets_no_link() -> None:
    """The same tip from a later index on would make old links fit new rolls."""
    scene = Scene()
    scene.run(20)
    page = scene.branch.page
    assert page is not None
    while page.due or page.mixing:
        scene.run(1)
    own = scene.branch.tips[0]
    n = len(scene.ana.story.sent)
    scene.server.append(scene.branch, [{"type": "chain", "seat": 0, "tip": own}])
    scene.run(5)
    assert scene.ana.fair.phase == "watching"
    assert not [one for one in scene.ana.story.sent[n:] if one.command.get("link")]


# -- the dice are even ---------------------------------------------------------------------


def chi_square(found: Counter[object], kinds: int) -> float:
    """Return how far the counts are from even ones, in standard errors of chi-square."""
    expected = found.total() / kinds
    counts = [*found.values(), *[0] * (kinds - len(found))]
    square = sum((count - expected) ** 2 / expected for count in counts)
    return float((square - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5)


@pytest.mark.slow
def test_faces_pairs_and_first_seats_are_even() -> None:
    single: Counter[object] = Counter()
    pairs: Counter[object] = Counter()
    first: dict[int, Counter[object]] = {seats: Counter() for seats in range(2, 8)}
    state = digest("test")
    for _ in range(FAIR_ROLLS // 10):
        state, last = digest("roll", state), state
        one, two = faces(state, 1)[0], faces(last, 1)[0]
        single[one] += 1
        pairs[one, two] += 1
        for seats, counter in first.items():
            counter[first_seat(state, seats)] += 1
        eight = faces(state, 8)
        single.update(eight)
    assert abs(chi_square(single, 6)) < 6
    assert abs(chi_square(pairs, 36)) < 6
    assert all(abs(chi_square(counter, seats)) < 6 for seats, counter in first.items())


@pytest.mark.slow
@pytest.mark.parametrize("known", [False, True], ids=["honest link secret", "honest link known"])
def test_trying_tips_gives_colluders_nothing(known: bool) -> None:
    """Server and player choose the best of many tips for a link that they have to guess."""
    dice: Counter[object] = Counter()
    for game in range(scaled(60, 30)):
        honest, server = digest("honest", str(game)), digest("server", str(game))
        guess = honest if known else secrets.token_bytes(32)

        def rolled(own: bytes, link: bytes, server: bytes = server) -> list[int]:
            tips = [before(link, 1).hex(), before(own, 1).hex()]
            seats = (SeatFacts("person"), SeatFacts("person"))
            facts = Facts(
                table="t",
                game="g",
                variant="",
                rules=1,
                position="",
                source="fair",
                first=0,
                seats=seats,
                server=before(server, 1).hex(),
            )
            start = Transcript(facts, tips)
            start.add(MixEntry((link.hex(), own.hex()), server.hex()))
            return faces(start.s, 8)

        tried = (digest("tried", str(game), str(n)) for n in range(FAIR_TIPS))
        # The tip of our own link goes into the head before the honest one is known.
        best = max(tried, key=lambda own: rolled(own, guess).count(6))
        dice.update(rolled(best, honest))
    even = abs(chi_square(dice, 6)) < 5
    assert even != known
