"""Whole games at the level of the protocol: a server and clients in memory, no sockets, no clock.

`play` runs one game. The server is honest here; tests/fairdice/attacker.py has the other one.
"""

from __future__ import annotations

import copy
import functools
import itertools
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from roost.fairdice import player, transcript
from tests.fairdice.oracle import (
    JSON,
    Page,
    Secret,
    Sent,
    Story,
    agrees,
    faces_of,
    head_of,
    judge,
    states_of,
)

POOL = [Secret(sha256(f"pool {i}".encode()).digest()) for i in range(48)]
SECRETS = {secret.tip: secret for secret in POOL}
NUMBERS = {link: (one.tip, m) for one in POOL for m, link in enumerate(one.links)}
ACTIONS: dict[str, int | None] = {"stop": None, **{f"go{dice}": dice for dice in range(1, 8)}}


class Kit(NamedTuple):
    """The product's modules; tests/fairdice/checks.py makes others, each without one check."""

    transcript: ModuleType
    player: ModuleType


REAL = Kit(transcript, player)


def plain(data: object) -> Any:
    """Return data as it is on the wire."""
    return msgspec.json.decode(msgspec.json.encode(data))


def fast_chains(kit: Kit) -> Kit:
    """Let all games share the chains of the pool; to make one takes longer than a game."""
    if not hasattr(kit.player.Chain, "cache_info"):
        kit.player.Chain = functools.lru_cache(maxsize=None)(kit.player.Chain)  # type: ignore[attr-defined]
    return kit


class CopyStore:
    """A store as a file is one: what is not saved is lost at a reload."""

    def __init__(self, kit: Kit) -> None:
        self._data: bytes | None = None
        self._type = kit.player.Saved

    def load(self) -> Any:
        return None if self._data is None else msgspec.json.decode(self._data, type=self._type)

    def save(self, saved: Any) -> None:
        self._data = msgspec.json.encode(saved)


class Draw:
    """Secrets of one game, each handed out once."""

    def __init__(self, rng: Random) -> None:
        self._next = rng.randrange(len(POOL))

    def secret(self) -> Secret:
        self._next = (self._next + 1) % len(POOL)
        return POOL[self._next]

    def __call__(self) -> bytes:
        return bytes.fromhex(self.secret().links[-1])


class Device:
    """A client with its player. Tabs of one browser share what is kept."""

    def __init__(self, kit: Kit, draw: Draw, name: str, of: Device | None = None) -> None:
        self.kit, self.draw, self.name = kit, draw, name
        self.store: CopyStore = of.store if of else CopyStore(kit)
        self.story: Story = of.story if of else Story()
        self.emitted: set[str] = of.emitted if of else set()
        self.down: deque[JSON] = deque()
        self.up: deque[JSON] = deque()
        self.old: list[JSON] = []  # messages received, for replays
        self.requested: JSON | None = None
        self.turn = -1
        self.watching = False
        self._start()

    def _start(self) -> None:
        self.fair = self.kit.player.FairPlayer(self.store, self.draw)
        self.pos = 0

    @property
    def stopped(self) -> bool:
        saved = self.store.load()
        return saved is not None and saved.phase == "stopped"

    @property
    def done(self) -> bool:
        return self.fair.phase in ("over", "stopped")

    def reload(self) -> None:
        self._start()
        self.connect()

    def connect(self) -> None:
        """Connect again: what was under way is lost."""
        self.down.clear()
        self.up.clear()
        self.up.append({"type": "since", "n": 0, "floor": self.fair.floor})
        self._send(again=True)

    # -- messages --------------------------------------------------------------------------

    def receive(self, message: JSON) -> None:
        self.old.append(message)
        kind = message["type"]
        if kind == "view":
            self._view(message)
        elif kind == "sealed":
            self.fair.sealed(message["head"], message["tips"])
            self._check_head(message)
        elif kind == "entries":
            self._entries(message["after"], message["list"], message.get("floor", 0))
        elif kind == "turn":
            self.turn = message["n"]
        self._note()
        self._send()

    def _view(self, message: JSON) -> None:
        facts = msgspec.convert(message["facts"], self.kit.transcript.Facts)
        self.fair.view(facts, self.requested)
        if self.fair.phase == "open":  # the player is shown the table, and gets ready
            self.story.facts = message["facts"]
            seat = message["you"]
            if not self.watching and seat is not None:
                self.fair.ready(seat)

    def _entries(self, after: int, given: list[JSON], floor: int) -> None:
        seen, late = self.fair.transcript, self.story.late
        n = 0 if seen is None else seen.n
        if not self.fair.entries(after, given, floor):
            if seen is not None:
                self.up.append({"type": "since", "n": n})
            return
        if self.stopped:
            return
        if seen.n < floor:
            late.append("a shorter transcript")
        if after > n:
            late.append("entries after a gap")
        if any(
            plain(seen.entries[place]) != one for place, one in enumerate(given[: n - after], after)
        ):
            late.append("another past, again")

    def _check_head(self, message: JSON) -> None:
        saved = self.store.load()
        if saved is None or saved.phase == "stopped":
            return
        facts = plain(saved.facts)
        if saved.tips is None or head_of(facts, saved.tips).hex() != message["head"]:
            self.story.late.append("another head")

    def _note(self) -> None:
        """Write down what the client has accepted."""
        story, seen = self.story, self.fair.transcript
        saved = self.fair.saved
        if saved.facts is not None:
            story.pinned = plain(saved.facts)
        story.tips = list(saved.tips) if saved.tips else story.tips
        for name, wanted in (self.requested or {}).items():
            if saved.facts is not None and plain(saved.facts)[name] != wanted:
                story.late.append("not what was requested")
        if seen is None or not self.fair.current:
            return  # it sends nothing while another tab has seen further
        for place in range(self.pos, seen.n):
            entry = plain(seen.entries[place])
            if place >= len(story.entries):
                story.entries.append(entry)
            elif story.entries[place] != entry and not self.stopped:
                story.late.append("another past")
        self.pos = seen.n
        if seen.check is not None:
            story.digits = seen.check.digits

    def _send(self, *, again: bool = False) -> None:
        commands = plain(self.fair.commands())
        if commands and self.stopped:
            self.story.late.append("a command after the stop")
        seen, saved = self.fair.transcript, self.store.load()
        if commands and seen is not None and seen.n < saved.n:
            self.story.late.append("a command of a tab that has not seen all")
        for command in commands:
            key = json.dumps(command)
            n = self.fair.transcript.n if self.fair.transcript else 0
            if key not in self.emitted:
                self.emitted.add(key)
                self.story.sent.append(Sent(n, command))
                self.up.append({**command, "n": n})
            elif again:
                self.up.append({**command, "n": n})

    # -- the player ------------------------------------------------------------------------

    def poke(self, rng: Random) -> None:
        """Let the player do what the screen offers."""
        seen, seat = self.fair.transcript, self.fair.saved.seat
        if seen is None or seat is None or self.fair.phase != "playing" or seen.mixing:
            return
        if seen.due is not None:
            if seen.due.seat == seat:
                self.story.tapped.add(seen.n)
                self.fair.throw()
        elif self.turn == seen.n:
            action = rng.choice(["stop", "go1", "go3", "go7"])
            if self.fair.act(action, ACTIONS[action]):
                self.story.sent.append(Sent(seen.n, {"type": "decide", "action": action}))
        self._send()

    def take_over(self, seat: int) -> None:
        self.story.seat = seat
        self.fair.take_over(seat)
        self._send()

    def findings(self) -> list[str]:
        story = self.story
        story.receipt = self.fair.receipt
        story.chosen = ACTIONS
        saved = self.store.load()
        if saved is not None and saved.facts is not None:
            story.pinned = plain(saved.facts)
        return judge(story, SECRETS)


@dataclass
class Branch:
    """A game as the server tells it to some devices; an honest server has one."""

    facts: JSON
    owners: list[Device | Secret | None]  # who plays a seat: a person, the server, a bot
    server: Secret
    tips: list[str | None] = field(default_factory=list)
    page: Page | None = None
    entries: list[JSON] = field(default_factory=list)
    devices: list[Device] = field(default_factory=list)
    acts: dict[int, JSON] = field(default_factory=dict)
    chains: dict[int, str] = field(default_factory=dict)
    given: dict[int, int] = field(default_factory=dict)  # seat: index of the link it gave
    returns: set[int] = field(default_factory=set)
    turn: int = 0
    deciding: bool = False
    waited: int = 0

    @property
    def seats(self) -> int:
        return len(self.facts["seats"])

    def seat_of(self, device: Device) -> int | None:
        return next((i for i, one in enumerate(self.owners) if one is device), None)

    def fork(self, devices: list[Device]) -> Branch:
        """Return a branch of its own for some of the devices."""
        twin = copy.copy(self)
        for name in ("tips", "entries", "owners", "devices"):
            setattr(twin, name, list(getattr(self, name)))
        for name in ("acts", "chains", "given"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.returns = set(self.returns)
        twin.page = copy.deepcopy(self.page)
        twin.devices = devices
        self.devices = [one for one in self.devices if one not in devices]
        return twin


class Server:
    """An honest server, without clocks: it waits for some rounds."""

    def __init__(self, rng: Random, draw: Draw, length: int, patience: int) -> None:
        self.rng, self.draw = rng, draw
        self.length, self.patience = length, patience
        self.heard: dict[str, int] = {}  # tip: highest number that a person has sent
        self.branches: list[Branch] = []

    def branch_of(self, device: Device) -> Branch:
        return next(one for one in self.branches if device in one.devices)

    # -- what comes in ---------------------------------------------------------------------

    def hear(self, device: Device, command: JSON) -> None:
        branch, kind = self.branch_of(device), command["type"]
        link = command.get("link")
        if link in NUMBERS:
            tip, number = NUMBERS[link]
            self.heard[tip] = max(number, self.heard.get(tip, 0))
        if kind == "since":
            self.welcome(branch, device, command)
            return
        seat = command["seat"]
        if kind == "ready":
            if branch.page is None and seat is not None and branch.owners[seat] is device:
                branch.tips[seat] = command["tip"]
        elif kind == "act":
            branch.acts[seat] = command
            branch.returns.add(seat)
        elif kind == "chain":
            branch.chains[seat] = command["tip"]
        else:
            branch.returns.add(seat)
            page = branch.page
            if page is not None and link and (page.mixing or page.due):
                chain = page.chains[seat]
                if chain and NUMBERS[link] == (chain.tip, page.number(seat)):
                    branch.given[seat] = page.k

    def knows(self, branch: Branch, seat: int) -> str | None:
        """Return the seat's link for the next index, if it was given for that."""
        page = branch.page
        chain = page.chains[seat] if page else None
        if page is None or chain is None or chain.tip not in SECRETS:
            return None
        number = page.number(seat)
        owner = branch.server if seat == branch.seats else branch.owners[seat]
        if not 1 <= number <= 1024:
            return None
        if isinstance(owner, Device) and not self.may_use(branch, seat, chain.tip, number):
            return None
        return SECRETS[chain.tip].links[number]

    def may_use(self, branch: Branch, seat: int, tip: str, number: int) -> bool:
        return branch.page is not None and branch.given.get(seat) == branch.page.k

    # -- what goes out ---------------------------------------------------------------------

    def welcome(self, branch: Branch, device: Device, asked: JSON) -> None:
        device.down.append(self.view(branch, device))
        if branch.page is not None:
            device.down.append(self.sealed(branch))
            n = asked.get("n", 0)
            given = {"type": "entries", "after": n, "list": branch.entries[n:]}
            device.down.append({**given, "floor": asked.get("floor", 0)})
            self.tell_turn(branch)

    def view(self, branch: Branch, device: Device) -> JSON:
        return {"type": "view", "facts": branch.facts, "you": branch.seat_of(device)}

    def sealed(self, branch: Branch) -> JSON:
        head = head_of(branch.facts, branch.tips).hex()
        return {"type": "sealed", "head": head, "tips": list(branch.tips)}

    def tell_turn(self, branch: Branch) -> None:
        owner = branch.owners[branch.turn]
        if branch.deciding and isinstance(owner, Device):
            owner.down.append({"type": "turn", "n": len(branch.entries)})

    def append(self, branch: Branch, entries: Sequence[JSON]) -> None:
        """Write entries and send them."""
        page = branch.page
        if page is None or not entries:
            return
        after, rolled = len(branch.entries), False
        for entry in entries:
            page.add(entry)
            branch.entries.append(entry)
            rolled |= entry["type"] == "roll"
            if entry["type"] in ("act", "chain"):  # a command from before is stale
                branch.acts.pop(entry["seat"], None)
        if rolled:
            branch.deciding = True
        branch.waited = 0
        for device in branch.devices:
            device.down.append({"type": "entries", "after": after, "list": branch.entries[after:]})
        if page.due is None and not page.mixing:
            self.tell_turn(branch)

    # -- the game --------------------------------------------------------------------------

    def advance(self, branch: Branch) -> None:
        if branch.page is None:
            self.start(branch)
        elif not branch.page.over:
            self.append(branch, self.lawful(branch, branch.page))

    def start(self, branch: Branch) -> None:
        """Seal once all persons are ready."""
        for seat, owner in enumerate(branch.owners):
            if isinstance(owner, Device) and branch.tips[seat] is None:
                return
        self.seal(branch)

    def seal(self, branch: Branch) -> None:
        branch.page = Page(branch.facts, branch.tips)
        for device in branch.devices:
            device.down.append(self.sealed(branch))

    def lawful(self, branch: Branch, page: Page) -> list[JSON]:
        """Return what an honest server writes next."""
        for seat in sorted(branch.returns):
            branch.returns.discard(seat)
            if page.person[seat] and page.away[seat]:
                return [{"type": "back", "seat": seat}]
        if page.mixing:
            missing = [
                s for s in range(page.seats) if page.present(s) and not self.knows(branch, s)
            ]
            if missing:
                return self.wait([{"type": "away", "seat": seat} for seat in missing], branch)
            links = [self.knows(branch, s) if page.present(s) else None for s in range(page.seats)]
            return [{"type": "mix", "links": links, "server": self.knows(branch, page.seats)}]
        if page.due is not None:
            return self.throw(branch, page)
        if not page.started:
            branch.turn = page.first
            return [{"type": "due", "seat": page.first, "dice": 8}]
        chain = self.chain(branch, page)
        if chain:
            return [chain]
        if page.k >= self.length:
            return [{"type": "end", "status": "over", "scores": "1 2"}]
        return self.decide(branch, page)

    def wait(self, otherwise: list[JSON], branch: Branch) -> list[JSON]:
        branch.waited += 1
        return otherwise if branch.waited > self.patience else []

    def chain(self, branch: Branch, page: Page) -> JSON | None:
        """Return a chain entry while the table waits for that seat, or right after an entry."""
        if page.may_chain(page.seats):
            branch.server = self.draw.secret()
            return {"type": "chain", "seat": page.seats, "tip": branch.server.tip}
        for seat, tip in list(branch.chains.items()):
            del branch.chains[seat]
            old = any(e["type"] == "chain" and e["tip"] == tip for e in branch.entries)
            if page.may_chain(seat) and not old:
                return {"type": "chain", "seat": seat, "tip": tip}
        return None

    def throw(self, branch: Branch, page: Page) -> list[JSON]:
        contributor = page.contributor
        link = None if contributor is None else self.knows(branch, contributor)
        if contributor is not None and link is None:
            if contributor in branch.chains and (chain := self.chain(branch, page)):
                return [chain]  # the table waits for this seat
            return self.wait([{"type": "away", "seat": contributor}], branch)
        return [self.roll(page, link, self.knows(branch, page.seats) or "")]

    def roll(self, page: Page, link: str | None, server: str, dice: int | None = None) -> JSON:
        count = dice if dice is not None else page.due[1] if page.due else 8
        faces = faces_of(page.rolled(link, server), count)
        return {"type": "roll", "link": link, "server": server, "faces": faces}

    def decide(self, branch: Branch, page: Page) -> list[JSON]:
        seat = branch.turn
        owner = branch.owners[seat]
        if isinstance(owner, Device) and page.person[seat] and not page.away[seat]:
            command = branch.acts.pop(seat, None)
            last = [i for i, e in enumerate(branch.entries) if e["type"] in ("act", "chain")][-1:]
            if command is None or last >= [command["n"]]:  # or decided before the last action
                return self.wait([{"type": "away", "seat": seat}], branch)
            action = command["action"]
            if command["link"] is not None:
                branch.given[seat] = page.k
        else:
            action = self.rng.choice(["stop", "stop", "go2", "go5"])
        dice = ACTIONS.get(action)
        if dice is None:
            branch.turn = seat = (seat + 1) % page.seats
            dice, by = 8, (seat - 1) % page.seats
        else:
            by = seat
        branch.deciding = False
        return [
            {"type": "act", "seat": by, "action": action},
            {"type": "due", "seat": seat, "dice": dice},
        ]


def table(rng: Random, honest: int, draw: Draw) -> tuple[JSON, list[str], Secret]:
    """Return the facts of a table, who sits there ("device", "server" or "bot"), and the
    server's chain.
    """
    kinds = ["device"] * honest + rng.choices(["server", "bot"], k=rng.randrange(1, 3))
    rng.shuffle(kinds)
    server = draw.secret()
    facts = {
        "table": f"t{rng.randrange(10**6)}",
        "game": "pickomino",
        "variant": rng.choice(["", "short"]),
        "rules": 1,
        "position": "",
        "source": "fair",
        "first": rng.choice([None, rng.randrange(len(kinds))]),
        "seats": [
            {"kind": "bot", "bot": "simple"} if kind == "bot" else {"kind": "person", "bot": ""}
            for kind in kinds
        ],
        "server": server.tip,
    }
    return facts, kinds, server


def open_branch(
    facts: JSON, kinds: Sequence[str], server: Secret, devices: Sequence[Device], draw: Draw
) -> Branch:
    left = list(devices)
    owners: list[Device | Secret | None] = []
    for kind in kinds:
        if kind == "device":
            owners.append(left.pop(0))
        else:
            owners.append(draw.secret() if kind == "server" else None)
    tips = [one.tip if isinstance(one, Secret) else None for one in owners]
    return Branch(facts, owners, server, tips, devices=list(devices))


class Result(NamedTuple):
    findings: list[str]
    alarms: list[str]  # codes of clients that stopped
    stuck: bool
    notices: int
    rolls: int
    messages: list[JSON]  # all that one device received, to replay at another table


def honest_game(rng: Random, kit: Kit = REAL, *, length: int | None = None) -> Result:
    """Play a game with an honest server, and with networks and devices that fail."""
    fast_chains(kit)
    draw = Draw(rng)
    people = rng.choice([1, 1, 2])
    devices = [Device(kit, draw, f"device {i}") for i in range(people)]
    facts, kinds, server_chain = table(rng, people, draw)
    server = Server(rng, draw, length or rng.randrange(4, 14), rng.choice([3, 60]))
    branch = open_branch(facts, kinds, server_chain, devices, draw)
    server.branches = [branch]
    everyone = list(devices)
    devices[0].requested = {"game": facts["game"], "variant": facts["variant"]}
    for device in devices:
        device.connect()
    for _ in range(200 * server.length):
        _troubles(rng, server, branch, everyone)
        for device in list(everyone):
            if device.up:
                server.hear(device, device.up.popleft())
            if device.down and rng.random() < 0.8:
                device.receive(device.down.popleft())
            if rng.random() < 0.7:
                device.poke(rng)
        server.advance(branch)
        if branch.page and branch.page.over and all(one.done for one in everyone):
            break
    found = result(everyone)
    states = states_of(branch.facts, branch.tips, branch.entries)
    for device in everyone:
        if not agrees(device.story.receipt or {"n": -1, "t": ""}, states):
            found.findings.append("the game's file does not match a receipt")
    return found


def _troubles(rng: Random, server: Server, branch: Branch, everyone: list[Device]) -> None:
    """Let a device fail now and then, or another one come in."""
    if rng.random() > 0.04:
        return
    one = rng.choice(everyone)
    trouble = rng.randrange(6)
    if trouble == 0:
        one.connect()
    elif trouble in (1, 2):
        one.reload()
    elif len(everyone) < 4:
        seat = branch.seat_of(one)
        new = Device(one.kit, one.draw, f"device {len(everyone)}", one if trouble == 3 else None)
        if trouble == 3 and one.fair.phase != "playing":
            return
        branch.devices.append(new)
        everyone.append(new)
        new.watching = trouble != 3
        new.up.append({"type": "since", "n": 0})
        if trouble == 4 and seat is not None and branch.page and not branch.page.over:
            for message in (server.view(branch, new), server.sealed(branch)):
                new.receive(message)
            new.take_over(seat)
            branch.owners[seat] = new  # whose turn it is


def compare(stories: Sequence[Story]) -> list[str]:
    """Let players compare their ten digits and receipts, two by two."""
    found = []
    for one, other in itertools.combinations(stories, 2):
        same_start = (one.pinned, one.tips) == (other.pinned, other.tips)
        if one.digits and one.digits == other.digits and not same_start:
            found.append("the same ten digits at different starts")
        if one.pinned is None or one.tips is None or one.receipt is None or other.receipt is None:
            continue
        states = states_of(one.pinned, one.tips, one.entries)
        n = min(len(one.entries), len(other.entries))
        same = same_start and one.entries[:n] == other.entries[:n]
        if agrees(one.receipt, states) and agrees(other.receipt, states) and not same:
            found.append("one record matches the receipts of two games")
    return found


def result(devices: Sequence[Device]) -> Result:
    stories = {id(one.story): one for one in devices}
    findings = [finding for one in stories.values() for finding in one.findings()]
    findings += compare([one.story for one in stories.values() if one.story.tips])
    alarms = [str(one.fair.stop.code) for one in devices if one.fair.stop]
    notices = sum(len(one.fair.saved.notices) for one in stories.values())
    seen = devices[0].fair.transcript
    return Result(
        findings,
        alarms,
        not all(one.done for one in devices),
        notices,
        seen.rolls if seen else 0,
        devices[0].old,
    )
