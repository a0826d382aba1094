import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Facts = {
  /** As the schema's `ResultMode` says it. */
  readonly mode: string;
  readonly modeAmount: number | null;
  /** Of the text, if there was one. */
  readonly title: string | null;
};

/** What kind of run it was, in a few words: "30 seconds", "50 words", "Text: The lighthouse", "Race". */
export function describeMode({ mode, modeAmount, title }: Facts): MessageDescriptor {
  const amount = modeAmount ?? 0;
  if (mode === "TIME") return msg`${amount} seconds`;
  if (mode === "WORDS") return msg`${amount} words`;
  if (title === null) return mode === "RACE" ? msg`Race` : msg`Text`;
  return mode === "RACE" ? msg`Race: ${title}` : msg`Text: ${title}`;
}
