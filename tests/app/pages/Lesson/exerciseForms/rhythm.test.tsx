import { screen } from "@testing-library/react";
import { reduceMotion, signInToLessons, typingTarget } from "../../../../support/lessonTests";
import { renderLessonOf } from "../../../../support/renderLesson";

const exercise = "us-intl-fj.2";

signInToLessons();

test("a dot beats at the speed that passes, silently at first, and the result says how even it was", async () => {
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 2" }));
  expect(await screen.findByText("40 beats per minute")).toBeInstanceOf(HTMLElement);
  expect(document.querySelector<HTMLElement>("[data-beating=true]")?.style.animationDuration).toBe("1500ms");
  const field = screen.getByRole("textbox");
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole("button", { name: "Turn sound on" }));
  expect(screen.getByRole("button", { name: "Turn sound off" })).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(field);
  await user.keyboard(typingTarget());
  expect(await screen.findByText(/^Consistency: \d+%$/u)).toBeInstanceOf(HTMLElement);
});

test("with reduced motion only the tempo is said", async () => {
  const restore = reduceMotion();
  try {
    const { user } = renderLessonOf(exercise);
    await user.click(await screen.findByRole("button", { name: "Continue with exercise 2" }));
    expect(await screen.findByText("40 beats per minute")).toBeInstanceOf(HTMLElement);
    expect(document.querySelector("[data-beating]")).toBeNull();
  } finally {
    restore();
  }
});
