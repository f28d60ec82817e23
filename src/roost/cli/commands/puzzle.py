"""`roost puzzle`: positions with one clear answer that is easily missed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from roost.cli import saves
from roost.cli.arguments import Parser, UsageError, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.terminal.view import View, make_view, wrapped
from roost.rules import GAMES, game_of
from roost.rules.errors import GameError
from roost.rules.knockout import KnockoutState, Move, number_of, piece_name

if TYPE_CHECKING:
    from roost import wire
    from roost.analysis.puzzles import Puzzle

MADE = 150
CONFIRMING_GAMES = 32


def configure(parser: Parser) -> None:
    games = " ".join(GAMES)
    parser.argument("--game", "option-puzzle-game", values={"games": games})
    parser.argument("--from", "option-puzzle-from", metavar="FILE", many=True)
    parser.argument("--player", "option-puzzle-player", metavar="NAME")
    parser.argument("--id", "option-puzzle-id")
    parser.argument("--count", "option-puzzle-count", metavar="N")
    parser.argument("--make", "option-puzzle-make", metavar="FILE")
    parser.argument("--games", "option-puzzle-games", metavar="N")
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    game = args.game or GAMES[0]
    if game not in GAMES:
        raise UsageError(
            f"unknown game {game!r}", code="unknown-game", value=game, known=", ".join(GAMES)
        )
    count = number(args.count, "--count", low=1, high=10_000)
    if args.make:
        games = number(args.games, "--games", low=1, high=100_000) or 400
        return _make(Path(args.make), game, count or MADE, games, console)
    plain = args.plain or not console.is_terminal()
    return _ask_all(_chosen(args, game, count or 5), console, plain=plain)


def _chosen(args: Namespace, game: str, count: int) -> list[Puzzle]:
    from roost.analysis.puzzles import shipped, shipped_puzzle

    if args.id:
        return [shipped_puzzle(args.id)]
    files = getattr(args, "from") or []
    if files:
        return _from_files(files, args.player)[:count]
    known = list(shipped(game))
    return Random().sample(known, min(count, len(known)))


def _from_files(files: Sequence[str], player: str | None) -> list[Puzzle]:
    from roost.analysis.models import evaluator_for
    from roost.analysis.puzzles import own_errors
    from roost.analysis.review import review

    found: list[Puzzle] = []
    for name in files:
        record = saves.read(Path(name))
        seats = [i for i, p in enumerate(record.players) if player in (None, p.name)]
        reviewed = review(record, evaluator_for(record.game))
        found += [puzzle for seat in seats for puzzle in own_errors(reviewed, seat)]
    return sorted(found, key=lambda puzzle: -puzzle.gap)


def _ask_all(puzzles: Sequence[Puzzle], console: Console, *, plain: bool) -> int:
    if not puzzles:
        console.say("puzzle-none")
        return 0
    right = asked = 0
    for puzzle in puzzles:
        asked += 1
        right += _ask(puzzle, console, plain=plain)
        console.write()
    console.say("puzzle-score", right=right, asked=asked)
    return 0


def _ask(puzzle: Puzzle, console: Console, *, plain: bool) -> bool:
    from roost.analysis.insight import seat_names
    from roost.analysis.puzzles import answer, question

    state = puzzle.state()
    asked = question(puzzle, texts=console.texts)
    names = seat_names(state.seats, console.texts)
    view = make_view(console, game_of(state), names, plain=plain)
    console.write(puzzle.position)
    for line in (*view.table(state), *asked.words):
        console.write(line)
    if getattr(state, "roll", None) and not plain:
        for line in view.draw_dice(state.roll):
            console.write(line)
    for line in _listed(state, asked, view):
        console.write(line)
    said = _token(state, asked, view, console)
    told = answer(puzzle, said or puzzle.tempting, texts=console.texts)
    for sentence in told.words:
        for line in wrapped(sentence, "  "):
            console.write(line)
    return bool(said) and told.right


def _listed(state: Any, asked: wire.PuzzleView, view: View) -> Iterator[str]:
    """The options one by one; in Knockout by piece, and not which of them hit."""
    if not isinstance(state, KnockoutState):
        for place, option in enumerate(asked.options, 1):
            yield f"  {place:>2}  {option.token:<6} {option.words}"
        return
    name: Any = view.narrator
    offered = (game_of(state).parse_move(state, option.token) for option in asked.options)
    by_piece = groupby((move for move in offered if isinstance(move, Move)), lambda m: m.piece)
    for piece, moves in by_piece:
        number, length = state.halves[0]
        if number != number_of(piece):
            _, length = state.halves[-1]
        line = view.text(
            "choice-piece", piece=name.piece(piece), space=name.space(state.positions[piece]),
            length=length,
        )  # fmt: skip
        spaces = " ".join(name.space(move.space) for move in moves)
        yield from wrapped(f"  {piece_name(piece)}  {line} {spaces}", "      ")


def _token(state: Any, asked: wire.PuzzleView, view: View, console: Console) -> str:
    """The token of what is answered; empty for giving up."""
    tokens = [option.token for option in asked.options]
    while True:
        said = console.ask(console.text("puzzle-ask"))
        if not said or said in tokens:
            return said
        if not isinstance(state, KnockoutState):
            if said.isdigit() and 1 <= int(said) <= len(tokens):
                return tokens[int(said) - 1]
            console.say("error-illegal-action", move=said, legal=" ".join(tokens))
            continue
        try:
            action = view.read(state, said, console.ask)
        except GameError as error:
            console.refuse(error)
        else:
            if action is not None:
                return game_of(state).format_move(state, action)


def _make(path: Path, game: str, count: int, games: int, console: Console) -> int:
    from roost.analysis.puzzle_maker import make_puzzles
    from roost.analysis.puzzles import save

    notes = path.with_name(path.name + ".notes")
    with Bar(console.text("puzzle-searching")) as bar:
        found = make_puzzles(
            game, count, games=games, confirming=CONFIRMING_GAMES, notes=notes, progress=bar
        )
    save(found, path)
    console.say("puzzle-count", count=len(found))
    console.say("puzzle-saved", file=str(path))
    return 0
