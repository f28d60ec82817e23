"""Train what the strongest bots use: `roost-train pickomino` or `roost-train knockout`."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from os import cpu_count
from pathlib import Path
from time import monotonic

import numpy as np

from roost.bots.knockout.values import EVALUATED_SEATS
from roost.rules import GameError
from roost.rules.knockout import get_board, load_board, shipped_boards
from roost.rules.knockout.constants import SEATS
from roost.rules.pickomino import Pickomino
from roost.solver.knockout.network import pack
from roost_lab.train.devices import TrainingError, device_of
from roost_lab.train.knockout import evaluation, network, values
from roost_lab.train.pickomino import session
from roost_lab.train.pickomino.trainer import Progress, Trainer

# Seconds between checkpoints: they are large, and steps on a GPU are short.
BETWEEN_CHECKPOINTS = 30.0
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(arguments)
    try:
        return int(args.run(args))
    except GameError as error:
        print(f"roost-train: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="roost-train", description=__doc__)
    games = parser.add_subparsers(dest="game", required=True)

    pickomino = games.add_parser("pickomino", help="a value network, by self-play")
    pickomino.set_defaults(run=train_pickomino)
    pickomino.add_argument("--seats", type=int, default=2, choices=Pickomino.seat_counts)
    pickomino.add_argument("--steps", type=int, default=3000)
    pickomino.add_argument("--batch", type=int, default=16384, help="positions per step")
    pickomino.add_argument("--hidden", type=_widths, help="widths of the hidden layers: 128,64")
    pickomino.add_argument("--checkpoint", type=Path, help="default: pickomino-SEATS.pt")
    pickomino.add_argument("--resume", action="store_true", help="continue from the checkpoint")
    pickomino.add_argument("--start", type=Path, help="weights to begin with")

    knockout = games.add_parser("knockout", help="a network, or the piece values of a board")
    knockout.set_defaults(run=train_knockout)
    knockout.add_argument("--seats", type=int, choices=SEATS, help="default: the smallest number")
    knockout.add_argument("--evaluation", action="store_true", help="the evaluation network")
    knockout.add_argument("--board", help="a board file, or the key of a shipped board")
    knockout.add_argument("--checkpoint", type=Path, help="with --board")
    knockout.add_argument("--resume", action="store_true", help="with --board")

    for game in (pickomino, knockout):
        game.add_argument("--seed", type=int, default=0)
        game.add_argument("--device", default="auto", help="auto, cpu or cuda")
        game.add_argument("--out", type=Path, help="file for the weights")
    return parser


def _widths(text: str) -> tuple[int, ...]:
    return tuple(int(width) for width in text.split(","))


def train_pickomino(args: argparse.Namespace) -> int:
    checkpoint = args.checkpoint or Path(f"pickomino-{args.seats}.pt")
    trainer = _trainer(args, checkpoint)
    plan = trainer.plan
    print(f"{plan.seats} seats, step {trainer.step} of {plan.steps}, on {trainer.device}")
    stopped, saved = False, monotonic()

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True

    def report(progress: Progress) -> None:
        nonlocal saved
        positions, loss = progress.positions, progress.loss
        print(f"step {progress.step}: {positions} positions, loss {loss:.6f}", flush=True)
        if progress.step == progress.steps or stopped or monotonic() - saved > BETWEEN_CHECKPOINTS:
            trainer.save(checkpoint)
            saved = monotonic()

    before = signal.signal(signal.SIGINT, stop)
    try:
        trainer.run(report, stopped=lambda: stopped)
    finally:
        signal.signal(signal.SIGINT, before)
    if trainer.step < plan.steps:
        command = f"roost-train pickomino --resume --checkpoint {checkpoint}"
        print(f"Stopped at step {trainer.step}; continue with: {command}", file=sys.stderr)
        return INTERRUPTED
    return _done(args.out or Path(f"pickomino-{args.seats}.npz"), trainer.target.save)


def _trainer(args: argparse.Namespace, checkpoint: Path) -> Trainer:
    device = device_of(args.device)
    if args.resume:
        return session.resume(checkpoint, device)
    if args.start:
        return session.refine(args.start, args.seats, args.steps, args.batch, args.seed, device)
    return session.begin(args.seats, args.steps, args.batch, args.hidden, args.seed, device)


def train_knockout(args: argparse.Namespace) -> int:
    if args.board:
        if args.evaluation:
            raise TrainingError("--evaluation cannot be combined with --board")
        return train_board(args)
    return train_evaluation(args) if args.evaluation else train_network(args)


def train_board(args: argparse.Namespace) -> int:
    board = get_board(args.board) if args.board in shipped_boards() else load_board(args.board)
    out = args.out or Path(f"{board.key}.npz")
    checkpoint = args.checkpoint or Path(f"{board.key}.checkpoint.npz")

    def report(progress: values.Progress) -> None:
        if progress.change is not None:
            print(f"number {progress.number}: the last sweep changed {progress.change:.5f} points")

    device = device_of(args.device).type
    values.train_board(board, out, checkpoint, report, resume=args.resume, device=device)
    return _done(out)


def train_network(args: argparse.Namespace) -> int:
    seats = args.seats or SEATS[0]
    out = args.out or Path(f"seats{seats}.npz")

    def report(lesson: network.Lesson) -> None:
        np.savez_compressed(out, **pack(lesson.net))  # type: ignore[arg-type]
        learnt = f"{lesson.positions} positions, surprise {lesson.surprise:.4f} (rms)"
        print(f"round {lesson.round + 1}: {learnt}", flush=True)

    plan = replace(network.SHIPPED[seats], seed=args.seed, workers=cpu_count() or 1)
    network.train_network(plan, report, device_of(args.device))
    return _done(out)


def train_evaluation(args: argparse.Namespace) -> int:
    seats = args.seats or EVALUATED_SEATS[0]
    if seats not in EVALUATED_SEATS:
        known = ", ".join(map(str, EVALUATED_SEATS))
        raise TrainingError(f"evaluation networks are for {known} seats, not {seats}")
    out = args.out or Path(f"evaluation{seats}.npz")

    def report(lesson: evaluation.Lesson) -> None:
        np.savez_compressed(out, **pack(lesson.evaluation))  # type: ignore[arg-type]
        print(f"round {lesson.round + 1}: residual (rms) {lesson.rest:.4f}", flush=True)

    plan = evaluation.Plan(seats, seed=args.seed, workers=cpu_count() or 1)
    evaluation.train_evaluation(plan, report)
    return _done(out)


def _done(out: Path, save: object = None) -> int:
    if callable(save):
        save(out)
    print(f"The weights are in {out}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
