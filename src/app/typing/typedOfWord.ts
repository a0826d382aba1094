import type { Typing } from "../../engine/typing/Typing";

/** What is typed of the word in progress. */
export function typedOfWord(state: Typing): string {
  if (state.rules === "free") return state.typed.join("");
  const typed = state.text.slice(0, state.position).join("");
  return typed.slice(typed.lastIndexOf(" ") + 1);
}
