"""Link previews for chats: title, text and picture in the page's HTML.

A preview shows no more than anyone with the link may see: never a name, and for a table that the
link does not open, not even that it exists.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from html import escape
from typing import NamedTuple, TypeAlias

from starlette.requests import Request

from roost.locale import DEFAULT, catalogue, negotiate
from roost.rules.errors import GameError
from roost.rules.registry import DEFAULT_GAME
from roost.server.core.http.operation import Site
from roost.server.core.http.routes import address_of
from roost.server.core.views.registry import VIEWS

PICTURES = "links"  # folder of the pictures, by kind
SIZE = (1200, 630)


class Link(NamedTuple):
    """The kind of page, for its preview; `game` is set where it concerns one."""

    kind: str = "home"
    game: str | None = None


Dress: TypeAlias = Callable[[Request, bytes], Awaitable[bytes]]


def dressing(site: Site) -> Dress:
    """Return the function that inserts link previews into pages."""

    async def dress(request: Request, page: bytes) -> bytes:
        where = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return dressed(page, await link_of(site, request), language_of(request), where)

    return dress


async def link_of(site: Site, request: Request) -> Link:
    first, _, rest = request.url.path.strip("/").partition("/")
    if first == "puzzles":
        game = request.query_params.get("game")
        return Link("puzzle", game if game in VIEWS.games() else DEFAULT_GAME)
    if first in ("table", "game") and rest:
        try:
            return await _table(site, request, rest, moment=first == "game")
        except GameError:  # not found, not allowed by this link, or rate limited
            return Link()
    if first in ("today", "daily"):
        return Link("daily")
    return Link("round") if first == "round" else Link()


async def _table(site: Site, request: Request, id_: str, *, moment: bool) -> Link:
    site.guard.check_rate(address_of(request))
    key = request.query_params.get("key")
    table = (await site.core.tables.admitted(id_, None, key)).table
    kind = "moment" if moment else "invite" if table.status == "open" else "game"
    return Link(kind, table.setup.game)


def language_of(request: Request) -> str:
    """Return the supported language that the visitor prefers."""
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), name.strip()))
        except ValueError:
            continue
    return negotiate([name for _, name in sorted(wanted, key=lambda one: one[0])]) or DEFAULT


@lru_cache(256)
def dressed(page: bytes, link: Link, language: str, where: str) -> bytes:
    texts = catalogue(language)
    game = "" if link.game is None else texts.text(f"game-{link.game}")
    title = texts.text(f"link-{link.kind}", game=game)
    told = {
        "og:site_name": "Roost",
        "og:type": "website",
        "og:title": title,
        "og:description": texts.text(f"link-{link.kind}-words"),
        "og:image": f"{where}/{PICTURES}/{link.kind}.png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": title,
    }
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    head, found, rest = page.partition(b"</head>")
    return head + "".join(f"  {tag}\n  " for tag in tags).encode() + found + rest if found else page
