"""The moments that a game is played for: what the dice, tiles and pieces do, frame by frame."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.players import moments
from tests.browser.scenes import LAST, PIECES
from tests.browser.tables import BOT, ME, lay
from tests.scale import scaled

LIVELY = {"pace": "normal", "motion": "on"}

# Which side of each die in the air is in front, at the beginning and at the end; and when it lands.
CUBES = """() => [...document.querySelectorAll('.cube')].map((cube) => {
  const [tumble] = cube.getAnimations();
  tumble.pause();
  const { duration } = tumble.effect.getComputedTiming();
  const front = (time) => {
    tumble.currentTime = time;
    const turned = new DOMMatrix(getComputedStyle(cube).transform);
    const height = (side) =>
      turned.multiply(new DOMMatrix(getComputedStyle(side).transform)).transformPoint({ z: 0 }).z;
    const sides = [...cube.children];
    return sides.indexOf(sides.toSorted((one, other) => height(other) - height(one))[0]) + 1;
  };
  return { first: front(0), last: front(duration), lands: duration };
})"""

# Looks at the page in every frame, and remembers what differs from the frame before.
WATCH = """() => {
  const see = () => (LOOK);
  window.seen = [];
  const frame = (time) => {
    const now = see();
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1)?.now))
      window.seen.push({ time, now });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

THROWS = [
    (8, "pickomino 21-36 -/- 0 - ? 1"),
    (2, "pickomino 21-36 -/- 0 www444 ? 1"),
    (1, "pickomino 21-36 -/- 0 wwww444 ? 1"),
    (2, f"knockout 2 {PIECES} 0 ? 5 3 0"),
]


def lively(new_context: NewContext, position: str) -> Page:
    page = new_context(LIVELY).new_page()
    page.goto(lay(page.context, position.split(maxsplit=1)[0], ME, BOT, start=position))
    return page


def watch(page: Page, look: str) -> None:
    page.evaluate(WATCH.replace("LOOK", look))


def seen(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


@pytest.mark.parametrize(("dice", "position"), THROWS)
def test_no_die_shows_what_it_will_be(new_context: NewContext, dice: int, position: str) -> None:
    page = lively(new_context, position)
    page.locator(".bar .roll").click()
    expect(page.locator(".cube")).to_have_count(dice)
    cubes: list[dict[str, float]] = page.evaluate(CUBES)
    for cube in cubes:
        assert cube["first"] != cube["last"]
    lands = sorted(cube["lands"] for cube in cubes)
    assert len(set(lands)) == dice
    assert lands[0] >= 480
    assert lands[-1] == (900 if dice > 2 else 1100)


@pytest.mark.alone
def test_a_bots_turn_can_be_followed(new_context: NewContext) -> None:
    """Its dice lie long enough to be read, words come after them, and one calm line tells of it."""
    rolls = scaled(3, 20)
    page = new_context(LIVELY).new_page()
    page.goto(lay(page.context, "pickomino", ME, BOT, BOT, first=1))
    page.locator(".tray").wait_for()
    watch(
        page,
        """{
          lie: !document.querySelector('.cube') && !!document.querySelector('[data-face]')
            && !document.querySelector('.chosen, .dim'),
          air: !!document.querySelector('.cube'),
          said: document.querySelector('.said')?.innerText,
          line: document.querySelector('[data-testid=wait] span')?.innerText,
          seat: document.querySelector('.seat.active b')?.innerText,
        }""",
    )
    count = "window.seen.filter((it, at, all) => it.now.lie && !all[at - 1]?.now.lie).length"
    for _ in moments(page, 100):
        if page.evaluate(count) > rolls:
            break
    frames = seen(page)
    readable, lying = [], 0.0
    for before, after in pairwise(frames):
        if before["now"]["lie"]:
            lying += after["time"] - before["time"]
        elif lying:
            readable.append(lying)
            lying = 0
        if before["now"]["air"] and after["now"]["air"]:
            assert before["now"]["said"] == after["now"]["said"]
    assert min(readable) >= 890, readable
    lines: dict[str, list[str]] = {}
    for frame in frames:
        of_turn = lines.setdefault(frame["now"]["seat"], [])
        if frame["now"]["line"] not in of_turn[-1:]:
            of_turn.append(frame["now"]["line"])
    assert lines["Hen"]
    assert len(lines["Hen"]) <= 3  # two changes


def test_a_stolen_tile_uncovers_what_lay_beneath_and_covers_what_it_lands_on(
    new_context: NewContext,
) -> None:
    page = lively(new_context, "pickomino 21,24,26-36 23/22,25 0 ww555 . 3")
    steal = page.get_by_role("button", name="Steal 25 from Hen")
    expect(steal).to_be_visible()
    shown = """(seat, tile) => [...document.querySelectorAll(`[data-stack="${seat}"] text`)].some(
      (it) => it.textContent === tile && getComputedStyle(it).visibility === 'visible')"""
    watch(
        page,
        f"""{{
          own: ({shown})(0, '23'), theirs: ({shown})(1, '22'),
          flies: [...document.body.children].some((it) => it.style.position === 'fixed'),
          worms: document.querySelector('.seat.mine .worms').innerText,
        }}""",
    )
    steal.click()
    expect(page.locator(".said")).to_contain_text("you steal the 25")
    frames = [frame["now"] for frame in seen(page)]
    assert any(frame["flies"] for frame in frames)
    landed = max(at for at, frame in enumerate(frames) if frame["flies"])
    for frame in frames[:landed]:
        assert frame["own"]
        assert frame["worms"] == "1 worm"  # they are counted when it has landed
    assert all(frame["theirs"] for frame in frames)


WON = "pickomino 21 23,25/22,24 0 wwww1 . 9"
STEAL = "pickomino 21,24,26-36 23/22,25 0 ww555 . 3"


@pytest.mark.parametrize(
    "position", [STEAL, f"knockout 2 {PIECES} 0 23 5 3 0", "pickomino 21-36 -/-/-/- 0 - ? 1"]
)
def test_birds_are_large_and_whoever_is_to_play_hops_forward(
    new_context: NewContext, position: str
) -> None:
    page = new_context(LIVELY).new_page()
    seats = [ME, *[BOT] * position.split()[2 if position[0] == "p" else 1].count("/")]
    bots = seats if position[0] == "p" else [ME, BOT]
    page.goto(lay(page.context, position.split(maxsplit=1)[0], *bots, start=position))
    page.locator(".perch").first.wait_for()
    wide = page.locator(".perch").evaluate_all("all => all.map((it) => it.offsetWidth)")
    assert all(96 <= one <= 120 for one in wide), wide
    hops = page.locator(".perch .hop.active")
    expect(hops).to_have_count(1)
    assert hops.evaluate("it => it.getAnimations().length") == 1
    expect(page.locator(".seat.active .perch .hop.active")).to_have_count(1)


def test_birds_look_at_the_dice(new_context: NewContext) -> None:
    page = lively(new_context, "pickomino 21-36 -/- 0 - ? 1")
    page.locator(".bar .roll").click()
    down = """() => [...document.querySelectorAll('.perch')].every(
      (it) => Number(it.style.getPropertyValue('--gaze-y')) > 0.2)"""
    page.wait_for_function(down)


def test_a_robbed_bird_speaks_once_and_is_silenced_by_a_tap(new_context: NewContext) -> None:
    page = lively(new_context, STEAL)
    page.get_by_role("button", name="Steal 25 from Hen").click()
    bubble = page.locator(".perch .bubble")
    expect(bubble).to_have_count(1)
    expect(page.locator(".seat:not(.mine) .bubble")).to_have_count(1)
    bubble.click()
    expect(bubble).to_have_count(0)
    page.goto(lay(page.context, "pickomino", ME, BOT, start=STEAL))
    page.get_by_role("button", name="Steal 25 from Hen").click()
    watch(page, "document.querySelectorAll('.bubble').length")
    expect(page.locator(".said")).to_contain_text("you steal the 25")
    page.wait_for_timeout(300)
    assert [frame["now"] for frame in seen(page)] == [0]


def test_a_knock_out_is_told_when_the_piece_has_landed(new_context: NewContext) -> None:
    page = lively(new_context, f"knockout 2 {PIECES} 0 23 5 3 0")
    page.locator(".spot.piece").last.click()
    watch(
        page,
        """{
          told: /knocks out/.test(document.querySelector('.said').innerText),
          flies: [...document.body.children].some((it) => it.style.position === 'fixed'),
          walks: [...document.querySelectorAll('.token')].some((it) => it.getAnimations().length),
          lost: document.querySelector('.minus')?.textContent ?? '',
        }""",
    )
    page.locator(".spot.target.hit").first.click()
    expect(page.locator(".said")).to_contain_text("knocks out")
    frames = [frame["now"] for frame in seen(page)]
    assert {"−1"} == {frame["lost"] for frame in frames if frame["flies"]}
    told = next(at for at, frame in enumerate(frames) if frame["told"])
    assert any(frame["walks"] for frame in frames[:told])
    assert any(frame["flies"] for frame in frames[:told])
    assert not any(frame["flies"] or frame["walks"] for frame in frames[told:])


@pytest.mark.parametrize("position", [WON, f"knockout 2 {LAST} 0 1:2 9 5 0"])
def test_the_winner_jumps_and_is_counted_before_the_words_come(
    new_context: NewContext, position: str
) -> None:
    page = lively(new_context, position)
    last = page.locator(".bar [data-stop], .spot.target.hit").first
    expect(last).to_be_visible()
    watch(
        page,
        """{
          count: document.querySelector('.stage .count')?.innerText,
          jumps: !!document.querySelector('.stage .birds .bird')?.getAnimations().length,
          told: document.querySelector('.over h2')?.checkVisibility({ visibilityProperty: true }),
        }""",
    )
    last.click()
    expect(page.locator(".over h2")).to_be_visible()
    frames = [frame["now"] for frame in seen(page) if frame["now"].get("count")]
    counted = [int(frame["count"].split()[0]) for frame in frames]
    assert counted[0] == 0
    assert counted == sorted(counted)
    assert len(set(counted)) > 2  # a slow machine leaves some out
    assert any(frame["jumps"] for frame in frames)
    assert {frame["told"] for frame in frames if int(frame["count"].split()[0]) < counted[-1]} == {
        False
    }


def test_a_tap_skips_the_stage(new_context: NewContext) -> None:
    page = lively(new_context, WON)
    page.locator(".bar [data-stop]").first.click()
    page.locator(".stage.live").wait_for()
    page.locator(".grill").click()
    assert page.locator(".over h2").is_visible()
    assert page.locator(".stage .count").inner_text() == "4 worms"
