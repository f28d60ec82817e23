"""`roost serve`: serve tables to browsers, on this machine or the home network."""

from __future__ import annotations

import errno
import socket
from argparse import Namespace
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import serving
from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console

if TYPE_CHECKING:
    from roost.server.core.config import Config
    from roost.server.core.config_sources import LoadedConfig

FIRST_PORT, TRIES = 8000, 20


def configure(parser: Parser) -> None:
    parser.argument("--host", "option-serve-host", metavar="ADDRESS")
    parser.argument("--port", "option-serve-port")
    serving.configure(parser)
    parser.argument("--lan", "option-serve-lan", flag=True)
    parser.argument("--open", "option-serve-open", flag=True)
    parser.argument("--origin", "option-serve-origin", metavar="URL", many=True)
    parser.argument("--set", "option-serve-set", metavar="NAME=VALUE", many=True)
    parser.argument("--accept-loss", "option-serve-accept-loss", flag=True)
    parser.argument("--show-config", "option-serve-show-config", flag=True)


def run(args: Namespace, console: Console) -> int:
    from roost.server.app import open_app
    from roost.server.core.http.run import run as run_server
    from roost.server.core.logs import configure as configure_logs
    from roost.server.core.storage.folder_lock import FolderTakenError
    from roost.server.features import load

    settings = serving.settings(args)
    if args.show_config:
        _show(settings, console)
        settings.config()  # fails if a file that a setting names is missing
        return 0
    listening, config = settings.listening(), settings.config()
    host = listening.host or ("0.0.0.0" if listening.lan else "127.0.0.1")
    config = replace(config, names=(host, *config.names))
    listener = _listen(host, listening.port)
    configure_logs(listening.log)

    def announce() -> None:
        _announce(console, config, listener, lan=listening.lan, open_page=args.open)

    try:
        with closing(listener):  # needed even if the server does not start
            run_server(partial(open_app, config, load()), listener, announce)
    except FolderTakenError:
        # If a server is already running, open its page.
        if not args.open or listening.lan or not _open_running(console, config.data):
            raise
        return 0
    console.say("serve-ended")
    return 0


def _open_running(console: Console, data: Path) -> bool:
    from roost.server.core.admin.control import page_of

    page = page_of(data)
    if page is None:
        return False
    console.say("serve-running", address=page)
    _browse(page)
    return True


def _browse(address: str) -> None:
    import webbrowser

    webbrowser.open(address)


def _show(settings: LoadedConfig, console: Console) -> None:
    """Show all settings in the file's format, with their sources."""
    from roost.server.core.config_sources import shown

    if settings.file is not None:
        console.write(f"# {settings.file}")
    for name, one in settings.found.items():
        if one.value is None:
            console.write(f"# {name} =")
        elif not one.setting.about.once:
            who = one.place or console.text("config-default")
            console.write(f"{name} = {shown(one.setting, one.value)}  # {who}")


def _listen(host: str, port: int | None) -> socket.socket:
    from roost.server.core.http.run import listen

    ports = range(FIRST_PORT, FIRST_PORT + TRIES) if port is None else (port,)
    for choice in ports:
        try:
            return listen(host, choice)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                reason = error.strerror or str(error)
                raise UsageError(
                    f"cannot listen on {host}: {reason}", code="bad-host", value=host, reason=reason
                ) from None
    raise UsageError(f"port {ports[0]} is taken", code="port-taken", port=str(ports[0]))


def _announce(
    console: Console, config: Config, listener: socket.socket, *, lan: bool, open_page: bool
) -> None:
    from roost.server.core.http.lan import lan_address
    from roost.server.core.http.run import page_at

    address, port = page_at(listener), listener.getsockname()[1]
    console.say("serve-running", address=address)
    if lan:
        outside = lan_address()
        if outside is None:
            console.say("serve-lan-none")
        else:
            console.say("serve-lan", address=f"http://{outside}:{port}")
            _draw_code(console, f"http://{outside}:{port}/")
    console.say("serve-data", folder=config.shown_store)
    console.say("serve-stop")
    if open_page:
        _browse(address)


def _draw_code(console: Console, address: str) -> None:
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True, border=2)
    console.write(drawn.getvalue().rstrip("\n"))
