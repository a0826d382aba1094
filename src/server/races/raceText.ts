import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RaceSettings, RaceState } from "../../engine/race/RaceState";
import type { TextLength } from "../../contract/enums";
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  languagesWith,
  type Language,
  loadExerciseMaterial,
  loadPart,
} from "../../contract/languages/languages";
import { type ExerciseContent, findLessonText } from "../../engine/lessons/Course";
import { findLesson } from "../../engine/lessons/courses";
import { makeExerciseText } from "../../engine/lessons/makeExerciseText";
import type { Database } from "../database/Database";
import type { Viewer } from "../Context";
import { raceResultId } from "../results/results";
import { texts, type TextRow } from "../database/schema";
import { DomainError, InvalidInput } from "../DomainError";
import { drawText } from "../texts/drawText";
import { textLengthOf } from "../texts/texts";

/** A text's length is rounded to this until the text is shown: the exact length would identify it in the library. */
const LENGTH_STEP = 50;

/** The language of a race's text; the default if its log was written by a server that knows more. */
export function raceLanguage({ language }: Pick<RaceSettings, "language">): Language {
  return findLanguage(language) ?? DEFAULT_LANGUAGE;
}

/**
 * Whether the text of a race is still hidden. Before the countdown only the user who chose it knows it, so that others
 * cannot prepare.
 */
export function isTextHidden({ settings, startsAt }: RaceState, viewer: Viewer | null): boolean {
  return startsAt === null && (viewer === null || viewer.userId !== settings.chosenBy);
}

/** The placeholder for a hidden text, with an id of its own that does not exist, and no body. */
export async function hiddenText(state: RaceState): Promise<TextRow> {
  const length = [...state.settings.text].length;
  return {
    ...(await plainText(state, "hidden text")),
    body: "",
    characters: Math.max(LENGTH_STEP, Math.round(length / LENGTH_STEP) * LENGTH_STEP),
  };
}

/** The text of a race as a row that is not stored, with an id that does not exist. */
async function plainText({ settings, createdAt }: RaceState, name: string): Promise<TextRow> {
  const { code, text } = settings;
  const language = raceLanguage(settings);
  const lesson = await raceLesson(settings);
  return {
    id: raceResultId(`${code}:${createdAt}`, name),
    slug: null,
    ownerId: null,
    groupId: null,
    visibility: "OWN",
    status: "DRAFT",
    title: lesson === null ? await loadPart(language, "hiddenTitle") : `${lesson.number}. ${lesson.title}`,
    language,
    body: text,
    parts: null,
    blurb: "",
    difficulty: "MEDIUM",
    characters: [...text].length,
    tags: [],
    difficultyScore: null,
    characterSet: "",
    source: "",
    reviewNote: "",
    version: 1,
    createdAt: new Date(createdAt),
  };
}

/**
 * The text of a race; words of a lesson, and a text that was deleted meanwhile, are not stored. A private race can use
 * a text of its host, a group's race one of its coach or of the group: by choosing it they show it to all who race or
 * watch.
 */
export async function raceText(database: Database, state: RaceState): Promise<TextRow> {
  const { textId } = state.settings;
  const [text] = textId === null ? [] : await database.select().from(texts).where(eq(texts.id, textId));
  return text ?? plainText(state, "text");
}

/** A lesson of the course, as a race shows it: its number, and its title in the language of the words. */
export type RaceLesson = { readonly lessonId: string; readonly number: number; readonly title: string };

/** The lesson whose words a race is about; null for a race about a text. */
export async function raceLesson(settings: Pick<RaceSettings, "lessonId" | "language">): Promise<RaceLesson | null> {
  const found = settings.lessonId === null ? null : findLesson(settings.lessonId);
  if (!found) return null;
  const language = raceLanguage(settings);
  const { instructions } = await loadPart(language, "lessons");
  const { course, lesson } = found;
  const { title } = findLessonText(lesson, instructions, language);
  return { lessonId: lesson.id, number: course.lessons.indexOf(lesson), title };
}

/** Roughly how many characters of a lesson's words a race has: in the middle of each length. */
const lessonStrokes: Readonly<Record<TextLength, number>> = { SHORT: 150, MEDIUM: 280, LONG: 450 };

/** What of a lesson is raced, the first that it has. Enter and Tab would stop a race. */
const wordKinds: readonly ExerciseContent[] = ["words", "names", "mix", "numbers", "review", "sentences"];

/**
 * New words of a lesson, only with characters that were introduced up to it.
 * @returns an issue at `lessonId` for a lesson without words, and at `language` for one that has no course.
 */
export async function drawLessonWords(
  lessonId: string,
  language: Language,
  length: TextLength,
): Promise<string | InvalidInput> {
  const found = findLesson(lessonId);
  const exercises = found?.lesson.exercises.flatMap((one) => ("content" in one ? [one] : [])) ?? [];
  if (!found || exercises.length === 0) return new InvalidInput([{ path: "lessonId", code: "LESSON_NOT_FOUND" }]);
  if (!languagesWith("lessons").includes(language))
    return new InvalidInput([{ path: "language", code: "LESSON_NOT_FOUND" }]);
  const content = wordKinds.find((kind) => exercises.some((one) => one.content === kind)) ?? "words";
  const text = makeExerciseText(
    found.course,
    found.lesson,
    {
      id: `${lessonId}.race`,
      kind: "strokes",
      strokes: lessonStrokes[length],
      content,
      form: "plain",
      pass: { accuracy: 0, strokesPerMinute: 0 },
    },
    await loadExerciseMaterial(language),
    randomInt(2 ** 32),
  );
  return text ?? new InvalidInput([{ path: "lessonId", code: "LESSON_NOT_FOUND" }]);
}

/** What a rematch needs to know of the race before it. */
type RacedText = Pick<RaceSettings, "textId" | "lessonId" | "language"> & { readonly length: TextLength };

/** The text of a rematch: new words of the same lesson, or another text of the same length. Nobody has seen it. */
export async function drawRematchText(
  database: Database,
  { lessonId, textId, length, ...about }: RacedText,
  typists: readonly string[],
): Promise<Pick<RaceSettings, "textId" | "text" | "chosenBy"> | DomainError> {
  const language = raceLanguage(about);
  if (lessonId !== null) {
    const words = await drawLessonWords(lessonId, language, length);
    return words instanceof DomainError ? words : { textId: null, text: words, chosenBy: null };
  }
  const drawn = await drawText(database, { language, length, not: textId, typists });
  return drawn ? { textId: drawn.id, text: drawn.body, chosenBy: null } : new DomainError("TEXT_NOT_FOUND");
}

/** The length class of a race's text. */
export function raceTextLength({ text }: Pick<RaceSettings, "text">): TextLength {
  return textLengthOf([...text].length);
}
