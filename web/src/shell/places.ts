import { features } from "$/features";
import { DEFAULT } from "$/games";
import type { Place } from "$/app/feature";
import { isAway } from "$/app/offline/place.svelte";
import { match } from "$/app/routes";

const CORE: readonly Place[] = [
  { href: "/tables", icon: "eye", title: "web-watch", rank: 30 },
  { href: `/rules/${DEFAULT.key}`, icon: "book", title: "web-rules", rank: 40 },
  { href: "/fair", icon: "shield", title: "web-fair-dice", rank: 80 },
  { href: "/settings", icon: "gear", title: "web-settings", rank: 90 },
];

/** Where one can go from every page, and how the places are called. */
export const places = (): readonly Place[] =>
  [...CORE, ...features.flatMap((feature) => feature.places ?? [])]
    .filter(({ href }) => !(isAway() && match(href).route.shared))
    .sort((one, other) => one.rank - other.rank);
