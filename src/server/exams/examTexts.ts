import { randomInt } from "node:crypto";
import { and, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { ExamText } from "../../contract/languages/LanguageEntry";
import { type Language, languagesWith, loadExerciseMaterial, loadPart } from "../../contract/languages/languages";
import type { Subject } from "../../contract/languages/Passage";
import type { ExamNorm } from "../../engine/exams/examNorms";
import { fillAttempts, leastStrokes } from "../../engine/exams/examNorms";
import type { Course, Exercise, Lesson } from "../../engine/lessons/Course";
import { openKeys } from "../../engine/lessons/lessonKeys";
import { makeExerciseText } from "../../engine/lessons/makeExerciseText";
import { normalizeText } from "../../engine/text/normalizeText";
import type { Connection } from "../database/Database";
import { examEvents, exams, texts } from "../database/schema";
import { isDrawnFrom } from "../texts/drawText";
import { consistsOf } from "../texts/texts";

/** The texts of exams in a language; none if it has no exams. */
export async function findExamTexts(language: Language): Promise<readonly ExamText[]> {
  if (!languagesWith("examTexts").includes(language)) return [];
  const { sevenMinutes, tenMinutes } = await loadPart(language, "examTexts");
  return [...sevenMinutes, ...tenMinutes];
}

/** How many of a user's past exams are looked at: more than there are texts for. */
const REMEMBERED_EXAMS = 20;

/**
 * Picks random texts for the attempts, all different as long as there are enough. Texts the user never had come first,
 * then those they had longest ago.
 */
export async function pickExamTexts(
  database: Connection,
  userId: string,
  norm: ExamNorm,
  language: Language,
): Promise<readonly string[]> {
  const bodies = (await findExamTexts(language)).map(({ body }) => normalizeText(body));
  const had = await textsHad(database, userId, bodies);
  const lastHad = (body: string): number => had.get(body) ?? Number.POSITIVE_INFINITY;
  const inOrder = shuffle(bodies).toSorted((one, other) =>
    lastHad(one) === lastHad(other) ? 0 : lastHad(other) - lastHad(one),
  );
  return fillAttempts(inOrder, norm);
}

/** Those of the texts that the user's earlier exams had, with how many exams ago each was used. */
async function textsHad(
  database: Connection,
  userId: string,
  bodies: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // The database searches, so that it does not send all that was ever typed.
  const places = sql<number[]>`array(
    select place::int
    from unnest(${sql.param(bodies)}::text[]) with ordinality as offered (body, place)
    where exists (
      select from jsonb_array_elements_text(${examEvents.event} #> '{settings,texts}') as had
      where position(offered.body in had) > 0
    )
  )`;
  const rows = await database
    .select({ places })
    .from(exams)
    .innerJoin(examEvents, sql`${examEvents.examId} = ${exams.id} and ${examEvents.place} = 1`)
    .where(eq(exams.userId, userId))
    .orderBy(desc(exams.createdAt))
    .limit(REMEMBERED_EXAMS);
  const had = new Map<string, number>();
  rows.forEach((row, ago) =>
    row.places.forEach((place) => {
      const body = bodies[place - 1] ?? "";
      had.set(body, had.get(body) ?? ago);
    }),
  );
  return had;
}

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
  const passages = await selectPassages(database, language, openKeys(course, lesson));
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

/** The passages that can be typed with these keys. */
async function selectPassages(
  database: Connection,
  language: Language,
  keys: ReadonlySet<string>,
): Promise<readonly { readonly tags: readonly string[]; readonly body: string }[]> {
  const { tags, body, slug, characters } = texts;
  return database
    .select({ tags, body })
    .from(texts)
    .where(
      and(
        isDrawnFrom,
        isNotNull(slug),
        eq(texts.language, language),
        gte(characters, SHORTEST),
        consistsOf([...keys].join("")),
      ),
    );
}

/** So many that hardly two items get the same. */
export const PLACES = 2 ** 47;

/** The same items in a random order that nobody can foretell. */
export function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, place: randomInt(PLACES) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
