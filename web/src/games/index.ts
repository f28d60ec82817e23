/** The games there are. Nothing outside their folders knows one by name. */
import { Refused } from "$/app/api";
import { isSpecies, type Species } from "$/ui/birds";
import type { Game, GameUi } from "./game";
import { knockout } from "./knockout";
import { pickomino } from "./pickomino";

export type { Game, GameUi } from "./game";

/** In the order in which they are offered; the first is the one nobody chose. */
export const GAMES: readonly Game[] = [pickomino, knockout];
export const DEFAULT: Game = pickomino;

/** The game of this name, where the app knows it. */
export function find(key: string): Game | null {
  return GAMES.find((game) => game.key === key) ?? null;
}

/** The game of this name; a name that the app does not know is refused. */
export function gameOf(key: string): Game {
  const found = find(key);
  if (!found) throw unknown(key);
  return found;
}

/** The bird of a bot, or the one that a person has chosen; bots of other packages are hens. */
export function birdOf(key: string, bot: string | null, chosen = ""): Species {
  if (bot === null) return isSpecies(chosen) ? chosen : "hen";
  return find(key)?.birds[bot] ?? "hen";
}

const loaded = new Map<string, GameUi>();

/** The game's tables, drawings and words, fetched when they are first needed. */
export async function load(key: string): Promise<GameUi> {
  const game = gameOf(key);
  let ui = loaded.get(key);
  if (!ui) {
    ui = await game.load().catch((error: unknown) => {
      throw new Refused({ code: "unreachable", message: String(error), values: {} });
    });
    loaded.set(key, ui);
  }
  return ui;
}

export function unknown(key: string): Refused {
  const known = GAMES.map((game) => game.key).join(", ");
  const message = `There is no game ${key}; choose from ${known}.`;
  return new Refused({ code: "unknown-game", message, values: { value: key, known } });
}
