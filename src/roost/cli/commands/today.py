"""`roost today`: the daily games and due flashcards of the server in the settings."""

from __future__ import annotations

from argparse import Namespace
from datetime import datetime
from typing import Any

from roost.cli import settings
from roost.cli.arguments import Parser, UsageError
from roost.cli.console import Console, wrapped
from roost.narrate import list_of


def configure(parser: Parser) -> None:
    """Take no arguments: the server is in the settings."""


def run(_: Namespace, console: Console) -> int:
    from roost.cli.online import GUESTS, guest_name
    from roost.client.bot import sign_in
    from roost.client.plain import Loop
    from roost.home import home

    server = settings.wanted("server")
    if not server:
        raise UsageError("no server in the settings", code="no-server")
    loop = Loop()
    try:
        client = loop.run(sign_in(server, guest_name(server, console), home() / GUESTS))
        day = loop.run(client.daily())
        due = len(loop.run(client.flashcards())["due"])
    finally:
        loop.end()
    for game in day["games"]:
        console.show(wrapped(_line(game, day["closes"], console), "  "))
    console.write(f"  {client.http.origin}/daily")
    console.say("cards-due" if due else "cards-none", count=due)
    if due:
        console.write(f"  {client.http.origin}/again")
    return 0


def _line(game: dict[str, Any], closes: int, console: Console) -> str:
    """Describe a daily game: the opponents, and the result or until when it is open."""
    text, key = console.text, game["game"]
    bots = list_of(console.texts, (text(f"bot-{key}-{bot}") for bot in game["bots"]))
    parts = [f"{text(f'game-{key}')}, {text('daily-against', name=bots)}"]
    attempt = game["attempt"]
    if attempt is None or attempt["playing"]:
        until = datetime.fromtimestamp(closes / 1000).astimezone().strftime("%H:%M")
        parts.append(text("daily-open-until", time=until))
    elif attempt["share"] is not None:
        share = console.texts.percent(attempt["share"], 1)
        parts.append(text("daily-made", share=share))
        if game["place"] is not None:
            parts.append(text("daily-place", place=game["place"], of=game["of"]))
    else:
        parts.append(text("daily-nothing" if attempt["settled"] else "daily-settling"))
    return ". ".join(part.rstrip(".") for part in parts) + "."
