"""Insight in plain words, in the language of a catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roost import wire
from roost.analysis.evaluator import Evaluator
from roost.analysis.knockout.odds import Aftermath, aftermath
from roost.analysis.review import Review, SeatSummary, Verdict
from roost.locale import Catalogue
from roost.narrate import make_narrator
from roost.rules import Action, Roll, game_of
from roost.rules.knockout import KnockoutState, Move
from roost.rules.pickomino import PickominoState, RollOn, Stop, Take

SMALL = 0.005  # half a point of win share: not worth a sentence
NOTABLE = 0.2  # of a point, expected
WORTH_THE_RISK = 0.35  # a turn that fails less often is called that


class Words:
    """Speaks about one table: `names` are the players by seat."""

    def __init__(self, texts: Catalogue, rules: Any, names: Sequence[str]) -> None:
        self.texts = texts
        self.narrator: Any = make_narrator(texts, rules, names)
        self.names = tuple(names)

    def say(self, message: str, /, **values: object) -> str:
        return self.texts.text(message, **values)

    def move(self, state: Any, move: Action | Roll) -> str:
        """What a move is, in a few words."""
        if isinstance(move, Roll):
            return self.say("insight-roll", dice=self.narrator.dice(move.dice))
        return str(self.narrator.action(state, move))

    def option(self, state: Any, action: Action) -> str:
        """What an action is, without saying what it does: whom it hits is for the solver to see."""
        if not isinstance(action, Move):
            return self.move(state, action)
        values = {
            "piece": self.narrator.piece(action.piece), "space": self.narrator.space(action.space),
            "victim": None, "victim-name": None,
        }  # fmt: skip
        return self.say("action-knockout-move", **values)

    # -- positions -------------------------------------------------------------------------

    def odds(self, view: wire.InsightView, state: Any) -> list[str]:
        """What may happen, without saying what to do."""
        if isinstance(state, PickominoState):
            return self._pickomino(view, state)
        return self._knockout(view)

    def advice(self, view: wire.InsightView) -> list[str]:
        """The best choice and what comes close."""
        if not view.choices:
            return []
        best, *rest = view.choices
        share = best.shares[view.seat]
        if not rest:
            return [self.say("insight-only-choice", action=best.words, share=share)]
        said = [self.say("insight-best", action=best.words, share=share)]
        second = rest[0]
        if second.loss < SMALL:
            said.append(self.say("insight-close", action=second.words))
        else:
            said.append(self.say("insight-second", action=second.words, loss=second.loss))
        return said

    def _pickomino(self, view: wire.InsightView, state: PickominoState) -> list[str]:
        said = []
        if view.next_fails:
            said.append(
                self.say("insight-next-fails", dice=state.dice_left, chance=view.next_fails)
            )
        if view.fails is not None:
            said.append(self.say("insight-turn", fails=view.fails, worms=round(view.gain, 1)))
        likely = max(view.tiles, key=lambda tile: tile.chance, default=None)
        if likely is not None and 0 < likely.chance < 1:
            said.append(self.say("insight-likely-tile", tile=likely.tile, chance=likely.chance))
        for tile in view.tiles:
            if tile.victim is not None and tile.most > 0:
                victim = self.names[tile.victim]
                said.append(
                    self.say(
                        "insight-steal",
                        tile=tile.tile,
                        name=victim,
                        chance=tile.chance,
                        most=tile.most,
                    )
                )
        return said

    def _knockout(self, view: wire.InsightView) -> list[str]:
        said = []
        if view.targets:
            target = max(view.targets, key=lambda odds: odds.chance)
            said.append(
                self.say(
                    "insight-target",
                    piece=self.narrator.piece(target.piece),
                    chance=target.chance,
                    name=self.narrator.owner(target.piece),
                )
            )
        if view.dangers:
            danger = max(view.dangers, key=lambda odds: odds.chance)
            said.append(
                self.say(
                    "insight-danger",
                    piece=self.narrator.piece(danger.piece),
                    chance=danger.chance,
                )
            )
        return said

    # -- why the best is better ------------------------------------------------------------

    def why(
        self,
        state: Any,
        seat: int,
        best: wire.ChoiceView,
        other: wire.ChoiceView,
        judge: Evaluator,
    ) -> list[str]:
        """Why `best` beats `other`, told by what they lead to."""
        said = [
            self.say(
                "insight-why-share",
                best=best.words,
                other=other.words,
                share=best.shares[seat],
                other_share=other.shares[seat],
            )
        ]
        if isinstance(state, PickominoState):
            said += self._why_pickomino(state, best, other)
        else:
            game = game_of(state)
            moves = [game.parse_move(state, choice.token) for choice in (best, other)]
            ends = [judge.left(state, move) for move in moves if isinstance(move, Action)]
            said += self._why_knockout(state, *ends)
        return said

    def _why_knockout(
        self, state: KnockoutState, left: KnockoutState, other: KnockoutState
    ) -> list[str]:
        """By what the whole turn does, played on as well as can be."""
        mine, theirs = (aftermath(state, end, state.seat) for end in (left, other))
        said = []
        if mine.points != theirs.points:
            kind = "more" if mine.points > theirs.points else "fewer"
            said.append(
                self.say("insight-why-points", kind=kind, best=mine.points, other=theirs.points)
            )
        said += self._why_leader(state, mine, theirs)
        if mine.safe > theirs.safe:
            said.append(self.say("insight-why-safe", points=mine.safe - theirs.safe))
        if mine.danger < theirs.danger - NOTABLE:
            said.append(self.say("insight-why-danger", best=mine.danger, other=theirs.danger))
        if mine.threat > theirs.threat + NOTABLE:
            said.append(self.say("insight-why-threat", best=mine.threat, other=theirs.threat))
        if not said:
            said.append(self.say("insight-why-position"))
        return said

    def _why_leader(self, state: KnockoutState, mine: Aftermath, theirs: Aftermath) -> list[str]:
        """Of two rivals to hit, the one with more points."""
        if len(mine.victims) != 1 or len(theirs.victims) != 1 or mine.victims == theirs.victims:
            return []
        (hit,), (spared,) = mine.victims, theirs.victims
        if state.points[hit] <= state.points[spared]:
            return []
        return [self.say("insight-why-leader", name=self.names[hit], other=self.names[spared])]

    def _why_pickomino(
        self, state: PickominoState, best: wire.ChoiceView, other: wire.ChoiceView
    ) -> list[str]:
        game = game_of(state)
        mine, theirs = (game.parse_move(state, choice.token) for choice in (best, other))
        stack = state.stacks[state.seat]
        said = self._why_ends(state, mine, theirs)
        if isinstance(mine, Stop) and mine.tile is not None and isinstance(theirs, RollOn):
            said.append(self.say("insight-why-stop", tile=mine.tile, fails=other.fails or 0.0))
        elif isinstance(mine, RollOn):
            risk = "low" if (best.fails or 0.0) < WORTH_THE_RISK else "high"
            said.append(self.say("insight-why-roll", risk=risk, fails=best.fails or 0.0))
        elif isinstance(mine, Take) and abs((best.fails or 0) - (other.fails or 0)) > SMALL:
            said.append(
                self.say(
                    "insight-why-fails",
                    best=best.words,
                    other=other.words,
                    fails=best.fails or 0.0,
                    other_fails=other.fails or 0.0,
                )
            )
        more, less = round(best.gain, 1), round(other.gain, 1)
        if more != less:
            kind = "more" if more > less else "fewer"
            said.append(self.say("insight-why-gain", kind=kind, best=more, other=less))
        if stack and (best.fails or 0) < (other.fails or 0):
            said.append(self.say("insight-why-stake", tile=stack[-1]))
        return said

    def _why_ends(self, state: PickominoState, mine: Any, theirs: Any) -> list[str]:
        """A stop that ends the game is a reason by itself, for it or against it."""
        for move, wins in ((mine, True), (theirs, False)):
            if isinstance(move, Stop):
                game = game_of(state)
                outcome = game.outcome(game.apply(state, move).state)
                if outcome is not None and (state.seat in outcome.winners) is wins:
                    return [self.say("insight-why-ends", wins=wins)]
        return []

    # -- reviews ---------------------------------------------------------------------------

    def review(self, review: Review) -> list[str]:
        """What decided the game, in a few sentences."""
        said = []
        outcome = review.record.outcome()
        if outcome is not None:
            said.append(self.narrator.winners(outcome))
        return said + [self._turning(review, index) for index in review.turning_points()]

    def _turning(self, review: Review, index: int) -> str:
        before, after = review.curve[index], review.curve[index + 1]
        change = after - before
        seat = int(abs(change).argmax())
        state, move = review.move(index)
        return self.say(
            "insight-turning",
            turn=review.turns[index],
            mover=self.names[state.seat],
            move=self.move(state, move),
            name=self.names[seat],
            before=float(before[seat]),
            after=float(after[seat]),
        )

    def seat(self, review: Review, seat: int) -> list[str]:
        """One player's game: luck, errors, and what was worst."""
        summary = review.seats[seat]
        name = self.names[seat]
        said = [self._luck(name, summary), self._errors(name, summary)]
        own = [d for d in review.decisions if d.seat == seat]
        worst = max(own, key=lambda decision: decision.loss, default=None)
        if worst is not None and worst.verdict is not Verdict.FINE:
            said.append(
                self.say(
                    "insight-worst",
                    turn=worst.turn,
                    action=self.move(worst.state, worst.action),
                    best=self.move(worst.state, worst.best.action),
                    loss=worst.loss,
                )
            )
        if summary.result is not None:
            said.append(
                self.say(
                    "insight-adjusted",
                    name=name,
                    result=summary.result,
                    adjusted=_between(summary.adjusted),
                )
            )
        return said

    def _luck(self, name: str, summary: SeatSummary) -> str:
        kind = "even" if abs(summary.luck) < 0.05 else "good" if summary.luck > 0 else "bad"
        return self.say("insight-luck", name=name, kind=kind, luck=abs(summary.luck))

    def _errors(self, name: str, summary: SeatSummary) -> str:
        bad = {verdict: summary.verdicts[verdict] for verdict in Verdict}
        if -summary.errors < SMALL:
            return self.say("insight-no-errors", name=name)
        return self.say(
            "insight-errors",
            name=name,
            cost=-summary.errors,
            blunders=bad[Verdict.BLUNDER],
            mistakes=bad[Verdict.MISTAKE],
            doubtful=bad[Verdict.DOUBTFUL],
        )


def _between(share: float) -> float:
    return min(1.0, max(0.0, share))
