/** Mock data for the pages of assignments. */
const figures = {
  state: "NOT_STARTED",
  doneAt: null,
  part: 0,
  runs: 0,
  accuracy: null,
  wpm: null,
  minutes: null,
  exercisesPassed: null,
  exam: null,
};

export const item = (task: object, position = 0, backspace = true) => ({
  __typename: "AssignmentItem",
  position,
  backspace,
  task,
});

const lessonItem = item({
  __typename: "LessonTask",
  course: "us-intl",
  lesson: "us-intl-fj",
  exercise: null,
  exercises: 3,
});

/** Progress on tasks; one that is not described has the figures of all of it. */
export const someone = (name: string, progress: object = {}, items: readonly object[] = [lessonItem]) => ({
  member: {
    __typename: "GroupMember",
    id: `M${name}`,
    user: { __typename: "User", id: `U${name}`, displayName: name },
  },
  state: "NOT_STARTED",
  isLate: false,
  doneAt: null,
  lastAt: null,
  part: 0,
  runs: 0,
  accuracy: null,
  wpm: null,
  minutes: null,
  exercisesPassed: null,
  exam: null,
  isExcused: false,
  extendedUntil: null,
  exceptionVersion: 0,
  tasks: items.map((one) => ({ __typename: "AssignmentTaskProgress", ...figures, ...progress, item: one })),
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
  group: { __typename: "Group", id: "G1", name: "Group 7", myRole: "MEMBER", settings: { roleWords: "COACH_MEMBER" } },
  extendedUntil: null,
  tasks: [lessonItem],
  counts: null,
  progress: null,
  myProgress: someone("Me", {
    state: "IN_PROGRESS",
    part: 1 / 3,
    runs: 2,
    exercisesPassed: 1,
    accuracy: 96.7,
    wpm: 18.9,
  }),
};

/** The same assignment with other tasks, the first of which is done. */
export const withTasks = (items: readonly object[]) => {
  const progress = someone("Me", { state: "IN_PROGRESS", part: 0.4 }, items);
  const tasks = progress.tasks.map((task, at) =>
    items.length > 1 ? { ...task, state: at === 0 ? "DONE" : "NOT_STARTED" } : task,
  );
  return { ...lessonWork, tasks: items, myProgress: { ...progress, tasks } };
};
