import { attemptKeystrokes, type ExamState } from "../../engine/exams/ExamState";
import type { Suspicion } from "../../engine/fairness/judgeRun";
import type { Transaction } from "../database/Connection";
import type { ExamRow } from "../database/schema";
import { judgeLog } from "../fairness/judgeLog";

type Counting = {
  readonly number: number;
  readonly strokes: number;
  /** In hundredths of a percent. */ readonly accuracy: number;
};

/**
 * What stands out in the attempt that counts, by the same rules as in practice; null when nothing does. Its speed is
 * over the time from the first key to the last and not over
 * the norm's minutes: an attempt can be handed in early.
 */
export async function judgeExam(
  transaction: Transaction,
  { userId, language }: ExamRow,
  { settings, attempts }: ExamState,
  { number, strokes, accuracy }: Counting,
): Promise<Suspicion | null> {
  const attempt = attempts[number - 1];
  if (!attempt) return null;
  const keystrokes = attemptKeystrokes(attempt).filter(({ time }) => time <= settings.norm.minutes * 60_000);
  const durationMs = (keystrokes.at(-1)?.time ?? 0) - (keystrokes[0]?.time ?? 0);
  const kind = {
    userId,
    language,
    startedAt: new Date(attempt.startsAt),
    mode: null,
    runId: null,
    layout: null,
    exerciseId: null,
  };
  return judgeLog(transaction, kind, {
    keystrokes,
    durationMs,
    wpm: strokes / 5 / (durationMs / 60_000),
    accuracy: accuracy / 100,
  });
}
