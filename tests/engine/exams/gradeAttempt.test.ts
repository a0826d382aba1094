import { gradeAttempt, type Grade } from "../../../src/engine/exams/gradeExam";
import { findExamNorm } from "../../../src/engine/exams/examNorms";
import { layOutExamText, mostStrokes } from "../../../src/engine/exams/CopyTyping";
import type { WordMark } from "../../../src/engine/exams/alignWords";
import type { Keystroke } from "../../../src/engine/log/Keystroke";

const cbt = findExamNorm("cbt")!;
const cat = "de kat zit op de mat";

/** Keystrokes, one every `gap` ms: `<` is Backspace, `«` Backspace by the word. */
function keys(stream: string, gap: number): readonly Keystroke[] {
  return [...stream].map((key, at): Keystroke => {
    const time = at * gap;
    if (key === "<" || key === "«") return { time, kind: key === "<" ? "deleteGrapheme" : "deleteWord" };
    return { time, kind: "insert", text: key };
  });
}

function grade(text: string, stream: string, gap = 100): Grade {
  return gradeAttempt({ norm: cbt, text, keystrokes: keys(stream, gap), hasDyslexia: false });
}

/** The errors as a page marks them. */
function picture(marks: readonly WordMark[]): string {
  return marks
    .map(({ kind, words, typed }) =>
      kind === "right" ? words.join(" ") : `${kind}(${words.join(" ")}|${typed.join(" ")})`,
    )
    .join(" ");
}

describe.each([
  { name: "nothing wrong", typed: cat, marks: "de kat zit op de mat", errors: 0, strokes: 20 },
  {
    name: "two letters changed about in one word are one error",
    typed: "de kat zti op de mat",
    marks: "de kat wrong(zit|zti) op de mat",
    errors: 1,
    strokes: 20,
  },
  {
    name: "a word with three errors is one error",
    typed: "de xyz zit",
    marks: "de wrong(kat|xyz) zit",
    errors: 1,
    strokes: 10,
  },
  {
    name: "a letter too many, a letter too few",
    typed: "de katt zi op ",
    marks: "de wrong(kat|katt) wrong(zit|zi) op",
    errors: 2,
    strokes: 14,
  },
  {
    name: "a word left out",
    typed: "de zit op de mat",
    marks: "de omitted(kat|) zit op de mat",
    errors: 1,
    strokes: 16,
  },
  {
    name: "a word typed twice",
    typed: "de kat kat zit op",
    marks: "de kat added(|kat) zit op",
    errors: 1,
    strokes: 17,
  },
  {
    name: "two words in each other's place",
    typed: "de zit kat op de",
    marks: "de swapped(kat zit|zit kat) op de",
    errors: 2,
    strokes: 16,
  },
  { name: "a space left out", typed: "de katzit op", marks: "de joined(kat zit|katzit) op", errors: 1, strokes: 12 },
  { name: "a space within a word", typed: "de k at zit", marks: "de split(kat|k at) zit", errors: 1, strokes: 11 },
  { name: "a space too many", typed: "de  kat", marks: "de added(|) kat", errors: 1, strokes: 7 },
  {
    name: "a space too many behind an error",
    typed: "dx kat  zit",
    marks: "wrong(de|dx) kat added(|) zit",
    errors: 2,
    strokes: 11,
  },
  { name: "a space before all", typed: " de kat", marks: "added(|) de kat", errors: 1, strokes: 7 },
  { name: "a last word that is under way", typed: "de kat zi", marks: "de kat begun(zit|zi)", errors: 0, strokes: 9 },
  {
    name: "a last word under way in the wrong direction",
    typed: "de kat zo",
    marks: "de kat wrong(zit|zo)",
    errors: 1,
    strokes: 9,
  },
  { name: "a space behind the last word", typed: "de kat ", marks: "de kat", errors: 0, strokes: 7 },
  { name: "an error taken back", typed: "de kst<<at zit", marks: "de kat zit", errors: 0, strokes: 10 },
  {
    name: "a word taken back, with the space behind it",
    typed: "de kst «kat zit",
    marks: "de kat zit",
    errors: 0,
    strokes: 10,
  },
  {
    name: "words skipped",
    typed: "de op de mat",
    marks: "de omitted(kat|) omitted(zit|) op de mat",
    errors: 2,
    strokes: 12,
  },
  {
    name: "the end of the text skipped, which looks like a wrong word",
    typed: "de mat",
    marks: "de wrong(kat|mat)",
    errors: 1,
    strokes: 6,
  },
  { name: "nothing", typed: "", marks: "", errors: 0, strokes: 0 },
  { name: "Backspace on nothing", typed: "<«", marks: "", errors: 0, strokes: 0 },
])("$name", ({ typed, marks, errors, strokes }) => {
  it(`“${typed}” has ${errors} errors in ${strokes} strokes`, () => {
    const graded = grade(cat, typed);
    expect(picture(graded.marks)).toBe(marks);
    expect(graded).toMatchObject({ errors, strokes });
  });
});

describe("characters", () => {
  it.each([
    { text: "hij zei ‘ja’ – één", typed: "hij zei 'ja' - één" },
    { text: "één", typed: "e\u0301e\u0301n" },
    { text: "\u00e9\u00e9n twee", typed: "één\u00a0twee" },
  ])("count as their plain keys: “$typed” for “$text”", ({ text, typed }) => {
    expect(grade(text, typed)).toMatchObject({ errors: 0, strokes: [...text].length });
  });

  it("with an accent are one stroke, and so are capitals", () => {
    expect(grade("Éénmaal", "Éénmaal").strokes).toBe(7);
  });

  it("without their accent or capital are an error", () => {
    expect(grade("Eén twee", "een twee").errors).toBe(1);
  });
});

describe("the time", () => {
  const slow = (time: number): readonly Keystroke[] => [
    ...keys("de ka", 100),
    { time, kind: "insert", text: "t" },
    { time, kind: "insert", text: " " },
  ];

  it("includes the last key at seven minutes, and none after", () => {
    const at = (time: number) =>
      gradeAttempt({ norm: cbt, text: cat, keystrokes: slow(time), hasDyslexia: false }).strokes;
    expect(at(420_000)).toBe(7);
    expect(at(420_001)).toBe(5);
  });

  it("is the norm's, even if the candidate stopped earlier", () => {
    expect(grade("a".repeat(20), "a".repeat(20)).strokesPerMinute).toBe(2);
  });
});

describe("the text", () => {
  it("repeats from the start at its end", () => {
    expect(grade(cat, `${cat} ${cat} de`)).toMatchObject({ errors: 0, strokes: 44 });
    for (const norm of [cbt, findExamNorm("gerritsen")!])
      expect(layOutExamText(norm, cat).length).toBeGreaterThanOrEqual(mostStrokes(norm));
  });

  it("may be empty, and then everything is wrong", () => {
    expect(grade("", "a b")).toMatchObject({ errors: 2, passed: false });
  });
});

it("no word has more strokes than the text's two longest: a stuck key is one wrong word", () => {
  expect(grade(cat, `de ${"a".repeat(900)} zit`)).toMatchObject({ errors: 1, strokes: 13, passed: false });
});

it("accepts no more characters than the fastest can type", () => {
  const graded = grade("a", "a ".repeat(mostStrokes(cbt)), 10);
  expect(graded).toMatchObject({ errors: 0, strokes: mostStrokes(cbt) });
});

it("finishes with the worst that a log can contain", () => {
  expect(grade("the quick brown fox jumps over the lazy dog", "q ".repeat(9000), 10)).toMatchObject({ passed: false });
}, 120_000);

describe("an hour", () => {
  const hour = { ...cbt, minutes: 60 };
  const prose = Array.from({ length: 400 }, (_, at) => `word${(at * 7919) % 1009}`).join(" ");
  const asked = layOutExamText(hour, prose).split(" ");

  it("is no longer than a log can be", () => {
    expect(mostStrokes(hour)).toBe(20_000);
    expect(asked.join(" ").length).toBeLessThan(24_000);
  });

  it("of a space held down is graded in time, and every extra space is an error", () => {
    // What this process computes, however busy the machine is.
    const before = process.cpuUsage();
    const result = gradeAttempt({
      norm: hour,
      text: prose,
      keystrokes: keys(" ".repeat(20_000), 100),
      hasDyslexia: false,
    });
    expect(result.passed).toBe(false);
    expect(result.errors).toBe(20_000);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(8_000);
  });

  it("of other words has at least as many errors as words, and the copied ones among them are right", () => {
    // The first 300 words are right, the others are not from the text.
    const typed = [...asked.slice(0, 300), ...Array.from({ length: 4_900 }, () => "#")].join(" ");
    const result = gradeAttempt({ norm: hour, text: prose, keystrokes: keys(typed, 100), hasDyslexia: false });
    expect(result.errors).toBe(4_900);
    expect(result.marks.flatMap(({ typed: words }) => words)).toEqual(typed.split(" "));
  });
});
