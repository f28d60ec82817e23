/** Tutor, review, laboratory and puzzles over REST, in the language of the page. */
import type {
  GameKey,
  InsightView,
  LabAnswer,
  Language,
  PuzzleAnswer,
  PuzzleList,
  PuzzleQuestion,
  ReviewAnswer,
  WarningAnswer,
} from "$/generated/wire";
import { language } from "$/app/i18n.svelte";
import { ask } from "$/app/api";

const spoken = () => language() as Language;

function query(values: Record<string, string | number | null>): string {
  const all: typeof values = { ...values, language: spoken() };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

export const lab = (position: string): Promise<LabAnswer> =>
  ask("/lab", "POST", { position, language: spoken() });

export const reviewFile = (record: string): Promise<ReviewAnswer> =>
  ask("/review", "POST", { record, language: spoken() });

export const reviewTable = (id: string, key: string | null): Promise<ReviewAnswer> =>
  ask(`/tables/${encodeURIComponent(id)}/review?${query({ key })}`);

export const tutor = (id: string, key: string | null, seat: number): Promise<InsightView> =>
  ask(`/tables/${id}/tutor?${query({ key, seat })}`);

export const warning = (
  id: string,
  key: string | null,
  seat: number,
  move: string,
  threshold: number,
): Promise<WarningAnswer> => ask(`/tables/${id}/warning?${query({ key, seat, move, threshold })}`);

export const puzzles = (game: GameKey): Promise<PuzzleList> => ask(`/puzzles?game=${game}`);

export const puzzle = (id: string): Promise<PuzzleQuestion> =>
  ask(`/puzzles/${encodeURIComponent(id)}?${query({})}`);

export const solve = (position: string, token: string): Promise<PuzzleAnswer> =>
  ask("/puzzles/answer", "POST", { position, token, language: spoken() });
