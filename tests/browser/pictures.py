"""Pictures of every page and every state of play, on contact sheets to look at.

`scripts/pictures [FOLDER] [WORD ...]`: only the scenes whose names hold one of the words. Each
scene is taken on every screen, in both themes, with letters of three sizes and in the longest
language; fewer than 300 pictures in all.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, COUNTED, QUICK, ROOT, running_server
from tests.browser.scenes import PAGES, PLAY, Scene

SCENES = {**PAGES, **PLAY}
LONGEST = "de"
MOST = 300
HIGH = 380  # pixels of a picture on its sheet
WIDE = 1560  # of a sheet, which a screen can show without shrinking it


@dataclass(frozen=True)
class Shot:
    """How a scene is looked at."""

    width: int
    height: int
    theme: str
    letters: int = 16
    language: str = "en"

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.theme} {self.letters}px {self.language}"


SHOTS = (
    Shot(360, 740, "light"),
    Shot(390, 844, "dark", language=LONGEST),
    Shot(844, 390, "light"),
    Shot(768, 1024, "dark"),
    Shot(1024, 768, "light"),
    Shot(1920, 1080, "dark"),
    Shot(390, 844, "light", letters=24),
    Shot(1280, 800, "dark", letters=32),
)


def taken(browser: Browser, address: str, shot: Shot, scenes: dict[str, Scene]) -> Iterator[bytes]:
    """A picture of each scene, as one person sees it."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": shot.width, "height": shot.height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale="en-GB",
    )
    context.set_default_timeout(60_000)
    context.add_init_script(COUNTED)
    settings = json.dumps(json.dumps({**QUICK, "lang": shot.language}))
    context.add_init_script(f"localStorage.setItem('roost.settings', {settings})")
    page = context.new_page()
    sizes = {"fontSizes": {"standard": shot.letters}}
    context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    for name, show in scenes.items():
        try:
            show(page)
        except (Error, AssertionError) as error:  # its picture says more than a stop
            sys.stderr.write(f"{name}, {shot}: {str(error).splitlines()[0]}\n")
        yield page.screenshot()
    context.close()


def sheet(page: Page, name: str, pictures: list[bytes], path: Path) -> None:
    """The contact sheet of a scene."""
    images = "".join(
        f"<figure><img height={HIGH} src='data:image/png;base64,{b64encode(one).decode()}'>"
        f"<figcaption>{shot}</figcaption></figure>"
        for shot, one in zip(SHOTS, pictures, strict=True)
    )
    style = (
        f"body{{font:14px sans-serif;background:#888;margin:8px;width:{WIDE}px}}h2{{margin:8px 0}}"
        "div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}img{display:block}"
    )
    page.set_content(f"<style>{style}</style><h2>{name}</h2><div>{images}</div>")
    page.locator("body").screenshot(path=path)


def main(folder: str = "build/pictures", *words: str) -> None:
    scenes = {
        name: show
        for name, show in SCENES.items()
        if not words or any(word in name for word in words)
    }
    assert len(scenes) * len(SHOTS) <= MOST, "too many pictures to look at"
    subprocess.run([ROOT / "scripts" / "web", "build"], check=True, cwd=ROOT)
    target = ROOT / folder
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        columns = [list(taken(browser, address, shot, scenes)) for shot in SHOTS]
        page = browser.new_page()
        for name, row in zip(scenes, zip(*columns, strict=True), strict=True):
            path = target / f"{name.replace(',', '').replace(' ', '-')}.png"
            sheet(page, name, list(row), path)
            sys.stdout.write(f"{path}\n")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
