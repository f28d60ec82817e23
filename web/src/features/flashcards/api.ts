/** Flashcards over REST, in the language of the page. */
import type { FlashcardAnswer, FlashcardList } from "$/generated/flashcards";
import type { Language, PuzzleQuestion } from "$/generated/wire";
import { ask, keyed } from "$/app/api";
import { language } from "$/app/i18n.svelte";

export const flashcards = (): Promise<FlashcardList> => ask("/flashcards");

export const flashcard = (id: string): Promise<PuzzleQuestion> =>
  ask(`/flashcards/${encodeURIComponent(id)}?${keyed({ language: language() })}`);

export const answerCard = (id: string, token: string): Promise<FlashcardAnswer> =>
  ask(`/flashcards/${encodeURIComponent(id)}`, "POST", { token, language: language() as Language });
