import { type Language, languagesWith, loadExerciseMaterial, loadPart } from "../../contract/languages/languages";
import { loadWordList } from "../../contract/loadWordList";
import { isCodeList, type WordList } from "../../contract/wordLists";
import { fitText, fitWords } from "../../engine/keyboards/fitText";
import type { KeyboardLayout, LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../engine/keyboards/keyboardLayouts";
import { makeExerciseText } from "../../engine/lessons/makeExerciseText";
import { makeCodeText, makeWordText } from "../../engine/practice/makeWordText";
import { isPortion, portionText } from "../../engine/practice/portions";
import { type KeyRule, wordsNeeded } from "../../engine/practice/PracticeMode";
import type { TypingRules } from "../../engine/typing/Typing";
import type { Database } from "../database/Database";
import { InvalidInput } from "../DomainError";
import { findText } from "../texts/texts";
import type { RunSetup } from "./readRunSetup";

/** A text to type, and its rules. */
export type Task = {
  readonly rules: TypingRules;
  /** Normalized. */
  readonly text: string;
  /** When a timed run ends, in ms; null for a run that ends with its text. */
  readonly limitMs: number | null;
  /** The option of practice that changes what a key does. */
  readonly keyRule?: KeyRule | null;
};

type SetupOf<Kind extends RunSetup["kind"]> = Extract<RunSetup, { readonly kind: Kind }>;

/** The user, the language and keyboard layout for which the text was made, and the rule that was chosen for keys. */
type TaskFor = {
  readonly userId: string;
  readonly language: Language;
  readonly layout: LayoutId | null;
  readonly keyRule?: KeyRule | null;
};

/** Generates the text of a run again from its settings, as the browser did. */
export async function makeTask(database: Database, setup: RunSetup, about: TaskFor): Promise<Task | InvalidInput> {
  const { keyRule = null } = about;
  const rules = keyRule === "STOP_ON_ERROR" ? "stopOnError" : "free";
  switch (setup.kind) {
    case "words":
      return {
        rules,
        keyRule,
        text: await wordText(setup, about),
        limitMs: setup.words.kind === "time" ? setup.words.seconds * 1000 : null,
      };
    case "prompt":
      return { rules: setup.raceCode === null ? rules : "stopOnError", keyRule, text: setup.prompt, limitMs: null };
    case "lesson":
      return lessonTask(setup, about.language);
    case "text": {
      const text = await libraryText(database, setup, about);
      return text instanceof InvalidInput ? text : { rules, keyRule, text, limitMs: null };
    }
  }
}

const fitted = new Map<string, readonly string[]>();

/** The words or lines of a list, those that a keyboard layout can type if there is one; loaded once for each. */
async function wordsFor(list: WordList | null, language: Language, id: LayoutId | null): Promise<readonly string[]> {
  const key = `${list} ${language} ${id}`;
  const cached = fitted.get(key);
  if (cached) return cached;
  const all = await loadWordList(language, list);
  const words = id === null ? all : fitWords(keyboardLayouts[id], all);
  fitted.set(key, words);
  return words;
}

async function wordText(
  { words: mode, seed, punctuation, numbers, list }: SetupOf<"words">,
  { language, layout }: TaskFor,
): Promise<string> {
  const words = await wordsFor(list, language, layout);
  const count = wordsNeeded(mode) ?? 0;
  if (isCodeList(list)) return makeCodeText(words, count, seed);
  const rules = punctuation ? await loadPart(language, "punctuation") : null;
  return makeWordText(words, count, seed, { punctuation: rules, numbers });
}

async function lessonTask(
  { course, lesson, exercise, focus, seed }: SetupOf<"lesson">,
  language: Language,
): Promise<Task | InvalidInput> {
  if (!languagesWith("lessons").includes(language))
    return new InvalidInput([{ path: "language", code: "LESSON_NOT_FOUND" }]);
  const text = makeExerciseText(course, lesson, exercise, await loadExerciseMaterial(language), seed, focus) ?? "";
  return { rules: lesson.rules, text, limitMs: exercise.kind === "minutes" ? exercise.minutes * 60_000 : null };
}

async function libraryText(
  database: Database,
  { textId, portion }: SetupOf<"text">,
  { userId, language, layout }: TaskFor,
): Promise<string | InvalidInput> {
  const text = await findText(database, textId, userId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  if (text.language !== language) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  if (portion && !isPortion(text.body, portion, text.parts ?? []))
    return new InvalidInput([{ path: "to", code: "BAD_REQUEST" }]);
  return fit(layout === null ? null : keyboardLayouts[layout], portion ? portionText(text.body, portion) : text.body);
}

function fit(layout: KeyboardLayout | null, text: string): string {
  return layout === null ? text : fitText(layout, text).text;
}
