import type { Feature } from "$/app/feature";

export const challenges: Feature = {
  routes: [
    { path: "round/:id", load: () => import("./Challenge.svelte"), shared: true, place: "today" },
  ],
  sections: { today: () => import("./Challenges.svelte") },
  table: async () => {
    const [End, Rest] = await Promise.all([import("./End.svelte"), import("./FromGame.svelte")]);
    return { End: End.default, Rest: Rest.default };
  },
};
