"""The browser app: its built files, read once and held in memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from roost.server.core.http.link_previews import Dress
from roost.server.core.http.routes import http_exception, nothing_there

BUILT = Path(__file__).parents[2] / "static"
BOTS = Path(__file__).parents[3] / "bots"  # bot weights, served with the app
_FOREVER = "public, max-age=31536000, immutable"  # file names contain a hash
_ASK = "no-cache"
_TEXTS = ("text/", "application/javascript", "application/json", "image/svg", "application/wasm")

# The app's pages, by the first part of their path: pages without and pages with a second part. All
# other paths are 404.
PAGES = (
    *("today", "learn", "me", "about", "tables", "fair", "settings", "review", "puzzles", "lab"),
    *("again", "account"),
)
MOVED = ("daily", "you")  # old addresses of pages, which the app replaces
PAGES_OF = ("table", "rules", "new", "game", "first", "stop", "round")

# Shown if the browser app has not been built.
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Roost</title>
<p>The Roost server is running. The browser app is not built: <code>make web</code>.</p></html>
"""


@dataclass(frozen=True)
class Asset:
    """A file. It is compressed on first use: compressing all files would delay the start."""

    body: bytes
    kind: str
    cache: str

    @cached_property
    def zipped(self) -> bytes | None:
        return gzip.compress(self.body, 6, mtime=0) if self.kind.startswith(_TEXTS) else None

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'


def load(folder: Path) -> dict[str, Asset]:
    """Load every file below the folder, by its path."""
    assets: dict[str, Asset] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            cache = _FOREVER if name.startswith(("assets/", "pack/")) else _ASK
            assets[name] = Asset(path.read_bytes(), kind, cache)
    for path in sorted(BOTS.glob("*/weights/*.npz")) if "pack.json" in assets else ():
        name = f"pack/weights/{path.parts[-3]}/{path.name}"
        assets[name] = Asset(path.read_bytes(), "application/octet-stream", _FOREVER)
    if "index.html" not in assets:
        assets["index.html"] = Asset(MISSING, "text/html", _ASK)
    return assets


def pages(assets: dict[str, Asset], dress: Dress) -> ASGIApp:
    """Serve what no operation matches: files of the app, and its pages. At unknown addresses,
    browsers get the app with status 404. `dress` inserts the link preview."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        name = request.url.path.strip("/") or "index.html"
        asset = assets.get(name)
        known = asset is not None or is_page(name)
        if not known and not _is_for_people(request, name):
            response = nothing_there(request.url.path)
        elif request.method != "GET":
            response = await http_exception(request, HTTPException(405, headers={"allow": "GET"}))
        else:
            page = assets["index.html"]
            if asset is None or asset is page:
                asset = Asset(await dress(request, page.body), page.kind, page.cache)
            response = _file(asset, request)
            response.status_code = response.status_code if known else 404
        await response(scope, receive, send)

    return serve


def is_page(path: str) -> bool:
    first, _, rest = path.partition("/")
    if rest:
        return first in PAGES_OF and "/" not in rest
    return first in PAGES + MOVED


def _is_for_people(request: Request, name: str) -> bool:
    looks_like_a_file = "." in name.rpartition("/")[2]
    wanted = "text/html" in request.headers.get("accept", "")
    return wanted and not looks_like_a_file and not name.startswith("api/")


def _file(asset: Asset, request: Request) -> Response:
    varies = "accept-encoding, accept-language"
    headers = {"cache-control": asset.cache, "etag": asset.tag, "vary": varies}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(None, status_code=304, headers=headers)
    body = asset.body
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.zipped, "gzip"
    return Response(body, headers=headers, media_type=asset.kind)
