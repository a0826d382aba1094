import { readdirSync, readFileSync } from "node:fs";
import { percentSign } from "../../src/app/typing/figures/formatFigure";
import { DEFAULT_LANGUAGE, interfaceLanguages, languages, type Locale } from "../../src/contract/languages/languages";

/** The only file that formats figures, and the only one that rounds them. */
const formats = "src/app/typing/figures/formatFigure.ts";
const rounding = "src/engine/metrics/rates.ts";

/** Lines that look as if they formatted or rounded a figure of a run, and why they do not. */
const others: Readonly<Record<string, readonly string[]>> = {
  "src/app/typing/figures/CurveAxes.tsx": ["toFixed"], // Points of a chart.
  "src/app/pages/GroupLive/LiveTile.tsx": ["toFixed"], // A length in CSS.
  "src/app/features/race/LaneAnimator.ts": ["toFixed"], // A position in CSS.
  "src/server/database/backup/copyCommands.ts": ["toFixed"], // Sizes of files.
  "src/app/platform/locale/decimalMark.ts": ["Intl.NumberFormat"], // The sign of a language.
  "src/app/typing/figures/TypedText.tsx": ["Math.floor"], // The middle of a list.
  "src/app/features/wall/WallTrack.tsx": ["Math.floor"], // A racer's progress, in tens of percent.
  "src/app/pages/Race/RaceLanes.tsx": ["Math.floor"], // The same.
  "src/app/pages/Practice/custom/BookReading.tsx": ["Math.floor"], // Progress in a text.
  "src/app/features/dueWork/WorkBar.tsx": ["Math.floor"], // Progress of an assignment.
  "src/server/learning/learningTypes.ts": ["Math.round"], // Rates from 0 to 1, to four digits, for the response.
  "src/engine/lessons/courseProgress.ts": ["Math.ceil", "Math.round"], // Duration of a lesson; a speed that passes.
  "src/engine/lessons/courses.ts": ["Math.round"], // The length of an exercise.
  "src/engine/badges/badges.ts": ["Math.round"], // A number of keys.
  "src/app/typing/PaceCaret.tsx": ["toFixed"], // A position in CSS.
  "src/app/pages/Lesson/exerciseForms/paceForms.tsx": ["toFixed"], // The same.
  "src/app/pages/Lesson/exerciseForms/FallingWords.tsx": ["toFixed"], // The same.
  "src/engine/exams/gradeExam.ts": ["Math.floor"], // The norms' own figures, exact integers.
  "src/engine/exams/examNorms.ts": ["Math.ceil"], // The same: a number of keystrokes.
  "src/contract/examNormRules.ts": ["Math.round"], // A limit that somebody filled in, as an integer.
  "src/engine/race/raceResults.ts": ["Math.round", "Math.floor"], // Tenths that decide a place, as integers.
};

const figure = /accura|wpm|missRate|speed|perMinute|consistency|percent/iu;
const problems = [
  { what: /\.(?:toFixed|toPrecision|toLocaleString)\(|Intl\.NumberFormat\(/u, where: () => true },
  { what: /Math\.(?:round|floor|ceil|trunc)\(/u, where: (line: string) => figure.test(line) },
  // Counts and times are rounded to the nearest; figures of a run are not.
  { what: /formatFigure\((?=[^,]+,[^)]*(?:accura|wpm|speed|strokesPerMinute|consistency))/u, where: () => true },
];

/** Uses in a file that only {@link formats} and {@link rounding} may have: "line: what". */
function ownFigures(code: string): readonly { readonly line: number; readonly what: string }[] {
  return code.split("\n").flatMap((line, at) =>
    problems.flatMap(({ what, where }) => {
      const found = what.exec(line)?.[0];
      return found !== undefined && where(line) ? [{ line: at + 1, what: found }] : [];
    }),
  );
}

test("figures of a run are rounded and formatted in one place", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/u.test(file) && ![formats, rounding].includes(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    ownFigures(readFileSync(file, "utf8"))
      .filter(({ what }) => !others[file]?.some((allowed) => what.includes(allowed)))
      .map(({ line, what }) => `${file}:${line} ${what}`),
  );
  expect(found).toEqual([]);
});

test.each(interfaceLanguages.filter((language) => language !== DEFAULT_LANGUAGE))(
  "sentences in %s write percent as its numbers are formatted",
  (language) => {
    // Intl of one version puts a narrow space there, of another a wide one.
    const wide = (text: string) => text.replaceAll("\u202f", "\u00a0");
    const sign = wide(percentSign(languages[language].locale as Locale));
    const folder = `src/contract/languages/${language}/messages`;
    const wrong = readdirSync(folder).flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/^msgstr "(.*)"$/gmu)]
        .map(([, sentence = ""]) => sentence)
        .filter((sentence) => [...sentence.matchAll(/[\d}]\s*%/gu)].some(([part]) => wide(part.slice(1)) !== sign)),
    );
    expect(wrong).toEqual([]);
  },
);

test("every exception is still needed", () => {
  const stale = Object.entries(others).flatMap(([file, allowed]) => {
    const found = ownFigures(readFileSync(file, "utf8"));
    return allowed.filter((one) => !found.some(({ what }) => what.includes(one))).map((one) => `${file} ${one}`);
  });
  expect(stale).toEqual([]);
});

test.each([
  "const right = accuracy.toFixed(1);",
  'new Intl.NumberFormat(locale, { style: "percent" }).format(share)',
  "accuracy: Math.round(accuracy),",
  "const wpm = Math.floor(metrics.wpm);",
  "<dd>{formatFigure(locale, wpm, 1)}</dd>",
  "<dd>{formatFigure(locale, grade.strokesPerMinute)}</dd>",
])("%s is found", (line) => expect(ownFigures(line)).toHaveLength(1));

test.each([
  "formatSpeed(locale, wpm)",
  "formatPercent(locale, accuracy)",
  "formatFigure(locale, minutes)",
  "Math.floor(words.length / 2)",
])("%s is not", (line) => expect(ownFigures(line)).toEqual([]));
