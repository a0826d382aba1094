import type { Language } from "../../../engine/practice/PracticeMode";

/** A text as this browser keeps it, to be typed without the server. */
export type KeptText = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
};
