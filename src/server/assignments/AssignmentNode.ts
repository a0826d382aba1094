import { and, asc, eq } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import { assignmentMembers } from "../database/schema";
import { groupMembers, users } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { isUuid } from "../graphql/pagination";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/groups";
import { findAssignments, type SeenAssignment } from "./assignments";
import type { AssignmentTask } from "../../contract/assignmentRules";
import { findLesson } from "../../engine/lessons/courses";
import { LanguageEnum } from "../graphql/scalars";
import { TextNode } from "../texts/TextNode";

const AssignmentStateEnum = builder.enumType("AssignmentState", {
  description: "Where an assignment stands. It goes from DRAFT to OPEN to CLOSED, and never back.",
  values: {
    DRAFT: { description: "The coaches are at it; members do not see it." },
    OPEN: { description: "Members see it from its opening on, and what they do counts." },
    CLOSED: { description: "What is done now does not count any more." },
  } as const,
});

/**
 * Work that a coach sets: for the coaches of its group and admins, and, once it is open, for those to whom it is set.
 * Nobody else learns that it exists.
 */
export const AssignmentNode = builder.loadableNodeRef("Assignment", {
  id: { resolve: (assignment: SeenAssignment) => assignment.id, description: "Opaque global id." },
  load: async (ids: string[], { viewer, services }) => {
    const found = await findAssignments(services.database, viewer, ids.filter(isUuid), new Date(services.now()));
    const byId = new Map(found.map((assignment) => [assignment.id, assignment]));
    return ids.map((id) => byId.get(id) ?? null);
  },
});

builder.objectType(AssignmentNode, {
  name: "Assignment",
  description:
    "Work that a coach sets. Coaches of the group and admins read it; members those that are set to them, from " +
    "the opening on.",
  fields: (t) => ({
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "Whose it is." }),
    title: t.exposeString("title", { description: "1 to 100 characters." }),
    note: t.exposeString("note", {
      description: "What the coach says about it, up to 500 characters, with line breaks; empty for nothing.",
    }),
    kind: t.field({
      type: AssignmentKindEnum,
      resolve: ({ task }) => task.kind,
      description: "What kind of work it is.",
    }),
    task: t.field({ type: AssignmentTaskUnion, resolve: backingOf, description: "What it asks for." }),
    state: t.expose("state", { type: AssignmentStateEnum, description: "Its current state." }),
    opensAt: t.expose("opensAt", {
      type: "DateTime",
      description: "From when on members see it, once it is OPEN, and what they do counts.",
    }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      nullable: true,
      description: "What is done later is late. At this very moment it is not. Null: no hurry.",
    }),
    closedAt: t.expose("closedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was closed: what is done later does not count. Null while it is not.",
    }),
    isForAll: t.exposeBoolean("isForAll", {
      description: "For all members of the group, those who join later too; otherwise for some.",
    }),
    backspace: t.boolean({
      resolve: ({ task }) => !("backspace" in task) || task.backspace,
      description:
        "Whether Backspace may be used for it, as the group had switched it when it was opened. Where not, a run " +
        "in which something was taken back does not count. True for lessons and exams, which have their own " +
        "rules.",
    }),
    version: t.exposeInt("version", {
      description: "One more with each change; a change says which version it changes.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    isMine: t.exposeBoolean("isMine", { description: "Whether it is set to the viewer." }),
    members: t.field({
      type: [GroupMemberNode],
      nullable: true,
      description:
        "To whom it is set by name, by display name; who left the group is left out. Null when it is for all, and " +
        "for members.",
      resolve: async ({ id, groupId, isForAll, group }, _args, { viewer, services }) => {
        if (!viewer || isForAll || !isAllowed(group, viewer, "COACH")) return null;
        const rows = await services.database
          .select({ place: groupMembers, user: users })
          .from(assignmentMembers)
          .innerJoin(
            groupMembers,
            and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, assignmentMembers.userId)),
          )
          .innerJoin(users, eq(users.id, groupMembers.userId))
          .where(eq(assignmentMembers.assignmentId, id))
          .orderBy(asc(inNameOrder(users.displayName)), asc(users.id));
        return rows.map(({ place, user }) => ({ ...place, user }));
      },
    }),
  }),
});

export const AssignmentKindEnum = builder.enumType("AssignmentKind", {
  description: "What kind of work an assignment is.",
  values: {
    LESSON: { description: "All exercises of a lesson of a course are passed." },
    TEXT: { description: "A text is typed to its end." },
    GOAL: { description: "Practice of some minutes, or a run of some accuracy or speed." },
    EXAM: { description: "An exam by a norm is passed." },
  } as const,
});

type With<Kind extends AssignmentTask["kind"]> = Extract<AssignmentTask, { kind: Kind }>;

const LessonTask = builder.objectRef<With<"LESSON">>("LessonTask").implement({
  description: "To pass all exercises of a lesson. What was passed before counts.",
  fields: (t) => ({
    course: t.exposeString("course", { description: "Id of its course, such as `us-intl`." }),
    lesson: t.exposeString("lesson", { description: "Id of the lesson (src/engine/lessons), such as `us-intl-fj`." }),
    exercises: t.int({
      resolve: ({ lesson }) => findLesson(lesson)?.lesson.exercises.length ?? 0,
      description: "How many exercises it has; 0 when the course has this lesson no more.",
    }),
  }),
});

const TextTask = builder.objectRef<With<"TEXT"> & { readonly textId: string | null }>("TextTask").implement({
  description: "To type a text to its end; a long one in portions, each of them right enough.",
  fields: (t) => ({
    text: t.field({
      type: TextNode,
      nullable: true,
      resolve: ({ textId }) => textId,
      description: "Which. Null once it is gone.",
    }),
    accuracy: t.exposeInt("accuracy", {
      nullable: true,
      description: "Right key presses of all, at least, in percent. Null: as it goes.",
    }),
  }),
});

const GoalTask = builder.objectRef<With<"GOAL">>("GoalTask").implement({
  description: "To practise, whatever is typed. At least one of these is asked.",
  fields: (t) => ({
    minutes: t.exposeInt("minutes", { nullable: true, description: "Minutes of typing in all." }),
    accuracy: t.exposeInt("accuracy", {
      nullable: true,
      description:
        "Percent of right key presses, at least, in one run of 10 seconds or more; with `wpm`, in the same run.",
    }),
    wpm: t.exposeInt("wpm", {
      nullable: true,
      description: "Words a minute, at least, in one run of 10 seconds or more.",
    }),
  }),
});

const ExamTask = builder.objectRef<With<"EXAM">>("ExamTask").implement({
  description: "To pass an exam.",
  fields: (t) => ({
    norm: t.exposeString("norm", { description: "Name of the norm, such as `cbt`." }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of its texts." }),
  }),
});

const AssignmentTaskUnion = builder.unionType("AssignmentTask", {
  description: "What an assignment asks for.",
  types: [LessonTask, TextTask, GoalTask, ExamTask],
  resolveType: ({ kind }) => typeNames[kind],
});

const typeNames = { LESSON: "LessonTask", TEXT: "TextTask", GOAL: "GoalTask", EXAM: "ExamTask" } as const;

type Backing = With<"LESSON"> | (With<"TEXT"> & { readonly textId: string | null }) | With<"GOAL"> | With<"EXAM">;

/** The task with all that its type shows. */
function backingOf({ task, textId }: Pick<SeenAssignment, "task" | "textId">): Backing {
  return task.kind === "TEXT" ? { ...task, textId } : task;
}
