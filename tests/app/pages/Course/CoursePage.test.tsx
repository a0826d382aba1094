import { act, screen, within } from "@testing-library/react";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { forgetSteps } from "../../../support/forgetSteps";
import { renderPage } from "../../../support/renderPage";

beforeEach(() => act(async () => forgetSteps()));
afterEach(() => act(async () => clearToken()));

const viewer = {
  __typename: "User",
  id: "u",
  username: "ada",
  displayName: "Ada",
  role: "MEMBER",
  avatarUrl: null,
  groups: [],
};

/** An account that has passed these exercises. */
function answers(...passed: readonly string[]) {
  const passedExercises = passed.map((exerciseId) => ({ exerciseId, passedAt: "2026-11-21T08:14:00.000Z" }));
  return {
    AccountQuery: () => ({ data: { viewer } }),
    CourseKeeperQuery: () => ({ data: { viewer: { ...viewer, passedExercises } } }),
  };
}

const nobody = {
  AccountQuery: () => ({ data: { viewer: null } }),
  CourseKeeperQuery: () => ({ data: { viewer: null } }),
};
const step = (name: RegExp) => screen.findByRole("link", { name });

test("users with an unknown keyboard choose one, which also sets their layout", async () => {
  const { user, remembered } = renderPage("/course", { answers: nobody });
  expect(await screen.findByRole("heading", { name: "Which keyboard do you have?" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("link", { name: /F and J/u })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Choose Belgian AZERTY" }));
  expect((await step(/Q and M/u)).getAttribute("href")).toBe("/course/be-azerty-qm");
  expect(remembered()).toBe("layout=belgian");
});

test("trying the keys suggests a keyboard, but does not choose it", async () => {
  const { user, remembered } = renderPage("/course", { answers: nobody });
  const field = await screen.findByRole("textbox", { name: "Try it here" });
  await user.type(field, "'e");
  expect(screen.getByText("This looks like US. If that is right, choose it.")).toBeInstanceOf(HTMLElement);
  await user.clear(field);
  expect(screen.queryByText(/This looks like/u)).toBeNull();
  await user.type(field, "é");
  expect(screen.getByText("This looks like US-International. If that is right, choose it.")).toBeInstanceOf(
    HTMLElement,
  );
  expect(remembered()).toBe("");
  await user.click(screen.getByRole("button", { name: "Choose US-International" }));
  expect(remembered()).toBe("layout=us-international");
});

test.each([
  { remembers: "", usual: "Most computers in the United States" },
  { remembers: "locale=nl-NL", usual: "De meeste computers in Nederland" },
])("marks the most common keyboard for readers of $remembers, and no other", async ({ remembers, usual }) => {
  renderPage("/course", { answers: nobody, remembers });
  expect((await screen.findByText(usual)).dataset["usual"]).toBe("true");
  expect(document.querySelectorAll("[data-usual=true]")).toHaveLength(1);
});

test("on another device the course is the one last passed in; another can be chosen", async () => {
  setToken("token", { shared: false });
  const passedExercises = [
    { exerciseId: "us-intl-posture.1", passedAt: "2026-11-20T08:14:00.000Z" },
    { exerciseId: "be-azerty-posture.1", passedAt: "2026-11-21T08:14:00.000Z" },
  ];
  const { user, remembered } = renderPage("/course", {
    answers: {
      ...answers(),
      CourseKeeperQuery: () => ({ data: { viewer: { ...viewer, passedExercises } } }),
    },
  });
  expect((await screen.findByRole("link", { name: "Continue" })).getAttribute("href")).toBe("/course/be-azerty-fj");
  expect(screen.queryByRole("heading", { name: "Which keyboard do you have?" })).toBeNull();
  expect(remembered()).toBe("");
  await user.selectOptions(screen.getByLabelText("Keyboard"), "US-International");
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/course/us-intl-fj");
  expect(remembered()).toBe("layout=us-international");
});

test("an account that could not be loaded is loaded when the network is back", async () => {
  jest.spyOn(console, "error").mockImplementation();
  setToken("token", { shared: false });
  let isThere = false;
  const account = answers("us-posture.1");
  const CourseKeeperQuery = () =>
    isThere ? account.CourseKeeperQuery() : new RequestError("NETWORK", { operationName: "CourseKeeperQuery" });
  renderPage("/course", { answers: { ...account, CourseKeeperQuery }, remembers: "layout=us" });
  expect(await screen.findByText("0 of 25 steps passed")).toBeInstanceOf(HTMLElement);
  await act(async () => setConnectionState("offline"));
  isThere = true;
  await act(async () => setConnectionState("online"));
  expect(await screen.findByText("1 of 25 steps passed")).toBeInstanceOf(HTMLElement);
});

test("a keyboard without a course is kept; the chosen course is remembered", async () => {
  const { user, remembered, unmount } = renderPage("/course", { answers: nobody, remembers: "layout=german" });
  expect(await screen.findByText(/There's no course for German QWERTZ yet/u)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Choose US" }));
  expect((await step(/F and J/u)).getAttribute("href")).toBe("/course/us-fj");
  expect(remembered()).toBe(`${new URLSearchParams({ layout: "german", course: "course=us" })}`);
  unmount();
  renderPage("/course", { answers: nobody, remembers: remembered() });
  expect((await step(/F and J/u)).getAttribute("href")).toBe("/course/us-fj");
});

test("a layout and a course of another version are ignored", async () => {
  renderPage("/course", {
    answers: nobody,
    remembers: `${new URLSearchParams({ layout: "klingon", course: "course=klingon&language=tlh" })}`,
  });
  expect(await screen.findByRole("heading", { name: "Which keyboard do you have?" })).toBeInstanceOf(HTMLElement);
});

test("twenty-five lessons: passed, current and locked", async () => {
  setToken("token", { shared: false });
  renderPage("/course", {
    answers: answers("us-intl-posture.1", "us-intl-fj.1"),
    remembers: "layout=us-international",
  });
  const now = await step(/Step 1: F and J/u);
  expect(now.getAttribute("aria-current")).toBe("step");
  expect(now.textContent).toContain("1 of 3 exercises passed");
  expect(now.textContent).toContain("takes about 13 min");
  expect((await step(/Sit well/u)).textContent).toContain("passed");
  // A locked lesson shows no minutes: they would look like the time until it is unlocked.
  expect((await step(/Step 2: D and K/u)).textContent).toMatch(/locked/u);
  expect((await step(/Step 2: D and K/u)).textContent).not.toMatch(/min/u);
  expect(within(screen.getByRole("main")).getAllByRole("listitem")).toHaveLength(25);
  expect(screen.getByText("1 of 25 steps passed")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/course/us-intl-fj");
});

test("the course is in the language of the interface until another is chosen", async () => {
  const { user, remembered } = renderPage("/course", { answers: nobody, remembers: "layout=us" });
  await step(/F and J/u);
  await user.selectOptions(screen.getByLabelText("Language"), "Dutch");
  expect(within(await step(/F en J/u)).getByText("F en J").lang).toBe("nl");
  expect(screen.getByText("0 of 25 steps passed")).toBeInstanceOf(HTMLElement);
  expect(remembered()).toContain("language%3Dnl");
});

test("in Dutch", async () => {
  renderPage("/course", { answers: nobody, remembers: "layout=us&locale=nl-NL" });
  expect(await step(/Stap 1: F en J/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("0 van 25 stappen gehaald")).toBeInstanceOf(HTMLElement);
});

test("another keyboard can be chosen later", async () => {
  const { user, remembered } = renderPage("/course", { answers: nobody, remembers: "layout=us" });
  await step(/F and J/u);
  await user.selectOptions(screen.getByLabelText("Keyboard"), "Belgian AZERTY");
  expect(await step(/Q and M/u)).toBeInstanceOf(HTMLElement);
  expect(remembered()).toBe("layout=belgian");
});

test("while the account is loading there is a placeholder; an unreachable server removes nothing", async () => {
  jest.spyOn(console, "error").mockImplementation();
  setToken("token", { shared: false });
  let answer: (failure: Error) => void = () => undefined;
  const failing = new Promise<Error>((resolve) => (answer = resolve));
  // Another user's account, whose steps are not known here.
  await act(async () => setToken("other", { shared: false }));
  renderPage("/course", {
    answers: { ...answers(), CourseKeeperQuery: () => failing },
    remembers: "layout=us",
  });
  expect(await screen.findByText("Loading your steps…")).toBeInstanceOf(HTMLElement);
  await act(async () => answer(new RequestError("NETWORK", { operationName: "CourseKeeperQuery" })));
  expect((await step(/Sit well/u)).getAttribute("aria-current")).toBe("step");
});

test("users who passed every lesson are told so", async () => {
  setToken("token", { shared: false });
  const { courses } = await import("../../../../src/engine/lessons/courses");
  const all = courses.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises.map(({ id }) => id)));
  renderPage("/course", { answers: answers(...all), remembers: "layout=us" });
  expect(await screen.findByText("You've passed every step.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("25 of 25 steps passed")).toBeInstanceOf(HTMLElement);
});
