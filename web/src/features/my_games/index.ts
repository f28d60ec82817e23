import type { Feature } from "$/app/feature";

export const myGames: Feature = {
  routes: [
    { path: "you", load: () => import("./You.svelte") },
    { path: "game/:id", load: () => import("./Moment.svelte") },
  ],
  places: [{ href: "/you", icon: "log", title: "mine-title", rank: 20 }],
  share: async (table) => (await (await import("./api")).share(table, null)).path,
  botRecords: async () => (await (await import("./api")).figures()).against,
};
