import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Facts = {
  /** As the schema's `ResultMode` says it. */
  readonly mode: string;
  /** As its `TypingRules` says them; left out where nobody asked. */
  readonly rules?: string;
  readonly modeAmount: number | null;
  /** Of the text or of the lesson, if there was one. */
  readonly title: string | null;
};

/** What kind of run it was, in a few words: "30 seconds", "50 words", "Text: The lighthouse", "Race". */
export function describeMode({ mode, rules, modeAmount, title }: Facts): MessageDescriptor {
  const amount = modeAmount ?? 0;
  switch (mode) {
    case "TIME":
      return msg`${amount} seconds`;
    case "WORDS":
      return msg`${amount} words`;
    case "ADAPTIVE":
      return msg`Adaptive practice`;
    case "CUSTOM":
      return rules === "STOP_ON_ERROR" ? msg`Race, not finished` : msg`Custom practice`;
    case "LESSON":
      return title === null ? msg`Lesson` : msg`Lesson: ${title}`;
    case "RACE":
      return title === null ? msg`Race` : msg`Race: ${title}`;
    default:
      return title === null ? msg`Text` : msg`Text: ${title}`;
  }
}
