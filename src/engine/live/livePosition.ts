import type { LiveRun } from "./LiveRun";

/** Characters (graphemes) of the text before the caret. */
export function livePosition({ text, typing }: LiveRun): number {
  if (typing.rules === "stopOnError") return typing.position;
  const word = typing.rules === "exam" ? typing.expected : typing.done.length;
  const start = text.starts[word] ?? text.length;
  return Math.min(text.length, start + Math.min(typing.typed.length, text.words[word]?.length ?? 0));
}
