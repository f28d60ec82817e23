"""The bots of Knockout, from beginner up."""

from __future__ import annotations

from roost.bots.registry import RANDOM, BotInfo

BOTS = (
    BotInfo("knockout", "random", 1, RANDOM),
    BotInfo("knockout", "sparrow", 2, "roost.bots.knockout.policies:sparrow", former="sees-2"),
    BotInfo("knockout", "wren", 3, "roost.bots.knockout.policies:wren", former="sees-4"),
    BotInfo("knockout", "robin", 4, "roost.bots.knockout.policies:robin", former="sees-7"),
    BotInfo("knockout", "finch", 5, "roost.bots.knockout.policies:finch", former="sees-11"),
    BotInfo("knockout", "blackbird", 6, "roost.bots.knockout.policies:blackbird", former="sees-17"),
    BotInfo("knockout", "starling", 7, "roost.bots.knockout.policies:starling", former="sees-25"),
    BotInfo("knockout", "pigeon", 8, "roost.bots.knockout.policies:pigeon", former="sees-35"),
    BotInfo("knockout", "simple", 9, "roost.bots.knockout.policies:hen"),
    BotInfo("knockout", "jay", 10, "roost.bots.knockout.policies:jay", former="sees-70"),
    BotInfo("knockout", "greedy", 11, "roost.bots.knockout.policies:GreedyPolicy"),
    BotInfo("knockout", "cautious", 12, "roost.bots.knockout.policies:cautious"),
    BotInfo("knockout", "studied", 13, "roost.bots.knockout.policies:StudiedPolicy"),
    BotInfo("knockout", "strongest", 14, "roost.bots.knockout.policies:StrongestPolicy"),
)
