import { dayNumber } from "../../contract/dates";
import { usualLayout } from "../../engine/keyboards/guessLayout";
import type { Run } from "../../engine/metrics/measureRun";
import type { Transaction } from "../database/Connection";
import type { ResultRow } from "../database/schema";
import { findLastLayout, learnFrom } from "../learning/learnFrom";
import { markExercisePassed } from "../lessons/markExercisePassed";
import { judgeResult } from "./judgeResult";

/**
 * What follows from a run that counts: practice learns from it, and its exercise is marked passed if it was. Call it
 * once for each, while the person's row is locked: when it
 * is kept, or when it is cleared of a flag.
 * @param timeZone whose midnight ends a day.
 */
export async function countRun(transaction: Transaction, result: ResultRow, run: Run, timeZone: string): Promise<void> {
  const { userId, runId, language, layout, exerciseId, startedAt, durationMs, createdAt } = result;
  const endedAt = startedAt.getTime() + durationMs;
  // Somebody who changes the language of a text does not change keyboards.
  const keyboard = layout ?? (await findLastLayout(transaction, userId)) ?? usualLayout(language);
  await learnFrom(transaction, userId, keyboard, { ...run, id: runId, endedAt, day: dayNumber(endedAt, timeZone) });
  if (exerciseId !== null && judgeResult(result) === "PASSED")
    await markExercisePassed(transaction, userId, exerciseId, createdAt);
}
