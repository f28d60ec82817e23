"""A Pickomino bot in a few lines: it likes worms, and stops as soon as it may take a tile.

Try it: roost bot check examples/bots/my_bot.py:MyBot
Match:  roost arena examples/bots/my_bot.py:MyBot simple
"""

from roost.rules import Action, game_of
from roost.rules.pickomino import PickominoState, RollOn, Stop, Take


class MyBot:
    def choose(self, state: PickominoState) -> Action:
        legal = game_of(state).legal_actions(state)
        takes = [action for action in legal if isinstance(action, Take)]
        if takes:
            return max(takes, key=lambda take: take.face)  # 6 is the worm
        for action in legal:
            if isinstance(action, Stop) and action.tile is not None:
                return action
        return RollOn() if RollOn() in legal else legal[0]
