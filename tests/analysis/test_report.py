"""The report: one file, in every language, each chart with its table."""

import html
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from roost.analysis.games import evaluator_for, words_for
from roost.analysis.report import PICTURES, report
from roost.analysis.review import DrawnReview, review
from roost.analysis.rollouts import compare
from roost.locale import catalogue
from roost.narrate import player_names
from roost.rules.pickomino import Pickomino
from roost.rules.record import Player, Record
from roost.testing import playout

PLAYED = playout(Pickomino(), 3, "report").record(300)
NAMES = ("<script>alert(1)</script>", '"quoted" & co', "Ana")
NASTY = Record("pickomino", "", tuple(map(Player, NAMES)), moves=PLAYED.moves)
VOID = {"meta", "link", "br", "img", "input", "line", "rect", "circle", "polyline"}


class Checker(HTMLParser):
    """HTML parser that checks that every element is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen[tag] = self.seen.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.fixture(scope="module")
def page() -> str:
    return report(review(NASTY, evaluator_for("pickomino")))


def test_the_page_is_well_formed_and_each_chart_has_a_table(page: str) -> None:
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    assert checker.seen["svg"] == 2 + checker.seen["figure"]
    assert checker.seen["table"] >= 4
    assert page.count("aria-label") >= checker.seen["svg"] + checker.seen["table"]


def test_the_worst_decisions_have_pictures_and_explanations(page: str) -> None:
    found = review(NASTY, evaluator_for("pickomino"))
    words = words_for(catalogue("en"), NASTY.rules, NAMES)
    assert page.count("<figure>") == min(PICTURES, len(found.worst)) > 0
    worst = found.worst[0]
    (moment,) = re.findall("<figure>.*?</figure>", page)[:1]
    assert "<svg" in moment
    assert html.escape(words.move(worst.state, worst.best.action)) in moment
    why = words.because(found, worst)
    assert why
    assert html.escape(" ".join(why)) in moment


def test_the_page_is_self_contained(page: str) -> None:
    for outside in ("http:", "https:", "//", "src=", "href=", "@import", "url(", "<script"):
        assert outside not in page


def test_names_are_escaped(page: str) -> None:
    assert "&lt;script&gt;alert" in page
    assert 'quoted" &' not in page


def test_rollouts_appear_beside_their_decision() -> None:
    found = review(PLAYED, evaluator_for("pickomino"))
    worst = max(found.decisions, key=lambda decision: decision.loss)
    played = compare(worst.state, worst.best.action, worst.action, 8, workers=1)
    assert "±" in report(found, rollouts={worst.index: played})
    assert "±" not in report(found)


def test_a_review_has_a_drawing_for_notebooks() -> None:
    found = review(PLAYED, evaluator_for("pickomino"))
    assert isinstance(found, DrawnReview)
    assert "<svg" in found._repr_html_()
    curve = found.curve._repr_html_()
    assert (curve.count("<svg"), curve.count("<table")) == (1, 1)


def test_bots_have_their_names() -> None:
    players = (Player("greedy", "greedy"), Player("greedy", "greedy"), Player("Ana"))
    record = Record("pickomino", "", players, moves=PLAYED.moves[:40])
    page = report(review(record, evaluator_for("pickomino")))
    first, second, third = player_names(players, "pickomino", catalogue("en"))
    assert first != "greedy"
    assert f"<h1>Pickomino: {first}, {second}, {third}</h1>" in page
