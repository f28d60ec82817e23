/** Things that a mouse or a finger carries: whatever wears `data-grab`. Everything else scrolls. */

/** What is carried, where it is, and where it would lie if it were let go now. */
export interface Carried<To> {
  thing: number;
  x: number;
  y: number;
  to: To | null;
}

interface Hooks<To> {
  /** The place at a point of the screen; null where nothing can be put down. */
  at: (area: HTMLElement, x: number, y: number) => To | null;
  /** Is carried now; null when it was let go. */
  carry: (it: Carried<To> | null) => void;
  drop: (thing: number, to: To) => void;
  /** Escape: nothing is held any more. */
  leave: () => void;
}

const FAR = 6; // pixels; a finger trembles

export function dragging<To>({ at, carry, drop, leave }: Hooks<To>) {
  return (area: HTMLElement): (() => void) => {
    let start: { pointer: number; thing: number; x: number; y: number } | null = null;
    let carried: Carried<To> | null = null;
    const show = (it: Carried<To> | null) => carry((carried = it));

    function down(event: PointerEvent) {
      const thing = (event.target as Element).closest<HTMLElement>("[data-grab]")?.dataset.grab;
      if (thing === undefined || event.button !== 0) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      start = { pointer, thing: Number(thing), x, y };
    }
    function moved(event: PointerEvent) {
      if (start?.pointer !== event.pointerId) return;
      const { clientX: x, clientY: y } = event;
      if (!carried && Math.hypot(x - start.x, y - start.y) < FAR) return;
      if (!carried) area.setPointerCapture(event.pointerId); // the click goes to the area: no tap
      show({ thing: start.thing, x, y, to: at(area, x, y) });
    }
    function end(event: PointerEvent) {
      start = null;
      const it = carried;
      show(null);
      if (it && it.to !== null && event.type === "pointerup") drop(it.thing, it.to);
    }
    function key(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      start = null;
      show(null);
      leave();
    }
    area.addEventListener("pointerdown", down);
    area.addEventListener("pointermove", moved);
    area.addEventListener("pointerup", end);
    area.addEventListener("pointercancel", end);
    area.addEventListener("keydown", key);
    return () => {
      area.removeEventListener("pointerdown", down);
      area.removeEventListener("pointermove", moved);
      area.removeEventListener("pointerup", end);
      area.removeEventListener("pointercancel", end);
      area.removeEventListener("keydown", key);
    };
  };
}
