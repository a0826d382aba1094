import fc from "fast-check";
import { CopyRun } from "../../../../src/app/pages/Exam/CopyRun";
import { SourcePosition } from "../../../../src/app/pages/Exam/SourcePosition";
import { TypedLines } from "../../../../src/app/pages/Exam/SheetView";

const words = "the sea walks away from the beach twice a day and comes back again later".split(" ");
const text = Array.from({ length: 20 }, (_, at) => words.map((word) => `${word}${at}`).join(" ")).join(" ");

test("lines broken while typing are the same as those broken from the start, whatever is typed and deleted", () => {
  const edit = fc.oneof(
    { arbitrary: fc.constantFrom("a", "b", " ", "é"), weight: 6 },
    { arbitrary: fc.nat(30), weight: 1 },
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 200 }), fc.integer({ min: 1, max: 12 }), (edits, columns) => {
      const characters: string[] = [];
      const lines = new TypedLines(characters, columns);
      for (const change of edits) {
        if (typeof change === "string") characters.push(change);
        else characters.length = Math.max(0, characters.length - change);
        lines.update();
      }
      const shown = Array.from({ length: lines.count }, (_, line) => lines.textOf(line));
      expect(shown.join("")).toBe(characters.join(""));
      const fresh = new TypedLines(characters, columns);
      expect(shown).toEqual(Array.from({ length: fresh.count }, (_, line) => fresh.textOf(line)));
      expect(shown.every((line) => line.trimEnd().length <= columns)).toBe(true);
    }),
  );
});

test("a line is as long as possible, and the space at its end may overflow", () => {
  const lines = new TypedLines([..."one two three"], 7);
  expect([lines.textOf(0), lines.textOf(1)]).toEqual(["one two ", "three"]);
  expect(lines.caret).toEqual({ line: 1, column: 5 });
});

test.each([
  ["all right", (all: readonly string[]) => all.slice(0, 100), 100],
  ["a word wrong", (all: readonly string[]) => all.slice(0, 100).with(50, "oops"), 100],
  ["a line left out", (all: readonly string[]) => all.toSpliced(60, 9).slice(0, 100), 109],
  ["words added", (all: readonly string[]) => all.toSpliced(60, 0, "one", "two").slice(0, 102), 100],
])("%s: the position in the text is found", (_name, change, place) => {
  const source = new SourcePosition(text);
  const characters: string[] = [];
  for (const character of `${change(text.split(" ")).join(" ")} `) {
    characters.push(character);
    source.update(characters);
  }
  expect(source.word).toBe(place);
  // Deleting everything leads back to the start.
  while (characters.length > 0) {
    characters.pop();
    source.update(characters);
  }
  expect(source.word).toBe(0);
});

describe("an attempt", () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());
  const open = () => new CopyRun({ zero: performance.now() + 3_000, limitMs: 60_000, maxLength: 100, typed: [] });

  test("ignores keys before its time zero and after its time", () => {
    const run = open();
    run.apply({ kind: "insert", text: "a" }, run.zero - 1);
    run.apply({ kind: "deleteGrapheme" }, run.zero + 1);
    expect(run.keystrokes).toEqual([]);
    run.apply({ kind: "insert", text: "b" }, run.zero + 5);
    run.apply({ kind: "insert", text: "c" }, run.zero + 60_000);
    run.apply({ kind: "insert", text: "d" }, run.zero + 60_001);
    expect(run.characters.join("")).toBe("bc");
    expect(run.phase).toBe("ended");
  });

  test("ends by itself without typing, and continues from earlier keystrokes", () => {
    const run = new CopyRun({
      zero: performance.now(),
      limitMs: 1_000,
      maxLength: 100,
      typed: [
        { time: 3, kind: "insert", text: "ab c" },
        { time: 9, kind: "deleteWord" },
      ],
    });
    expect(run.characters.join("")).toBe("ab ");
    expect(run.currentWord()).toBe("");
    const phases: string[] = [];
    run.onPhase(() => phases.push(run.phase));
    jest.advanceTimersByTime(1_100);
    expect(phases).toEqual(["ended"]);
  });
});
