"""WebKit as Debian builds it (WebKitGTK), the engine of every iPhone, in a window under Xvfb."""

from __future__ import annotations

import os
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from selenium.webdriver import Remote
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

SCRIPT_S = 120
BROWSER = "*/webkit2gtk-4.*/MiniBrowser"
# Keeps what goes wrong in a page, as soon as a script has run there.
WATCH = """
window.wrong ??= (() => {
  const seen = [];
  addEventListener('error', (event) => seen.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => seen.push(String(event.reason)));
  return seen;
})();
"""
ASKED = """
const [done, arg] = [arguments[arguments.length - 1], arguments[0]];
(async () => (%s)(arg))().then(
  (value) => done({ value: value ?? null }),
  (error) => done({ error: String(error) }),
);
"""


class WebKit:
    name = "webkit"

    def __init__(self, folder: Path) -> None:
        with ExitStack() as opened:
            # Its sandbox wants a user that is not root; the page is our own.
            service = Service(
                executable_path="/usr/bin/WebKitWebDriver",
                env={
                    **os.environ,
                    "DISPLAY": _screen(opened),
                    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
                    "XDG_DATA_HOME": str(folder / "data"),
                    "XDG_CACHE_HOME": str(folder / "cache"),
                },
            )
            service.start()
            opened.callback(service.stop)
            options = Options()
            options.binary_location = str(next(Path("/usr/lib").glob(BROWSER)))
            options.add_argument("--automation")
            self._driver = Remote(
                RemoteConnection(client_config=ClientConfig(service.service_url)), options=options
            )
            opened.callback(self._driver.quit)
            self._driver.set_script_timeout(SCRIPT_S)
            self._opened = opened.pop_all()

    def goto(self, address: str) -> None:
        self._driver.get(address)
        self._driver.execute_script(WATCH)

    def ask(self, function: str, arg: object = None) -> Any:
        answer = self._driver.execute_async_script(ASKED % function, arg)
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def click_at(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._driver.execute(Command.W3C_ACTIONS, {"actions": [mouse]})

    def errors(self) -> list[str]:
        return list(self.ask("() => window.wrong ?? []"))

    def close(self) -> None:
        self._opened.close()


def _screen(opened: ExitStack) -> str:
    """A screen that nobody sees; its name."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    opened.callback(process.wait, timeout=60)
    opened.callback(process.terminate)
    os.close(write)
    with os.fdopen(read) as told:
        return f":{told.readline().strip()}"
