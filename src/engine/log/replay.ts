import { splitGraphemes } from "../text/splitGraphemes";
import { spellOut } from "../text/spellOut";
import type { Edit } from "../typing/Edit";
import type { Lists } from "../typing/FreeTyping";
import type { Step } from "../typing/Step";
import { stepTyping, type Typing } from "../typing/Typing";
import type { Keystroke } from "./Keystroke";

/** The single-character edits that one keystroke stands for, composed (NFC) and spelt out. */
export function editsOf(keystroke: Keystroke): readonly Edit[] {
  if (keystroke.kind !== "insert") return [{ kind: keystroke.kind }];
  const { text } = keystroke;
  // Nearly every key: one Latin-1 character is composed and whole as it is.
  if (text.length === 1 && text < "\u0100") return [{ kind: "insert", grapheme: text }];
  return splitGraphemes(spellOut(text).normalize("NFC")).map((grapheme) => ({ kind: "insert", grapheme }));
}

/** Applies one keystroke; `visit` sees each single-character step. With `lists`, see sameLists. */
export function applyKeystroke(
  state: Typing,
  keystroke: Keystroke,
  visit?: (step: Step<Typing>, edit: Edit) => void,
  lists?: Lists,
): Typing {
  let current = state;
  for (const edit of editsOf(keystroke)) {
    const step = stepTyping(current, edit, lists);
    current = step.state;
    visit?.(step, edit);
  }
  return current;
}

/** The state after a whole log. The same log over the same start always gives the same state. */
export function replay(start: Typing, keystrokes: readonly Keystroke[]): Typing {
  return keystrokes.reduce((state, keystroke) => applyKeystroke(state, keystroke), start);
}
