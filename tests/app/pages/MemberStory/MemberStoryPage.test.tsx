import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { flaggedRun, pageOf } from "../GroupResults/groupResultsMocks";
import { sentence } from "../../../support/sentence";

beforeEach(() => setToken("token", { shared: false }));
afterEach(clearToken);

const viewer = {
  __typename: "User",
  id: "u",
  username: "coach",
  displayName: "Coach",
  role: "MEMBER",
  avatarUrl: null,
  speedUnit: null,
  dailyGoalMinutes: null,
  appearance: null,
  groups: [],
};
const group = {
  __typename: "Group",
  id: "g",
  name: "Groep 7b",
  myRole: "COACH",
  archivedAt: null,
  settings: { roleWords: "COACH_MEMBER" },
  grading: { scale: "TEN", steps: [], latePercent: 0, isShared: false },
};
const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 43_200_000;
const history = {
  isComplete: true,
  startedAt: [noon - 86_400_000, noon - 3_600_000],
  durationMs: [60_000, 60_000],
  wpm: [30, 40],
  strokesPerMinute: [150, 200],
  accuracy: [95, 97],
  kind: [0, 0],
  kinds: [
    {
      mode: "TIME",
      modeAmount: 60,
      language: "NL",
      punctuation: false,
      wordList: null,
      keyRule: null,
      numbers: false,
      isFlagged: false,
      fastestId: "r2",
    },
  ],
};
const columns = { key: ["e"], presses: [40], misses: [2], timeMs: [150], missRate: [0.05] };
const exam = (part: object) => ({
  __typename: "Exam",
  id: "e",
  createdAt: "2026-11-20T09:00:00.000Z",
  isMock: false,
  norm: { id: "cbt.2", name: "cbt", title: null, unit: "STROKES" },
  certificate: null,
  flag: null,
  countingAttempt: null,
  ...part,
});
const result = { ...flaggedRun, text: null, language: "NL", wordList: null, keyRule: null };
const member = (part: object = {}) => ({
  __typename: "GroupMember",
  id: "m",
  joinedAt: "2026-09-01T08:00:00.000Z",
  user: { __typename: "User", id: "a", displayName: "Anna de Vries", username: "anna" },
  runHistory: history,
  flagged: pageOf([flaggedRun]),
  results: pageOf([result]),
  passedExercises: [
    { exerciseId: "us-intl-posture.1", passedAt: "2026-09-02T08:00:00.000Z", stars: 1 },
    { exerciseId: "us-intl-fj.1", passedAt: "2026-09-03T08:00:00.000Z", stars: 1 },
  ],
  exams: pageOf([
    exam({
      countingAttempt: {
        isByEar: true,
        extraTime: 20,
        grade: { level: "CUM_LAUDE", levelLabel: null, strokesPerMinute: 214, errors: 1, accuracy: 99.93 },
      },
      certificate: { code: "AAAA-BBBB-CCCC-DDDD" },
    }),
    exam({
      id: "e2",
      norm: { id: "0d5e4f2c.1", name: "0d5e4f2c", title: "Diploma of 4B", unit: "WORDS" },
      countingAttempt: {
        isByEar: false,
        extraTime: 0,
        grade: { level: "LEVEL_1", levelLabel: "Bronze", strokesPerMinute: 214, errors: 2, accuracy: 99.5 },
      },
    }),
  ]),
  learning: {
    layout: "US_INTERNATIONAL",
    layouts: ["US_INTERNATIONAL", "US"],
    keyFigures: columns,
    pairFigures: { ...columns, key: ["en"] },
  },
  grades: null,
  earlierGrades: null,
  ...part,
});
const open = (one: object | null, node: object | null = group, more: object = {}) =>
  renderPage("/groups/g/members/m", {
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer } }),
      MemberStoryPageQuery: () => ({ data: { node, member: one } }) as never,
      ...more,
    },
  });
const card = async (name: string) =>
  within((await screen.findByRole("heading", { name })).closest("section") as HTMLElement);

test("who it is, since when, and their speed, days, lessons, exams, flagged runs, keys and results", async () => {
  const { server } = open(member());
  // On a busy computer, loading the page and its charts takes a while.
  expect(await screen.findByRole("heading", { name: "Anna de Vries" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("MemberStoryPageQuery")).toEqual([{ id: "g", member: "m" }]);
  expect(screen.getByText(sentence("in this group since 1 september 2026"))).toBeInstanceOf(HTMLElement);
  for (const name of ["Speed over time", "Accuracy over time", "Practice days"])
    expect(screen.getByRole("heading", { name })).toBeInstanceOf(HTMLElement);
  expect((await card("Course")).getByText(sentence(/✓ passed on 2 sep 2026/u))).toBeInstanceOf(HTMLElement);
  expect((await card("Exams")).getByRole("link", { name: "Cum laude" }).getAttribute("href")).toBe(
    "/certificates/AAAA-BBBB-CCCC-DDDD",
  );
  for (const words of [
    "by ear",
    "20% extra time",
    "1 error",
    "214 keystrokes per minute",
    "Diploma of 4B: Bronze",
    "42 words per minute",
  ])
    expect((await card("Exams")).getByText(words)).toBeInstanceOf(HTMLElement);
  expect((await card("Runs to review")).getByRole("button", { name: /^Let it count/u })).toBeInstanceOf(HTMLElement);
  expect((await card("Keys")).getByRole("combobox")).toBeInstanceOf(HTMLElement);
  expect(within(await screen.findByRole("table", { name: "Results" })).getAllByRole("row")).toHaveLength(2);
});

test("another keyboard is fetched", async () => {
  const { user, server } = open(member(), group, {
    StoryKeysRefetchQuery: () => ({
      data: { node: { ...member(), learning: { ...member().learning, layout: "US" } } },
    }),
  });
  await user.selectOptions((await card("Keys")).getByRole("combobox"), "US");
  expect(server.variablesOf("StoryKeysRefetchQuery")).toEqual([{ id: "m", layout: "US" }]);
});

test("nothing yet: each part says so", async () => {
  const none = {
    ...history,
    startedAt: [],
    durationMs: [],
    wpm: [],
    strokesPerMinute: [],
    accuracy: [],
    kind: [],
    kinds: [],
  };
  open(
    member({
      runHistory: none,
      flagged: pageOf([]),
      results: pageOf([]),
      passedExercises: [],
      exams: pageOf([]),
      learning: null,
    }),
  );
  for (const text of ["Nothing typed since joining the group.", "No lessons passed yet.", "No exams yet."])
    expect(await screen.findByText(text)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("heading", { name: "Runs to review" })).toBeNull();
});

test("grades of earlier groups, each written as its group writes grades", async () => {
  const of = (groupName: string, scale: string, part: object) => ({
    groupName,
    grading: { scale, steps: [] },
    title: "Home row",
    at: "2026-01-12T16:00:00Z",
    percent: null,
    isExcused: false,
    comment: "",
    ...part,
  });
  const earlierGrades = [
    of("7A", "TEN", { percent: 70, comment: "Well done" }),
    of("Elsewhere", "PERCENT", { percent: 70 }),
    of("Elsewhere", "PERCENT", { isExcused: true, title: "Story" }),
  ];
  open(member({ earlierGrades }));
  const rows = within(await screen.findByRole("table", { name: "Earlier groups" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "AssignmentGroupDue dateGrade",
    "Home rowWell done7A12 jan 20267.3",
    "Home rowElsewhere12 jan 202670%",
    "StoryElsewhere12 jan 2026excused",
  ]);
});

test("more flagged runs than a page has can be reached", async () => {
  const first = { ...pageOf([flaggedRun]), pageInfo: { hasNextPage: true, endCursor: "c0" } };
  const rest = { __typename: "GroupMember", id: "m", flagged: pageOf([{ ...flaggedRun, id: "another" }]) };
  const { user } = open(member({ flagged: first }), group, {
    StoryFlagsPaginationQuery: () => ({ data: { node: rest } }),
  });
  const flags = await card("Runs to review");
  expect(flags.getAllByRole("listitem")).toHaveLength(1);
  await user.click(flags.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(flags.getAllByRole("listitem")).toHaveLength(2));
  expect(flags.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a member that the viewer may not see", async () => {
  open(null);
  expect(await screen.findByText(/Member not found\./u)).toBeInstanceOf(HTMLElement);
});

test("no group", async () => {
  open(null, null);
  expect(await screen.findByText("This group doesn't exist, or you're not in it")).toBeInstanceOf(HTMLElement);
});

const graded = (id: string, title: string, fields: object) => ({
  __typename: "Grade",
  id,
  percent: null,
  isExcused: false,
  isLate: false,
  comment: "",
  assignment: {
    __typename: "Assignment",
    id: `a-${id}`,
    title,
    weight: 1,
    opensAt: "2026-11-02T08:00:00.000Z",
    dueAt: null,
  },
  ...fields,
});

test("their grades with comments, and the average; nothing where they are not shared", async () => {
  const grades = [
    graded("g1", "Home row", { percent: 80, isLate: true, comment: "Well done" }),
    graded("g2", "The fox", { isExcused: true }),
    graded("g3", "Exam", {}),
  ];
  const { unmount } = open(member({ grades }));
  const table = await screen.findByRole<HTMLTableElement>("table", { name: "Grades" });
  expect(Array.from(table.rows, (line) => Array.from(line.cells, (cell) => cell.textContent))).toEqual([
    ["Assignment", "Due date", "Weight", "Grade"],
    ["Home rowWell done", "2 nov 2026", "1", "8.2late"],
    ["The fox", "2 nov 2026", "1", "excused"],
    ["Exam", "2 nov 2026", "1", "–"],
    ["Average", "8.2"],
  ]);
  unmount();
  open(member());
  expect(await screen.findByRole("heading", { name: "Exams" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("table", { name: "Grades" })).toBeNull();
});

test("it is printed in the language of choice, and shown in the coach's again afterward", async () => {
  const { user } = open(member({ grades: [graded("g1", "Home row", { percent: 82, isLate: true })] }));
  await screen.findByRole("table", { name: "Grades" });
  const printed: (string | null)[] = [];
  window.print = () => {
    const table = screen.getByRole("table", { name: /^(?:Grades|Noten)$/u });
    printed.push(table.textContent, table.closest("article")?.lang ?? null);
    window.dispatchEvent(new Event("afterprint"));
  };
  await user.selectOptions(screen.getByRole("combobox", { name: "Language of the printout" }), "Deutsch (Beta)");
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(await screen.findByRole("table", { name: "Grades" })).toBeInstanceOf(HTMLElement);
  await waitFor(() =>
    expect(printed).toEqual(["AufgabeAbgabeterminGewichtungNoteHome row2 nov 202618,4zu spätDurchschnitt8,4", "de-DE"]),
  );
  expect(await screen.findByRole("table", { name: "Grades" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Print" })).toBeInstanceOf(HTMLElement);
  await user.selectOptions(screen.getByRole("combobox", { name: "Language of the printout" }), "English");
  await user.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(printed).toHaveLength(4));
  expect(printed.at(-1)).toBe("en-US");
});
