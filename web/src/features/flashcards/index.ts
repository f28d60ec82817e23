import type { Feature } from "$/app/feature";
import Due from "./Due.svelte";

export const flashcards: Feature = {
  routes: [{ path: "again", load: () => import("./Again.svelte") }],
  home: Due,
};
