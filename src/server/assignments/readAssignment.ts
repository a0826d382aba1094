import { Buffer } from "node:buffer";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { assignmentRules, type AssignmentTask } from "../../contract/assignmentRules";
import { findLanguage, type Language, languagesWith } from "../../contract/languages/languages";
import { limits } from "../../contract/limits";
import { findExamNorm } from "../../engine/exams/examNorms";
import { findLesson } from "../../engine/lessons/courses";
import type { Connection } from "../database/Database";
import { texts, type AssignmentRow } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import { InvalidInput, type Issue, validate } from "../DomainError";
import { findNormForGroup } from "../exams/own/ownNorms";
import { fromGlobalId, isUuid } from "../globalIds";
import type { SeenGroup } from "../groups/groups";
import type { SeenAssignment, SetTask } from "./assignments";

type Maybe<Value> = Value | null | undefined;

/** What a coach says of one task. What goes with another kind than its own is ignored. */
export type TaskFields = {
  readonly kind: AssignmentTask["kind"];
  readonly lesson?: Maybe<string>;
  readonly exercise?: Maybe<string>;
  /** Global id. */
  readonly textId?: Maybe<string>;
  readonly norm?: Maybe<string>;
  readonly language?: Maybe<Language>;
  readonly isAnyLanguage?: Maybe<boolean>;
  readonly minutes?: Maybe<number>;
  readonly accuracy?: Maybe<number>;
  readonly wpm?: Maybe<number>;
};

/** What a coach says of an assignment. Earlier pages name one task in the fields beside `tasks`. */
export type AssignmentFields = Omit<TaskFields, "kind" | "exercise" | "isAnyLanguage"> & {
  readonly title: string;
  readonly note?: Maybe<string>;
  readonly kind?: Maybe<AssignmentTask["kind"]>;
  readonly tasks?: Maybe<readonly TaskFields[]>;
  readonly opensAt: Date;
  readonly dueAt?: Maybe<Date>;
  /** Global ids of group members. None for all of them. */
  readonly memberIds?: Maybe<readonly string[]>;
};

/** An assignment as it is stored, and to whom it is set (row ids); null for all. */
export type ReadAssignment = Pick<AssignmentRow, "title" | "note" | "opensAt" | "dueAt" | "isForAll"> & {
  readonly tasks: readonly SetTask[];
  readonly userIds: readonly string[] | null;
};

/**
 * What a coach says of an assignment, cleaned and with all that it names found; or what is wrong with it, field by
 * field: `tasks.1.lesson` for the second task.
 * @param before what is changed, whose further tasks stay when an earlier page names only the first; null if new.
 */
export async function readAssignmentInput(
  database: Connection,
  group: SeenGroup,
  input: AssignmentFields,
  before: SeenAssignment | null,
): Promise<ReadAssignment | InvalidInput> {
  const isEarlier = input.tasks == null;
  const clean = await validate(assignmentRules, {
    ...input,
    note: input.note ?? "",
    tasks: input.tasks ?? [ofEarlierPage(input)],
  });
  if (clean instanceof InvalidInput) return new InvalidInput(named(clean.issues, isEarlier));
  const issues: Issue[] = [];
  const tasks: SetTask[] = [];
  for (const [position, fields] of clean.tasks.entries()) {
    // One after the other: most name nothing that is looked up.
    // oxlint-disable-next-line no-await-in-loop
    const task = await readTask(database, group, { ...fields, language: findLanguage(fields.language) });
    if ("code" in task) issues.push({ ...task, path: `tasks[${position}].${task.path}` });
    else tasks.push({ position, ...task });
  }
  const userIds = input.memberIds == null ? null : await readMemberIds(database, group.id, input.memberIds);
  if (userIds !== null && "code" in userIds) issues.push(userIds);
  if (issues.length > 0 || (userIds !== null && "code" in userIds)) return new InvalidInput(named(issues, isEarlier));
  const { title, note, opensAt, dueAt } = clean;
  const further = isEarlier ? (before?.tasks.slice(1) ?? []) : [];
  return { title, note, tasks: [...tasks, ...further], opensAt, dueAt, isForAll: userIds === null, userIds };
}

/** The one task that an earlier page names. It sends a language with every kind, and means it for exams. */
function ofEarlierPage({ kind, lesson, textId, norm, language, minutes, accuracy, wpm }: AssignmentFields) {
  return { kind, lesson, textId, norm, language: kind === "EXAM" ? language : null, minutes, accuracy, wpm };
}

/** Issues as the schema names fields: `tasks.0.lesson`, or `lesson` for an earlier page. */
function named(issues: readonly Issue[], isEarlier: boolean): readonly Issue[] {
  return issues.map(({ path, code }) => ({
    path: isEarlier ? path.replace(/^tasks\[0\]\./u, "") : path.replace(/\[(\d+)\]/gu, ".$1"),
    code,
  }));
}

type CleanTask = {
  readonly kind: AssignmentTask["kind"];
  readonly lesson: string | null;
  readonly exercise: string | null;
  readonly textId: string | null;
  readonly norm: string | null;
  readonly language: Language | null;
  readonly isAnyLanguage: boolean;
  readonly minutes: number | null;
  readonly accuracy: number | null;
  readonly wpm: number | null;
};

/** One task with what it names, or what is wrong with it. */
async function readTask(
  database: Connection,
  group: Pick<SeenGroup, "id" | "settings">,
  { kind, lesson, exercise, textId, norm, language, isAnyLanguage, minutes, accuracy, wpm }: CleanTask,
): Promise<Omit<SetTask, "position"> | Issue> {
  const { backspace } = group.settings;
  if (kind === "GOAL") {
    const task = { kind, minutes, accuracy, wpm, backspace, ...(language === null ? {} : { language }) };
    return { task, textId: null };
  }
  if (kind === "TEXT") {
    const id = fromGlobalId("Text", textId ?? "");
    return id !== null && (await isReadableInGroup(database, group.id, id))
      ? { task: { kind, accuracy, backspace }, textId: id }
      : { path: "textId", code: "TEXT_NOT_FOUND" };
  }
  if (kind === "LESSON") {
    const found = findLesson(lesson ?? "");
    if (found === null) return { path: "lesson", code: "LESSON_NOT_FOUND" };
    if (exercise !== null && !found.lesson.exercises.some(({ id }) => id === exercise))
      return { path: "exercise", code: "LESSON_NOT_FOUND" };
    const only = exercise === null ? {} : { exercise };
    return { task: { kind, course: found.course.id, lesson: found.lesson.id, ...only }, textId: null };
  }
  if (language === null) return { path: "language", code: "REQUIRED" };
  if (!languagesWith("examTexts").includes(language)) return { path: "language", code: "TEXT_NOT_FOUND" };
  const found = await findNormIn(database, group.id, norm ?? "");
  if (found === null) return { path: "norm", code: "EXAM_NORM_UNKNOWN" };
  const free = isAnyLanguage ? { isAnyLanguage } : {};
  return { task: { kind, norm: found, language, ...free }, textId: null };
}

/** The name of a norm that the members of a group can take; null for others. */
export async function findNormIn(database: Connection, groupId: string, norm: string): Promise<string | null> {
  const found = (await findNormForGroup(database, groupId, norm)) ?? findExamNorm(norm);
  return found === null || found.name !== norm ? null : found.name;
}

/** Whether all members of a group may read a text, by row ids: a coach's own would be theirs alone. */
export async function isReadableInGroup(database: Connection, groupId: string, textId: string): Promise<boolean> {
  const isShared = or(
    isNull(texts.ownerId),
    eq(texts.visibility, "PUBLIC"),
    and(eq(texts.visibility, "GROUP"), eq(texts.groupId, groupId)),
  );
  const [text] = await database
    .select({ id: texts.id })
    .from(texts)
    .where(and(eq(texts.id, textId), eq(texts.status, "PUBLISHED"), isShared));
  return text !== undefined;
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

/** The row id of the account in the global id of a place in this group; null for other ids. */
export function userIn(groupId: string, globalId: string): string | null {
  const text = Buffer.from(globalId, "base64").toString();
  const start = `GroupMember:${groupId}:`;
  const id = text.slice(start.length);
  return text.startsWith(start) && isUuid(id) ? id : null;
}
