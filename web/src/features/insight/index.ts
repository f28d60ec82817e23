import type { Feature } from "$/app/feature";

export const insight: Feature = {
  routes: [
    { path: "review", load: () => import("./review/Review.svelte") },
    { path: "puzzles", load: () => import("./puzzles/Puzzles.svelte") },
    { path: "lab", load: () => import("./lab/Lab.svelte") },
  ],
  places: [
    { href: "/puzzles", icon: "puzzle", title: "puzzle-title", rank: 50 },
    { href: "/lab", icon: "flask", title: "lab-title", rank: 60 },
    { href: "/review", icon: "chart", title: "review-title", rank: 70 },
  ],
  table: async () => (await import("./tutor")).part,
};
