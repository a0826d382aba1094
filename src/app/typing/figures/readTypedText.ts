import { type Keystroke, applyKeystroke } from "../../../engine/log/Keystroke";
import { acceptsKey } from "../../../engine/text/graphemes";
import { type FreeTyping, startTyping, type TypingRules } from "../../../engine/typing/Typing";

/**
 * A stretch of what stands there at the end. `wrong` was typed so and should not be (races: was missed before it was
 * right), `missed` should
 * stand there and was left out, `corrected` is right now and was not at first.
 */
export type TypedPart = { readonly kind: "right" | "wrong" | "missed" | "corrected"; readonly text: string };

/** The text of a run as far as it was typed, with what is not right in it. */
export function readTypedText(
  rules: TypingRules,
  text: string,
  keystrokes: readonly Keystroke[],
): readonly TypedPart[] {
  const stumbled = new Set<number>();
  const missed = new Set<string>();
  let state = startTyping(rules, text);
  for (const keystroke of keystrokes) {
    let before = state;
    state = applyKeystroke(state, keystroke, (step) => {
      if (step.state.rules === "stopOnError" && step.state.misses > 0) stumbled.add(step.state.position);
      if (before.rules === "free" && step.outcome.kind === "pressed" && !step.outcome.right)
        missed.add(placeOf(before));
      before = step.state;
    });
  }
  const parts: TypedPart[] = [];
  if (state.rules === "free") addFree(parts, state, missed);
  else
    state.text
      .slice(0, state.position)
      .forEach((letter, at) => add(parts, stumbled.has(at) ? "wrong" : "right", letter));
  return parts;
}

/** Where the next letter comes: its word, and its place there. */
function placeOf({ done, typed }: FreeTyping): string {
  return nameOf(done.length, typed.length);
}

function nameOf(word: number, letter: number): string {
  return `${word} ${letter}`;
}

function addFree(parts: TypedPart[], { words, done, typed, finished }: FreeTyping, missed: ReadonlySet<string>): void {
  [...done, typed].forEach((letters, at) => {
    if (at > 0) add(parts, "right", " ");
    const word = words[at] ?? [];
    // A letter too many that was taken back is seen at the last one.
    const isCut = letters.length === word.length && missed.has(nameOf(at, word.length));
    const isCorrected = (index: number) => missed.has(nameOf(at, index)) || (isCut && index === word.length - 1);
    letters.forEach((letter, index) => {
      const wanted = word[index];
      if (wanted === undefined || !acceptsKey(wanted, letter)) add(parts, "wrong", letter);
      else add(parts, isCorrected(index) ? "corrected" : "right", letter);
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
