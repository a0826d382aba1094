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
  speedUnit: null,
  dailyGoalMinutes: null,
  appearance: null,
  groups: [],
};

/** An account that has passed these exercises. */
function answers(...passed: readonly string[]) {
  const passedExercises = passed.map((exerciseId) => ({ exerciseId, passedAt: "2026-11-21T08:14:00.000Z", stars: 1 }));
  return {
    HeaderAccountQuery: () => ({ data: { viewer } }),
    CourseSyncQuery: () => ({ data: { viewer: { ...viewer, passedExercises, learning: null } } }),
  };
}

const nobody = {
  HeaderAccountQuery: () => ({ data: { viewer: null } }),
  CourseSyncQuery: () => ({ data: { viewer: null } }),
};
const lesson = (name: RegExp) => screen.findByRole("link", { name });

test("users with an unknown keyboard choose one, which also sets their layout", async () => {
  const { user, remembered } = renderPage("/course", { answers: nobody });
  expect(await screen.findByRole("heading", { name: "Which keyboard do you have?" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("link", { name: /F and J/u })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Choose Belgian AZERTY" }));
  expect((await lesson(/: Q and M/u)).getAttribute("href")).toBe("/course/be-azerty-qm");
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
    { exerciseId: "us-intl-posture.1", passedAt: "2026-11-20T08:14:00.000Z", stars: 1 },
    { exerciseId: "be-azerty-posture.1", passedAt: "2026-11-21T08:14:00.000Z", stars: 1 },
  ];
  const { user, remembered } = renderPage("/course", {
    answers: {
      ...answers(),
      CourseSyncQuery: () => ({ data: { viewer: { ...viewer, passedExercises, learning: null } } }),
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
  const CourseSyncQuery = () =>
    isThere ? account.CourseSyncQuery() : new RequestError("NETWORK", { operationName: "CourseSyncQuery" });
  renderPage("/course", { answers: { ...account, CourseSyncQuery }, remembers: "layout=us" });
  expect(await screen.findByText("0 of 83 lessons passed")).toBeInstanceOf(HTMLElement);
  await act(async () => setConnectionState("offline"));
  isThere = true;
  await act(async () => setConnectionState("online"));
  expect(await screen.findByText("1 of 83 lessons passed")).toBeInstanceOf(HTMLElement);
});

test("a keyboard without a course is kept; the chosen course is remembered", async () => {
  const { user, remembered, unmount } = renderPage("/course", { answers: nobody, remembers: "layout=colemak" });
  expect(await screen.findByText(/There's no course for Colemak yet/u)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Choose US" }));
  expect((await lesson(/: F and J/u)).getAttribute("href")).toBe("/course/us-fj");
  expect(remembered()).toBe(`${new URLSearchParams({ layout: "colemak", course: "course=us" })}`);
  unmount();
  renderPage("/course", { answers: nobody, remembers: remembered() });
  expect((await lesson(/: F and J/u)).getAttribute("href")).toBe("/course/us-fj");
});

test("a layout and a course of another version are ignored", async () => {
  renderPage("/course", {
    answers: nobody,
    remembers: `${new URLSearchParams({ layout: "klingon", course: "course=klingon&language=tlh" })}`,
  });
  expect(await screen.findByRole("heading", { name: "Which keyboard do you have?" })).toBeInstanceOf(HTMLElement);
});

test("eighty-seven lessons: passed, current and locked", async () => {
  setToken("token", { shared: false });
  renderPage("/course", {
    answers: answers("us-intl-posture.1", "us-intl-fj.1"),
    remembers: "layout=us-international",
  });
  const now = await lesson(/Lesson 1: F and J/u);
  expect(now.getAttribute("aria-current")).toBe("step");
  expect(now.textContent).toContain("1 of 3 exercises passed");
  expect(now.textContent).toContain("takes about 5 min");
  expect((await lesson(/Sit up straight/u)).textContent).toContain("passed");
  // A locked lesson shows no minutes: they would look like the time until it is unlocked.
  expect((await lesson(/Lesson 2: D and K/u)).textContent).toMatch(/locked/u);
  expect((await lesson(/Lesson 2: D and K/u)).textContent).not.toMatch(/min/u);
  expect(within(screen.getByRole("main")).getAllByRole("listitem")).toHaveLength(87);
  expect(screen.getByText("1 of 87 lessons passed")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/course/us-intl-fj");
});

test("the course is in the language of the interface until another is chosen", async () => {
  const { user, remembered } = renderPage("/course", { answers: nobody, remembers: "layout=us" });
  await lesson(/: F and J/u);
  await user.selectOptions(screen.getByLabelText("Language"), "Dutch");
  expect(within(await lesson(/: F en J/u)).getByText("F en J").lang).toBe("nl");
  expect(screen.getByText("0 of 83 lessons passed")).toBeInstanceOf(HTMLElement);
  expect(remembered()).toContain("language%3Dnl");
});

test("in Dutch", async () => {
  renderPage("/course", { answers: nobody, remembers: "layout=us&locale=nl-NL" });
  expect(await lesson(/Les 1: F en J/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("0 van 83 lessen gehaald")).toBeInstanceOf(HTMLElement);
});

test("another keyboard can be chosen later", async () => {
  const { user, remembered } = renderPage("/course", { answers: nobody, remembers: "layout=us" });
  await lesson(/: F and J/u);
  await user.selectOptions(screen.getByLabelText("Keyboard"), "Belgian AZERTY");
  expect(await lesson(/: Q and M/u)).toBeInstanceOf(HTMLElement);
  expect(remembered()).toBe("layout=belgian");
});

test("while the account is loading there is a placeholder; an unreachable server removes nothing", async () => {
  jest.spyOn(console, "error").mockImplementation();
  setToken("token", { shared: false });
  let answer: (failure: Error) => void = () => undefined;
  const failing = new Promise<Error>((resolve) => (answer = resolve));
  // Another user's account, whose progress this browser lacks.
  await act(async () => setToken("other", { shared: false }));
  renderPage("/course", {
    answers: { ...answers(), CourseSyncQuery: () => failing },
    remembers: "layout=us",
  });
  expect(await screen.findByText("Loading your lessons…")).toBeInstanceOf(HTMLElement);
  await act(async () => answer(new RequestError("NETWORK", { operationName: "CourseSyncQuery" })));
  expect((await lesson(/Sit up straight/u)).getAttribute("aria-current")).toBe("step");
});

test("users who passed every lesson are told so", async () => {
  setToken("token", { shared: false });
  const { courses } = await import("../../../../src/engine/lessons/courses");
  const all = courses.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises.map(({ id }) => id)));
  renderPage("/course", { answers: answers(...all), remembers: "layout=us" });
  expect(await screen.findByText("You've passed every lesson.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("83 of 83 lessons passed")).toBeInstanceOf(HTMLElement);
});
