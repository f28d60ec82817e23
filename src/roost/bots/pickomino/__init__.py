"""The bots of Pickomino, from beginner up."""

from __future__ import annotations

from roost.bots.registry import RANDOM, BotInfo

BOTS = (
    BotInfo("pickomino", "random", 0, RANDOM),
    BotInfo("pickomino", "gentle", 1, "roost.bots.pickomino.gentle:GentlePolicy"),
    BotInfo("pickomino", "casual", 2, "roost.bots.pickomino.solved:CasualPolicy"),
    BotInfo("pickomino", "simple", 3, "roost.bots.pickomino.simple:SimplePolicy", stand_in=True),
    BotInfo("pickomino", "steady", 4, "roost.bots.pickomino.solved:SteadyPolicy"),
    BotInfo("pickomino", "greedy", 5, "roost.bots.pickomino.solved:GreedyPolicy"),
    BotInfo("pickomino", "strongest", 6, "roost.bots.pickomino.solved:StrongestPolicy"),
)
