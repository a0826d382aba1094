import type { MessageDescriptor } from "@lingui/core";
import { keyboardLayouts } from "../../../../src/engine/keyboards/keyboardLayouts";
import { allTenFingers, leftHandOnly } from "../../../../src/engine/keyboards/fingerZones";
import { describeNext } from "../../../../src/app/typing/keyboard/Keyboard";
import { nextCharacter, nextPresses } from "../../../../src/app/typing/keyboard/KeyboardView";
import { remainingText, TypingRun } from "../../../../src/app/typing/TypingRun";

import { i18nOf } from "../../../../src/app/platform/locale/i18n";

const english = (message: MessageDescriptor) => i18nOf("en-US")._(message);

const type = (run: TypingRun, text: string) =>
  [...text].forEach((letter, at) => run.apply({ kind: "insert", text: letter }, 1000 + at));

describe.each(["free", "stopOnError"] as const)("nextCharacter by the rules %s", (rules) => {
  it("is the first of the rest, from the first key to the end", () => {
    const text = "een twee drie";
    const run = new TypingRun({ rules, text });
    for (const letter of text) {
      expect(nextCharacter(run.state)).toBe(remainingText(run.state).charAt(0));
      type(run, letter);
    }
    expect(nextCharacter(run.state)).toBeNull();
  });
});

it("is the space after the end of a word, and nothing after the end of the last", () => {
  const run = new TypingRun({ rules: "free", text: "a b" });
  type(run, "axx");
  expect(nextCharacter(run.state)).toBe(" ");
  type(run, " x");
  expect(nextCharacter(run.state)).toBeNull();
});

describe("nextPresses", () => {
  const codes = (run: TypingRun, id: keyof typeof keyboardLayouts) => {
    const next = nextPresses(run, keyboardLayouts[id]);
    return next && [next.now.hold.join("+"), next.now.code, next.after?.code ?? null];
  };

  it("uses Shift with the other hand, and AltGr", () => {
    expect(codes(new TypingRun({ rules: "free", text: "A" }), "us")).toEqual(["ShiftRight", "KeyA", null]);
    expect(codes(new TypingRun({ rules: "free", text: "P" }), "us")).toEqual(["ShiftLeft", "KeyP", null]);
    expect(codes(new TypingRun({ rules: "free", text: "€" }), "german")).toEqual(["AltRight", "KeyE", null]);
  });

  it("shows the dead key first, and its letter once the accent waits", () => {
    const run = new TypingRun({ rules: "free", text: "één" });
    expect(codes(run, "us-international")).toEqual(["", "Quote", "KeyE"]);
    run.compose("´");
    expect(codes(run, "us-international")).toEqual(["", "KeyE", null]);
  });

  it("shows Enter and Tab", () => {
    expect(codes(new TypingRun({ rules: "stopOnError", text: "\n" }), "dutch")).toEqual(["", "Enter", null]);
    expect(codes(new TypingRun({ rules: "stopOnError", text: "\t" }), "dutch")).toEqual(["", "Tab", null]);
  });

  it("has nothing for what a layout cannot type", () => {
    expect(codes(new TypingRun({ rules: "free", text: "één" }), "us")).toBeNull();
  });
});

describe("describeNext", () => {
  const words = (text: string, id: keyof typeof keyboardLayouts) =>
    describeNext(new TypingRun({ rules: "free", text }), keyboardLayouts[id], allTenFingers, english);

  it("names the fingers that there are", () => {
    const run = new TypingRun({ rules: "free", text: "Px" });
    expect(describeNext(run, keyboardLayouts.us, leftHandOnly, english)).toBe(
      "Next: P, left index finger, hold left Shift",
    );
  });

  it.each([
    ["rest", "us", "Next: r, left index finger"],
    ["Rest", "us", "Next: R, left index finger, hold right Shift"],
    ["€5", "german", "Next: €, left middle finger, hold AltGr"],
    ["één", "us-international", "Next: é, first ', right little finger; then e"],
    ["één", "us", "Next: é, which you can't type with this layout"],
  ] as const)("of %s on %s", (text, id, said) => expect(words(text, id)).toBe(said));

  it.each([
    ["\na", "Next: Enter, right little finger"],
    ["\ta", "Next: Tab, left little finger"],
  ])("of %j", (text, said) => {
    const run = new TypingRun({ rules: "stopOnError", text });
    expect(describeNext(run, keyboardLayouts.us, allTenFingers, english)).toBe(said);
  });

  it("of a space", () => {
    const run = new TypingRun({ rules: "free", text: "a b" });
    type(run, "a");
    expect(describeNext(run, keyboardLayouts.us, allTenFingers, english)).toBe("Next: space, a thumb");
  });
});
