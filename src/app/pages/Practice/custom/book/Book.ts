import type { Language } from "../../../../../engine/practice/PracticeMode";

/** A text that is read, a portion at a time. */
export type Book = {
  /** Global id; null for a text that is in this browser alone. */
  readonly id: string | null;
  readonly title: string;
  readonly language: Language;
  /** Normalised. */
  readonly body: string;
};
