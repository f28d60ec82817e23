# ruff: noqa: E501, T201 – a table, which is printed
"""Each check of the client, removed in turn: after how many games does the attacker get through?

    .venv/bin/python -m tests.fairdice.checks        # the table; at most 1,000 games for each

A check is removed by a change of the source text. If the text has changed, this list has to follow.
"""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import NamedTuple

from roost.fairdice import player, transcript
from tests.fairdice.attacker import attack_game
from tests.fairdice.games import Kit

GAMES = 1_000


class Check(NamedTuple):
    name: str
    module: ModuleType
    text: str
    without: str


def _t(name: str, text: str, without: str) -> Check:
    return Check(name, transcript, text, without)


def _p(name: str, text: str, without: str) -> Check:
    return Check(name, player, text, without)


CHECKS = [
    _t("nothing follows the end", "if self.over:\n            raise", "if False:\n            raise"),
    _t("a due mix comes first", "if self.mixing and not isinstance", "if False and not isinstance"),
    _t("a mix only when due", "if not self.mixing or len", "if len"),
    _t("a mix has all seats", "if not self.mixing or len(entry.links) != self.seats", "if not self.mixing"),
    _t("a mix has the links of those present", "if (link is not None) != self.present(seat)", "if False"),
    _t("a mix: links fit", "found.append(self._fitting(seat, link))", "pass"),
    _t("a mix: the server's link fits", "found = [self._fitting(self.seats, entry.server)]\n        for", "found = []\n        for"),
    _t("one roll is due at a time", "if self.due or entry.seat >=", "if entry.seat >="),
    _t("the first seat", "if not self._begun and self.first", "if False and self.first"),
    _t("a roll has the contributor's link", "if (entry.link is None) != (contributor is None)", "if False"),
    _t("a roll: the contributor's link fits", "found.append(self._fitting(contributor, entry.link))", "pass"),
    _t("a roll: the server's link fits", "found = [self._fitting(self.seats, entry.server)]\n        if", "found = []\n        if"),
    _t("a roll has the faces of its links", "if wanted != list(entry.faces)", "if False"),
    _t("no decision while a roll is due", "if self.due or seat >= self.seats", "if seat >= self.seats"),
    _t("a decision has a seat", "if self.due or seat >= self.seats", "if self.due"),
    _t("away and back: a person", "if not self.is_person(seat):\n            raise _not(entry)", "if not 0 <= seat < self.seats:\n            raise _not(entry)"),
    _t("away and back change something", "if self._away[seat] == away", "if False"),
    _t("chain: not while a mix is due, each seat once", "if not self.may_renew(entry.seat)", "if self.mixing or not 0 <= entry.seat <= self.seats"),
    _t("chain: once between two rolls", "or self.over or seat in self._renewed", "or self.over"),
    _t("chain: the server's only after 512", "and self.k - chain.base >= RENEW", ""),
    _t("chain: of a person", "return self.is_person(seat)\n\n    def fits", "return 0 <= seat < self.seats\n\n    def fits"),
    _p("the table is as requested", "if getattr(facts, name) != wanted", "if False"),
    _p("the table stays the same", "if not early or name not in", "if False and name not in"),
    _p("the head follows from table and tips", "or head_of(facts, tips).hex() != head", ""),
    _p("own tip once, at a person's seat", "if len(at) != 1 or", "if len(at) < 1 or"),
    _p("own tip is there", "if len(at) != 1 or facts.seats[at[0]].kind", "at = at or [0]\n                if len(at) != 1 or facts.seats[at[0]].kind"),
    _p("own seat is a person's", "!= 1 or facts.seats[at[0]].kind != \"person\"", "!= 1"),
    _p("sealed again: the same", "if head_of(facts, saved.tips).hex() != head", "if False"),
    _p("entries again: the same", "elif transcript.entries[place] != entry", "elif False"),
    _p("no gaps", "if transcript is None or after > transcript.n", "if transcript is None"),
    _p("not shorter after a reload", "if transcript.n < floor", "if False"),
    _p("the same past after a reload", "if transcript.t.hex() != saved.t", "if False"),
    _p("own decisions", "if not known and chosen != entry.action", "if False"),
    _p("own links only for their use", "if saved.sent.get(k) != use:\n            raise", "if False:\n            raise"),
    _p("one use for a link", "return known in (None, use) and", "return"),
    _p("a throw: its use", "elif self.saved.sent.get(k) == use", "elif True"),
    _p("a link only if we contribute", "if transcript.contributor == seat and self._use(use)", "if self._use(use)"),
    _p("no mix while away", "if transcript.present(seat) and self._use(\"mix\")", "if transcript.number(seat) and self._use(\"mix\")"),
    _p("a decision is locked", "or saved.command not in (None, choice)", ""),
    _p("a decision on what all tabs have seen", "or not self.current or saved.command", "or saved.command"),
    _p("commands only from the tab that has seen all", "if seat is None or transcript is None or not self.current", "if seat is None or transcript is None"),
    _p("another device's chain ends our part", "if saved.phase == \"playing\":  # else", "if False:  # else"),
    _p("after gone: no part", "saved.phase, saved.next = \"watching\", None", "pass"),
    _p("nothing after an alarm", "saved.phase = \"stopped\"", "pass"),
    _p("notice: a link of ours was not used", "if not (mixed or thrown)", "if False"),
    _p("notice: called away", "saved.notices.append((k, \"away\"))", "pass"),
]  # fmt: skip


@cache
def _source(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def without(check: Check) -> Kit:
    """Return the product's modules without this check."""
    found = []
    for module in (transcript, player):
        source = _source(module)
        if module is check.module:
            if source.count(check.text) != 1:
                raise LookupError(f"{check.name}: found {source.count(check.text)} times")
            source = source.replace(check.text, check.without)
        name = f"without_{module.__name__.rpartition('.')[2]}"
        source = source.replace("from roost.fairdice.transcript", "from without_transcript")
        spec = importlib.util.spec_from_loader(name, loader=None)
        if spec is None:
            raise ImportError(name)
        built = importlib.util.module_from_spec(spec)
        sys.modules[name] = built
        exec(compile(source, name, "exec"), built.__dict__)
        found.append(built)
    return Kit(*found)


def games_until_found(check: Check, limit: int = GAMES) -> tuple[int, str] | None:
    """Return how many games it takes to notice that the check is missing, and what is noticed."""
    kit = without(check)
    for seed in range(limit):
        findings = attack_game(Random(seed), kit).findings
        if findings:
            return seed + 1, findings[0]
    return None


def main() -> None:
    print(f"{'check':50} {'games':>6}  found as")
    for check in CHECKS:
        found = games_until_found(check)
        games, finding = found or (f"> {GAMES}", "")
        print(f"{check.name:50} {games:>6}  {finding}", flush=True)


if __name__ == "__main__":
    main()
