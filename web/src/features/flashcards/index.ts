import type { Feature } from "$/app/feature";

export const flashcards: Feature = {
  routes: [{ path: "again", load: () => import("./Again.svelte"), place: "today" }],
  sections: { today: () => import("./Due.svelte") },
};
