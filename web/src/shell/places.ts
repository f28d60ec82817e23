import type { Place } from "$/app/feature";
import { isNewcomer } from "$/app/newcomer";
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

/** The places there are. A device without a server has no daily game; newcomers are there to play. */
export const places = () =>
  PLACES.filter(
    ({ key, href }) => !(isAway() && match(href).route.shared) && (key === "play" || !isNewcomer()),
  );

/** Where the page that is open belongs. */
export const placeNow = (): Place => here().route.place ?? "play";
