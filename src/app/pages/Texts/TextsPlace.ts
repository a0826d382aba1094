import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";

/** What is looked for among the texts. */
export type TextsPlace = {
  readonly search: string;
  readonly languages: readonly ("EN" | "NL")[];
  readonly difficulties: readonly ("EASY" | "MEDIUM" | "HARD")[];
  readonly tags: readonly string[];
  readonly lengths: readonly ("SHORT" | "MEDIUM" | "LONG")[];
  readonly layouts: readonly LayoutId[];
  readonly shelves: readonly ("PUBLIC" | "GROUP" | "OWN" | "ARCHIVED")[];
};
