"""Debian's Firefox, spoken to in WebDriver BiDi over its own port: there is no driver between."""

from __future__ import annotations

import json
import re
import subprocess
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

START_S = 120
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    name = "firefox"

    def __init__(self, folder: Path) -> None:
        self._said = folder / "stderr"
        profile = folder / "profile"
        profile.mkdir()
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile)]
        self._ids = count(1)
        self._errors: list[str] = []
        with ExitStack() as opened, self._said.open("w") as said:
            self._process = subprocess.Popen(
                [*command, "--remote-debugging-port", "0"], stderr=said, stdout=said
            )
            opened.callback(self._end)
            address = f"{self._address()}/session"
            self._socket = opened.enter_context(connect(address, max_size=None))
            self._tell("session.new", capabilities={})
            self._context = self._tell("browsingContext.getTree")["contexts"][0]["context"]
            self._tell("session.subscribe", events=["log.entryAdded"])
            self._opened = opened.pop_all()

    def _address(self) -> str:
        for _ in range(START_S * 10):
            found = LISTENS.search(self._said.read_text(encoding="utf-8"))
            if found:
                return found[1]
            assert self._process.poll() is None, self._said.read_text(encoding="utf-8")
            time.sleep(0.1)
        raise AssertionError("Firefox did not start")

    def _tell(self, method: str, **params: Any) -> Any:
        """Send a command and return its result; events in between are kept."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv())
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self._errors.append(str(heard["params"]["text"]))

    def goto(self, address: str) -> None:
        self._tell("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def ask(self, function: str, arg: object = None) -> Any:
        asked = f"async () => JSON.stringify(await ({function})({json.dumps(arg)}))"
        target = {"context": self._context}
        answer = self._tell(
            "script.callFunction", functionDeclaration=asked, awaitPromise=True, target=target
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def click_at(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._tell("input.performActions", context=self._context, actions=[mouse])

    def errors(self) -> list[str]:
        return self._errors

    def close(self) -> None:
        self._opened.close()

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=60)
