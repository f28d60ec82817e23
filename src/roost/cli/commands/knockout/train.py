"""`roost train knockout`: train what the Knockout bots use.

With a board: the piece values of its numbers; steps, seats and seeds do not apply. Without: the
network for a number of seats, or the evaluation network.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

from roost.bots.knockout.values import EVALUATED_SEATS
from roost.cli.arguments import UsageError, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.rules.knockout import get_board, load_board, shipped_boards
from roost.rules.knockout.constants import SEATS

if TYPE_CHECKING:
    from roost.train.knockout import evaluation
    from roost.train.knockout.network import Lesson
    from roost.train.knockout.values import Progress


def train(args: Namespace, console: Console) -> int:
    if args.board:
        if args.evaluation:
            raise UsageError(
                "--evaluation cannot be combined with a board",
                code="option-of-no-board",
                option="--evaluation",
            )
        return _train_board(args, console)
    return _train_evaluation(args, console) if args.evaluation else _train_network(args, console)


def _train_board(args: Namespace, console: Console) -> int:
    from roost.train.knockout.values import train_board

    board = get_board(args.board) if args.board in shipped_boards() else load_board(args.board)
    out = Path(args.out or f"{board.key}.npz")
    checkpoint = Path(args.checkpoint or f"{board.key}.checkpoint.npz")
    device = _sweep_device(args.device)
    with Bar(console.text("train-step")) as bar:

        def report(progress: Progress) -> None:
            bar(int(1000 * progress.done), 1000)
            if progress.change is not None:
                change = console.texts.number(progress.change, 5)
                console.say("train-number", number=progress.number, change=change)

        train_board(board, out, checkpoint, report, resume=args.resume, device=device)
    console.say("train-done", file=str(out))
    return 0


def _train_network(args: Namespace, console: Console) -> int:
    import numpy as np

    from roost.solver.knockout.network import pack

    try:
        from roost.train.devices import device_of
        from roost.train.knockout.network import SHIPPED, train_network
    except ImportError as error:
        raise UsageError("training needs torch", code="no-torch") from error

    seats, seed = _seats_and_seed(args, SEATS)
    out = Path(args.out or f"seats{seats}.npz")

    def report(lesson: Lesson) -> None:
        np.savez_compressed(out, **pack(lesson.net))  # type: ignore[arg-type]
        console.say(
            "train-round",
            round=lesson.round + 1,
            positions=lesson.positions,
            surprise=console.texts.number(lesson.surprise, 4),
        )

    plan = replace(SHIPPED[seats], seed=seed, workers=cpu_count() or 1)
    train_network(plan, report, device_of(args.device))
    console.say("train-done", file=str(out))
    return 0


def _train_evaluation(args: Namespace, console: Console) -> int:
    import numpy as np

    from roost.solver.knockout.network import pack

    try:
        from roost.train.knockout.evaluation import Plan, train_evaluation
    except ImportError as error:
        raise UsageError("training needs torch", code="no-torch") from error

    seats, seed = _seats_and_seed(args, EVALUATED_SEATS)
    out = Path(args.out or f"umpire{seats}.npz")

    def report(lesson: evaluation.Lesson) -> None:
        np.savez_compressed(out, **pack(lesson.evaluation))  # type: ignore[arg-type]
        rest = console.texts.number(lesson.rest, 4)
        console.say("train-umpire-round", round=lesson.round + 1, rest=rest)

    train_evaluation(Plan(seats, seed=seed, workers=cpu_count() or 1), report)
    console.say("train-done", file=str(out))
    return 0


def _seats_and_seed(args: Namespace, known: Sequence[int]) -> tuple[int, int]:
    seats = number(args.seats, "--seats", low=known[0], high=known[-1]) or known[0]
    return seats, number(args.seed, "--seed", low=0) or 0


def _sweep_device(name: str) -> str:
    """Return the device for the sweeps: without torch or a GPU, compiled code on the CPU."""
    try:
        from roost.train.devices import device_of
    except ImportError as error:
        if name in ("auto", "cpu"):
            return "cpu"
        raise UsageError("training needs torch", code="no-torch") from error
    return device_of(name).type
