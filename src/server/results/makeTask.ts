import { fitText, fitWords } from "../../engine/keyboards/fitText";
import type { KeyboardLayout, LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../engine/keyboards/keyboardLayouts";
import { makeExerciseText } from "../../engine/lessons/makeExerciseText";
import { makeWordText } from "../../engine/practice/makeWordText";
import { isPortion, portionText } from "../../engine/practice/portions";
import { wordsNeeded, type Language } from "../../engine/practice/PracticeMode";
import { dutch } from "../../engine/practice/words/dutch";
import { english } from "../../engine/practice/words/english";
import type { Database } from "../database/Database";
import { InvalidInput } from "../graphql/errors";
import { findText } from "../texts/findText";
import type { LessonSetup, RunSetup, TextSetup, WordSetup } from "./readRunSetup";
import type { Task } from "./verifyRun";

const words: Readonly<Record<Language, readonly string[]>> = { en: english, nl: dutch };

/** Who typed, and for which language and keyboard the text was made. */
export type TaskFor = { readonly userId: string; readonly language: Language; readonly layout: LayoutId | null };

/** What was to be typed in a run, made again from how it was set up, as the browser made it. */
export async function makeTask(database: Database, setup: RunSetup, about: TaskFor): Promise<Task | InvalidInput> {
  switch (setup.kind) {
    case "words":
      return {
        rules: "free",
        text: wordText(setup, about),
        limitMs: setup.words.kind === "time" ? setup.words.seconds * 1000 : null,
      };
    case "prompt":
      return { rules: setup.raceCode === null ? "free" : "stopOnError", text: setup.prompt, limitMs: null };
    case "lesson":
      return lessonTask(setup, about.language);
    case "text": {
      const text = await libraryText(database, setup, about);
      return text instanceof InvalidInput ? text : { rules: "free", text, limitMs: null };
    }
  }
}

const fitted = new Map<string, readonly string[]>();

/** The words of a language that a keyboard can type: found once for each. */
function wordsFor(language: Language, id: LayoutId | null): readonly string[] {
  if (id === null) return words[language];
  const key = `${language} ${id}`;
  const known = fitted.get(key) ?? fitWords(keyboardLayouts[id], words[language]);
  fitted.set(key, known);
  return known;
}

function wordText({ words: mode, seed, punctuation, numbers }: WordSetup, { language, layout }: TaskFor): string {
  return makeWordText(wordsFor(language, layout), wordsNeeded(mode) ?? 0, seed, { language, punctuation, numbers });
}

function lessonTask({ course, lesson, exercise, seed }: LessonSetup, language: Language): Task {
  const text = makeExerciseText(course, lesson, exercise, language, seed) ?? "";
  return { rules: lesson.rules, text, limitMs: exercise.kind === "minutes" ? exercise.minutes * 60_000 : null };
}

async function libraryText(
  database: Database,
  { textId, portion }: TextSetup,
  { userId, language, layout }: TaskFor,
): Promise<string | InvalidInput> {
  const text = await findText(database, textId, userId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  if (text.language !== language) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  if (portion && !isPortion(text.body, portion)) return new InvalidInput([{ path: "to", code: "BAD_REQUEST" }]);
  return fit(layout === null ? null : keyboardLayouts[layout], portion ? portionText(text.body, portion) : text.body);
}

function fit(layout: KeyboardLayout | null, text: string): string {
  return layout === null ? text : fitText(layout, text).text;
}
