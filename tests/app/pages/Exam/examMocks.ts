import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

export const cbt = {
  id: "cbt.2",
  name: "cbt",
  version: 2,
  title: null,
  groupName: null,
  group: null,
  country: "NLD",
  source: { site: "hetcbt.nl", publishesTime: true },
  unit: "STROKES",
  isNet: false,
  unmarked: [],
  minutes: 7,
  attempts: 2,
  errorLimit: { most: 7, of: 1000, isStrict: false },
  levels: [
    { name: "DIPLOMA", label: null, strokesPerMinute: 100, maxErrors: null },
    { name: "CUM_LAUDE", label: null, strokesPerMinute: 200, maxErrors: 2 },
  ],
  dyslexiaLevels: null,
};

export const gerritsen = {
  ...cbt,
  id: "gerritsen.1",
  name: "gerritsen",
  source: { site: "gerritsenopleidingen.nl", publishesTime: true },
  minutes: 10,
  attempts: 3,
  errorLimit: { most: 10, of: 1000, isStrict: true },
  dyslexiaLevels: [{ name: "DIPLOMA", label: null, strokesPerMinute: 65, maxErrors: null }],
};

/** A norm of a group, in words per minute, with errors that take a word off. */
export const own = {
  ...cbt,
  id: "0d5e4f2c.3",
  name: "0d5e4f2c",
  version: 3,
  title: "Diploma of 4B",
  groupName: "4B",
  group: { id: "g1" },
  country: null,
  source: null,
  unit: "WORDS",
  isNet: true,
  minutes: 1,
  attempts: 1,
  levels: [
    { name: "LEVEL_1", label: "Bronze", strokesPerMinute: 100, maxErrors: null },
    { name: "LEVEL_2", label: null, strokesPerMinute: 150, maxErrors: null },
  ],
};

export const gradedWpm = { ...own, id: "graded-wpm.1", name: "graded-wpm", title: null, groupName: null, group: null };

export const ecdl = {
  ...cbt,
  id: "ecdl.1",
  name: "ecdl",
  source: { site: "typecertificaat.nl", publishesTime: false },
};

export const failed = {
  strokes: 650,
  countedStrokes: 650,
  errors: 6,
  strokesPerMinute: 92,
  accuracy: 99.07,
  passed: false,
  isFastEnough: false,
  isAccurateEnough: false,
  level: null,
  levelLabel: null,
  marks: [
    { kind: "RIGHT", words: "The sea walks", typed: "The sea walks" },
    { kind: "WRONG", words: "away", typed: "awya" },
    { kind: "OMITTED", words: "from", typed: "" },
  ],
};

export const passed = {
  ...failed,
  strokes: 800,
  countedStrokes: 800,
  errors: 0,
  strokesPerMinute: 114,
  accuracy: 100,
  passed: true,
  isFastEnough: true,
  isAccurateEnough: true,
  level: "DIPLOMA",
  marks: [{ kind: "RIGHT", words: "All right", typed: "All right" }],
};

export const attempt = {
  number: 1,
  startsAt: "2026-11-22T10:00:03.000Z",
  endsAt: "2126-11-22T10:07:03.000Z",
  collectsUntil: "2126-11-22T10:17:03.000Z",
  device: "somewhere-else",
  seat: 1,
  extraTime: 0,
  isByEar: false,
  isAway: false,
  batch: 0,
  text: null,
  keystrokes: null,
  endedBy: "HANDED_IN",
  grade: failed,
};

export const exam = {
  __typename: "Exam",
  id: "E1",
  norm: cbt,
  language: "EN",
  hasDyslexia: false,
  isMock: false,
  exerciseId: null,
  extraTime: 0,
  phase: "READY",
  createdAt: "2026-11-22T10:00:00.000Z",
  attempts: [],
  countingAttempt: null,
  certificate: null,
  flag: null,
};

/** Mock data for the pages of exams. */
export function examMocks(
  viewer: object | null,
  asked: object | null = null,
  exams: readonly object[] = [],
): MockResolvers {
  return {
    Query: () => ({
      viewer: viewer && {
        id: "me",
        role: "MEMBER",
        displayName: "Ada",
        examExtraTime: 0,
        exams: {
          edges: exams.map((node) => ({ cursor: "c", node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
        ...viewer,
      },
      examNorms: [cbt, gerritsen],
      exam: asked,
      node: asked,
    }),
  };
}
