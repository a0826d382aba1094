import { readdirSync, readFileSync } from "node:fs";

/** The one place where figures become text, and the one where they are rounded. */
const formats = "src/app/typing/figures/formatFigure.ts";
const rounding = "src/engine/metrics/rates.ts";

/** Lines that look as if they wrote or rounded a figure of a run, and why they do not. */
const others: Readonly<Record<string, readonly string[]>> = {
  "src/app/typing/figures/CurveAxes.tsx": ["toFixed"], // Points of a picture.
  "src/app/pages/GroupLive/LiveTile.tsx": ["toFixed"], // A length in CSS.
  "src/app/features/race/LaneAnimator.ts": ["toFixed"], // A place in CSS.
  "src/server/database/copying/copyCommands.ts": ["toFixed"], // Sizes of files.
  "src/app/typing/figures/TypedText.tsx": ["Math.floor"], // The middle of a list.
  "src/app/pages/RaceWall/WallTrack.tsx": ["Math.floor"], // How far a racer is, in tens of percent.
  "src/app/pages/Race/RaceLanes.tsx": ["Math.floor"], // The same.
  "src/app/pages/Practice/custom/BookReading.tsx": ["Math.floor"], // How far a book is typed.
  "src/app/features/dueWork/WorkBar.tsx": ["Math.floor"], // How far an assignment is done.
  "src/server/learning/learningTypes.ts": ["Math.round"], // Rates from 0 to 1, to four digits, on their way.
  "src/engine/lessons/courseProgress.ts": ["Math.ceil"], // How long a lesson takes.
  "src/engine/exams/gradeExam.ts": ["Math.floor"], // The norms' own figures, exact and in whole numbers.
  "src/engine/race/raceResults.ts": ["Math.round"], // Tenths that decide a place, in whole numbers.
  "src/engine/race/teams.ts": ["Math.floor"], // The same.
};

const figure = /accura|wpm|missRate|speed|perMinute|consistency|percent/iu;
const problems = [
  { what: /\.(?:toFixed|toPrecision|toLocaleString)\(|Intl\.NumberFormat\(/u, where: () => true },
  { what: /Math\.(?:round|floor|ceil|trunc)\(/u, where: (line: string) => figure.test(line) },
  // Counts and times are rounded to the nearest; figures of a run are not.
  { what: /formatFigure\((?=[^,]+,[^)]*(?:accura|wpm|speed|strokesPerMinute|consistency))/u, where: () => true },
];

/** What a file does by itself that {@link formats} and {@link rounding} are for: "line: what". */
function ownFigures(code: string): readonly { readonly line: number; readonly what: string }[] {
  return code.split("\n").flatMap((line, at) =>
    problems.flatMap(({ what, where }) => {
      const found = what.exec(line)?.[0];
      return found !== undefined && where(line) ? [{ line: at + 1, what: found }] : [];
    }),
  );
}

test("figures of a run are rounded and written in one place", () => {
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

test("no exception outlives what it is for", () => {
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
