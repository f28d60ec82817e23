/** Tutor, review, laboratory and puzzles over REST, in the language of the page. */
import type {
  GameKey,
  HintView,
  InsightView,
  LabAnswer,
  Language,
  PuzzleAnswer,
  PuzzleList,
  PuzzleQuestion,
  ReplayView,
  ReviewAnswer,
  ReviewNews,
  ReviewWaiting,
  ReviewWorking,
  WarningAnswer,
} from "$/generated/wire";
import { language } from "$/app/i18n.svelte";
import { ask, askLines, keyed, Refused, send, type QueryValues } from "$/app/api";

const spoken = () => language() as Language;

const query = (values: QueryValues): string => keyed({ ...values, language: spoken() });

export const lab = (position: string): Promise<LabAnswer> =>
  ask("/lab", "POST", { position, language: spoken() });

/** Where a review is while it is waited for. */
export type Wait = ReviewWaiting | ReviewWorking;
type Told = (wait: Wait) => void;

export const reviewFile = (record: string, told: Told): Promise<ReviewAnswer> =>
  review("/review/progress", told, { record, language: spoken() });

/** Somebody looks for a game file: the server may make ready what reviews it. */
export const reviewSoon = (): Promise<void> => send("/review/soon", "POST");

export const reviewTable = (id: string, key: string | null, told: Told): Promise<ReviewAnswer> =>
  review(`/tables/${encodeURIComponent(id)}/review/progress?${query({ key })}`, told);

/** The server says how far it is, a line each; the last line is the review. */
async function review(path: string, told: Told, body?: unknown): Promise<ReviewAnswer> {
  for await (const line of askLines<ReviewNews>(path, body)) {
    if (line.type === "done") return line.answer;
    if (line.type === "error") throw new Refused(line);
    told(line);
  }
  throw new Refused({ code: "unreachable", message: "the answer ended early", values: {} });
}

export const replayFile = (record: string): Promise<ReplayView> =>
  ask("/replay", "POST", { record });

export const replayTable = (id: string, key: string | null): Promise<ReplayView> =>
  ask(`/tables/${encodeURIComponent(id)}/replay?${keyed({ key })}`);

export const tutor = (id: string, key: string | null, seat: number): Promise<InsightView> =>
  ask(`/tables/${id}/tutor?${query({ key, seat })}`);

export const warning = (
  id: string,
  key: string | null,
  seat: number,
  move: string,
  threshold: number,
): Promise<WarningAnswer> => ask(`/tables/${id}/warning?${query({ key, seat, move, threshold })}`);

export const hint = (id: string, key: string | null, seat: number): Promise<HintView> =>
  ask(`/tables/${id}/hint?${query({ key, seat })}`);

export const puzzles = (game: GameKey): Promise<PuzzleList> => ask(`/puzzles?game=${game}`);

export const puzzle = (id: string): Promise<PuzzleQuestion> =>
  ask(`/puzzles/${encodeURIComponent(id)}?${query({})}`);

export const solve = (position: string, token: string): Promise<PuzzleAnswer> =>
  ask("/puzzles/answer", "POST", { position, token, language: spoken() });
