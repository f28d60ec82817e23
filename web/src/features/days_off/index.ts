import type { Feature } from "$/app/feature";

export const daysOff: Feature = {
  sections: { you: () => import("./DaysOff.svelte") },
};
