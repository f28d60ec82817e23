/**
 * The picture after each event. Events are facts the server has already decided; here they only
 * change what is drawn, one after the other, until the server's own position takes over.
 */
import type { AnyEvent, FaceView, PickominoView } from "$/generated/wire";
import { WORM } from "$/generated/pickomino";
import { wormsOn } from "./worms";

export function draw(view: PickominoView, event: AnyEvent): PickominoView {
  switch (event.type) {
    case "rolled":
      return {
        ...view,
        seat: event.seat,
        roll: event.dice,
        faces: facesOf(event.dice, view.taken),
      };
    case "took": {
      const taken = view.taken.with(event.face - 1, event.count);
      const has_worm = view.has_worm || event.face === WORM;
      const dice_left = view.dice_left - event.count;
      return { ...view, taken, has_worm, dice_left, total: event.total, roll: null, faces: [] };
    }
    case "got-tile": {
      const stacks = view.stacks.map((stack) => stack.filter((tile) => tile !== event.tile));
      stacks[event.seat]?.push(event.tile);
      return { ...view, ...counted(stacks), grill: without(view.grill, event.tile) };
    }
    case "returned": {
      const stacks = view.stacks.map((stack) => stack.filter((tile) => tile !== event.tile));
      const grill = [...view.grill, event.tile].sort((a, b) => a - b);
      return { ...view, ...counted(stacks), grill };
    }
    case "turned": {
      const turned = [...view.turned, event.tile].sort((a, b) => a - b);
      return { ...view, turned, grill: without(view.grill, event.tile) };
    }
    default:
      return view;
  }
}

function counted(stacks: number[][]): Pick<PickominoView, "stacks" | "worms"> {
  const worth = (stack: number[]) => stack.reduce((worms, tile) => worms + wormsOn(tile), 0);
  return { stacks, worms: stacks.map(worth) };
}

function without(tiles: readonly number[], gone: number): number[] {
  return tiles.filter((tile) => tile !== gone);
}

function facesOf(dice: readonly number[], taken: readonly number[]): FaceView[] {
  return [...new Set(dice)].map((face) => ({
    face,
    count: dice.filter((die) => die === face).length,
    takeable: false,
    reason: taken[face - 1] ? "taken-before" : null,
  }));
}
