import { remainingText } from "./remainingText";
import type { TypingRun } from "./TypingRun";

/** Words of the text that a summary reads ahead. */
const WORDS_AHEAD = 6;

/** How a run goes, in one short sentence for somebody who hears it: errors so far, and what comes next. */
export function describeProgress(run: TypingRun): string {
  const { all, right } = run.presses;
  const wrong = all - right;
  const next = remainingText(run.state).split(" ").filter((word) => word !== "").slice(0, WORDS_AHEAD).join(" ");
  const errors = wrong === 1 ? "1 error" : `${wrong} errors`;
  return next === "" ? `${errors}.` : `${errors}. Next: ${next}`;
}
