"""Strength of the strongest Pickomino bot.

.venv/bin/python -m roost_lab.strength.pickomino greedy --games 100000
.venv/bin/python -m roost_lab.strength.pickomino other --weights FOLDER --games 100000
.venv/bin/python -m roost_lab.strength.pickomino variants --weights FOLDER --games 100000
.venv/bin/python -m roost_lab.strength.pickomino response --seats 2 --steps 20000
.venv/bin/python -m roost_lab.strength.pickomino small --tiles 26

One `strongest` among greedy bots; among bots that play by other networks, in the standard game or
in all other variants; against a best response, and what such a response finds where there is
something to find; against perfect play. On a GPU matches take seconds and a response minutes; on a
processor choose fewer games.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from copy import deepcopy
from pathlib import Path

import torch

import roost.bots.pickomino
from roost.bots.pickomino.solved import GreedyPolicy, StrongestPolicy
from roost.rules.pickomino.variant import PickominoVariant
from roost.solver.pickomino.small import best_reply, small_game, solve_small
from roost_lab.strength.pickomino.match import MatchResult, play_match
from roost_lab.strength.pickomino.response import Responder, response_plan
from roost_lab.strength.table import row
from roost_lab.train.devices import device_of
from roost_lab.train.pickomino.network import ValueNet
from roost_lab.train.pickomino.turns import Worth, greedy_worth, net_worth

WEIGHTS = Path(roost.bots.pickomino.__file__).parent / "weights"
COMMANDS = ["greedy", "other", "variants", "response", "small"]
DAMAGE = 0.45  # of each weight of a layer, at random: costs 0.8 % of the games of two


def network(seats: int, device: torch.device, folder: Path = WEIGHTS) -> ValueNet:
    return ValueNet.load(seats, folder / f"{seats}.npz").to(device)


def said(name: str, result: MatchResult) -> None:
    low, high = result.interval
    print(
        row(name, f"{result.share:.5f}", f"{low:.5f} to {high:.5f}", f"{result.games:,}"),
        flush=True,
    )


def matches(args: Namespace, device: torch.device) -> None:
    print(row("one strongest", "win share", "95 %", "games"))
    every = PickominoVariant.all()
    variants = every[1:] if args.command == "variants" else every[:1]
    for seats in args.seats:
        ours = network(seats, device)
        others: Worth = greedy_worth
        if args.command != "greedy":
            others = net_worth(network(seats, device, args.weights))
        result = play_match(
            net_worth(ours),
            others,
            seats=seats,
            games=args.games,
            device=device,
            baseline=ours,
            variants=variants,
            seed=20 + seats,
        )
        said(f"{seats} players", result)


def responses(args: Namespace, device: torch.device) -> None:
    """A response to the strongest; with two seats also to a network damaged on purpose, and what
    the whole one wins against that: so much is there to be found."""
    print(row("a best response", "win share", "95 %", "games"))
    for seats in args.seats:
        whole = network(seats, device)
        respond(args, whole, f"{seats} players: strongest")
        if seats == 2:
            hurt = damaged(whole)
            respond(args, hurt, "2 players: damaged")
            found = play_match(
                net_worth(whole),
                net_worth(hurt),
                seats=2,
                games=args.games,
                device=device,
                baseline=whole,
                seed=78,
            )
            said("  the whole against the damaged", found)


def respond(args: Namespace, frozen: ValueNet, name: str) -> None:
    responder = Responder(frozen, response_plan(frozen.seats, args.steps, args.batch, args.seed))
    responder.run(lambda _: None, every=1000)
    result = play_match(
        responder.worth,
        net_worth(frozen),
        seats=frozen.seats,
        games=args.games,
        device=responder.device,
        baseline=frozen,
        seed=77,
    )
    said(f"{name}, {args.steps:,} steps", result)


def damaged(net: ValueNet, part: float = DAMAGE, seed: int = 3) -> ValueNet:
    hurt = deepcopy(net)
    with torch.no_grad():
        weight = hurt.linear[1].weight
        noise = torch.randn(weight.shape, generator=torch.Generator().manual_seed(seed))
        weight.mul_(1 + part * noise.to(weight.device))
    return hurt


def small_games(highest: int) -> None:
    print(row("tiles, two players", "first wins", "strongest loses", "greedy loses"))
    for last in range(23, highest + 1):
        game = small_game(range(21, last + 1))
        losses = []
        for policy in (StrongestPolicy(), GreedyPolicy()):
            moving, waiting = best_reply(game, policy.worth)
            losses.append(f"{0.5 - float(moving[0] + waiting[0]) / 2:.5f}")
        print(row(f"21 to {last}", f"{solve_small(game).values[0]:.9f}", *losses))


def main() -> None:
    parser = ArgumentParser(
        "python -m roost_lab.strength.pickomino",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("--seats", type=int, nargs="*", default=list(range(2, 8)))
    parser.add_argument("--games", type=int, default=100_000, help="per match")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="a folder of N.npz files")
    parser.add_argument("--steps", type=int, default=20_000, help="of a best response")
    parser.add_argument("--batch", type=int, default=16_384, help="of a best response")
    parser.add_argument("--seed", type=int, default=31, help="of a best response")
    parser.add_argument("--tiles", type=int, default=26, help="the highest tile of small games")
    parser.add_argument("--device", default="auto", help="auto, cpu or cuda")
    args = parser.parse_args()
    device = device_of(args.device)
    torch.set_float32_matmul_precision("high")
    if args.command == "small":
        small_games(args.tiles)
    elif args.command == "response":
        responses(args, device)
    else:
        matches(args, device)


if __name__ == "__main__":
    main()
