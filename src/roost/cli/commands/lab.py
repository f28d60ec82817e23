"""`roost lab`: what a position is worth."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from roost.cli.arguments import Parser, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.terminal.view import make_view, wrapped
from roost.rules import Phase, game_of, parse_position

if TYPE_CHECKING:
    from roost import wire


def configure(parser: Parser) -> None:
    parser.argument("position", "option-lab-position", many=True)
    parser.argument("--json", "option-lab-json", flag=True)
    parser.argument("--rollouts", "option-lab-rollouts", metavar="GAMES")
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    import msgspec

    from roost.analysis.insight import insight

    games = number(args.rollouts, "--rollouts", low=2, high=1_000_000)
    state = parse_position(" ".join(args.position))
    view = insight(state, texts=console.texts)
    if args.json:
        console.write(msgspec.json.encode(view).decode())
        return 0
    names = [console.text("insight-seat", number=seat + 1) for seat in range(state.seats)]
    plain = args.plain or not console.sink.isatty()
    for line in make_view(console, game_of(state), names, plain=plain).table(state):
        console.write(line)
    _show(view, names, console)
    if games is not None and state.phase is not Phase.OVER:
        _play_on(state, games, names, console)
    return 0


def _show(view: wire.InsightView, names: list[str], console: Console) -> None:
    percent = _percent(console)
    console.write()
    shares = ", ".join(f"{n} {percent(s)}" for n, s in zip(names, view.shares, strict=True))
    console.write(f"{console.text('lab-shares')}: {shares}")
    for sentence in (*view.advice, *view.words):
        for line in wrapped(sentence, "  "):
            console.write(line)
    if view.choices:
        console.write()
        console.say("lab-choices")
    for choice in view.choices[:12]:
        fails = "" if choice.fails is None else f"  {percent(choice.fails):>8}"
        gain = f"{choice.gain:+.1f}"
        console.write(
            f"  {choice.token:<6} {percent(choice.shares[view.seat]):>8}"
            f"  −{percent(choice.loss):>6}{fails}  {gain:>5}  {choice.words}"
        )
    if view.tiles:
        console.write()
        console.say("lab-tiles")
    for tile in view.tiles:
        source = console.text("lab-grill") if tile.victim is None else names[tile.victim]
        console.write(
            f"  {tile.tile}  {percent(tile.chance):>7}  {percent(tile.most):>7}  {source}"
        )


def _play_on(state: Any, games: int, names: list[str], console: Console) -> None:
    from roost.analysis.rollouts import roll_out

    with Bar(console.text("review-playing-on")) as bar:
        found = roll_out(state, games, progress=bar)
    percent = _percent(console)
    values = ", ".join(
        f"{name} {percent(share)} ± {percent(error)}"
        for name, share, error in zip(names, found.shares, found.errors, strict=True)
    )
    console.say("lab-rollout", games=found.games, values=values)


def _percent(console: Console) -> Any:
    return lambda share: console.text("insight-percent", share=float(share))
