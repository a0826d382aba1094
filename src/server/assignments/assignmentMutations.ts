import { builder } from "../graphql/builder";
import { AssignmentNode, AssignmentKindEnum } from "./AssignmentNode";
import { type SeenAssignment, coachedAssignment } from "./assignments";
import { assignmentCursor, GroupAssignmentsEdge } from "./assignmentLists";
import { count, eq, and, sql, inArray, isNull, or } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { assignmentMembers, assignments, type AssignmentRow, texts } from "../database/schema";
import { groups, groupMembers } from "../database/userSchema";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError, type Issue, InvalidInput } from "../DomainError";
import { openGroup, type SeenGroup } from "../groups/groups";
import { toGlobalId, isUuid, fromGlobalId } from "../graphql/pagination";
import type { Connection } from "../database/Database";
import { Buffer } from "node:buffer";
import { type AssignmentTask, assignmentRules } from "../../contract/assignmentRules";
import { findExamNorm } from "../../engine/exams/examNorms";
import { findLesson } from "../../engine/lessons/courses";
import type { Language } from "../../engine/practice/PracticeMode";
import { LanguageEnum } from "../graphql/scalars";
import { validate } from "../validate";

/** The result of every change of an assignment. */
export const AssignmentSuccess = builder
  .objectRef<{ readonly assignment: SeenAssignment }>("AssignmentSuccess")
  .implement({
    description: "The change was made.",
    fields: (t) => ({
      assignment: t.field({
        type: AssignmentNode,
        resolve: ({ assignment }) => assignment,
        description: "The assignment as it is now.",
      }),
      assignmentEdge: t.field({
        type: GroupAssignmentsEdge,
        resolve: ({ assignment }) => ({ cursor: assignmentCursor(assignment), node: assignment }),
        description: "The same assignment, for the list of its group.",
      }),
    }),
  });

const CreateAssignmentInput = builder.inputType("CreateAssignmentInput", {
  description: "A new assignment.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    fields: t.field({ type: AssignmentFieldsInput, description: "The fields of the assignment." }),
  }),
});

builder.mutationField("createAssignment", (t) =>
  t.field({
    type: payload("CreateAssignmentPayload", AssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes an assignment, as a draft. For coaches of the group and admins. A group has at most 500 (else " +
      "TOO_MANY_ASSIGNMENTS).",
    args: { input: t.arg({ type: CreateAssignmentInput, required: true, description: "The new assignment." }) },
    resolve: (_root, { input }, context) => createAssignment(context, input),
  }),
);

async function createAssignment(
  context: Context,
  { groupId, fields }: (typeof CreateAssignmentInput)["$inferInput"],
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  const { group } = opened;
  const { database, now } = context.services;
  const read = await readAssignmentInput(database, group, fields);
  if (read instanceof DomainError) return read;
  const { userIds, ...values } = read;
  return database.transaction(async (transaction) => {
    // Locks the group, so that two requests at once cannot both take the last place.
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

const ChangeAssignmentInput = builder.inputType("ChangeAssignmentInput", {
  description: "A new version of an assignment.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the assignment." }),
    version: t.int({ description: "The version that this change is based on." }),
    fields: t.field({ type: AssignmentFieldsInput, description: "All fields, which replace the current ones." }),
  }),
});

builder.mutationField("changeAssignment", (t) =>
  t.field({
    type: payload("ChangeAssignmentPayload", AssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Changes an assignment that is a draft or open. For coaches of the group and admins. EDIT_CONFLICT when it " +
      "has changed since `version`, WRONG_ASSIGNMENT_STATE when it is closed. The members' progress is derived " +
      "again.",
    args: { input: t.arg({ type: ChangeAssignmentInput, required: true, description: "The changed assignment." }) },
    resolve: (_root, { input }, context) => changeAssignment(context, input),
  }),
);

async function changeAssignment(
  context: Context,
  { id, version, fields }: (typeof ChangeAssignmentInput)["$inferInput"],
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const assignment = await coachedAssignment(context, id);
  if (assignment instanceof DomainError) return assignment;
  if (assignment.state === "CLOSED") return new DomainError("WRONG_ASSIGNMENT_STATE");
  if (assignment.version !== version) return new DomainError("EDIT_CONFLICT");
  const { database } = context.services;
  const read = await readAssignmentInput(database, assignment.group, fields);
  if (read instanceof DomainError) return read;
  const { userIds, ...values } = read;
  return database.transaction(async (transaction) => {
    const changed = await writeAssignment(transaction, assignment, version, {
      ...values,
      task: keepSwitch(assignment, values.task),
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

/** An open assignment keeps the Backspace setting it was opened with. */
function keepSwitch({ state, task: before }: SeenAssignment, task: SeenAssignment["task"]): SeenAssignment["task"] {
  return state === "OPEN" && "backspace" in before && "backspace" in task
    ? { ...task, backspace: before.backspace }
    : task;
}

builder.mutationField("closeAssignment", (t) =>
  t.field({
    type: payload("CloseAssignmentPayload", AssignmentSuccess, ["RefusedError"]),
    description:
      "Closes an open assignment: work done later does not count. For coaches of the group and admins. " +
      "WRONG_ASSIGNMENT_STATE when it is not open, EDIT_CONFLICT when it has changed since `version`.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => closeAssignment(context, id, version),
  }),
);

async function closeAssignment(
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

const DeleteAssignmentSuccess = builder.objectRef<{ readonly deletedId: string }>("DeleteAssignmentSuccess").implement({
  description: "The draft was deleted.",
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "Global id of the deleted assignment." }) }),
});

builder.mutationField("deleteAssignment", (t) =>
  t.field({
    type: payload("DeleteAssignmentPayload", DeleteAssignmentSuccess, ["RefusedError"]),
    description:
      "Deletes a draft. For coaches of the group and admins. WRONG_ASSIGNMENT_STATE when it was already opened, " +
      "EDIT_CONFLICT when it has changed since `version`.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => deleteAssignment(context, id, version),
  }),
);

async function deleteAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<{ deletedId: string } | DomainError> {
  const draft = await coachedAssignment(context, id);
  if (draft instanceof DomainError) return draft;
  if (draft.state !== "DRAFT") return new DomainError("WRONG_ASSIGNMENT_STATE");
  const isKnown = and(eq(assignments.id, draft.id), eq(assignments.version, version), eq(assignments.state, "DRAFT"));
  const gone = await context.services.database.delete(assignments).where(isKnown).returning({ id: assignments.id });
  return gone.length === 0 ? new DomainError("EDIT_CONFLICT") : { deletedId: toGlobalId("Assignment", draft.id) };
}

type Change = Partial<
  Pick<AssignmentRow, "title" | "note" | "task" | "textId" | "opensAt" | "dueAt" | "isForAll" | "state" | "closedAt">
>;

/** Changes an assignment if it still has the given version. EDIT_CONFLICT otherwise, and nothing changes. */
export async function writeAssignment(
  database: Connection,
  assignment: SeenAssignment,
  version: number,
  change: Change,
): Promise<SeenAssignment | DomainError> {
  const isKnown = and(
    eq(assignments.id, assignment.id),
    eq(assignments.version, version),
    eq(assignments.state, assignment.state),
  );
  const [row] = await database
    .update(assignments)
    .set({ ...change, version: sql`${assignments.version} + 1` })
    .where(isKnown)
    .returning();
  return row ? { ...assignment, ...row } : new DomainError("EDIT_CONFLICT");
}

/**
 * The account row ids of these members of a group (global ids of GroupMember), or what is wrong with them: the list is
 * empty, or one of them is not a member with role MEMBER in this group.
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

const AssignmentFieldsInput = builder.inputType("AssignmentFieldsInput", {
  description: "The fields of an assignment. Fields for another kind are ignored.",
  fields: (t) => ({
    title: t.string({ description: "1 to 100 characters." }),
    note: t.string({ required: false, description: "Up to 500 characters. Null for none." }),
    kind: t.field({ type: AssignmentKindEnum, description: "What kind of work it is." }),
    lesson: t.string({ required: false, description: "Id of the lesson. Only for LESSON." }),
    textId: t.id({
      required: false,
      description:
        "Global id of a text that the group's members may read: published for all, or shared with the group. Only " +
        "for TEXT.",
    }),
    norm: t.string({ required: false, description: "Name of the norm. Only for EXAM." }),
    language: t.field({
      type: LanguageEnum,
      required: false,
      description: "Language of the exam's texts; Dutch by default. Only for EXAM.",
    }),
    minutes: t.int({ required: false, description: "1 to 600. Only for GOAL." }),
    accuracy: t.int({ required: false, description: "50 to 100. Only for TEXT and GOAL." }),
    wpm: t.int({ required: false, description: "5 to 250. Only for GOAL." }),
    opensAt: t.field({ type: "DateTime", description: "When it opens." }),
    dueAt: t.field({
      type: "DateTime",
      required: false,
      description: "When it is due; not before it opens. Null: no due date.",
    }),
    memberIds: t.idList({
      required: false,
      description:
        "Global ids of the group members to whom it is set. Null: all members, including those who join later.",
    }),
  }),
});

type Fields = (typeof AssignmentFieldsInput)["$inferInput"];

/** An assignment as stored in its row, and the row ids of the users to whom it is set; null for all. */
type ReadAssignment = Pick<AssignmentRow, "title" | "note" | "task" | "textId" | "opensAt" | "dueAt" | "isForAll"> & {
  readonly userIds: readonly string[] | null;
};

/** The validated fields with all ids resolved, or the issues, field by field. */
async function readAssignmentInput(
  database: Connection,
  group: SeenGroup,
  input: Fields,
): Promise<ReadAssignment | InvalidInput> {
  const clean = await validate(assignmentRules, { ...input, note: input.note ?? "" });
  if (clean instanceof InvalidInput) return clean;
  const issues: Issue[] = [];
  const task = readTask({ ...clean, language: input.language ?? "nl", backspace: group.settings.backspace });
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

type Said = {
  readonly kind: AssignmentTask["kind"];
  readonly lesson: string | null;
  readonly norm: string | null;
  readonly language: Language;
  readonly minutes: number | null;
  readonly accuracy: number | null;
  readonly wpm: number | null;
  readonly backspace: boolean;
};

function readTask({ kind, lesson, norm, language, minutes, accuracy, wpm, backspace }: Said): AssignmentTask | Issue {
  if (kind === "TEXT") return { kind, accuracy, backspace };
  if (kind === "GOAL") return { kind, minutes, accuracy, wpm, backspace };
  if (kind === "LESSON") {
    const found = findLesson(lesson ?? "");
    return found === null
      ? { path: "lesson", code: "LESSON_NOT_FOUND" }
      : { kind, course: found.course.id, lesson: found.lesson.id };
  }
  const found = findExamNorm(norm ?? "");
  return found === null || found.name !== norm
    ? { path: "norm", code: "EXAM_NORM_UNKNOWN" }
    : { kind, norm: found.name, language };
}

/** The row id of a text that all members of a group may read. A coach's private text is not one. */
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
