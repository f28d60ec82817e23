/** A die of any game. */
export interface DieProps {
  face: number | null; // null: not rolled yet
  rolling?: boolean;
  index?: number; // among the dice of a roll: later ones land later
}
