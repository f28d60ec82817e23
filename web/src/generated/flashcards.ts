// Generated from roost.server.features.flashcards by scripts/generate-types. Do not edit.

import type { Language, PuzzleAnswer } from "./wire";

/** Whether it was right, and when the flashcard comes again. */
export interface FlashcardAnswer {
  answer: PuzzleAnswer;
  due: number;
}

/** Your past errors to retry: the ids of those `due`, the number of those `later`. `next` is the time of the next one. */
export interface FlashcardList {
  due: string[];
  later: number;
  next: number | null;
}

/** Your answer to a flashcard. */
export interface FlashcardRequest {
  token: string;
  language?: Language;
}
