"""A second implementation of the rules, slow and obvious, with mutable lists.

It follows the rules page alone; the state machine compares it with the real game.
"""

from __future__ import annotations

from roost.rules.pickomino import PickominoVariant

FACE_POINTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5}


class ReferenceTable:
    def __init__(self, seats: int, first: int, variant: PickominoVariant) -> None:
        self.variant = variant
        self.grill = list(range(21, 37))
        self.stacks: list[list[int]] = [[] for _ in range(seats)]
        self.seat = first
        self.turn = 1
        self.taken: list[int] = []
        self.roll: list[int] = []
        self.over = False

    # -- what may be done ------------------------------------------------------------------

    @property
    def total(self) -> int:
        return sum(FACE_POINTS[face] for face in self.taken)

    def faces_to_take(self) -> list[int]:
        return sorted(set(self.roll) - set(self.taken))

    def may_roll(self) -> bool:
        return len(self.taken) < 8 and len(set(self.taken)) < 6

    def tiles_to_take(self) -> set[int]:
        if 6 not in self.taken:
            return set()
        if self.total in self.grill:
            return {self.total}
        others = [stack for seat, stack in enumerate(self.stacks) if seat != self.seat and stack]
        steals = {stack[-1] for stack in others if stack[-1] == self.total}
        lower = sorted(tile for tile in self.grill if tile < self.total)
        return steals | set(lower if self.variant.any_lower else lower[-1:])

    # -- doing it --------------------------------------------------------------------------

    def rolled(self, dice: list[int]) -> None:
        self.roll = dice
        if not self.faces_to_take():
            self.fail()

    def take(self, face: int) -> None:
        self.taken += [face] * self.roll.count(face)
        self.roll = []
        if not self.may_roll() and len(self.tiles_to_take()) < 2:
            self.stop(next(iter(self.tiles_to_take()), None))

    def stop(self, tile: int | None) -> None:
        if tile is None:
            self.fail()
            return
        if tile in self.grill:
            self.grill.remove(tile)
        else:
            victim = next(stack for stack in self.stacks if stack and stack[-1] == tile)
            victim.pop()
        self.stacks[self.seat].append(tile)
        self.next_turn()

    def fail(self) -> None:
        if self.stacks[self.seat]:
            tile = self.stacks[self.seat].pop()
            if self.variant.ending != "returned-face-down":
                self.grill.append(tile)
                if max(self.grill) != tile or self.variant.ending == "short":
                    self.grill.remove(max(self.grill))
        elif self.variant.turn_on_empty:
            self.grill.remove(max(self.grill))
        self.next_turn()

    def next_turn(self) -> None:
        self.taken, self.roll = [], []
        if not self.grill or self.turn == 2000:
            self.over = True
        else:
            self.turn += 1
            self.seat = (self.seat + 1) % len(self.stacks)

    # -- who won ---------------------------------------------------------------------------

    def standing(self) -> list[tuple[int, int]]:
        """Return worms and highest tile per seat."""
        return [
            (sum(1 + (tile - 21) // 4 for tile in stack), max(stack, default=0))
            for stack in self.stacks
        ]
