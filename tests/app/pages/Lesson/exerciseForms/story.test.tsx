import { act, screen } from "@testing-library/react";
import { signInToLessons, typingTarget } from "../../../../support/lessonTests";
import { renderLessonOf } from "../../../../support/renderLesson";
import { materialOf } from "../../../../support/languages";
import { findScene, type StoryScene } from "../../../../../src/engine/lessons/Course";

const exercise = "us-intl-digits-29-review.3";
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`typeloop-own-${name}`) ?? "null");
const [robot, goat] = materialOf.en.stories;
const sceneOf = (id: string): StoryScene => findScene(robot!, id)!;

signInToLessons();

async function begin() {
  const { user, server, unmount } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
  await screen.findByText(robot!.title);
  return { user, server, unmount };
}

const remember = (walk: object): void =>
  localStorage.setItem(
    `typeloop-own-walk-${exercise}`,
    JSON.stringify({
      story: "en-robot",
      totals: { presses: 40, rightPresses: 40, pileUp: 0, durationMs: 9_000 },
      ...walk,
    }),
  );

test("after a scene the first letter of a choice decides, and is the first key of the next text", async () => {
  const { user } = await begin();
  expect(screen.getByText("Level 1 of 2")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Endings found: 0 of 4")).toBeInstanceOf(HTMLElement);
  expect(typingTarget()).toBe(sceneOf("start").text);
  await user.keyboard(typingTarget());

  // The group has the focus and says all that can be done.
  const group = await screen.findByRole("group", { name: "What happens next?" });
  expect(document.activeElement).toBe(group);
  const described = (group.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Type one of these two sentences. The first letter you type picks the sentence.",
    "Read the note out loud.",
    "Push the red button.",
  ]);
  expect(await screen.findByText("Saved.")).toBeInstanceOf(HTMLElement);
  expect(stored(`walk-${exercise}`)).toMatchObject({ path: [], isTyped: true });
  await user.keyboard(" x");
  expect(await screen.findByText("Press R or P.")).toBeInstanceOf(HTMLElement);
  await user.keyboard("P");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(typingTarget()).toBe(`ush the red button. ${sceneOf("button").text}`);
  expect(stored(`walk-${exercise}`)).toMatchObject({ path: [1], isTyped: false });
});

test("a reload continues before the decision; an ending has a score and a best, and opens the next level", async () => {
  remember({ path: [1, 1, 0], isTyped: true });
  const { user, server } = await begin();
  await screen.findByRole("group", { name: "What happens next?" });
  expect(screen.getByText(sceneOf("stage").text)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: /Join the band right away\.$/u }));
  expect(typingTarget()).toBe(`Join the band right away. ${sceneOf("band").text}`);
  await user.keyboard(typingTarget());

  expect(await screen.findByText(/Score: [\d.,]+ wpm/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("heading", { name: "New ending: The song in the beat" })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("heading", { name: "Endings found: 1 of 4" })).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByText("Not found yet")).toHaveLength(3);
  expect(screen.getByText("You passed every exercise in this lesson.")).toBeInstanceOf(HTMLElement);
  expect(stored("story-en-robot")).toEqual({ found: ["band"], best: expect.any(Number) });
  expect(stored(`walk-${exercise}`)).toBeNull();
  expect(await screen.findByText("Saved.")).toBeInstanceOf(HTMLElement);
  expect(server.variablesOf("saveRunMutation")).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: `Play level 2: ${goat!.title}` }));
  expect(await screen.findByText("Level 2 of 2")).toBeInstanceOf(HTMLElement);
  expect(typingTarget()).toBe(goat!.scenes[0]!.text);
  await user.click(screen.getByRole("button", { name: `Play level 1: ${robot!.title}` }));
  expect(await screen.findByText(/^Best score: [\d.,]+ wpm$/u)).toBeInstanceOf(HTMLElement);
});

test("a reload continues with the scene that was being typed, and a story can be started again", async () => {
  remember({ path: [0], isTyped: false });
  const first = await begin();
  expect(typingTarget()).toBe(`Read the note out loud. ${sceneOf("note").text}`);
  act(() => first.unmount());
  remember({ path: [0], isTyped: true });
  const second = await begin();
  await second.user.click(await screen.findByRole("button", { name: "Start the story again" }));
  expect(typingTarget()).toBe(sceneOf("start").text);
  expect(stored(`walk-${exercise}`)).toBeNull();
});

test("somebody who stops types the same scene again", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { user } = await begin();
    await user.keyboard("Some");
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    expect(await screen.findByText(/You stopped for 10 seconds/u)).toBeInstanceOf(HTMLElement);
    expect(typingTarget()).toBe(sceneOf("start").text);
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ["that goes on after an ending", { path: [0, 0, 0, 0, 0, 0, 0, 0] }],
  ["of a story that is gone", { story: "en-nothing", path: [0] }],
  ["without figures", { path: [0], totals: null }],
])("a stored walk %s is dropped", async (_name, walk) => {
  remember({ isTyped: false, ...walk });
  await begin();
  expect(typingTarget()).toBe(sceneOf("start").text);
});
