"""Pickomino on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from roost.cli.console import wrapped
from roost.cli.terminal.view import Ask, EntryError, View, last_turn
from roost.narrate.pickomino import PickominoNarrator
from roost.rules.core import Action
from roost.rules.dice import Chance
from roost.rules.pickomino import (
    TILES,
    TURN_CAP,
    WORM,
    WORMS,
    PickominoAction,
    PickominoState,
    RollOn,
    Stop,
    Take,
    within_reach,
)
from roost.rules.pickomino.variant import STANDARD

if TYPE_CHECKING:
    from roost.analysis.results import Odds


class PickominoView(View[PickominoState, PickominoAction]):
    narrator: PickominoNarrator
    room = 66

    def options(self) -> list[str]:
        lines = []
        for key in self.rules.variant.key.split("+"):
            if key == STANDARD:
                continue
            name = self.text(f"variant-pickomino-{key}")
            how = self.text(f"variant-pickomino-{key}-how")
            lines += wrapped(self.text("label-value", label=name, value=how), "  ")
        return lines

    # -- the table -------------------------------------------------------------------------

    def table(self, state: PickominoState) -> list[str]:
        if self.plain:
            tiles = " ".join(map(str, state.grill_tiles)) or "-"
            lines = wrapped(self.text("table-grill", tiles=tiles), "  ")
        else:
            lines = self._draw_grill(state)
        if state.turned_tiles:
            tiles = " ".join(map(str, state.turned_tiles))
            lines += wrapped(self.text("table-face-down", tiles=tiles), "  ")
        stacks = (self._stack(state, seat) for seat in range(state.seats))
        return [*lines, *(line for stack in stacks for line in wrapped(stack, "  "))]

    @staticmethod
    def _draw_grill(state: PickominoState) -> list[str]:
        """Draw the tiles with their worms; a gap is a tile that a player has, ## is face down."""
        worms, tiles = "", ""
        turned = set(state.turned_tiles)
        for tile in TILES:
            if tile % 4 == 1:
                worms += f"  {'~' * WORMS[tile]:<13}"
                tiles += "  "
            cell = str(tile) if tile in state.grill_tiles else ("##" if tile in turned else "  ")
            tiles += f"{cell} "
            if tile % 4 == 0:
                tiles += " "
        return [worms.rstrip(), tiles.rstrip()]

    def _stack(self, state: PickominoState, seat: int) -> str:
        stack = state.stacks[seat]
        return self.text(
            "table-stack",
            name=self.name(seat),
            score=self.narrator.score(state.worms[seat]),
            top=stack[-1] if stack else "none",
            covered=" ".join(map(str, reversed(stack[:-1]))) or "none",
        )

    def face(self, face: int) -> str:
        return self.words.key("worm") if face == WORM else str(face)

    def face_words(self) -> Mapping[str, int]:
        return dict.fromkeys(self.words.of("worm"), WORM)

    def bad_face(self, symbol: str) -> EntryError:
        return EntryError(f"{symbol!r} is not a face", code="bad-face", value=symbol)

    def at_hand(self, state: PickominoState) -> list[str]:
        lines = super().at_hand(state)
        if not any(state.taken):
            return lines
        faces = [face for face in (6, 5, 4, 3, 2, 1) for _ in range(state.taken[face - 1])]
        taken = self.text(
            "taken-so-far",
            dice=self.narrator.dice(faces),
            total=state.total,
            worm=state.has_worm,
            left=state.dice_left,
        )
        return [*wrapped(taken), *lines]

    def scores(self, state: PickominoState) -> Sequence[int]:
        return state.worms

    def warnings(self, state: PickominoState) -> list[str]:
        found = []
        if Stop(None) in self.rules.legal_actions(state):
            found.append("stop-fails")
        if state.turn == 1 and sum(map(len, state.stacks)) + len(state.grill_tiles) < len(TILES):
            found.append("tiles-missing")
        return found + last_turn(state, TURN_CAP)

    def chance_notes(self, state: PickominoState, chances: Sequence[Chance]) -> list[str]:
        """P7: describe how likely a roll shows only faces already taken."""
        if not any(state.taken):
            return []
        failing = sum(
            (c.probability for c in chances if all(state.taken[f - 1] for f in c.roll.dice)),
            Fraction(0),
        )
        return [self.text("show-fail", percent=float(failing) * 100, exact=str(failing))]

    # -- choosing --------------------------------------------------------------------------

    def key(self, state: PickominoState, action: PickominoAction) -> str:
        if isinstance(action, Take):
            return self.face(action.face)
        if isinstance(action, RollOn):
            return self.words.key("roll")
        return self.words.key("stop") if action.tile is None else str(action.tile)

    def keys(self, state: PickominoState) -> str:
        """Return what to type; stopping with nothing (P16) only if no roll is left."""
        legal = self.rules.legal_actions(state)
        shown = [one for one in legal if one != Stop(None) or len(legal) == 1]
        return " ".join(self.key(state, action) for action in shown)

    def prompt(self, state: PickominoState) -> str:
        message = "prompt-decide" if state.roll is None else "prompt-take"
        return self.text(message, **self.asked(state.seat), choices=self.keys(state))

    def read(self, state: PickominoState, text: str, ask: Ask) -> Action | None:
        if state.roll is None:
            return self._decision(state, text, ask)
        return self._take(state, text)

    def _take(self, state: PickominoState, text: str) -> Action:
        face = (
            WORM if self.words.means(text, "worm") else int(text) if text in tuple("12345") else 0
        )
        choices = self.keys(state)
        if not face:
            raise EntryError(
                f"{text!r} is not a face", code="no-such-face", value=text, choices=choices
            )
        name = self.narrator.face(face)
        if face not in (state.roll or ()):
            raise EntryError(
                f"no {name} was rolled", code="face-not-rolled", face=name, choices=choices
            )
        if state.taken[face - 1]:
            raise EntryError(f"{name} is taken", code="face-taken", face=name, choices=choices)
        return Take(face)

    def _decision(self, state: PickominoState, text: str, ask: Ask) -> Action | None:
        legal = self.rules.legal_actions(state)
        tiles = within_reach(state)
        meaning = self.words.means(text, "roll", "stop")
        if meaning == "roll" and RollOn() in legal:
            return RollOn()
        if meaning == "stop":
            if not tiles:
                return self._confirm(state, ask)
            if len(tiles) == 1:
                return Stop(tiles[0])
            text = ask(self.text("prompt-which-tile", tiles=" ".join(map(str, tiles))))
        if text in map(str, tiles):
            return Stop(int(text))
        if text in map(str, TILES):
            raise EntryError(
                f"{text} is out of reach",
                code="tile-not-within-reach",
                value=text,
                choices=self.keys(state),
            )
        raise EntryError(f"{text!r} is not understood", value=text, choices=self.keys(state))

    def _confirm(self, state: PickominoState, ask: Ask) -> Action | None:
        """P16: stopping with nothing is legal, so ask for confirmation."""
        reason = "no-tile" if state.has_worm else "no-worm"
        answer = ask(
            self.text(
                "prompt-stop-fails",
                reason=reason,
                total=state.total,
                yes=self.words.key("yes"),
                no=self.words.key("no"),
            )
        )
        return Stop(None) if self.words.means(answer, "yes") else None

    def help(self) -> str:
        keys = {name: self.words.key(name) for name in ("worm", "roll", "stop")}
        return self.text("help-pickomino", **keys)

    def odds(self, odds: Odds) -> list[str]:
        from roost.analysis.pickomino.odds import TurnOdds

        if not isinstance(odds, TurnOdds) or not odds.tiles:
            return []
        rows = [[self.text(f"lab-{name}") for name in ("tile", "chance", "most", "victim")]]
        for tile in odds.tiles:
            shares = (self.texts.percent(share, 1) for share in (tile.chance, tile.most))
            source = self.text("lab-grill") if tile.victim is None else self.name(tile.victim)
            rows.append([str(tile.tile), *shares, source])
        wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return wrapped(self.text("lab-tiles")) + [
            f"  {tile:<{wide[0]}}  {chance:>{wide[1]}}  {most:>{wide[2]}}  {source}"
            for tile, chance, most, source in rows
        ]
