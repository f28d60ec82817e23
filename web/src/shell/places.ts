import type { Place } from "$/app/feature";
import { isAway } from "$/app/offline/place.svelte";
import { here } from "$/app/router.svelte";
import { match } from "$/app/routes";
import type { IconName } from "$/ui/Icon.svelte";

const PLACES: readonly { key: Place; href: string; icon: IconName }[] = [
  { key: "play", href: "/", icon: "dice" },
  { key: "today", href: "/today", icon: "calendar" },
  { key: "learn", href: "/learn", icon: "book" },
  { key: "me", href: "/me", icon: "bird" },
];

/** The places there are; a device without a server has no daily game. */
export const places = () => PLACES.filter(({ href }) => !(isAway() && match(href).route.shared));

/** Where the page that is open belongs. */
export const placeNow = (): Place => here().route.place ?? "play";
