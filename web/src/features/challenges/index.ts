import type { Feature } from "$/app/feature";

export const challenges: Feature = {
  routes: [
    { path: "round/:id", load: () => import("./Challenge.svelte"), shared: true, place: "today" },
  ],
  sections: { today: () => import("./Challenges.svelte") },
  table: async () => ({ End: (await import("./End.svelte")).default }),
};
