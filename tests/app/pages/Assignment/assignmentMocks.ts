/** Made-up work for the pages of assignments. */
export const someone = (name: string, progress: object = {}) => ({
  member: { __typename: "GroupMember", id: `M${name}`, user: { __typename: "User", id: `U${name}`, displayName: name } },
  state: "NOT_STARTED", isLate: false, doneAt: null, lastAt: null, part: 0, runs: 0, accuracy: null, wpm: null, minutes: null, exercisesPassed: null, exam: null,
  ...progress,
});

export const lessonWork = {
  __typename: "Assignment",
  id: "A1",
  title: "Home row",
  note: "Slowly.\nNo hurry.",
  kind: "LESSON",
  state: "OPEN",
  version: 2,
  opensAt: "2026-11-20T08:00:00.000Z",
  dueAt: "2026-11-27T16:00:00.000Z",
  closedAt: null,
  isForAll: true,
  backspace: true,
  isMine: true,
  members: null,
  group: { __typename: "Group", id: "G1", name: "Group 7", myRole: "MEMBER" },
  task: { __typename: "LessonTask", course: "us-intl", lesson: "us-intl-fj", exercises: 3 },
  counts: null,
  progress: null,
  myProgress: someone("Me", { state: "IN_PROGRESS", part: 1 / 3, runs: 2, exercisesPassed: 1, accuracy: 96.7, wpm: 18.9 }),
};
