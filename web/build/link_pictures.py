"""The pictures of links in chats, one for each kind of page, into ``web/public/links``: drawn here,
rendered by Chromium, and committed, so that nobody needs a browser to build the app.

    .venv/bin/python web/build/link_pictures.py
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
FOLDER = WEB / "public" / "links"
FONT = WEB / "node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"
WIDTH, HEIGHT = 1200, 630
NIGHT, PAPER, INK, EMBER, GOLD = "#2a211c", "#fffaf0", "#241a14", "#b8430a", "#f2b35e"
BIRDS = {  # body, wing, comb
    "amber": ("#f2b35e", "#b56a24", "#d9381e"),
    "sky": ("#8fc1de", "#4f86a8", "#d9381e"),
    "violet": ("#cdb2e0", "#8c68aa", "#d9381e"),
}
PIPS = {
    1: [(50, 50)],
    3: [(26, 26), (50, 50), (74, 74)],
    5: [(26, 26), (74, 26), (50, 50), (26, 74), (74, 74)],
    6: [(28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)],
}


def hen(x: int, y: int, size: float, colour: str, *, left: bool = False) -> str:
    body, wing, comb = BIRDS[colour]
    turned = "translate(64 0) scale(-1 1)" if left else ""
    return f"""<g transform="translate({x} {y}) scale({size / 64}) {turned}">
      <path d="M27 15c-1-6 4-9 6-5 2-5 8-3 7 1 4-1 6 3 3 6z" fill="{comb}"/>
      <path d="M8 20c6 2 8 6 12 8 4-12 22-16 27-4 1 4 1 7 0 11-2 13-9 21-20 21C13 56 7 47 8 38c-3-5
        -3-12 0-18z" fill="{body}"/>
      <path d="M18 37c5 8 14 8 19-1-1 10-15 13-19 1z" fill="{wing}"/>
      <path d="M46 25l11 4-11 5z" fill="#ff8c2e"/>
      <circle cx="39" cy="24" r="3" fill="{INK}"/></g>"""


def die(x: int, y: int, size: float, pips: int, turn: int = 0) -> str:
    dots = "".join(f'<circle cx="{cx}" cy="{cy}" r="9" fill="{INK}"/>' for cx, cy in PIPS[pips])
    return f"""<g transform="translate({x} {y}) scale({size / 100}) rotate({turn} 50 50)">
      <rect width="100" height="100" rx="18" fill="{PAPER}" stroke="{NIGHT}" stroke-width="7"/>
      {dots}</g>"""


def envelope() -> str:
    return f"""<g transform="rotate(-5 830 330)">
      <rect x="620" y="200" width="420" height="270" rx="22" fill="{PAPER}"/>
      <path d="M632 216l198 150 198-150" fill="none" stroke="{EMBER}" stroke-width="14"
        stroke-linejoin="round" stroke-linecap="round"/></g>{die(785, 385, 100, 5, 12)}"""


def play() -> str:
    return f"""{die(640, 330, 150, 3, -10)}{die(940, 190, 130, 6, 14)}
      <circle cx="830" cy="320" r="120" fill="{EMBER}"/>
      <path d="M790 250v140l116-70z" fill="{PAPER}"/>"""


def frame() -> str:
    corners = "M620 260v-70h70M970 190h70v70M1040 400v70h-70M690 470h-70v-70"
    return f"""{die(690, 265, 140, 5, -8)}{die(850, 265, 140, 1, 9)}
      <path d="{corners}" fill="none" stroke="{GOLD}" stroke-width="16" stroke-linecap="round"
        stroke-linejoin="round"/>"""


def question() -> str:
    return f"""<g transform="rotate(8 830 330)">
      <rect x="690" y="190" width="280" height="280" rx="50" fill="{PAPER}"/>
      <text x="830" y="410" text-anchor="middle" font-size="240" font-weight="900"
        fill="{EMBER}">?</text></g>"""


def sun() -> str:
    rays = "".join(
        f'<rect x="822" y="110" width="16" height="62" rx="8" fill="{GOLD}" '
        f'transform="rotate({turn} 830 330)"/>'
        for turn in range(0, 360, 30)
    )
    return f'{rays}<circle cx="830" cy="330" r="120" fill="{GOLD}"/>{die(770, 270, 120, 6, 10)}'


def tiles() -> str:
    numbers = ((640, 24, -7), (770, 28, 0), (900, 33, 7))
    return "".join(
        f"""<g transform="rotate({turn} {x + 60} 320)">
        <rect x="{x}" y="210" width="120" height="190" rx="20" fill="{PAPER}"/>
        <text x="{x + 60}" y="295" text-anchor="middle" font-size="72" font-weight="900"
          fill="{INK}">{number}</text>
        <path d="M{x + 28} 345c12-22 24-22 32 0s22 22 32 0" fill="none" stroke="#e08a1e"
          stroke-width="15" stroke-linecap="round"/></g>"""
        for x, number, turn in numbers
    )


KINDS = {
    "home": tiles(),
    "invite": envelope(),
    "game": play(),
    "moment": frame(),
    "puzzle": question(),
    "daily": sun(),
}


def picture(motif: str) -> str:
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">
      <rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>
      <rect y="520" width="{WIDTH}" height="110" fill="#1b1512"/>
      <rect y="512" width="{WIDTH}" height="12" fill="{EMBER}"/>
      {hen(60, 318, 230, "violet")}{hen(180, 238, 320, "amber")}{hen(390, 326, 220, "sky")}
      {motif}
      <text x="70" y="600" font-size="64" font-weight="900" fill="{PAPER}">Roost</text></svg>"""


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
            page.screenshot(path=str(FOLDER / f"{kind}.png"))
        browser.close()


if __name__ == "__main__":
    main()
