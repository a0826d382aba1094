import * as fc from "fast-check";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { applyKeystroke, startTyping, type Typing, type TypingRules } from "../../../src/engine/typing/Typing";

/** Common letters, and some that cause problems. */
const letter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("a", "b", "e") },
  fc.constantFrom("é", "’", "'", "–", "ij", "🇳🇱", "👍🏽", "ś"),
);

/** A normalized text of a few words, rarely empty. */
export const anyText = fc
  .array(
    fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join("")),
    { maxLength: 6 },
  )
  .map((words) => words.join(" "));

export const anyRules = fc.constantFrom<TypingRules>("free", "stopOnError");

const gap = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 400 }) }, fc.integer({ min: 0, max: 5000 }));

/** The next action of a typist: mostly the right key. */
const action = fc.oneof(
  { weight: 10, arbitrary: fc.constant("next" as const) },
  { weight: 3, arbitrary: fc.constantFrom("a", "b", " ", "'", "e\u0301", "a b", "é ") },
  { weight: 3, arbitrary: fc.constantFrom("deleteGrapheme" as const, "deleteWord" as const) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 4 })
      .filter((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)),
  },
);

/** A realistic run: rules, a text, a log that often gets far, and an end at or near its last key. */
export const anyRun = fc
  .record({
    rules: anyRules,
    text: anyText,
    actions: fc.array(fc.tuple(gap, action), { maxLength: 80 }),
    rest: fc.integer({ min: -500, max: 3000 }),
  })
  .map(({ rules, text, actions, rest }) => {
    const keystrokes = logOf(rules, text, actions);
    return { rules, text, keystrokes, durationMs: Math.max(0, (keystrokes.at(-1)?.time ?? 0) + rest) };
  });

/** Any log that the format allows. */
export const anyLog: fc.Arbitrary<readonly Keystroke[]> = anyRun.map(({ keystrokes }) => keystrokes);

function logOf(
  rules: TypingRules,
  text: string,
  actions: readonly (readonly [number, string])[],
): readonly Keystroke[] {
  let state = startTyping(rules, text);
  let time = 0;
  return actions.map(([wait, name], at) => {
    if (at > 0) time += wait;
    const keystroke = keystrokeOf(state, name, time);
    state = applyKeystroke(state, keystroke);
    return keystroke;
  });
}

function keystrokeOf(state: Typing, name: string, time: number): Keystroke {
  if (name === "deleteGrapheme" || name === "deleteWord") return { time, kind: name };
  return { time, kind: "insert", text: name === "next" ? nextKey(state) : name };
}

function nextKey(state: Typing): string {
  if (state.rules === "stopOnError") return state.text[state.position] ?? "a";
  return state.words[state.done.length]?.[state.typed.length] ?? " ";
}
