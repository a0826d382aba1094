/** The server's data of a group of three, for a coach. */
const certificate = {
  code: "AAAA-BBBB-CCCC-DDDD",
  level: "CUM_LAUDE",
  levelLabel: null,
  norm: { id: "cbt.2", name: "cbt", title: null },
};

export const reported = (name: string, figures: object = {}) => ({
  member: {
    __typename: "GroupMember",
    id: `m-${name}`,
    user: { __typename: "User", id: `u-${name}`, displayName: name, username: name.toLowerCase() },
  },
  runs: 0,
  durationMs: 0,
  days: 0,
  lastPractisedAt: null,
  wpm: null,
  accuracy: null,
  wpmBefore: null,
  accuracyBefore: null,
  course: null,
  certificates: [],
  openFlags: 0,
  ...figures,
});

export const members = [
  reported("Anna", {
    runs: 12,
    durationMs: 754_000,
    days: 4,
    lastPractisedAt: "2026-11-20T22:30:00.000Z",
    wpm: 42.25,
    accuracy: 96.42,
    wpmBefore: 39,
    accuracyBefore: 97,
    openFlags: 1,
    course: { courseId: "us-intl", lessons: 24, lessonsPassed: 7, exercisesPassed: 30 },
    certificates: [certificate],
  }),
  reported("=1+1", {
    runs: 3,
    durationMs: 180_000,
    days: 1,
    lastPractisedAt: "2026-11-19T10:00:00.000Z",
    wpm: 20,
    accuracy: 90,
    wpmBefore: 24.04,
  }),
  reported("Zoë"),
];

export const flaggedRun = {
  __typename: "Result",
  id: "r1",
  user: { __typename: "User", id: "u-Anna", displayName: "Anna" },
  startedAt: "2026-11-18T08:14:00.000Z",
  mode: "TIME",
  modeAmount: 60,
  raceMode: null,
  durationMs: 60_000,
  wpm: 388.2,
  accuracy: 99.5,
  status: "FLAGGED",
  flag: { reason: "TOO_FAST", reviewedAt: null, isReviewable: true, reviewedBy: null },
};

export const flaggedExam = {
  __typename: "Exam",
  id: "e1",
  candidate: { __typename: "User", id: "u-Anna", displayName: "Anna" },
  createdAt: "2026-11-18T08:14:00.000Z",
  isMock: false,
  norm: { id: "cbt.2", name: "cbt", title: null, unit: "STROKES" },
  certificate: null,
  countingAttempt: {
    isByEar: true,
    extraTime: 0,
    grade: { level: "CUM_LAUDE", levelLabel: null, strokesPerMinute: 3600, errors: 1 },
  },
  flag: { reason: "TOO_FAST", isCleared: false, reviewedAt: null, isReviewable: true, reviewedBy: null },
};

export const pageOf = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

export const report = (rows: readonly object[] = members) => ({
  fromWeek: "2026-W44",
  toWeek: "2026-W47",
  members: rows,
});

export const group = (part: object = {}) => ({
  __typename: "Group",
  id: "g",
  name: "Groep 7b",
  myRole: "COACH",
  archivedAt: null,
  settings: { roleWords: "COACH_MEMBER" },
  report: report(),
  participation: null,
  flagged: pageOf([flaggedRun]),
  flaggedExams: pageOf([]),
  ...part,
});
