import { eq } from "drizzle-orm";
import { attemptKeystrokes, type ExamAttempt, type ExamState } from "../../engine/exams/ExamState";
import { givenMs } from "../../engine/exams/examNorms";
import type { Keystroke } from "../../engine/log/Keystroke";
import type { Transaction } from "../database/Database";
import { examPractice } from "../database/progressSchema";
import { exams, type ExamRow } from "../database/schema";
import { users } from "../database/userSchema";
import { judgeLog, selectComparedLogs } from "../fairness/judgeLog";
import { addAttemptToDay, practiceDayOf } from "../goals/practiceDays";
import { CHARACTERS_PER_WORD } from "../../engine/metrics/rates";
import { awardBadges } from "../badges/badges";
import type { Suspicion } from "../../engine/fairness/judgeRun";

/** What was typed of an attempt before its time was up, from the first key to the last. */
type TypedPart = { readonly keystrokes: readonly Keystroke[]; readonly durationMs: number };

function typedInTime({ settings }: ExamState, attempt: ExamAttempt): TypedPart {
  const keystrokes = attemptKeystrokes(attempt).filter(({ time }) => time <= givenMs(settings.norm, attempt.extraTime));
  return { keystrokes, durationMs: (keystrokes.at(-1)?.time ?? 0) - (keystrokes[0]?.time ?? 0) };
}

/**
 * Locks the candidate's row, so that their logs are judged and counted one at a time.
 * @returns null when the account is gone.
 */
export async function lockCandidate(transaction: Transaction, examId: string): Promise<string | null> {
  const lock = async () => {
    const [found] = await transaction
      .select({ id: users.id })
      .from(exams)
      .innerJoin(users, eq(users.id, exams.userId))
      .where(eq(exams.id, examId))
      .for("no key update", { of: users });
    return found?.id ?? null;
  };
  // A guest who signed in while this waited is gone, and the exam is the account's.
  return (await lock()) ?? lock();
}

/**
 * Why an attempt is suspicious, by the same rules as in practice; null when it is not. Its speed is measured from the
 * first key to the last and not over the norm's minutes, because an attempt can be handed in early.
 */
export async function judgeAttempt(
  transaction: Transaction,
  { userId, language }: ExamRow,
  { state, attempt }: { readonly state: ExamState; readonly attempt: ExamAttempt },
  { strokes, accuracy }: { readonly strokes: number; /** In hundredths of a percent. */ readonly accuracy: number },
): Promise<Suspicion | null> {
  const { keystrokes, durationMs } = typedInTime(state, attempt);
  const unknown = { mode: null, runId: null, layout: null, exerciseId: null };
  const kind = { ...unknown, userId, language, startedAt: new Date(attempt.startsAt) };
  const run = {
    keystrokes,
    durationMs,
    wpm: strokes / CHARACTERS_PER_WORD / (durationMs / 60_000),
    accuracy: accuracy / 100,
  };
  return judgeLog(kind, run, await selectComparedLogs(transaction, kind, keystrokes));
}

/**
 * Counts attempts as practice: their typing time for the day on which they began, and their keys. One that was counted
 * before stays as it is. Call it while the candidate's row is locked.
 * @param numbers of the attempts, from 1.
 */
export async function countAttempts(
  transaction: Transaction,
  { id: examId, userId }: ExamRow,
  state: ExamState,
  { numbers, timeZone }: { readonly numbers: readonly number[]; readonly timeZone: string },
): Promise<void> {
  for (const number of numbers) {
    const attempt = state.attempts[number - 1];
    if (!attempt) continue;
    const { keystrokes, durationMs } = typedInTime(state, attempt);
    const keys = keystrokes.filter(({ kind }) => kind === "insert").length;
    if (keys === 0) continue;
    const added = await transaction
      .insert(examPractice)
      .values({ examId, attempt: number, keys })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) continue;
    await addAttemptToDay(transaction, userId, { day: practiceDayOf(attempt.startsAt, timeZone), durationMs });
    await awardBadges(transaction, userId, null);
  }
}
