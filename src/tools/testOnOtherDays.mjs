// Runs the tests of files that know dates on days on which such code breaks, for `npm run test:long`. Debian's faketime
// moves the clock of every process by the same span; time goes on as usual, and what measures spans is left alone.
// Postgres starts without our environment and stays in the present.
import { existsSync, readdirSync } from "node:fs";

/** By the clock of Amsterdam, in UTC. */
export const otherDays = [
  { name: "Monday 00:01", at: "2026-11-29T23:01:00Z" },
  { name: "31 December, before midnight", at: "2026-12-31T22:58:00Z" },
  { name: "29 February", at: "2028-02-29T11:00:00Z" },
  { name: "clocks about to go forward", at: "2027-03-28T00:59:00Z" },
  { name: "clocks about to go back", at: "2027-10-31T00:59:00Z" },
];

export const projectsOfDates = ["engine", "app", "server", "browser"];

/** Patterns of the test files that know dates: weeks, streaks, due dates, histories, reports, exams. */
export const filesOfDates = [
  "tests/engine/(adaptive|goals|progress)/",
  "tests/app/platform/dates/",
  "tests/app/pages/(Assignment|GroupResults|GroupWork|Lesson|MemberStory|Progress|Week)/",
  "tests/app/pages/Group/GroupBoard",
  "tests/server/(assignments|exams|export|goals|learning|reports|sessions)/",
  "tests/server/database/(endGuests|tidyDatabase)",
  "tests/server/results/(fairness|runHistory|saveRaceResult|saveResult)",
  "tests/browser/(assignment|goal|progress|reports)\\.",
];

/** The environment in which a day begins now. */
export function clockOf({ at }, faketime) {
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  return {
    LD_PRELOAD: faketime,
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
  };
}

/** The library that moves a process's clock, or null where it is not installed. */
export function findFaketime() {
  if (!existsSync("/usr/lib")) return null;
  const folders = readdirSync("/usr/lib").flatMap((name) => [`/usr/lib/${name}`, `/usr/lib/${name}/faketime`]);
  return folders.map((folder) => `${folder}/libfaketimeMT.so.1`).find((file) => existsSync(file)) ?? null;
}
