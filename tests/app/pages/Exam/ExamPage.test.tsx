import { screen, waitFor, within } from "@testing-library/react";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { renderPage } from "../../../support/renderPage";
import { showDialogs } from "../../../support/showDialogs";
import { attempt, cbt, exam, examMocks, failed, gerritsen, passed, own } from "./examMocks";

beforeAll(showDialogs);
beforeEach(() => setToken("token", { shared: false }));
afterEach(() => clearToken());

const room = (asked: object | null, answers = {}) =>
  renderPage("/exam/cbt?exam=E1", { mocks: examMocks({}, asked), answers });
const dialog = () => screen.getByRole("dialog", { name: "Finish the exam?" });
const refusal = (field: string, code: string) => ({
  data: { [field]: { __typename: "RefusedError", __isError: "RefusedError", code } },
});

test("before an exam: its requirements, its rules, the name on the certificate, and the button to begin", async () => {
  const { user, server, router } = renderPage("/exam/cbt", {
    mocks: examMocks({}, exam),
    answers: { examMutationsCreateMutation: () => refusal("createExam", "EXAM_NORM_CHANGED") },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "CBT typing diploma" })).toBeTruthy();
  expect(screen.getByText("Errors: at most 0.7% of keystrokes")).toBeTruthy();
  expect(screen.getByText("Cum laude: at least 200 keystrokes per minute, and at most 2 errors")).toBeTruthy();
  expect(screen.getByText(/The certificate will show the name Ada/u)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Dutch" }));
  await user.click(screen.getByRole("button", { name: "Go to the exam room" }));
  expect(await screen.findByText(/This standard has changed since this page was loaded\./u)).toBeTruthy();
  expect(server.variablesOf("examMutationsCreateMutation")).toEqual([
    { input: { norm: "cbt", version: 2, language: "NL", hasDyslexia: false, exerciseId: null } },
  ]);
  expect(router.state.location.search).toBe("");
});

test("a norm with levels for dyslexia asks about the statement, and shows what changes", async () => {
  const { user } = renderPage("/exam/gerritsen", { mocks: examMocks({}) });
  expect(await screen.findByText("Errors: less than 1% of keystrokes")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "I have a formal dyslexia diagnosis" }));
  expect(screen.getByText("Diploma: at least 65 keystrokes per minute")).toBeTruthy();
});

test("guests need an account, but not for a course's mock exam", async () => {
  const { unmount } = renderPage("/exam/cbt", { mocks: examMocks({ role: "GUEST" }) });
  expect(await screen.findByRole("link", { name: "Create an account" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Go to the exam room" })).toBeNull();
  unmount();
  renderPage("/exam/cbt?exercise=us-mock-exam.1", { mocks: examMocks({ role: "GUEST" }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Practice exam: CBT typing diploma" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Go to the exam room" })).toBeTruthy();
});

test.each([
  [
    "/exam/cbt.1",
    "This version of the standard isn't available here",
    "Current standard: CBT typing diploma",
    "/exam/cbt",
  ],
  [
    "/exam/cbt.9",
    "This version of the standard isn't available here",
    "Current standard: CBT typing diploma",
    "/exam/cbt",
  ],
  ["/exam/nothing", "This exam doesn't exist", "All exams", "/exam"],
  ["/exam/nothing.1", "This exam doesn't exist", "All exams", "/exam"],
  ["/exam/cbt.x", "This exam doesn't exist", "All exams", "/exam"],
])("%s: %s", async (address, words, link, to) => {
  renderPage(address, { mocks: examMocks({}) });
  expect(await screen.findByRole("heading", { name: words })).toBeTruthy();
  expect(within(screen.getByRole("main")).getByRole("link", { name: link }).getAttribute("href")).toBe(to);
  await waitFor(() => expect(document.title).toBe(`${words} · Typeloop`));
});

test("before an exam: the extra time that the candidate has", async () => {
  renderPage("/exam/cbt", { mocks: examMocks({ examExtraTime: 20 }) });
  expect(
    await screen.findByText(
      "You have 8 minutes and 24 seconds per attempt, including the 20% extra time your group gave you.",
    ),
  ).toBeTruthy();
});

test("with extra time: how long it is before, and what was needed of it afterwards", async () => {
  const grade = { ...failed, strokesPerMinute: 77, isAccurateEnough: true };
  room({ ...exam, extraTime: 20, attempts: [{ ...attempt, extraTime: 20, grade }] });
  expect(await screen.findByText(/^A different text, 8 minutes and 24 seconds\./u)).toBeTruthy();
  expect(screen.getByText(/^That includes the 20% extra time your group gave you\./u)).toBeTruthy();
  expect(
    screen.getByText("Speed: you need 840 keystrokes in 8 minutes and 24 seconds. You were 190 short."),
  ).toBeTruthy();
  expect(screen.getByText("Handed in before time was up. With 20% extra time.")).toBeTruthy();
});

test("another user's exam is not found", async () => {
  room(null);
  expect(await screen.findByRole("heading", { name: "Exam not found" })).toBeTruthy();
});

test("between attempts: what was missing, the errors, the next attempt, and the end", async () => {
  const { user, server } = room(
    { ...exam, attempts: [attempt] },
    { examMutationsFinishMutation: () => refusal("finishExam", "ATTEMPT_RUNNING") },
  );
  expect(await screen.findByRole("heading", { name: "Attempt 1: Not passed" })).toBeTruthy();
  expect(screen.getByText("Speed: you need 700 keystrokes in 7 minutes. You were 50 short.")).toBeTruthy();
  expect(screen.getByText("Accuracy: at most 4 errors are allowed in 650 keystrokes. You made 6.")).toBeTruthy();
  const table = within(screen.getByRole("table", { name: "Your errors" }));
  expect(table.getByRole("row", { name: "awya away a different word" })).toBeTruthy();
  expect(table.getByRole("row", { name: "– from a word left out" })).toBeTruthy();
  expect(screen.getByText("The text with your errors").closest("details")?.open).toBe(true);
  expect(screen.getByRole("button", { name: "Start attempt 2" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Finish exam" }));
  await user.click(within(dialog()).getByRole("button", { name: "Finish exam" }));
  expect(await screen.findByText(/You have an attempt in progress\./u)).toBeTruthy();
  expect(server.variablesOf("examMutationsFinishMutation")).toEqual([{ examId: "E1" }]);
});

test("by a norm in words per minute: how fast it was in words, without a word for each error", async () => {
  const grade = { ...failed, strokes: 90, countedStrokes: 85, errors: 1, strokesPerMinute: 85, isAccurateEnough: true };
  room({ ...exam, norm: { ...own, attempts: 2 }, attempts: [{ ...attempt, grade }] });
  expect(await screen.findByRole("heading", { level: 1, name: "Diploma of 4B" })).toBeTruthy();
  expect(screen.getByText("Speed: you need 20 words per minute. You reached 17 words per minute.")).toBeTruthy();
  expect(screen.getByText("Words per minute").nextElementSibling?.textContent).toBe("17");
  expect(screen.getByText(/^A different text, 1 minute\./u)).toBeTruthy();
});

test("an exam that passed by a group's norm names its level", async () => {
  const grade = { ...passed, strokesPerMinute: 103, level: "LEVEL_1", levelLabel: "Bronze" };
  room({
    ...exam,
    norm: own,
    phase: "FINISHED",
    attempts: [{ ...attempt, grade }],
    countingAttempt: { number: 1, grade },
    certificate: { code: "ABCD-EFGH-JKMN-PQRS" },
  });
  expect(await screen.findByText("You passed: Bronze, 20 words per minute.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Attempt 1: Bronze" })).toBeTruthy();
});

test.each([
  ["failed", failed, cbt, "You have 1 attempt left. If you finish now, you give it up."],
  ["passed at once", passed, gerritsen, "You have 2 attempts left. If you finish now, you give them up."],
])(
  "an exam with attempts left, the last one %s, is finished only after a confirmation",
  async (_, grade, norm, words) => {
    const { user, server } = room({ ...exam, norm, attempts: [{ ...attempt, grade }] });
    await user.click(await screen.findByRole("button", { name: "Finish exam" }));
    expect(within(dialog()).getByText(words)).toBeTruthy();
    // The browser focuses this button when the dialog opens.
    expect(within(dialog()).getByRole("button", { name: "Keep going" }).hasAttribute("autofocus")).toBe(true);
    await user.click(within(dialog()).getByRole("button", { name: "Keep going" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.variablesOf("examMutationsFinishMutation")).toEqual([]);
  },
);

test("opening the page of an exam does not move the focus or scroll", async () => {
  room({ ...exam, attempts: [attempt] });
  await screen.findByRole("heading", { name: "Attempt 1: Not passed" });
  expect(document.activeElement).toBe(document.body);
});

test("an attempt without errors shows its text on demand, and no errors", async () => {
  room({ ...exam, attempts: [{ ...attempt, grade: passed }] });
  const summary = await screen.findByText("The text");
  expect(summary.closest("details")?.open).toBe(false);
  expect(screen.queryByText("The text with your errors")).toBeNull();
});

test("an exam that is passed links to its certificate; one that is not, to another exam", async () => {
  const over = { ...exam, phase: "FINISHED", attempts: [{ ...attempt, grade: passed }] };
  const { unmount } = room({
    ...over,
    countingAttempt: { number: 1, grade: passed },
    certificate: { code: "ABCD-EFGH-JKMN-PQRS" },
  });
  expect(await screen.findByText("You passed: Diploma, 114 keystrokes per minute.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Your certificate" }).getAttribute("href")).toBe(
    "/certificates/ABCD-EFGH-JKMN-PQRS",
  );
  unmount();
  room({ ...over, attempts: [attempt], countingAttempt: { number: 1, grade: failed } });
  expect(await screen.findByText(/You haven't passed this exam yet\./u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Take a new exam" }).getAttribute("href")).toBe("/exam/cbt");
});

test("an attempt in progress elsewhere is announced, and can be taken over", async () => {
  const running = { ...exam, phase: "RUNNING", attempts: [{ ...attempt, endedBy: null, grade: null }] };
  const { user, server } = room(running, {
    examMutationsResumeMutation: () => refusal("resumeExamAttempt", "ATTEMPT_OVER"),
  });
  expect(await screen.findByRole("heading", { name: /Attempt 1 is in progress in another window/u })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue here" }));
  await waitFor(() => expect(server.variablesOf("examMutationsRefreshQuery")).toHaveLength(1));
  expect(await screen.findByText(/Time is up for this attempt, so nothing more can be added\./u)).toBeTruthy();
});

test.each([
  [
    "is being checked",
    { reviewedAt: null },
    "Being reviewed",
    /You reached Diploma, at 114 keystrokes per minute\. This exam is still being reviewed, so there's no certificate yet\. The rhythm is as even as a machine's/u,
  ],
  [
    "was kept back",
    { reviewedAt: "2026-11-22T12:00:00.000Z" },
    "Does not count",
    /This exam was reviewed, and it doesn't count\./u,
  ],
])("an exam that %s says so, and gives no certificate", async (_, decided, heading, words) => {
  const flag = { reason: "MACHINE_RHYTHM", isCleared: false, ...decided };
  room({
    ...exam,
    phase: "FINISHED",
    attempts: [{ ...attempt, grade: passed }],
    countingAttempt: { number: 1, grade: passed },
    flag,
  });
  expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/You passed/u)).toBeNull();
  expect(screen.queryByRole("link", { name: "Your certificate" })).toBeNull();
});
