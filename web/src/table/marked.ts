import type { Option } from "$/generated/wire";

/** What is best, what was chosen in its place, and why in words. */
export interface Marked {
  best?: Option | null;
  chosen?: Option | null;
  words?: readonly string[];
}
