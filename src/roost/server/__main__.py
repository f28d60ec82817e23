"""`python -m roost.server DATA PORT`: a bare server for tests and tools (see `roost serve`)."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import msgspec

from roost.server.app import open_app
from roost.server.core.config import Config
from roost.server.core.http.run import listen, run
from roost.server.core.logs import configure
from roost.server.features import load


def main(data: str, port: str, overrides: str = "{}") -> None:
    settings = {"data": data, **msgspec.json.decode(overrides)}
    configure(settings.pop("log_level", "warning"))
    config = msgspec.convert(settings, Config, dec_hook=lambda _, value: Path(value))
    listener = listen("127.0.0.1", int(port))
    address = f"http://127.0.0.1:{listener.getsockname()[1]}\n"

    def announce() -> None:
        sys.stdout.write(address)
        sys.stdout.flush()

    run(partial(open_app, config, load()), listener, announce)


if __name__ == "__main__":
    main(*sys.argv[1:])
