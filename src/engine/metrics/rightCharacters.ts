import type { Typing } from "../typing/Typing";

/**
 * The characters that count for speed: those of wholly right words with the space behind them. A word in progress
 * counts while it is right so far; a last word given up counts only when it is right.
 */
export function rightCharacters(state: Typing): number {
  if (state.rules === "stopOnError") return state.position;
  const word = state.words[state.done.length] ?? [];
  const reached = state.finished ? word.length : state.typed.length;
  const isRight = state.rightLetters === reached && state.typed.length === reached;
  return state.rightCharacters + (isRight ? reached : 0);
}
