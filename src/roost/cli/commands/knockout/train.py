"""`roost train knockout`: the values of a board; steps, seats and seeds do not matter."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli.arguments import UsageError
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.rules.knockout import DEFAULT_BOARD, get_board, load_board, shipped_boards

if TYPE_CHECKING:
    from roost.train.knockout.values import Progress


def train(args: Namespace, console: Console) -> int:
    from roost.train.knockout.values import train_board

    name = args.board or DEFAULT_BOARD
    board = get_board(name) if name in shipped_boards() else load_board(name)
    out = Path(args.out or f"{board.key}.npz")
    checkpoint = Path(args.checkpoint or f"{board.key}.checkpoint.npz")
    device = _sweeping_device(args.device)
    with Bar(console.text("train-step")) as bar:

        def report(progress: Progress) -> None:
            bar(int(1000 * progress.done), 1000)
            if progress.change is not None:
                change = console.texts.number(progress.change, 5)
                console.say("train-number", number=progress.number, change=change)

        train_board(board, out, checkpoint, report, resume=args.resume, device=device)
    console.say("train-done", file=str(out))
    return 0


def _sweeping_device(name: str) -> str:
    """Without torch, or without a GPU, the compiled sweeps of the processor do it."""
    try:
        from roost.train.devices import device_of
    except ImportError as error:
        if name in ("auto", "cpu"):
            return "cpu"
        raise UsageError("training needs torch", code="no-torch") from error
    return device_of(name).type
