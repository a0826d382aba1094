import * as fc from "fast-check";
import { bestAttempt, gradeAttempt, copiedText, type Grade, judgeAttempt } from "../../../src/engine/exams/gradeExam";
import { examNorms } from "../../../src/engine/exams/examNorms";
import { layOutExamText } from "../../../src/engine/exams/CopyTyping";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { anyLog, anyText } from "../support/arbitraries";

const norm = fc.constantFrom(...examNorms);
const counts = fc.record({
  strokes: fc.nat({ max: 3000 }),
  errors: fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 600 })),
});

/** Words without Z, so that a Z is always an error; some contain each other. */
const words = fc.array(fc.constantFrom("de", "kat", "dekat", "kat,", "a", "aa", "één", "zit"), {
  minLength: 3,
  maxLength: 12,
});

/** What was typed of a word: right, left out, inserted, joined, and so on. */
const change = fc.constantFrom(...(["keep", "keep", "keep", "keep", "omit", "double", "Zoo", "join", "swap"] as const));
const story = fc.record({
  text: words,
  changes: fc.array(change, { minLength: 12, maxLength: 12 }),
  end: fc.nat({ max: 60 }),
});

type Story = { readonly text: readonly string[]; readonly changes: readonly string[]; readonly end: number };

function typedOf({ text, changes, end }: Story): string {
  const pieces = text.map((word, at) => {
    const next = text[at + 1] ?? "";
    const wordings: Readonly<Record<string, string>> = {
      omit: "",
      double: `${word} ${word} `,
      Zoo: "Zoo ",
      join: word,
      swap: `${next} ${word} `,
    };
    return wordings[changes[at] ?? "keep"] ?? `${word} `;
  });
  return pieces.join("").slice(0, end);
}

function grade(text: string, typed: string): Grade {
  return gradeAttempt({
    norm: examNorms[1]!,
    text,
    keystrokes: [...typed].map((key, time) => ({ time, kind: "insert", text: key })),
    hasDyslexia: false,
  });
}

describe("the verdict", () => {
  const better = (
    a: { passed: boolean; level: string | null },
    b: { passed: boolean; level: string | null },
    levels: readonly { id: string }[],
  ) => levels.findIndex(({ id }) => id === a.level) > levels.findIndex(({ id }) => id === b.level);

  it("never improves by one more error, nor worsens by one more stroke", () => {
    fc.assert(
      fc.property(norm, counts, fc.boolean(), (by, { strokes, errors }, hasDyslexia) => {
        const verdict = judgeAttempt(by, { strokes, errors }, hasDyslexia);
        expect(better(judgeAttempt(by, { strokes, errors: errors + 1 }, hasDyslexia), verdict, by.levels)).toBe(false);
        expect(better(verdict, judgeAttempt(by, { strokes: strokes + 1, errors }, hasDyslexia), by.levels)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("agrees with the figures that it shows", () => {
    fc.assert(
      fc.property(norm, counts, (by, { strokes, errors }) => {
        const verdict = judgeAttempt(by, { strokes, errors });
        expect(verdict.isFastEnough).toBe(verdict.strokesPerMinute >= by.levels[0].strokesPerMinute);
        const least = 10_000 - (by.errorLimit.most * 10_000) / by.errorLimit.of;
        if (verdict.accuracy < least) expect(verdict.isAccurateEnough).toBe(false);
        if (verdict.accuracy > least) expect(verdict.isAccurateEnough).toBe(true);
        expect(verdict.passed).toBe(verdict.level !== null);
      }),
      { numRuns: 2000 },
    );
  });

  it("of the best attempt is no worse than any, in any order", () => {
    fc.assert(
      fc.property(norm, fc.array(counts, { minLength: 1, maxLength: 4 }), (by, attempts) => {
        const verdicts = attempts.map((attempt) => judgeAttempt(by, attempt));
        const best = bestAttempt(by, verdicts)!;
        expect(verdicts.some((verdict) => better(verdict, best, by.levels))).toBe(false);
        expect(bestAttempt(by, verdicts.toReversed())).toEqual(best);
      }),
    );
  });
});

describe("grading", () => {
  it("never fails, whatever the log; marks have the typed words and the text in order", () => {
    fc.assert(
      fc.property(norm, anyText, anyLog, fc.boolean(), (by, text, keystrokes, hasDyslexia) => {
        const { marks, errors, strokes } = gradeAttempt({ norm: by, text, keystrokes, hasDyslexia });
        const copied = copiedText(by, keystrokes);
        expect(marks.flatMap(({ typed }) => typed).join(" ")).toBe(copied.replace(/ $/u, ""));
        const asked = marks.flatMap((mark) => mark.words);
        expect(layOutExamText(by, text).split(" ").slice(0, asked.length)).toEqual(asked);
        expect(Number.isSafeInteger(errors) && Number.isSafeInteger(strokes) && errors >= 0 && strokes >= 0).toBe(true);
      }),
    );
  });

  it("finds no error in any beginning of the text", () => {
    fc.assert(
      fc.property(words, fc.nat({ max: 200 }), (text, length) => {
        const typed = layOutExamText(examNorms[1]!, text.join(" ")).slice(0, length);
        expect(grade(text.join(" "), typed)).toMatchObject({ errors: 0, strokes: length });
      }),
    );
  });

  it("has at most as many errors as typed words, and no fewer with one more wrong letter", () => {
    fc.assert(
      fc.property(story, fc.nat(), (told, at) => {
        const typed = typedOf(told);
        const before = grade(told.text.join(" "), typed);
        expect(before.errors).toBeLessThanOrEqual(typed.split(" ").length);
        const letter = typed === "" ? 0 : at % typed.length;
        if (typed[letter] === " " || typed === "") return;
        const after = grade(told.text.join(" "), `${typed.slice(0, letter)}Z${typed.slice(letter + 1)}`);
        expect(after.strokes).toBe(before.strokes);
        expect(after.errors).toBeGreaterThanOrEqual(before.errors);
        expect(after.errors).toBeLessThanOrEqual(before.errors + 2);
      }),
      { numRuns: 1000 },
    );
  });

  it("finds the same in the final text as if nothing had been deleted", () => {
    fc.assert(
      fc.property(story, fc.nat(), fc.constantFrom("Z", "de ka", " "), (told, at, slip) => {
        const typed = typedOf(told);
        const place = at % (typed.length + 1);
        const stream: Keystroke[] = [...typed.slice(0, place), ...slip].map((key) => ({
          time: 0,
          kind: "insert",
          text: key,
        }));
        stream.push(...Array.from({ length: slip.length }, (): Keystroke => ({ time: 1, kind: "deleteGrapheme" })));
        stream.push(...Array.from(typed.slice(place), (key): Keystroke => ({ time: 2, kind: "insert", text: key })));
        expect(
          gradeAttempt({ norm: examNorms[1]!, text: told.text.join(" "), keystrokes: stream, hasDyslexia: false }),
        ).toEqual(grade(told.text.join(" "), typed));
      }),
    );
  });

  it("finds the errors that were made, if words differ: the fewest that explain them", () => {
    const all = Array.from({ length: 40 }, (_, at) => `woord${at}x`);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("keep", "omit", "wrong", "add", "split", "join"), { minLength: 30, maxLength: 30 }),
        (changes) => {
          // Each change is between right words, so that no two can be aligned as one.
          const done = changes.map((kind, at) => (at % 3 === 1 ? kind : "keep"));
          const wordings: Readonly<Record<string, (word: string) => string>> = {
            keep: (word) => `${word} `,
            omit: () => "",
            wrong: (word) => `${word}Z `,
            add: (word) => `${word} Zus `,
            split: (word) => `${word.slice(0, 2)} ${word.slice(2)} `,
            join: (word) => word,
          };
          const typed = done.map((kind, at) => wordings[kind]!(all[at]!)).join("");
          expect(grade(all.join(" "), typed).errors).toBe(done.filter((kind) => kind !== "keep").length);
        },
      ),
    );
  });

  it("ignores everything after the time", () => {
    fc.assert(
      fc.property(norm, anyText, anyLog, anyLog, (by, text, keystrokes, more) => {
        const late = more.map((keystroke) => ({ ...keystroke, time: by.minutes * 60_000 + 1 + keystroke.time }));
        const attempt = { norm: by, text, keystrokes, hasDyslexia: false };
        expect(gradeAttempt({ ...attempt, keystrokes: [...keystrokes, ...late] })).toEqual(gradeAttempt(attempt));
      }),
    );
  });
});
