import { desc, and, eq } from "drizzle-orm";
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
 * What practice has learned about a user on a layout; null if that is nothing, or nothing that the current engine can
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
 * Adds a run that was just saved. Call it once per run, while the user's row is locked. A run that arrives late (typed
 * offline while another device continued) counts in order of arrival.
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

/** The keyboard layout that a user typed on last; null if none is known. */
export async function findLastLayout(database: Connection, userId: string): Promise<LayoutId | null> {
  const [row] = await database
    .select({ layout: learningStates.layout })
    .from(learningStates)
    .where(eq(learningStates.userId, userId))
    .orderBy(desc(learningStates.updatedAt), learningStates.layout)
    .limit(1);
  return row?.layout ?? null;
}

/** Replaces the stored state. */
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

/** Moves one user's learning states to another. For a layout that both have, the state with more runs is kept. */
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

/** What is known about a member's keys on one layout, and the names of all layouts of which something is known. */
export type MemberLearning = {
  readonly layout: LayoutId;
  readonly layouts: readonly LayoutId[];
  readonly state: AdaptiveState;
};

/**
 * What is known about a user's keys; null for nothing.
 * @param requestedLayout null: the layout typed on last.
 */
export async function findMemberLearning(
  database: Connection,
  ofUser: string,
  requestedLayout: LayoutId | null,
): Promise<MemberLearning | null> {
  const { layout, state, userId, updatedAt } = learningStates;
  const rows = await database
    .select({ layout, state })
    .from(learningStates)
    .where(eq(userId, ofUser))
    .orderBy(desc(updatedAt), layout);
  const row = requestedLayout === null ? rows[0] : rows.find((one) => one.layout === requestedLayout);
  const read = row ? readState(row.state) : null;
  return row && read ? { layout: row.layout, layouts: rows.map((one) => one.layout), state: read } : null;
}
