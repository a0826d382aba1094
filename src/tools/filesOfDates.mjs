import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a test of dates writes: times of rows, due dates, weeks, streaks, spans of days, a clock that it sets. */
const content = new RegExp(
  [
    String.raw`contract/dates|setSystemTime|Date\.now\(\) ?[-+]|new Date\(Date\.now`,
    String.raw`\b(?:due|opens|closes)At\b|\b(?:created|started|ended|finished|saved|passed)_at\b`,
    String.raw`[wW]eek|\btoday\b|\bstreak|DAY_MS|86_400_000|interval '`,
  ].join("|"),
  "u",
);

/** Features that know dates, also in tests that write none. */
const paths = new RegExp(
  [
    "^engine/(?:adaptive|goals|progress)/",
    "^app/platform/dates/",
    "^app/pages/(?:Assignment|Daily|GroupGrades|GroupResults|GroupWork|Leaderboard)/",
    "^app/pages/(?:Lesson|MemberStory|Progress|Wall|Week)/",
    "^server/(?:assignments|badges|boards|daily|exams|export|follows|goals|grades|imports|learning|moderation)/",
    "^server/(?:participation|reports|sessions|tournaments|walls)/",
    "^server/results/(?:fairness|runHistory|saveRaceResult|saveResult)",
    String.raw`^browser/(?:daily|goal|grades|leaderboard|progress|reports|tournament|wall)\.`,
    String.raw`^browser/(?:assignment|classWall|schoolDay)\.`,
  ].join("|"),
  "u",
);

/** The paths of the test files that know dates, below the top folder. */
export function findFilesOfDates() {
  return ["engine", "app", "server", "browser"].flatMap((project) =>
    readdirSync(path.join("tests", project), { recursive: true, encoding: "utf8" })
      .map((name) => `${project}/${name.replaceAll(path.sep, "/")}`)
      .filter((name) => /\.test\.tsx?$/u.test(name))
      .filter((name) => paths.test(name) || content.test(readFileSync(path.join("tests", name), "utf8")))
      .map((name) => `tests/${name}`)
      .sort(),
  );
}
