"""`roost serve`: tables for browsers, on this machine or the home network."""

from __future__ import annotations

import errno
import os
import re
import socket
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from roost.cli.arguments import Parser, UsageError, decimal, number
from roost.cli.console import Console
from roost.cli.settings import home

FIRST_PORT, TRIES = 8000, 20
LEVELS = ("debug", "info", "warning", "error")


def configure(parser: Parser) -> None:
    parser.argument("--host", "option-serve-host", metavar="ADDRESS")
    parser.argument("--port", "option-serve-port")
    parser.argument("--data", "option-serve-data", metavar="FOLDER")
    parser.argument("--store", "option-serve-store", metavar="URL")
    parser.argument("--address", "option-serve-address", metavar="URL")
    parser.argument("--lan", "option-serve-lan", flag=True)
    parser.argument("--open", "option-serve-open", flag=True)
    parser.argument("--workers", "option-serve-workers", metavar="N")
    parser.argument("--grace", "option-serve-grace", metavar="SECONDS")
    parser.argument("--origin", "option-serve-origin", metavar="URL", many=True)
    parser.argument("--proxy", "option-serve-proxy", metavar="ADDRESS", many=True)
    parser.argument("--keep-tables", "option-serve-keep-tables", metavar="DAYS")
    parser.argument("--keep-guests", "option-serve-keep-guests", metavar="DAYS")
    parser.argument("--keep-visits", "option-serve-keep-visits", metavar="DAYS")
    parser.argument("--news", "option-serve-news", flag=True)
    parser.argument("--news-allow", "option-serve-news-allow", metavar="HOST", many=True)
    parser.argument("--no-accounts", "option-serve-no-accounts", flag=True)
    parser.argument("--accept-loss", "option-serve-accept-loss", flag=True)
    parser.argument("--metrics", "option-serve-metrics", metavar="FILE")
    parser.argument("--log", "option-serve-log", metavar="LEVEL", default="info")


def run(args: Namespace, console: Console) -> int:
    from roost.server.config import Config
    from roost.server.http.run import run as run_server
    from roost.server.logs import configure as configure_logs

    if args.log not in LEVELS:
        raise UsageError(
            f"unknown level {args.log!r}", code="bad-level", value=args.log, known=", ".join(LEVELS)
        )
    host = args.host or ("0.0.0.0" if args.lan else "127.0.0.1")
    guests_days = decimal(args.keep_guests, "--keep-guests", low=1, high=100_000)
    visits_days = number(args.keep_visits, "--keep-visits", low=0, high=3650)
    config = Config(
        data=Path(args.data) if args.data else home() / "server",
        store=store_address(args.store),
        address=_server_address(args.address),
        workers=number(args.workers, "--workers", low=1, high=64) or 1,
        grace_s=decimal(args.grace, "--grace", low=1, high=86_400) or 45,
        origins=tuple(origin.rstrip("/") for origin in args.origin or ()),
        names=(host,),
        proxies=tuple(_network(given) for given in args.proxy or ()),
        accept_loss=args.accept_loss,
        metrics=_word(args.metrics),
        accounts=not args.no_accounts,
        news=args.news or bool(args.news_allow),
        news_allow=tuple(args.news_allow or ()),
        keep_tables_days=decimal(args.keep_tables, "--keep-tables", low=1, high=100_000),
        keep_guests_days=400 if guests_days is None else guests_days,
        keep_visits_days=7 if visits_days is None else visits_days,
    )
    listener = _listen(host, number(args.port, "--port", low=0, high=65_535))
    configure_logs(args.log)
    with closing(listener):  # also where the server does not come to use it
        run_server(config, listener, lambda: _announce(args, console, config.data, listener))
    console.say("serve-ended")
    return 0


def store_address(given: str | None) -> str | None:
    """The option, or what the environment says: an address may hold a password, which others on
    the machine could read among the options of a process."""
    from roost.server.store.opening import check_address

    address = given or os.environ.get("ROOST_STORE") or None
    if address is not None:
        check_address(address)
    return address


def _word(file: str | None) -> str | None:
    """What opens /metrics: not an option itself, which others on the machine could read."""
    if file is None:
        return None
    word = Path(file).read_text(encoding="utf-8").strip()
    if not word:
        raise UsageError(f"{file} is empty", code="empty-word", file=file)
    return word


def _server_address(given: str | None) -> str | None:
    if given is None or re.fullmatch(r"http://([\w.-]+|\[[0-9A-Fa-f:.]+\]):[0-9]{1,5}", given):
        return given
    raise UsageError(
        f"{given!r} is no address of a server", code="bad-server-address", value=given[:80]
    )


def _network(given: str) -> str:
    from ipaddress import ip_network

    try:
        return str(ip_network(given, strict=False))
    except ValueError:
        raise UsageError(
            f"{given!r} is no address", code="bad-proxy-address", value=given
        ) from None


def _listen(host: str, port: int | None) -> socket.socket:
    from roost.server.http.run import listen

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


def _announce(args: Namespace, console: Console, data: Path, listener: socket.socket) -> None:
    from roost.server.http.lan import lan_address

    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    shown = f"[{shown}]" if ":" in shown else shown
    address = f"http://{shown}:{port}"
    console.say("serve-running", address=address)
    if args.lan:
        outside = lan_address()
        if outside is None:
            console.say("serve-lan-none")
        else:
            console.say("serve-lan", address=f"http://{outside}:{port}")
            _draw_code(console, f"http://{outside}:{port}/")
    console.say("serve-data", folder=str(data))
    console.say("serve-stop")
    if args.open:
        import webbrowser

        webbrowser.open(address)


def _draw_code(console: Console, address: str) -> None:
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True, border=2)
    console.write(drawn.getvalue().rstrip("\n"))
