"""`python -m roost.server DATA PORT`: a bare server for tests and tools (see `roost serve`)."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from roost.server.core.config import Config
from roost.server.core.http.run import listen, run
from roost.server.core.logs import configure


def main(data: str, port: str, overrides: str = "{}") -> None:
    settings = {"data": data, **msgspec.json.decode(overrides)}
    configure(settings.pop("log_level", "warning"))
    config = msgspec.convert(settings, Config, dec_hook=lambda _, value: Path(value))
    listener = listen("127.0.0.1", int(port))
    address = f"http://127.0.0.1:{listener.getsockname()[1]}\n"

    def announce() -> None:
        sys.stdout.write(address)
        sys.stdout.flush()

    run(config, listener, announce)


if __name__ == "__main__":
    main(*sys.argv[1:])
