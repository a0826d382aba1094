import type { Typing } from "../../../engine/typing/Typing";

/**
 * The character to type next; null at the end. Past the end of a word it is the space. Takes no longer in a long text
 * than in a short one.
 */
export function nextCharacter(state: Typing): string | null {
  if (state.finished) return null;
  if (state.rules === "stopOnError") return state.text[state.position] ?? null;
  const { words, done, typed } = state;
  const letter = words[done.length]?.[typed.length];
  if (letter !== undefined) return letter;
  return done.length < words.length - 1 ? " " : null;
}
