import type { Feature } from "$/app/feature";

export const daysOff: Feature = {
  sections: { me: () => import("./DaysOff.svelte") },
};
