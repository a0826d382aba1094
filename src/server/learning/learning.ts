import { and, desc, eq } from "drizzle-orm";
import { addRun, type FinishedRun } from "../../engine/adaptive/addRun";
import {
  emptyAdaptiveState,
  type AdaptiveState,
  type RunMark,
  compareMarks,
  defaultGoal,
  readState,
  newerState,
} from "../../engine/adaptive/AdaptiveState";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import type { Connection, Transaction } from "../database/Database";
import { learningStates } from "../database/schema";

/**
 * What practice has learnt of a person on a layout; null while that is nothing, or nothing that today's engine can
 * read.
 */
export async function findLearningState(
  database: Connection,
  userId: string,
  layout: LayoutId,
): Promise<AdaptiveState | null> {
  const [row] = await database
    .select({ state: learningStates.state })
    .from(learningStates)
    .where(and(eq(learningStates.userId, userId), eq(learningStates.layout, layout)));
  return row ? readState(row.state) : null;
}

/**
 * Adds a run that was just kept. Call it once for each, while the person's row is locked. A run that comes late (typed
 * without a network, while another
 * device went on) counts where it arrives.
 */
export async function learnFrom(
  transaction: Transaction,
  userId: string,
  layout: LayoutId,
  run: FinishedRun,
): Promise<void> {
  const before = (await findLearningState(transaction, userId, layout)) ?? emptyAdaptiveState;
  const after = addRun({ ...before, last: null }, run, defaultGoal);
  await writeState(transaction, userId, layout, { ...after, last: laterMark(before.last, run) });
}

/** The keyboard that a person typed on last; null while nothing is known of any. */
export async function findLastLayout(database: Connection, userId: string): Promise<LayoutId | null> {
  const [row] = await database
    .select({ layout: learningStates.layout })
    .from(learningStates)
    .where(eq(learningStates.userId, userId))
    .orderBy(desc(learningStates.updatedAt), learningStates.layout)
    .limit(1);
  return row?.layout ?? null;
}

/** Keeps a state in place of what was known. */
async function writeState(
  transaction: Transaction,
  userId: string,
  layout: LayoutId,
  state: AdaptiveState,
): Promise<void> {
  const row = { state, updatedAt: new Date() };
  await transaction
    .insert(learningStates)
    .values({ userId, layout, ...row })
    .onConflictDoUpdate({ target: [learningStates.userId, learningStates.layout], set: row });
}

function laterMark(mark: RunMark | null, { endedAt, id }: RunMark): RunMark {
  return mark !== null && compareMarks(mark, { endedAt, id }) > 0 ? mark : { endedAt, id };
}

/** Gives what was learnt of one user to another. On a layout where both are known, the one with more runs stays. */
export async function moveLearning(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  for (const { layout, state } of await transaction
    .select()
    .from(learningStates)
    .where(eq(learningStates.userId, fromUserId))) {
    const theirs = readState(state);
    if (theirs === null) continue;
    const ours = await findLearningState(transaction, toUserId, layout);
    await writeState(transaction, toUserId, layout, ours === null ? theirs : newerState(ours, theirs));
  }
}
