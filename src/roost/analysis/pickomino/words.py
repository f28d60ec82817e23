"""Texts for Pickomino's odds and reasons."""

from __future__ import annotations

from math import inf

from roost.analysis.pickomino.evaluator import turn_ends, turn_start
from roost.analysis.pickomino.odds import TileChance, TurnOdds, next_fails
from roost.analysis.pickomino.themes import (
    FACE,
    FAIL,
    LAST,
    ROLL,
    SPARE,
    STEAL,
    STOP,
    TILE,
    WORMS_FIRST,
    chances,
    likelier_robbery,
    theme,
)
from roost.analysis.results import Choice, Contrast, PositionInsight
from roost.analysis.words import SMALL, Words, by_size
from roost.rules import Action, Seat, State
from roost.rules.dice import SIDES
from roost.rules.pickomino import (
    WORM,
    WORMS,
    Pickomino,
    PickominoState,
    RollOn,
    Stop,
    Take,
)

WORTH_THE_RISK = 0.35  # maximum chance of failing for this text


class PickominoWords(Words[PickominoState]):
    def odds(self, insight: PositionInsight[PickominoState]) -> list[str]:
        odds = insight.odds
        if not isinstance(odds, TurnOdds):
            return []
        said = []
        if odds.next_fails:
            said.append(
                self.say("insight-next-fails", dice=insight.state.dice_left, chance=odds.next_fails)
            )
        said.append(self.say("insight-turn", fails=round(odds.fails, 3), worms=odds.gain))
        likely = max(odds.tiles, key=lambda tile: tile.chance, default=None)
        if likely is not None and 0 < likely.chance < 1:
            said.append(self.say("insight-likely-tile", tile=likely.tile, chance=likely.chance))
        return said + [
            self._steal(tile, self.names[tile.victim])
            for tile in odds.tiles
            if tile.victim is not None and tile.most > 0
        ]

    def _steal(self, tile: TileChance, victim: str) -> str:
        return self.say(
            "insight-steal", tile=tile.tile, name=victim, chance=tile.chance, most=tile.most
        )

    def reasons(self, contrast: Contrast[PickominoState]) -> list[str]:
        state, best, other = contrast.state, contrast.best, contrast.other
        fails, other_fails = _fails(best), _fails(other)
        stack = state.stacks[state.seat]
        stake = WORMS[stack[-1]] if stack else 0
        said = [(inf, reason) for reason in self._ends(contrast)]
        mine, theirs = best.action, other.action
        # What more failures cost: the turn's worms, and those of the top tile.
        risk = abs(fails - other_fails) * (stake + max(best.prospect.gain, other.prospect.gain))
        if best.prospect.fails is None or other.prospect.fails is None:
            pass  # evaluators from outside have no odds
        elif isinstance(mine, Stop) and mine.tile is not None and isinstance(theirs, RollOn):
            reason = self.say("insight-why-stop", tile=mine.tile, fails=other_fails)
            said.append((max(risk, 1.0), reason))
        elif isinstance(mine, RollOn):
            kind = "low" if fails < WORTH_THE_RISK else "high"
            said.append((1.0, self.say("insight-why-roll", risk=kind, fails=fails)))
        elif isinstance(mine, Take) and abs(fails - other_fails) > SMALL:
            reason = self.say("insight-why-fails", fails=fails, other_fails=other_fails)
            said.append((risk, reason))
        more, less = round(best.prospect.gain, 1), round(other.prospect.gain, 1)
        if more != less:
            kind = "more" if more > less else "fewer"
            # Fewer worms are no reason, only the price of one.
            size = more - less if more > less else 0.0
            said.append((size, self.say("insight-why-gain", kind=kind, best=more, other=less)))
        if stack and fails < other_fails:
            said.append((0.0, self.say("insight-why-stake", tile=stack[-1])))
        return by_size(said)

    def slip(self, state: State, action: Action, best: Action) -> str:
        if isinstance(action, Take):
            kind = "dice"
        elif isinstance(action, RollOn):
            kind = "rolled"
        else:
            kind = "tile" if isinstance(best, Stop) else "stopped"
        return f"insight-slip-pickomino-{kind}"

    # -- what a puzzle teaches -------------------------------------------------------------

    def lesson(self, contrast: Contrast[PickominoState]) -> list[str]:
        tells = {
            STEAL: self._robs,
            SPARE: self._robs,
            FAIL: self._gives_up,
            LAST: self._last,
            TILE: self._tiles,
            STOP: self._stops,
            ROLL: self._rolls,
            WORMS_FIRST: self._worm,
            FACE: self._faces,
        }
        return tells[theme(contrast)](contrast)

    def _robs(self, contrast: Contrast[PickominoState]) -> list[str]:
        robbery = likelier_robbery(contrast)
        if robbery is None:
            return []
        values = {"tile": robbery.tile, "name": self.names[robbery.victim]}
        if robbery.best == 1:
            return [self.say("lesson-steal", worms=WORMS[robbery.tile], **values)]
        return [
            self.say(
                "lesson-steal-chance",
                chance=robbery.best,
                other_chance=robbery.other,
                **values,
            ),
            *self._aim(contrast),
        ]

    def _aim(self, contrast: Contrast[PickominoState]) -> list[str]:
        """Return the goal of rolling on, if it is not the tile within reach."""
        best, other = contrast.best, contrast.other
        if not isinstance(best.action, RollOn) or not isinstance(other.action, Stop):
            return []
        hoped = {
            tile: chance for tile, chance in chances(best).items() if tile != other.action.tile
        }
        aim = max(hoped, key=lambda tile: WORMS[tile] * hoped[tile], default=None)
        if aim is None or not hoped[aim]:
            return []
        return [self.say("lesson-aim", tile=aim, worms=WORMS[aim], chance=hoped[aim])]

    def _gives_up(self, contrast: Contrast[PickominoState]) -> list[str]:
        """Return the effect of failing on the grill (P17, P18, P19)."""
        state = contrast.state
        own = state.tops[state.seat]
        failed = turn_ends(turn_start(state)).after[None]
        before = {*state.grill_tiles} | ({own} if own else set())
        turned = max(before - {*failed.grill_tiles}, default=None)
        if own is None:
            kind = "nothing" if turned is None else "turns"
        elif turned is None:
            kind = "stays"
        else:
            kind = "own" if turned == own else "both"
        said = [self.say("lesson-fail", kind=kind, tile=own or 0, turned=turned or 0)]
        other = contrast.other.action
        if isinstance(other, Stop):
            said.insert(0, self.say("lesson-rather", tile=other.tile))
        return said

    def _last(self, contrast: Contrast[PickominoState]) -> list[str]:
        state = contrast.state
        rivals = [seat for seat in range(state.seats) if seat != state.seat]
        rival = max(rivals, key=lambda seat: state.worms[seat])
        (tile,) = state.grill_tiles
        return [
            self.say(
                "lesson-last",
                tile=tile,
                worms=WORMS[tile],
                mine=state.worms[state.seat],
                name=self.names[rival],
                theirs=state.worms[rival],
            ),
            *self._aim(contrast),
        ]

    def _tiles(self, contrast: Contrast[PickominoState]) -> list[str]:
        best, other = contrast.best.action, contrast.other.action
        if not isinstance(best, Stop) or not isinstance(other, Stop) or not best.tile:
            return []
        if not other.tile:
            return []
        return [
            self.say(
                "lesson-tile",
                tile=best.tile,
                worms=WORMS[best.tile],
                other=other.tile,
                other_worms=WORMS[other.tile],
            )
        ]

    def _stops(self, contrast: Contrast[PickominoState]) -> list[str]:
        state = contrast.state
        return [self.say("insight-next-fails", dice=state.dice_left, chance=next_fails(state))]

    def _rolls(self, contrast: Contrast[PickominoState]) -> list[str]:
        return self._stops(contrast) + self._aim(contrast)

    def _worm(self, contrast: Contrast[PickominoState]) -> list[str]:
        """Return the reason about a worm now, or one still needed (P8)."""
        takes = contrast.best.action == Take(WORM)
        waits = contrast.other if takes else contrast.best
        dice = _dice_after(contrast.state, waits)
        kind = "later" if not takes else "now" if dice else "never"
        chance = 1 - (1 - 1 / SIDES) ** dice
        return [self.say("lesson-worm", kind=kind, dice=dice, chance=chance)]

    def _faces(self, contrast: Contrast[PickominoState]) -> list[str]:
        state = contrast.state
        left = [_dice_after(state, choice) for choice in (contrast.best, contrast.other)]
        return [self.say("lesson-face", dice=left[0], other_dice=left[1])]

    def _ends(self, contrast: Contrast[PickominoState]) -> list[str]:
        """Return the reason that stopping ends the game, for or against it."""
        seat = contrast.state.seat
        for choice, end, wins in (
            (contrast.best, contrast.best_end, True),
            (contrast.other, contrast.other_end, False),
        ):
            if isinstance(choice.action, Stop) and _wins(end, seat) is wins:
                return [self.say("insight-why-ends", wins=wins)]
        return []


def _fails(choice: Choice) -> float:
    return choice.prospect.fails or 0.0


def _dice_after(state: PickominoState, choice: Choice) -> int:
    """Return the number of dice left after taking a face."""
    taken = (state.roll or ()).count(choice.action.face) if isinstance(choice.action, Take) else 0
    return state.dice_left - taken


def _wins(end: PickominoState, seat: Seat) -> bool | None:
    """Return whether a finished game is won; None if it is not finished."""
    outcome = Pickomino(end.variant).outcome(end)
    return None if outcome is None else seat in outcome.winners
