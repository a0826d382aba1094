import { Buffer } from "node:buffer";
import { and, count, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { assignmentRules, type AssignmentTask } from "../../contract/assignmentRules";
import { limits } from "../../contract/limits";
import { findExamNorm, type ExamNorm } from "../../engine/exams/examNorms";
import { findLesson } from "../../engine/lessons/courses";
import { type Language, languagesWith } from "../../contract/languages/languages";
import { inTransaction, type Connection } from "../database/Database";
import { assignmentMembers, assignments, texts, type AssignmentRow } from "../database/schema";
import { groupMembers, groups } from "../database/userSchema";
import { DomainError, InvalidInput, type Issue, validate } from "../DomainError";
import type { Context } from "../Context";
import { findNormForGroup } from "../exams/own/ownNorms";
import { fromGlobalId, isUuid, toGlobalId } from "../graphql/globalIds";
import { openGroup, type SeenGroup } from "../groups/groups";
import { coachedAssignment, type SeenAssignment } from "./assignments";

type Maybe<Value> = Value | null | undefined;

/** What a coach says of an assignment. What goes with another kind than its own is ignored. */
type AssignmentFields = {
  readonly title: string;
  readonly note?: Maybe<string>;
  readonly kind: AssignmentTask["kind"];
  readonly lesson?: Maybe<string>;
  /** Global id. */
  readonly textId?: Maybe<string>;
  readonly norm?: Maybe<string>;
  readonly language?: Maybe<Language>;
  readonly minutes?: Maybe<number>;
  readonly accuracy?: Maybe<number>;
  readonly wpm?: Maybe<number>;
  readonly opensAt: Date;
  readonly dueAt?: Maybe<Date>;
  /** Global ids of group members. None for all of them. */
  readonly memberIds?: Maybe<readonly string[]>;
};

/** Makes an assignment of a group, as a draft. */
export async function createAssignment(
  context: Context,
  { groupId, fields }: { readonly groupId: string; readonly fields: AssignmentFields },
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  const { group } = opened;
  const { database, now } = context.services;
  const read = await readAssignmentInput(database, group, fields);
  if (read instanceof DomainError) return read;
  const { userIds, ...values } = read;
  return inTransaction(database, async (transaction) => {
    // One at a time, so that two at once do not both take the last place.
    await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, group.id)).for("no key update");
    const [have] = await transaction
      .select({ number: count() })
      .from(assignments)
      .where(eq(assignments.groupId, group.id));
    if ((have?.number ?? 0) >= limits.groupAssignments) return new DomainError("TOO_MANY_ASSIGNMENTS");
    const [row] = await transaction
      .insert(assignments)
      .values({ ...values, groupId: group.id, createdAt: new Date(now()) })
      .returning();
    if (!row) return new DomainError("INTERNAL");
    if (userIds !== null)
      await transaction.insert(assignmentMembers).values(userIds.map((userId) => ({ assignmentId: row.id, userId })));
    return { assignment: { ...row, group, isMine: false } };
  });
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
  const read = await readAssignmentInput(database, assignment.group, fields);
  if (read instanceof DomainError) return read;
  const { userIds, ...values } = read;
  return inTransaction(database, async (transaction) => {
    const changed = await writeAssignment(transaction, assignment, version, {
      ...values,
      task: retainSwitch(assignment, values.task),
    });
    if (changed instanceof DomainError) return changed;
    await transaction.delete(assignmentMembers).where(eq(assignmentMembers.assignmentId, assignment.id));
    if (userIds !== null)
      await transaction
        .insert(assignmentMembers)
        .values(userIds.map((userId) => ({ assignmentId: assignment.id, userId })));
    return { assignment: changed };
  });
}

/** Work that is open keeps the switch of the day when it was opened. */
function retainSwitch({ state, task: before }: SeenAssignment, task: SeenAssignment["task"]): SeenAssignment["task"] {
  return state === "OPEN" && "backspace" in before && "backspace" in task
    ? { ...task, backspace: before.backspace }
    : task;
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
  const { task, group } = draft;
  const ruled = "backspace" in task ? { ...task, backspace: group.settings.backspace } : task;
  const assignment = await writeAssignment(context.services.database, draft, version, { state: "OPEN", task: ruled });
  return assignment instanceof DomainError ? assignment : { assignment };
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
  return row ? { ...assignment, ...row } : new DomainError("EDIT_CONFLICT");
}

/** An assignment as its row has it, and to whom it is set (row ids); null for all. */
type ReadAssignment = Pick<AssignmentRow, "title" | "note" | "task" | "textId" | "opensAt" | "dueAt" | "isForAll"> & {
  readonly userIds: readonly string[] | null;
};

/**
 * What a coach says of an assignment, cleaned and with all that it names found; or what is wrong with it, field by
 * field.
 */
async function readAssignmentInput(
  database: Connection,
  group: SeenGroup,
  input: AssignmentFields,
): Promise<ReadAssignment | InvalidInput> {
  const clean = await validate(assignmentRules, { ...input, note: input.note ?? "" });
  if (clean instanceof InvalidInput) return clean;
  const issues: Issue[] = [];
  const own = clean.norm === null ? null : await findNormForGroup(database, group.id, clean.norm);
  const task = readTask({ ...clean, language: input.language ?? null, backspace: group.settings.backspace }, own);
  if (!("kind" in task)) issues.push(task);
  const textId = clean.textId === null ? null : await readableText(database, group.id, clean.textId);
  if (clean.textId !== null && textId === null) issues.push({ path: "textId", code: "TEXT_NOT_FOUND" });
  const userIds = input.memberIds == null ? null : await readMemberIds(database, group.id, input.memberIds);
  if (userIds !== null && "code" in userIds) issues.push(userIds);
  if (issues.length > 0 || !("kind" in task) || (userIds !== null && "code" in userIds))
    return new InvalidInput(issues);
  const { title, note, opensAt, dueAt } = clean;
  return { title, note, task, textId, opensAt, dueAt, isForAll: userIds === null, userIds };
}

type TaskInput = {
  readonly kind: AssignmentTask["kind"];
  readonly lesson: string | null;
  readonly norm: string | null;
  readonly language: Language | null;
  readonly minutes: number | null;
  readonly accuracy: number | null;
  readonly wpm: number | null;
  readonly backspace: boolean;
};

function readTask(
  { kind, lesson, norm, language, minutes, accuracy, wpm, backspace }: TaskInput,
  ownNorm: ExamNorm | null,
): AssignmentTask | Issue {
  if (kind === "TEXT") return { kind, accuracy, backspace };
  if (kind === "GOAL") return { kind, minutes, accuracy, wpm, backspace };
  if (kind === "LESSON") {
    const found = findLesson(lesson ?? "");
    return found === null
      ? { path: "lesson", code: "LESSON_NOT_FOUND" }
      : { kind, course: found.course.id, lesson: found.lesson.id };
  }
  const found = ownNorm ?? findExamNorm(norm ?? "");
  if (language === null) return { path: "language", code: "REQUIRED" };
  if (!languagesWith("examTexts").includes(language)) return { path: "language", code: "TEXT_NOT_FOUND" };
  return found === null || found.name !== norm
    ? { path: "norm", code: "EXAM_NORM_UNKNOWN" }
    : { kind, norm: found.name, language };
}

/** The row id of a text that all members of a group may read: a coach's own would be theirs alone. */
async function readableText(database: Connection, groupId: string, globalId: string): Promise<string | null> {
  const id = fromGlobalId("Text", globalId);
  if (id === null) return null;
  const isShared = or(
    isNull(texts.ownerId),
    eq(texts.visibility, "PUBLIC"),
    and(eq(texts.visibility, "GROUP"), eq(texts.groupId, groupId)),
  );
  const [text] = await database
    .select({ id: texts.id })
    .from(texts)
    .where(and(eq(texts.id, id), eq(texts.status, "PUBLISHED"), isShared));
  return text?.id ?? null;
}

/**
 * The row ids of the accounts of these members of a group (global ids of GroupMember), or what is wrong with them:
 * none, or one who has no work in this group.
 */
async function readMemberIds(
  database: Connection,
  groupId: string,
  globalIds: readonly string[],
): Promise<readonly string[] | Issue> {
  if (globalIds.length === 0) return { path: "memberIds", code: "REQUIRED" };
  if (globalIds.length > limits.groupMembers) return { path: "memberIds", code: "TOO_LONG" };
  const userIds = [...new Set(globalIds.map((globalId) => userIn(groupId, globalId)))];
  const possible = userIds.filter((id) => id !== null);
  const found = await database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(
      and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER"), inArray(groupMembers.userId, possible)),
    );
  return found.length === userIds.length ? possible : { path: "memberIds", code: "NOT_FOUND" };
}

function userIn(groupId: string, globalId: string): string | null {
  const text = Buffer.from(globalId, "base64").toString();
  const start = `GroupMember:${groupId}:`;
  const id = text.slice(start.length);
  return text.startsWith(start) && isUuid(id) ? id : null;
}
