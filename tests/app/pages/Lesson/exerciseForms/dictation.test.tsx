import { screen, waitFor } from "@testing-library/react";
import { phrasesOf } from "../../../../../src/app/typing/spoken/spokenText";
import { signInToLessons, typingTarget } from "../../../../support/lessonTests";
import { renderLessonOf } from "../../../../support/renderLesson";

const exercise = "us-intl-paragraphs.2";
const shown = (): string => document.querySelector("[data-phase] [lang]")?.textContent ?? "";

signInToLessons();

/** A device with these voices. Returns what it has said. */
function giveVoices(voices: readonly { readonly lang: string; readonly localService: boolean }[]): readonly string[] {
  const said: string[] = [];
  const synthesis = {
    getVoices: () => voices,
    speak: ({ text }: { readonly text: string }) => said.push(text),
    cancel: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  class Utterance {
    constructor(readonly text: string) {}
  }
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  return said;
}

afterEach(() => {
  Reflect.deleteProperty(window, "speechSynthesis");
  Reflect.deleteProperty(window, "SpeechSynthesisUtterance");
});

test("the text is spoken by the phrase, and dots fill in as it is typed", async () => {
  const said = giveVoices([
    { lang: "nl-NL", localService: true },
    { lang: "en-US", localService: true },
  ]);
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 2" }));
  const phrases = phrasesOf(typingTarget());
  await waitFor(() => expect(said).toEqual([phrases[0]?.text]));
  const field = screen.getByRole("textbox");
  expect(document.activeElement).toBe(field);
  expect(shown()).toContain("••");
  const word = typingTarget().slice(0, 3);
  expect(shown()).not.toContain(word);
  await user.keyboard(word);
  expect(shown()).toContain(word);

  await user.keyboard("{ArrowDown}");
  expect(said).toEqual([phrases[0]?.text, phrases[0]?.text]);
  await user.keyboard(typingTarget().slice(0, phrases[0]!.text.length - 3 + 1));
  await waitFor(() => expect(said).toContain(phrases[1]?.text));

  await user.click(screen.getByRole("button", { name: "Show the text" }));
  expect(shown()).not.toContain("••");
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("button", { name: "Show the text" })).toBeNull();
});

test.each([
  ["no voice", []],
  ["a voice that would send the text away", [{ lang: "en-US", localService: false }]],
  ["a voice of another language", [{ lang: "fr-FR", localService: true }]],
])("with %s the text is read instead", async (_, voices) => {
  const said = giveVoices(voices);
  const { user } = renderLessonOf(exercise);
  await user.click(await screen.findByRole("button", { name: "Continue with exercise 2" }));
  expect(await screen.findByText(/This device has no built-in voice for this language/u)).toBeInstanceOf(HTMLElement);
  expect(shown()).not.toContain("•");
  expect(said).toEqual([]);
});
