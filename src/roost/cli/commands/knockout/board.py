"""`roost board`: check, measure and draw Knockout boards, and search for arrows."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli import Subcommand
from roost.cli.arguments import Parser, UsageError, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.rules.knockout import Board, get_board, load_board, shipped_boards

if TYPE_CHECKING:
    from roost.arena.knockout.boards import BoardPlay, Share
    from roost.locale import Catalogue

KEPT = 10  # candidate boards to measure again


def _board(parser: Parser) -> None:
    parser.argument("file", "option-board-file", values={"boards": " ".join(shipped_boards())})


def _given(args: Namespace) -> Board:
    return get_board(args.file) if args.file in shipped_boards() else load_board(args.file)


def _configure_check(parser: Parser) -> None:
    _board(parser)
    parser.argument("--json", "option-json", flag=True)


def _configure_measure(parser: Parser) -> None:
    _board(parser)
    parser.argument("--games", "option-board-games", metavar="N", default="2000")
    parser.argument("--seats", "option-board-seats", metavar="N")
    parser.argument("--seed", "option-arena-seed", metavar="N", default="0")
    parser.argument("--json", "option-json", flag=True)


def _configure_search(parser: Parser) -> None:
    _board(parser)
    parser.argument("--games", "option-board-games", metavar="N", default="2000")
    parser.argument("--classes", "option-board-classes", metavar="N", default="2")
    parser.argument("--seed", "option-arena-seed", metavar="N", default="0")
    parser.argument("--out", "option-board-search-out", metavar="FILE")
    parser.argument("--json", "option-json", flag=True)


def _configure_draw(parser: Parser) -> None:
    _board(parser)
    parser.argument("--out", "option-board-draw-out", metavar="FILE")


def _check(args: Namespace, console: Console) -> int:
    from roost.arena.knockout.boards import check_board

    facts = check_board(_given(args))
    if args.json:
        console.show_json(facts.to_json())
        return 0
    console.say(
        "board-facts",
        name=facts.name,
        spaces=facts.spaces,
        lines=facts.lines,
        diameter=facts.diameter,
        symmetries=facts.symmetries,
        low=facts.lowest_degree,
        high=facts.highest_degree,
    )
    if facts.arrows:
        console.say("board-one-way", count=facts.arrows)
    if facts.note:
        console.write(facts.note)
    console.say("board-players", counts=", ".join(map(str, facts.players)))
    console.say("board-equal", counts=", ".join(map(str, facts.equal)) or "–")
    return 0


def _measure(args: Namespace, console: Console) -> int:
    from roost.arena.knockout.boards import Lab

    board = _given(args)
    games = number(args.games, "--games", low=2, high=10_000_000) or 2
    seed = number(args.seed, "--seed", low=0) or 0
    wanted = number(args.seats, "--seats", low=2, high=4)
    counts = board.players if wanted is None else (wanted,)
    lab = Lab(board, seed)
    reports = []
    for seats in counts:
        if seats not in board.players:
            known = ", ".join(map(str, board.players))
            raise UsageError(
                f"the board {board.key} is for {known} players, not {seats}",
                code="board-seats",
                board=board.key,
                seats=seats,
                known=known,
            )
        with Bar(console.text("board-playing", seats=seats)) as bar:

            def show(done: int, bar: Bar = bar) -> None:
                bar(done, 2 * games)

            report = lab.measure(seats, games, progress=show)
        reports.append(report.to_json())
        if not args.json:
            _show(report, console)
    if args.json:
        console.show_json(reports)
    return 0


def _show(play: BoardPlay, console: Console) -> None:
    texts = console.texts
    console.say("board-measured", seats=play.seats, games=play.games, bot=play.bot)
    console.say("board-order", shares="  ".join(_share(share, texts) for share in play.order))
    console.say(
        "board-length",
        turns=texts.number(play.turns, 1),
        hits=texts.number(play.hits, 2),
        landings=texts.number(play.landings, 1),
        unfinished=texts.percent(play.unfinished, 2),
    )
    console.say("board-skill", bot=play.bot, share=_share(play.skill, texts))


def _share(share: Share, texts: Catalogue) -> str:
    return f"{texts.percent(share.mean, 1)} ({texts.interval(share.low, share.high, 1)})"


def _search(args: Namespace, console: Console) -> int:
    from roost.arena.knockout.search import search

    board = _given(args)
    games = number(args.games, "--games", low=2, high=10_000_000) or 2
    most = number(args.classes, "--classes", low=1, high=6) or 1
    seed = number(args.seed, "--seed", low=0) or 0
    if board.arrows:
        raise UsageError(
            f"the board {board.key} has arrows already", code="board-arrows", board=board.key
        )
    with Bar(console.text("board-searching")) as bar:
        found = search(board, games=games, most=most, keep=KEPT, seed=seed, progress=bar)
    if args.json:
        rows = [
            {
                "arrows": list(one.classes),
                "turns": one.turns,
                "starter": asdict(one.starter),
                "skill": asdict(one.skill),
            }
            for one in found
        ]
        console.show_json(rows)
    elif not found:
        console.say("board-no-arrows")
    for one in () if args.json else found:
        console.say(
            "board-found",
            arrows=" ".join(one.classes),
            count=len(one.board.arrows),
            turns=console.texts.number(one.turns, 1),
            starter=_share(one.starter, console.texts),
            skill=_share(one.skill, console.texts),
        )
    if args.out is not None and found:
        text = json.dumps(found[0].board.to_json(), ensure_ascii=False, indent=1)
        Path(args.out).write_text(text + "\n", encoding="utf-8")
        console.say("board-written", file=args.out)
    return 0


def _draw(args: Namespace, console: Console) -> int:
    from roost.rules.knockout.svg import board_svg

    drawing = board_svg(_given(args))
    if args.out is None:
        console.write(drawing)
        return 0
    Path(args.out).write_text(drawing + "\n", encoding="utf-8")
    console.say("board-drawn", file=args.out)
    return 0


SUBCOMMANDS = {
    "check": Subcommand(_configure_check, _check),
    "measure": Subcommand(_configure_measure, _measure),
    "draw": Subcommand(_configure_draw, _draw),
    "search": Subcommand(_configure_search, _search),
}
