import { act, screen, waitFor } from "@testing-library/react";
import { clearToken } from "../../../../../src/app/relay/sessionToken";
import { reduceMotion, signInToLessons, typingTarget } from "../../../../support/lessonTests";
import { renderLessonOf } from "../../../../support/renderLesson";

const exercise = "us-intl-correcting.3";
const stored = (): string | null => localStorage.getItem(`typeloop-own-ghost-${exercise}`);

signInToLessons();

test("the first ghost moves at the speed that passes, the next one as the best run did", async () => {
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
  expect(screen.getByText(/The pale cursor shows how fast you need to type/u)).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  await waitFor(() => expect(document.querySelector("[data-pace-caret]")).toBeInstanceOf(HTMLElement));
  const text = typingTarget();
  await user.keyboard(text.slice(0, 3));
  expect(await screen.findByText("The ghost has started.")).toBeInstanceOf(HTMLElement);
  await user.keyboard(text.slice(3));
  expect(await screen.findByText(/^\d+\.\d s ahead of the ghost$/u)).toBeInstanceOf(HTMLElement);
  expect(await screen.findByText(/Next time, this run is your ghost\./u)).toBeInstanceOf(HTMLElement);
  expect(stored()?.split(".").length).toBeGreaterThanOrEqual(100);

  // A fast ghost that is already there.
  localStorage.setItem(`typeloop-own-ghost-${exercise}`, JSON.stringify("0.1"));
  await user.click(screen.getByRole("button", { name: "Repeat" }));
  await user.keyboard(typingTarget());
  expect(await screen.findByText(/^\d+\.\d s behind your ghost$/u)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/Next time/u)).toBeNull();
  expect(JSON.parse(stored() ?? "")).toBe("0.1");

  await act(async () => clearToken());
  expect(stored()).toBeNull();
});

test("with reduced motion two lanes show the distance", async () => {
  const restore = reduceMotion();
  try {
    const { user } = renderLessonOf(exercise);
    await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
    await waitFor(() => expect(document.querySelectorAll("[data-lane]")).toHaveLength(2));
    expect(document.querySelector("[data-pace-caret]")).toBeNull();
  } finally {
    restore();
  }
});

test("nothing of a run that did not pass is kept", async () => {
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
  await user.keyboard(typingTarget().replace(/\p{L}/gu, "x"));
  expect(await screen.findByRole("heading", { name: "Not passed yet" })).toBeInstanceOf(HTMLElement);
  expect(stored()).toBeNull();
});
