"""The bots of Knockout, from beginner up."""

from __future__ import annotations

from roost.bots.registry import RANDOM, BotInfo

BOTS = (
    BotInfo("knockout", "random", 0, RANDOM),
    BotInfo("knockout", "cautious", 0, "roost.bots.knockout.policies:cautious"),
    BotInfo("knockout", "studied", 0, "roost.bots.knockout.policies:StudiedPolicy"),
    BotInfo("knockout", "sparrow", 1, "roost.bots.knockout.policies:sparrow"),
    BotInfo("knockout", "wren", 2, "roost.bots.knockout.policies:wren"),
    BotInfo("knockout", "robin", 3, "roost.bots.knockout.policies:robin"),
    BotInfo("knockout", "finch", 4, "roost.bots.knockout.policies:finch"),
    BotInfo("knockout", "blackbird", 5, "roost.bots.knockout.policies:blackbird"),
    BotInfo("knockout", "starling", 6, "roost.bots.knockout.policies:starling"),
    BotInfo("knockout", "pigeon", 7, "roost.bots.knockout.policies:pigeon"),
    BotInfo("knockout", "simple", 8, "roost.bots.knockout.policies:hen"),
    BotInfo("knockout", "jay", 9, "roost.bots.knockout.policies:jay"),
    BotInfo("knockout", "greedy", 10, "roost.bots.knockout.policies:GreedyPolicy"),
    BotInfo("knockout", "strongest", 11, "roost.bots.knockout.policies:StrongestPolicy"),
)
