/** A die of any game. */
export interface DieProps {
  face: number | null; // null: not rolled yet
  /** How long it tumbles before it lies still, in milliseconds. */
  airborne?: number | undefined;
  /** Its name wherever it lies: a die that lies elsewhere afterwards flies there. */
  moves?: string | undefined;
}

/** Faces in another order, each order as likely. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const other = Math.floor(Math.random() * (end + 1));
    [mixed[end], mixed[other]] = [mixed[other]!, mixed[end]!];
  }
  return mixed;
}
