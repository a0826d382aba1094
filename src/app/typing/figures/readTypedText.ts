import type { Keystroke } from "../../../engine/log/Keystroke";
import { applyKeystroke } from "../../../engine/log/replay";
import { acceptsKey } from "../../../engine/text/acceptsKey";
import type { FreeTyping } from "../../../engine/typing/FreeTyping";
import { startTyping, type TypingRules } from "../../../engine/typing/Typing";

/**
 * A stretch of what stands there at the end. `wrong` was typed so and should not be (races: was missed before it was right), `missed` should
 * stand there and was left out.
 */
export type TypedPart = { readonly kind: "right" | "wrong" | "missed"; readonly text: string };

/** The text of a run as far as it was typed, with what is not right in it. */
export function readTypedText(rules: TypingRules, text: string, keystrokes: readonly Keystroke[]): readonly TypedPart[] {
  const stumbled = new Set<number>();
  let state = startTyping(rules, text);
  for (const keystroke of keystrokes) {
    state = applyKeystroke(state, keystroke, (step) => {
      if (step.state.rules === "stopOnError" && step.state.misses > 0) stumbled.add(step.state.position);
    });
  }
  const parts: TypedPart[] = [];
  if (state.rules === "free") addFree(parts, state);
  else state.text.slice(0, state.position).forEach((letter, at) => add(parts, stumbled.has(at) ? "wrong" : "right", letter));
  return parts;
}

function addFree(parts: TypedPart[], { words, done, typed, finished }: FreeTyping): void {
  [...done, typed].forEach((letters, at) => {
    if (at > 0) add(parts, "right", " ");
    const word = words[at] ?? [];
    letters.forEach((letter, index) => {
      const wanted = word[index];
      add(parts, wanted !== undefined && acceptsKey(wanted, letter) ? "right" : "wrong", letter);
    });
    // A word in progress is not blamed for what was still to come.
    if (at < done.length || finished) word.slice(letters.length).forEach((letter) => add(parts, "missed", letter));
  });
}

function add(parts: TypedPart[], kind: TypedPart["kind"], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) parts.splice(-1, 1, { kind, text: last.text + text });
  else parts.push({ kind, text });
}
