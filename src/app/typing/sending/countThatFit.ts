import type { Keystroke } from "../../../engine/log/Keystroke";

/**
 * Most keystrokes of one batch: in races (raceLimits), exams (examLimits) and what is followed live (liveLimits) alike.
 */
const MAX_BATCH_KEYSTROKES = 1_000;

/** Most bytes that the keystrokes of one batch may take: phones commit words, and a request has a limit. */
const MAX_BATCH_BYTES = 48_000;

/** How many keystrokes of a log, from index `from` on, fit into one batch. @param most the bytes that it may take. */
export function countThatFit(keystrokes: readonly Keystroke[], from = 0, most = MAX_BATCH_BYTES): number {
  let bytes = 0;
  let count = 0;
  for (let at = from; at < keystrokes.length; at += 1) {
    const keystroke = keystrokes[at];
    bytes += 9 + (keystroke?.kind === "insert" ? keystroke.text.length * 3 : 0);
    if (count === MAX_BATCH_KEYSTROKES || bytes > most) break;
    count += 1;
  }
  return count;
}
