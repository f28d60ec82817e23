import { hasAccount } from "./api";
import { canStore } from "./settings.svelte";
import { isLive, visits } from "./visited";

/** The games that this browser has seen to the end. */
const finished = () => visits().filter(({ table }) => !isLive(table));

/**
 * Newcomers have not come to the end of any game yet. They are shown how to play, and little else. A
 * browser that remembers nothing takes nobody for one.
 */
export const isNewcomer = (): boolean => canStore() && !hasAccount() && finished().length === 0;

/** Who has not come to the end of this kind of game yet begins it. */
export const begins = (game: string): boolean =>
  !finished().some(({ table }) => table.game === game);
