/**
 * The picture after each event. Events are facts the server has already decided; here they only
 * change what is drawn, one after the other, until the server's own position takes over.
 */
import type {
  AnyEvent,
  FaceView,
  KnockoutView,
  PickominoView,
  PositionView,
} from "$/generated/wire";

export function draw(view: PositionView, event: AnyEvent): PositionView {
  return view.type === "pickomino" ? drawPickomino(view, event) : drawKnockout(view, event);
}

function drawPickomino(view: PickominoView, event: AnyEvent): PickominoView {
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
      const has_worm = view.has_worm || event.face === 6;
      const dice_left = view.dice_left - event.count;
      return { ...view, taken, has_worm, dice_left, total: event.total, roll: null, faces: [] };
    }
    case "got-tile": {
      const stacks = view.stacks.map((stack) => stack.filter((tile) => tile !== event.tile));
      stacks[event.seat]?.push(event.tile);
      return { ...view, stacks, grill: without(view.grill, event.tile) };
    }
    case "returned": {
      const stacks = view.stacks.map((stack) => stack.filter((tile) => tile !== event.tile));
      const grill = [...view.grill, event.tile].sort((a, b) => a - b);
      return { ...view, stacks, grill };
    }
    case "turned": {
      const turned = [...view.turned, event.tile].sort((a, b) => a - b);
      return { ...view, turned, grill: without(view.grill, event.tile) };
    }
    default:
      return view;
  }
}

function drawKnockout(view: KnockoutView, event: AnyEvent): KnockoutView {
  switch (event.type) {
    case "rolled":
    case "rolled-off":
      return { ...view, seat: event.seat, roll: event.dice, halves: [] };
    case "moved": {
      const { space } = event;
      const pieces = view.pieces.map((piece) => {
        if (piece.piece === event.piece) return { ...piece, space };
        return piece.piece === event.victim ? { ...piece, space: null } : piece;
      });
      return { ...view, pieces };
    }
    case "locked": {
      const pieces = view.pieces.map((piece) =>
        piece.piece === event.piece ? { ...piece, locked: true } : piece,
      );
      return { ...view, pieces };
    }
    default:
      return view;
  }
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
