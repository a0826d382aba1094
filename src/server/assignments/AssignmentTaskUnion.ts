import type { AssignmentTask } from "../../contract/assignmentRules";
import { findLesson } from "../../engine/lessons/courses";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { TextNode } from "../texts/TextNode";
import type { SeenAssignment } from "./findAssignments";

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

export const AssignmentTaskUnion = builder.unionType("AssignmentTask", {
  description: "What an assignment asks for.",
  types: [LessonTask, TextTask, GoalTask, ExamTask],
  resolveType: ({ kind }) => typeNames[kind],
});

const typeNames = { LESSON: "LessonTask", TEXT: "TextTask", GOAL: "GoalTask", EXAM: "ExamTask" } as const;

type Backing = With<"LESSON"> | (With<"TEXT"> & { readonly textId: string | null }) | With<"GOAL"> | With<"EXAM">;

/** The task with all that its type shows. */
export function backingOf({ task, textId }: Pick<SeenAssignment, "task" | "textId">): Backing {
  return task.kind === "TEXT" ? { ...task, textId } : task;
}
