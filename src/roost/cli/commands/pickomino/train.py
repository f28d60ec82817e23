"""`roost train pickomino`: train the networks of the strongest bots by self-play."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from roost.cli import INTERRUPTED, complain
from roost.cli.arguments import UsageError, number
from roost.cli.console import Console
from roost.cli.interrupts import interrupts
from roost.cli.progress import Bar
from roost.rules.pickomino import Pickomino

if TYPE_CHECKING:
    from roost.train.pickomino.trainer import Progress, Trainer

SEATS = Pickomino.seat_counts
# seconds between checkpoints: they are large, and steps on a GPU are short
BETWEEN_CHECKPOINTS = 30.0


def train(args: Namespace, console: Console) -> int:
    if args.evaluation:
        raise UsageError(
            "--evaluation does not apply to Pickomino",
            code="option-of-other-game",
            option="--evaluation",
            game=Pickomino.key,
        )
    seats = number(args.seats, "--seats", low=SEATS[0], high=SEATS[-1]) or SEATS[0]
    checkpoint = Path(args.checkpoint or f"pickomino-{seats}.pt")
    out = Path(args.out or f"pickomino-{seats}.npz")
    trainer = _trainer(args, seats, checkpoint)
    console.say(
        "train-start",
        seats=trainer.plan.seats,
        step=trainer.step,
        steps=trainer.plan.steps,
        device=str(trainer.device),
    )
    with Bar(console.text("train-step")) as bar, interrupts() as stopped:
        saved = monotonic()

        def report(progress: Progress) -> None:
            nonlocal saved
            bar(progress.step, progress.steps)
            loss = console.texts.number(progress.loss, 6)
            console.say("train-line", step=progress.step, positions=progress.positions, loss=loss)
            ends = progress.step == progress.steps or stopped.is_set()
            if ends or monotonic() - saved > BETWEEN_CHECKPOINTS:
                trainer.save(checkpoint)
                saved = monotonic()

        trainer.run(report, stopped=stopped.is_set)
    if trainer.step < trainer.plan.steps:
        command = f"roost train pickomino --resume --checkpoint {checkpoint}"
        stop = console.text("train-stopped", step=trainer.step, command=command)
        return complain(stop, INTERRUPTED)
    trainer.target.save(out)
    console.say("train-done", file=str(out))
    return 0


def _trainer(args: Namespace, seats: int, checkpoint: Path) -> Trainer:
    steps = number(args.steps, "--steps", low=1, high=10_000_000) or 1
    batch = number(args.batch, "--batch", low=1, high=1 << 20) or 1
    seed = number(args.seed, "--seed", low=0) or 0
    try:
        from roost.train.devices import device_of
        from roost.train.pickomino import session
    except ImportError as error:
        raise UsageError("training needs torch", code="no-torch") from error
    device = device_of(args.device)
    if args.resume:
        return session.resume(checkpoint, device)
    if args.start:
        return session.refine(Path(args.start), seats, steps, batch, seed, device)
    return session.begin(seats, steps, batch, _widths(args.hidden), seed, device)


def _widths(text: str | None) -> tuple[int, ...] | None:
    """Return the sizes of the hidden layers, or None for the defaults."""
    if text is None:
        return None
    widths = (number(width, "--hidden", low=1, high=4096) for width in text.split(","))
    return tuple(width or 1 for width in widths)
