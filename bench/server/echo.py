"""The bare echo to measure against: no game, no store; the same frames on the same sockets.

`python -m bench.server.echo FANOUT BYTES` prints its address. Sockets join groups of FANOUT
in the order they connect. A message is answered with a short one to its sender, as an
acknowledgement would be, and one of BYTES to everybody in the group, as an update would be.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import uvicorn

from roost.server.core.http.run import listen, loop_factory


def echo_app(fanout: int, size: int) -> Any:
    groups: list[list[Any]] = []
    short = '{"type":"ack","id":"0","version":0,"table":null}'
    padding = "x" * size

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        if not groups or len(groups[-1]) >= fanout:
            groups.append([])
        group = groups[-1]
        group.append(send)
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": short})
            whole = (message["text"] + padding)[:size]
            for other in group:
                await other({"type": "websocket.send", "text": whole})

    return app


async def main(fanout: int, size: int) -> None:
    listener = listen("127.0.0.1", 0)
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    settings = uvicorn.Config(
        echo_app(fanout, size), ws="websockets-sansio", ws_per_message_deflate=False,
        lifespan="off", access_log=False, log_config=None, timeout_graceful_shutdown=1,
    )  # fmt: skip
    await uvicorn.Server(settings).serve(sockets=[listener])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(int(sys.argv[1]), int(sys.argv[2])))
