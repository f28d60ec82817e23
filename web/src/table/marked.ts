import type { Option } from "$/generated/wire";

/** What is best, and what was chosen in its place. */
export interface Marked {
  best?: Option | null;
  chosen?: Option | null;
}
