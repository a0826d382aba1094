import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ExamNorm } from "../../engine/exams/examNorms";
import { type Language, languagesWith } from "../../contract/languages/languages";
import { inTransaction, type Transaction, type Database } from "../database/Database";
import { examEvents, exams, type ExamRow } from "../database/schema";
import { users } from "../database/userSchema";
import { drawMockTexts, type ExamExercise, pickExamTexts } from "./examTexts";
import { findExercise } from "../../engine/lessons/courses";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import type { Context } from "../Context";
import { offeredNorms } from "./own/ownNorms";
import type { OpenExam } from "./examRules";

/** Makes an exam for the viewer, or gives the one not begun yet. Guests make practice exams of a course only. */
export async function createExam(
  { viewer, services }: Context,
  { language, hasDyslexia, ...input }: ExamWish & { readonly language: Language; readonly hasDyslexia: boolean },
): Promise<{ readonly exam: OpenExam } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const wish = readExamWish(input, await offeredNorms(services.database, viewer));
  if (wish instanceof DomainError) return wish;
  const { norm, exercise } = wish;
  const hasTexts = exercise?.exercise.isMock
    ? languagesWith("lessons").includes(language)
    : languagesWith("examTexts").includes(language);
  if (!hasTexts) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  if (viewer.role === "GUEST" && !exercise?.exercise.isMock) return new DomainError("NOT_A_MEMBER");
  const wait = await services.rateLimits.take("createExam", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const row = await insertExam(services.database, {
    userId: viewer.userId,
    norm,
    language,
    hasDyslexia: hasDyslexia && norm.dyslexiaLevels !== null,
    exercise,
    now: services.now(),
  });
  const [exam] = row ? await services.exams.open([row]) : [];
  return exam ? { exam } : new DomainError("NOT_SIGNED_IN");
}

type NewExam = {
  readonly userId: string;
  readonly norm: ExamNorm;
  readonly language: Language;
  readonly hasDyslexia: boolean;
  readonly exercise: ExamExercise | null;
  readonly now: number;
};

/**
 * Makes an exam with a text for each attempt. A user who already has such an exam without an attempt gets that one
 * again, so that they cannot make new ones to choose a text.
 * @returns null when the account is gone.
 */
async function insertExam(database: Database, wish: NewExam): Promise<ExamRow | null> {
  return inTransaction(database, async (transaction) => {
    // One of a person at a time: the second of two at once sees the first.
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, wish.userId))
      .for("no key update");
    if (!user) return null;
    return (await findNotStarted(transaction, wish)) ?? insert(transaction, wish);
  });
}

async function findNotStarted(
  transaction: Transaction,
  { userId, norm, language, hasDyslexia, exercise }: NewExam,
): Promise<ExamRow | null> {
  const [row] = await transaction
    .select()
    .from(exams)
    .where(
      and(
        eq(exams.userId, userId),
        eq(exams.norm, norm.name),
        eq(exams.normVersion, norm.version),
        eq(exams.language, language),
        exercise ? eq(exams.exerciseId, exercise.exercise.id) : isNull(exams.exerciseId),
        isNull(exams.finishedAt),
        sql`(select max(${examEvents.place}) from ${examEvents} where ${examEvents.examId} = ${exams.id}) = 1`,
        sql`exists (select from ${examEvents} where ${examEvents.examId} = ${exams.id}
          and ${examEvents.event} #> '{settings,hasDyslexia}' = to_jsonb(${hasDyslexia}::boolean))`,
      ),
    )
    .orderBy(desc(exams.createdAt))
    .limit(1);
  return row ?? null;
}

async function insert(transaction: Transaction, wish: NewExam): Promise<ExamRow | null> {
  const { userId, norm, language, hasDyslexia, exercise, now } = wish;
  const texts = exercise?.exercise.isMock
    ? await drawMockTexts(transaction, exercise, norm, language)
    : await pickExamTexts(transaction, userId, norm, language);
  const about = {
    userId,
    norm: norm.name,
    normVersion: norm.version,
    language,
    exerciseId: exercise?.exercise.id ?? null,
    isMock: exercise?.exercise.isMock ?? false,
  };
  const [row] = await transaction
    .insert(exams)
    .values({ ...about, createdAt: new Date(now) })
    .returning();
  if (!row) return null;
  const event = { at: now, kind: "created", settings: { candidateId: userId, norm, hasDyslexia, texts } } as const;
  await transaction.insert(examEvents).values({ examId: row.id, place: 1, event });
  return row;
}

type ExamWish = {
  readonly norm: string;
  readonly version?: number | null | undefined;
  readonly exerciseId?: string | null | undefined;
};

type ReadWish = { readonly norm: ExamNorm; readonly exercise: ExamExercise | null };

/**
 * What exam is wanted, or which field of the wish cannot be: only norms of today can be begun, and an exercise names
 * its own.
 */
function readExamWish(
  { norm: name, version, exerciseId }: ExamWish,
  offered: readonly ExamNorm[],
): ReadWish | InvalidInput {
  const norm = offered.find((one) => one.name === name);
  if (!norm) return new InvalidInput([{ path: "norm", code: "EXAM_NORM_UNKNOWN" }]);
  if (version != null && version !== norm.version) {
    return new InvalidInput([
      { path: "version", code: version < norm.version ? "EXAM_NORM_CHANGED" : "EXAM_NORM_UNKNOWN" },
    ]);
  }
  if (exerciseId == null) return { norm, exercise: null };
  const found = findExercise(exerciseId);
  if (found?.exercise.kind !== "exam" || found.exercise.norm !== norm.name)
    return new InvalidInput([{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]);
  return { norm, exercise: { course: found.course, lesson: found.lesson, exercise: found.exercise } };
}
