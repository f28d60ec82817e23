"""Texts for Knockout's odds and reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from roost.analysis.knockout.odds import (
    Aftermath,
    HitOdds,
    aftermath,
    dangers,
    live,
    targets,
)
from roost.analysis.knockout.themes import (
    EVADE,
    FAR,
    HIT,
    NOTABLE,
    RIVAL,
    SAFE,
    SPARE,
    TRADE,
    TRAP,
    theme,
)
from roost.analysis.results import Contrast, PositionInsight
from roost.analysis.words import Words, by_size
from roost.narrate.knockout import KnockoutNarrator
from roost.rules import Action, State
from roost.rules.knockout import OUT, POINTS, KnockoutState, Move, number_of, owner

SHOWN = 3  # decimals of a chance: tenths of a per cent


class KnockoutWords(Words[KnockoutState]):
    narrator: KnockoutNarrator

    def option(self, state: KnockoutState, action: Action) -> str:
        """Return the destination of a move, without its victim, so that a puzzle gives nothing
        away.
        """
        if not isinstance(action, Move):
            return self.move(state, action)
        values = {
            "piece": self.narrator.piece(action.piece),
            "space": self.narrator.space(action.space),
            "victim": None,
            "victim-name": None,
        }
        return self.say("action-knockout-move", **values)

    def odds(self, insight: PositionInsight[KnockoutState]) -> list[str]:
        odds = insight.odds
        if not isinstance(odds, HitOdds):
            return []
        return [
            *self._most(odds.targets, "insight-target", "insight-targets"),
            *self._most(odds.dangers, "insight-danger", "insight-dangers"),
        ]

    def slip(self, state: State, action: Action, best: Action) -> str:
        missed = (
            isinstance(state, KnockoutState) and _hits(state, best) and not _hits(state, action)
        )
        return "insight-slip-knockout-hit" if missed else super().slip(state, action, best)

    def _most(self, chances: Mapping[int, float], one: str, several: str) -> list[str]:
        """Return the piece that is hit most easily; if several tie, their number."""
        chance = round(max(chances.values(), default=0.0), SHOWN)
        if not chance:
            return []
        first, *others = (piece for piece in chances if round(chances[piece], SHOWN) == chance)
        if others:
            return [self.say(several, count=1 + len(others), chance=chance)]
        piece, name = self.narrator.piece(first), self.narrator.owner(first)
        return [self.say(one, piece=piece, chance=chances[first], name=name)]

    def reasons(self, contrast: Contrast[KnockoutState]) -> list[str]:
        """Return reasons by the effect of the whole turn, with best play."""
        state = contrast.state
        ends = (contrast.best_end, contrast.other_end)
        mine, theirs = (aftermath(state, end, state.seat) for end in ends)
        said = []
        points = mine.points - theirs.points
        if points:
            kind = "more" if points > 0 else "fewer"
            reason = self.say(
                "insight-why-points", kind=kind, best=mine.points, other=theirs.points
            )
            # Fewer points are no reason, only the price of one.
            said.append((float(max(points, 0)), reason))
        said += [(1.0, reason) for reason in self._leader(state, mine, theirs)]
        safe = mine.safe - theirs.safe
        if safe > 0:
            said.append((float(safe), self.say("insight-why-safe", points=safe)))
        for message, before, after in (
            ("insight-why-danger", theirs.danger, mine.danger),
            ("insight-why-threat", mine.threat, theirs.threat),
        ):
            if before > after + NOTABLE:
                best, other = (after, before) if message.endswith("danger") else (before, after)
                said.append((before - after, self.say(message, best=best, other=other)))
        return by_size(said) or [self.say("insight-why-position")]

    def lesson(self, contrast: Contrast[KnockoutState]) -> list[str]:
        """Return the piece that decides between the choices."""
        kind = theme(contrast)
        if kind in (HIT, FAR, RIVAL, TRADE):
            return self._hit_lesson(contrast, contrast.best_end, kind)
        if kind == SPARE:
            return self._hit_lesson(contrast, contrast.other_end, kind)
        if kind == EVADE:
            return self._shift(contrast, dangers, "lesson-evade", least=True)
        if kind == TRAP:
            return self._shift(contrast, targets, "lesson-trap", least=False)
        return self._lock_lesson(contrast) if kind == SAFE else []

    def _hit_lesson(
        self, contrast: Contrast[KnockoutState], end: KnockoutState, kind: str
    ) -> list[str]:
        """Return whose piece is knocked out, and which own one is then in the most danger."""
        state = contrast.state
        out = [
            piece
            for piece, space in enumerate(state.positions)
            if space != OUT and end.positions[piece] == OUT
        ]
        if not out:
            return []
        victim = max(out, key=lambda piece: POINTS[number_of(piece)])
        risks = dangers(end, state.seat)
        risk = max(risks, key=lambda piece: risks[piece] * POINTS[number_of(piece)], default=None)
        name = self.narrator.owner(victim)
        values = {"victim": self.narrator.piece(victim), "name": name}
        worth = POINTS[number_of(victim)]
        said = [self.say("lesson-hit", kind=kind, points=worth, **values)]
        if kind in (TRADE, SPARE) and risk is not None:
            piece = self.narrator.piece(risk)
            said.append(self.say("lesson-risk", kind=kind, piece=piece, chance=risks[risk]))
        return said

    def _shift(
        self,
        contrast: Contrast[KnockoutState],
        chances: Callable[[KnockoutState, int], dict[int, float]],
        message: str,
        *,
        least: bool,
    ) -> list[str]:
        """Return the piece whose chance to be hit differs most between the two turns."""
        seat = contrast.state.seat
        best, other = chances(contrast.best_end, seat), chances(contrast.other_end, seat)
        sign = 1 if least else -1

        def change(piece: int) -> float:
            less = other.get(piece, 0.0) - best.get(piece, 0.0)
            return sign * less * POINTS[number_of(piece)]

        piece = max({*best, *other}, key=change)
        return [
            self.say(
                message,
                piece=self.narrator.piece(piece),
                name=self.narrator.owner(piece),
                chance=best.get(piece, 0.0),
                other_chance=other.get(piece, 0.0),
            )
        ]

    def _lock_lesson(self, contrast: Contrast[KnockoutState]) -> list[str]:
        """Return the own piece that can no longer be hit (K12)."""
        seat, seats = contrast.state.seat, contrast.state.seats
        safe = {*live(contrast.other_end)} - {*live(contrast.best_end)}
        own = [
            piece
            for piece in safe
            if owner(piece, seats) == seat and contrast.best_end.positions[piece] != OUT
        ]
        if not own:
            return []
        piece = max(own, key=lambda piece: POINTS[number_of(piece)])
        return [self.say("lesson-safe", piece=self.narrator.piece(piece))]

    def _leader(self, state: KnockoutState, mine: Aftermath, theirs: Aftermath) -> list[str]:
        """Return which of two rivals to hit has more points."""
        if len(mine.victims) != 1 or len(theirs.victims) != 1 or mine.victims == theirs.victims:
            return []
        (hit,), (spared,) = mine.victims, theirs.victims
        if state.points[hit] <= state.points[spared]:
            return []
        return [self.say("insight-why-leader", name=self.names[hit], other=self.names[spared])]


def _hits(state: KnockoutState, action: Action) -> bool:
    return isinstance(action, Move) and action.space in state.positions
