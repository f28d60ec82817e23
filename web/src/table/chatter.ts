/** What the birds of bots say about what happens: at most one of them, once in a turn. */
import { t } from "$/app/i18n.svelte";
import { settings } from "$/app/settings.svelte";
import type { AnyEvent } from "$/generated/wire";
import { pick } from "./narrate";
import type { TableState } from "./state.svelte";

export interface Speech {
  seat: number;
  turn: number;
  words: string;
}

type Table = Pick<TableState, "table" | "shown" | "ui" | "spokeIn">;

/** The words of the first bird that has something to say; null where all are quiet. */
export function spoken(event: AnyEvent, { table, shown, ui, spokeIn }: Table): Speech | null {
  if (!settings.chatter || !table || !shown || !ui || shown.turn === spokeIn) return null;
  const { turn } = shown;
  const said = ui.remarks(event, shown).find(({ seat }) => table.seats[seat]?.kind === "bot");
  if (!said) return null;
  const words = t(`bird-${said.what}`, { pick: pick(table.id, said.what, turn) });
  return { seat: said.seat, turn, words };
}
