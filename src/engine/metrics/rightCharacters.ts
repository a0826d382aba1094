import { isWordRight } from "../typing/FreeTyping";
import type { Typing } from "../typing/Typing";

/**
 * The characters that count for speed: those of wholly right words with the space behind them. A word in progress
 * counts while it is right so far; a last word given up counts only when it is right.
 */
export function rightCharacters(state: Typing): number {
  if (state.rules === "stopOnError") return state.position;
  const word = state.words[state.done.length] ?? [];
  const reached = state.finished ? word : word.slice(0, state.typed.length);
  return state.rightCharacters + (isWordRight(reached, state.typed) ? state.typed.length : 0);
}
