/**
 * The picture after each event. Events are facts the server has already decided; here they only
 * change what is drawn, one after the other, until the server's own position takes over.
 */
import type { AnyEvent, KnockoutView } from "$/generated/wire";

export function draw(view: KnockoutView, event: AnyEvent): KnockoutView {
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
      const out = view.pieces.find(({ piece }) => piece === event.victim);
      const scores = view.scores.map((score, seat) =>
        seat === out?.seat ? score - out.points : score,
      );
      return { ...view, pieces, scores };
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
