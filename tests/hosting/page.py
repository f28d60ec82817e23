"""The hosting page's commands and files, and servers that run as it says."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "packaging" / "host"
PROGRAM = str(Path(sys.executable).with_name("roost"))
ORIGIN = "https://games.example"
TABLE = {"game": "pickomino", "seats": [{"type": "me"}, {"type": "open"}], "private": False}
# What a proxy on the same machine tells.
PROXIED = {
    "host": "games.example",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "203.0.113.9",
    "origin": ORIGIN,
}


def blocks(kind: str) -> list[str]:
    """Return the blocks of code of this kind."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def command(beginning: str) -> str:
    """Return the one command of the page that begins like this, from a block or a sentence."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    lines += re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    (found,) = (line[line.index(beginning) :] for line in lines if beginning in line)
    return found


def unit(name: str, places: Mapping[str, str], port: int) -> tuple[list[str], dict[str, str]]:
    """Return the command of a shipped unit and the files of its credentials by id."""
    lines = (SHIPPED / name).read_text("utf-8").splitlines()
    values = [line.partition("=")[::2] for line in lines if re.match(r"\w+=", line)]
    (start,) = (value for key, value in values if key == "ExecStart")
    credentials = dict(v.split(":") for k, v in values if k == "LoadCredential")
    start = start.replace("%%", "%").replace("$$", "$").replace("%i", str(port))
    return shlex.split(placed(start, places)), credentials


def placed(text: str, places: Mapping[str, str]) -> str:
    """Put this test's places for those of a real machine."""
    for usual, here in places.items():
        text = text.replace(usual, here)
    return text


@contextmanager
def served(words: list[str], environment: Mapping[str, str]) -> Iterator[str]:
    """Run a server until it answers; yield its address."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ROOST_")}
    child = subprocess.Popen(
        words,
        env={**kept, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert child.stdout is not None
    try:
        said = []
        for line in child.stdout:
            said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                break
        else:
            raise AssertionError("".join(said))
        yield found[0]
    finally:
        child.send_signal(signal.SIGTERM)
        child.communicate(timeout=60)
    assert child.returncode == 0


def new_table(client: httpx.Client) -> str:
    """Open a table as a new guest; the client stays this guest."""
    made = client.post("/api/guest", json={"name": "Ana"})
    assert "Secure" in made.headers["set-cookie"]
    client.headers["cookie"] = made.headers["set-cookie"].partition(";")[0]
    table: str = client.post("/api/tables", json=TABLE).json()["table"]["id"]
    return table
