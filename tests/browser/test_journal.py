"""Roost's own Python in a real browser: the storage contract on the real IndexedDB, and games that
are byte for byte those of a server. One page, warmed up once, for all of them."""

from __future__ import annotations

import gzip
import inspect
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from roost.analysis.puzzle_maker import bot_game
from roost.rules.record import Record
from tests.server.core.storage import test_contract

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
CONTRACT = [
    name
    for name, found in vars(test_contract).items()
    if name.startswith("test_")
    and set(inspect.signature(found).parameters) <= {"place", "database"}
]

# Python as the app's worker starts it, but where a test can speak to it.
START = """async (journal) => {
  const unpacked = async (name) => {
    const { body } = await fetch(`/pack/${name}.packed`);
    return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  };
  const [list, wasm, library, own] = await Promise.all([
    fetch("/pack.json").then((answer) => answer.json()),
    ...["pyodide.asm.wasm", "python.zip", "roost.zip"].map(unpacked),
  ]);
  const usual = window.fetch;
  window.fetch = (asked, ...options) => {
    const address = String(asked);
    if (address.endsWith("python.zip")) return Promise.resolve(new Response(library));
    if (!address.endsWith(".wasm")) return usual(asked, ...options);
    const headers = { "content-type": "application/wasm" };
    return Promise.resolve(new Response(wasm, { headers }));
  };
  const { loadPyodide } = await import("/pack/pyodide.mjs");
  window.python = await loadPyodide({
    indexURL: "/pack/", stdLibURL: `${location.origin}/pack/python.zip`,
    lockFileContents: { info: list.python, packages: {} }, packageBaseUrl: "/pack/",
  });
  const folder = "/lib/python3.14/site-packages";
  python.unpackArchive(own, "zip", { extractDir: folder });
  for (const { name, group } of list.files) {
    if (group === "core" || group.endsWith("+")) continue;
    const [, , game, file] = name.split("/");
    python.FS.mkdirTree(`${folder}/roost/bots/${game}/weights`);
    const data = new Uint8Array(await (await usual(`/${name}`)).arrayBuffer());
    python.FS.writeFile(`${folder}/roost/bots/${game}/weights/${file}`, data);
  }
  window.Journal = (await import(journal)).Journal;
}"""

# What the contract takes from pytest, and a place whose stores are the browser's.
PREPARE = """
import re
import sys
from types import ModuleType

from js import Journal
from roost.server.core.storage.sqlite.journal import JournaledDatabase
from roost.server.offline.browser import BrowserJournal


class raises:
    def __init__(self, wanted, match=""):
        self.wanted, self.match = wanted, match

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        if kind is None or not issubclass(kind, self.wanted):
            raise AssertionError(f"{self.wanted} was not raised, but {kind}")
        assert re.search(self.match, str(error)), error
        self.value = error
        return True


class Place:
    def __init__(self, name):
        self.name = name

    async def open(self):
        return await JournaledDatabase.open(BrowserJournal(await Journal.open(self.name)))


pytest = ModuleType("pytest")
pytest.raises = raises
pytest.fixture = lambda *given, **_: given[0] if given and callable(given[0]) else pytest.fixture
pytest.FixtureRequest = object
pytest.mark = ModuleType("mark")
pytest.mark.parametrize = lambda *_: lambda test: test
databases = ModuleType("tests.server.core.storage.databases")
databases.PLACES, databases.Place = {}, Place
for name in ("tests", "tests.server", "tests.server.core", "tests.server.core.storage"):
    sys.modules[name] = ModuleType(name)
sys.modules["pytest"] = pytest
sys.modules["tests.server.core.storage.databases"] = databases
contract = {"__name__": "contract"}
exec(CONTRACT, contract)


async def run(name):
    place = Place(name)
    test = contract[name]
    if "place" in test.__code__.co_varnames[: test.__code__.co_argcount]:
        await test(place)
        return
    database = await place.open()
    await contract["migrate"](database, [("core", contract["STEPS"])])
    await test(database)
    await database.close()
"""


@pytest.fixture(scope="module")
def python(browser: Browser, server: str) -> Iterator[Page]:
    """A page in which Python runs."""
    journal = next((ROOT / "src/roost/server/static/assets").glob("journal-*.js")).name
    context = browser.new_context(base_url=server)
    page = context.new_page()
    page.goto("/settings")
    page.evaluate(START, f"/assets/{journal}")
    sources = {"CONTRACT": inspect.getsource(test_contract)}
    for name, source in sources.items():
        page.evaluate("([name, text]) => python.globals.set(name, text)", [name, source])
    page.evaluate("(source) => { python.runPython(source); }", PREPARE)
    yield page
    context.close()


def test_one_game_takes_twelve_megabytes_and_everything_twenty_two(built: None) -> None:
    static = ROOT / "src" / "roost" / "server" / "static"
    sizes: Counter[str] = Counter()
    for file in json.loads((static / "pack.json").read_text("utf-8"))["files"]:
        travels = file["bytes"]
        if file["name"].endswith(".mjs"):  # servers pack scripts
            travels = len(gzip.compress((static / file["name"]).read_bytes(), 6))
        sizes[file["group"]] += travels
    games = {group for group in sizes if group != "core" and not group.endswith("+")}
    assert len(games) == 2
    for game in games:
        assert sizes["core"] + sizes[game] <= 12_000_000
    assert sizes.total() <= 22_000_000


def test_the_contract_has_tests() -> None:
    assert len(CONTRACT) > 10


@pytest.mark.parametrize("name", CONTRACT)
def test_the_browsers_database_keeps_the_contract_of_tables(python: Page, name: str) -> None:
    python.evaluate("(name) => python.globals.get('run')(name)", name)


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
def test_a_seeded_game_in_the_browser_is_byte_for_byte_the_servers(python: Page, game: str) -> None:
    bots = ("strongest", "strongest")
    source = f"""
from roost.analysis.puzzle_maker import bot_game
from roost.rules.record import Record
bot_game({game!r}, {bots!r}, "offline").dumps()
"""
    found = python.evaluate("(source) => python.runPython(source)", source)
    assert found == bot_game(game, bots, "offline").dumps()
    assert len(Record.loads(found).moves) > 20
