import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { remainingText } from "./remainingText";
import type { TypingRun } from "./TypingRun";

/** Words of the text that a summary reads ahead. */
const WORDS_AHEAD = 6;

/** How a run goes, in one short sentence for somebody who hears it: errors so far, and what comes next. */
export function describeProgress(run: TypingRun): MessageDescriptor {
  const { all, right } = run.presses;
  const wrong = all - right;
  const next = remainingText(run.state)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, WORDS_AHEAD)
    .join(" ");
  if (next === "") return msg`${plural(wrong, { one: "# error", other: "# errors" })}.`;
  return msg`${plural(wrong, { one: "# error", other: "# errors" })}. Next: ${next}`;
}
