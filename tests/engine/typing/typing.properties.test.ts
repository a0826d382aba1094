import * as fc from "fast-check";
import {
  applyKeystroke,
  editsOf,
  replay,
  MAX_EXTRA_LETTERS,
  sameLists,
  startFreeTyping,
  startTyping,
  stepTyping,
  type Typing,
} from "../../../src/engine/typing/Typing";
import { acceptsKey } from "../../../src/engine/text/graphemes";
import { anyRun } from "../support/arbitraries";

it("Backspace undoes a press, unless it ended the run or committed a right word", () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom("a", "é", " ", "👍🏽"), ({ text, keystrokes }, grapheme) => {
      const before = replay(startTyping("free", text), keystrokes);
      const { state, outcome } = stepTyping(before, { kind: "insert", grapheme });
      if (outcome.kind === "ignored") return;
      const undone = stepTyping(state, { kind: "deleteGrapheme" });
      if (undone.outcome.kind === "ignored") expect(undone.state).toBe(state);
      else expect(undone).toEqual({ state: before, outcome: { kind: "erased", count: 1 } });
    }),
  );
});

it("a replay on the same lists has the same states, key by key", () => {
  fc.assert(
    fc.property(anyRun, ({ text, keystrokes }) => {
      let copied = startTyping("free", text);
      let changed = startTyping("free", text);
      for (const keystroke of keystrokes) {
        const outcomes: unknown[] = [];
        copied = applyKeystroke(copied, keystroke, ({ outcome }) => outcomes.push(outcome));
        changed = applyKeystroke(
          changed,
          keystroke,
          ({ outcome }) => expect(outcome).toEqual(outcomes.shift()),
          sameLists,
        );
        expect(changed).toEqual(copied);
      }
    }),
  );
});

it("counting right letters gives the same as comparing the word with what was typed", () => {
  const compared = (word: readonly string[] = [], typed: readonly string[]) => {
    const wrong = typed.findIndex((letter, at) => !acceptsKey(word[at] ?? "", letter));
    return wrong === -1 ? typed.length : wrong;
  };
  fc.assert(
    fc.property(anyRun, ({ text, keystrokes }) => {
      const state = replay(startFreeTyping(text), keystrokes);
      if (state.rules !== "free") throw new Error("Free typing became something else.");
      const { words, done, typed, rightLetters, doneRightLetters } = state;
      expect(rightLetters).toBe(compared(words[done.length], typed));
      expect(doneRightLetters).toEqual(done.map((letters, at) => compared(words[at], letters)));
    }),
  );
});

it("delete word leaves the word empty, and equals as many Backspaces", () => {
  fc.assert(
    fc.property(anyRun, ({ text, keystrokes }) => {
      const before = replay(startTyping("free", text), keystrokes);
      const { state, outcome } = stepTyping(before, { kind: "deleteWord" });
      if (outcome.kind !== "erased") return expect(state).toBe(before);
      let letterwise: Typing = before;
      for (let count = 0; count < outcome.count; count += 1)
        letterwise = stepTyping(letterwise, { kind: "deleteGrapheme" }).state;
      expect(letterwise).toEqual(state);
    }),
  );
});

it("a step never changes the previous state, and returns it if the edit is ignored", () => {
  fc.assert(
    fc.property(anyRun, ({ rules, text, keystrokes }) => {
      let state = startTyping(rules, text);
      for (const edit of keystrokes.flatMap(editsOf)) {
        const copy = structuredClone(state);
        const step = stepTyping(state, edit);
        expect(state).toEqual(copy);
        if (step.outcome.kind === "ignored" && !step.state.finished) expect(step.state).toBe(state);
        state = step.state;
      }
    }),
  );
});

it("the caret stays in the text, and no word exceeds its limit", () => {
  fc.assert(
    fc.property(anyRun, ({ rules, text, keystrokes }) => {
      const state = replay(startTyping(rules, text), keystrokes);
      if (state.rules === "stopOnError") {
        expect(state.position).toBeLessThanOrEqual(state.text.length);
        expect(state.finished).toBe(state.position === state.text.length);
        return;
      }
      expect(state.done.length).toBeLessThanOrEqual(Math.max(0, state.words.length - 1));
      for (const [at, letters] of [...state.done, state.typed].entries()) {
        expect(letters.length).toBeLessThanOrEqual((state.words[at]?.length ?? 0) + MAX_EXTRA_LETTERS);
      }
      for (const letters of state.done) expect(letters.length).toBeGreaterThan(0);
    }),
  );
});

it("after the end nothing changes", () => {
  fc.assert(
    fc.property(anyRun, ({ rules, text, keystrokes }) => {
      const end = replay(startTyping(rules, text), keystrokes);
      if (end.finished) expect(replay(end, keystrokes)).toBe(end);
    }),
  );
});
