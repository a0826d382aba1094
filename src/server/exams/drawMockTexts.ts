import { randomInt } from "node:crypto";
import { and, eq, gte, isNotNull } from "drizzle-orm";
import type { Subject } from "../../contract/languages/Passage";
import { type Language, loadExerciseMaterial } from "../../contract/languages/languages";
import type { ExamNorm } from "../../engine/exams/examNorms";
import { fillAttempts, leastStrokes } from "../../engine/exams/fillAttempts";
import type { Course, Exercise, Lesson } from "../../engine/lessons/Course";
import { isOpen, openKeys } from "../../engine/lessons/lessonKeys";
import { makeExerciseText } from "../../engine/lessons/makeExerciseText";
import type { Connection } from "../database/Database";
import { texts } from "../database/schema";
import { isDrawnFrom } from "../texts/drawText";
import { shuffle } from "./shuffle";

const SEEDS = 2 ** 32;

/** An exercise of a course that is an exam, and its position in the course. */
export type ExamExercise = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: Extract<Exercise, { kind: "exam" }>;
};

/** Subjects whose passages are prose as in exams, which tells something. */
const prose: readonly Subject[] = [
  "nature",
  "animals",
  "technology",
  "science",
  "history",
  "geography",
  "sport",
  "everyday",
  "food",
  "stories",
  "how-things-work",
  "work-life",
];

/** Shorter passages are not drawn, because exams have long ones. */
const SHORTEST = 150;

/**
 * The texts of a practice exam: passages of the library, those of one subject after each other. The texts of exams stay
 * secret until an exam. Where too few passages can be typed with the keys of the course, such as French ones on a US
 * keyboard, the attempts have the sentences of the course.
 */
export async function drawMockTexts(
  database: Connection,
  { course, lesson, exercise }: ExamExercise,
  norm: ExamNorm,
  language: Language,
): Promise<readonly string[]> {
  const open = openKeys(course, lesson);
  const passages = (await selectPassages(database, language)).filter(({ body }) => isOpen(body, open));
  const drawn = fillAttempts(
    shuffle(prose).flatMap((subject) =>
      shuffle(passages.flatMap(({ tags, body }) => (tags[0] === subject ? [body] : []))),
    ),
    norm,
  );
  if (drawn.every((text) => text.length >= leastStrokes(norm))) return drawn;
  const material = await loadExerciseMaterial(language);
  return drawn.map(() => makeExerciseText(course, lesson, exercise, material, randomInt(SEEDS)) ?? "");
}

async function selectPassages(
  database: Connection,
  language: Language,
): Promise<readonly { readonly tags: readonly string[]; readonly body: string }[]> {
  const { tags, body, slug, characters } = texts;
  return database
    .select({ tags, body })
    .from(texts)
    .where(and(isDrawnFrom, isNotNull(slug), eq(texts.language, language), gte(characters, SHORTEST)));
}
