"""The pictures of links in chats, one for each kind of page, into ``web/public/links``: drawn here,
rendered by Chromium, and committed, so that nobody needs a browser to build the app.

    .venv/bin/python web/build/link_pictures.py
"""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

import numpy as np
from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
FOLDER = WEB / "public" / "links"
FONT = WEB / "node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"
WIDTH, HEIGHT = 1200, 630
NIGHT, PAPER, INK, EMBER, GOLD = "#1b1918", "#fffaf0", "#38281c", "#ff7f35", "#ffc95c"
PERCH = 536  # where the birds stand
HENS = {  # body, shade, and what she wears: those of web/src/ui/Hen.svelte
    "amber": (
        "#f2b35e",
        "#b56a24",
        """<path d="M25.5 33c7 4 15 4.5 21.5 2l-.5 4.5c-7 2.5-15.5 2-22.5-2z" fill="#2f7fb8"/>
        <path d="M27 37l-3 9 5-1.5 3 3 0-9z" fill="#2f7fb8"/>""",
    ),
    "sky": (
        "#9cc4dc",
        "#4f86a6",
        """<g fill="none" stroke="#2a2624" stroke-width="1.8"><circle cx="38.8" cy="24.5" r="5"/>
        <path d="M33.8 23.5l-7-1.5"/></g>""",
    ),
    "green": (
        "#a9cf97",
        "#5f9150",
        """<path d="M27 14c1-9 18-9 20 0z" fill="#f0cf7a"/>
        <path d="M20 17c9-5 25-5 34 0-9 3-25 3-34 0z" fill="#f0cf7a"/>
        <path d="M27 13.8c6-2 14-2 20 0" stroke="#b5462e" stroke-width="2.4" fill="none"/>""",
    ),
}
PIPS = {
    1: [(50, 50)],
    3: [(26, 26), (50, 50), (74, 74)],
    5: [(26, 26), (74, 26), (50, 50), (26, 74), (74, 74)],
    6: [(28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)],
}


def hen(x: int, size: float, colour: str, *, left: bool = False) -> str:
    body, shade, wear = HENS[colour]
    turned = "translate(64 0) scale(-1 1)" if left else ""
    y = PERCH - size * 61 / 64
    return f"""<g transform="translate({x} {y}) scale({size / 64}) {turned}">
      <path d="M22 55v6M31 55v6" stroke="#ff8c2e" stroke-width="2.6" stroke-linecap="round"/>
      <path d="M32 17c-2-6 2-9 4.5-6 1-5 7-5 7 0 4-1 5.5 3 2.5 6.5z" fill="#d9381e"/>
      <path d="M7 17c6.5 1.5 10 6 13.5 9.5C24 13.5 33 11 39 13c8 2.6 10 10 8.5 18-1 5 .5 7.5-1
        12.5C44 52 36.5 57 27 57 14 57 6.5 48.5 7.5 38.5 3.5 32 3.5 23 7 17z" fill="{body}"/>
      <path d="M15 38c6 3 15 2.5 21-2.5 1 9-5 14-11 13.5-5.5-.5-9-5-10-11z" fill="{shade}"/>
      <path d="M46.5 26.5c3.5.5 7.5 2 9.5 4-2.5 1.5-6 2.3-9.5 2z" fill="#ff8c2e"/>
      <path d="M46 33.5c2.6 1.5 2.6 6 .2 7.5-2.4-.5-3.4-5-.2-7.5z" fill="#d9381e"/>
      <circle cx="38.5" cy="24" r="2.6" fill="{INK}"/>
      <circle cx="39.4" cy="23.1" r=".8" fill="#fff"/>
      {wear}</g>"""


def worm(x: float, y: float, scale: float) -> str:
    body = "M-14 3.5c2.6-8.4 8-8.6 11-2.2s8.4 6.4 11.2-3.6"
    return f"""<g transform="translate({x} {y}) scale({scale})" fill="none" stroke-linecap="round">
      <path d="{body}" stroke="#9c4f14" stroke-width="8.4"/>
      <path d="{body}" stroke="#f7a92f" stroke-width="6"/>
      <circle cx="9.2" cy="-3.6" r="5.3" fill="#f7a92f" stroke="#9c4f14" stroke-width="1.2"/>
      <circle cx="10.6" cy="-5" r="1.25" fill="{INK}"/>
      <path d="M8.6-1.7c1.3 1.3 3.2 1 4-.6" stroke="{INK}" stroke-width="1.2"/></g>"""


def die(x: int, y: int, size: float, pips: int, turn: int = 0) -> str:
    dots = "".join(f'<circle cx="{cx}" cy="{cy}" r="9" fill="{INK}"/>' for cx, cy in PIPS[pips])
    return f"""<g transform="translate({x} {y}) scale({size / 100}) rotate({turn} 50 50)">
      <rect width="100" height="100" rx="18" fill="{PAPER}" stroke="{NIGHT}" stroke-width="7"/>
      {dots}</g>"""


def envelope() -> str:
    return f"""<g transform="rotate(-5 850 300)">
      <rect x="640" y="150" width="430" height="290" rx="24" fill="{PAPER}"/>
      <path d="M640 420l150-130M1070 420l-150-130" stroke="#e2d3b8" stroke-width="10"/>
      <path d="M652 164l203 158 203-158" fill="#fff4df" stroke="{EMBER}" stroke-width="12"
        stroke-linejoin="round" stroke-linecap="round"/></g>{die(790, 250, 128, 5, 10)}"""


def play() -> str:
    return f"""{die(640, 350, 160, 3, -10)}{die(950, 160, 140, 6, 14)}
      <circle cx="850" cy="310" r="125" fill="{EMBER}" stroke="{NIGHT}" stroke-width="14"/>
      <path d="M812 242v136l116-68z" fill="{PAPER}" stroke="{PAPER}" stroke-width="12"
        stroke-linejoin="round"/>"""


def frame() -> str:
    corners = "M630 220v-70h70M1000 150h70v70M1070 400v70h-70M700 470h-70v-70"
    return f"""{die(690, 235, 150, 5, -8)}{die(860, 235, 150, 1, 9)}
      <path d="{corners}" fill="none" stroke="{GOLD}" stroke-width="16" stroke-linecap="round"
        stroke-linejoin="round"/>"""


def question() -> str:
    return f"""<g transform="rotate(8 850 310)">
      <rect x="700" y="160" width="300" height="300" rx="54" fill="{PAPER}"/>
      <text x="850" y="395" text-anchor="middle" font-size="250" font-weight="900"
        fill="#b8430a">?</text></g>"""


def sun() -> str:
    rays = "".join(
        f'<rect x="841" y="64" width="18" height="70" rx="9" fill="{GOLD}" '
        f'transform="rotate({turn} 850 330)"/>'
        for turn in range(0, 360, 30)
    )
    return f"""{rays}<circle cx="850" cy="330" r="165" fill="{GOLD}"/>{die(775, 255, 150, 6, 8)}"""


def pairs() -> str:
    """The same dice, twice."""
    rows = ((165, GOLD), (345, EMBER))
    return "".join(
        f"""<rect x="620" y="{y - 22}" width="460" height="160" rx="34" fill="none"
        stroke="{colour}" stroke-width="10"/>
        {die(655, y, 116, 5, -6)}{die(792, y, 116, 6, 4)}{die(929, y, 116, 3, -3)}"""
        for y, colour in rows
    )


def tiles() -> str:
    numbers = ((622, 24, -7), (782, 28, 0), (942, 33, 7))
    return "".join(
        f"""<g transform="rotate({turn} {x + 70} 320)">
        <rect x="{x}" y="180" width="146" height="236" rx="24" fill="{PAPER}"/>
        <text x="{x + 73}" y="282" text-anchor="middle" font-size="88" font-weight="900"
          fill="{INK}">{number}</text>{worm(x + 72, 350, 3.1)}</g>"""
        for x, number, turn in numbers
    )


KINDS = {
    "home": tiles(),
    "invite": envelope(),
    "game": play(),
    "moment": frame(),
    "puzzle": question(),
    "daily": sun(),
    "round": pairs(),
}


def picture(motif: str) -> str:
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">
      <rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>
      <circle cx="600" cy="{PERCH + 60}" r="640" fill="#231d1a"/>
      <circle cx="600" cy="{PERCH + 60}" r="430" fill="#2e221c"/>
      {motif}
      <rect y="{PERCH}" width="{WIDTH}" height="{HEIGHT - PERCH}" fill="#141211"/>
      <rect y="{PERCH - 4}" width="{WIDTH}" height="14" rx="7" fill="#b5632f"/>
      {hen(30, 240, "green", left=True)}{hen(130, 370, "amber")}{hen(420, 220, "sky")}
      <text x="60" y="606" font-size="58" font-weight="900" fill="{PAPER}">Roost</text></svg>"""


def slim(png: bytes) -> bytes:
    """The same picture in 256 colours, at less than half the size: chats do not wait for cards."""
    at, packed = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    pixels = _unfiltered(zlib.decompress(packed))
    colours, which, counts = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    palette = colours[np.argsort(-counts)[:256]].astype(int)
    nearest = np.abs(colours[:, None, :].astype(int) - palette[None]).sum(2).argmin(1)
    rows = nearest[which].astype(np.uint8).reshape(HEIGHT, WIDTH)
    lines = b"".join(b"\0" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.astype(np.uint8).tobytes()))
    parts += ((b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return png[:8] + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )


def _unfiltered(data: bytes) -> np.ndarray:
    """The pixels of a PNG of three colours."""
    above, rows = [0] * (WIDTH * 3 + 3), []
    for start in range(0, len(data), WIDTH * 3 + 1):
        row = [0, 0, 0]  # three bytes before the first, as the format has it
        kind = data[start]
        for place, byte in enumerate(data[start + 1 : start + WIDTH * 3 + 1], 3):
            left, up, corner = row[place - 3], above[place], above[place - 3]
            if kind == 4:  # whichever of the three is nearest to what they suggest
                guess = left + up - corner
                left = min((left, up, corner), key=lambda one, guess=guess: abs(guess - one))
            row.append((byte + (0, left, up, (left + up) // 2, left)[kind]) % 256)
        above = row
        rows.append(row[3:])
    return np.array(rows, np.uint8).reshape(-1, 3)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    font = base64.b64encode(FONT.read_bytes()).decode()
    style = f"@font-face{{font-family:N;src:url(data:font/woff2;base64,{font});font-weight:1 1000}}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for kind, motif in KINDS.items():
            page.set_content(
                f"<style>{style}body{{margin:0;font-family:N}}</style>{picture(motif)}"
            )
            page.evaluate("document.fonts.ready")
            (FOLDER / f"{kind}.png").write_bytes(slim(page.screenshot()))
        browser.close()


if __name__ == "__main__":
    main()
