import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const words: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["EASY", msg({ message: "easy", context: "text" })],
  ["MEDIUM", msg({ message: "medium", context: "text" })],
  ["HARD", msg({ message: "hard", context: "text" })],
]);

/** How hard a text is, in a word. One that a newer server has is said as it says it. */
export function difficultyWord(difficulty: string): MessageDescriptor {
  return words.get(difficulty) ?? { id: difficulty.toLowerCase() };
}
