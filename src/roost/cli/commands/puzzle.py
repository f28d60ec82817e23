"""`roost puzzle`: positions with one clearly best action that is easily missed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from roost.cli import saves
from roost.cli.arguments import Parser, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.cli.terminal.view import AnyView, make_view, wrapped
from roost.rules import State, game_of, make_game
from roost.rules.errors import GameError
from roost.rules.registry import DEFAULT_GAME, games

if TYPE_CHECKING:
    from roost.analysis.results import Puzzle

MADE = 150


def configure(parser: Parser) -> None:
    parser.argument("--game", "option-puzzle-game", values={"games": " ".join(games())})
    parser.argument("--theme", "option-puzzle-theme")
    parser.argument("--from", "option-puzzle-from", metavar="FILE", many=True)
    parser.argument("--player", "option-puzzle-player", metavar="NAME")
    parser.argument("--id", "option-puzzle-id")
    parser.argument("--count", "option-puzzle-count", metavar="N")
    parser.argument("--make", "option-puzzle-make", metavar="FILE")
    parser.argument("--games", "option-puzzle-games", metavar="N")
    parser.argument("--seed", "option-puzzle-seed", metavar="N")
    parser.argument("--plain", "option-plain", flag=True)


def run(args: Namespace, console: Console) -> int:
    game = args.game or DEFAULT_GAME
    make_game(game)  # rejects an unknown game
    count = number(args.count, "--count", low=1, high=10_000)
    if args.make:
        played = number(args.games, "--games", low=1, high=100_000) or 400
        seed = number(args.seed, "--seed", low=0) or 0
        return _make(Path(args.make), game, count or MADE, played, seed, console)
    plain = args.plain or not console.is_terminal()
    return _ask_all(_chosen(args, game, count or 5), console, plain=plain)


def _chosen(args: Namespace, game: str, count: int) -> list[Puzzle]:
    from roost.analysis.puzzles import about, shipped, shipped_puzzle

    if args.id:
        return [shipped_puzzle(args.id)]
    files = getattr(args, "from") or []
    if files:
        return _from_files(files, args.player)[:count]
    known = about(game, args.theme) if args.theme else shipped(game)
    return Random().sample(known, min(count, len(known)))


def _from_files(files: Sequence[str], player: str | None) -> list[Puzzle]:
    from roost.analysis.games import evaluator_for
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
    from roost.analysis.games import words_for
    from roost.analysis.puzzles import answer, number_of, phase_of, question, shipped
    from roost.analysis.words import seat_names

    asked = question(puzzle)
    state, rules = asked.state, game_of(asked.state)
    names = seat_names(state.seats, console.texts)
    words = words_for(console.texts, rules, names)
    view = make_view(console, rules, names, plain=plain)
    number = number_of(puzzle)
    if number is not None:
        count = len(shipped(puzzle.game))
        console.say("puzzle-number", number=number, count=count, phase=phase_of(puzzle))
    console.write(puzzle.position)
    for line in (*view.table(state), *words.question(asked)):
        console.write(line)
    console.show(view.at_hand(state))
    tokens = [rules.format_move(state, action) for action in asked.options]
    said = [words.option(state, action) for action in asked.options]
    console.show(view.listed(state, list(zip(tokens, said, strict=True))))
    token = _token(state, tokens, view, console)
    told = answer(puzzle, token or puzzle.tempting)
    for sentence in words.answer(told):
        console.show(wrapped(sentence, "  "))
    return bool(token) and told.right


def _token(state: State, tokens: Sequence[str], view: AnyView, console: Console) -> str:
    """Return the token of the answer; empty if the player gives up."""
    while True:
        said = console.ask(console.text("puzzle-ask"))
        if not said:
            return said
        try:
            token = view.answer(state, said, tokens, console.ask)
        except GameError as error:
            console.refuse(error)
        else:
            if token is not None:
                return token


def _make(path: Path, game: str, count: int, played: int, seed: int, console: Console) -> int:
    from roost.analysis.puzzle_maker import make_puzzles
    from roost.analysis.puzzles import save

    notes = path.with_name(path.name + ".notes")
    with Bar(console.text("puzzle-searching")) as bar:
        found = make_puzzles(game, count, games=played, seed=seed, notes=notes, progress=bar)
    save(found, path)
    console.say("puzzle-count", count=len(found))
    console.say("puzzle-saved", file=str(path))
    return 0
