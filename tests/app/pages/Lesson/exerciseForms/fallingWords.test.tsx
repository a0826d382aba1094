import { screen, waitFor } from "@testing-library/react";
import { reduceMotion, signInToLessons, typingTarget } from "../../../../support/lessonTests";
import { renderLessonOf } from "../../../../support/renderLesson";

const exercise = "us-intl-fj.3";
const inField = (): readonly string[] =>
  Array.from(document.querySelectorAll<HTMLElement>("[data-word]:not([data-gone])"), (word) => word.textContent ?? "");

signInToLessons();

test("three words fall, a typed one vanishes, and the result counts those that were caught", async () => {
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
  expect(await screen.findByText("Level 1 of 5")).toBeInstanceOf(HTMLElement);
  const field = screen.getByRole("textbox");
  expect(document.activeElement).toBe(field);
  const text = typingTarget();
  const words = text.split(" ");
  await waitFor(() => expect(inField()).toEqual(words.slice(0, 3)));
  await user.keyboard(`${words[0]} `);
  expect(await screen.findByText("The words are falling. Type each one before it lands.")).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(inField()).toEqual(words.slice(1, 4)));
  expect(document.activeElement).toBe(field);
  await user.keyboard(typingTarget());
  expect(await screen.findByText(`You caught ${words.length} of ${words.length} words.`)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Next time: level 2\./u)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole("button", { name: "Repeat" }));
  expect(await screen.findByText("Level 2 of 5")).toBeInstanceOf(HTMLElement);
});

test("with reduced motion the words stand in a list", async () => {
  const restore = reduceMotion();
  try {
    const { user } = renderLessonOf(exercise);
    await user.click(await screen.findByRole("button", { name: "Continue with exercise 3" }));
    expect(await screen.findByText(/Your device is set to reduce motion/u)).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(inField()).toEqual(typingTarget().split(" ").slice(0, 3)));
  } finally {
    restore();
  }
});
