"""The bots of Knockout, from beginner up."""

from __future__ import annotations

from roost.bots.registry import RANDOM, BotInfo

BOTS = (
    BotInfo("knockout", "random", 1, RANDOM),
    BotInfo("knockout", "sees-2", 2, "roost.bots.knockout.policies:Sees2"),
    BotInfo("knockout", "sees-4", 3, "roost.bots.knockout.policies:Sees4"),
    BotInfo("knockout", "sees-7", 4, "roost.bots.knockout.policies:Sees7"),
    BotInfo("knockout", "sees-11", 5, "roost.bots.knockout.policies:Sees11"),
    BotInfo("knockout", "sees-17", 6, "roost.bots.knockout.policies:Sees17"),
    BotInfo("knockout", "sees-25", 7, "roost.bots.knockout.policies:Sees25"),
    BotInfo("knockout", "sees-35", 8, "roost.bots.knockout.policies:Sees35"),
    BotInfo("knockout", "simple", 9, "roost.bots.knockout.policies:SimplePolicy"),
    BotInfo("knockout", "sees-70", 10, "roost.bots.knockout.policies:Sees70"),
    BotInfo("knockout", "greedy", 11, "roost.bots.knockout.policies:GreedyPolicy"),
    BotInfo("knockout", "cautious", 12, "roost.bots.knockout.policies:CautiousPolicy"),
    BotInfo("knockout", "studied", 13, "roost.bots.knockout.policies:StudiedPolicy"),
    BotInfo("knockout", "strongest", 14, "roost.bots.knockout.policies:StrongestPolicy"),
)
