"""`roost train`: self-play training of the networks behind the strongest bots."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser, UsageError, number
from roost.cli.console import Console
from roost.cli.progress import Bar

if TYPE_CHECKING:
    from roost.train.pickomino import Progress

GAMES = ("pickomino",)


def configure(parser: Parser) -> None:
    parser.argument("game", "option-train-game", values={"games": " ".join(GAMES)})
    parser.argument("--seats", "option-train-seats", metavar="N", default="2")
    parser.argument("--steps", "option-train-steps", metavar="N", default="3000")
    parser.argument("--batch", "option-train-batch", metavar="N", default="16384")
    parser.argument("--seed", "option-train-seed", metavar="N", default="0")
    parser.argument("--device", "option-train-device", default="auto")
    parser.argument("--checkpoint", "option-train-checkpoint", metavar="FILE")
    parser.argument("--resume", "option-train-resume", flag=True)
    parser.argument("--out", "option-train-out", metavar="FILE")


def run(args: Namespace, console: Console) -> int:
    if args.game not in GAMES:
        raise UsageError(
            f"there is no training for {args.game!r}",
            code="unknown-game", value=args.game, known=", ".join(GAMES),
        )  # fmt: skip
    seats = number(args.seats, "--seats", low=2, high=7) or 2
    steps = number(args.steps, "--steps", low=1, high=10_000_000) or 1
    batch = number(args.batch, "--batch", low=1, high=1 << 20) or 1
    seed = number(args.seed, "--seed", low=0) or 0
    checkpoint = Path(args.checkpoint or f"pickomino-{seats}.pt")
    out = Path(args.out or f"pickomino-{seats}.npz")
    try:
        from roost.train import session
    except ImportError as error:
        raise UsageError("training needs torch", code="no-torch") from error

    device = session.device_of(args.device)
    if args.resume:
        trainer = session.resume(checkpoint, device)
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
                loss=f"{progress.loss:.6f}",
            )  # fmt: skip
            trainer.save(checkpoint)

        trainer.run(report)
    trainer.target.save(out)
    console.say("train-done", file=str(out))
    return 0
