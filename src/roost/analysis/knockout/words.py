"""Knockout's odds and reasons in plain words."""

from __future__ import annotations

from roost.analysis.knockout.odds import Aftermath, HitOdds, aftermath
from roost.analysis.results import Contrast, Insight
from roost.analysis.words import Words
from roost.narrate.knockout import KnockoutNarrator
from roost.rules import Action
from roost.rules.knockout import KnockoutState, Move

NOTABLE = 0.2  # of a point, expected


class KnockoutWords(Words[KnockoutState]):
    narrator: KnockoutNarrator

    def option(self, state: KnockoutState, action: Action) -> str:
        """Where a piece goes; whom it hits is for the solver to see."""
        if not isinstance(action, Move):
            return self.move(state, action)
        values = {
            "piece": self.narrator.piece(action.piece),
            "space": self.narrator.space(action.space),
            "victim": None,
            "victim-name": None,
        }
        return self.say("action-knockout-move", **values)

    def odds(self, insight: Insight[KnockoutState]) -> list[str]:
        odds = insight.odds
        if not isinstance(odds, HitOdds):
            return []
        said = []
        if odds.targets:
            target = max(odds.targets, key=odds.targets.__getitem__)
            said.append(
                self.say(
                    "insight-target",
                    piece=self.narrator.piece(target),
                    chance=odds.targets[target],
                    name=self.narrator.owner(target),
                )
            )
        if odds.dangers:
            danger = max(odds.dangers, key=odds.dangers.__getitem__)
            said.append(
                self.say(
                    "insight-danger",
                    piece=self.narrator.piece(danger),
                    chance=odds.dangers[danger],
                )
            )
        return said

    def reasons(self, contrast: Contrast[KnockoutState]) -> list[str]:
        """By what the whole turn does, played on as well as can be."""
        state = contrast.state
        ends = (contrast.best_end, contrast.other_end)
        mine, theirs = (aftermath(state, end, state.seat) for end in ends)
        said = []
        if mine.points != theirs.points:
            kind = "more" if mine.points > theirs.points else "fewer"
            said.append(
                self.say("insight-why-points", kind=kind, best=mine.points, other=theirs.points)
            )
        said += self._leader(state, mine, theirs)
        if mine.safe > theirs.safe:
            said.append(self.say("insight-why-safe", points=mine.safe - theirs.safe))
        if mine.danger < theirs.danger - NOTABLE:
            said.append(self.say("insight-why-danger", best=mine.danger, other=theirs.danger))
        if mine.threat > theirs.threat + NOTABLE:
            said.append(self.say("insight-why-threat", best=mine.threat, other=theirs.threat))
        return said or [self.say("insight-why-position")]

    def _leader(self, state: KnockoutState, mine: Aftermath, theirs: Aftermath) -> list[str]:
        """Of two rivals to hit, the one with more points."""
        if len(mine.victims) != 1 or len(theirs.victims) != 1 or mine.victims == theirs.victims:
            return []
        (hit,), (spared,) = mine.victims, theirs.victims
        if state.points[hit] <= state.points[spared]:
            return []
        return [self.say("insight-why-leader", name=self.names[hit], other=self.names[spared])]
