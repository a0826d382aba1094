import { keyRules, type KeyRule } from "../../../engine/practice/PracticeMode";
import type { Preferences } from "../../platform/preferences/Preferences";

/** How somebody practices, whatever the text. */
export type RunOptions = {
  readonly keyRule: KeyRule | null;
  /** Whether what is typed is not marked as right or wrong before the end. */
  readonly isBlind: boolean;
  /** The ghost: `best`, `median`, `group`, `today`, or a number of words per minute. Empty for none. */
  readonly ghost: string;
};

/** The remembered options. Unknown ones are off. */
export function readOptions({ options }: Pick<Preferences, "options">): RunOptions {
  const written = new URLSearchParams(options);
  return {
    keyRule: keyRules.find((rule) => rule === written.get("keys")) ?? null,
    isBlind: written.has("blind"),
    ghost: written.get("pace") ?? "",
  };
}
