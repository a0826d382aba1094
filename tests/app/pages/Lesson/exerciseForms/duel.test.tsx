import { screen, waitFor } from "@testing-library/react";
import { signInToLessons, typingTarget } from "../../../../support/lessonTests";
import { renderLessonOf } from "../../../../support/renderLesson";

const exercise = "us-intl-sl-review.3";
const stored = (): unknown => JSON.parse(localStorage.getItem(`typeloop-own-game-${exercise}`) ?? "null");

signInToLessons();

test("a duel that is won goes up a level, and the best lead is kept", async () => {
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
  expect(await screen.findByText("Level 1 of 3")).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  const text = typingTarget();
  await user.keyboard(text.slice(0, 20));
  expect(await screen.findByText("The duel has started.")).toBeInstanceOf(HTMLElement);
  const own = document.querySelector<HTMLElement>("[data-lane=you]");
  await waitFor(() => expect(Number(own?.dataset["progress"])).toBeGreaterThan(0.1));
  await user.keyboard(text.slice(20));
  expect(await screen.findByText(/^You won by \d+ characters\.$/u)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Next time: level 2\./u)).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(stored()).toMatchObject({ level: 2, bests: { 1: expect.any(Number) } }));
  await user.click(screen.getByRole("button", { name: "Repeat" }));
  expect(await screen.findByText("Level 2 of 3")).toBeInstanceOf(HTMLElement);
});

test("who is fast with wrong keys wins nothing", async () => {
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
  const text = typingTarget();
  await user.keyboard(text.replace(/(\S)/gu, "x$1"));
  expect(await screen.findByText(/A duel counts if enough keys are right\./u)).toBeInstanceOf(HTMLElement);
  expect(stored()).toBeNull();
});
