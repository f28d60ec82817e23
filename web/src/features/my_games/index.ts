import type { Feature } from "$/app/feature";

export const myGames: Feature = {
  routes: [
    { path: "me", load: () => import("./Me.svelte"), place: "me" },
    { path: "game/:id", load: () => import("./Moment.svelte"), place: "me" },
  ],
  share: async (table) => (await (await import("./api")).share(table, null)).path,
  botRecords: async () => (await (await import("./api")).figures()).against,
};
