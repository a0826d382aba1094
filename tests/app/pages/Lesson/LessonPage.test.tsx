import { materialOf } from "../../../support/languages";
import { act, screen, waitFor, within } from "@testing-library/react";
import { UNSAVED_RUNS_KEY } from "../../../../src/app/features/saving/UnsavedRun";
import { setConnectionState } from "../../../../src/app/relay/connectionState";
import { RequestError } from "../../../../src/app/relay/RequestError";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import { findExercise } from "../../../../src/engine/lessons/courses";
import { makeExerciseText } from "../../../../src/engine/lessons/makeExerciseText";
import { decodeLog } from "../../../../src/engine/log/logCodec";
import { measureRun } from "../../../../src/engine/metrics/measureRun";
import type { Answer } from "../../../support/FakeServer";
import { forgetSteps } from "../../../support/forgetSteps";
import { renderPage } from "../../../support/renderPage";
import { withHistoryRow } from "../../../support/withHistoryRow";

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

/** Saves like the server: generates the text from the seed, and the figures from the log. */
function saved({ input }: Record<string, any>): Answer {
  const decoded = decodeLog(input.log);
  const found = findExercise(input.exerciseId);
  if (!decoded.ok || found === null) throw new Error("not a run of a lesson");
  const { course, lesson, exercise } = found;
  const text = makeExerciseText(
    course,
    lesson,
    exercise,
    materialOf[input.language === "NL" ? "nl" : "en"],
    input.seed,
    input.focusKeys ?? [],
  )!;
  const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({
    rules: lesson.rules,
    text,
    keystrokes: decoded.keystrokes,
    durationMs: decoded.keystrokes.at(-1)?.time ?? 0,
  });
  return {
    data: {
      saveResult: withHistoryRow({
        __typename: "SaveResultSuccess",
        result: {
          id: "r1",
          wpm,
          raw,
          strokesPerMinute,
          accuracy,
          consistency,
          status: "VERIFIED",
          badges: [],
          reachedGoal: null,
          baseline: null,
        },
        user: { id: "u", practiceGoal: null },
      }),
    },
  };
}

function open(
  lesson: string,
  {
    passed = [] as readonly string[],
    answers = {},
    remembers = "layout=us-international",
    learning = null as object | null,
  } = {},
) {
  const passedExercises = passed.map((exerciseId) => ({ exerciseId, passedAt: "2026-11-21T08:14:00.000Z", stars: 1 }));
  return renderPage(`/course/${lesson}`, {
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer } }),
      CourseSyncQuery: () => ({ data: { viewer: { ...viewer, passedExercises, learning } } }),
      CourseSyncPassReadingMutation: ({ exerciseId }) => ({
        data: {
          passReading: {
            __typename: "PassReadingSuccess",
            passedExercise: { exerciseId, passedAt: "2026-11-21T08:14:00.000Z", stars: 1 },
          },
        },
      }),
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: saved,
      ...answers,
    },
    remembers,
  });
}

/** After a pause, key presses are meant for the buttons. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 800)));
const posture = ["us-intl-posture.1"];

test("how to sit: read, done, and on to the first keys", async () => {
  const { user, server } = open("us-intl-posture");
  expect(await screen.findByRole("heading", { name: "Sit up straight, find your keys" })).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole("img")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "I'm sitting like this" }));
  expect(screen.getByRole("link", { name: "Next lesson: F and J" }).getAttribute("href")).toBe("/course/us-intl-fj");
  await waitFor(() =>
    expect(server.variablesOf("CourseSyncPassReadingMutation")).toEqual([{ exerciseId: "us-intl-posture.1" }]),
  );
});

test("what was done is shown, and a second click at the same place does nothing", async () => {
  const { user, router } = open("us-intl-posture");
  const place = (await screen.findByRole("button", { name: "I'm sitting like this" })).parentElement as HTMLElement;
  // Rendered before it has text, because only then do screen readers announce it.
  const said = within(place).getByRole("status");
  expect(said.textContent).toBe("");
  await user.click(screen.getByRole("button", { name: "I'm sitting like this" }));
  expect(said.textContent).toBe("✓ Done");
  const next = screen.getByRole("link", { name: "Next lesson: F and J" });
  expect(document.activeElement).toBe(next);
  await user.click(next);
  expect(router.state.location.pathname).toBe("/course/us-intl-posture");
  await pause();
  await user.click(next);
  expect(router.state.location.pathname).toBe("/course/us-intl-fj");
});

test("offline it is passed here, and sent when the network is back", async () => {
  let isThere = false;
  const answers = {
    CourseSyncPassReadingMutation: () =>
      isThere
        ? {
            data: {
              passReading: {
                __typename: "PassReadingSuccess",
                passedExercise: { exerciseId: "us-intl-posture.1", passedAt: "2026-11-21T08:14:00.000Z", stars: 1 },
              },
            },
          }
        : new RequestError("NETWORK", { operationName: "CourseSyncPassReadingMutation" }),
  };
  const { user, server } = open("us-intl-posture", { answers });
  await user.click(await screen.findByRole("button", { name: "I'm sitting like this" }));
  await waitFor(() => expect(server.variablesOf("CourseSyncPassReadingMutation")).toHaveLength(1));
  expect(screen.getByRole("link", { name: "Next lesson: F and J" })).toBeInstanceOf(HTMLElement);
  isThere = true;
  await act(async () => {
    setConnectionState("offline");
    setConnectionState("online");
  });
  await waitFor(() => expect(server.variablesOf("CourseSyncPassReadingMutation")).toHaveLength(2));
  await act(async () => {
    setConnectionState("offline");
    setConnectionState("online");
  });
  expect(server.variablesOf("CourseSyncPassReadingMutation")).toHaveLength(2);
});

test("a lesson that does not exist says so, and links to those that do", async () => {
  open("us-intl-nope");
  expect(await screen.findByRole("heading", { name: "This lesson doesn't exist" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "See all lessons" }).getAttribute("href")).toBe("/course");
});

test("a locked lesson can be opened, and says which one comes first", async () => {
  open("us-intl-ei", { passed: posture });
  expect(await screen.findByText(/Next up: F and J/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Go to that lesson" }).getAttribute("href")).toBe("/course/us-intl-fj");
  expect(screen.getByText("Your left middle finger goes up for E.")).toBeInstanceOf(HTMLElement);
  expect(within(screen.getByRole("main")).queryByRole("button")).toBeNull();
});

test("the picture shows the keys of the lesson, earlier ones and later ones", async () => {
  open("be-azerty-ei", { passed: posture });
  await screen.findByRole("heading", { name: "E and I" });
  const part = (code: string) => document.querySelector<HTMLElement>(`[data-code=${code}]`)?.dataset["part"];
  expect(document.querySelector("[data-layout]")).toHaveProperty("dataset.layout", "belgian");
  expect(["KeyE", "KeyI", "KeyF", "Semicolon", "KeyT"].map(part)).toEqual([
    "fresh",
    "fresh",
    "known",
    "known",
    "later",
  ]);
  expect(
    Array.from(document.querySelectorAll<HTMLElement>("[data-taught]"), ({ dataset }) => dataset["fingerOf"]),
  ).toEqual(["left middle", "right middle"]);
});

test("somebody who types with one hand reads which of its fingers takes a key, and sees only that hand", async () => {
  open("us-intl-fj", { remembers: `appearance=${encodeURIComponent("fingers=0000011111")}`, passed: posture });
  expect(await screen.findByText("F: right index finger")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("J: right little finger")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/left/u)).toBeNull();
  await waitFor(() => expect(document.querySelectorAll("[data-finger-of]")).toHaveLength(5));
  const board = document.querySelector("[data-layout]");
  expect(board?.querySelector("[data-code=KeyA]")?.getAttribute("data-finger")).toBe("index");
});

test("an exercise is typed, judged at once, saved once, and Enter continues with the next", async () => {
  const { user, server } = open("us-intl-fj", { passed: posture });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  const field = screen.getByRole("textbox", { name: "Type this exercise: The new keys" });
  expect(document.activeElement).toBe(field);
  const text = target();
  expect(text).toMatch(/^[fj ]{40,}$/u);
  await user.keyboard(text);

  expect(await screen.findByRole("heading", { name: "Passed" })).toBeInstanceOf(HTMLElement);
  const next = screen.getByRole("button", { name: "Next exercise" });
  expect(document.activeElement).toBe(next);
  // Screen readers read the verdict with the button.
  expect(document.getElementById(next.getAttribute("aria-describedby") ?? "")?.textContent).toContain("Passed");
  expect(screen.getByText("100.0%")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("✓ 90% needed")).toBeInstanceOf(HTMLElement);
  expect(await screen.findByText("Saved.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "See every keystroke" }).getAttribute("href")).toBe("/results/r1");
  const [{ input }] = server.variablesOf("saveRunMutation") as [Record<string, any>];
  expect(input).toMatchObject({
    mode: "LESSON",
    modeAmount: null,
    language: "EN",
    textId: null,
    exerciseId: "us-intl-fj.1",
    layout: "US_INTERNATIONAL",
  });
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();

  await pause();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("textbox", { name: "Type this exercise: One hand, then the other" })).toBe(
    document.activeElement,
  );
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Continue with exercise 2" })).toBe(document.activeElement);
  expect(screen.getByRole("button", { name: "Repeat exercise 1" })).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("saveRunMutation")).toHaveLength(1);
});

test("the last exercise of a lesson passes it, and leads to the next one", async () => {
  const { user } = open("us-intl-fj", { passed: [...posture, "us-intl-fj.1", "us-intl-fj.3"] });
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 2" }));
  await user.keyboard(target());
  expect(await screen.findByRole("heading", { name: "Lesson passed" })).toBeInstanceOf(HTMLElement);
  const next = screen.getByRole("link", { name: "Next lesson: D and K" });
  expect(document.activeElement).toBe(next);
  await pause();
  await user.click(next);
  expect(await screen.findByRole("heading", { name: "D and K" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Start with exercise 1" })).toBe(document.activeElement);
});

test("keys of a user who is still typing press nothing", async () => {
  const { user } = open("us-intl-fj", { passed: posture });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  await user.keyboard(target());
  await user.keyboard(" {Enter}");
  expect(screen.getByRole("heading", { name: "Passed" })).toBeInstanceOf(HTMLElement);
});

test("too many wrong keys: says what is needed and which keys, and Enter starts again with another text", async () => {
  const { user } = open("us-intl-fj", { passed: posture });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  const text = target();
  const slips = [...text].map((key, at) => (at < 7 ? `x${key}` : key)).join("");
  await user.keyboard(slips);
  expect(await screen.findByRole("heading", { name: "Not passed yet" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Some keys were wrong\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("90% needed")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Watch these keys/u).textContent).toContain(text.charAt(0));
  expect(screen.getByRole("button", { name: "Repeat" })).toBe(document.activeElement);
  expect(screen.queryByRole("button", { name: "Next exercise" })).toBeNull();
  await pause();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("textbox")).toBe(document.activeElement);
  expect(target()).not.toBe(text);
});

test("an exercise without words is not called one of words", async () => {
  const { unmount } = open("us-intl-fj", { passed: posture });
  const names = await screen.findByRole("region", { name: "Exercises" });
  expect(
    within(names)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining("The new keys40 keystrokes"),
    expect.stringContaining("One hand, then the otherto a beat · 40 keystrokes"),
    expect.stringContaining("The new keys, mixedgame: falling words · 50 keystrokes"),
  ]);
  expect(within(names).getAllByText("To pass: 90 of 100 keys right, and 8 words per minute.")).toHaveLength(3);
  unmount();
  const { unmount: leave } = open("us-intl-dk", { passed: posture });
  expect(await screen.findAllByText("All these keys once more")).toHaveLength(2);
  leave();
  open("us-intl-ei", { passed: posture });
  expect(await screen.findByText("Words")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Longer and longer words")).toBeInstanceOf(HTMLElement);
});

test("required speeds and one's own are in the unit that this person reads", async () => {
  const answers = { HeaderAccountQuery: () => ({ data: { viewer: { ...viewer, speedUnit: "CPM" } } }) };
  const { user } = open("us-intl-fj", { passed: posture, answers });
  const rule = "To pass: 90 of 100 keys right, and 40 characters per minute.";
  expect(await screen.findAllByText(rule)).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Start with exercise 1" }));
  await user.keyboard(target());
  expect(await screen.findByText("Characters per minute")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("✓ 40 needed")).toBeInstanceOf(HTMLElement);
});

test("after two tries that did not pass, the next one is a little easier", async () => {
  const { user } = open("us-intl-fj", { passed: posture });
  const typeBadly = async (share: number) => {
    const text = target();
    await user.keyboard([...text].map((key, at) => (at % share === 0 ? `x${key}` : key)).join(""));
    await screen.findByRole("heading", { name: /^(?:Passed|Not passed yet)$/u });
  };
  const again = async () => {
    await pause();
    await user.click(screen.getByRole("button", { name: "Repeat" }));
  };
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  await typeBadly(7);
  expect(screen.queryByText(/a little easier/u)).toBeNull();
  await again();
  await typeBadly(7);
  expect(screen.getByText(/The next try is a little easier\./u)).toBeInstanceOf(HTMLElement);
  await again();
  await typeBadly(7);
  expect(screen.getByRole("heading", { name: "Passed" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("✓ 83% needed")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("1 star of 3")).toBeInstanceOf(HTMLElement);
});

test("three wrong presses at a key: only that key stays lit, and it is said which finger types it", async () => {
  const { user } = open("us-intl-fj", { passed: posture });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  const key = target().charAt(0);
  await user.keyboard("xx");
  expect(screen.queryByText(/^Next:/u)).toBeNull();
  await user.keyboard("x");
  expect(screen.getByText(`Next: ${key}, ${key === "f" ? "left" : "right"} index finger`)).toBeInstanceOf(HTMLElement);
  expect(document.querySelector("[data-stuck=true]")).not.toBeNull();
  await user.keyboard(key);
  expect(document.querySelector("[data-stuck=true]")).toBeNull();
});

test("a review is about the keys that the account finds hardest", async () => {
  const figures = (keys: string, slow: string) => ({
    key: [...keys],
    presses: [...keys].map(() => 50),
    timeMs: [...keys].map((key) => (slow.includes(key) ? 900 : 300)),
    missRate: [...keys].map(() => 0.02),
  });
  const learning = { keyFigures: figures("asdfghjkl", "gh") };
  const { user, server } = open("us-intl-gh-words-review", {
    passed: ["us-intl-gh-words.1", "us-intl-gh-words.2", "us-intl-gh-words.3"],
    learning,
  });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  expect(
    target()
      .split(" ")
      .slice(0, 8)
      .every((word) => /[gh]/u.test(word)),
  ).toBe(true);
  await user.keyboard(target());
  await waitFor(() =>
    expect(server.variablesOf("saveRunMutation")).toMatchObject([{ input: { focusKeys: ["g", "h"] } }]),
  );
});

test("Tab, then Enter restarts; Esc leaves", async () => {
  const { user } = open("us-intl-fj", { passed: posture });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  const text = target();
  await user.keyboard(text.slice(0, 5));
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Restart");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(target()).not.toBe(text.slice(5)));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  await user.keyboard(`${target().slice(0, 5)}{Escape}`);
  expect(screen.getByRole("button", { name: "Start with exercise 1" })).toBeInstanceOf(HTMLElement);
});

test("the keyboard is shown until it is hidden, and stays hidden", async () => {
  const { user, remembered } = open("us-intl-fj", { passed: posture });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  expect(document.querySelector("[data-code][data-next=press]")).toHaveProperty(
    "dataset.code",
    target().startsWith("f") ? "KeyF" : "KeyJ",
  );
  expect(document.querySelector("[data-code=KeyF]")).toHaveProperty("dataset.part", "fresh");
  await user.click(screen.getByRole("button", { name: "Hide keyboard" }));
  expect(document.querySelector("[data-code]")).toBeNull();
  expect(remembered()).toContain("keyboard%3Doff");
  await user.click(screen.getByRole("button", { name: "Show keyboard" }));
  expect(remembered()).not.toContain("off");
});

test("offline an exercise is passed here and stored; the lesson continues", async () => {
  const { user } = open("us-intl-fj", {
    passed: posture,
    answers: { saveRunMutation: () => new RequestError("NETWORK", { operationName: "saveRunMutation" }) },
  });
  await user.click(await screen.findByRole("button", { name: "Start with exercise 1" }));
  await user.keyboard(target());
  expect(
    await screen.findByText(/No connection\. Your result is stored in this browser and will be saved/u),
  ).toBeInstanceOf(HTMLElement);
  expect(JSON.parse(localStorage.getItem(UNSAVED_RUNS_KEY) ?? "[]")).toMatchObject([
    { mode: "LESSON", exerciseId: "us-intl-fj.1" },
  ]);
  expect(screen.getByRole("button", { name: "Next exercise" })).toBeInstanceOf(HTMLElement);
  expect(localStorage.getItem("typeloop-course")).toContain("us-intl-fj.1");
  await act(async () => localStorage.clear());
});

test("without storage the page says so, and what is passed lasts as long as the page", async () => {
  const { user } = open("us-intl-posture");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(await screen.findByRole("button", { name: "I'm sitting like this" }));
  expect(await screen.findByText(/This browser can't save your progress\./u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Next lesson: F and J" })).toBeInstanceOf(HTMLElement);
});

test("the exams of the course lead to the exam page, and are passed when the account says so", async () => {
  const { courses } = await import("../../../../src/engine/lessons/courses");
  const before = courses[0]!.lessons.slice(0, -1).flatMap(({ exercises }) => exercises.map(({ id }) => id));
  const { unmount } = open("us-intl-exam", { passed: before });
  expect((await screen.findByRole("link", { name: "Go to the exam" })).getAttribute("href")).toBe(
    "/exam/cbt?exercise=us-intl-exam.1",
  );
  expect(screen.getByText(/7 minutes · 2 attempts/u)).toBeInstanceOf(HTMLElement);
  unmount();
  open("us-intl-mock-exam-2", { passed: before });
  expect(await screen.findByRole("link", { name: "Next lesson: The exam" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: "Go to the practice exam" }).getAttribute("href")).toBe(
    "/exam/cbt?exercise=us-intl-mock-exam-2.1",
  );
});

test("in Dutch, from the introduction to the result", async () => {
  const { user } = open("us-intl-fj", { passed: posture, remembers: "layout=us-international&locale=nl-NL" });
  expect(await screen.findByText("Je linkerwijsvinger typt de F.")).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Beginnen met oefening 1" }));
  await user.keyboard(target());
  expect(await screen.findByRole("heading", { name: "Gehaald" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("✓ 90% nodig")).toBeInstanceOf(HTMLElement);
});
