import { and, count, eq, inArray, sql } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { assignmentTasks } from "../database/assignmentSchema";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { assignmentMembers, assignments, type AssignmentRow } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import { DomainError } from "../DomainError";
import type { Context } from "../Context";
import { toGlobalId } from "../globalIds";
import type { SeenGroup } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import { coachedAssignment, type SeenAssignment, type SetTask, tasksOf } from "./assignments";
import { type AssignmentFields, type ReadAssignment, readAssignmentInput } from "./readAssignment";

type NewAssignment = {
  readonly groupId: string;
  readonly fields: AssignmentFields;
  /** Whether members see it from `opensAt` on; otherwise it is a draft. */
  readonly isOpen?: boolean | null | undefined;
};

/** Makes an assignment of a group, as a draft or open. */
export async function createAssignment(
  context: Context,
  { groupId, fields, isOpen }: NewAssignment,
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  const { group } = opened;
  const { database, now } = context.services;
  const read = await readAssignmentInput(database, group, fields, null);
  if (read instanceof DomainError) return read;
  return inTransaction(database, async (transaction) => {
    const full = await lockForNew(transaction, group.id, 1);
    if (full !== null) return full;
    const state = isOpen === true ? "OPEN" : "DRAFT";
    return insertAssignment(transaction, group, { ...read, state, createdAt: new Date(now()) });
  });
}

/** Locks a group, one coach at a time, so that two at once do not both take its last place for an assignment. */
export async function lockForNew(transaction: Transaction, groupId: string, adds: number): Promise<DomainError | null> {
  await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("no key update");
  const [have] = await transaction
    .select({ number: count() })
    .from(assignments)
    .where(eq(assignments.groupId, groupId));
  return (have?.number ?? 0) + adds > limits.groupAssignments ? new DomainError("TOO_MANY_ASSIGNMENTS") : null;
}

/** What is written of a new assignment. */
export type NewRow = ReadAssignment &
  Pick<AssignmentRow, "state" | "createdAt"> &
  Partial<Pick<AssignmentRow, "weight" | "planKey">>;

/** Writes a new assignment. The caller has locked the group. */
export async function insertAssignment(
  transaction: Transaction,
  group: SeenGroup,
  { userIds, tasks, ...values }: NewRow,
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const [first, ...more] = tasks;
  if (first === undefined) return new DomainError("INTERNAL");
  const [row] = await transaction
    .insert(assignments)
    .values({ ...values, task: first.task, textId: first.textId, groupId: group.id })
    .returning();
  if (!row) return new DomainError("INTERNAL");
  await writeMore(transaction, row.id, more);
  await writeMembers(transaction, row, userIds);
  return { assignment: { ...row, tasks, group, isMine: false, extendedUntil: null } };
}

async function writeMore(transaction: Transaction, assignmentId: string, more: readonly SetTask[]): Promise<void> {
  await transaction.delete(assignmentTasks).where(eq(assignmentTasks.assignmentId, assignmentId));
  if (more.length > 0) await transaction.insert(assignmentTasks).values(more.map((one) => ({ ...one, assignmentId })));
}

/** Sets an assignment to these members of its group. It stays set to people who have left, for when they come back. */
async function writeMembers(
  transaction: Transaction,
  assignment: { readonly id: string; readonly groupId: string },
  userIds: readonly string[] | null,
): Promise<void> {
  const { id: assignmentId, groupId } = assignment;
  const present = transaction
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  await transaction
    .delete(assignmentMembers)
    .where(and(eq(assignmentMembers.assignmentId, assignmentId), inArray(assignmentMembers.userId, present)));
  if (userIds !== null)
    await transaction
      .insert(assignmentMembers)
      .values(userIds.map((userId) => ({ assignmentId, userId })))
      .onConflictDoNothing();
}

/** Changes an assignment that is a draft or open. */
export async function changeAssignment(
  context: Context,
  { id, version, fields }: { readonly id: string; readonly version: number; readonly fields: AssignmentFields },
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const assignment = await coachedAssignment(context, id);
  if (assignment instanceof DomainError) return assignment;
  if (assignment.state === "CLOSED") return new DomainError("WRONG_ASSIGNMENT_STATE");
  if (assignment.version !== version) return new DomainError("EDIT_CONFLICT");
  const { database } = context.services;
  const read = await readAssignmentInput(database, assignment.group, fields, assignment);
  if (read instanceof DomainError) return read;
  const { userIds, tasks: readTasks, ...values } = read;
  const [first, ...more] = assignment.state === "OPEN" ? withSwitch(readTasks, hasBackspace(assignment)) : readTasks;
  if (first === undefined) return new DomainError("INTERNAL");
  return inTransaction(database, async (transaction) => {
    const change = { ...values, task: first.task, textId: first.textId };
    const changed = await writeAssignment(transaction, assignment, version, change);
    if (changed instanceof DomainError) return changed;
    await writeMore(transaction, assignment.id, more);
    await writeMembers(transaction, assignment, userIds);
    return { assignment: { ...changed, tasks: [first, ...more] } };
  });
}

/** The switch of open work: the one of the day when it was opened. Without a task that has one, the group's. */
function hasBackspace({ tasks, group }: SeenAssignment): boolean {
  for (const { task } of tasks) if ("backspace" in task) return task.backspace;
  return group.settings.backspace;
}

/** The same tasks with this switch for Backspace. */
export function withSwitch(tasks: readonly SetTask[], backspace: boolean): readonly SetTask[] {
  return tasks.map((one) => ("backspace" in one.task ? { ...one, task: { ...one.task, backspace } } : one));
}

/** Gives a draft to the members, with the group's switch for Backspace as it is now. */
export async function openAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const draft = await coachedAssignment(context, id);
  if (draft instanceof DomainError) return draft;
  if (draft.state !== "DRAFT") return new DomainError("WRONG_ASSIGNMENT_STATE");
  const [first, ...more] = withSwitch(draft.tasks, draft.group.settings.backspace);
  if (first === undefined) return new DomainError("INTERNAL");
  return inTransaction(context.services.database, async (transaction) => {
    const opened = await writeAssignment(transaction, draft, version, { state: "OPEN", task: first.task });
    if (opened instanceof DomainError) return opened;
    await writeMore(transaction, draft.id, more);
    return { assignment: { ...opened, tasks: [first, ...more] } };
  });
}

/** Ends an open assignment. */
export async function closeAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const open = await coachedAssignment(context, id);
  if (open instanceof DomainError) return open;
  if (open.state !== "OPEN") return new DomainError("WRONG_ASSIGNMENT_STATE");
  const { database, now } = context.services;
  const assignment = await writeAssignment(database, open, version, { state: "CLOSED", closedAt: new Date(now()) });
  return assignment instanceof DomainError ? assignment : { assignment };
}

/** Deletes a draft. */
export async function deleteAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<{ deletedId: string } | DomainError> {
  const draft = await coachedAssignment(context, id);
  if (draft instanceof DomainError) return draft;
  if (draft.state !== "DRAFT") return new DomainError("WRONG_ASSIGNMENT_STATE");
  const isCurrent = and(eq(assignments.id, draft.id), eq(assignments.version, version), eq(assignments.state, "DRAFT"));
  const gone = await context.services.database.delete(assignments).where(isCurrent).returning({ id: assignments.id });
  return gone.length === 0 ? new DomainError("EDIT_CONFLICT") : { deletedId: toGlobalId("Assignment", draft.id) };
}

type Change = Partial<
  Pick<AssignmentRow, "title" | "note" | "task" | "textId" | "opensAt" | "dueAt" | "isForAll" | "state" | "closedAt">
>;

/**
 * Changes an assignment if its version is still the one that the user edited; otherwise EDIT_CONFLICT, and nothing
 * changes.
 */
async function writeAssignment(
  database: Connection,
  assignment: SeenAssignment,
  version: number,
  change: Change,
): Promise<SeenAssignment | DomainError> {
  const isCurrent = and(
    eq(assignments.id, assignment.id),
    eq(assignments.version, version),
    eq(assignments.state, assignment.state),
  );
  const [row] = await database
    .update(assignments)
    .set({ ...change, version: sql`${assignments.version} + 1` })
    .where(isCurrent)
    .returning();
  if (!row) return new DomainError("EDIT_CONFLICT");
  return { ...assignment, ...row, tasks: tasksOf(row, assignment.tasks.slice(1)) };
}
