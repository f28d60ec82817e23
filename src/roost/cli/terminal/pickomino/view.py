"""Pickomino on a terminal."""

from __future__ import annotations

from roost.cli.console import wrapped
from roost.cli.terminal.view import Ask, EntryError, View
from roost.rules.core import Action
from roost.rules.pickomino import (
    TILES,
    WORM,
    WORMS,
    PickominoState,
    RollOn,
    Stop,
    Take,
    within_reach,
)
from roost.rules.pickomino.variant import STANDARD


class PickominoView(View):
    worm = True
    table_with_choices = False
    room = 66

    def options(self) -> list[str]:
        lines = []
        for key in self.rules.variant.key.split("+"):
            if key == STANDARD:
                continue
            name = self.text(f"variant-pickomino-{key}")
            how = self.text(f"variant-pickomino-{key}-how")
            lines += wrapped(f"{name}: {how}", "  ")
        return lines

    # -- the table -------------------------------------------------------------------------

    def table(self, state: PickominoState) -> list[str]:
        if self.plain:
            tiles = " ".join(map(str, state.grill_tiles)) or "-"
            lines = [self.text("table-grill", tiles=tiles)]
        else:
            lines = self._drawn_grill(state)
        if state.turned_tiles:
            tiles = " ".join(map(str, state.turned_tiles))
            lines.append(self.text("table-face-down", tiles=tiles))
        lines += [self._stack(state, seat) for seat in range(state.seats)]
        return lines

    @staticmethod
    def _drawn_grill(state: PickominoState) -> list[str]:
        """Tiles under the worms they are worth; a gap is held by somebody, ## is face down."""
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
            name=self.names[seat],
            score=self.narrator.score(state.worms[seat]),
            top=stack[-1] if stack else "none",
            covered=" ".join(map(str, reversed(stack[:-1]))) or "none",
        )

    # -- choosing --------------------------------------------------------------------------

    def choices(self, state: PickominoState) -> list[str]:
        lines = []
        if any(state.taken):
            faces = [f for f in (6, 5, 4, 3, 2, 1) for _ in range(state.taken[f - 1])]
            lines += wrapped(
                self.text(
                    "taken-so-far",
                    dice=self.narrator.dice(faces),
                    total=state.total,
                    worm=state.has_worm,
                    left=state.dice_left,
                )
            )
        for action in self.rules.legal(state):
            lines.append(f"  {self._key(action):<4}{self.narrator.action(state, action)}")
        return lines

    def _key(self, action: Action) -> str:
        if isinstance(action, Take):
            return self.words.key("worm") if action.face == WORM else str(action.face)
        if isinstance(action, RollOn):
            return self.words.key("roll")
        tile = action.tile if isinstance(action, Stop) else None
        return self.words.key("stop") if tile is None else str(tile)

    def _keys(self, state: PickominoState) -> str:
        return " ".join(self._key(action) for action in self.rules.legal(state))

    def prompt(self, state: PickominoState) -> str:
        message = "prompt-decide" if state.roll is None else "prompt-take"
        return self.text(message, name=self.names[state.seat], choices=self._keys(state))

    def read(self, state: PickominoState, text: str, ask: Ask) -> Action | None:
        if state.roll is None:
            return self._decision(state, text, ask)
        return self._take(state, text)

    def _take(self, state: PickominoState, text: str) -> Action:
        face = (
            WORM if self.words.means(text, "worm") else int(text) if text in tuple("12345") else 0
        )
        choices = self._keys(state)
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
        legal = self.rules.legal(state)
        tiles = within_reach(state)
        meaning = self.words.means(text, "roll", "stop")
        if meaning == "roll" and RollOn() in legal:
            return RollOn()
        if meaning == "stop":
            if not tiles:
                return self._confirmed(state, ask)
            if len(tiles) == 1:
                return Stop(tiles[0])
            text = ask(self.text("prompt-which-tile", tiles=" ".join(map(str, tiles))))
        if text in map(str, tiles):
            return Stop(int(text))
        if text in map(str, TILES):
            raise EntryError(
                f"{text} is out of reach", code="tile-not-within-reach", value=text,
                choices=self._keys(state),
            )  # fmt: skip
        raise EntryError(f"{text!r} is not understood", value=text, choices=self._keys(state))

    def _confirmed(self, state: PickominoState, ask: Ask) -> Action | None:
        """P16: stopping with nothing is legal, and worth a question."""
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

    def dice_needed(self, state: PickominoState) -> int:
        return state.dice_left

    def help(self) -> str:
        keys = {name: self.words.key(name) for name in ("worm", "roll", "stop")}
        return self.text("help-pickomino", **keys)
