"""A judge of the fair dice, written from the page alone (docs/fair-dice.md).

It imports nothing from `roost`. `Page` walks a transcript and names what the page forbids;
`judge` says whether a client kept its side, from what it sent and accepted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

JSON = dict[str, Any]
Use = tuple[int, int] | str  # (seat, dice) or "mix"
NONE = b"\xff\xff\xff\xff"


def num(n: int | None) -> bytes:
    return NONE if n is None else n.to_bytes(4)


def h(tag: str, *parts: bytes | str) -> bytes:
    out = b""
    for part in (f"roost-dice/3/{tag}", *parts):
        data = part.encode() if isinstance(part, str) else part
        out += num(len(data)) + data
    return sha256(out).digest()


def hashed(link: bytes, times: int) -> bytes:
    for _ in range(times):
        link = sha256(b"roost-dice/3/link" + link).digest()
    return link


class Secret:
    """A chain, laid out in full: `links[0]` is the tip."""

    def __init__(self, secret: bytes) -> None:
        links = [secret]
        for _ in range(1024):
            links.append(hashed(links[-1], 1))
        self.links = [link.hex() for link in reversed(links)]
        self.tip = self.links[0]


def bytes_of(tag: str, s: bytes) -> Iterator[int]:
    j = 0
    while True:
        yield from h(tag, s, num(j))
        j += 1


def faces_of(s: bytes, dice: int) -> list[int]:
    found: list[int] = []
    for byte in bytes_of("faces", s):
        if len(found) == dice:
            break
        if byte < 252:
            found.append(1 + byte % 6)
    return sorted(found)


def first_of(s: bytes, seats: int) -> int:
    return next(byte % seats for byte in bytes_of("first", s) if byte < 256 - 256 % seats)


def head_of(facts: JSON, tips: Sequence[str | None]) -> bytes:
    parts: list[bytes | str] = [facts["table"], facts["game"], facts["variant"]]
    parts += [num(facts["rules"]), facts["position"], facts["source"], num(facts["first"])]
    parts.append(num(len(facts["seats"])))
    for seat, tip in zip(facts["seats"], tips, strict=True):
        parts += [seat["kind"], seat["bot"], bytes.fromhex(tip or "")]
    return h("head", *parts, bytes.fromhex(facts["server"] or ""))


@dataclass
class Known:
    """A chain as everyone sees it."""

    tip: str
    base: int
    last: str
    number: int = 0


class Page:
    """A transcript. `add` applies every entry as well as it can and returns what is wrong."""

    def __init__(self, facts: JSON, tips: Sequence[str | None]) -> None:
        self.facts = facts
        self.s = self.t = head_of(facts, tips)
        self.k = self.n = 0
        self.seats: int = len(facts["seats"])
        self.person = [seat["kind"] == "person" for seat in facts["seats"]]
        self.away = [False] * self.seats
        self.chains: list[Known | None] = [
            None if tip is None else Known(tip, 0, tip) for tip in (*tips, facts["server"])
        ]
        self.mixing = True
        self.due: tuple[int, int] | None = None
        self.first = facts["first"]
        self.started = self.over = False
        self.renewed: set[int] = set()
        self.check: str | None = None
        self.in_first: list[bool] = []

    def number(self, seat: int) -> int:
        chain = self.chains[seat]
        return 0 if chain is None else self.k - chain.base + 1

    def present(self, seat: int) -> bool:
        return self.person[seat] and not self.away[seat] and 1 <= self.number(seat) <= 1024

    @property
    def contributor(self) -> int | None:
        if self.due is None:
            return None
        order = [(self.due[0] + i) % self.seats for i in range(self.seats)]
        return next((seat for seat in order if self.present(seat)), None)

    def may_chain(self, seat: int) -> bool:
        if self.mixing or self.over or seat in self.renewed or not 0 <= seat <= self.seats:
            return False
        return self.number(seat) > 512 if seat == self.seats else bool(self.person[seat])

    def rolled(self, link: str | None, server: str) -> bytes:
        seat = None if self.due is None else self.due[0]
        parts = (num(seat), num(self.contributor), bytes.fromhex(link or ""))
        return h("roll", self.s, num(self.k), *parts, bytes.fromhex(server))

    def _take(self, seat: int, link: str | None) -> bool:
        """Note a link; return whether it fits."""
        chain, number = self.chains[seat], self.number(seat)
        if chain is None or link is None or not chain.number < number <= 1024:
            return False
        good = hashed(bytes.fromhex(link), number - chain.number).hex() == chain.last
        chain.last, chain.number = link, number
        return good

    def add(self, entry: JSON) -> list[str]:
        kind = entry["type"]
        wrong = []
        if self.over:
            wrong.append("after the end")
        if self.mixing and kind not in ("mix", "away", "back", "gone", "end"):
            wrong.append(f"{kind} while a mix is due")
        fields: list[bytes | str]
        more: list[str]
        fields, more = getattr(self, f"_{kind}")(entry)
        self.t = h("entry", self.t, kind, *fields)
        self.n += 1
        return wrong + more

    def _mix(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        wrong = [] if self.mixing else ["mix not due"]
        links = entry["links"]
        if len(links) != self.seats:
            wrong.append("mix of other seats")
            links = (links + [None] * self.seats)[: self.seats]
        for seat, link in enumerate(links):
            if (link is not None) != self.present(seat):
                wrong.append("mix with other links than those of the present")
            if link is not None and not self._take(seat, link):
                wrong.append("mix link")
        if not self._take(self.seats, entry["server"]):
            wrong.append("mix link of server")
        raw = [bytes.fromhex(link or "") for link in (*entry["links"], entry["server"])]
        self.s = h("mix", self.s, num(self.k), *raw)
        if self.k == 0:
            self.check = str(int.from_bytes(h("check", self.s)) % 10**10).zfill(10)
            self.in_first = [link is not None for link in links]
            if self.first is None:
                self.first = first_of(self.s, self.seats)
        self.k += 1
        self.mixing = False
        return [self.s, b""], wrong

    def _due(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        wrong = ["due while a roll is due"] if self.due else []
        seat, dice = entry["seat"], entry["dice"]
        if seat >= self.seats:
            wrong.append("due of no seat")
        if not self.started and seat != self.first:
            wrong.append("another first seat")
        self.started = True
        self.due = (seat % self.seats, dice)
        return [num(seat), num(dice)], wrong

    def _roll(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        wrong = []
        link, server, shown = entry["link"], entry["server"], list(entry["faces"])
        state = self.rolled(link, server)
        if self.due is None:
            wrong.append("roll not due")
        elif shown != faces_of(state, self.due[1]):
            wrong.append("faces")
        contributor = self.contributor
        if (link is None) != (contributor is None):
            wrong.append("roll without the contributor's link, or with another")
        elif contributor is not None and not self._take(contributor, link):
            wrong.append("roll link")
        if not self._take(self.seats, server):
            wrong.append("roll link of server")
        self.s = state
        self.k += 1
        self.due = None
        self.renewed.clear()
        return [self.s, bytes(shown)], wrong

    def _act(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        wrong = ["act while a roll is due"] if self.due else []
        if entry["seat"] >= self.seats:
            wrong.append("act of no seat")
        return [num(entry["seat"]), entry["action"]], wrong

    def _moves(self, entry: JSON, away: bool | None) -> tuple[list[bytes | str], list[str]]:
        seat = entry["seat"]
        wrong = []
        if seat >= self.seats or not self.person[seat]:
            wrong.append(f"{entry['type']} of no person")
        elif away is not None and self.away[seat] == away:
            wrong.append(f"{entry['type']} changes nothing")
        if seat < self.seats:
            if away is None:
                self.person[seat], self.chains[seat] = False, None
            else:
                self.away[seat] = away
        return [num(seat)], wrong

    def _away(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        return self._moves(entry, away=True)

    def _back(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        return self._moves(entry, away=False)

    def _gone(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        return self._moves(entry, None)

    def _chain(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        seat, tip = entry["seat"], entry["tip"]
        wrong = [] if self.may_chain(seat) else ["chain not allowed"]
        self.k += 1
        if seat <= self.seats:
            self.chains[seat] = Known(tip, self.k, tip)
        self.renewed.add(seat)
        self.mixing = True
        return [num(seat), bytes.fromhex(tip)], wrong

    def _end(self, entry: JSON) -> tuple[list[bytes | str], list[str]]:
        self.over = True
        return [entry["status"], entry["scores"]], []


class Sent(NamedTuple):
    """A command, and how many entries its sender had checked by then."""

    n: int
    command: JSON


@dataclass
class Story:
    """What one client did, seen from outside."""

    facts: JSON | None = None  # of the table, as its player was shown them before sitting down
    pinned: JSON | None = None  # as the client has them now
    tips: list[str | None] | None = None
    seat: int | None = None
    entries: list[JSON] = field(default_factory=list)  # accepted
    sent: list[Sent] = field(default_factory=list)
    chosen: dict[str, int | None] = field(default_factory=dict)  # action: dice
    tapped: set[int] = field(default_factory=set)  # the n at which the player threw
    receipt: JSON | None = None
    late: list[str] = field(default_factory=list)  # what the harness saw: a past that changed
    digits: str | None = None

    @property
    def own(self) -> set[str]:
        return {c["tip"] for _, c in self.sent if c["type"] in ("ready", "chain")}


def judge(story: Story, secrets: dict[str, Secret]) -> list[str]:
    """Return what went wrong at this client; `secrets` are all chains by their tips."""
    return list(story.late) + (_Judge(story, secrets).run() if story.tips else [])


class _Judge:
    def __init__(self, story: Story, secrets: dict[str, Secret]) -> None:
        if story.pinned is None or story.tips is None:
            raise LookupError("not sealed")
        self.story, self.secrets = story, secrets
        self.wrong: list[str] = []
        self.page = Page(story.pinned, story.tips)
        tips, own = story.tips, story.own
        at = [seat for seat, tip in enumerate(tips) if tip in own]
        links = [c for _, c in story.sent if c.get("link")]
        if (story.receipt or {}).get("seat") is None and not links:
            at, own = [], set()  # a spectator; the table changed after it had got ready
        self.seat = at[0] if at else story.seat
        self.playing = len(at) == 1
        self.had = {tip for tip in tips if tip is not None}
        ready = any(c["type"] == "ready" and c["tip"] in own for _, c in story.sent)
        if ready and not self.playing:
            self.wrong.append("own tip is not in the head, once")
        if self.playing and story.pinned["seats"][at[0]]["kind"] != "person":
            self.wrong.append("own tip is not a person's")
        if story.facts is not None and story.facts != story.pinned:
            self.wrong.append("other facts")
        self.uses: dict[int, Use] = {}
        self.foreseen: dict[int, list[int]] = {}
        self.notices: list[list[Any]] = []
        self.command: str | None = None
        self.states: list[bytes] = [self.page.t]

    def run(self) -> list[str]:
        sent = sorted(self.story.sent, key=lambda one: one.n)
        place = 0
        for n, entry in enumerate(self.story.entries):
            while place < len(sent) and sent[place].n <= n:
                self._check_command(sent[place].command)
                place += 1
            self._follow(entry)
            self.states.append(self.page.t)
        for one in sent[place:]:
            self._check_command(one.command)
        self._check_receipt()
        if self.playing and self.page.check and self.story.digits != self.page.check:
            self.wrong.append("another check number")
        return self.wrong

    # -- what it sent ----------------------------------------------------------------------

    def _check_command(self, command: JSON) -> None:
        kind, link, page = command["type"], command.get("link"), self.page
        if kind == "decide":
            if self.command not in (None, command["action"]):
                self.wrong.append("a second decision while one is on its way")
            self.command = command["action"]
        if kind in ("act", "roll") and not self.playing:
            self.wrong.append("a command for a seat that is not ours")
        if kind in ("ready", "chain", "return") or link is None:
            return
        use = self._use(command)
        if use is None or not self.playing:
            self.wrong.append(f"{kind} with a link that nobody may want")
            return
        if command.get("k", page.k) != page.k:
            self.wrong.append("link for another index")
            return
        if self.uses.setdefault(page.k, use) != use:
            self.wrong.append("one link for two uses")
        seat = command["seat"]
        chain = page.chains[seat]
        if seat != self.seat or chain is None or chain.tip not in self.story.own:
            self.wrong.append("link of a chain that is not ours")
        elif self.secrets[chain.tip].links[page.number(seat)] != link:
            self.wrong.append("link of another index")
        elif page.due and page.contributor == seat:
            server = self._server_link()
            if server:
                self.foreseen[page.k] = faces_of(page.rolled(link, server), page.due[1])

    def _server_link(self) -> str | None:
        chain = self.page.chains[-1]
        known = self.secrets.get(chain.tip) if chain else None
        number = self.page.number(self.page.seats)
        return known.links[number] if known and 1 <= number <= 1024 else None

    def _use(self, command: JSON) -> Use | None:
        """Return what the page lets the client send this link for, now."""
        page, seat = self.page, self.seat
        if seat is None or page.over:
            return None
        match command["type"]:
            case "link" if page.mixing and page.present(seat):
                return "mix"
            case "link" if not page.mixing and page.due and page.contributor == seat:
                return page.due if page.due[0] != seat else None
            case "roll" if not page.mixing and page.due and page.due[0] == seat:
                bound = self.uses.get(page.k) == page.due  # by the tap, or by the decision
                return page.due if bound or page.n in self._taps() else None
            case "act" if not page.mixing and page.due is None:
                dice = self.story.chosen.get(command["action"])
                return None if dice is None else (seat, dice)
        return None

    def _taps(self) -> set[int]:
        """Return the n's at which a throw of the player still holds."""
        taps, page = self.story.tapped, self.page
        last = max((n for n in taps if n <= page.n), default=None)
        if last is None:
            return set()
        since = self.story.entries[last : page.n]
        return {page.n} if not any(e["type"] in ("roll", "mix") for e in since) else set()

    # -- what it accepted ------------------------------------------------------------------

    def _follow(self, entry: JSON) -> None:
        page, seat, k = self.page, self.seat, self.page.k
        kind, due, contributor = entry["type"], page.due, page.contributor
        ours = seat is not None and self.playing and entry.get("seat") == seat
        if (
            kind == "act"
            and ours
            and not page.away[entry["seat"]]
            and self.command != entry["action"]
        ):
            self.wrong.append("an action of ours that we did not send")
        used: Use | None = None
        if self.playing and seat is not None:
            if kind == "mix" and page.present(seat):
                used = "mix"
            elif kind == "roll" and contributor == seat and due:
                used = due
        meant = self.uses.get(k)
        if used is not None and used != meant:
            self.wrong.append("our link was used for something else")
        self.wrong += page.add(entry)
        if page.k > k and meant is not None and used != meant:
            self.notices.append([k, "unused"])
        if (
            kind == "roll"
            and used is not None
            and k in self.foreseen
            and entry["faces"] != self.foreseen[k]
        ):
            self.wrong.append("another roll than the only one reachable")
        if entry.get("seat") == seat and seat is not None:
            self._move(kind, entry, k)

    def _move(self, kind: str, entry: JSON, k: int) -> None:
        if kind == "act":
            self.command = None
        elif kind == "chain":
            self.playing = entry["tip"] in self.story.own - self.had  # once, or links come again
            self.had.add(entry["tip"])
            if not self.playing:
                self.command = None
                self.notices.append([k, "device"])
        elif kind in ("away", "gone") and self.playing:
            self.notices.append([k, kind])
            self.playing = kind == "away"

    def _check_receipt(self) -> None:
        receipt = self.story.receipt
        if receipt is None:
            self.wrong.append("no receipt")
            return
        if not agrees(receipt, self.states):
            self.wrong.append("the receipt is not of this game")
        if self.notices != [list(one) for one in receipt["notices"]]:
            self.wrong.append("notices")
        if set(receipt["tips"]) - self.story.own:
            self.wrong.append("the receipt has tips that were never sent")


def agrees(receipt: JSON, states: Sequence[bytes]) -> bool:
    """Return whether the state after entry n of a record is the receipt's."""
    n: int = receipt["n"]
    return n < len(states) and bool(states[n].hex() == receipt["t"])


def states_of(facts: JSON, tips: Sequence[str | None], entries: Sequence[JSON]) -> list[bytes]:
    page = Page(facts, tips)
    states = [page.t]
    for entry in entries:
        page.add(entry)
        states.append(page.t)
    return states
