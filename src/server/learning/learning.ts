import { desc, and, eq, sql, type SQL } from "drizzle-orm";
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
import { runQuery, type Connection, type Transaction } from "../database/Database";
import { learningStates } from "../database/schema";
import { rowsOf, writeAll, type Write } from "../database/statements";

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

/** What a user's last practice has learned: what {@link lastLearned} selects. */
export type LastLearned = { readonly layout: LayoutId; readonly state: unknown };

/**
 * The state of the layout of a run, in SQL `run` (user_id, layout), as JSON. If there is none, or the layout is
 * unknown, the one that the user typed on last; null for none.
 */
export const lastLearned: SQL = sql`(select json_build_object('layout', learned.layout, 'state', learned.state)
  from ${learningStates} learned
  where learned.user_id = run.user_id
  order by (learned.layout = run.layout) desc nulls last, learned.updated_at desc, learned.layout
  limit 1)`;

/**
 * What practice has learned after one more run. A run that arrives late (typed offline while another device continued)
 * counts in order of arrival.
 * @param before of the same layout.
 */
export function learnFrom(before: LastLearned | null, run: FinishedRun): AdaptiveState {
  const state = (before && readState(before.state)) ?? emptyAdaptiveState;
  return { ...addRun({ ...state, last: null }, run, defaultGoal), last: laterMark(state.last, run) };
}

const writeStates = rowsOf(
  learningStates,
  sql`(user_id, layout) do update set state = excluded.state, updated_at = excluded.updated_at`,
);

/** Replaces the stored state. Write it while the user's row is locked. */
export function saveState(userId: string, layout: LayoutId, state: AdaptiveState): Write {
  return writeStates([{ userId, layout, state, updatedAt: new Date() }]);
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
    const kept = ours === null ? theirs : newerState(ours, theirs);
    await runQuery(transaction, writeAll([saveState(toUserId, layout, kept)]));
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
