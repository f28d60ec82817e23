"""A dishonest server with all secrets, and a proxy that rewrites, drops, repeats, delays, reorders
and replays. Everything is drawn from one random generator, so that hypothesis can drive it.

The server's lies are consistent where it can compute what follows from them: a forged roll has the
dice of its forged links. So a client finds them only by the check that they are about.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable
from random import Random
from typing import Any

from tests.fairdice.games import (
    ACTIONS,
    POOL,
    REAL,
    SECRETS,
    Branch,
    Device,
    Draw,
    Kit,
    Result,
    Server,
    fast_chains,
    honest_game,
    open_branch,
    result,
    table,
)
from tests.fairdice.oracle import JSON, Page

HEX = "0123456789abcdef"


class Attacker(Server):
    """It keeps every link that it has heard, and uses it wherever that helps."""

    def __init__(self, rng: Random, draw: Draw, length: int, patience: int) -> None:
        super().__init__(rng, draw, length, patience)
        self.lies: list[Callable[[Branch, Page], None]] = rng.sample(
            [
                self.lie_entry,
                self.lie_roll,
                self.lie_mix,
                self.lie_rewrite,
                self.lie_resend,
                self.lie_again,
                self.lie_view,
                self.lie_sealed,
                self.lie_action,
                self.lie_chain,
                self.lie_person,
                self.lie_bare,
                self.lie_back_in_time,
                self.lie_device,
            ],
            rng.choice([1, 1, 2, 3]),
        )
        self.often = rng.choice([0.05, 0.15, 0.4])
        self.early = rng.choice([0.0, 0.0, 1.0])  # lies about the table before the game

    def may_use(self, branch: Branch, seat: int, tip: str, number: int) -> bool:
        return self.heard.get(tip, 0) >= number

    def advance(self, branch: Branch) -> None:
        page = branch.page
        often = self.often
        if page is not None and page.mixing and self.lie_mix in self.lies:
            often = 0.5
        if page is not None and self.rng.random() < often:
            self.rng.choice(self.lies)(branch, page)
        elif page is None and self.rng.random() < self.early * 0.3:
            self.lie_early(branch)
        else:
            super().advance(branch)

    # -- before the game -------------------------------------------------------------------

    def welcome(self, branch: Branch, device: Device, asked: JSON) -> None:
        if branch.page is None and self.rng.random() < self.early * 0.3:
            self.lie_early(branch)  # even before the device has seen the table
        super().welcome(branch, device, asked)

    def lie_early(self, branch: Branch) -> None:
        device = self.rng.choice(branch.devices)
        message = self.view(branch, device)
        message["facts"] = self.other_facts(message["facts"])
        device.down.append(message)
        if self.rng.random() < 0.5:
            branch.facts = message["facts"]
            missing = len(branch.facts["seats"]) - len(branch.owners)
            branch.owners = (branch.owners + [None] * missing)[: len(branch.facts["seats"])]
            branch.tips = (branch.tips + [None] * missing)[: len(branch.owners)]

    def seal(self, branch: Branch) -> None:
        """Seal, maybe with other tips than those that came in, or another table."""
        rng = self.rng
        if rng.random() < self.early:
            at = rng.randrange(len(branch.tips))
            how = rng.randrange(6)
            if how == 0:  # the server plays this seat itself
                branch.owners[at] = new = self.draw.secret()
                branch.tips[at] = new.tip
            elif how == 1:  # seats change places
                to = rng.randrange(len(branch.tips))
                branch.tips[at], branch.tips[to] = branch.tips[to], branch.tips[at]
            elif how == 2:
                branch.tips[at] = rng.choice(branch.tips)
            elif how == 3:
                branch.facts = self.other_facts(branch.facts)
            elif how == 4:
                branch.tips[at] = None
            else:  # a bot with a person's tip
                facts = copy.deepcopy(branch.facts)
                facts["seats"][at] = {"kind": "bot", "bot": "simple"}
                branch.facts = facts
                for device in branch.devices:
                    device.down.append(self.view(branch, device))
        if len(branch.tips) == branch.seats:
            super().seal(branch)

    def other_facts(self, facts: JSON) -> JSON:
        rng, other = self.rng, copy.deepcopy(facts)
        name = rng.choice([*facts, "seats"])
        value: Any
        if name == "seats":
            seat = rng.choice(other["seats"])
            person = seat["kind"] == "person"
            value = {"kind": "bot", "bot": "simple"} if person else {"kind": "person", "bot": ""}
            seat.update(value)
            return other
        values: dict[str, Any] = {
            "table": "other",
            "game": "knockout",
            "variant": "short" if facts["variant"] == "" else "",
            "rules": 2,
            "position": "x",
            "source": rng.choice(["manual", "shared:daily:ab", "duplicate"]),
            "first": 0 if facts["first"] is None else None,
            "server": self.draw.secret().tip,
        }
        other[name] = values[name]
        return other

    # -- during the game -------------------------------------------------------------------

    def some_link(self, branch: Branch, page: Page, seat: int) -> str | None:
        """Return the right link if it is known; sometimes another one."""
        right, how = self.knows(branch, seat), self.rng.random()
        if how < 0.6:
            return right
        if how < 0.7:
            return None
        chain = page.chains[seat]
        if how < 0.9 and chain is not None and chain.tip in SECRETS:
            best = self.heard.get(chain.tip, 1)
            return SECRETS[chain.tip].links[self.rng.randrange(best + 1)]
        return self.rng.choice(POOL).links[self.rng.randrange(20)]

    def entry(self, branch: Branch, page: Page) -> JSON:
        """Return any entry, at any time."""
        rng = self.rng
        kind = rng.choice(["due", "act", "away", "back", "gone", "chain", "end", "roll", "mix"])
        seat = rng.randrange(page.seats)
        if rng.random() < 0.25:
            seat = page.seats
        if kind == "due":
            return {"type": kind, "seat": seat, "dice": rng.randrange(1, 9)}
        if kind == "act":
            return {"type": kind, "seat": seat, "action": rng.choice(list(ACTIONS))}
        if kind == "chain":
            return {"type": kind, "seat": seat, "tip": self.draw.secret().tip}
        if kind == "end":
            return {"type": kind, "status": "abandoned", "scores": ""}
        if kind == "roll":
            return self.forged_roll(branch, page)
        if kind == "mix":
            return self.forged_mix(branch, page)
        return {"type": kind, "seat": seat}

    def lie_entry(self, branch: Branch, page: Page) -> None:
        self.append(branch, [self.entry(branch, page)])

    def lie_roll(self, branch: Branch, page: Page) -> None:
        if page.due is not None and not page.mixing:
            self.append(branch, [self.forged_roll(branch, page)])

    def lie_mix(self, branch: Branch, page: Page) -> None:
        if page.mixing:
            self.append(branch, [self.forged_mix(branch, page)])

    def forged_roll(self, branch: Branch, page: Page) -> JSON:
        rng, contributor = self.rng, page.contributor
        if contributor is None or rng.random() < 0.1:
            contributor = rng.randrange(page.seats)
        link = self.some_link(branch, page, contributor)
        server = self.some_link(branch, page, page.seats) or "ab" * 32
        if rng.random() < 0.4:  # one lie at a time is found by one check
            server = self.knows(branch, page.seats) or server
        dice = rng.choice([None, None, None, rng.randrange(1, 9)])
        roll = self.roll(page, link, server, dice)
        if rng.random() < 0.2:
            faces = roll["faces"]
            faces[rng.randrange(len(faces))] = rng.randrange(1, 7)
            faces.sort()
        return roll

    def forged_mix(self, branch: Branch, page: Page) -> JSON:
        links = [self.knows(branch, s) if page.present(s) else None for s in range(page.seats)]
        server = self.knows(branch, page.seats) or "ab" * 32
        how = self.rng.randrange(5)  # 4: nothing is wrong but the time
        if how == 0:
            server = self.some_link(branch, page, page.seats) or server
        elif how == 1:
            links.append(None)
        elif how < 4:
            seat = self.rng.randrange(page.seats)
            links[seat] = self.some_link(branch, page, seat)
        return {"type": "mix", "links": links, "server": server}

    def lie_rewrite(self, branch: Branch, page: Page) -> None:
        """Send one thing and write another."""
        entries = self.lawful(branch, page) if not page.over else []
        after = len(branch.entries)
        self.append(branch, entries)
        if entries:
            device = self.rng.choice(branch.devices)
            if device.down and device.down[-1]["type"] == "entries":
                device.down[-1] = {
                    "type": "entries",
                    "after": after,
                    "list": rewritten(self.rng, entries),
                }

    def lie_resend(self, branch: Branch, page: Page) -> None:
        """Tell an earlier part of the game again, otherwise."""
        if not branch.entries:
            return
        after = self.rng.randrange(len(branch.entries))
        old = branch.entries[after : after + self.rng.randrange(1, 4)]
        message = {"type": "entries", "after": after, "list": rewritten(self.rng, old)}
        self.rng.choice(branch.devices).down.append(message)

    def lie_again(self, branch: Branch, page: Page) -> None:
        """Continue the game somewhere else: with a gap, or after its end."""
        after = len(branch.entries) + self.rng.choice([0, 1, 2, 20])
        entry = self.entry(branch, page)
        message = {"type": "entries", "after": after, "list": [entry]}
        if page.over:
            page.over = False
        self.rng.choice(branch.devices).down.append(message)

    def lie_view(self, branch: Branch, page: Page) -> None:
        device = self.rng.choice(branch.devices)
        message = self.view(branch, device)
        device.down.append({**message, "facts": self.other_facts(message["facts"])})

    def lie_sealed(self, branch: Branch, page: Page) -> None:
        device = self.rng.choice(branch.devices)
        tips = list(branch.tips)
        tips[self.rng.randrange(len(tips))] = self.rng.choice([None, self.draw.secret().tip])
        head = self.sealed(branch)["head"]
        if self.rng.random() < 0.5:
            twin = copy.copy(branch)
            twin.tips = tips
            head = self.sealed(twin)["head"]
        device.down.append({"type": "sealed", "head": head, "tips": tips})

    def lie_action(self, branch: Branch, page: Page) -> None:
        """Decide for a person."""
        if page.due is None and not page.mixing and branch.deciding:
            action = self.rng.choice(["stop", "go1", "go3"])
            dice = ACTIONS[action]
            acts = [{"type": "act", "seat": branch.turn, "action": action}]
            due = {"type": "due", "seat": branch.turn, "dice": dice or 8}
            self.append(branch, [*acts, due] if self.rng.random() < 0.7 else [due])

    def lie_chain(self, branch: Branch, page: Page) -> None:
        """Renew a chain: a person's as if from another device, an old one again, the server's."""
        if page.mixing:
            return
        seat = self.rng.randrange(page.seats + 1)
        chain = page.chains[seat]
        tip = self.draw.secret().tip
        if chain is not None and self.rng.random() < 0.5:
            tip = chain.tip
        entries: list[JSON] = [{"type": "chain", "seat": seat, "tip": tip}]
        away = self.rng.randrange(page.seats)
        if page.present(away) and self.rng.random() < 0.4:
            entries.insert(0, {"type": "away", "seat": away})
        self.append(branch, entries)

    def lie_person(self, branch: Branch, page: Page) -> None:
        """Call people away, bring them back, make a bot's seat of theirs."""
        kind = self.rng.choice(["away", "back", "gone"])
        seat = self.rng.randrange(page.seats)
        if page.person[seat] and (kind == "gone" or page.away[seat] == (kind == "back")):
            self.append(branch, [{"type": kind, "seat": seat}])

    def lie_bare(self, branch: Branch, page: Page) -> None:
        """Call all away, and throw with a link that nobody has to give."""
        if page.due is not None and not page.mixing:
            there = [seat for seat in range(page.seats) if page.present(seat)]
            self.append(branch, [{"type": "away", "seat": seat} for seat in there])
            self.append(branch, [self.forged_roll(branch, page)])

    def lie_back_in_time(self, branch: Branch, page: Page) -> None:
        """Forget the last entries, and continue from there; some clients load the game again."""
        keep = max(0, len(branch.entries) - self.rng.choice([0, 1, 2, 3, 8]))
        again = Page(branch.facts, branch.tips)
        for entry in branch.entries[:keep]:
            again.add(entry)
        branch.page, branch.entries = again, branch.entries[:keep]
        branch.deciding = bool(keep) and branch.entries[-1]["type"] == "roll"
        for device in branch.devices:
            if self.rng.random() < 0.6:
                device.reload()

    def lie_device(self, branch: Branch, page: Page) -> None:
        """Cut the two honest clients apart; from here each hears a story of its own."""
        if len(branch.devices) > 1:
            self.branches.append(branch.fork([self.rng.choice(branch.devices)]))


def rewritten(rng: Random, entries: list[JSON]) -> list[JSON]:
    """Return entries with one field changed."""
    changed = copy.deepcopy(entries)
    entry = rng.choice(changed)
    name = rng.choice([key for key in entry if key != "type"])
    value = entry[name]
    if isinstance(value, list):
        if value:
            place = rng.randrange(len(value))
            value[place] = _other(rng, value[place])
    else:
        entry[name] = _other(rng, value)
    return changed


def _other(rng: Random, value: Any) -> Any:
    if isinstance(value, int):
        return min(6, max(0, value + rng.choice([-1, 1])))
    if isinstance(value, str) and len(value) == 64:
        place = rng.randrange(64)
        return value[:place] + rng.choice(HEX) + value[place + 1 :]
    return value if value is None else "stop" if value != "stop" else "go1"


class Proxy:
    """What lies between: it changes the order, and which messages arrive."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.often = rng.choice([0.0, 0.02, 0.1])

    def tamper(self, device: Device) -> None:
        rng = self.rng
        if rng.random() >= self.often:
            return
        queue = device.down
        how = rng.randrange(8)
        if how == 0 and queue:
            queue.popleft()
        elif how == 1 and queue:
            queue.append(queue[0])
        elif how == 2 and len(queue) > 1:
            queue.rotate(1)
        elif how == 3 and device.old:
            queue.append(rng.choice(device.old))
        elif how == 4:
            queue.append(rng.choice(foreign()))
        elif how == 5 and device.up:
            device.up.popleft()
        elif how == 6 and device.up:
            device.up.append(device.up[0])
        elif how == 7:
            device.reload()


@functools.cache
def foreign() -> list[JSON]:
    """Return what a client of another table received."""
    return honest_game(Random(1)).messages


def attack_game(rng: Random, kit: Kit = REAL) -> Result:
    """Play one game against a dishonest server and network."""
    fast_chains(kit)
    draw = Draw(rng)
    people = rng.choice([1, 2])
    devices = [Device(kit, draw, f"device {i}") for i in range(people)]
    facts, kinds, chain = table(rng, people, draw)
    server = Attacker(rng, draw, rng.randrange(4, 12), rng.choice([1, 4, 20]))
    branch = open_branch(facts, kinds, chain, devices, draw)
    server.branches = [branch]
    proxy = Proxy(rng)
    if rng.random() < 0.5:
        devices[0].requested = {"game": facts["game"], "variant": facts["variant"]}
    if rng.random() < 0.3:  # a second tab
        devices.append(Device(kit, draw, "tab", devices[0]))
        branch.devices.append(devices[-1])
    for device in devices:
        device.connect()
    for _ in range(rng.choice([60, 120])):
        for device in devices:
            proxy.tamper(device)
            if device.up:
                server.hear(device, device.up.popleft())
            if device.down:
                device.receive(device.down.popleft())
            if rng.random() < 0.7:
                device.poke(rng)
        for one in list(server.branches):
            server.advance(one)
        if all(one.done for one in devices):
            break
    return result(devices)
