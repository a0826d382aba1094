import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { noteKeyRecords } from "../../../../src/app/features/course/CourseSync";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { forgetSteps } from "../../../support/forgetSteps";
import { renderPage } from "../../../support/renderPage";

const openedLesson = {
  data: {
    openLesson: {
      __typename: "OpenLessonSuccess",
      passedExercise: { exerciseId: "us-gh.0", passedAt: "2026-11-21T08:14:00.000Z", stars: 1 },
    },
  },
};

const target = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();
beforeAll(() => {
  process.env["TYPELOOP_TEST_HOOKS"] = "1";
});
afterAll(() => {
  delete process.env["TYPELOOP_TEST_HOOKS"];
});
beforeEach(() =>
  act(async () => {
    forgetSteps();
    noteKeyRecords([]);
    setToken("token", { shared: false });
  }),
);
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

/** An account whose letters were typed well, and that has passed these exercises. */
function open(letters = "", passed: readonly string[] = [], answers = {}) {
  const key = [...letters];
  const keyFigures = {
    key,
    presses: key.map(() => 20),
    timeMs: key.map(() => 300),
    missRate: key.map(() => 0),
  };
  const passedExercises = passed.map((exerciseId) => ({ exerciseId, passedAt: "2026-11-21T08:14:00.000Z", stars: 1 }));
  return renderPage("/course", {
    remembers: "layout=us",
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer } }),
      CourseSyncQuery: () => ({ data: { viewer: { ...viewer, passedExercises, learning: { keyFigures } } } }),
      CourseSyncOpenLessonMutation: () => openedLesson,
      saveRunMutation: () => new RequestError("OFFLINE", { operationName: "saveRunMutation" }),
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      ...answers,
    },
  });
}

test("a newcomer may take a test, or start with the first lesson", async () => {
  open();
  expect(await screen.findByRole("button", { name: "Take the test" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Start at F and J" }).getAttribute("href")).toBe("/course/us-posture");
});

test("who has begun finds the test below the lessons", async () => {
  open("", ["us-posture.1"]);
  expect(await screen.findByRole("heading", { name: "Find my place" })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("Can you already type some letters?")).toBeNull();
});

test("what was typed before opens what somebody can already do, without a test", async () => {
  const opened: unknown[] = [];
  const { user, router } = open("etaoinshrdlucmg", [], {
    CourseSyncOpenLessonMutation: (variables: unknown) => {
      opened.push(variables);
      return openedLesson;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Start there" }));
  const { pathname } = router.state.location;
  expect(pathname).not.toBe("/course/us-posture");
  await waitFor(() => expect(opened).toEqual([{ lessonId: pathname.slice("/course/".length) }]));
});

describe("the test", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, "error").mockImplementation();
  });
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const type = (field: HTMLElement, data: string): void => {
    const event = new InputEvent("beforeinput", { inputType: "insertText", data, bubbles: true, cancelable: true });
    // jsdom's own clock goes on beside the made-up one.
    Object.defineProperty(event, "timeStamp", { value: performance.now() });
    fireEvent(field, event);
  };
  const begin = async () => {
    open();
    await wait(500);
    fireEvent.click(screen.getByRole("button", { name: "Take the test" }));
    await wait(500);
    return screen.getByLabelText("Type these words");
  };

  it("ends after 30 seconds with a proposal, also without a connection", async () => {
    const field = await begin();
    // At 200 keystrokes per minute.
    for (let count = 0; count < 99; count++) {
      act(() => type(field, target().charAt(0)));
      await wait(300);
    }
    await wait(5000);
    expect(screen.getByRole("heading", { name: "Start with what's new to you" })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("button", { name: "Start there" })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("link", { name: "Start at F and J" })).toBeInstanceOf(HTMLElement);
  });

  it("says kindly that nothing was typed for a while", async () => {
    const field = await begin();
    act(() => type(field, target().slice(0, 1)));
    await wait(11_000);
    expect(screen.getByText(/nothing was typed for 10 seconds/u)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("button", { name: "Try again" })).toBeInstanceOf(HTMLElement);
  });
});
