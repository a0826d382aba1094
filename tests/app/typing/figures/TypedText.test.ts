import { formatDuration, formatPercent } from "../../../../src/app/typing/figures/formatFigure";
import { niceSteps } from "../../../../src/app/typing/figures/CurveAxes";
import { readTypedText } from "../../../../src/app/typing/figures/TypedText";
import type { TypingRules } from "../../../../src/engine/typing/Typing";

const marks = { right: ["", ""], wrong: ["[", "]"], missed: ["(", ")"], corrected: ["{", "}"] } as const;

/** `[x]` wrong, `(x)` left out, `{x}` corrected; in the script `<` is Backspace. */
const picture = (rules: TypingRules, text: string, script: string): string =>
  readTypedText(
    rules,
    text,
    [...script].map((letter, time) =>
      letter === "<" ? { time, kind: "deleteGrapheme" } : { time, kind: "insert", text: letter },
    ),
  )
    .map(({ kind, text: part }) => marks[kind].join(part))
    .join("");

test.each<[TypingRules, text: string, script: string, seen: string]>([
  ["free", "one two", "one two", "one two"],
  ["free", "one two", "oxy t", "o[xy] t"],
  ["free", "one two", "onexx tw", "one[xx] tw"],
  ["free", "one two", "o t", "o(ne) t"],
  ["free", "one two", "one t ", "one t(wo)"],
  ["free", "one two", "ox<ne two", "o{n}e two"],
  ["free", "one two", "onex< two", "on{e} two"],
  ["free", "one two", "on <e two", "on{e} two"],
  ["free", "one two", "ox<y two", "o[y](e) two"],
  ["stopOnError", "one", "oxne", "o[n]e"],
  ["stopOnError", "one", "ox", "o"],
])("%s: %j typed as %j", (rules, text, script, seen) => expect(picture(rules, text, script)).toBe(seen));

test("100% is never shown for less", () => {
  expect(formatPercent("en-US", 100)).toBe("100.0%");
  expect(formatPercent("en-US", 99.96)).toBe("99.9%");
  expect(formatPercent("en-US", 0)).toBe("0.0%");
});

test.each([
  [15_000, "15 s"],
  [3640, "3.6 s"],
  [60_000, "1 min"],
  [72_400, "1 min 12 s"],
])("%i ms is %s", (ms, said) => expect(formatDuration("en-US", ms)).toBe(said));

test.each([
  [0, 4, [0, 1]],
  [120, 4, [0, 50, 100, 150]],
  [37, 4, [0, 10, 20, 30, 40]],
  [3, 8, [0, 1, 2, 3]],
])("steps to %i", (most, count, steps) => expect(niceSteps(most, count)).toEqual(steps));
