import { and, eq, isNull, or } from "drizzle-orm";
import { type AssignmentTask, assignmentRules } from "../../contract/assignmentRules";
import { findExamNorm } from "../../engine/exams/examNorms";
import { findLesson } from "../../engine/lessons/courses";
import type { Language } from "../../engine/practice/PracticeMode";
import type { Connection } from "../database/Connection";
import type { AssignmentRow } from "../database/groupSchema";
import { texts } from "../database/schema";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { InvalidInput, type Issue } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import type { SeenGroup } from "../groups/findGroups";
import { validate } from "../users/validate";
import { AssignmentKindEnum } from "./AssignmentTaskUnion";
import { readMemberIds } from "./readMemberIds";

/** The fields of an assignment in what is sent; those of other kinds than its own are ignored. */
export const AssignmentFieldsInput = builder.inputType("AssignmentFieldsInput", {
  description: "All that a coach says of an assignment. What goes with another kind than its own is ignored.",
  fields: (t) => ({
    title: t.string({ description: "1 to 100 characters." }),
    note: t.string({ required: false, description: "Up to 500 characters. Null for nothing." }),
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
      description: "Language of the exam's texts; Dutch when it is not said. Only for EXAM.",
    }),
    minutes: t.int({ required: false, description: "1 to 600. Only for GOAL." }),
    accuracy: t.int({ required: false, description: "50 to 100. Only for TEXT and GOAL." }),
    wpm: t.int({ required: false, description: "5 to 250. Only for GOAL." }),
    opensAt: t.field({ type: "DateTime", description: "When it opens." }),
    dueAt: t.field({
      type: "DateTime",
      required: false,
      description: "When it is due; not before it opens. Null: no hurry.",
    }),
    memberIds: t.idList({
      required: false,
      description: "Global ids of the group members to whom it is set. Null: all, those who join later too.",
    }),
  }),
});

type Fields = (typeof AssignmentFieldsInput)["$inferInput"];

/** An assignment as its row has it, and to whom it is set (row ids); null for all. */
export type ReadAssignment = Pick<
  AssignmentRow,
  "title" | "note" | "task" | "textId" | "opensAt" | "dueAt" | "isForAll"
> & { readonly userIds: readonly string[] | null };

/**
 * What a coach says of an assignment, cleaned and with all that it names found; or what is wrong with it, field by
 * field.
 */
export async function readAssignmentInput(
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
