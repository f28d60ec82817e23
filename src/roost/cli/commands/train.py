"""`roost train`: train the strongest bots of a game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from roost.cli.arguments import Parser
from roost.cli.console import Console
from roost.rules.registry import Registry

TRAINERS: Registry[Callable[[Namespace, Console], int]] = Registry("cli.commands", "TRAIN")


def configure(parser: Parser) -> None:
    parser.argument("game", "option-train-game", values={"games": " ".join(TRAINERS.games())})
    parser.argument("--seats", "option-train-seats", metavar="N", default="2")
    parser.argument("--steps", "option-train-steps", metavar="N", default="3000")
    parser.argument("--batch", "option-train-batch", metavar="N", default="16384")
    parser.argument("--hidden", "option-train-hidden", metavar="WIDTHS")
    parser.argument("--seed", "option-train-seed", metavar="N", default="0")
    parser.argument("--device", "option-train-device", default="auto")
    parser.argument("--checkpoint", "option-train-checkpoint", metavar="FILE")
    parser.argument("--resume", "option-train-resume", flag=True)
    parser.argument("--start", "option-train-start", metavar="FILE")
    parser.argument("--out", "option-train-out", metavar="FILE")
    parser.argument("--board", "option-train-board", metavar="FILE")
    parser.argument("--evaluation", "option-train-umpire", flag=True)


def run(args: Namespace, console: Console) -> int:
    return TRAINERS.of(args.game)(args, console)
