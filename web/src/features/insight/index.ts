import type { Feature } from "$/app/feature";

export const insight: Feature = {
  routes: [
    { path: "review", load: () => import("./review/Review.svelte"), place: "me" },
    { path: "puzzles", load: () => import("./puzzles/Puzzles.svelte"), place: "learn" },
    { path: "lab", load: () => import("./lab/Lab.svelte"), place: "learn" },
  ],
  learn: [
    { href: "/puzzles", icon: "puzzle", title: "puzzle-title", about: "web-learn-puzzles" },
    { href: "/lab", icon: "flask", title: "lab-title", about: "web-learn-lab" },
  ],
  table: async () => (await import("./tutor")).part,
};
