"""What a link looks like in a chat: in the page itself, in the visitor's words, and no more than
the link opens."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import pytest

from roost.locale import LANGUAGES, catalogue
from roost.server.core.http.link_previews import Link, dressed
from tests.server.helpers import BOT, INVITE, ME, OPEN, Guest, Running, running

PICTURES = Path(__file__).parents[4] / "web" / "public" / "links"
PAGE = "<!doctype html><html><head><title>Roost</title></head><body></body></html>"
KINDS = ("home", "invite", "game", "moment", "puzzle", "daily", "round")
INVITED = "You’re invited to a game of Pickomino"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE, encoding="utf-8")
    async with running(tmp_path / "data", static=static) as started:
        yield started


async def page(guest: Guest, path: str, **headers: str) -> str:
    answer = await guest.http.get(path, headers={"accept": "text/html", **headers})
    return answer.text


def told(html: str) -> dict[str, str]:
    found = re.findall(r'<meta property="og:([a-z:_]+)" content="([^"]*)" />', html)
    return {name: unescape(text) for name, text in found}


async def title(guest: Guest, path: str) -> str:
    return told(await page(guest, path))["title"]


async def test_every_kind_of_page_has_its_card_with_a_picture_of_this_server(
    server: Running, ana: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
    id_ = made["table"]["id"]
    seen = await page(ana, f"/table/{id_}")
    assert told(seen)["title"] == INVITED
    assert told(seen)["image"] == f"{server.address}/links/invite.png"
    assert '<meta name="twitter:card" content="summary_large_image" />' in seen
    assert seen.index("og:title") < seen.index("</head>") < seen.index("<body>")
    paths = {"/": "home", "/today": "daily", "/daily": "daily", "/puzzles?game=knockout": "puzzle"}
    for path, kind in {**paths, "/round/round-abc": "round"}.items():
        assert told(await page(ana, path))["image"].endswith(f"/links/{kind}.png")
    assert await title(ana, "/puzzles?game=knockout&id=x") == "A puzzle: Knockout"
    assert await title(ana, "/puzzles?game=<script>") == "A puzzle: Pickomino"
    played = await ana.make(game="knockout", seats=[ME, BOT], private=False)
    await ana.ready(played["table"]["id"], 0)
    assert await title(ana, f"/table/{played['table']['id']}") == "A game of Knockout"
    moment = f"/game/{played['table']['id']}?at=1"
    assert await title(ana, moment) == "A moment of a game of Knockout"


async def test_a_private_table_says_nothing_without_its_link_and_no_name_with_it(
    server: Running, ana: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[{**ME, "name": "Zora"}, INVITE], private=True)
    id_, paths = made["table"]["id"], [invite["path"] for invite in made["invites"]]
    assert paths
    async with Guest(server) as stranger:
        nowhere = await page(stranger, "/table/nowhere222")
        assert told(nowhere)["title"] == "Roost"
        for guest in (stranger, ana):  # a cookie changes nothing: cards are read by programs
            for closed in (f"/table/{id_}", f"/table/{id_}?key=wrong", f"/game/{id_}?key=x"):
                assert await page(guest, closed) == nowhere
        for path in paths:
            seen = await page(stranger, path)
            assert told(seen)["title"] == INVITED
            assert not re.search("Zora|Ana", seen)
            assert id_ not in seen
            assert path.partition("key=")[2] not in seen


async def test_the_words_are_in_the_visitors_language_and_proxies_are_told_so(ana: Guest) -> None:
    spoken = {"accept-language": "xx, fr;q=0.4, pt-BR;q=0.9, de;q=bad"}
    answer = await ana.http.get("/daily", headers={"accept": "text/html", **spoken})
    assert told(answer.text)["title"] == catalogue("pt-BR").text("daily-title")
    assert "accept-language" in answer.headers["vary"]
    again = await ana.http.get("/daily", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 200, "in another language it is another page"


def test_what_is_written_into_the_page_stays_text() -> None:
    seen = dressed(
        PAGE.encode(), Link("daily"), "en", 'http://x"><script>alert(1)</script>'
    ).decode()
    assert "og:image" in seen
    assert "<script>" not in seen
    assert dressed(b"no page", Link(), "en", "http://x") == b"no page"


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_a_small_picture_and_words_in_every_language_for_each_kind(kind: str) -> None:
    data = (PICTURES / f"{kind}.png").read_bytes()
    assert len(data) <= 60_000
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
    for language in LANGUAGES:
        texts = catalogue(language)
        assert texts.text(f"link-{kind}", game="Pickomino")
        assert len(texts.text(f"link-{kind}-words")) <= 120
