/** Dice in the tray and on the shelf, each with a name that it keeps when it is taken. */
import { shuffled } from "$/ui/dice";
import type { PickominoView } from "$/generated/wire";

export interface NamedDie {
  face: number;
  name: string;
}

/** How eight dice lie there that nobody has rolled. */
const IDLE = [3, 6, 1, 5, 2, 4, 6, 1];

type Lying = Pick<PickominoView, "roll" | "taken">;

export function named(dice: readonly number[], taken: readonly number[]): NamedDie[] {
  const seen = [0, 0, 0, 0, 0, 0, 0];
  return dice.map((face) => {
    const kind = taken[face - 1] ? "left" : "die"; // the others of a face that was taken before
    return { face, name: `${kind}-${face}-${seen[face]!++}` };
  });
}

/** A roll as it falls. */
export const fallen = ({ roll, taken }: Lying): NamedDie[] => named(shuffled(roll ?? []), taken);

/** The dice that nobody rolls now: what was left of the last roll, or all of them. */
export function resting(last: Lying | null, { taken, dice_left }: PickominoView): NamedDie[] {
  const left = last?.roll?.filter((face) => last.taken[face - 1] === taken[face - 1]) ?? [];
  if (left.length !== dice_left)
    return IDLE.slice(0, dice_left).map((face, index) => ({ face, name: `idle-${index}` }));
  return named(left, last?.taken ?? []);
}

/** The tiles that the dice in the air may bring within reach: they show five at most. */
export function inReach({ roll, seat, stacks, grill, total }: PickominoView): number[] {
  const tops = stacks.flatMap((stack, owner) => (owner === seat ? [] : stack.slice(-1)));
  const most = total + 5 * (roll?.length ?? 0);
  return [...grill, ...tops].filter((tile) => tile > total && tile <= most);
}
