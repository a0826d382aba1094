import { selectTitles } from "../exams/own/ownNorms";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor } from "../cursors";
import { isUuid } from "../globalIds";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/groupRights";
import { findAssignments, type SeenAssignment, type SetTask } from "./assignments";
import { exercisesOf } from "./progress/assignmentWork";
import { selectAssignedMembers, selectDueAssignments, selectGroupAssignments } from "./selectAssignments";
import type { AssignmentTask } from "../../contract/assignmentRules";
import { LanguageEnum } from "../graphql/scalars";
import { TextNode } from "../texts/TextNode";
import { UserNode } from "../users/UserNode";
import { resolveCursorConnection } from "@pothos/plugin-relay";

const AssignmentStateEnum = builder.enumType("AssignmentState", {
  description: "State of an assignment. It goes from DRAFT to OPEN to CLOSED, and never back.",
  values: {
    DRAFT: { description: "The coaches are still writing it; members do not see it." },
    OPEN: { description: "Members see it from `opensAt` on, and their work counts." },
    CLOSED: { description: "Work done now no longer counts." },
  } as const,
});

/**
 * Work that a coach sets. Readable by coaches of its group, by admins and, once it is open, by the members it is set
 * to. For all others it does not exist.
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
    "Work that a coach sets. Coaches of the group and admins can read it; members can read what is set to them, " +
    "from `opensAt` on.",
  fields: (t) => ({
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "The group it belongs to." }),
    title: t.exposeString("title", { description: "1 to 100 characters." }),
    note: t.exposeString("note", {
      description: "The coach's note to the members, up to 500 characters, with line breaks. Empty for none.",
    }),
    kind: t.field({
      type: AssignmentKindEnum,
      resolve: ({ task }) => task.kind,
      description: "What kind of work its first task is.",
    }),
    task: t.field({ type: AssignmentTaskUnion, resolve: backingOf, description: "Its first task." }),
    tasks: t.field({
      type: [AssignmentItem],
      resolve: ({ tasks }) => [...tasks],
      description: "What the members have to do, in order: 1 to 10 tasks. A member is done when all are done.",
    }),
    state: t.expose("state", { type: AssignmentStateEnum, description: "Its current state." }),
    opensAt: t.expose("opensAt", {
      type: "DateTime",
      description: "When an OPEN assignment becomes visible to members. Work counts from this moment on.",
    }),
    dueAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ dueAt, extendedUntil }) => extendedUntil ?? dueAt,
      description:
        "Work done after this moment is late; at this very moment it is not. Null: no due date. For a member with " +
        "an extension, it is the end of the extension.",
    }),
    extendedUntil: t.expose("extendedUntil", {
      type: "DateTime",
      nullable: true,
      description: "The same moment, if a coach gave the viewer more time; otherwise null.",
    }),
    closedAt: t.expose("closedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was closed. Work done later does not count. Null while it is not closed.",
    }),
    isForAll: t.exposeBoolean("isForAll", {
      description: "Whether it is set to all members of the group, including those who join later, or only to some.",
    }),
    backspace: t.boolean({
      resolve: ({ tasks }) => tasks.every(hasBackspace),
      description:
        "Whether Backspace may be used in all of its tasks, as the group's setting was when the assignment was " +
        "opened. If not, runs in which Backspace was used do not count. True for lessons and exams, which have their " +
        "own rules.",
    }),
    version: t.exposeInt("version", {
      description: "Goes up by one with each change. A change names the version it is based on.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    isMine: t.exposeBoolean("isMine", { description: "Whether it is set to the viewer." }),
    members: t.field({
      type: [GroupMemberNode],
      nullable: true,
      description:
        "If it is set to some members only: those members, by display name, without those who left the " +
        "group. Null if it is set to all, and for members.",
      resolve: (assignment, _args, { viewer, services }) =>
        viewer && !assignment.isForAll && isAllowed(assignment.group, viewer, "COACH")
          ? selectAssignedMembers(services.database, assignment)
          : null,
    }),
  }),
});

export const AssignmentKindEnum = builder.enumType("AssignmentKind", {
  description: "What kind of work an assignment is.",
  values: {
    LESSON: { description: "All exercises of a lesson of a course are passed." },
    TEXT: { description: "A text is typed to its end." },
    GOAL: { description: "Minutes of practice, or a run with a certain accuracy or speed." },
    EXAM: { description: "An exam by a norm is passed." },
  } as const,
});

function hasBackspace({ task }: Pick<SetTask, "task">): boolean {
  return !("backspace" in task) || task.backspace;
}

type With<Kind extends AssignmentTask["kind"]> = Extract<AssignmentTask, { kind: Kind }>;

const LessonTask = builder.objectRef<With<"LESSON">>("LessonTask").implement({
  description: "To pass all exercises of a lesson. Exercises passed earlier count.",
  fields: (t) => ({
    course: t.exposeString("course", { description: "Id of its course, such as `us-intl`." }),
    lesson: t.exposeString("lesson", { description: "Id of the lesson (src/engine/lessons), such as `us-intl-fj`." }),
    exercise: t.string({
      nullable: true,
      resolve: ({ exercise }) => exercise,
      description: "Id of the only exercise that is asked, such as a game: `us-intl-fj.3`. Null: all of the lesson.",
    }),
    exercises: t.int({
      resolve: (task) => exercisesOf(task).length,
      description: "How many exercises are asked; 0 when the course no longer has this lesson.",
    }),
  }),
});

const TextTask = builder.objectRef<With<"TEXT"> & { readonly textId: string | null }>("TextTask").implement({
  description: "To type a text to its end. A long text may be typed in parts, each with the required accuracy.",
  fields: (t) => ({
    text: t.field({
      type: TextNode,
      nullable: true,
      resolve: ({ textId }) => textId,
      description: "The text. Null once it is gone.",
    }),
    accuracy: t.exposeInt("accuracy", {
      nullable: true,
      description: "Minimum share of correct key presses, in percent. Null: no minimum.",
    }),
  }),
});

const GoalTask = builder.objectRef<With<"GOAL">>("GoalTask").implement({
  description: "To practice with any text. At least one of these fields is set.",
  fields: (t) => ({
    minutes: t.exposeInt("minutes", { nullable: true, description: "Total minutes of typing." }),
    accuracy: t.exposeInt("accuracy", {
      nullable: true,
      description:
        "Minimum share of correct key presses, in percent, in one run of 10 seconds or more. With `wpm`, in the " +
        "same run.",
    }),
    wpm: t.exposeInt("wpm", {
      nullable: true,
      description: "Minimum words per minute in one run of 10 seconds or more.",
    }),
    language: t.field({
      type: LanguageEnum,
      nullable: true,
      resolve: ({ language }) => language,
      description: "The only language in which practice counts. Null: any.",
    }),
  }),
});

const ExamTask = builder.objectRef<With<"EXAM">>("ExamTask").implement({
  description: "To pass an exam.",
  fields: (t) => ({
    norm: t.exposeString("norm", { description: "Name of the norm, such as `cbt`." }),
    normTitle: t.loadable({
      type: "String",
      nullable: true,
      load: (names: string[], { services }) => selectTitles(services.database, names),
      resolve: ({ norm }) => norm,
      description: "The title of an own norm, as it is now. Null for a norm that comes with Typeloop.",
    }),
    language: t.expose("language", {
      type: LanguageEnum,
      description: "Language of its texts; only a suggestion if `requiredLanguage` is null.",
    }),
    requiredLanguage: t.field({
      type: LanguageEnum,
      nullable: true,
      resolve: ({ language, isAnyLanguage = false }) => (isAnyLanguage ? null : language),
      description: "The language in which it must be taken; null for any.",
    }),
  }),
});

const AssignmentTaskUnion = builder.unionType("AssignmentTask", {
  description: "What an assignment asks for.",
  types: [LessonTask, TextTask, GoalTask, ExamTask],
  resolveType: ({ kind }) => typeNames[kind],
});

/** One task in the order of its assignment. */
export const AssignmentItem = builder.objectRef<SetTask>("AssignmentItem").implement({
  description: "A task in its place in an assignment.",
  fields: (t) => ({
    position: t.exposeInt("position", { description: "Its place, from 0." }),
    backspace: t.boolean({ resolve: hasBackspace, description: "Whether Backspace may be used in it." }),
    task: t.field({ type: AssignmentTaskUnion, resolve: backingOf, description: "What is to be done." }),
  }),
});

const typeNames = { LESSON: "LessonTask", TEXT: "TextTask", GOAL: "GoalTask", EXAM: "ExamTask" } as const;

type Backing = With<"LESSON"> | (With<"TEXT"> & { readonly textId: string | null }) | With<"GOAL"> | With<"EXAM">;

/** The task, with the fields that its GraphQL type needs. */
function backingOf({ task, textId }: Pick<SetTask, "task" | "textId">): Backing {
  return task.kind === "TEXT" ? { ...task, textId } : task;
}

builder.objectField(UserNode, "dueAssignments", (t) =>
  t.field({
    type: [AssignmentNode],
    nullable: true,
    description:
      "The user's unfinished work in all groups that are not archived: assignments that are open, set to them and " +
      "not done. Earliest due date first, those without one last. At most 100. Null for other users than the " +
      "viewer.",
    resolve: (user, _args, context) => (context.viewer?.userId === user.id ? selectDueAssignments(context) : null),
  }),
);

/** Mutations also return this edge, so that the client can prepend a new assignment to the list. */
export const GroupAssignmentsEdge = builder.edgeObject({
  type: AssignmentNode,
  name: "GroupAssignmentsEdge",
  description: "An assignment in the list.",
});

builder.objectField(GroupNode, "assignments", (t) =>
  t.connection(
    {
      type: AssignmentNode,
      description:
        "The group's assignments, newest first. Coaches and admins get all, members the open ones that are set to " +
        "them. 25 per page, at most 100.",
      resolve: (group, args, { viewer, services }) =>
        resolveCursorConnection<Promise<SeenAssignment[]>>({ args, ...pageSizes, toCursor: assignmentCursor }, (page) =>
          selectGroupAssignments(services, viewer, group, page),
        ),
    },
    { name: "GroupAssignmentsConnection", description: "A page of a group's assignments." },
    GroupAssignmentsEdge,
  ),
);

/** The position of an assignment in the list of its group. */
export function assignmentCursor({ createdAt, id }: SeenAssignment): string {
  return toCursor({ at: createdAt, id });
}
