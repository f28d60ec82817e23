"""The bots of Knockout, from beginner up."""

from __future__ import annotations

from roost.bots.registry import RANDOM, BotInfo

BOTS = (
    BotInfo("knockout", "random", 1, RANDOM),
    BotInfo("knockout", "sparrow", 2, "roost.bots.knockout.policies:sparrow"),
    BotInfo("knockout", "wren", 3, "roost.bots.knockout.policies:wren"),
    BotInfo("knockout", "robin", 4, "roost.bots.knockout.policies:robin"),
    BotInfo("knockout", "finch", 5, "roost.bots.knockout.policies:finch"),
    BotInfo("knockout", "blackbird", 6, "roost.bots.knockout.policies:blackbird"),
    BotInfo("knockout", "starling", 7, "roost.bots.knockout.policies:starling"),
    BotInfo("knockout", "pigeon", 8, "roost.bots.knockout.policies:pigeon"),
    BotInfo("knockout", "simple", 9, "roost.bots.knockout.policies:hen"),
    BotInfo("knockout", "jay", 10, "roost.bots.knockout.policies:jay"),
    BotInfo("knockout", "greedy", 11, "roost.bots.knockout.policies:GreedyPolicy"),
    BotInfo("knockout", "cautious", 12, "roost.bots.knockout.policies:cautious"),
    BotInfo("knockout", "studied", 13, "roost.bots.knockout.policies:StudiedPolicy"),
    BotInfo("knockout", "strongest", 14, "roost.bots.knockout.policies:StrongestPolicy"),
)
