/** The server's data of a grade book, for a coach: three people, three assignments. */
export const grade = (id: string, fields: object = {}) => ({
  __typename: "Grade",
  id,
  percent: null,
  proposedPercent: null,
  givenPercent: null,
  isExcused: false,
  extendedUntil: null,
  comment: "",
  doneAt: null,
  isLate: false,
  version: 0,
  ...fields,
});

export const proposed = (id: string, percent: number, fields: object = {}) =>
  grade(id, { percent, proposedPercent: percent, doneAt: "2026-11-20T09:00:00.000Z", ...fields });

export const given = (id: string, percent: number, fields: object = {}) =>
  grade(id, { percent, givenPercent: percent, version: 1, ...fields });

const assignment = (id: string, title: string, fields: object = {}) => ({
  __typename: "Assignment",
  id,
  title,
  weight: 1,
  opensAt: "2026-11-02T08:00:00.000Z",
  dueAt: null,
  ...fields,
});

export const assignments = [
  assignment("a1", "Home row"),
  assignment("a2", "The fox", { weight: 2, dueAt: "2026-11-21T22:30:00.000Z" }),
  assignment("a3", "=Exam", { dueAt: "2026-11-24T08:00:00.000Z" }),
];

export const row = (name: string, grades: readonly (object | null)[]) => ({
  __typename: "GradeRow",
  member: {
    __typename: "GroupMember",
    id: `m-${name}`,
    user: { __typename: "User", id: `u-${name}`, displayName: name, username: name.toLowerCase() },
  },
  grades,
});

export const rows = [
  row("Anna", [
    proposed("g1", 100),
    given("g2", 70, { comment: "Well done" }),
    grade("g3", { isLate: true, extendedUntil: "2026-11-29T23:30:00.000Z" }),
  ]),
  row("=1+1", [proposed("g4", 80, { isLate: true }), grade("g5", { isExcused: true, version: 2 }), null]),
  row("Zoë", [grade("g7"), grade("g8"), grade("g9")]),
];

export const book = (fields: object = {}) => ({
  __typename: "GradeBook",
  hasEarlier: false,
  assignments,
  rows,
  ...fields,
});

export const group = (fields: object = {}) => ({
  __typename: "Group",
  id: "g",
  name: "Groep 7b",
  myRole: "COACH",
  version: 4,
  archivedAt: null,
  settings: { roleWords: "COACH_MEMBER" },
  grading: { scale: "TEN", steps: [], latePercent: 0, isShared: false },
  gradeBook: book(),
  ...fields,
});
