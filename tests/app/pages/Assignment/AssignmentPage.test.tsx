import { act, screen, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { showDialogs } from "../../../support/showDialogs";
import { item, lessonWork, someone, withTasks } from "./assignmentMocks";
import { sentence } from "../../../support/sentence";

showDialogs();
beforeEach(() => setToken("token", { shared: false }));
afterEach(() => {
  clearToken();
  jest.useRealTimers();
});

const page = (node: object | null, remembers = "") =>
  renderPage("/assignments/A1", { mocks: { Query: () => ({ node }) }, remembers });

test("a member sees the task, the due date in Dutch with its week, and their progress", async () => {
  page(lessonWork);
  expect(await screen.findByRole("heading", { level: 1, name: "Home row" })).toBeTruthy();
  expect(screen.getByText("Pass the lesson “F and J (US-International)”: 3 exercises.")).toBeTruthy();
  expect(screen.getByText(sentence("Due 27 november 2026 om 17:00 (week 48)"))).toBeTruthy();
  expect(screen.getByText(/^Slowly\./u)).toBeTruthy();
  expect(screen.getByText("1 of 3 exercises passed · best: 96.7% accuracy and 18.9 wpm")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/course/us-intl-fj?assignment=A1");
  expect(screen.queryByRole("table")).toBeNull();
});

const goalTask = { __typename: "GoalTask", minutes: 20, accuracy: 97, wpm: 30, language: null, goalLanguage: null };
const goal = { ...withTasks([item(goalTask, 0, false)]), kind: "GOAL", backspace: false };

test.each([
  [
    "a text",
    withTasks([
      item({
        __typename: "TextTask",
        text: { __typename: "Text", id: "T1", title: "The fox", language: "EN" },
        accuracy: 95,
      }),
    ]),
    "Type the text “The fox” to the end (in English), with at least 95% accuracy.",
    "/?mode=custom&language=en&with=library&text=T1&assignment=A1",
  ],
  [
    "a goal without Backspace",
    goal,
    "Practice for 20 minutes in total. Type one run of at least 10 seconds at 30 wpm or faster, with at least 97% " +
      "accuracy. In any language.",
    "/?assignment=A1&backspace=off",
  ],
  [
    "an exam",
    withTasks([
      item({
        __typename: "ExamTask",
        norm: "cbt",
        normTitle: null,
        language: "NL",
        examLanguage: "NL",
        requiredLanguage: "NL",
      }),
    ]),
    "Pass the exam “CBT typing diploma” with texts in Dutch.",
    "/exam/cbt?language=NL&assignment=A1",
  ],
])("%s, and the link to the work", async (_name, node, words, address) => {
  page(node);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(address);
});

test("the page says if Backspace is off", async () => {
  page(goal);
  expect(await screen.findByText(/Backspace is off for this assignment: keep typing after an error\./u)).toBeTruthy();
});

test("a closed assignment can no longer be started", async () => {
  page({ ...lessonWork, state: "CLOSED", closedAt: "2026-11-25T10:00:00.000Z" });
  expect(await screen.findByText(sentence("Closed on 25 november 2026 om 11:00"))).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
});

const followed = {
  ...lessonWork,
  isMine: false,
  myProgress: null,
  group: { ...lessonWork.group, myRole: "COACH" },
  counts: { assigned: 4, excused: 0, begun: 1, done: 1, late: 1 },
  progress: [
    someone("Ada", {
      state: "DONE",
      part: 1,
      runs: 5,
      exercisesPassed: 3,
      accuracy: 98,
      wpm: 20,
      doneAt: "2026-11-22T10:00:00.000Z",
      lastAt: "2026-11-22T10:00:00.000Z",
    }),
    someone("Bo", { state: "IN_PROGRESS", part: 0.5, runs: 1, exercisesPassed: 1, accuracy: 91, wpm: 12 }),
    someone("Cas"),
    someone("Dee", {
      state: "IN_PROGRESS",
      isLate: true,
      part: 0.5,
      runs: 1,
      exercisesPassed: 1,
      accuracy: 90,
      wpm: 9,
    }),
  ],
};

test("a coach sees all members: those who need help first, late ones marked", async () => {
  page(followed);
  const rows = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual(["Dee", "Cas", "Bo", "Ada"]);
  expect(rows[0]?.textContent).toBe(
    "Deein progresslateExceptions1 of 3 exercises passed · best: 90.0% accuracy and 9.0 wpm––",
  );
  expect(rows[3]?.textContent).toContain("22 nov 2026, 11:00");
  expect(screen.getByText("1 of 4 done")).toBeTruthy();
});

test("the page says the group's own words for its roles", async () => {
  page({ ...followed, state: "DRAFT", group: { ...followed.group, settings: { roleWords: "TEACHER_PUPIL" } } });
  expect(await screen.findByRole("heading", { name: "Pupils" })).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Pupil" })).toBeTruthy();
  expect(screen.getByText(/^Draft: only teachers can see it\./u)).toBeTruthy();
});

test("the list is fetched every five seconds, and not while the page is hidden", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = page(followed);
  await screen.findByRole("table");
  const asked = () => server.requests.filter(({ name }: { name: string }) => name === "FollowMembersQuery").length;
  expect(asked()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  expect(asked()).toBe(1);
  const hidden = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(1);
  hidden.mockRestore();
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  expect(asked()).toBe(2);
});

test("an assignment that does not exist or that the viewer may not see", async () => {
  page(null);
  expect(await screen.findByRole("heading", { name: "Assignment not found" })).toBeTruthy();
});

test("in Dutch", async () => {
  page(lessonWork, "locale=nl-NL");
  expect(await screen.findByText("Haal de les “F en J (US-International)”: 3 oefeningen.")).toBeTruthy();
  expect(screen.getByText(sentence("Inleveren vóór 27 november 2026 om 17:00 (week 48)"))).toBeTruthy();
});

const game = item({ __typename: "LessonTask", lesson: "us-intl-fj", exercise: "us-intl-fj.3", exercises: 1 }, 1);
const freeExam = item(
  { __typename: "ExamTask", norm: "cbt", normTitle: null, language: "NL", examLanguage: "NL", requiredLanguage: null },
  2,
);

test("several tasks: each with its state, and one press starts the next", async () => {
  page(withTasks([item(goalTask), game, freeExam]));
  expect(await screen.findByRole("heading", { name: "Your tasks" })).toBeTruthy();
  const rows = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain("Play the game “Falling words” in the lesson “F and J (US-International)”.");
  expect(rows[2]?.textContent).toContain("Pass the exam “CBT typing diploma”, in any language.");
  expect(within(rows[0] as HTMLElement).queryByRole("link")).toBeNull();
  expect(screen.getByText("1 of 3 tasks done")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start the next task" }).getAttribute("href")).toBe(
    "/course/us-intl-fj?exercise=us-intl-fj.3&assignment=A1",
  );
  expect(screen.getByRole("link", { name: "Start task 3" }).getAttribute("href")).toBe(
    "/exam/cbt?language=NL&assignment=A1",
  );
});

test("a member is told that they are excused, and until when they have", async () => {
  const extendedUntil = "2026-12-04T16:00:00.000Z";
  page({
    ...lessonWork,
    dueAt: extendedUntil,
    extendedUntil,
    myProgress: { ...lessonWork.myProgress, isExcused: true, extendedUntil },
  });
  expect(await screen.findByText("You're excused from this assignment. You don't have to do it.")).toBeTruthy();
  expect(screen.getByText(sentence("Extended until 4 december 2026 om 17:00"))).toBeTruthy();
  expect(screen.getByText("excused")).toBeTruthy();
});

test("a coach sees who has more time and who types another text", async () => {
  const textItem = (id: string, title: string) =>
    item({ __typename: "TextTask", text: { __typename: "Text", id, title, language: "EN" }, accuracy: 95 });
  const [fox, owl] = [textItem("T1", "The fox"), textItem("T2", "The owl")];
  page({
    ...followed,
    tasks: [fox],
    progress: [someone("Ada", {}, [fox]), someone("Bo", { extendedUntil: "2026-12-04T16:00:00.000Z" }, [owl])],
  });
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows[1]?.textContent).not.toContain("Other text");
  expect(rows[2]?.textContent).toContain("Extended until 4 dec 2026, 17:00Other text: “The owl”");
});

test("a coach excuses a member", async () => {
  const { user, server } = page(followed);
  await user.click(await screen.findByRole("button", { name: "Exceptions for Cas" }));
  await user.click(await screen.findByRole("checkbox", { name: /^Excused/u }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("table");
  expect(server.variablesOf("MemberExceptionMutation")).toMatchObject([
    { input: { id: "A1", memberId: "MCas", version: 0, isExcused: true, extendedUntil: null, otherTexts: [] } },
  ]);
});
