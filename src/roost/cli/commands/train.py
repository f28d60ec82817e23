"""`roost train`: self-play training of the networks behind the strongest bots."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, current_thread, main_thread
from types import FrameType
from typing import TYPE_CHECKING

from roost.cli import INTERRUPTED, complain
from roost.cli.arguments import Parser, UsageError, number
from roost.cli.console import Console
from roost.cli.progress import Bar
from roost.rules.knockout import DEFAULT_BOARD, get_board, load_board, shipped_boards

if TYPE_CHECKING:
    from roost.train.knockout import values as knockout
    from roost.train.pickomino.trainer import Progress

GAMES = ("pickomino", "knockout")


def configure(parser: Parser) -> None:
    parser.argument("game", "option-train-game", values={"games": " ".join(GAMES)})
    parser.argument("--seats", "option-train-seats", metavar="N", default="2")
    parser.argument("--steps", "option-train-steps", metavar="N", default="3000")
    parser.argument("--batch", "option-train-batch", metavar="N", default="16384")
    parser.argument("--seed", "option-train-seed", metavar="N", default="0")
    parser.argument("--device", "option-train-device", default="auto")
    parser.argument("--checkpoint", "option-train-checkpoint", metavar="FILE")
    parser.argument("--resume", "option-train-resume", flag=True)
    parser.argument("--start", "option-train-start", metavar="FILE")
    parser.argument("--out", "option-train-out", metavar="FILE")
    parser.argument("--board", "option-train-board", metavar="FILE", default=DEFAULT_BOARD)


def run(args: Namespace, console: Console) -> int:
    if args.game not in GAMES:
        raise UsageError(
            f"there is no training for {args.game!r}",
            code="unknown-game", value=args.game, known=", ".join(GAMES),
        )  # fmt: skip
    if args.game == "knockout":
        return _knockout(args, console)
    seats = number(args.seats, "--seats", low=2, high=7) or 2
    steps = number(args.steps, "--steps", low=1, high=10_000_000) or 1
    batch = number(args.batch, "--batch", low=1, high=1 << 20) or 1
    seed = number(args.seed, "--seed", low=0) or 0
    checkpoint = Path(args.checkpoint or f"pickomino-{seats}.pt")
    out = Path(args.out or f"pickomino-{seats}.npz")
    try:
        from roost.train.pickomino import session
    except ImportError as error:
        raise UsageError("training needs torch", code="no-torch") from error

    device = session.device_of(args.device)
    if args.resume:
        trainer = session.resume(checkpoint, device)
    elif args.start:
        trainer = session.refine(Path(args.start), seats, steps, batch, seed, device)
    else:
        trainer = session.begin(seats, steps, batch, seed, device)
    console.say(
        "train-start", seats=trainer.plan.seats, step=trainer.step, steps=trainer.plan.steps,
        device=str(device),
    )  # fmt: skip
    with Bar(console.text("train-step")) as bar:

        def report(progress: Progress) -> None:
            bar(progress.step, progress.steps)
            console.say(
                "train-line", step=progress.step, positions=progress.positions,
                loss=console.texts.number(progress.loss, 6),
            )  # fmt: skip
            trainer.save(checkpoint)

        with interrupts() as stopped:
            trainer.run(report, stopped=stopped.is_set)
    if trainer.step < trainer.plan.steps:
        command = f"roost train pickomino --resume --checkpoint {checkpoint}"
        stop = console.text("train-stopped", step=trainer.step, command=command)
        return complain(stop, INTERRUPTED)
    trainer.target.save(out)
    console.say("train-done", file=str(out))
    return 0


@contextmanager
def interrupts() -> Iterator[Event]:
    """Ctrl-C sets the event, so that the step is finished and kept; pressed again, it ends all."""
    stopped = Event()

    def note(_number: int, _frame: FrameType | None) -> None:
        if stopped.is_set():
            raise KeyboardInterrupt
        stopped.set()

    if current_thread() is not main_thread():  # signals are the main thread's
        yield stopped
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def _knockout(args: Namespace, console: Console) -> int:
    """The values of a board: computed, so steps, seats and seeds do not matter."""
    from roost.train.knockout.values import train_board

    named = args.board in shipped_boards()
    board = get_board(args.board) if named else load_board(args.board)
    out = Path(args.out or f"{board.key}.npz")
    checkpoint = Path(args.checkpoint or f"{board.key}.checkpoint.npz")
    device = _sweeping_device(args.device)
    with Bar(console.text("train-step")) as bar:

        def report(progress: knockout.Progress) -> None:
            bar(int(1000 * progress.done), 1000)
            if progress.change is not None:
                console.say(
                    "train-number", number=progress.number,
                    change=console.texts.number(progress.change, 5),
                )  # fmt: skip

        train_board(board, out, checkpoint, report, resume=args.resume, device=device)
    console.say("train-done", file=str(out))
    return 0


def _sweeping_device(name: str) -> str:
    """Without torch, or without a GPU, the compiled sweeps of the processor do it."""
    try:
        from roost.train.pickomino import session
    except ImportError as error:
        if name in ("auto", "cpu"):
            return "cpu"
        raise UsageError("training needs torch", code="no-torch") from error
    return session.device_of(name).type
