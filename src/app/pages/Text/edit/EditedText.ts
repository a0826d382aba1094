import type { Language } from "../../../../engine/practice/PracticeMode";

/** What can be changed of a text. `id` and `version` are null for one that is not kept yet. */
export type EditedText = {
  readonly id: string | null;
  readonly version: number | null;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly tags: readonly string[];
  readonly source: string;
};
