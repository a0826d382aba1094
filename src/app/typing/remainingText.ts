import type { Typing } from "../../engine/typing/Typing";

/** The characters still to be typed if no further error is made. */
export function remainingText(state: Typing): string {
  if (state.finished) return "";
  if (state.rules === "stopOnError") return state.text.slice(state.position).join("");
  const [word, ...rest] = state.words.slice(state.done.length);
  return [(word ?? []).slice(state.typed.length), ...rest].map((letters) => letters.join("")).join(" ");
}
