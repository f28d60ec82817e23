import { addressFor } from "$/app/address";
import { load } from "$/games";
import type { DailyGame } from "$/generated/daily";
import * as api from "./api";
import { card, story } from "./card";

/** Send a result to friends, or copy it. Returns whether that was done. */
export async function share(day: string, game: DailyGame, streak: number): Promise<boolean> {
  const text = card(day, game, streak, await storyOf(game), location.origin + addressFor("/today"));
  if (text === null) return false;
  try {
    if ("share" in navigator) await navigator.share({ text });
    else await (navigator as Navigator).clipboard.writeText(text);
    return true;
  } catch {
    return false; // the person changed their mind
  }
}

/** A result can be told without the story of its game. */
async function storyOf({ game, attempt }: DailyGame): Promise<string> {
  try {
    const [replay, ui] = await Promise.all([api.replay(attempt?.table ?? ""), load(game)]);
    return story(replay, ui);
  } catch {
    return "";
  }
}
