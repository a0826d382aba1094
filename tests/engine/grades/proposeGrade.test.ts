import { proposeGrade, type GradedWork } from "../../../src/engine/grades/gradeScale";

const work = (fields: Partial<GradedWork>): GradedWork => ({
  kind: "GOAL",
  isDone: false,
  isLate: false,
  isClosed: false,
  part: 0,
  freeAccuracy: null,
  level: null,
  ...fields,
});
const done = (fields: Partial<GradedWork> = {}) => work({ isDone: true, part: 1, ...fields });

test.each<[string, GradedWork, number, number | null]>([
  ["nothing yet", work({}), 0, null],
  ["past due and not done: the coach decides", work({ isLate: true, part: 0.5 }), 10, null],
  ["half done, still open", work({ part: 0.5 }), 0, null],
  ["half done when it was closed", work({ part: 0.5, isClosed: true }), 0, 50],
  [
    "half done when it was closed, and past due: no points off",
    work({ part: 0.5, isClosed: true, isLate: true }),
    10,
    50,
  ],
  ["closed and never begun", work({ isClosed: true }), 0, null],
  ["a goal that was reached", done(), 0, 100],
  ["a lesson that is passed", done({ kind: "LESSON" }), 0, 100],
  ["done late, free of charge", done({ isLate: true }), 0, 100],
  ["done late", done({ isLate: true }), 15, 85],
  ["done late, and it costs everything", done({ kind: "TEXT", isLate: true, freeAccuracy: 94 }), 100, 0],
  ["a text with the accuracy that was asked", done({ kind: "TEXT" }), 0, 100],
  ["a text of which no accuracy was asked", done({ kind: "TEXT", freeAccuracy: 96.4 }), 0, 96.4],
  ["an exam with one level", done({ kind: "EXAM", level: { rank: 0, of: 1 } }), 0, 100],
  ["the lowest of four levels", done({ kind: "EXAM", level: { rank: 0, of: 4 } }), 0, 70],
  ["the third of four levels", done({ kind: "EXAM", level: { rank: 2, of: 4 } }), 0, 90],
  ["the highest of four levels", done({ kind: "EXAM", level: { rank: 3, of: 4 } }), 0, 100],
  ["the highest level, late", done({ kind: "EXAM", level: { rank: 1, of: 2 }, isLate: true }), 5, 95],
])("%s", (_name, reached, latePercent, percent) => {
  expect(proposeGrade(reached, latePercent)).toBe(percent);
});
